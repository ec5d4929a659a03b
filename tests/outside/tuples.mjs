// Games of several related heaps, or of heaps and a memory of the play: rules for tuples.
import {listsOf, range, solver, withReplaced, wordsOf} from "../helpers/brute.mjs";
import {analyses, ask} from "./ask.mjs";

const lower = (heaps, i) => range(0, heaps[i] - 1).map((remaining) => withReplaced(heaps, i, remaining));
/** Heaps in order: only the first nonempty one may be reduced. */
const inOrder = solver((heaps) => {
  const firstNonempty = heaps.findIndex((n) => n > 0);
  return firstNonempty < 0 ? [] : lower(heaps, firstNonempty);
});
const orderRule =
  "pair-rule((a,b,c) -> (a-k,b,c) where k>=1; (a,b,c) -> (a,b-k,c) where a=0 and k>=1; (a,b,c) -> (a,b,c-k) where a+b=0 and k>=1)";

const lastBarred = solver(([lastHeap, ...heaps]) =>
  heaps.flatMap((n, i) => (n > 0 && i + 1 !== lastHeap ? [[i + 1, ...withReplaced(heaps, i, n - 1)]] : [])),
);
const barredRule =
  "pair-rule((a,b,c,t) -> (a-1,b,c,1) where t!=1; (a,b,c,t) -> (a,b-1,c,2) where t!=2; (a,b,c,t) -> (a,b,c-1,3) where t!=3)";

/** Yields all ways to add up to `limit` counters to nonempty heaps other than the i-th. */
function* distributions(heaps, i, limit, j = 0) {
  if (j === heaps.length) yield heaps;
  else if (j === i || heaps[j] === 0) yield* distributions(heaps, i, limit, j + 1);
  else
    for (let added = 0; added <= limit; added++)
      yield* distributions(withReplaced(heaps, j, heaps[j] + added), i, limit - added, j + 1);
}
/** A move removes some counters of a heap and moves others of it to nonempty heaps. */
const giving = solver(function* (heaps) {
  for (let i = 0; i < heaps.length; i++)
    for (let removed = 1; removed <= heaps[i]; removed++)
      for (const next of distributions(withReplaced(heaps, i, heaps[i] - removed), i, heaps[i] - removed)) {
        const moved = heaps.reduce((sum, n) => sum + n, 0) - removed - next.reduce((sum, n) => sum + n, 0);
        yield withReplaced(next, i, next[i] + moved);
      }
});
const givingRule =
  "pair-rule((a,b,c) -> (a-i-j-k,b+i,c+j) where k>=1 and (i=0 or b>0) and (j=0 or c>0);" +
  " (a,b,c) -> (a+i,b-i-j-k,c+j) where k>=1 and (i=0 or a>0) and (j=0 or c>0);" +
  " (a,b,c) -> (a+i,b+j,c-i-j-k) where k>=1 and (i=0 or a>0) and (j=0 or b>0))";

const alikeRule =
  "pair-rule((a,b,c) -> (a-k,b,c), (a,b-k,c), (a,b,c-k), (a-k,b-k,c), (a-k,b,c-k), (a,b-k,c-k), (a-k,b-k,c-k) where k>=1)";
const alike = solver((heaps) =>
  ["001", "010", "011", "100", "101", "110", "111"].flatMap((which) =>
    range(1, Math.max(...heaps))
      .map((k) => heaps.map((n, i) => n - k * Number(which[i])))
      .filter((next) => next.every((n) => n >= 0)),
  ),
);

const attacks = (x, y, z) =>
  `pair-rule((n,t) -> (max(0,n-${x}),0) where n>0; (n,t) -> (max(0,n-${y}),1) where n>0 and t!=1; (n,t) -> (max(0,n-${z}),2) where n>0 and t!=2)`;
const attacked = (castles, powers) =>
  castles.flatMap(([n, lastAttack], i) =>
    n === 0
      ? []
      : [0, 1, 2]
          .filter((t) => t === 0 || t !== lastAttack)
          .map((t) => withReplaced(castles, i, [Math.max(0, n - powers[t]), t])),
  );

