// Contest input judged, by the native engine and by the wasm: each problem's sample, the cases of tests/judges, and bad input.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {inputs} from "../../scripts/bench-inputs.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {command} from "./command.mjs";
import {judgeCases} from "./judge-cases.mjs";

const folder = "tests/judges";
const native = (id, input) => spawnSync(command, ["judge", id], {input, encoding: "utf8"});

let sg;
let problems;
before(async () => {
  sg = await createEngine();
  problems = await sg.problems();
});
after(() => sg.close());

async function judged(id, input, output) {
  assert.equal(native(id, input).stdout, output, id);
  const {cases, omitted, ...document} = await sg.judge(id, input);
  assert.deepEqual(document, {output}, id);
  assert.equal(cases.map((one) => one.output).join(""), output, id);
  assert.equal(omitted, 0);
}

test("every sample that is known is judged as published, under each of its problem's ids", async () => {
  assert.ok(problems.length > 10);
  for (const {ids, input, output} of problems.filter((problem) => problem.input))
    for (const id of ids) await judged(id, input, output);
});

test("the cases of tests/judges, each of a problem that there is", async () => {
  const inputs = readdirSync(folder).filter((file) => file.endsWith(".in"));
  assert.ok(inputs.length > 0);
  for (const file of inputs) {
    const [id] = file.split(".");
    const output = readFileSync(`${folder}/${file.slice(0, -".in".length)}.out`, "utf8");
    await judged(id, readFileSync(`${folder}/${file}`, "utf8"), output);
  }
});

test("the brute-forced cases are judged so", async () => {
  const cases = judgeCases();
  assert.ok(cases.length > 50);
  for (const {id, input, output} of cases) await judged(id, input, output);
});

test("each case leads to a position with the same winner", async () => {
  const {cases} = await sg.judge("poj-2311", "2 2\n3 2\n4 2\n");
  assert.deepEqual(
    cases.map(({address, play}) => [address, play]),
    ["2x2", "3x2", "4x2"].map((sheet) => [`cutting:${sheet}`, "normal"]),
  );
  for (const {address, output} of cases)
    assert.equal((await sg.analyze(address)).outcome, output === "WIN\n" ? "N" : "P");
});

test("cases past the thousandth are judged, and not listed", async () => {
  const {output, cases, omitted} = await sg.judge("poj-2311", "2 2\n".repeat(1001));
  assert.deepEqual([output.length, cases.length, omitted], [5 * 1001, 1000, 1]);
});

test("bad input is an error with its place, on both sides", async () => {
  const bad = {
    "poj-2311": ["2 2\n3", 5],
    "poj-3710": ["1\n2 1\n1 3\n", 8],
    "hdu-1850": ["2\n5 x\n0", 4],
    "poj-1067": ["1 2\n3 -1", 6],
    "hdu-1907": ["1\n1\n1\n7", 6],
  };
  for (const [id, [input, at]] of Object.entries(bad)) {
    await assert.rejects(sg.judge(id, input), {code: "bad-request", at}, id);
    const {stdout, status} = native(id, input);
    assert.deepEqual([JSON.parse(stdout).error.at, status], [at, 2], id);
  }
});

test("a position that the game refuses is an error of its case", async () => {
  await assert.rejects(sg.judge("poj-2311", "4 2\n1 1\n2 2"), ({code, at}) => code === "bad-position" && at === 7);
});

test("an output without end is refused", async () => {
  const input = "4 2\n1 554294967296\n";
  await assert.rejects(sg.judge("hdu-2149", input), {code: "too-big", at: 6});
  assert.equal(native("hdu-2149", input).status, 2);
});

test("a board that the game does not take is no work", async () => {
  await assert.rejects(sg.judge("cf-917b", "501 0\n"), {code: "too-big", at: 0});
  await assert.rejects(sg.judge("cf-917b", "695170931023 0\n"), {code: "too-big", at: 0});
});

test("an aborted judgement is refused at once", () =>
  assert.rejects(sg.judge("poj-2311", "2 2\n", {signal: AbortSignal.abort()}), ({code}) => code === "cancelled"));

test("an unknown problem is refused with the ids that there are", async () => {
  await assert.rejects(
    sg.judge("poj-1", ""),
    ({code, expected}) => code === "bad-request" && /poj-2311/.test(expected),
  );
  await assert.rejects(sg.judge(7, ""), ({code}) => code === "bad-request");
  await assert.rejects(sg.judge("poj-2311", 7), ({code}) => code === "bad-request");
});

test("every problem has a title and an input for the benchmark, and neither is without a problem", async () => {
  const sources = await openSources();
  const [{problemTitles}] = await sources.languages();
  sources.close();
  const ids = problems.map(({ids}) => ids[0]).sort();
  assert.deepEqual(Object.keys(problemTitles).sort(), ids);
  assert.deepEqual(Object.keys(inputs).sort(), ids);
});
