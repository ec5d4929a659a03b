// The cases of tests/data/oracles as rows {address, play, check}; they were found by exhaustive search with the bare
// rules.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";

const folder = "tests/data/oracles";
/** Family or code of a variant, if it differs from the variant's name. */
const coinFamilies = {
  turning_turtles: "turtles",
  mock_turtles: "mock-turtles",
  consecutive_exactly_2: "2C",
  consecutive_exactly_3: "3C",
  consecutive_upto_2: "1-2C",
  consecutive_upto_3: "1-3C",
};

const graph = ({edges, ground}) =>
  `hackenbush:ground=${ground.join(",")} ${edges.map((edge) => edge.join("-")).join(" ")}`;

/** Arcs of an adjacency list; a vertex without any is listed alone. */
const arcsOf = (adjacent) =>
  adjacent.flatMap((targets, from) => (targets.length ? targets.map((to) => `${from}>${to}`) : [from])).join(" ");
const lettered = ({n, edges}) =>
  [...edges.map(([from, to, letter]) => `${from}>${to}:${letter}`), ...Array.from({length: n}, (_, v) => v + 1)].join(
    " ",
  );

const tokensOn = ({adj, tokens}) => `dag(${arcsOf(adj)}):${tokens}`;

/** Layers of rows of coins, with the given cells as heads. */
const coinGrid = ([layers, rows, columns], heads) => {
  const letter = (...cell) => (heads.some((head) => head.join() === cell.join()) ? "H" : "T");
  const times = (n, make) => Array.from({length: n}, (_, i) => make(i));
  const layer = (l) => times(rows, (r) => times(columns, (c) => letter(l, r, c)).join("")).join("/");
  return times(layers, layer).join("|");
};
const flat = (rows, cols, heads) =>
  coinGrid(
    [1, rows, cols],
    heads.map((head) => [0, ...head]),
  );

/**
 * Circle of n coins, of which `mask` (if given) tells the ones left: runs from coin 1 on, one missing coin between two.
 */
function circle({n, k, mask}) {
  const coins = Array.from({length: n}, (_, i) => (mask === undefined || (mask >> i) % 2 === 1 ? "o" : ".")).join("");
  return `coin-circle(${k}):ring ${coins.split(".").map((run) => run.length)}`;
}

/** Address of a case, by the name of its file. */
const addresses = {
  nim: (position) => `nim:${position}`,
  misere_nim: (position) => `nim:${position}`,
  wythoff: (position) => `wythoff:${position}`,
  grundys_game: (position) => `grundy:${position}`,
  lasker_nim: (position) => `lasker:${position}`,
  bash: ({n, m}) => `bash(${m}):${n}`,
  bounded_nim: ({k, heaps}) => `bounded-nim(${k}):${heaps}`,
  moore_nim: ({k, heaps}) => `moore-nim(${k}):${heaps}`,
  subtraction_set: ({S, heaps}) => `subtraction(${S}):${heaps}`,
  fibonacci_nim: ({n, cap}) => `fibonacci-nim:${n}${cap ? `/${cap}` : ""}`,
  k_dynamic_subtraction: ({k, n, cap}) => `dynamic-nim(${k}):${n}${cap ? `/${cap}` : ""}`,
  magic_beads: (position) => `magic-beads:${position}`,
  euclid_game: (position) => `euclid:${position}`,
  cutting_game: (position) => `cutting:${position.map((sheet) => sheet.join("x"))}`,
  tree_hackenbush: graph,
  graph_hackenbush: graph,
  christmas_game: graph,
  partizan_hackenbush: ({edges, ground, mover}) =>
    `red-blue-hackenbush:turn=${mover} ground=${ground} ${edges.map(([u, v, c]) => `${u}-${v}${c}`).join(" ")}`,
  dag_game: ({adj, token}) => `dag(${arcsOf(adj)}):${token}`,
  dag_sum: tokensOn,
  anti_sg_sj: tokensOn,
  every_sg: tokensOn,
  loopy: (components) => components.map(([arcs, at]) => `digraph(${arcs}):${at}`).join(" + "),
  madmax: (position) => `madmax(${lettered(position)}):${position.max ?? 1},${position.lucas ?? 1}`,
  repeated_trie: ({words, k}) => `word-game(${words}):${k}`,
  three_kingdoms: ({upper_triangle}) => `three-kingdoms:${upper_triangle}`,
  staircase_nim: (position) => `staircase-nim:${position}`,
  georgia_bob: (position) => `georgia-bob:${position}`,
  chess_jump: ({rows}) => `chess-jump:${rows.join("/")}`,
  number_ring: ({edges}) => `number-ring:${edges}`,
  coin_circle: circle,
  coin_turning_1d: ({variant, row}) => `coins(${coinFamilies[variant] ?? variant}):${row}`,
  coin_turning_2d: ({variant, rows, cols, heads}) =>
    `coins-2d(${variant.startsWith("turning corners") ? "corners" : "lines"}):${flat(rows, cols, heads)}`,
  coin_turning_3d: ({dims, heads}) => `coins-3d(boxes):${coinGrid(dims, heads)}`,
  nim_product: ({x, y}) => `coins-2d(corners):${flat(x + 1, y + 1, [[x, y]])}`,
  coin_turning_1d_tables: ({variant, row}) => `coins(${coinFamilies[variant] ?? variant}):${row}`,
};

