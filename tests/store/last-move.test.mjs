// The last move on the board that it left: every mark is there, or stands where something was taken away.
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

/** @returns {Promise<typeof import("../../web/game/last-move")>} */
const lastMove = () => sources.load("/web/game/last-move.ts");

/** The marks that a board can have, each with whether it is of something that stands there now. */
function possible(/** @type {Board} */ then, /** @type {Board} */ now) {
  const [there, gone] = [new Set(), new Set()];
  const count = (/** @type {Set<unknown>} */ into, /** @type {number} */ n) => {
    for (let i = 0; i < n; i++) into.add(String(i));
  };
  const counters = (/** @type {string[]} */ before, /** @type {string[]} */ after) =>
    before.forEach((size, i) => {
      for (let k = Number(after[i]); k < Number(size); k++) gone.add(`${i}.${k}`);
    });
  if (now.kind === "heaps" && then.kind === "heaps") {
    count(there, now.sizes.length);
    counters(then.sizes, now.sizes);
    if (then.pass && !now.pass) there.add("pass");
  } else if (now.kind === "stairs" && then.kind === "stairs") {
    count(there, now.steps.length);
    counters(then.steps, now.steps);
  } else if (now.kind === "row") count(there, now.coins.length);
  else if (now.kind === "ring") count(there, now.edges.length);
  else if (now.kind === "states" && then.kind === "states") {
    count(there, now.states.length);
    then.states.forEach((_, i) => {
      gone.add(`e${i}`);
    });
  } else if (now.kind === "sheet") count(there, now.sheets.length);
  else if (now.kind === "draft") count(there, now.rows.length + 1);
  else if (now.kind === "circle")
    count(
      there,
      now.runs.reduce((sum, run) => sum + Number(run), now.runs.length - 1),
    );
  else if (now.kind === "trie") there.add(now.prefix);
  else if (now.kind === "dag") {
    count(there, now.tokens.length);
    for (const arc of now.arcs) for (const vertex of arc) there.add(`v${vertex}`);
  } else if (now.kind === "grid" && then.kind === "grid") {
    for (const [into, {layers}] of /** @type {const} */ ([
      [gone, then],
      [there, now],
    ]))
      for (const [l, rows] of layers.entries())
        for (const [r, row] of rows.entries())
          for (const [c, face] of [...row].entries()) if (face !== " ") into.add(`${l}.${r}.${c}`);
  } else if (now.kind === "strip" && then.kind === "strip") {
    count(
      there,
      now.rows.reduce((sum, {pieces}) => sum + pieces.length, 0),
    );
    then.rows.forEach(({pieces}, r) => {
      for (const cell of pieces) gone.add(`c${r}.${cell}`);
    });
  } else if (now.kind === "graph" && then.kind === "graph") {
    for (const vertex of [...now.ground, ...now.edges.flat(), ...(now.lone ?? [])]) there.add(vertex);
    for (const vertex of then.edges.flat()) gone.add(vertex);
    for (const edge of then.edges) gone.add(edge.join("-"));
    for (const vertex of then.lone ?? []) gone.add(vertex);
  }
  return {there, gone};
}

/** A move of a graph without a ground takes the vertices with it, so that all its marks stand where they were. */
const takesAll = (/** @type {Board} */ board) => board.kind === "graph" && board.ground.length === 0;

/** Dominoes that have fallen leave no cell behind, and what has left its row no piece. */
const shortens = (/** @type {Board} */ then, /** @type {Board} */ now) =>
  then.kind === "strip" &&
  now.kind === "strip" &&
  then.rows.some(({width, pieces}, r) => width !== now.rows[r]?.width || pieces.length !== now.rows[r]?.pieces.length);

