// Answers about short games, against cases that were found independently (tests/data/partizan.json; its `how` names the
// source).
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {answerOf} from "../helpers/command.mjs";

/** @type {any[]} */
const cases = JSON.parse(readFileSync("tests/data/partizan.json", "utf8")).cases;
const casesOf = (/** @type {string} */ kind) => cases.filter((row) => row.kind === kind);

const run = (/** @type {string[]} */ ...words) => answerOf(words);

const games = new Set(run("catalog").games.map((/** @type {any} */ {id}) => id));
const has = (/** @type {string} */ address) => games.has(/^[a-z-]+/.exec(address)?.[0]);
/** A part of a sum as an expression. */
const term = (/** @type {string} */ part) => (part.startsWith("value:") ? `(${part.slice(6)})` : `[${part}]`);

/** Value of a case in the answer's notation. */
function agrees(/** @type {any} */ expected, /** @type {any} */ reply, /** @type {string} */ description) {
  /** @type {Record<string, any>} */
  const actual = {
    ...reply,
    left_stop: reply.stops?.left,
    right_stop: reply.stops?.right,
    birthday: Number(reply.birthday),
    far_star: Number(reply.far_star),
    left: reply.left?.map((/** @type {any} */ option) => option.value),
    right: reply.right?.map((/** @type {any} */ option) => option.value),
  };
  const keys = [
    "value",
    "outcome",
    "left_stop",
    "right_stop",
    "mean",
    "temperature",
    "atomic_weight",
    "reduced",
    "birthday",
  ];
  for (const key of [...keys, "kinds", "walls", "left", "right", "far_star"])
    if (key in expected) assert.deepEqual(actual[key], expected[key], `${description}: ${key}`);
}

test("values of expressions are those that others found", () => {
  for (const testCase of casesOf("value")) agrees(testCase, run("value", testCase.input), testCase.input);
  assert.ok(casesOf("value").length > 100);
});

test("what is printed is read back as the same", () => {
  for (const {value} of cases.filter(({value}) => typeof value === "string"))
    assert.equal(run("value", value).value, value);
});

test("huge heaps beside a value are as good as its remote star", () => {
  for (const {input, value, far_star, outcome} of casesOf("remote")) {
    agrees({value, far_star}, run("value", input), input);
    for (const star of [far_star, far_star + 5])
      assert.equal(run("value", `(${input}) + *${star}`).outcome, outcome, `${input} + *${star}`);
  }
});

