// Boards and named graphs in the games on graphs, compared with the edges that they stand for and with plain search.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf} from "../helpers/command.mjs";
import {everyNth} from "../helpers/effort.mjs";

/** Whether two cells so far apart are joined, by the name of the board. @type {Record<string, (down: number, across: number) => boolean>} */
const joined = {
  grid: (down, across) => down + across === 1,
  kings: (down, across) => Math.max(down, across) === 1,
  knights: (down, across) => Math.min(down, across) === 1 && Math.max(down, across) === 2,
  queens: (down, across) => down === 0 || across === 0 || down === across,
  rooks: (down, across) => down === 0 || across === 0,
  bishops: (down, across) => down === across,
};

/**
 * Returns the vertices and edges of a board whose rows are given.
 * @param {string} kind
 * @param {string[]} rows
 */
function graphOf(kind, rows) {
  const columns = rows[0]?.length ?? 0;
  const cells = [...rows.join("")].flatMap((cell, i) => (cell === "#" ? [] : [i]));
  const edges = cells.flatMap((u, i) =>
    cells.slice(i + 1).flatMap((v) => {
      const [down, across] = [
        Math.floor(v / columns) - Math.floor(u / columns),
        Math.abs((v % columns) - (u % columns)),
      ];
      return joined[kind]?.(down, across) ? [/** @type {[number, number]} */ ([u, v])] : [];
    }),
  );
  return {cells, edges, letters: rows.join("")};
}

/**
 * Returns the edges as a text, with the vertices that have none and, behind the edges, the painted ones.
 * @param {ReturnType<typeof graphOf>} graph
 */
function textOf({cells, edges, letters}) {
  const ends = new Set(edges.flat());
  const named = cells.flatMap((v) => (letters[v] !== "." ? [`${v}${letters[v]}`] : ends.has(v) ? [] : [`${v}`]));
  return [...edges.map((edge) => edge.join("-")), ...named].join(" ");
}

/** Repeatable numbers below 1. */
function randomNumbers(seed = 1) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

const worthOf = (/** @type {string} */ address) => {
  const {grundy, outcome, value, error} = documentOf("analyze", address, "--moves", "none");
  assert.equal(error, undefined, address);
  return {grundy, outcome, value: value?.text ?? value ?? null};
};

test("a board is the graph of its edges, in every game on graphs", () => {
  const random = randomNumbers();
  let compared = 0;
  for (const kind of Object.keys(joined))
    for (const [rows, columns] of everyNth(2, [
      [1, 5],
      [2, 3],
      [3, 3],
      [4, 2],
      [3, 4],
      [2, 6],
    ]))
      for (const [game, paint] of [
        ["node-kayles", "."],
        ["arc-kayles", "."],
        ["snort", "b"],
        ["col", "r"],
      ]) {
        // One cell at most is painted, so that no neighbours disagree.
        const painted = Math.floor(random() * rows * columns);
        const cell = (/** @type {number} */ i) => (random() < 0.2 ? "#" : i === painted ? paint : ".");
        const cells = Array.from({length: rows * columns}, (_, i) => cell(i)).join("");
        const lines = Array.from({length: rows}, (_, row) => cells.slice(row * columns, (row + 1) * columns));
        const board = `${game}:${kind} ${lines.join("/")}`;
        assert.deepEqual(worthOf(board), worthOf(`${game}:${textOf(graphOf(kind, lines))}`), board);
        compared++;
      }
  assert.ok(compared >= 72);
});

/**
 * Returns the value of Node Kayles on a board by the definition, over sets of cells.
 * @param {string} kind
 * @param {number} side
 */
function nodeKayles(kind, side) {
  const {cells, edges} = graphOf(
    kind,
    Array.from({length: side}, () => ".".repeat(side)),
  );
  const taken = cells.map((v) =>
    edges.reduce((set, [a, b]) => (a === v || b === v ? set | (1n << BigInt(a + b - v)) : set), 1n << BigInt(v)),
  );
  /** @type {Map<bigint, number>} */
  const values = new Map([[0n, 0]]);
  const valueAt = (/** @type {bigint} */ there) => {
    const known = values.get(there);
    if (known !== undefined) return known;
    const options = new Set(
      cells.flatMap((v) => ((there >> BigInt(v)) & 1n ? [valueAt(there & ~(taken[v] ?? 0n))] : [])),
    );
    let value = 0;
    while (options.has(value)) value++;
    values.set(there, value);
    return value;
  };
  return valueAt((1n << BigInt(side * side)) - 1n);
}

test("Node Kayles on boards has the values of the definition, and the known ones of queens", () => {
  for (const kind of Object.keys(joined))
    for (let side = 1; side <= (kind === "queens" ? 6 : 4); side++)
      assert.equal(worthOf(`node-kayles:${kind} ${side}`).grundy, String(nodeKayles(kind, side)), `${kind} ${side}`);
  // H. Noon and G. Van Brummelen, The non-attacking queens game, College Mathematics Journal 37 (2006).
  const known = [1, 1, 2, 1, 3, 1, 2, 3];
  for (const [i, value] of known.entries())
    assert.equal(worthOf(`node-kayles:queens ${i + 1}x${i + 1}`).grundy, String(value), `queens ${i + 1}`);
});

