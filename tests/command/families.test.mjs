// Open addresses: `sequence`, `compare`, `table` and `family` give each position the answer that it gets alone, and
// that of the definition; unknown values and invalid positions are reported.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import {documentOf as document, runCommand as run} from "../helpers/command.mjs";
import {plays} from "../helpers/plays.mjs";

let sources;
let spelled;
before(async () => {
  sources = await openSources();
  ({spelled} = await sources.load("/web/sequences/spelling.ts"));
});

/** Answers for each address by itself, in one run of the command. */
const analyzed = (addresses, play = "normal") =>
  run(["batch", "-", "--play", play, "--moves", "none"], `${addresses.join("\n")}\n`)
    .stdout.trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const checked = (address, play = "normal") => document("check", address, "--play", play);

/** Families of one name: the address, a bound, and the bound up to which the definition is quick. */
const families = [
  ["bash(3):{n}", 40, 12],
  ["bash({n+1}):{2n}", 20, 6],
  ["fibonacci-nim:{n}", 60, 14],
  ["fibonacci-nim:{n}/{n/2}", 40, 14],
  ["coins(ruler):{T*n}H", 20, 6],
  ["coins(mock-turtles):{T*n}H{T*n%3}", 12, 5],
  ["treblecross-strip:{.*n}", 20, 8],
  ["node-kayles:{{k}-{k} *n}{{k}-{k+1} *n-1}", 30, 9],
  ["node-kayles:{{k}-{(k+1)%n} *n}", 30, 9],
  ["arc-kayles:{0-{k+1} *n}", 12, 6],
  ["cram:{n+1}x2", 9, 4],
  ["hackenbush:{(*n}{)*n}", 20, 8],
  ["nim:{'2,'*n}5", 9, 4],
  ["nim:3{ + nim:{k}*n}", 9, 4],
  ["subtraction(1,{n+2}):{3n-n}", 30, 10],
];

for (const [open, to, small] of /** @type {[string, number, number][]} */ (families))
  test(`${open} is worth what its positions are`, () => {
    const {values, status} = document("sequence", open, "--to", String(to));
    assert.equal(status, "solved");
    const {names, parts} = document("family", open);
    assert.equal(names, "n");
    const addresses = Array.from({length: to + 1}, (_, n) => spelled(parts, {n: BigInt(n)}));
    const answers = analyzed(addresses);
    assert.deepEqual(
      values.map(String),
      answers.map(({grundy}) => grundy),
    );
    for (let n = 0; n <= small; n++) assert.equal(checked(addresses[n]).grundy, String(values[n]), addresses[n]);
    const rows = document("table", open, "--to", String(to));
    assert.deepEqual(rows.values, [values]);
    assert.equal(rows.outcomes.join(""), answers.map(({outcome}) => outcome).join(""));
  });

test("an open address agrees with the values that its game makes by itself", () => {
  for (const game of ["kayles", "dawsons-chess", "take-and-break(0.{1,2})", "subtraction(1,3,4)", "grundy"]) {
    const {differs, compared} = document("compare", game, `${game}:{n}`, "--to", "300");
    assert.deepEqual([differs, compared], [null, "301"], game);
  }
  const row = document("compare", "treblecross:{n+5}", "treblecross-strip:{.*n+3}", "--to", "60");
  assert.equal(row.differs, null);
  const path = document("compare", "dawsons-kayles:{n+1}", "node-kayles:{{k}-{k} *n}{{k}-{k+1} *n-1}", "--to", "60");
  assert.equal(path.differs, null);
});

