// Limits of accepted input: every reply is a right answer or says what is too big; none is wrong, endless or a crash.
import assert from "node:assert/strict";
import {spawn, spawnSync} from "node:child_process";
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {test} from "node:test";
import {answerOf, command, sweepCommand} from "../helpers/command.mjs";

const huge = "value:4611686018427387903";
const divisions = (/** @type {number} */ count) => `heap-rule(n -> k where k<n and k${"/1".repeat(count)}<n):5`;

/** @type {[string[], Record<string, unknown>][]} a command, and what its document and exit code must have */
const rows = [
  [["analyze", [...Array(5).fill(huge), "value:1/9223372036854775808"].join(" + ")], {exit: 0, outcome: "L"}],
  [["analyze", [...Array(5).fill(huge), "nim:3"].join(" + ")], {exit: 0, outcome: "L"}],
  [["value", Array(5).fill("4611686018427387903").join("+")], {exit: 3, value: null}],
  [["analyze", "value:*5000"], {exit: 0, outcome: "N", value: "*5000"}],
  [["analyze", "value:^*5000"], {exit: 0, outcome: "L", value: "^*5000"}],
  [["analyze", "value:^*27387903"], {exit: 0, outcome: "L", value: "^*27387903"}],
  // Every number that is printed can be read.
  [
    ["value", "4611686018427387:1/9223372036854775808"],
    {exit: 0, value: "42535295865117299594993504612253697/9223372036854775808"},
  ],
  [["value", "42535295865117299594993504612253697/9223372036854775808"], {exit: 0, outcome: "L"}],
  [["value", "42535295865117307932921825928971026432/9223372036854775808"], {exit: 2}],
  [["value", "^2305843009213693953"], {exit: 0, value: "^2305843009213693953"}],
  [["analyze", "value:-461*27387903"], {exit: 0, outcome: "R", value: "-461*27387903"}],
  [["analyze", "nim:5000 + value:*4095"], {exit: 0, outcome: "N"}],
  [["analyze", "value:*18446744073709551615"], {exit: 2}],
  [["analyze", divisions(30)], {exit: 0, grundy: "5"}],
  [["analyze", divisions(400)], {exit: 0, grundy: "5"}],
  [["period", "coins(ruler):{T*n}H", "--budget", "200000"], {exit: 3, status: "limit"}],
  [["quotient", "bean-pots", "--to", "1000000", "--certificate", "--budget", "20000"], {exit: 3, status: "limit"}],
  [["quotient", "bean-pots", "--to", "18446744073709551615", "--certificate", "--budget", "20000"], {exit: 2}],
  [["quotient", "kayles", "--to", "1000000000000"], {exit: 2}],
  [["genus", "kayles", "--to", "18446744073709551615"], {exit: 2}],
  // A board that falls apart is a sum.
  [["analyze", `toads-and-frogs:${Array(5).fill("tt..ff").join("/")}`], {exit: 0, outcome: "N", value: "*"}],
  [["analyze", `domineering:${Array(3).fill("..#...#..#....#...").join("/")}`], {exit: 0, outcome: "R", value: "-3"}],
  [["analyze", `domineering:${Array(3).fill("...#...#...#...").join("/")}`], {exit: 0, outcome: "P", value: "0"}],
  [["analyze", "partizan-subtraction(1;2):24^8"], {exit: 0, outcome: "P", value: "0"}],
  [["analyze", "partizan-subtraction(3;5):1000,2000,77"], {exit: 0, outcome: "N", value: "*"}],
  // Theorems are answers.
  [["period", "nim"], {exit: 0, ground: "theorem", preperiod: "0", period: "1", saltus: "1"}],
  [["period", "lasker"], {exit: 0, ground: "theorem", preperiod: "1", period: "4", saltus: "4"}],
  [["period", "0.6", "--to", "100"], {exit: 3, game: "take-and-break(0.6)"}],
  [["period", "take-and-break(0.6)", "--to", "100"], {exit: 3, status: "limit", period: null}],
  [["compare", "bounded-nim(3)", "subtraction(1,2,3)"], {exit: 0, same: true}],
  [["compare", "red-blue-hackenbush:{n}-1b 1-2r", "0 1 2", "--to", "20"], {exit: 3, status: "limit", same: null}],
  [["compare", "red-blue-hackenbush:{n}-1b 1-2r", "kayles", "--to", "20"], {exit: 3, status: "limit", same: null}],
  // A number before a name divides by the product with it.
  [
    ["analyze", "heap-rule(n -> n/2k where 1<=k<=2):9"],
    {exit: 0, address: "heap-rule(n -> n/2k where 1<=k<=2):9", grundy: "1"},
  ],
  // An open address keeps its signs, in its own text and in sums.
  ...["value:{n}↑·2", "heap-rule(n → k where k<n):{n} + nim:2"].map(
    (address) => /** @type {[string[], Record<string, unknown>]} */ ([["family", address], {exit: 0, address}]),
  ),
  [["table", "heap-rule(n → k where k<n):{n} + nim:2", "--a", "0..2"], {exit: 0, values: [[2, 3, 0]]}],
  // A blank within a row is not a square to be skipped.
  ...["toads-and-frogs:t f", "konane:xo o", "clobber:xo ox", "cram:.. ./..."].map(
    (address) => /** @type {[string[], Record<string, unknown>]} */ ([["analyze", address], {exit: 2}]),
  ),
];

