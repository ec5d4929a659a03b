// Whole families of small inputs of contest problems with what the contest prints of them, by the contest's own moves and nothing
// else. Each as {id, input, output}; where the contest reads many cases at once they are one input.
import {listsOf, range, replaced, solver, subsetsOf, wordsOf} from "./brute.mjs";

const lines = (...rows) => rows.map((row) => `${[row].flat(2).join(" ")}\n`).join("");

/** @type {[id: string, how: "once" | "counted" | "toEnd", cases: [input: string, output: string][]][]} */
const families = [];
const family = (id, how, cases) => families.push([id, how, [...cases]]);
const told = (wins, loses, isWon) => lines(isWon ? wins : loses);

// One heap.
const taking = (sizes) => solver((n) => sizes(n).map((k) => n - k));
const bash = taking((n) => range(1, Math.min(3, n)));
family(
  "leetcode-292",
  "toEnd",
  range(1, 40).map((n) => [lines(n), told("true", "false", bash(n))]),
);
const divisor = taking((n) => range(1, n - 1).filter((k) => n % k === 0));
family(
  "leetcode-1025",
  "toEnd",
  range(1, 200).map((n) => [lines(n), told("true", "false", divisor(n))]),
);
const squares = taking((n) => range(1, Math.floor(Math.sqrt(n))).map((k) => k * k));
family(
  "leetcode-1510",
  "toEnd",
  range(1, 400).map((n) => [lines(n), told("true", "false", squares(n))]),
);
family(
  "atcoder-dp-k",
  "once",
  subsetsOf([1, 2, 3, 5, 6]).flatMap((set) => {
    const wins = taking((n) => set.filter((k) => k <= n));
    return set.length === 0
      ? []
      : range(1, 9).map((n) => [lines([set.length, n], set), told("First", "Second", wins(n))]);
  }),
);
const doubling = solver(([n, cap]) => range(1, Math.min(n, cap)).map((k) => [n - k, 2 * k]));
family(
  "luogu-p6487",
  "once",
  range(1, 60).map((n) => [lines(n), lines(range(1, n).find((k) => !doubling([n - k, 2 * k])))]),
);

// Heaps.
const nim = solver((heaps) => heaps.flatMap((n, i) => range(0, n - 1).map((k) => replaced(heaps, i, k))));
const takes = (heaps) =>
  heaps.flatMap((n, i) =>
    range(0, n - 1)
      .map((k) => replaced(heaps, i, k))
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
  rows.flatMap((n, i) => range(i === 0 ? 0 : rows[i - 1], n - 1).map((k) => replaced(rows, i, k))),
);
family(
  "luogu-p3480",
  "counted",
  [...listsOf(range(0, 5), 3), ...listsOf(range(0, 3), 4)]
    .filter((rows) => rows.every((n, i) => i === 0 || rows[i - 1] <= n))
    .map((rows) => [lines(rows.length, rows), told("TAK", "NIE", pebbles(rows))]),
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
  [...listsOf(range(1, 20), 2)].map((pair) => [lines(pair), told("Ari", "Rich", euclid(pair))]),
);
family(
  "pe-325",
  "once",
  range(1, 30).map((bound) => {
    const lost = [...listsOf(range(1, bound), 2)].filter(([x, y]) => x < y && !euclid([x, y]));
    return [lines(bound), lines(lost.reduce((sum, [x, y]) => sum + x + y, 0))];
  }),
);

