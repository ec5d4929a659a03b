// Moves of several touches: after each touch the page says what comes next, and the board marks it; of a move that is
// pointed at, the board marks what it takes.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createElement} from "preact";
import {renderToString} from "preact-render-to-string";
import {openStores, until} from "../helpers/store.mjs";

/**
 * @typedef {import("../../web/engine/types").Board} Board
 * @typedef {import("../../web/engine/types").Answer} Answer
 * @typedef {import("../../web/boards/input/touch").Touchable} Touchable
 * @typedef {import("../../web/text/language").Language} Language
 */

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {Language[]} */
let languages;
/** @type {typeof import("../../web/say/say").sayNext} */
let sayNext;
/** @type {typeof import("../../web/say/labels").labelsFor} */
let labelsFor;
/** @type {typeof import("../../web/boards/kinds/all").boardKind} */
let boardKind;
/** @type {typeof import("../../web/boards/kinds/kind").kindOf} */
let kindOf;
before(async () => {
  Object.assign(globalThis, {matchMedia: () => ({matches: false})});
  stores = await openStores();
  languages = await stores.sources.languages();
  ({sayNext} = await stores.sources.load("/web/say/say.ts"));
  ({labelsFor} = await stores.sources.load("/web/say/labels.ts"));
  ({boardKind} = await stores.sources.load("/web/boards/kinds/all.ts"));
  ({kindOf} = await stores.sources.load("/web/boards/kinds/kind.ts"));
});
after(() => stores.close());

/** The sample of each game under its first convention. */
async function* samples() {
  for (const {id, rules, alias_of, sample, plays} of await stores.engine.catalog()) {
    const address = `${id}${rules === null || alias_of ? "" : `(${rules})`}:${sample}`;
    const answer = await stores.engine.analyze(address, {play: plays[0] ?? "normal", budget: 20_000});
    const {board} = answer;
    if (board) yield {address, answer, board};
  }
}

/** What the engine has answered to touches of a position, as its board sees it. */
function legalTouches(/** @type {Answer} */ {address, play}) {
  /** @type {Map<string, Touchable>} */
  const found = new Map();
  /** @type {Map<string, string[]>} */
  const missing = new Map();
  return {
    look(/** @type {string[]} */ prefix) {
      const touchable = found.get(prefix.join());
      if (!touchable) missing.set(prefix.join(), prefix);
      return touchable ?? null;
    },
    /** Asks what the board has looked for in vain; false if there was nothing. */
    async askMissing() {
      for (const [name, prefix] of missing) found.set(name, await stores.engine.touch(address ?? "", prefix, play));
      const hasAsked = missing.size > 0;
      missing.clear();
      return hasAsked;
    },
  };
}

/** Draws a board once the engine has answered all that it asks. */
async function draw(
  /** @type {Board} */ board,
  /** @type {ReturnType<typeof legalTouches>} */ legal,
  /** @type {string[]} */ prefix,
  preview = new Set(),
) {
  const {View} = await boardKind(board).load();
  const [english] = languages;
  if (!english) throw new Error("no language");
  const labels = labelsFor(board, english);
  const hand = {prefix, hints: false, look: legal.look, awaited: new Set(), aim() {}, touch: async () => {}};
  let html = "";
  do html = renderToString(createElement(View, {board, labels, hand, highlight: new Set(), preview}));
  while (await legal.askMissing());
  return html;
}

const idsIn = (/** @type {string} */ html, /** @type {string} */ name) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, "g"))].map(([, id]) => id);

const countOf = (/** @type {Touchable["next"]} */ next) =>
  next.reduce((sum, e) => sum + (typeof e === "string" ? 1 : Number(e[1]) - Number(e[0]) + 1), 0);

/** Kinds of boards where each element that may come next is drawn by itself. */
const drawsEach = new Set(["grid", "row", "strip", "dag"]);