const tables = [
  ["wythoff:{a},{b}", 7, ["normal", "misere"]],
  ["euclid:{a+1},{b+1}", 6, ["normal", "misere"]],
  ["fibonacci-nim:{a}/{b}", 7, ["normal", "misere"]],
  ["cram:{a+1}x{b+1}", 2, ["normal", "misere"]],
  ["cutting:{a+1}x{b+1}", 3, ["normal"]],
  ["chomp:{a+1}x{b+1}", 2, ["normal", "misere"]],
  ["coins-2d(corners):{{T*b+1}/*a}{T*b}H", 2, ["normal"]],
  ["nim:{a},{b}", 5, plays],
  ["nim:{a} + kayles:{b}", 5, ["normal", "misere"]],
];
for (const [open, to, playsOf] of /** @type {[string, number, string[]][]} */ (tables))
  for (const play of playsOf)
    test(`each cell of ${open} under ${play} is what the definition says`, () => {
      const {values, outcomes, status} = document("table", open, "--to", String(to), "--play", play);
      assert.equal(status, "solved");
      const {parts} = document("family", open);
      for (let a = 0; a <= to; a++)
        for (let b = 0; b <= to; b++) {
          const address = spelled(parts, {a: BigInt(a), b: BigInt(b)});
          const checkReply = checked(address, play);
          if (checkReply.error) {
            assert.equal(outcomes[a][b], "-", address);
            continue;
          }
          const value = values?.[a][b] ?? null;
          if (checkReply.wins !== null) assert.equal(outcomes[a][b], checkReply.wins ? "N" : "P", address);
          if (play === "normal" && value !== "loony") assert.equal(checkReply.grundy, String(value), address);
        }
    });

/** Kayles by its moves alone: the winner and the number under misère play. */
function misereKayles() {
  const cache = new Map();
  const solve = (heaps) => {
    const key = heaps.join();
    if (!cache.has(key)) {
      const options = heaps.flatMap((heap, i) =>
        [1, 2].flatMap((take) =>
          Array.from({length: Math.max(0, heap - take + 1)}, (_, remaining) =>
            solve(
              [...heaps.slice(0, i), remaining, heap - take - remaining, ...heaps.slice(i + 1)]
                .filter((size) => size > 0)
                .sort((a, b) => a - b),
            ),
          ),
        ),
      );
      const values = new Set(options.map(({value}) => value));
      let mex = 0;
      while (values.has(mex)) mex++;
      cache.set(key, {
        wins: options.length === 0 || options.some(({wins}) => !wins),
        value: options.length === 0 ? 1 : mex,
      });
    }
    return cache.get(key);
  };
  return (n) => solve(n === 0 ? [] : [n]);
}

test("misere play of Kayles is told by winners, and by numbers where it is tame", () => {
  const judge = misereKayles();
  const {values, outcomes, misere, play, status} = document("sequence", "kayles", "--to", "16", "--play", "misere");
  assert.deepEqual([values, play, status], [[], "misere", "solved"]);
  for (let n = 0; n <= 16; n++) {
    assert.equal(outcomes[n], judge(n).wins ? "N" : "P", `n = ${n}`);
    if (misere[n] !== null) assert.equal(misere[n], judge(n).value, `n = ${n}`);
  }
  assert.ok(misere.slice(0, 5).every((value) => value !== null));
  assert.equal(
    run(["sequence", "kayles", "--to", "2", "--play", "misere", "--format", "csv"]).stdout,
    "n,value,outcome\n0,1,N\n1,0,P\n2,2,N\n",
  );
});

test("Wythoff's game to a thousand is one table, lost at the Beatty pairs", () => {
  const {outcomes, values, status} = document("table", "wythoff:{a},{b}", "--to", "999");
  assert.equal(status, "solved");
  const lostPairs = new Set();
  const usedNumbers = new Set();
  for (let k = 0, a = 0; a <= 999; k++) {
    while (usedNumbers.has(a)) a++;
    usedNumbers.add(a).add(a + k);
    lostPairs.add(`${a},${a + k}`).add(`${a + k},${a}`);
  }
  for (let a = 0; a <= 999; a++)
    for (let b = 0; b <= 999; b++)
      if (
        (outcomes[a][b] === "P") !== lostPairs.has(`${a},${b}`) ||
        (values[a][b] === 0) !== lostPairs.has(`${a},${b}`)
      )
        assert.fail(`${a},${b}`);
  const part = document("table", "wythoff:{a},{b}", "--a", "30..31", "--b", "5..7");
  assert.deepEqual(part.values, [values[30].slice(5, 8), values[31].slice(5, 8)]);
});

