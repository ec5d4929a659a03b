// Programs in Python, by the path of the file, which is named after the first id of the problem.
export const programs = import.meta.glob<string>("./programs/*.py", {eager: true, query: "?raw", import: "default"});