test("after each touch of each game's moves, a sentence and marks on the board say what comes next", async () => {
  const seenKinds = new Set();
  for await (const {address, answer, board} of samples()) {
    const legal = legalTouches(answer);
    const prefixes = new Map(
      answer.moves.listed.flatMap(({touch}) =>
        touch.slice(1).map((_, i) => [touch.slice(0, i + 1).join(), touch.slice(0, i + 1)]),
      ),
    );
    for (const prefix of prefixes.values()) {
      const where = `${address} ${prefix}`;
      const html = await draw(board, legal, prefix);
      legal.look(prefix);
      await legal.askMissing();
      const touchable = legal.look(prefix);
      if (!touchable?.next.length) continue;
      seenKinds.add(kindOf(board));
      const sentences = languages.map((t) => sayNext(answer, {prefix, look: () => touchable, awaited: new Set()})?.(t));
      for (const sentence of sentences) assert.match(sentence ?? "", /[.。]$/, where);
      assert.equal(new Set(sentences).size, languages.length, where);
      // An element without a choice is added at once.
      if (!touchable.done && countOf(touchable.next) === 1) continue;
      // Rows of pins remember their first pin themselves.
      if (kindOf(board) === "pins") continue;
      const [next, spots] = [idsIn(html, "data-next"), new Set(idsIn(html, "data-spot"))];
      // A divisor is chosen by its number, and so is a part that begins where the last one ends.
      if (touchable.asks === "divisor" || (touchable.asks === "part" && next.length === 0))
        assert.match(html, /class="field"/, where);
      else assert.ok(next.length > 0, where);
      assert.ok(
        next.every((id) => spots.has(id)),
        where,
      );
      if (drawsEach.has(board.kind)) assert.equal(next.length, countOf(touchable.next), where);
    }
  }
  assert.deepEqual([...seenKinds].sort(), [
    "circle",
    "dag",
    "grid",
    "heaps",
    "pins",
    "ring",
    "row",
    "sheet",
    "stairs",
    "states",
    "strip",
  ]);
});

test("before a touch nothing is marked as next", async () => {
  for await (const {address, answer, board} of samples())
    assert.deepEqual(idsIn(await draw(board, legalTouches(answer), []), "data-next"), [], address);
});

test("the marks of each game's moves are drawn on its board", async () => {
  for await (const {address, answer, board} of samples()) {
    // Rows of pins show by themselves which run is pointed at; Euclid's move is a number.
    if (kindOf(board) === "pins" || address.startsWith("euclid")) continue;
    const legal = legalTouches(answer);
    for (const {touch, parts} of answer.moves.listed.slice(0, 12)) {
      const marks = new Set(boardKind(board).moveMarks(board, touch, parts[0]));
      const html = await draw(board, legal, board.kind === "states" ? touch.slice(0, 1) : [], marks);
      const drawn = html.match(/\bpreviewed\b/g)?.length ?? 0;
      assert.equal(drawn, marks.size, `${address} ${touch}: ${[...marks]}`);
    }
  }
});

test("of a heap what is taken is marked, not what is kept", async () => {
  for await (const {address, answer, board} of samples()) {
    if (board.kind !== "heaps" || board.as === "pairs") continue;
    for (const {touch, parts} of answer.moves.listed) {
      const [part] = parts;
      if (part?.key !== "heap" && part?.key !== "row") continue;
      const {index, from, kept} = part.facts;
      const marks = boardKind(board).moveMarks(board, touch, part);
      const counters = marks.filter((mark) => mark.startsWith(`${Number(index) - 1}.`));
      const count = Math.max(
        0,
        kept.reduce((sum, size) => sum - Number(size), Number(from)),
      );
      assert.equal(counters.length, count, `${address} ${touch}`);
      assert.ok(!counters.includes(`${Number(index) - 1}.0`) || kept[0] === "0", `${address} ${touch}`);
    }
  }
});

/** Aims at each touch in turn and waits until the board marks exactly these elements. */
async function assertPreviews(/** @type {string} */ address, /** @type {[string[], string[]][]} */ expected) {
  const {state, analysed} = stores.store(address);
  await analysed();
  const sorted = (/** @type {Iterable<string>} */ marks) => [...marks].sort().join();
  for (const [touch, marks] of expected) {
    state.interaction.hand.value.aim(touch);
    await until(() => sorted(state.preview.value.marks) === sorted(marks));
    state.interaction.hand.value.aim(null);
    await until(() => state.preview.value.marks.size === 0);
  }
  return state;
}

const edgesOf = (/** @type {Board | null} */ board) =>
  board?.kind === "graph" ? board.edges.map((ends, i) => `${ends.join("-")}${board.colours?.[i] ?? ""}`) : [];

