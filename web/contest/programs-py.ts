// Methods that solve the contest problems in Python, by the path of their file; `assemblePrograms` makes the programs of them.
export const methods = import.meta.glob<string>("./programs/*.py", {eager: true, query: "?raw", import: "default"});