test("where it ends, and why, is told", () => {
  const limitOf = (...words) => {
    const {status, limit, values, made: madeCount} = document("sequence", ...words);
    return [status, limit?.kind, limit?.at, values.length, madeCount];
  };
  assert.deepEqual(limitOf("fibonacci-nim:{n}", "--from", "1998", "--to", "2003"), ["limit", "memory", "2001", 3, "3"]);
  assert.deepEqual(limitOf("cutting:{n+1}x2", "--to", "9"), ["limit", "value", "0", 0, "0"]);
  assert.deepEqual(limitOf("nim:{7-n}", "--to", "9"), ["limit", "position", "8", 8, "8"]);
  assert.deepEqual(limitOf("cram:{n+1}x4", "--to", "9", "--budget", "30").slice(0, 2), ["limit", "positions"]);
  const table = document("table", "cram:{a+1}x{b+1}", "--to", "4", "--each", "30");
  assert.deepEqual([table.status, table.limit.kind, table.limit.at], ["limit", "positions", "25"]);
  assert.ok(Number(table.unknown) > 0 && table.outcomes.join("").includes("?"));
  const limited = document("table", "cram:{a+1}x{b+1}", "--to", "4", "--budget", "40");
  assert.ok(Number(limited.limit.at) < 25 && limited.outcomes.join("").length === Number(limited.limit.at));
});

test("what is no family is refused, at its place", () => {
  for (const [line, code, at, key] of /** @type {[string, string, number | null, string][]} */ ([
    ["sequence wythoff:{a},{b} --to 9", "bad-request", null, "one-open-name"],
    ["sequence cram:{n+x}x2 --to 9", "bad-request", 8, "number-or-bracket"],
    ["sequence cram:{n --to 9", "bad-request", 7, "sign"],
    ["sequence cram:{n}x{k} --to 9", "bad-request", 10, "open-name"],
    ["sequence cram:{n}x2 --to 9", "bad-position", 5, "sides-from-1"],
    ["sequence nim:{n-3} --to 9", "bad-position", 4, "whole-number"],
    ["sequence nim:{10/n} --to 9", "bad-position", 4, "whole-number"],
    ["sequence nim:5,{n}, --from 9223372036854775808 --to 9223372036854775808", "too-big", null, "heaps-up-to"],
    ["sequence kayles:5 --to 9", "bad-request", 6, "end-of-game"],
    ["sequence nosuch:{n} --to 9", "unknown-game", 0, "game"],
    ["sequence kayles --to 9 --play bogus", "bad-play", null, "one-of"],
    ["sequence kayles --to 9 --play misere --format b-file", "bad-request", null, "one-of"],
    ["sequence cutting:{n+1}x2 --to 9 --play misere", "bad-play", null, "play-to-a-goal"],
    ["table kayles:5", "bad-request", 6, "end-of-game"],
    ["table nim:{a},{b} --to 2000", "too-big", null, "most-cells"],
    ["table nim:{a},{b} --a 5", "bad-request", null, "range"],
    ["table nim:{a},{b} --a 5..3", "bad-request", null, "range"],
    ["table nim:{a},{b},{n}", "bad-request", null, "open-address"],
    ["table nim:{'1'*(n+1)*1000001}5 --to 3", "too-big", null, "most-characters"],
    ["family kayles:5", "bad-request", null, "open-address"],
    [`family nim:{n}${",1".repeat(5000)}`, "too-big", null, "most-characters"],
  ])) {
    const {stdout, status} = run(line.split(" "));
    const {error} = JSON.parse(stdout);
    assert.deepEqual([status, error?.code, error?.expects.key], [2, code, key], line);
    if (at !== null) assert.equal(error.at, at, line);
  }
});

test("games of one heap that demand it have their sequence too", () => {
  assert.deepEqual(document("sequence", "bash(3)", "--to", "8").values, [0, 1, 2, 3, 0, 1, 2, 3, 0]);
  assert.equal(document("sequence", "fibonacci-nim", "--to", "60").status, "solved");
});
