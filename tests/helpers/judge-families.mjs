// Complete families of small contest inputs with their expected outputs, found by brute force with the contest's own
// moves. Each case is {id, input, output}; if a contest reads many cases at once, they form one input.
import {listsOf, range, solver, subsetsOf, withReplaced, wordsOf} from "./brute.mjs";

const lines = (...rows) => rows.map((row) => `${[row].flat(2).join(" ")}\n`).join("");

/** @type {[id: string, format: "once" | "counted" | "toEnd", cases: [input: string, output: string][]][]} */
const caseFamilies = [];
const family = (id, format, cases) => caseFamilies.push([id, format, [...cases]]);
const winnerLine = (wins, loses, isWon) => lines(isWon ? wins : loses);

// One heap.
const taking = (sizes) => solver((n) => sizes(n).map((k) => n - k));
const bash = taking((n) => range(1, Math.min(3, n)));
family(
  "leetcode-292",
  "toEnd",
  range(1, 40).map((n) => [lines(n), winnerLine("true", "false", bash(n))]),
);
const divisor = taking((n) => range(1, n - 1).filter((k) => n % k === 0));
family(
  "leetcode-1025",
  "toEnd",
  range(1, 200).map((n) => [lines(n), winnerLine("true", "false", divisor(n))]),
);
const squares = taking((n) => range(1, Math.floor(Math.sqrt(n))).map((k) => k * k));
family(
  "leetcode-1510",
  "toEnd",
  range(1, 400).map((n) => [lines(n), winnerLine("true", "false", squares(n))]),
);
family(
  "atcoder-dp-k",
  "once",
  subsetsOf([1, 2, 3, 5, 6]).flatMap((set) => {
    const wins = taking((n) => set.filter((k) => k <= n));
    return set.length === 0
      ? []
      : range(1, 9).map((n) => [lines([set.length, n], set), winnerLine("First", "Second", wins(n))]);
  }),
);
const doubling = solver(([n, cap]) => range(1, Math.min(n, cap)).map((k) => [n - k, 2 * k]));
family(
  "luogu-p6487",
  "once",
  range(1, 60).map((n) => [lines(n), lines(range(1, n).find((k) => !doubling([n - k, 2 * k])))]),
);

// Heaps.
const nim = solver((heaps) => heaps.flatMap((n, i) => range(0, n - 1).map((k) => withReplaced(heaps, i, k))));
const takes = (heaps) =>
  heaps.flatMap((n, i) =>
    range(0, n - 1)
      .map((k) => withReplaced(heaps, i, k))
      .filter((next) => !nim(next))
      .map((next) => [i, next]),
  );
family(
  "luogu-p1247",
  "once",
  [...listsOf(range(1, 4), 2), ...listsOf(range(1, 4), 3)].map((heaps) => {
    const [first] = takes(heaps);
    const answer = first ? lines([heaps[first[0]] - first[1][first[0]], first[0] + 1], first[1]) : "lose\n";
    return [lines(heaps.length, heaps), answer];
  }),
);
const pebbles = solver((rows) =>
  rows.flatMap((n, i) => range(i === 0 ? 0 : rows[i - 1], n - 1).map((k) => withReplaced(rows, i, k))),
);
family(
  "luogu-p3480",
  "counted",
  [...listsOf(range(0, 5), 3), ...listsOf(range(0, 3), 4)]
    .filter((rows) => rows.every((n, i) => i === 0 || rows[i - 1] <= n))
    .map((rows) => [lines(rows.length, rows), winnerLine("TAK", "NIE", pebbles(rows))]),
);
const euclid = solver(([a, b]) =>
  a === 0 || b === 0
    ? []
    : a < b
      ? range(1, Math.floor(b / a)).map((k) => [a, b - k * a])
      : range(1, Math.floor(a / b)).map((k) => [a - k * b, b]),
);
family(
  "codechef-matchs",
  "counted",
  [...listsOf(range(1, 20), 2)].map((pair) => [lines(pair), winnerLine("Ari", "Rich", euclid(pair))]),
);
family(
  "pe-325",
  "once",
  range(1, 30).map((bound) => {
    const lostPairs = [...listsOf(range(1, bound), 2)].filter(([x, y]) => x < y && !euclid([x, y]));
    return [lines(bound), lines(lostPairs.reduce((sum, [x, y]) => sum + x + y, 0))];
  }),
);

const intervals = range(1, 3).flatMap((min) => range(min, 4).map((max) => [min, max]));
family(
  "atcoder-abc297g",
  "once",
  intervals.flatMap(([min, max]) => {
    const wins = solver((heaps) =>
      heaps.flatMap((n, i) => range(min, Math.min(n, max)).map((k) => withReplaced(heaps, i, n - k))),
    );
    return [...listsOf(range(1, 20), 1), ...listsOf(range(1, 7), 2), ...listsOf(range(1, 4), 3)].map((heaps) => [
      lines([heaps.length, min, max], heaps),
      winnerLine("First", "Second", wins(heaps)),
    ]);
  }),
);