test("answers at the edges", () => {
  for (const [words, expected] of rows) {
    const answer = answerOf(words[0] === "analyze" ? [...words, "--moves", "none"] : words);
    const actual = Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key]]));
    assert.deepEqual(actual, expected, words.join(" ").slice(0, 200));
  }
});

const bounds = ["4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551615"];

/** Values for the other parameters while one is at its bound: small, by the parameter's name or by its kind. */
const usual = {
  address: "kayles:5",
  game: "kayles",
  a: "1",
  b: "*",
  text: "1/2",
  family: "nim:{n},3",
  table: "nim:{n},3",
  expression: "3+5",
  operation: "product",
  corner: "0,0",
};

test("every number of every verb at its bounds is answered or refused", () => {
  const {verbs} = answerOf(["verbs"]);
  let queryCount = 0;
  for (const {name: verb, parameters} of verbs) {
    const others = parameters.filter(
      (/** @type {any} */ {usual: usualValue, takes}) => usualValue === null && takes !== "input" && takes !== "number",
    );
    if (others.some((/** @type {any} */ {takes}) => takes === "file" || takes === "touch")) continue;
    const words = others.map(
      (/** @type {any} */ {name, takes, choices}) => choices[0] ?? usual[verb] ?? usual[name] ?? usual[takes],
    );
    const numbers = parameters.filter((/** @type {any} */ {takes}) => takes === "number");
    for (const {name} of numbers)
      for (const bound of bounds) {
        const to = numbers.some(
          (/** @type {any} */ other) => other.name === "to" && other.usual === null && name !== "to",
        );
        const budgetArguments = name === "budget" ? [] : ["--budget", "20000"];
        const hasBudget = numbers.some((/** @type {any} */ other) => other.name === "budget");
        const allArguments = [
          verb,
          ...words,
          `--${name}`,
          bound,
          ...(hasBudget ? budgetArguments : []),
          ...(to ? ["--to", "20"] : []),
        ];
        const {exit, status, error} = answerOf(allArguments);
        assert.ok([0, 2, 3].includes(exit), `${allArguments.join(" ")}: ${exit}`);
        assert.notEqual(error?.code, "internal", allArguments.join(" "));
        if (exit === 3) assert.equal(status, "limit", allArguments.join(" "));
        queryCount++;
      }
  }
  assert.ok(queryCount >= 100, String(queryCount));
});

test("a second interrupt of either kind ends at once what did not hear the first", async () => {
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const [first, second] of /** @type {["SIGINT" | "SIGTERM", "SIGINT" | "SIGTERM"][]} */ ([
    ["SIGINT", "SIGTERM"],
    ["SIGTERM", "SIGINT"],
    ["SIGINT", "SIGINT"],
  ])) {
    // The command waits for a program that prints nothing more.
    const child = spawn(command, ["explore", "1", "--", "sh", "-c", "echo begun >&2; exec sleep 60"]);
    await new Promise((resolve) => child.stderr.once("data", resolve));
    const closed = new Promise((resolve) => child.on("exit", (_, signal) => resolve(signal)));
    child.kill(first);
    await pause(500);
    child.kill(second);
    assert.equal(await closed, second);
  }
});

test("what files hold is read without recursion", () => {
  const brackets = "[".repeat(1_000_000);
  const file = join(mkdtempSync(join(tmpdir(), "edges-")), "sweep.jsonl");
  writeFileSync(file, `${brackets}\n`);
  assert.equal(answerOf(["check-certificate", file]).exit, 2);
  assert.equal(spawnSync(sweepCommand, ["--check", file]).status, 2);
  rmSync(dirname(file), {recursive: true});
  const parsers = readdirSync("cpp", {recursive: true, encoding: "utf8"})
    .filter((path) => path.endsWith(".cpp"))
    .map((path) => readFileSync(join("cpp", path), "utf8"))
    .filter((text) => /\bdocument\.Parse\b/.test(text));
  assert.ok(parsers.length >= 3);
  for (const text of parsers) {
    assert.match(text, /kParseIterativeFlag/);
    assert.doesNotMatch(text, /\bdocument\.Parse\(/);
  }
});
