// The page of short games without a browser: its link, its exact fractions, the walk, the walls and the signs, compared
// with the engine.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
before(async () => {
  sources = await openSources();
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const games = [
  ...[
    "0",
    "1",
    "-3",
    "1/2",
    "-5/8",
    "11/8",
    "37/16",
    "40",
    "-1000000",
    "^",
    "v3",
    "^^*2",
    "*",
    "*4",
    "3/4v[3]*",
    "^<2>",
    "^[3]",
  ],
  ...[
    "+-1",
    "{1|0}",
    "{2||1|0}",
    "Tiny(2)",
    "Miny(1)",
    "1+Tiny(1)",
    "+-{1,{3|0}}",
    "{1,{3|1}|-1}",
    "{4|1||0|-7}",
    "3+{1|0}+^",
  ],
  ...["[red-blue-hackenbush:0-1b 1-2r 1-3g]", "[nim:3,5]", "{5|-1/2}", "{{9|1}|{0|-30}}", "+-100"],
];
const evaluated = (text) => sg.ask("value", {text});

test("a link of a value is read back as it was written, and is none of another page", async () => {
  const {formatValue, parseValue, firstValue} = await sources.load("/web/address/value-link.ts");
  for (const expression of ["{2||1|0}", "", "+-1", "[nim:3,5]", "^_*", "1/2 + * + ^", "{1|0}?&=#"])
    for (const comparedWith of [null, "1/2", "{1,2|3} & =?"]) {
      const text = formatValue({expression, other: comparedWith}, {lang: "zh", theme: "dark"});
      assert.match(text, /^#\/values\/[^\s{}|^?]*\?[^\s{}|^?]*lang=zh&theme=dark$/);
      if (!expression.includes("_")) assert.deepEqual(parseValue(text), {expression, other: comparedWith}, text);
    }
  assert.deepEqual(parseValue("#/values"), firstValue);
  assert.deepEqual(parseValue("#/values/%?with=%"), firstValue);
  for (const hash of ["", "#/", "#/nim:3,5,7", "#/values3", "#/nimbers/7*9"])
    assert.equal(parseValue(hash), null, hash);
});

test("fractions are exact, beyond what floating point can hold", async () => {
  const {dyadicOf, parseDyadic, sum, subtract, half, compare, textOf} =
    await sources.load("/web/game/analysis/dyadic.ts");
  const big = dyadicOf(`${2n ** 70n + 1n}/${2n ** 60n}`);
  assert.equal(textOf(sum(big, big)), `${2n ** 70n + 1n}/${2n ** 59n}`);
  assert.equal(textOf(subtract(sum(big, dyadicOf("1")), big)), "1");
  assert.equal(textOf(half(dyadicOf("-6"))), "-3");
  assert.equal(compare(big, dyadicOf("1024")), 1);
  assert.equal(compare(dyadicOf("-1/2"), dyadicOf("-1/4")), -1);
  assert.equal(compare(dyadicOf("4/2"), dyadicOf("2")), 0);
  for (const text of ["^", "1/2*", "", "1/", "{1|0}"]) assert.equal(parseDyadic(text), null, text);
});

test("the walk to a number has a step for each day of its age, and ends at it", async () => {
  const {walkTo} = await sources.load("/web/values/walk.ts");
  const {dyadicOf, textOf} = await sources.load("/web/game/analysis/dyadic.ts");
  let seenCount = 0;
  for (const text of games) {
    const {kinds, birthday, value} = await evaluated(text);
    if (!kinds.includes("number")) continue;
    seenCount += 1;
    const {steps, omitted} = walkTo(dyadicOf(value));
    assert.equal(BigInt(steps.length) + omitted, BigInt(birthday) + 1n, text);
    assert.equal(textOf(steps.at(-1)), value);
    assert.ok(steps.length < 20, text);
  }
  assert.ok(seenCount >= 9);
  assert.deepEqual(walkTo(dyadicOf("11/8")).steps.map(textOf), ["0", "1", "2", "3/2", "5/4", "11/8"]);
  assert.deepEqual(walkTo(dyadicOf("-3/4")).steps.map(textOf), ["0", "-1", "-1/2", "-3/4"]);
});

test("the walls say the stops at tax 0, the mean from the temperature up, and corners are taxes of the handle", async () => {
  const {wallsOf, stopAt, taxes, extentOf} = await sources.load("/web/values/walls.ts");
  const {dyadicOf, textOf, sum, compare, subtract} = await sources.load("/web/game/analysis/dyadic.ts");
  for (const text of games) {
    const evaluation = await evaluated(text);
    const walls = wallsOf(evaluation.walls);
    const [zero, heat] = [dyadicOf("0"), dyadicOf(evaluation.temperature)];
    const high = sum(heat, dyadicOf("7/2"));
    for (const side of ["left", "right"]) {
      if (!evaluation.kinds.includes("number"))
        assert.equal(textOf(stopAt(walls[side], zero)), evaluation.stops[side], text);
      for (const tax of [heat, high]) assert.equal(textOf(stopAt(walls[side], tax)), evaluation.mean, text);
      for (const [tax, stop] of walls[side]) assert.equal(textOf(stopAt(walls[side], tax)), textOf(stop), text);
    }
    const {top, low, high: maxX} = extentOf(walls);
    assert.ok(compare(top, heat) > 0 && compare(low, maxX) <= 0, text);
    const grid = taxes(walls, top);
    assert.ok(grid.length < 120, `${text}: ${grid.length}`);
    assert.ok(grid.every((tax, i) => i === 0 || compare(grid[i - 1], tax) < 0));
    const marks = grid.map(textOf);
    assert.equal(marks[0], "-1");
    assert.ok(marks.includes("0"), text);
    for (const [tax] of [...walls.left, ...walls.right])
      assert.ok(marks.includes(textOf(tax)), `${text} at ${textOf(tax)}`);
    // The Left wall is never right of the Right one, and each stop that is read out lies between its corners.
    for (const tax of grid)
      assert.ok(compare(subtract(stopAt(walls.left, tax), stopAt(walls.right, tax)), zero) >= 0, text);
  }
});

test("a long value is told by its beginning, a number whole", async () => {
  const {shortValue} = await sources.load("/web/ui/numbers.ts");
  const number = `-${2n ** 124n + 1n}/${2n ** 63n}`;
  assert.ok(number.length > 55);
  assert.equal(shortValue(number), number.replace("-", "−"));
  const hot = `{${"1,".repeat(40)}1|-1}`;
  assert.equal(shortValue(hot), `${hot.slice(0, 40)}…`);
  const pair = `(${2n ** 64n - 1n}, ${2n ** 64n - 1n})`;
  assert.equal(shortValue(pair), pair);
});

test("values as they are set out are read back by the engine", async () => {
  const {formatGameValue} = await sources.load("/web/ui/numbers.ts");
  for (const text of games) {
    const {value} = await evaluated(text);
    assert.equal((await evaluated(formatGameValue(value))).value, value, `${value} as ${formatGameValue(value)}`);
  }
  assert.equal(formatGameValue("+-{1||0|^*}"), "±{1‖0|↑*}");
});

test("labels that have no room beside a more important one are left out", async () => {
  const {ticksOf, across, wholesBetween} = await sources.load("/web/values/ticks.ts");
  const {dyadicOf, textOf} = await sources.load("/web/game/analysis/dyadic.ts");
  const dyadics = (...texts) => texts.map(dyadicOf);
  const tickTexts = (texts, scale) =>
    ticksOf(dyadics(...texts), (n) => n * scale, across).map((tick) => textOf(tick.at));
  assert.deepEqual(tickTexts(["1", "17/16", "2", "1"], 40), ["1", "2"]);
  assert.deepEqual(tickTexts(["17/16", "1", "2"], 1000), ["17/16", "1", "2"]);
  assert.deepEqual(wholesBetween(-1.5, 2.5, 8), [-1n, 0n, 1n, 2n]);
  assert.deepEqual(wholesBetween(0, 100, 8), [0n, 16n, 32n, 48n, 64n, 80n, 96n]);
});

test("what a value is said to be has every kind of it, in both languages", async () => {
  const {describeKind, describeWinners} = await sources.load("/web/values/describe-value.ts");
  for (const t of await sources.languages()) {
    const {is, begins} = t.short;
    const head = (form) => form.split("{")[0];
    const kindText = async (text) => describeKind(await evaluated(text), t);
    for (const [text, ...forms] of [
      ["0", is.zero],
      ["nim:3,3", is.zero],
      ["3/4", is.ahead],
      ["-2", is.behind],
      ["*3", is.nimber],
      ["+-1", is.switch],
      ["{2||1|0}", is.hot],
      ["Tiny(2)", is.tiny],
      ["Miny(2)", is.miny],
      ["^*", is.arrows, is.allSmall],
      ["1/2*", is.shiftedArrows],
      ["1+Tiny(1)", is.shifted],
    ]) {
      const says = await kindText(text);
      for (const form of forms) assert.ok(says.includes(head(form)), `${text}: ${says}`);
      assert.doesNotMatch(says, /\{\w+\}/);
    }
    for (const text of games) assert.notEqual(await kindText(text), "", text);
    assert.deepEqual(describeWinners("N", t), [begins.leftWins, begins.rightWins]);
    assert.deepEqual(describeWinners("P", t), [begins.leftLoses, begins.rightLoses]);
    assert.deepEqual(describeWinners("L", t), [begins.leftWins, begins.rightLoses]);
    assert.deepEqual(describeWinners("R", t), [begins.leftLoses, begins.rightWins]);
  }
});