// Rows.
const blocks = (set) =>
  solver((row) =>
    range(0, row.length - 1).flatMap((i) =>
      set
        .filter((k) => row.slice(i, i + k) === "o".repeat(k))
        .map((k) => row.slice(0, i) + ".".repeat(k) + row.slice(i + k)),
    ),
  );
family(
  "hdu-2999",
  "toEnd",
  subsetsOf([1, 2, 3, 4]).flatMap((set) => {
    const wins = blocks(set);
    const answers = range(1, 9).map((n) => winnerLine("1", "2", wins("o".repeat(n))));
    return set.length === 0 ? [] : [[lines([set.length, ...set], 9, range(1, 9)), answers.join("")]];
  }),
);
const flips = solver((signs) =>
  range(0, signs.length - 2)
    .filter((i) => signs.slice(i, i + 2) === "++")
    .map((i) => `${signs.slice(0, i)}--${signs.slice(i + 2)}`),
);
family(
  "leetcode-294",
  "toEnd",
  [...wordsOf("+-", 9)].map((signs) => [lines(signs), winnerLine("true", "false", flips(signs))]),
);
family(
  "pe-306",
  "once",
  range(1, 16).map((bound) => [lines(bound), lines(range(1, bound).filter((n) => flips("+".repeat(n))).length)]),
);
const paints = solver(({row, mine, other}) =>
  range(0, row.length - 2).flatMap((i) =>
    row.slice(i, i + 2).includes(mine)
      ? [{row: `${row.slice(0, i)}..${row.slice(i + 2)}`, mine: other, other: mine}]
      : [],
  ),
);
family(
  "cf-1704f",
  "counted",
  range(2, 8).flatMap((n) =>
    [...wordsOf("RB", n)].map((row) => [
      lines(n, row),
      winnerLine("Alice", "Bob", paints({row, mine: "R", other: "B"})),
    ]),
  ),
);
/** Returns the parts of a word when the letter at i is cut out; null if its neighbours differ. */
const splitAt = (word, i) =>
  i > 0 && i + 1 < word.length && word[i - 1] === word[i + 1]
    ? [word.slice(0, i), word[i] ?? "", word.slice(i + 1)]
    : null;
const cuts = solver((words) =>
  words.flatMap((word, w) =>
    range(0, word.length - 1).flatMap((i) => {
      const parts = splitAt(word, i);
      return parts ? [withReplaced(words, w, ...parts)] : [];
    }),
  ),
);
family(
  "cf-305e",
  "once",
  range(1, 7).flatMap((n) =>
    [...wordsOf("ab", n), ...(n < 6 ? wordsOf("abc", n) : [])].map((word) => {
      const first = range(0, n - 1).find((i) => {
        const parts = splitAt(word, i);
        return parts && !cuts(parts);
      });
      return [lines(word), first === undefined ? "Second\n" : lines("First", first + 1)];
    }),
  ),
);
const crossed = (row, i) => `${row.slice(0, i)}X${row.slice(i + 1)}`;
const crosses = solver((row) =>
  row.includes("XXX")
    ? []
    : range(0, row.length - 1)
        .filter((i) => row[i] === ".")
        .map((i) => crossed(row, i)),
);
family(
  "poj-3537",
  "once",
  range(3, 12).map((n) => [lines(n), winnerLine("1", "2", crosses(".".repeat(n)))]),
);
family(
  "uva-10561",
  "counted",
  range(3, 9).flatMap((n) =>
    [...wordsOf(".X", n)]
      .filter((row) => !row.includes("XXX") && row.includes("."))
      .map((row) => {
        const good = range(0, n - 1).filter((i) => row[i] === "." && !crosses(crossed(row, i)));
        return [
          lines(row),
          lines(
            good.length > 0 ? "WINNING" : "LOSING",
            good.map((i) => i + 1),
          ),
        ];
      }),
  ),
);

// Lights: the light that goes out is the far corner of a rectangle or box.
const lights = (sides) => {
  const cells = sides.reduce((all, side) => all.flatMap((cell) => range(1, side).map((at) => [...cell, at])), [[]]);
  const key = (cell) => cell.join();
  const wins = solver((litCells) =>
    litCells.flatMap((farCorner) => {
      const nears = farCorner.reduce(
        (all, at) => all.flatMap((cell) => range(1, at).map((nearCoordinate) => [...cell, nearCoordinate])),
        [[]],
      );
      return nears.map((nearCorner) => {
        const corners = new Set(
          subsetsOf(range(0, farCorner.length - 1)).map((axes) =>
            key(farCorner.map((at, i) => (axes.includes(i) ? nearCorner[i] : at))),
          ),
        );
        return cells.filter(
          (cell) => litCells.some((litCell) => key(litCell) === key(cell)) !== corners.has(key(cell)),
        );
      });
    }),
  );
  return subsetsOf(cells).map((litCells) => [lines(litCells.length, ...litCells), wins(litCells)]);
};
family(
  "hdu-3404",
  "counted",
  lights([3, 3]).map(([input, won]) => [input, winnerLine("Have a try, lxhgww.", "Don't waste your time.", won)]),
);
family(
  "poj-3533",
  "toEnd",
  lights([2, 2, 2]).map(([input, won]) => [input, winnerLine("No", "Yes", won)]),
);