test("after each listed move of each sample its marks are on the board", {timeout: 280_000}, async () => {
  const {lastOf} = await lastMove();
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const {id, rules, alias_of, sample} of await sg.catalog()) {
    const address = `${id}${rules === null || alias_of ? "" : `(${rules})`}:${sample}`;
    const answer = await sg.analyze(address, {budget: 20_000});
    for (const {touch, to} of answer.moves.listed.slice(0, isLong ? 40 : 12)) {
      const next = await sg.analyze(to ?? (await sg.play(address, touch)), {budget: 200});
      const [then, now] = [answer.board, next.board];
      if (!then || !now) assert.fail(address);
      const {component, marks} = lastOf(answer, touch, next);
      const {there, gone} = possible(then, now);
      const where = `${address} ${touch}: ${[...marks]}`;
      assert.equal(component, null, where);
      assert.ok(marks.size > 0, where);
      for (const mark of marks) assert.ok(there.has(mark) || gone.has(mark), `${where} has no ${mark}`);
      assert.ok(
        [...marks].some((mark) => there.has(mark)) ||
          takesAll(now) ||
          shortens(then, now) ||
          ["grid", "states"].includes(now.kind),
        where,
      );
      kinds.set(now.kind, (kinds.get(now.kind) ?? 0) + 1);
    }
  }
  assert.equal(kinds.size, 13);
});

test("what has changed is marked, and what was taken where it stood", async () => {
  const {lastOf} = await lastMove();
  /** @param {string} address @param {string} touch @param {import("../../web/engine/types").Play} play */
  const after = async (address, touch, play = "normal") => {
    const answer = await sg.analyze(address, {play});
    const to = await sg.play(address, touch.split("."), play);
    const {component, marks} = lastOf(answer, touch.split("."), await sg.analyze(to, {play}));
    return [component, [...marks].join(" ")];
  };
  assert.deepEqual(await after("nim:3,5,7", "1.3"), [null, "1 1.3 1.4"]);
  assert.deepEqual(await after("wythoff:3,4", "0.2.1.3"), [null, "0 0.2 1 1.3"]);
  assert.deepEqual(await after("lasker:2,2,2", "1.1.1"), [null, "1 2"]);
  assert.deepEqual(await after("pass-nim:3,5/pass", "2.0"), [null, "pass"]);
  assert.deepEqual(await after("e-and-d:3,4,3,5", "2.1"), [null, "2 2.1 2.2 3 3.2 3.3 3.4"]);
  assert.deepEqual(await after("e-and-d:3,1", "0.1"), [null, "0 0.1 0.2 1"]);
  assert.deepEqual(await after("bean-pots:2,1,0", "0.1.2"), [null, "0 0.1 1 2"]);
  assert.deepEqual(await after("coins(turtles):HHT", "0.1"), [null, "0 1"]);
  assert.deepEqual(await after("chomp:3x2", "4"), [null, "0.1.1 0.1.2"]);
  assert.deepEqual(await after("nimble:3,5,5,8", "1.2"), [null, "1 c0.5"]);
  assert.deepEqual(await after("northcott:w..b/w.b", "0.3"), [null, "0 c0.1"]);
  assert.deepEqual(await after("staircase-nim:2,0,5", "2.3"), [null, "2 1 2.3 2.4"]);
  assert.deepEqual(await after("hackenbush:0-1 1-2", "1"), [null, "1-2 1 2"]);
  assert.deepEqual(await after("node-kayles:0-1 1-2 2-3", "0"), [null, "0 1"]);
  assert.deepEqual(await after("dag(1>2 2>3):1", "0.2"), [null, "0 v1"]);
  assert.deepEqual(await after("cutting:3x2", "0.1"), [null, "0 1"]);
  assert.deepEqual(await after("coin-circle(2):ring 9", "8.2"), [null, "8 0"]);
  assert.deepEqual(await after("explored(example):0", "0.3"), [null, "0 1"]);
  assert.deepEqual(await after("explored(example):3,3", "1.0"), [null, "e1"]);
  assert.deepEqual(await after("nim:3 + wythoff:3,4", "1.0.2.1.3"), [1, "0 0.2 1 1.3"]);
  assert.deepEqual(await after("nim:3 + kayles:2", "3.0.0.1.3.1.0.0", "every"), [null, "0 1"]);
});

test("boards of two games have nothing in common", async () => {
  const {lastOf} = await lastMove();
  const [nim, row] = [await sg.analyze("nim:3"), await sg.analyze("coins(turtles):HT")];
  assert.equal(lastOf(nim, ["0", "1"], row).marks.size, 0);
});
