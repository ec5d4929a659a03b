// The brute-forced cases of tests/data/oracles as contest input: for each problem the oracle's name, the input for a
// position, and the output that the contest expects. The input is null if the contest does not admit the position.
import {readdirSync, readFileSync} from "node:fs";

const folder = "tests/data/oracles";
const line = (...words) => `${words.flat().join(" ")}\n`;
const heaps = (position) => line(position.length) + line(position);
const nonzeroHeaps = (position) => (position.length > 0 && !position.includes(0) ? heaps(position) : null);
const positive = (numbers) => (numbers.includes(0) ? null : line(numbers));
const singleCase = (input) => input && line(1) + input;
const winnerLine =
  (wins, loses) =>
  ({outcome}) =>
    line(outcome === "N" ? wins : loses);

/** @type {Record<string, [string, (position: any) => string | null, (oracle: any) => string]>} */
const contests = {
  "poj-2234": ["nim", nonzeroHeaps, winnerLine("Yes", "No")],
  "poj-2975": ["nim", nonzeroHeaps, ({winning_moves}) => line(winning_moves)],
  "hdu-1849": ["nim", nonzeroHeaps, winnerLine("Rabbit Win!", "Grass Win!")],
  "hdu-1850": ["nim", nonzeroHeaps, ({winning_moves}) => line(winning_moves)],
  "luogu-p2197": ["nim", (position) => singleCase(heaps(position)), winnerLine("Yes", "No")],
  "hdu-1907": ["misere_nim", (position) => singleCase(nonzeroHeaps(position)), winnerLine("John", "Brother")],
  "hdu-3032": ["lasker_nim", (position) => singleCase(nonzeroHeaps(position)), winnerLine("Alice", "Bob")],
  "poj-1067": ["wythoff", line, winnerLine("1", "0")],
  "luogu-p2252": ["wythoff", line, winnerLine("1", "0")],
  "poj-2311": [
    "cutting_game",
    (sheets) => (sheets.length === 1 && !sheets[0].includes(1) ? line(sheets[0]) : null),
    winnerLine("WIN", "LOSE"),
  ],
  "poj-1704": ["georgia_bob", (cells) => singleCase(heaps(cells)), winnerLine("Georgia will win", "Bob will win")],
  "luogu-p1288": ["number_ring", ({edges}) => heaps(edges), winnerLine("YES", "NO")],
  "luogu-p2575": ["chess_jump", ({rows}) => singleCase(rowsOf(rows)), winnerLine("YES", "NO")],
  "poj-2484": [
    "coin_circle",
    ({n, k, mask}) => (k === 2 && !mask ? line(n) + line(0) : null),
    winnerLine("Alice", "Bob"),
  ],
  "hdu-3951": [
    "coin_circle",
    ({n, k, mask}) => (mask ? null : singleCase(line(n, k))),
    winnerLine("Case 1: first", "Case 1: second"),
  ],
  "cf-455b": [
    "repeated_trie",
    ({words, k}) => line(words.length, k) + words.map((w) => line(w)).join(""),
    winnerLine("First", "Second"),
  ],
  "luogu-p1199": [
    "three_kingdoms",
    ({n, upper_triangle}) => line(n) + line(upper_triangle),
    ({best_value}) => line(1) + line(best_value),
  ],
  "acwing-235": ["magic_beads", heaps, winnerLine("freda", "rainbow")],
  "hdu-1536": [
    "subtraction_set",
    ({S, heaps: sizes}) => line(S.length, S) + line(1) + line(sizes.length, sizes) + line(0),
    winnerLine("W", "L"),
  ],
  "hdu-1846": ["bash", ({n, m}) => singleCase(line(n, m)), winnerLine("first", "second")],
  "hdu-2188": ["bash", ({n, m}) => singleCase(line(n, m)), winnerLine("Grass", "Rabbit")],
  "hdu-2516": ["fibonacci_nim", ({n, cap}) => (cap ? null : line(n) + line(0)), winnerLine("First win", "Second win")],
  "hdu-2486": [
    "k_dynamic_subtraction",
    ({n, k, cap}) => (cap ? null : singleCase(line(n, k))),
    ({outcome, winning_list = []}) => line("Case 1:", outcome === "N" ? Math.min(...winning_list) : "lose"),
  ],
  "luogu-p1290": ["euclid_game", (pair) => singleCase(positive(pair)), winnerLine("Stan wins", "Ollie wins")],
  "poj-2348": ["euclid_game", positive, winnerLine("Stan wins", "Ollie wins")],
  "poj-3710": ["christmas_game", ({edges}) => line(1) + tree(edges), winnerLine("Sally", "Harry")],
};

/** The ground is vertex 0 in the oracle, and the root is vertex 1 in the contest. */
function tree(edges) {
  const vertices = Math.max(0, ...edges.flat()) + 1;
  return line(vertices, edges.length) + edges.map(([u, v]) => line(u + 1, v + 1)).join("");
}

/** Pieces as cells of rows of 20; a shorter row is aligned to the right end. */
function rowsOf(rows) {
  const cells = (row) => [...row].flatMap((c, i) => (c === "." ? [] : [i + 21 - row.length]));
  return line(rows.length) + rows.map((row) => line(cells(row).length, cells(row))).join("");
}

/** Returns all cases as {id, input, output}. */
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
        const caseInput = input(oracle.position);
        return caseInput ? [{id, input: caseInput, output: output(oracle)}] : [];
      }),
  );
}