test("values of positions, of sums of them, and how two compare", () => {
  for (const testCase of casesOf("position").filter(({ruleset}) => has(ruleset)))
    agrees(testCase, run("value", `${testCase.ruleset}:${testCase.position}`), testCase.id);
  for (const testCase of [...casesOf("sum"), ...casesOf("hottest")].filter(({parts}) =>
    parts.every((/** @type {string} */ part) => part.startsWith("value:") || has(part)),
  ))
    agrees(testCase, run("value", testCase.parts.map(term).join(" + ")), testCase.id);
  const isAvailable = (/** @type {string} */ side) => has(side) || !/^[a-z-]+[:(]/.test(side);
  for (const testCase of casesOf("compare").filter(({left, right}) => isAvailable(left) && isAvailable(right))) {
    const {relation, difference, a_value, b_value} = run("relate", testCase.left, testCase.right);
    assert.deepEqual(
      {relation, difference, left_value: a_value, right_value: b_value},
      {
        relation: testCase.relation,
        difference: testCase.difference,
        left_value: testCase.left_value,
        right_value: testCase.right_value,
      },
      testCase.id,
    );
  }
});

test("each option is kept, dominated or reversible, as others found", () => {
  for (const testCase of casesOf("options").filter(({ruleset, input}) => input || has(ruleset))) {
    const reply = run("value", testCase.input ?? `${testCase.ruleset}:${testCase.position}`);
    for (const side of ["left", "right"]) {
      const expected = testCase[side].map((/** @type {any} */ option) =>
        option.canonical
          ? [option.option, "kept"]
          : [option.option, option.dominated_by.toSorted(), option.reversible_through.toSorted()],
      );
      const dropped = reply.dropped.filter((/** @type {any} */ option) => option.side === side);
      const actual = [
        // The options that replaced a reversible one were not given.
        ...reply[side]
          .map((/** @type {any} */ option) => [option.value, "kept"])
          .filter((/** @type {any} */ [value]) =>
            expected.some((/** @type {any} */ [expectedValue]) => expectedValue === value),
          ),
        ...dropped.map((/** @type {any} */ option) => [
          option.value,
          option.dominated_by.toSorted(),
          option.reversible_through.toSorted(),
        ]),
      ];
      assert.deepEqual(actual.toSorted(), expected.toSorted(), `${testCase.id}, ${side}`);
    }
  }
});

test("a value that is mistyped is answered with its place and what is wanted there", () => {
  for (const {input, at} of casesOf("fault").filter(({input, at}) => input !== undefined && at !== null)) {
    const {error, exit} = run("value", input);
    assert.deepEqual([error.code, error.at, exit], ["bad-value", at, 2], input);
  }
  for (const {ruleset, position} of casesOf("fault").filter(({ruleset}) => has(ruleset)))
    assert.ok(run("value", `${ruleset}:${position}`).error?.at >= 0, `${ruleset}:${position}`);
  for (const [text, at, expected] of /** @type {[string, number, string][]} */ ([
    ["1/3", 2, "a power of two, since 1/3 is no short game but the stalk +--+-+-+-+-+... without end"],
    ["0.5", 2, "a fraction such as 1/2"],
    ["{1|0", 4, "}"],
    ["{1|0|2}", 7, "one run of bars that is the longest"],
    ["cool(1)", 0, "2 games in the brackets of cool"],
    ["weight(1)", 0, "a game that has an atomic weight"],
    ["cool({1|0},-1)", 0, "a temperature above -1"],
    ["norton({1|0},-^)", 0, "a unit above 0"],
    ["1 + [nim:3,5", 12, "]"],
    ["1 + [nim:3,x]", 11, "a heap size"],
    ["± ⇑ ?", 4, "the end"],
    ["^<0>", 2, "at least 1"],
  ])) {
    const {error} = run("value", text);
    assert.deepEqual([error?.at, error?.expected], [at, expected], text);
  }
});

test("brackets may stand in one another, as far as they can be read", () => {
  const nested = (/** @type {number} */ depth) => `${"(".repeat(depth)}1${")".repeat(depth)}`;
  assert.equal(run("value", nested(200)).value, "1");
  assert.deepEqual(run("value", nested(5000)).error.code, "too-big");
});

test("each move that loses has its answer, and a position that whoever begins loses is worth 0", () => {
  for (const address of [
    "domineering:5x5",
    "red-blue-hackenbush:0-1b 1-2r + domineering:2x3 + nim:1",
    "domineering:4x4 + clobber:xo/ox",
  ]) {
    const {outcome, value, moves} = run("analyze", address);
    if (outcome === "P") assert.equal(value, "0", address);
    const losingMoves = moves.listed.filter((/** @type {any} */ move) => move.wins === false);
    assert.ok(losingMoves.length > 0, address);
    for (const {text, to, reply} of losingMoves) {
      const replied = run("play", to, reply.touch.join());
      // The player who made the losing move is to move again, and loses.
      assert.equal(run("check", replied.address).wins, false, `${address}: ${text}`);
    }
  }
});

test("names of loopy and infinite games are refused with what they are, and a fraction with the stalk that closes in on it", () => {
  for (const [text, cycle] of Object.entries({
    on: "on > on",
    "1 + {0|tis}": "tis > tisn > tis",
    "{dud|}": "dud > dud",
  })) {
    const {error} = run("value", text);
    assert.deepEqual([error.code, error.expects.facts.cycle], ["bad-value", cycle], text);
    assert.equal(error.at, text.search(/on|tis|dud/), text);
  }
  assert.equal(run("value", "2.omega").error.expects.facts.signs, "++++...");
  for (const [numerator, denominator] of [
    [1, 3],
    [-2, 3],
    [7, 5],
    [1, 6],
    [22, 7],
    [-1, 1000003],
  ]) {
    const {facts} = run("value", `${numerator}/${denominator}`).error.expects;
    const colours = [...facts.signs.replace("...", "")].map((sign) => (sign === "+" ? "b" : "r"));
    const stalk = `red-blue-hackenbush:${colours.map((colour, i) => `${i}-${i + 1}${colour}`).join(" ")}`;
    const [above, below = "1"] = run("value", `[${stalk}]`).value.split("/");
    // Each further edge halves the distance.
    const distance = Math.abs(Number(above) / Number(below) - Number(numerator) / Number(denominator));
    assert.ok(
      distance <= 2 ** (Math.ceil(Math.abs(Number(numerator)) / Number(denominator)) + 1 - colours.length),
      facts.fraction,
    );
  }
});

test("incentives are what the canonical options gain, without those below another", () => {
  for (const text of [
    "{1|0}",
    "^",
    "{3||1|0}",
    "+-{1,{3|0}}",
    "[clobber:xoxo/oxox]",
    "[toppling-dominoes:bbrrrb]",
    "0",
  ]) {
    const {value, left, right, incentives} = run("value", text);
    for (const [side, options] of Object.entries({left, right})) {
      const gains = options.map(
        (/** @type {any} */ option) =>
          run("value", side === "left" ? `(${option.value})-(${value})` : `(${value})-(${option.value})`).value,
      );
      const highest = gains.filter((/** @type {string} */ a) =>
        gains.every((/** @type {string} */ b) => run("relate", a, b).relation !== "<"),
      );
      assert.deepEqual([...new Set(incentives[side])].sort(), [...new Set(highest)].sort(), `${text} ${side}`);
    }
  }
});
