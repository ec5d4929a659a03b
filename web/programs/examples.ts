// Example programs; their names and descriptions are among the texts.
import type {Language} from "../text";

interface Example {
  name: keyof Language<"programs">["programs"]["called"];
  to: number;
  code: string;
}

export const examples: Example[] = [
  {
    name: "divisors",
    to: 30,
    code: `const start = (n) => n;

function* moves(n) {
  for (let d = 1; d < n; d++)
    if (n % d === 0) yield n - d;
}
`,
  },
  {
    name: "remembered",
    to: 30,
    code: `// [stones, last taken]
const start = (n) => [n, 0];

function* moves([n, last]) {
  for (let k = 1; k <= n; k++)
    if (k !== last) yield [n - k, k];
}
`,
  },
  {
    name: "strings",
    to: 60,
    code: `const start = (n) => "+".repeat(n);

function* moves(row) {
  for (let i = 0; i + 1 < row.length; i++)
    if (row[i] === "+" && row[i + 1] === "+")
      yield row.slice(0, i) + "--" + row.slice(i + 2);
}

// Runs of + are games of their own.
function sum(row) {
  const runs = row.split("-").filter((run) => run.length > 1);
  return runs.length === 1 && runs[0] === row ? null : runs;
}
`,
  },
  {
    name: "candies",
    to: 7,
    code: `// AtCoder AGC 002 E: eat the largest pile, or one of each; whoever eats the last loses.
const piles = [[], [2], [1, 3], [1, 2, 1], [1, 2, 3], [2, 2, 2], [5, 3, 3, 1], [7, 4, 4, 2, 1]];
const start = (n) => piles[n];
const key = (state) => [...state].sort((a, b) => b - a);

function moves(state) {
  if (state.length === 0) return [];
  const [, ...rest] = key(state);
  return [rest, state.map((n) => n - 1).filter((n) => n > 0)];
}
`,
  },
  {
    name: "players",
    to: 40,
    code: `// Each has a piece on a track of n squares: [mine, yours]. One step or two towards the other, never onto it.
const start = (n) => ({mine: 0, yours: n + 1});
const draw = ({mine, yours}) => "mover " + mine + ", other " + yours;

function* moves({mine, yours}) {
  const way = Math.sign(yours - mine);
  for (const k of [1, 2])
    if (k < Math.abs(yours - mine)) yield {mine: yours, yours: mine + k * way};
}
`,
  },
  {
    name: "dominoes",
    to: 9,
    code: `// Domineering on two rows of n squares: Left puts a domino upright, Right one lying.
const start = (n) => [".".repeat(n), ".".repeat(n)];
const draw = (rows) => rows.join("/");
const take = (row, i, k) => row.slice(0, i) + "#".repeat(k) + row.slice(i + k);

function* left([a, b]) {
  for (let i = 0; i < a.length; i++)
    if (a[i] + b[i] === "..") yield [take(a, i, 1), take(b, i, 1)];
}

function* right([a, b]) {
  for (let i = 0; i + 1 < a.length; i++) {
    if (a[i] + a[i + 1] === "..") yield [take(a, i, 2), b];
    if (b[i] + b[i + 1] === "..") yield [a, take(b, i, 2)];
  }
}

// A column with both squares taken parts the board.
function sum([a, b]) {
  const parts = [];
  let from = 0;
  for (let i = 0; i <= a.length; i++)
    if (i === a.length || a[i] + b[i] === "##") {
      if (i > from) parts.push([a.slice(from, i), b.slice(from, i)]);
      from = i + 1;
    }
  return parts;
}
`,
  },
  {
    name: "rounds",
    to: 30,
    code: `// Three rounds of taking 1 to 3; whoever cannot move begins the next round, and loses the last.
const stones = 5;
const start = (n) => ({round: 3, left: n});

function* moves({round, left}) {
  if (left === 0) {
    if (round > 1) yield* moves({round: round - 1, left: stones});
    return;
  }
  for (let k = 1; k <= 3 && k <= left; k++) yield {round, left: left - k};
}
`,
  },
];
