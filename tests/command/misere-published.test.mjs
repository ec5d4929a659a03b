// Published results on misère play (tests/data/misere-published.json), and a theorem on Kayles that was found without
// quotients.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {documentOf as run, runCommand} from "../helpers/command.mjs";
import {createRandom} from "../helpers/forgeries.mjs";

/** @type {{genera: any[], rows: any[], forms: any[], built: any[]}} */
const published = JSON.parse(readFileSync("tests/data/misere-published.json", "utf8"));

test("the genera of heaps are those of CGSuite", () => {
  for (const {game, short} of published.genera) {
    const entries = short.split(" ");
    assert.deepEqual(run("genus", game, "--to", String(entries.length - 1)).short, entries, game);
  }
});

test("a row of Wythoff's game has the genera of CGSuite", () => {
  for (const {row, short} of published.rows)
    for (const [column, entry] of short.split(" ").entries())
      assert.equal(run("genus", `${row}${column}`).short, entry, `${row}${column}`);
});

test("canonical forms are those of CGSuite", () => {
  for (const {position, form, normal} of published.forms) {
    assert.equal(run("form", position).form, form, position);
    if (normal) assert.equal(run("analyze", position, "--moves", "none").grundy, normal, position);
  }
});

/** Graph whose token stands on the given game: a number is a heap of Nim, a list its options, `sum` two games added. */
function graphOf(/** @type {any} */ game) {
  const vertices = [game];
  const names = new Map([[JSON.stringify(game), 0]]);
  const arcs = [];
  for (const [from, current] of vertices.entries()) {
    const options = (/** @type {any} */ position) => {
      if (!position.sum) return Array.isArray(position) ? position : [...Array(position).keys()];
      const [a, b] = position.sum;
      const [left, right] = position.sum.map(options);
      return [
        ...left.map((/** @type {any} */ option) => ({sum: [option, b]})),
        ...right.map((/** @type {any} */ option) => ({sum: [a, option]})),
      ];
    };
    for (const option of options(current)) {
      const text = JSON.stringify(option);
      if (!names.has(text)) names.set(text, vertices.push(option) - 1);
      arcs.push(`${from}>${names.get(text)}`);
    }
  }
  return `dag(${[...new Set(arcs)].join(" ")}):0`;
}

test("games that CGSuite was tested with have its forms, mates, birthdays and kinds", () => {
  for (const {source, game, ...expected} of published.built) {
    const reply = run("form", graphOf(game));
    const actual = Object.fromEntries(Object.keys(expected).map((field) => [field, reply[field]]));
    assert.deepEqual(actual, expected, `${source}: ${expected.form}`);
  }
});

/** Yields each multiset of up to `maxHeaps` heaps of the given sizes. */
function* multisets(/** @type {number[]} */ sizes, /** @type {number} */ maxHeaps) {
  /** @type {number[][]} */
  let layer = [[]];
  for (let count = 0; count <= maxHeaps; count++) {
    yield* layer;
    layer = layer.flatMap((sum) => sizes.filter((size) => size >= (sum.at(-1) ?? 0)).map((size) => [...sum, size]));
  }
}

/** Grundy values of Kayles by the definition. */
function kaylesValues(/** @type {number} */ to) {
  const values = [0];
  for (let n = 1; n <= to; n++) {
    const options = new Set();
    for (const remaining of [n - 1, n - 2])
      for (let part = 0; part <= remaining - part; part++) options.add(values[part] ^ values[remaining - part]);
    values.push(Array.from({length: n + 1}, (_, value) => value).find((value) => !options.has(value)) ?? n + 1);
  }
  return values;
}

/** Parts of a text such as "25E(17,12,9)D(20,4,1)": sizes, and a test of the number of heaps of these sizes. */
const partsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/([ED])\(([\d,]+)\)|(\d+)/g)].map(([, parity, list, single]) => ({
    sizes: (list ?? single).split(",").map(Number),
    fits: (/** @type {number} */ count) => (single ? count === 1 : count % 2 === (parity === "D" ? 1 : 0)),
  }));

