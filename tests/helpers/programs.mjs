// Runners for the programs of the contest page: C++ compiled into one binary, run by id; Python in one process.
import {spawnSync} from "node:child_process";
import {mkdirSync, writeFileSync} from "node:fs";

const buildFolder = "build/programs";

const run = (command, words, input) => {
  const {stdout, stderr, status, error} = spawnSync(command, words, {input, encoding: "utf8", maxBuffer: 1e9});
  if (error || status !== 0) throw new Error(`${[command, ...words].join(" ")}: ${error ?? stderr}`);
  return stdout;
};

/**
 * Compiles each program in a namespace of its own, so that the headers are read once, within one without a name, so that
 * the compiler reports unused functions.
 * @param {ReadonlyMap<string, string>} programs by id
 */
export function compilePrograms(programs) {
  const head = "#include <bits/stdc++.h>\nusing namespace std;\n";
  const name = (id) => `of_${id.replaceAll("-", "_")}`;
  const parts = [...programs].map(([id, text]) => {
    if (!text.startsWith(head)) throw new Error(`${id}.cpp has other headers`);
    // The program's `main` is its last function; as `solve` it must return a value.
    const body = text.slice(head.length).replace("int main()", "int solve()").replace(/}\n$/, "return 0;\n}\n");
    return `namespace {\nnamespace ${name(id)} {\n#line 3 "${id}.cpp"\n${body}}\n}\n`;
  });
  const choice = [...programs.keys()].map((id) => `  if (id == "${id}") return ${name(id)}::solve();\n`).join("");
  mkdirSync(buildFolder, {recursive: true});
  writeFileSync(
    `${buildFolder}/all.cpp`,
    `${head}${parts.join("")}int main(int, char** words) {\n  const string id = words[1];\n${choice}  return 1;\n}\n`,
  );
  run(
    "g++",
    [
      "-std=c++17",
      "-O1",
      "-Wall",
      "-Wno-unused-result",
      "-Werror",
      "-o",
      `${buildFolder}/all`,
      `${buildFolder}/all.cpp`,
    ],
    "",
  );
  return (id, input) => run(`${buildFolder}/all`, [id], input);
}

/**
 * Returns the outputs of the programs for their inputs, in order.
 * @param {ReadonlyMap<string, string>} programs by id
 * @param {[id: string, input: string][]} runs
 * @returns {string[]}
 */
export const runPython = (programs, runs) =>
  JSON.parse(
    run("python3", ["tests/helpers/run-programs.py"], JSON.stringify({programs: Object.fromEntries(programs), runs})),
  );
