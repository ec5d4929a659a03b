// The brute-forced cases of tests/data/oracles as contest input: for each problem the oracle, the input of one position, and what
// the contest prints of it. A position that the contest does not admit has no input.
import {readdirSync, readFileSync} from "node:fs";

const folder = "tests/data/oracles";
const line = (...words) => `${words.flat().join(" ")}\n`;
const heaps = (position) => line(position.length) + line(position);
const some = (position) => (position.length > 0 && !position.includes(0) ? heaps(position) : null);
const positive = (numbers) => (numbers.includes(0) ? null : line(numbers));
const one = (input) => input && line(1) + input;
const won =
  (wins, loses) =>
  ({outcome}) =>
    line(outcome === "N" ? wins : loses);

/** @type {Record<string, [string, (position: any) => string | null, (oracle: any) => string]>} */
const contests = {
  "poj-2234": ["nim", some, won("Yes", "No")],
  "poj-2975": ["nim", some, ({winning_moves}) => line(winning_moves)],
  "hdu-1849": ["nim", some, won("Rabbit Win!", "Grass Win!")],
  "hdu-1850": ["nim", some, ({winning_moves}) => line(winning_moves)],
  "luogu-p2197": ["nim", (position) => one(heaps(position)), won("Yes", "No")],
  "hdu-1907": ["misere_nim", (position) => one(some(position)), won("John", "Brother")],
  "hdu-3032": ["lasker_nim", (position) => one(some(position)), won("Alice", "Bob")],
  "poj-1067": ["wythoff", line, won("1", "0")],
  "luogu-p2252": ["wythoff", line, won("1", "0")],
  "poj-2311": [
    "cutting_game",
    (sheets) => (sheets.length === 1 && !sheets[0].includes(1) ? line(sheets[0]) : null),
    won("WIN", "LOSE"),
  ],
  "poj-1704": ["georgia_bob", (cells) => one(heaps(cells)), won("Georgia will win", "Bob will win")],
  "luogu-p1288": ["number_ring", ({edges}) => heaps(edges), won("YES", "NO")],
  "luogu-p2575": ["chess_jump", ({rows}) => one(rowsOf(rows)), won("YES", "NO")],
  "poj-2484": ["coin_circle", ({n, k, mask}) => (k === 2 && !mask ? line(n) + line(0) : null), won("Alice", "Bob")],
  "hdu-3951": [
    "coin_circle",
    ({n, k, mask}) => (mask ? null : one(line(n, k))),
    won("Case 1: first", "Case 1: second"),
  ],
  "cf-455b": [
    "repeated_trie",
    ({words, k}) => line(words.length, k) + words.map((w) => line(w)).join(""),
    won("First", "Second"),
  ],
  "luogu-p1199": [
    "three_kingdoms",
    ({n, upper_triangle}) => line(n) + line(upper_triangle),
    ({best_value}) => line(1) + line(best_value),
  ],
  "acwing-235": ["magic_beads", heaps, won("freda", "rainbow")],
  "hdu-1536": [
    "subtraction_set",
    ({S, heaps: sizes}) => line(S.length, S) + line(1) + line(sizes.length, sizes) + line(0),
    won("W", "L"),
  ],
  "hdu-1846": ["bash", ({n, m}) => one(line(n, m)), won("first", "second")],
  "hdu-2188": ["bash", ({n, m}) => one(line(n, m)), won("Grass", "Rabbit")],
  "hdu-2516": ["fibonacci_nim", ({n, cap}) => (cap ? null : line(n) + line(0)), won("First win", "Second win")],
  "hdu-2486": [
    "k_dynamic_subtraction",
    ({n, k, cap}) => (cap ? null : one(line(n, k))),
    ({outcome, winning_list = []}) => line("Case 1:", outcome === "N" ? Math.min(...winning_list) : "lose"),
  ],
  "luogu-p1290": ["euclid_game", (pair) => one(positive(pair)), won("Stan wins", "Ollie wins")],
  "poj-2348": ["euclid_game", positive, won("Stan wins", "Ollie wins")],
  "poj-3710": ["christmas_game", ({edges}) => line(1) + tree(edges), won("Sally", "Harry")],
};

/** The ground is vertex 0 there, the root vertex 1 here. */
function tree(edges) {
  const vertices = Math.max(0, ...edges.flat()) + 1;
  return line(vertices, edges.length) + edges.map(([u, v]) => line(u + 1, v + 1)).join("");
}

/** Pieces by their cells in rows of 20, of which those on the left may stay empty. */
function rowsOf(rows) {
  const cells = (row) => [...row].flatMap((c, i) => (c === "." ? [] : [i + 21 - row.length]));
  return line(rows.length) + rows.map((row) => line(cells(row).length, cells(row))).join("");
}

/** Each as {id, input, output}. */
export function judgeCases() {
  const oracles = new Map(
    readdirSync(folder).map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(`${folder}/${file}`, "utf8")),
    ]),
  );
  return Object.entries(contests).flatMap(([id, [name, input, output]]) =>
    oracles
      .get(name)
      .filter(({illegal}) => !illegal)
      .flatMap((oracle) => {
        const given = input(oracle.position);
        return given ? [{id, input: given, output: output(oracle)}] : [];
      }),
  );
}