// Graphs and trees.
const arcs = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
family(
  "poj-2425",
  "toEnd",
  subsetsOf(arcs).map((graph) => {
    const targets = range(0, 3).map((v) => graph.flatMap(([from, to]) => (from === v ? [to] : [])));
    const wins = solver((tokens) => tokens.flatMap((v, i) => targets[v].map((to) => withReplaced(tokens, i, to))));
    const positions = [...listsOf(range(0, 3), 1), ...listsOf(range(0, 3), 2)];
    const input = lines(4, ...targets.map((to) => [to.length, ...to]), ...positions.map((p) => [p.length, ...p]), 0);
    return [input, positions.map((p) => winnerLine("WIN", "LOSE", wins(p))).join("")];
  }),
);
/** Yields every tree of n vertices in which each vertex but the first is joined to a smaller one. */
const trees = (n) =>
  range(2, n).reduce((all, v) => all.flatMap((tree) => range(1, v - 1).map((up) => [...tree, [up, v]])), [[]]);
family(
  "atcoder-agc017d",
  "once",
  range(2, 6)
    .flatMap(trees)
    .map((tree) => {
      const below = (edges, v) => [v, ...edges.filter(([up]) => up === v).flatMap(([, w]) => below(edges, w))];
      const wins = solver((edges) =>
        edges.map(([, v]) => {
          const removed = below(edges, v);
          return edges.filter(([, w]) => !removed.includes(w));
        }),
      );
      return [lines(tree.length + 1, ...tree), winnerLine("Alice", "Bob", wins(tree))];
    }),
);
family(
  "poj-2599",
  "once",
  range(1, 5).flatMap((n) =>
    trees(n).flatMap((tree) =>
      range(1, n).map((start) => {
        const next = (path) =>
          range(1, n).filter(
            (w) => !path.includes(w) && tree.some(([a, b]) => (a === path[0] && b === w) || (b === path[0] && a === w)),
          );
        const wins = solver((path) => next(path).map((w) => [w, ...path]));
        const first = next([start]).find((w) => !wins([w, start]));
        return [
          lines([n, start], ...tree),
          first === undefined ? "First player loses\n" : lines(`First player wins flying to airport ${first}`),
        ];
      }),
    ),
  ),
);

/**
 * Cases of HDU 1730 with moves back allowed: retrograde analysis from the end finds who can force it, since play may
 * cycle.
 */
function* duels(width, rows) {
  const rowStates = [...listsOf(range(1, width), 2)].filter(([b, w]) => b !== w);
  const boards = [...listsOf(rowStates, rows)];
  const key = (board, mover) => JSON.stringify([board, mover]);
  const moves = (board, mover) =>
    board.flatMap((row, i) =>
      range(1, width)
        .filter(
          (to) => to !== row[mover] && to < row[1 - mover] === row[mover] < row[1 - mover] && to !== row[1 - mover],
        )
        .map((to) => withReplaced(board, i, withReplaced(row, mover, to))),
    );
  const winners = new Map();
  for (let grew = true; grew; ) {
    grew = false;
    for (const board of boards)
      for (const mover of [0, 1]) {
        if (winners.has(key(board, mover))) continue;
        const winsAfter = moves(board, mover).map((next) => winners.get(key(next, 1 - mover)));
        const won = winsAfter.includes(false) ? true : winsAfter.every((isWon) => isWon === true) ? false : undefined;
        if (won === undefined) continue;
        winners.set(key(board, mover), won);
        grew = true;
      }
  }
  for (const board of boards)
    yield [lines([rows, width], ...board), winnerLine("I WIN!", "BAD LUCK!", winners.get(key(board, 0)))];
}
family("hdu-1730", "toEnd", [...duels(5, 1), ...duels(4, 2)]);

export const judgeFamilies = () =>
  caseFamilies.flatMap(([id, format, cases]) => {
    if (format === "once") return cases.map(([input, output]) => ({id, input, output}));
    const inputs = cases.map(([input]) => input).join("");
    return [
      {
        id,
        input: format === "counted" ? `${cases.length}\n${inputs}` : inputs,
        output: cases.map(([, output]) => output).join(""),
      },
    ];
  });
