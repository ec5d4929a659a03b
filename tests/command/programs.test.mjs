// The programs of the contest page print what the judges print: for the samples, the cases of tests/data/judges, a share of the brute-forced
// families and, those of C++, inputs at the contests' limits. The long programme tries Python at them too.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {inputs} from "../../scripts/bench-inputs.mjs";
import {ask} from "../../scripts/catalog.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {printed} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {judgeCases} from "../helpers/judge-cases.mjs";
import {judgeFamilies} from "../helpers/judge-families.mjs";
import {compiled, idsOf, python} from "../helpers/programs.mjs";

/** By the first id: inputs with their outputs. */
const cases = new Map();
const judgedAtLimits = (id) => {
  const input = inputs[id]();
  return {input, output: printed(["judge", id], input).stdout};
};

before(() => {
  const brute = [...judgeCases(), ...judgeFamilies()];
  for (const {ids, input, output} of ask("catalog").problems) {
    const own = brute.filter(({id}) => ids.includes(id));
    const share = own.filter((_, i) => i % Math.ceil(own.length / 5) === 0);
    const kept = readdirSync("tests/data/judges").filter(
      (file) => file.endsWith(".in") && ids.includes(file.split(".")[0]),
    );
    const read = (file) => readFileSync(`tests/data/judges/${file}`, "utf8");
    const files = kept.map((file) => ({input: read(file), output: read(file.replace(/in$/, "out"))}));
    cases.set(ids[0], [{input, output}, ...files, ...share]);
  }
});

test("every problem has a line, an idea and two programs, and nothing is without a problem", async () => {
  const sources = await openSources();
  const [{solutions}] = await sources.languages();
  const {ideas} = await sources.load("/web/contest/ideas.ts");
  const ids = [...cases.keys()].sort();
  for (const found of [solutions.says, ideas]) assert.deepEqual(Object.keys(found).sort(), ids);
  for (const ending of [".cpp", ".py"]) assert.deepEqual(idsOf(ending).sort(), ids);
  assert.deepEqual([...new Set(Object.values(ideas))].sort(), Object.keys(solutions.ideas).sort());
});

/** What is printed, line by line: a blank at the end of one is nothing. */
const trimmed = (text) => text.replace(/ +$/gm, "").trimEnd();
const same = (id, {input, output}, printed) =>
  assert.equal(trimmed(printed), trimmed(output), `${id}\n${input.slice(0, 200)}`);

/** What Project Euler 325 asks for, past what the judge takes. */
const stones = {input: "10000000000000000\n", output: "54672965\n"};

const atLimits = () => (isLong ? [...cases.keys()].map((id) => [id, judgedAtLimits(id)]) : []);

test("in C++", () => {
  const run = compiled();
  for (const [id, all] of cases) for (const one of all) same(id, one, run(id, one.input));
  for (const [id, one] of atLimits()) same(id, one, run(id, one.input));
  same("pe-325", stones, run("pe-325", stones.input));
});

test("in Python", () => {
  const all = [...cases].flatMap(([id, own]) => own.map((one) => [id, one]));
  const runs = [...all, ["pe-325", stones], ...atLimits()];
  const printed = python(runs.map(([id, {input}]) => [id, input]));
  for (const [i, [id, one]] of runs.entries()) same(id, one, printed[i]);
});
