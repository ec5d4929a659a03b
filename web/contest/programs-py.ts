// The programs in Python, by the first id of their problem.
export const programs = import.meta.glob<string>("./programs/*.py", {eager: true, query: "?raw", import: "default"});
