// Contest input judged, by the native engine and by the wasm: each problem's sample, the cases of tests/data/judges,
// and bad input.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {inputs} from "../../scripts/bench-inputs.mjs";
import {catalog} from "../../scripts/catalog.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {runCommand} from "../helpers/command.mjs";
import {judgeCases} from "../helpers/judge-cases.mjs";
import {judgeFamilies} from "../helpers/judge-families.mjs";

const folder = "tests/data/judges";
const native = (id, input) => runCommand(["judge", id], input);

let sg;
let problems;
before(async () => {
  sg = await createEngine();
  problems = await sg.problems();
});
after(() => sg.close());

async function assertJudged(id, input, output) {
  assert.equal(native(id, input).stdout, output, id);
  const {cases, omitted, ...document} = await sg.judge(id, input);
  assert.deepEqual(document, {output}, id);
  assert.equal(cases.map((testCase) => testCase.output).join(""), output, id);
  assert.equal(omitted, 0);
}

test("every problem has a sample, judged as it says under each of the problem's ids", async () => {
  assert.ok(problems.length > 10);
  for (const {ids, input, output} of problems) {
    assert.ok(input && output, ids[0]);
    for (const id of ids) await assertJudged(id, input, output);
  }
  assert.ok(problems.filter(({ours}) => ours).length < 6, "most samples are the published ones");
});

test("a problem is known however its id is typed", async () => {
  const typed = {
    "hdu-1850": ["hdu1850", "HDU 1850", "hdu_1850", "HDOJ1850", "杭电1850"],
    "luogu-p2197": ["洛谷P2197", "luogu p2197", "P2197", "p2197", "洛谷 2197", "Luogu/P2197"],
    "cf-305e": ["CF305E", "codeforces 305/E", "Codeforces 305 E", "cf-305e"],
    "leetcode-1510": ["LC1510", "LeetCode 1510", "力扣1510", "leetcode-1510"],
    "pe-306": ["PE306", "Project Euler #306", "欧拉计划306", "euler 306"],
    "atcoder-agc017d": ["AGC017D", "AtCoder AGC 017 D", "atcoder agc017_d"],
    "codechef-matchs": ["MATCHS", "CodeChef: MATCHS"],
  };
  for (const [id, spellings] of Object.entries(typed)) {
    const {input, output} = problems.find(({ids}) => ids.includes(id));
    for (const spelling of spellings) assert.equal((await sg.judge(spelling, input)).output, output, spelling);
  }
  for (const nothing of ["1850", "", "hdu", "洛谷", "hdu 18500"]) await assert.rejects(sg.judge(nothing, ""), nothing);
});

test("no two problems are typed alike", () => {
  const owners = new Map();
  for (const {ids, spellings} of problems)
    for (const spelling of spellings) {
      assert.ok([undefined, ids[0]].includes(owners.get(spelling)), spelling);
      owners.set(spelling, ids[0]);
    }
});

test("every problem that a game names is judged, and every problem is some game's", async () => {
  const {games} = await catalog();
  const bySpelling = new Map(problems.flatMap((problem) => problem.spellings.map((spelling) => [spelling, problem])));
  const namedProblems = new Set(
    games.flatMap((game) =>
      game.problems.map((name) => {
        const problem = bySpelling.get(name.toLowerCase().replace(/[ -]/g, ""));
        assert.ok(problem, `${name}, of ${game.id}`);
        return problem;
      }),
    ),
  );
  for (const problem of problems) assert.ok(namedProblems.has(problem), problem.ids[0]);
});

test("the cases of tests/data/judges, each of a problem that there is", async () => {
  const inputs = readdirSync(folder).filter((file) => file.endsWith(".in"));
  assert.ok(inputs.length > 0);
  for (const file of inputs) {
    const [id] = file.split(".");
    const output = readFileSync(`${folder}/${file.slice(0, -".in".length)}.out`, "utf8");
    await assertJudged(id, readFileSync(`${folder}/${file}`, "utf8"), output);
  }
});

test("the brute-forced cases are judged so", async () => {
  const cases = judgeCases();
  assert.ok(cases.length > 50);
  for (const {id, input, output} of cases) await assertJudged(id, input, output);
});

test("whole families of small inputs are judged as their moves alone decide", async () => {
  const cases = judgeFamilies();
  assert.ok(cases.length > 1000);
  for (const {id, input, output} of cases) {
    assert.equal((await sg.judge(id, input)).output, output, `${id}\n${input.slice(0, 100)}`);
  }
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

test("more heaps than one board has are one sum", () => {
  for (const [count, expectedText] of /** @type {[number, string][]} */ ([
    [150_000, "No\n"],
    [150_001, "Yes\n"],
  ]))
    assert.equal(native("poj-2234", `${count} ${"1 ".repeat(count)}`).stdout, expectedText, String(count));
});

test("cases past the thousandth are judged, and not listed", async () => {
  const {output, cases, omitted} = await sg.judge("poj-2311", "2 2\n".repeat(1001));
  assert.deepEqual([output.length, cases.length, omitted], [5 * 1001, 1000, 1]);
});

test("bad input is an error with its place, on both sides", async () => {
  const badFields = {
    "poj-2311": ["2 2\n3", 5],
    "poj-3710": ["1\n2 1\n1 3\n", 8],
    "hdu-1850": ["2\n5 x\n0", 4],
    "poj-1067": ["1 2\n3 -1", 6],
    "hdu-1907": ["1\n1\n1\n7", 6],
  };
  for (const [id, [input, at]] of Object.entries(badFields)) {
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
  const ids = problems.map(({ids}) => ids[0]).sort();
  assert.deepEqual(Object.keys(problemTitles).sort(), ids);
  assert.deepEqual(Object.keys(inputs).sort(), ids);
});
