// Marks of the last move on the board after it: each mark is on the board, or where something was removed.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {isLong} from "../helpers/effort.mjs";

/**
 * @typedef {import("../../web/engine/types").Board} Board
 * @typedef {import("../../web/engine/types").Answer} Answer
 */

/** @type {import("../../web/engine/types").Engine} */
let sg;
/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
before(async () => {
  sg = await createEngine();
  sources = await openSources();
});
after(async () => {
  sg.close();
});

/** @returns {Promise<typeof import("../../web/game/line/last-move")>} */
const lastMove = () => sources.load("/web/game/line/last-move.ts");

/** The marks that a board can have, each with true if it marks something that is still there. */
function possible(/** @type {Board} */ before, /** @type {Board} */ after) {
  const [present, removed] = [new Set(), new Set()];
  const count = (/** @type {Set<unknown>} */ into, /** @type {number} */ n) => {
    for (let i = 0; i < n; i++) into.add(String(i));
  };
  const counters = (/** @type {string[]} */ before, /** @type {string[]} */ after) =>
    before.forEach((size, i) => {
      for (let k = Number(after[i]); k < Number(size); k++) removed.add(`${i}.${k}`);
    });
  if (after.kind === "heaps" && before.kind === "heaps") {
    count(present, after.sizes.length);
    counters(before.sizes, after.sizes);
    if (before.pass && !after.pass) present.add("pass");
  } else if (after.kind === "stairs" && before.kind === "stairs") {
    count(present, after.steps.length);
    counters(before.steps, after.steps);
  } else if (after.kind === "row") count(present, after.coins.length);
  else if (after.kind === "ring") count(present, after.edges.length);
  else if (after.kind === "states" && before.kind === "states") {
    count(present, after.states.length);
    before.states.forEach((_, i) => {
      removed.add(`e${i}`);
    });
  } else if (after.kind === "sheet") count(present, after.sheets.length);
  else if (after.kind === "draft") count(present, after.rows.length + 1);
  else if (after.kind === "circle")
    count(
      present,
      after.runs.reduce((sum, run) => sum + Number(run), after.runs.length - 1),
    );
  else if (after.kind === "trie") present.add(after.prefix);
  else if (after.kind === "dag") {
    count(present, after.tokens.length);
    for (const arc of after.arcs) for (const vertex of arc) present.add(`v${vertex}`);
  } else if (after.kind === "grid" && before.kind === "grid") {
    for (const [into, {layers}] of /** @type {const} */ ([
      [removed, before],
      [present, after],
    ]))
      for (const [l, rows] of layers.entries())
        for (const [r, row] of rows.entries())
          for (const [c, face] of [...row].entries()) if (face !== " ") into.add(`${l}.${r}.${c}`);
  } else if (after.kind === "strip" && before.kind === "strip") {
    count(
      present,
      after.rows.reduce((sum, {pieces}) => sum + pieces.length, 0),
    );
    before.rows.forEach(({pieces}, r) => {
      for (const cell of pieces) removed.add(`c${r}.${cell}`);
    });
  } else if (after.kind === "graph" && before.kind === "graph") {
    for (const vertex of [...after.ground, ...after.edges.flat(), ...(after.lone ?? [])]) present.add(vertex);
    for (const vertex of before.edges.flat()) removed.add(vertex);
    for (const edge of before.edges) removed.add(edge.join("-"));
    for (const vertex of before.lone ?? []) removed.add(vertex);
  }
  return {present, removed};
}

/** A move on a graph without a ground removes the vertices too, so all its marks stay in place. */
const takesAll = (/** @type {Board} */ board) => board.kind === "graph" && board.ground.length === 0;

/** Fallen dominoes leave no cell behind, nor does a piece that left its row. */
const shortens = (/** @type {Board} */ before, /** @type {Board} */ after) =>
  before.kind === "strip" &&
  after.kind === "strip" &&
  before.rows.some(
    ({width, pieces}, r) => width !== after.rows[r]?.width || pieces.length !== after.rows[r]?.pieces.length,
  );

