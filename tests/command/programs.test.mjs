// Programs of the contest page: they print the judges' outputs for the samples, the cases of tests/data/judges, a share
// of the brute-forced families and, in C++, inputs at the contests' limits, which Python gets in the long run only.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {inputs} from "../../scripts/bench-inputs.mjs";
import {ask} from "../../scripts/catalog.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {runCommand} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {judgeCases} from "../helpers/judge-cases.mjs";
import {judgeFamilies} from "../helpers/judge-families.mjs";
import {compilePrograms, runPython} from "../helpers/programs.mjs";

const sources = await openSources();
const {assemblePrograms} = await sources.load("/web/contest/program-text.ts");
/** @type {[language: string, methods: Record<string, string>][]} */
const languages = [
  ["C++", (await sources.load("/web/contest/programs-cpp.ts")).methods],
  ["Python", (await sources.load("/web/contest/programs-py.ts")).methods],
];
/** @type {ReadonlyMap<string, string>[]} */
const [cpp, python] = languages.map(([, methods]) => assemblePrograms(methods));

/** Inputs with their outputs, by the problem's first id. */
const cases = new Map();
const judgedAtLimits = (id) => {
  const input = inputs[id]();
  return {input, output: runCommand(["judge", id], input).stdout};
};

before(() => {
  const brute = [...judgeCases(), ...judgeFamilies()];
  for (const {ids, input, output} of ask("catalog").problems) {
    const problemCases = brute.filter(({id}) => ids.includes(id));
    const share = problemCases.filter((_, i) => i % Math.ceil(problemCases.length / 5) === 0);
    const storedFiles = readdirSync("tests/data/judges").filter(
      (file) => file.endsWith(".in") && ids.includes(file.split(".")[0]),
    );
    const read = (file) => readFileSync(`tests/data/judges/${file}`, "utf8");
    const files = storedFiles.map((file) => ({input: read(file), output: read(file.replace(/in$/, "out"))}));
    cases.set(ids[0], [{input, output}, ...files, ...share]);
  }
});

test("every problem has a line, an idea and two programs, and nothing is without a problem", async () => {
  const [{solutions}] = await sources.languages();
  const {ideas} = await sources.load("/web/contest/ideas.ts");
  const ids = [...cases.keys()].sort();
  for (const texts of [solutions.says, ideas]) assert.deepEqual(Object.keys(texts).sort(), ids);
  for (const programs of [cpp, python]) assert.deepEqual([...programs.keys()].sort(), ids);
  assert.deepEqual([...new Set(Object.values(ideas))].sort(), Object.keys(solutions.ideas).sort());
});

/** Definition of a function, up to the next line that begins at the margin with more than a brace. */
const definitions = {
  "C++": /^[\w:<>, ]+[ &*](\w+)\(.*(?:\n(?:[ }].*)?)*/gm,
  Python: /^def (\w+)\(.*(?:\n(?: .*)?)*/gm,
};

test("every section is part of a program, and every function of a program is called in it", () => {
  for (const [language, methods] of languages) {
    const programs = assemblePrograms(methods);
    const texts = [...programs.values()];
    for (const [file, method] of Object.entries(methods)) {
      const [, ...sections] = method.split(/^(?:\/\/|#): .*$/m).map((text) => text.trim());
      for (const section of sections)
        assert.ok(
          texts.some((text) => text.includes(section)),
          `${file}: no program has this section:\n${section}`,
        );
    }
    for (const [id, text] of programs) {
      assert.doesNotMatch(text, /^(?:\/\/|#): /m, id);
      for (const [definition, name] of text.matchAll(definitions[language]))
        if (name !== "main") assert.match(text.replace(definition, ""), new RegExp(`\\b${name}\\b`), `${id}: ${name}`);
    }
  }
});

test("a section that is empty or the second for a problem is reported with its file", () => {
  const head = "// Nim.\n#include <vector>\n\n";
  assert.throws(() => assemblePrograms({"nim.cpp": `${head}//: sum\n\n//: hdu-1\nint main() {}\n`}), /nim\.cpp.* sum /);
  const main = `${head}//: hdu-1 hdu-2\nint main() {}\n`;
  assert.equal(assemblePrograms({"nim.cpp": main}).get("hdu-2"), "#include <vector>\n\nint main() {}\n");
  assert.throws(() => assemblePrograms({"nim.cpp": main, "wythoff.cpp": main}), /wythoff\.cpp.* hdu-1 /);
});

/** Output without blanks at the ends of lines. */
const trimmed = (text) => text.replace(/ +$/gm, "").trimEnd();
const assertSameOutput = (id, {input, output}, actual) =>
  assert.equal(trimmed(actual), trimmed(output), `${id}\n${input.slice(0, 200)}`);

/** Input and answer of Project Euler 325, beyond the limit of the judge. */
const stones = {input: "10000000000000000\n", output: "54672965\n"};

const atLimits = () => (isLong ? [...cases.keys()].map((id) => [id, judgedAtLimits(id)]) : []);

test("in C++", () => {
  const run = compilePrograms(cpp);
  for (const [id, problemCases] of cases)
    for (const testCase of problemCases) assertSameOutput(id, testCase, run(id, testCase.input));
  for (const [id, testCase] of atLimits()) assertSameOutput(id, testCase, run(id, testCase.input));
  assertSameOutput("pe-325", stones, run("pe-325", stones.input));
});

test("in Python", () => {
  const allCases = [...cases].flatMap(([id, problemCases]) => problemCases.map((testCase) => [id, testCase]));
  const runs = [...allCases, ["pe-325", stones], ...atLimits()];
  const outputs = runPython(
    python,
    runs.map(([id, {input}]) => [id, input]),
  );
  for (const [i, [id, testCase]] of runs.entries()) assertSameOutput(id, testCase, outputs[i]);
});