test("a preview of Hackenbush is all that the engine removes", async () => {
  for (const address of [
    "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5 5-6 6-0",
    "hackenbush:0-1 0-1 1-2 2-3 2-3 3-4",
    "red-blue-hackenbush:0-1b 1-2r 1-3b 0-4r 4-5b 5-6b 0-7b 7-8r",
    "childish-hackenbush:0-1b 1-2r 2-3b 3-0r 1-3b",
  ]) {
    const {moves, board} = await stores.engine.analyze(address, {play: "normal"});
    assert.ok(moves.listed.length > 2 && board);
    /** @type {[string[], string[]][]} */
    const expected = [];
    for (const {touch, to} of moves.listed) {
      const left = edgesOf((await stores.engine.analyze(to ?? "", {play: "normal"})).board);
      const {changedMarks} = boardKind(board);
      const after = (await stores.engine.analyze(to ?? "", {play: "normal"})).board;
      const marks = changedMarks?.(board, touch, /** @type {Board} */ (after)) ?? [];
      assert.ok(marks.includes(touch[0] ?? ""));
      const kept = edgesOf(board).filter((_, i) => !marks.includes(String(i)));
      assert.deepEqual(kept.sort(), left.sort(), `${address} ${touch}`);
      expected.push([touch, marks]);
    }
    // In the childish game nothing falls but what is cut.
    assert.equal(
      expected.some(([, marks]) => marks.length > 1),
      !address.startsWith("childish"),
    );
    await assertPreviews(address, expected);
  }
});

test("a preview has both cells of a domino, all squares that are eaten, and what falls beside it", async () => {
  await assertPreviews("cram:2x2", [
    [
      ["0", "1"],
      ["0", "1"],
    ],
    [
      ["2", "0"],
      ["0", "2"],
    ],
  ]);
  // A square with one neighbour is a whole domino.
  await assertPreviews("domineering:3x2", [[["4"], ["1", "4"]]]);
  await assertPreviews("chomp:3x3", [[["4"], ["4", "5", "7", "8"]]]);
  await assertPreviews("node-kayles:0-1 1-2 2-3 3-4", [[["1"], ["0", "1", "2"]]]);
  await assertPreviews("grundy:5", [[["0", "1"], ["0|1"]]]);
  await assertPreviews("nim:3,4 + hackenbush:0-1 1-2", [
    [
      ["1", "0"],
      ["0", "1"],
    ],
    [
      ["0", "1", "2"],
      ["1.2", "1.3"],
    ],
  ]);
});

test("a move that can be confirmed is previewed, and is taken back by cancelling", async () => {
  const {state, analysed} = stores.store("wythoff:3,4");
  await analysed();
  const {interaction} = state;
  await interaction.hand.value.touch(["0", "2"]);
  await until(() => [...state.preview.value.marks].join() === "0.2");
  interaction.cancel();
  await until(() => state.preview.value.marks.size === 0);
  assert.deepEqual(interaction.prefix.value, []);
});

test("a turn in every component counts those that still need a move", async () => {
  const {state, analysed} = stores.store("nim:3 + kayles:2 + nim:1,1?play=every");
  await analysed();
  const answer = /** @type {Answer} */ (state.analysis.answer.value);
  const {interaction} = state;
  await interaction.hand.value.touch(["0", "0", "1"]);
  await until(() => interaction.hand.value.awaited.size === 3);
  assert.match(stores.inEnglish(sayNext(answer, interaction.hand.value)) ?? "", /in 3 more components/);
  interaction.cancel();
  assert.equal(interaction.hand.value.awaited.size, 0);
  assert.equal(sayNext(answer, interaction.hand.value), null);
});

test("a hint's second step marks the whole move", async () => {
  /** @type {typeof import("../../web/play/hint")} */
  const {hintOf} = await stores.sources.load("/web/play/hint.ts");
  const marksOf = async (/** @type {string} */ address) => {
    const {highlight} = hintOf(await stores.engine.analyze(address, {play: "normal"}), 2);
    return [highlight.component, [...highlight.marks].sort().join()];
  };
  assert.deepEqual(await marksOf("nim:1,3"), [null, "1.1,1.2"]);
  assert.deepEqual(await marksOf("kayles:3"), [null, "0.1"]);
  assert.deepEqual(await marksOf("cram:2x1"), [null, "0,1"]);
  assert.deepEqual(await marksOf("nim:2 + nim:2,1"), [1, "1.0"]);
});