/** Seats that move in turn, each with its own limit; whoever takes the last counter loses. */
const seats = (limits) =>
  `pair-rule((n,seat) -> (n-k,(seat+1) mod ${limits.length}) where 1<=k and (${limits.map((limit, i) => `seat=${i} and k<=${limit}`).join(" or ")}))`;
const seated = (limits) =>
  solver(([n, seat]) =>
    n === 0
      ? [["won"]]
      : n === "won"
        ? []
        : range(1, Math.min(n, limits[seat])).map((k) => [n - k, (seat + 1) % limits.length]),
  );
const tenEach = [5, 16, 3, 9, 1, 12, 7, 16, 2, 11, 4, 8, 15, 6, 13, 10, 1, 14, 3, 16];
/** Winning seats for `counters` counters, by induction on the number of counters. */
function winningSeats(limits, counters) {
  const wins = [limits.map(() => true)];
  for (let n = 1; n <= counters; n++)
    wins.push(
      limits.map((limit, seat) => range(1, Math.min(n, limit)).some((k) => !wins[n - k][(seat + 1) % limits.length])),
    );
  return wins[counters];
}

/** Rectangles with a square width and a triangular height: flipped, with the upper right corner white before. */
const flips = solver((board) => flipped(board).map(({next}) => next));
function flipped(board) {
  const white = (x, y) => board[y][x] === "H";
  const sides = (which) => which.filter((n) => n <= board.length);
  return board.flatMap((row, y) =>
    [...row].flatMap((_, x) =>
      white(x, y)
        ? sides([1, 4, 9]).flatMap((width) =>
            sides([1, 3, 6]).flatMap((height) =>
              width <= x + 1 && height <= y + 1 ? [{next: flipRectangle(board, x, y, width, height)}] : [],
            ),
          )
        : [],
    ),
  );
}
const flipRectangle = (board, x, y, width, height) =>
  board.map((row, j) =>
    [...row]
      .map((cell, i) => (i > x - width && i <= x && j > y - height && j <= y ? (cell === "H" ? "T" : "H") : cell))
      .join(""),
  );
const runs = (sizes) => sizes.map((n) => (n === 1 ? "1" : `${n}C`)).join(",");
const upTo = (limit, nth) =>
  range(1, limit)
    .map(nth)
    .filter((n) => n <= limit);
const flipRule = (side) => `coins-2d(${runs(upTo(side, (k) => (k * (k + 1)) / 2))}*${runs(upTo(side, (k) => k * k))})`;
const sheet = (side) => `${flipRule(side)}:${Array(side).fill("H".repeat(side)).join("/")}`;

const triples = (from, to) => [...listsOf(range(from, to), 3)];
const winners = (rule, tuples, wins, play = "normal") => {
  const answers = analyses(
    tuples.map((tuple) => `${rule}:${tuple}`),
    "none",
    play,
  );
  return tuples.map((tuple, i) => [`${rule}:${tuple}`, answers[i].outcome === "N", wins(tuple)]);
};