/** Cases for a table of single heads; they have neither winner nor moves. */
const singleHeads = (table) =>
  Object.entries(table).flatMap(([variant, values]) =>
    values.map((grundy, i) => ({position: {variant, row: `${"T".repeat(i)}H`}, grundy})),
  );

const plays = {misere_nim: "misere", anti_sg_sj: "sj", every_sg: "every"};

/** The same position under misère play, played to the very end. */
const trueMisere = ({position, outcome_true_misere, winning_moves_true_misere}) => ({
  position,
  play: "misere",
  grundy: null,
  outcome: outcome_true_misere,
  winning_moves: winning_moves_true_misere,
});

/** A partizan position, once for each player to move. */
const eitherMover = ({position, value, outcome_class, winning_moves}) =>
  Object.entries({L: winning_moves.left_starts, R: winning_moves.right_starts}).map(([mover, count]) => ({
    position: {...position, mover},
    grundy: null,
    outcome: outcome_class,
    value,
    winning_moves: count,
  }));

/** Expands a matrix of winners to a case for each pair of vertices; A is the first player. */
const expand = (oracle) => {
  if (oracle.outcome_class) return eitherMover(oracle);
  if (oracle.outcome_true_misere) return [oracle, trueMisere(oracle)];
  return oracle.position.matrix
    ? oracle.matrix.flatMap((row, i) =>
        [...row].map((winner, j) => ({
          position: {...oracle.position, max: i + 1, lucas: j + 1},
          grundy: null,
          outcome: winner === "A" ? "N" : "P",
          winning_moves: null,
        })),
      )
    : [oracle];
};

export function oracleCases() {
  return readdirSync(folder).map((file) => {
    const name = file.slice(0, -".json".length);
    const content = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    const cases = Array.isArray(content) ? content : singleHeads(content);
    return [
      name,
      cases.flatMap(expand).map((oracle) => ({
        address: addresses[name](oracle.position),
        play: oracle.play ?? plays[name] ?? "normal",
        check: check(oracle),
        line: name,
      })),
    ];
  });
}

const check = (oracle) => (answer) => {
  if (oracle.illegal) {
    assert.ok(answer.error);
    return;
  }
  assert.equal(answer.error, undefined);
  if (oracle.grundy !== null) assert.equal(answer.grundy, String(oracle.grundy));
  // Null if it is no number.
  if (oracle.value) assert.equal(answer.value, oracle.value);
  if (oracle.outcome) assert.equal(answer.outcome, oracle.outcome);
  if (Number.isInteger(oracle.winning_moves)) assert.equal(answer.moves.winning, String(oracle.winning_moves));
  if (oracle.drawing_moves !== undefined)
    assert.equal(answer.moves.listed.filter(({outcome}) => outcome === "D").length, oracle.drawing_moves);
  if (oracle.best_value) assert.equal(answer.why[0].facts.strength, String(oracle.best_value));
};