test("after each listed move of each sample its marks are on the board", {timeout: 280_000}, async () => {
  const {lastMoveHighlight} = await lastMove();
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const {id, rules, alias_of, sample} of await sg.catalog()) {
    const address = `${id}${rules === null || alias_of ? "" : `(${rules})`}:${sample}`;
    const answer = await sg.analyze(address, {budget: 20_000});
    for (const {touch, to} of answer.moves.listed.slice(0, isLong ? 40 : 12)) {
      const next = await sg.analyze(to ?? (await sg.play(address, touch)), {budget: 200});
      const [before, after] = [answer.board, next.board];
      if (!before || !after) assert.fail(address);
      const {component, marks} = lastMoveHighlight(answer, touch, next);
      const {present, removed} = possible(before, after);
      const where = `${address} ${touch}: ${[...marks]}`;
      assert.equal(component, null, where);
      assert.ok(marks.size > 0, where);
      for (const mark of marks) assert.ok(present.has(mark) || removed.has(mark), `${where} has no ${mark}`);
      assert.ok(
        [...marks].some((mark) => present.has(mark)) ||
          takesAll(after) ||
          shortens(before, after) ||
          ["grid", "states"].includes(after.kind),
        where,
      );
      kinds.set(after.kind, (kinds.get(after.kind) ?? 0) + 1);
    }
  }
  assert.equal(kinds.size, 13);
});

test("what has changed is marked, and what was taken where it stood", async () => {
  const {lastMoveHighlight} = await lastMove();
  /** @param {string} address @param {string} touch @param {import("../../web/engine/types").Play} play */
  const markAfter = async (address, touch, play = "normal") => {
    const answer = await sg.analyze(address, {play});
    const to = await sg.play(address, touch.split("."), play);
    const {component, marks} = lastMoveHighlight(answer, touch.split("."), await sg.analyze(to, {play}));
    return [component, [...marks].join(" ")];
  };
  assert.deepEqual(await markAfter("nim:3,5,7", "1.3"), [null, "1 1.3 1.4"]);
  assert.deepEqual(await markAfter("wythoff:3,4", "0.2.1.3"), [null, "0 0.2 1 1.3"]);
  assert.deepEqual(await markAfter("lasker:2,2,2", "1.1.1"), [null, "1 2"]);
  assert.deepEqual(await markAfter("pass-nim:3,5/pass", "2.0"), [null, "pass"]);
  assert.deepEqual(await markAfter("e-and-d:3,4,3,5", "2.1"), [null, "2 2.1 2.2 3 3.2 3.3 3.4"]);
  assert.deepEqual(await markAfter("e-and-d:3,1", "0.1"), [null, "0 0.1 0.2 1"]);
  assert.deepEqual(await markAfter("bean-pots:2,1,0", "0.1.2"), [null, "0 0.1 1 2"]);
  assert.deepEqual(await markAfter("coins(turtles):HHT", "0.1"), [null, "0 1"]);
  assert.deepEqual(await markAfter("chomp:3x2", "4"), [null, "0.1.1 0.1.2"]);
  assert.deepEqual(await markAfter("nimble:3,5,5,8", "1.2"), [null, "1 c0.5"]);
  assert.deepEqual(await markAfter("northcott:w..b/w.b", "0.3"), [null, "0 c0.1"]);
  assert.deepEqual(await markAfter("staircase-nim:2,0,5", "2.3"), [null, "2 1 2.3 2.4"]);
  assert.deepEqual(await markAfter("hackenbush:0-1 1-2", "1"), [null, "1-2 1 2"]);
  assert.deepEqual(await markAfter("node-kayles:0-1 1-2 2-3", "0"), [null, "0 1"]);
  assert.deepEqual(await markAfter("dag(1>2 2>3):1", "0.2"), [null, "0 v1"]);
  assert.deepEqual(await markAfter("cutting:3x2", "0.1"), [null, "0 1"]);
  assert.deepEqual(await markAfter("coin-circle(2):ring 9", "8.2"), [null, "8 0"]);
  assert.deepEqual(await markAfter("explored(example):0", "0.3"), [null, "0 1"]);
  assert.deepEqual(await markAfter("explored(example):3,3", "1.0"), [null, "e1"]);
  assert.deepEqual(await markAfter("nim:3 + wythoff:3,4", "1.0.2.1.3"), [1, "0 0.2 1 1.3"]);
  assert.deepEqual(await markAfter("nim:3 + kayles:2", "3.0.0.1.3.1.0.0", "every"), [null, "0 1"]);
});

test("boards of two games have nothing in common", async () => {
  const {lastMoveHighlight} = await lastMove();
  const [nim, row] = [await sg.analyze("nim:3"), await sg.analyze("coins(turtles):HT")];
  assert.equal(lastMoveHighlight(nim, ["0", "1"], row).marks.size, 0);
});