export const all = [
  {
    name: "Codeforces 1382B",
    game: "heaps in an order, the first that is left is made smaller",
    words: ["analyze", `${orderRule}:1,3,2`],
    compare: () => winners(orderRule, triples(0, 5), inOrder),
    short: "10^5 heaps of 10^9; a tuple has six numbers",
  },
  {
    name: "Codeforces 1396B",
    game: "one counter from a heap, not from the one before",
    words: ["analyze", `${barredRule}:2,2,1,0`],
    compare: () =>
      winners(
        barredRule,
        triples(0, 4).map((heaps) => [...heaps, 0]),
        (tuple) => lastBarred([0, ...tuple.slice(0, 3)]),
      ),
    short: "100 heaps of 100; a tuple has six numbers",
  },
  {
    name: "POJ 1740",
    game: "some are taken of a heap, of the rest some go to other heaps that are left",
    words: ["analyze", `${givingRule}:2,2,1`],
    compare: () => winners(givingRule, triples(0, 4), giving),
    short: "10 heaps of 100; a tuple has six numbers",
  },
  {
    name: "Project Euler 260",
    game: "as many are taken of one heap, of two or of three; the sum of all lost triples",
    words: ["analyze", `${alikeRule}:0,1,2`],
    compare: () =>
      winners(
        alikeRule,
        triples(0, 7).filter(([a, b, c]) => a <= b && b <= c),
        alike,
      ),
    short: "heaps of 1000: 1.7·10^8 triples; two million states are kept",
  },
  {
    name: "Codeforces 1312F",
    game: "three attacks on castles, two of them not twice in a row on one; how many first ones win",
    words: ["analyze", `${attacks(1, 2, 3)}:7,0 + ${attacks(1, 2, 3)}:4,0`],
    compare() {
      const cases = [...listsOf(range(1, 3), 3)].flatMap((powers) =>
        [...range(1, 12).map((n) => [n]), ...[...listsOf(range(1, 7), 2)].filter(([a, b]) => a <= b)].map((sizes) => ({
          powers,
          sizes,
        })),
      );
      const answers = analyses(
        cases.map(({powers, sizes}) => sizes.map((n) => `${attacks(...powers)}:${n},0`).join(" + ")),
        "winning",
      );
      const solvers = new Map();
      return cases.map(({powers, sizes}, i) => {
        const key = String(powers);
        if (!solvers.has(key))
          solvers.set(
            key,
            solver((castles) => attacked(castles, powers)),
          );
        const firstMoves = attacked(
          sizes.map((n) => [n, 0]),
          powers,
        );
        return [
          `${powers} ${sizes}`,
          Number(answers[i].moves.winning),
          firstMoves.filter((next) => !solvers.get(key)(next)).length,
        ];
      });
    },
    short: "3·10^5 castles of 10^18; a tuple has at most 10^6 together",
  },
  {
    name: "POJ 2068",
    game: "seats with limits of their own; the last counter loses",
    words: ["analyze", `${seats([3, 2, 1, 2])}:9,0`, "--play", "misere"],
    compare: () =>
      [...listsOf(range(1, 3), 2), ...listsOf([1, 2, 4], 4)].flatMap((limits) =>
        winners(
          seats(limits),
          range(1, 12).map((n) => [n, 0]),
          seated(limits),
          "misere",
        ),
      ),
    large: {
      limits: "20 seats, 8191 counters",
      words: ["analyze", `${seats(tenEach)}:8191,0`, "--play", "misere", "--moves", "none"],
      says: (output) => JSON.parse(output).outcome,
      is: () => (winningSeats(tenEach, 8191)[0] ? "N" : "P"),
    },
  },
  {
    name: "Project Euler 459",
    game: "rectangles on a sheet, squares wide and triangular numbers high, are flipped; how many first ones win",
    words: ["analyze", sheet(5), "--moves", "winning"],
    *compare() {
      const boards = range(1, 3).flatMap((side) =>
        [...wordsOf("HT", side * side)].map((cells) =>
          range(0, side - 1).map((y) => cells.slice(y * side, (y + 1) * side)),
        ),
      );
      const answers = analyses(
        boards.map((board) => `${flipRule(board.length)}:${board.join("/")}`),
        "winning",
      );
      for (const [i, board] of boards.entries()) {
        const winningCount = flipped(board).filter(({next}) => !flips(next)).length;
        yield [
          board.join("/"),
          `${answers[i].outcome} ${answers[i].moves.winning}`,
          `${flips(board) ? "N" : "P"} ${winningCount}`,
        ];
      }
      for (const [side, expectedCount] of [
        [1, 1],
        [2, 0],
        [5, 8],
        [100, 31395],
      ])
        yield [
          `W(${side})`,
          Number(JSON.parse(ask(["analyze", "-", "--moves", "winning"], sheet(side))).moves.winning),
          expectedCount,
        ];
    },
    short: "a sheet of 10^12 cells; a board has at most 16 384",
  },
];
