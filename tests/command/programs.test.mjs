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
import {compilePrograms, idsOf, runPython} from "../helpers/programs.mjs";

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
  const sources = await openSources();
  const [{solutions}] = await sources.languages();
  const {ideas} = await sources.load("/web/contest/ideas.ts");
  const ids = [...cases.keys()].sort();
  for (const texts of [solutions.says, ideas]) assert.deepEqual(Object.keys(texts).sort(), ids);
  for (const ending of [".cpp", ".py"]) assert.deepEqual(idsOf(ending).sort(), ids);
  assert.deepEqual([...new Set(Object.values(ideas))].sort(), Object.keys(solutions.ideas).sort());
});

/** Output without blanks at the ends of lines. */
const trimmed = (text) => text.replace(/ +$/gm, "").trimEnd();
const assertSameOutput = (id, {input, output}, actual) =>
  assert.equal(trimmed(actual), trimmed(output), `${id}\n${input.slice(0, 200)}`);

/** Input and answer of Project Euler 325, beyond the limit of the judge. */
const stones = {input: "10000000000000000\n", output: "54672965\n"};

const atLimits = () => (isLong ? [...cases.keys()].map((id) => [id, judgedAtLimits(id)]) : []);

test("in C++", () => {
  const run = compilePrograms();
  for (const [id, problemCases] of cases)
    for (const testCase of problemCases) assertSameOutput(id, testCase, run(id, testCase.input));
  for (const [id, testCase] of atLimits()) assertSameOutput(id, testCase, run(id, testCase.input));
  assertSameOutput("pe-325", stones, run("pe-325", stones.input));
});

test("in Python", () => {
  const allCases = [...cases].flatMap(([id, problemCases]) => problemCases.map((testCase) => [id, testCase]));
  const runs = [...allCases, ["pe-325", stones], ...atLimits()];
  const outputs = runPython(runs.map(([id, {input}]) => [id, input]));
  for (const [i, [id, testCase]] of runs.entries()) assertSameOutput(id, testCase, outputs[i]);
});
