// Methods that solve the contest problems in C++, by the path of their file; `assemblePrograms` makes the programs of them.
export const methods = import.meta.glob<string>("./programs/*.cpp", {eager: true, query: "?raw", import: "default"});