const intervals = range(1, 3).flatMap((least) => range(least, 4).map((most) => [least, most]));
family(
  "atcoder-abc297g",
  "once",
  intervals.flatMap(([least, most]) => {
    const wins = solver((heaps) =>
      heaps.flatMap((n, i) => range(least, Math.min(n, most)).map((k) => replaced(heaps, i, n - k))),
    );
    return [...listsOf(range(1, 20), 1), ...listsOf(range(1, 7), 2), ...listsOf(range(1, 4), 3)].map((heaps) => [
      lines([heaps.length, least, most], heaps),
      told("First", "Second", wins(heaps)),
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
    const answers = range(1, 9).map((n) => told("1", "2", wins("o".repeat(n))));
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
  [...wordsOf("+-", 9)].map((signs) => [lines(signs), told("true", "false", flips(signs))]),
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
    [...wordsOf("RB", n)].map((row) => [lines(n, row), told("Alice", "Bob", paints({row, mine: "R", other: "B"}))]),
  ),
);
/** What is left of a word when the letter at i is cut out; null where it is no middle. */
const cut = (word, i) =>
  i > 0 && i + 1 < word.length && word[i - 1] === word[i + 1]
    ? [word.slice(0, i), word[i] ?? "", word.slice(i + 1)]
    : null;
const cuts = solver((words) =>
  words.flatMap((word, w) =>
    range(0, word.length - 1).flatMap((i) => {
      const parts = cut(word, i);
      return parts ? [replaced(words, w, ...parts)] : [];
    }),
  ),
);
family(
  "cf-305e",
  "once",
  range(1, 7).flatMap((n) =>
    [...wordsOf("ab", n), ...(n < 6 ? wordsOf("abc", n) : [])].map((word) => {
      const first = range(0, n - 1).find((i) => {
        const parts = cut(word, i);
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
  range(3, 12).map((n) => [lines(n), told("1", "2", crosses(".".repeat(n)))]),
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

// Lights: what goes out is the far corner of a rectangle or box.
const lights = (sides) => {
  const cells = sides.reduce((all, side) => all.flatMap((cell) => range(1, side).map((at) => [...cell, at])), [[]]);
  const key = (cell) => cell.join();
  const wins = solver((lit) =>
    lit.flatMap((far) => {
      const nears = far.reduce((all, at) => all.flatMap((cell) => range(1, at).map((near) => [...cell, near])), [[]]);
      return nears.map((near) => {
        const corners = new Set(
          subsetsOf(range(0, far.length - 1)).map((axes) => key(far.map((at, i) => (axes.includes(i) ? near[i] : at)))),
        );
        return cells.filter((cell) => lit.some((one) => key(one) === key(cell)) !== corners.has(key(cell)));
      });
    }),
  );
  return subsetsOf(cells).map((lit) => [lines(lit.length, ...lit), wins(lit)]);
};
family(
  "hdu-3404",
  "counted",
  lights([3, 3]).map(([input, won]) => [input, told("Have a try, lxhgww.", "Don't waste your time.", won)]),
);
family(
  "poj-3533",
  "toEnd",
  lights([2, 2, 2]).map(([input, won]) => [input, told("No", "Yes", won)]),
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
    const out = range(0, 3).map((v) => graph.flatMap(([from, to]) => (from === v ? [to] : [])));
    const wins = solver((tokens) => tokens.flatMap((v, i) => out[v].map((to) => replaced(tokens, i, to))));
    const positions = [...listsOf(range(0, 3), 1), ...listsOf(range(0, 3), 2)];
    const input = lines(4, ...out.map((to) => [to.length, ...to]), ...positions.map((p) => [p.length, ...p]), 0);
    return [input, positions.map((p) => told("WIN", "LOSE", wins(p))).join("")];
  }),
);
/** Every tree of n vertices in which each vertex but the first is joined to a smaller one. */
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
          const gone = below(edges, v);
          return edges.filter(([, w]) => !gone.includes(w));
        }),
      );
      return [lines(tree.length + 1, ...tree), told("Alice", "Bob", wins(tree))];
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

/** HDU 1730 as it is played, with steps back: who can force the end, found from the end, since play may go round. */
function* duels(width, rows) {
  const places = [...listsOf(range(1, width), 2)].filter(([b, w]) => b !== w);
  const boards = [...listsOf(places, rows)];
  const key = (board, mover) => JSON.stringify([board, mover]);
  const moves = (board, mover) =>
    board.flatMap((row, i) =>
      range(1, width)
        .filter(
          (to) => to !== row[mover] && to < row[1 - mover] === row[mover] < row[1 - mover] && to !== row[1 - mover],
        )
        .map((to) => replaced(board, i, replaced(row, mover, to))),
    );
  const known = new Map();
  for (let grew = true; grew; ) {
    grew = false;
    for (const board of boards)
      for (const mover of [0, 1]) {
        if (known.has(key(board, mover))) continue;
        const after = moves(board, mover).map((next) => known.get(key(next, 1 - mover)));
        const won = after.includes(false) ? true : after.every((one) => one === true) ? false : undefined;
        if (won === undefined) continue;
        known.set(key(board, mover), won);
        grew = true;
      }
  }
  for (const board of boards)
    yield [lines([rows, width], ...board), told("I WIN!", "BAD LUCK!", known.get(key(board, 0)))];
}
family("hdu-1730", "toEnd", [...duels(5, 1), ...duels(4, 2)]);

export const judgeFamilies = () =>
  families.flatMap(([id, how, cases]) => {
    if (how === "once") return cases.map(([input, output]) => ({id, input, output}));
    const all = cases.map(([input]) => input).join("");
    return [
      {
        id,
        input: how === "counted" ? `${cases.length}\n${all}` : all,
        output: cases.map(([, output]) => output).join(""),
      },
    ];
  });