/** Returns true if all heaps have listed sizes, and each part has a fitting number of them. */
const isOf = (/** @type {ReturnType<typeof partsOf>} */ parts, /** @type {number[]} */ heaps) => {
  const counts = parts.map(({sizes}) => heaps.filter((heap) => sizes.includes(heap)).length);
  return counts.every((count, i) => parts[i].fits(count)) && counts.reduce((a, b) => a + b, 0) === heaps.length;
};

test("misere Kayles by the quotient is that of Sibert and Conway", () => {
  const largest = 200;
  const {cases} = JSON.parse(readFileSync("tests/data/misere.json", "utf8"));
  const theorem = cases.find((/** @type {any} */ {id}) => id === "kayles sibert conway");
  const [won, lost] = [theorem.lost_by_xor_but_won, theorem.won_by_xor_but_lost].map((texts) =>
    texts.map((/** @type {string} */ text) => ({text, parts: partsOf(text)})),
  );
  const {elements, table, phi, lost_elements, kernel} = run("quotient", "kayles", "--to", String(largest));
  const outside = [...phi.keys()].filter((heap) => !kernel.elements.includes(phi[heap]));
  assert.deepEqual(outside, theorem.heaps_outside_the_kernel);

  const elementOf = phi.map((/** @type {string} */ word) => elements.indexOf(word));
  const values = kaylesValues(largest);
  const draw = createRandom(1992);
  const pick = (/** @type {number[]} */ list) => list[draw(list.length)];
  const smallSizes = Array.from({length: 12}, (_, i) => i + 1);
  const sums = [...multisets(outside.slice(1), 6), ...multisets(smallSizes, 5)];
  for (let i = 0; i < 12_000; i++) {
    // Any sizes, then those of one exception, then the latter with one heap of any size.
    const from = [...won, ...lost][i % (won.length + lost.length)].parts;
    const counts = from.map(({fits}) => pick([0, 1, 2, 3, 4, 5].filter(fits)));
    const exceptional = from.flatMap(({sizes}, at) => Array.from({length: counts[at]}, () => pick(sizes)));
    sums.push(
      Array.from({length: draw(9)}, () => 1 + draw(largest)),
      exceptional,
      [...exceptional, 1 + draw(largest)],
    );
  }

  /** @type {Map<string, number>} */
  const aloneCounts = new Map();
  for (const heaps of sums) {
    const xor = heaps.reduce((value, heap) => value ^ values[heap], 0);
    const [isWon, isLost] = [won, lost].map((classes) =>
      classes.filter((/** @type {any} */ {parts}) => isOf(parts, heaps)),
    );
    assert.ok((xor !== 0 || isLost.length === 0) && (xor === 0 || isWon.length === 0), heaps.join());
    const exceptions = [...isWon, ...isLost];
    if (exceptions.length === 1) aloneCounts.set(exceptions[0].text, (aloneCounts.get(exceptions[0].text) ?? 0) + 1);
    const expected = (xor === 0) !== exceptions.length > 0 ? "P" : "N";
    const element = heaps.reduce((x, heap) => table[x][elementOf[heap]], 0);
    assert.equal(lost_elements.includes(elements[element]) ? "P" : "N", expected, heaps.join());
  }
  for (const {text} of [...won, ...lost]) assert.ok((aloneCounts.get(text) ?? 0) >= 50, text);
});

test("a row of End-Nim with a heap above 1 is lost under misere play as under normal play", () => {
  /** @type {number[][]} */
  const rows = [[]];
  for (const row of rows) if (row.length < 4) rows.push(...[1, 2, 3, 4].map((heap) => [...row, heap]));
  const nonempty = rows.filter((row) => row.length > 0);
  const input = nonempty.map((row) => `end-nim:${row}\n`).join("");
  const [normal, misere] = ["normal", "misere"].map((play) =>
    runCommand(["batch", "--play", play, "--moves", "none"], input)
      .stdout.trim()
      .split("\n")
      .map((line) => JSON.parse(line).outcome),
  );
  assert.equal(normal.length, 340);
  for (const [i, row] of nonempty.entries())
    assert.equal(normal[i] === misere[i], Math.max(...row) > 1, `end-nim:${row}`);
});
