// The programs in C++, by the first id of their problem.
export const programs = import.meta.glob<string>("./programs/*.cpp", {eager: true, query: "?raw", import: "default"});