test("a board that copying decides is decided at once", () => {
  for (let rows = 2; rows <= 18; rows++)
    for (const columns of everyNth(
      3,
      Array.from({length: rows}, (_, i) => i + 1),
    )) {
      const {outcome, status} = documentOf(
        "analyze",
        `node-kayles:${columns}x${rows}`,
        "--moves",
        "none",
        "--budget",
        "20000",
      );
      if (rows % 2 === 0 && columns % 2 === 0)
        assert.deepEqual([outcome, status], ["P", "solved"], `${columns}x${rows}`);
      else if (rows % 2 === 1 && columns % 2 === 1) assert.equal(outcome, "N", `${columns}x${rows}`);
    }
  for (const [address, outcome] of [
    ["node-kayles:knights 6x5", "P"],
    ["node-kayles:bishops 8x8", "P"],
    ["node-kayles:queens 15", "N"],
    ["arc-kayles:12x12", "P"],
    ["arc-kayles:12x13", "N"],
    ["snort:8x8", "P"],
    ["col:7x8", "P"],
  ])
    assert.equal(
      documentOf("analyze", address ?? "", "--moves", "none", "--budget", "20000").outcome,
      outcome,
      address,
    );
});

test("the move in the middle that a reason names wins", () => {
  let named = 0;
  for (const game of ["node-kayles", "arc-kayles", "cram"])
    for (const [rows, columns] of [
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
      [3, 4],
      [3, 5],
      [5, 4],
    ]) {
      const {why, moves} = documentOf("analyze", `${game}:${columns}x${rows}`);
      const middle = why[0].facts.middle;
      if (middle === undefined) continue;
      named++;
      const move = moves.listed.find((/** @type {{text: string}} */ {text}) => text === middle);
      assert.equal(move?.wins, true, `${game}:${columns}x${rows} ${middle}`);
    }
  assert.ok(named >= 9, `${named}`);
});

test("a named graph has its vertices and edges", () => {
  const sizes = {
    "path 5": [5, 4],
    "cycle 6": [6, 6],
    "circle 6": [6, 6],
    "cycle 2": [2, 1],
    "complete 5": [5, 10],
    "complete 2,3": [5, 6],
    "complete 1,2,3": [6, 11],
    "star 6": [7, 6],
    "wheel 5": [6, 10],
    "hypercube 3": [8, 12],
    petersen: [10, 15],
    "tree (()(()))": [4, 3],
    "path 1": [1, 0],
    P6: [6, 5],
    C7: [7, 7],
    K5: [5, 10],
    "K3,3": [6, 9],
    Q4: [16, 32],
  };
  for (const [name, [vertices, edges]] of Object.entries(sizes)) {
    const {board} = documentOf("analyze", `node-kayles:${name}`, "--moves", "none");
    const named = new Set([...board.edges.flat(), ...board.lone]);
    assert.deepEqual([named.size, board.edges.length], [vertices, edges], name);
    assert.equal(
      worthOf(`snort:${name}`).outcome,
      worthOf(`snort:${documentOf("analyze", `arc-kayles:${name}`, "--moves", "none").position}`).outcome,
    );
  }
  for (const game of ["node-kayles", "arc-kayles", "snort", "col"])
    for (const name of [...Object.keys(sizes), "queens 3x2", "knights .#/..", "bishops 2"]) {
      const {position} = documentOf("analyze", `${game}:${name}`, "--moves", "none");
      assert.equal(
        documentOf("analyze", `${game}:${position}`, "--moves", "none").position,
        position,
        `${game}:${name}`,
      );
    }
  assert.equal(documentOf("analyze", "col:path 3 1b", "--moves", "none").position, "0-1 1-2 1b");
});

test("what is wrong with a board has its place, and what is too large its limit", () => {
  const faults = {
    "node-kayles:queens": ["bad-position", 18, "a width"],
    "node-kayles:queens 0x3": ["bad-position", 19, "sides of at least 1"],
    "node-kayles:queens ../.": ["bad-position", 23, "rows of equal length"],
    "node-kayles:queens ..|..": ["bad-position", 24, null],
    "node-kayles:queens ..b": ["bad-position", 21, null],
    "node-kayles:40x26": ["too-big", 12, "at most 1000 cells"],
    "node-kayles:complete 448": ["too-big", 21, "at most 100000 edges"],
    "node-kayles:hypercube 60": ["too-big", 22, "at most 1000 vertices"],
    "node-kayles:tree (()": ["bad-position", 20, null],
    "snort:br/..": ["bad-position", 11, null],
  };
  for (const [address, [code, at, expected]] of Object.entries(faults)) {
    const {error} = documentOf("analyze", address);
    assert.deepEqual([error?.code, error?.at], [code, at], `${address} ${JSON.stringify(error)}`);
    if (expected) assert.equal(error.expected, expected, address);
  }
});
