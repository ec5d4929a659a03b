// Games that a program tells (tests/outside/programs), against the moves of the statement on the whole position.
import {listsOf, range, replaced, solver, subsetsOf, wordsOf} from "../helpers/brute.mjs";
import {ask, explored, exploring} from "./ask.mjs";

const isWon = ({grundy}) => grundy !== "0";
const starting = (states, file, given, wins) =>
  explored(states, file, ...given).map((said, i) => [`${states[i]} ${given}`, isWon(said), wins(i)]);

// Intervals of which none may meet.
const meet = ([a, b], [c, d]) => a < d && c < b;
const choosing = solver((left) => left.map((one) => left.filter((other) => !meet(one, other))));
const hundred = range(0, 99).map((i) => [1 + ((i * 37) % 80), 2 + ((i * 37) % 80) + ((i * i + 3 * i) % 19)]);
/** The value of every stretch, the shorter ones first. */
function stretchValue(intervals, most) {
  const values = new Map();
  for (let length = 0; length <= most; length++)
    for (let l = 0; l + length <= most; l++) {
      const inside = intervals.filter(([a, b]) => l <= a && b <= l + length);
      const seen = new Set(inside.map(([a, b]) => values.get(`${l} ${a}`) ^ values.get(`${b} ${l + length}`)));
      values.set(
        `${l} ${l + length}`,
        range(0, 200).find((v) => !seen.has(v)),
      );
    }
  return values.get(`0 ${most}`);
}
const words = (edges) => edges.map((edge) => edge.join("-"));

// Consecutive heaps: all descending lists with differences of one.
const consecutive = (n) =>
  range(2, n).flatMap((parts) =>
    range(1, n).flatMap((least) => {
      const heaps = range(least, least + parts - 1);
      return heaps.reduce((sum, k) => sum + k, 0) === n ? [heaps] : [];
    }),
  );
const splitting = solver((heaps) =>
  heaps.flatMap((n, i) => consecutive(n).map((parts) => replaced(heaps, i, ...parts))),
);
/** The fewest parts of a split that wins, of which there may be none. */
function fewestParts(printed) {
  const winning = JSON.parse(printed).moves.listed.filter(({wins}) => wins);
  return Math.min(...winning.map(({parts}) => parts[0].facts.to.split(" + ").length));
}
const bestSplit = (n) =>
  Math.min(
    ...consecutive(n)
      .filter((parts) => !splitting(parts))
      .map((parts) => parts.length),
  );
/** The same by values, from the smallest heap on. */
function bestSplitByValues(most) {
  const values = [0];
  const splits = (n) => {
    const found = [];
    for (let parts = 2; (parts * (parts + 1)) / 2 <= n; parts++) {
      const least = (n - (parts * (parts - 1)) / 2) / parts;
      if (Number.isInteger(least)) found.push([before[least + parts] ^ before[least], parts]);
    }
    return found;
  };
  // Of the values below n all xored.
  const before = [0, 0];
  for (let n = 1; n <= most; n++) {
    const seen = new Set(splits(n).map(([value]) => value));
    let value = 0;
    while (seen.has(value)) value++;
    values.push(value);
    before[n + 1] = before[n] ^ value;
  }
  const winning = splits(most).filter(([value]) => value === 0);
  return winning.length > 0 ? Math.min(...winning.map(([, parts]) => parts)) : "none";
}

// A token on a tree takes a stone from where it stands.
const walking = (edges) =>
  solver(([vertex, ...stones]) =>
    stones[vertex - 1] === 0
      ? []
      : edges
          .filter((edge) => edge.includes(vertex))
          .map(([a, b]) => [a + b - vertex, ...replaced(stones, vertex - 1, stones[vertex - 1] - 1)]),
  );
const trees = ["1-2 2-3", "1-2 1-3 1-4", "1-2 2-3 3-4"];

// A largest heap is eaten, or one of each; who takes the last candy loses.
const eating = solver((heaps) => {
  if (heaps.length === 0) return [["won"]];
  if (heaps[0] === "won") return [];
  const sorted = [...heaps].sort((a, b) => b - a);
  return [sorted.slice(1), heaps.map((n) => n - 1).filter((n) => n > 0)];
});

const merging = (most) =>
  solver((heaps) =>
    heaps.flatMap((a, i) =>
      heaps.flatMap((b, j) =>
        i < j && a + b <= most
          ? [
              heaps
                .map((n, k) => (k === i ? a + b : n))
                .filter((_, k) => k !== j)
                .sort(),
            ]
          : [],
      ),
    ),
  );

// Beams go on to the border, or to what is spent.
const beams = {
  L: [
    [1, -1],
    [-1, 1],
  ],
  R: [
    [1, 1],
    [-1, -1],
  ],
  X: [
    [1, -1],
    [-1, 1],
    [1, 1],
    [-1, -1],
  ],
};
const shooting = solver((board) =>
  board.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      if (letter === ".") return [];
      const next = board.map((cells) => [...cells]);
      next[y][x] = ".";
      for (const [down, right] of beams[letter])
        for (let j = y + down, i = x + right; board[j]?.[i] && board[j][i] !== "."; j += down, i += right)
          next[j][i] = ".";
      return [next.map((cells) => cells.join(""))];
    }),
  ),
);
const wholeBoard = (rows, columns) =>
  [0, 1]
    .filter((parity) => parity < rows * columns)
    .map((p) => `${p} 0 ${rows + columns - 2} ${1 - columns} ${rows - 1}`)
    .join(" + ");

const scattered = range(0, 19).map((y) =>
  range(0, 19)
    .map((x) => "LRX"[(x * x * 7 + y * y * 3 + x * y) % 3])
    .join(""),
);
/** By regions from the smallest on, kept in one array. */
function shotValue(board) {
  const [rows, columns] = [board.length, board[0].length];
  const side = rows + columns - 1;
  const values = new Int32Array(2 * side ** 4);
  // Falling diagonals are counted from 0 too.
  const cells = board.flatMap((row, y) => [...row].map((letter, x) => ({letter, s: x + y, t: y - x + columns - 1})));
  const place = (p, a, b, c, d) => (((p * side + a) * side + b) * side + c) * side + d;
  const at = (p, a, b, c, d) => (a > b || c > d ? 0 : values[place(p, a, b, c, d)]);
  for (const p of [0, 1]) {
    const own = cells.filter(({s}) => s % 2 === p);
    for (let height = 1; height <= side; height++)
      for (let a = 0; a + height <= side; a++) {
        const b = a + height - 1;
        const inside = own.filter(({s}) => a <= s && s <= b);
        for (let width = 1; width <= side; width++)
          for (let c = 0; c + width <= side; c++) {
            const d = c + width - 1;
            const seen = new Set();
            for (const {letter, s, t} of inside) {
              if (t < c || t > d) continue;
              if (letter === "L") seen.add(at(p, a, s - 1, c, d) ^ at(p, s + 1, b, c, d));
              else if (letter === "R") seen.add(at(p, a, b, c, t - 1) ^ at(p, a, b, t + 1, d));
              else
                seen.add(
                  at(p, a, s - 1, c, t - 1) ^
                    at(p, a, s - 1, t + 1, d) ^
                    at(p, s + 1, b, c, t - 1) ^
                    at(p, s + 1, b, t + 1, d),
                );
            }
            let value = 0;
            while (seen.has(value)) value++;
            values[place(p, a, b, c, d)] = value;
          }
      }
  }
  return at(0, 0, side - 1, 0, side - 1) ^ at(1, 0, side - 1, 0, side - 1);
}

// A number of 1 to n is chosen, its powers never again.
const choosingPowers = solver((left) => left.map((x) => left.filter((y) => !range(1, 10).some((k) => x ** k === y))));
/** Of each number that is no power how many powers there are up to n, all exponents left; 1 alone is like 2. */
function powersUpTo(n) {
  const isPower = new Set();
  const states = [1];
  let roots = 0;
  for (let x = 2; x * x <= n; x++) {
    if (isPower.has(x)) continue;
    let exponents = 0;
    for (let power = x; power <= n; power *= x) {
      if (exponents > 0 && power * power <= n) isPower.add(power);
      exponents++;
    }
    roots += exponents;
    states.push(2 ** exponents - 1);
  }
  // All others have no power but themselves; of two equal states nothing is left.
  states.push(...Array((n - 1 - roots) % 2).fill(1));
  return [...new Set(states)].filter((state) => states.filter((other) => other === state).length % 2 === 1).join(" + ");
}

/** By sets of exponents as bits, the recursion by hand over those that can be left. */
function powersValue(n) {
  const multiples = range(0, 30).map((k) =>
    k === 0 ? 0 : range(1, Math.floor(30 / k)).reduce((bits, i) => bits | (1 << (k * i - 1)), 0),
  );
  const known = new Map([[0, 0]]);
  const value = (left) => {
    const found = known.get(left);
    if (found !== undefined) return found;
    let seen = 0;
    for (let k = 1; k <= 30; k++) if (left & (1 << (k - 1))) seen |= 1 << value(left & ~multiples[k]);
    const least = 31 - Math.clz32(~seen & -~seen);
    known.set(left, least);
    return least;
  };
  return powersUpTo(n)
    .split(" + ")
    .reduce((sum, state) => sum ^ value(Number(state)), 0);
}

const marking = solver((row) =>
  range(0, row.length - 1)
    .filter((i) => row[i] === ".")
    .flatMap((i) =>
      ["X", "O"]
        .filter((mark) => row[i - 1] !== mark && row[i + 1] !== mark)
        .map((mark) => row.slice(0, i) + mark + row.slice(i + 1)),
    ),
);
/** Between two marks or borders a stretch is told by its length and its ends; nothing else is needed. */
function rowValue(row) {
  const known = new Map();
  const value = (length, left, right) => {
    if (length <= 0) return 0;
    const key = `${length}${left}${right}`;
    if (!known.has(key)) {
      const seen = new Set();
      for (let i = 0; i < length; i++)
        for (const mark of ["X", "O"])
          if (!(i === 0 && left === mark) && !(i === length - 1 && right === mark))
            seen.add(value(i, left, mark) ^ value(length - 1 - i, mark, right));
      known.set(
        key,
        range(0, 300).find((v) => !seen.has(v)),
      );
    }
    return known.get(key);
  };
  const marks = [...row.matchAll(/[XO]/g)].map(({index}) => index);
  return [-1, ...marks].reduce((sum, at, i) => {
    const end = marks[i] ?? row.length;
    return sum ^ value(end - at - 1, row[at] ?? "|", row[end] ?? "|");
  }, 0);
}

const matrix = solver((rows) =>
  rows.flatMap((row, i) => {
    const first = row.findIndex((n) => n > 0);
    return first < 0 ? [] : range(0, row[first] - 1).map((kept) => replaced(rows, i, replaced(row, first, kept)));
  }),
);

const nimBut = (forbidden) =>
  solver((heaps) =>
    heaps.flatMap((n, i) =>
      range(1, n)
        .filter((k) => !forbidden.includes(`${n}-${k}`))
        .map((k) => replaced(heaps, i, n - k)),
    ),
  );
const shortNim = (lost) =>
  solver((heaps) =>
    lost.includes(heaps.join("-")) ? [] : heaps.flatMap((n, i) => range(0, n - 1).map((k) => replaced(heaps, i, k))),
  );

export const all = [
  {
    name: "AtCoder ABC 206 F",
    game: "an interval that meets none that was chosen",
    words: exploring("0 10", "intervals", "1-3", "2-5", "4-6", "5-9", "7-8"),
    *compare() {
      const intervals = [
        [1, 3],
        [2, 5],
        [4, 6],
        [5, 9],
        [7, 8],
        [3, 4],
      ];
      for (const some of subsetsOf(intervals))
        if (some.length % 3 === 0) yield* starting(["0 10"], "intervals", words(some), () => choosing(some));
    },
    large: {
      limits: "100 intervals up to 100",
      words: exploring("0 100", "intervals", ...words(hundred)),
      says: (printed) => JSON.parse(printed).grundy,
      is: () => `${stretchValue(hundred, 100)}`,
    },
  },
  {
    name: "Codeforces 87C",
    game: "a heap is split into consecutive ones; the fewest parts that win",
    words: exploring("15", "consecutive"),
    *compare() {
      yield* starting(range(1, 40).map(String), "consecutive", [], (i) => splitting([i + 1]));
      for (const n of range(9, 15)) yield [`${n}`, fewestParts(ask(exploring(`${n}`, "consecutive"))), bestSplit(n)];
    },
    large: {
      limits: "10^5",
      words: exploring("99999", "consecutive"),
      says: (printed) => {
        const fewest = fewestParts(printed);
        return `${Number.isFinite(fewest) ? fewest : "none"}`;
      },
      is: () => `${bestSplitByValues(99_999)}`,
    },
  },
  {
    name: "AtCoder AGC 010 F",
    game: "a token on a tree: a stone is taken where it stands, it moves to a neighbour",
    words: exploring("2 1,2,3", "tree", "1-2", "2-3"),
    *compare() {
      for (const tree of trees) {
        const edges = tree.split(" ").map((edge) => edge.split("-").map(Number));
        const stones = [...listsOf(range(0, 3), edges.length + 1)].filter(
          (_, i) => i % (edges.length === 2 ? 1 : 5) === 0,
        );
        const positions = stones.flatMap((some) => range(1, some.length).map((vertex) => [vertex, ...some]));
        const wins = walking(edges);
        const states = positions.map(([vertex, ...some]) => `${vertex} ${some}`);
        yield* starting(states, "tree", tree.split(" "), (i) => wins(positions[i]));
      }
    },
    short: "3000 vertices of 10^9 stones: the states are all that may be left",
  },
  {
    name: "AtCoder AGC 002 E",
    game: "a largest heap is eaten, or one candy of each; the last loses",
    words: exploring("0 0 3,2,1", "candies"),
    compare() {
      const heaps = range(1, 4)
        .flatMap((count) => [...listsOf(range(1, 5), count)])
        .filter((some) => some.every((n, i) => i === 0 || some[i - 1] >= n));
      const said = explored(
        heaps.map((some) => `0 0 ${some}`),
        "candies",
      );
      return heaps.map((some, i) => [`${some}`, said[i].misere, eating(some)]);
    },
    short: "10^5 heaps of 10^9; two million states",
  },
  {
    name: "Luogu P4101",
    game: "two heaps become one, of at most m; all begin with one",
    words: exploring("3: 1,1,1,1,1", "merging"),
    *compare() {
      const cases = range(1, 6).flatMap((most) => range(1, 9).map((n) => ({most, ones: Array(n).fill(1)})));
      yield* starting(
        cases.map(({most, ones}) => `${most}: ${ones}`),
        "merging",
        [],
        (i) => merging(cases[i].most)(cases[i].ones),
      );
    },
    short: "10^6 heaps: the states are partitions",
  },
  {
    name: "Codeforces 138D",
    game: "beams along the diagonals of a board, to what is spent",
    words: exploring(wholeBoard(2, 3), "diagonals", "LRX", "XLR"),
    *compare() {
      const boards = [
        [1, 1],
        [1, 3],
        [2, 2],
        [2, 3],
        [3, 3],
      ].flatMap(([rows, columns]) => {
        const all = [...wordsOf("LRX", rows * columns)];
        return all
          .filter((_, i) => i % Math.ceil(all.length / 5) === 0)
          .map((cells) => range(0, rows - 1).map((y) => cells.slice(y * columns, (y + 1) * columns)));
      });
      for (const board of boards)
        yield* starting([wholeBoard(board.length, board[0].length)], "diagonals", board, () => shooting(board));
    },
    large: {
      limits: "20 by 20",
      words: exploring(wholeBoard(20, 20), "diagonals", ...scattered),
      says: (printed) => JSON.parse(printed).grundy,
      is: () => `${shotValue(scattered)}`,
    },
  },
  {
    name: "Codeforces 317D",
    game: "a number of 1 to n is chosen, and none of its powers after it",
    words: exploring(powersUpTo(20), "powers"),
    *compare() {
      const most = range(1, 17);
      yield* starting(
        most.map(powersUpTo).map((sum) => sum || "0"),
        "powers",
        [],
        (i) => choosingPowers(range(1, most[i])),
      );
    },
    large: {
      limits: "10^9",
      words: exploring(powersUpTo(1e9), "powers"),
      says: (printed) => JSON.parse(printed).grundy,
      is: () => `${powersValue(1e9)}`,
    },
  },
  {
    name: "UVa 11534",
    game: "an X or an O on an empty cell, never beside its like",
    words: exploring("..X...O.", "marks"),
    *compare() {
      const rows = range(1, 7)
        .flatMap((n) => [...wordsOf(".XO", n)])
        .filter((row) => !/XX|OO/.test(row) && row.includes("."));
      yield* starting(rows, "marks", [], (i) => marking(rows[i]));
    },
    large: {
      limits: "100 cells",
      words: exploring(`${".".repeat(40)}X${".".repeat(59)}`, "marks"),
      says: (printed) => JSON.parse(printed).grundy,
      is: () => `${rowValue(`${".".repeat(40)}X${".".repeat(59)}`)}`,
    },
  },
  {
    name: "SPOJ MATGAME",
    game: "in a row of a matrix the first number that is left is made smaller",
    words: exploring("3 1 4 + 2 2 1", "rows"),
    *compare() {
      const rows = [...listsOf(range(0, 3), 3)];
      const some = rows.flatMap((one, i) => (i % 5 === 0 ? rows.slice(i, i + 20).map((other) => [one, other]) : []));
      yield* starting(
        some.map((two) => two.map((row) => row.join(" ")).join(" + ")),
        "rows",
        [],
        (i) => matrix(some[i]),
      );
    },
    short: "50 rows of 50 numbers up to 10^9; two million states",
  },
  {
    name: "AtCoder ABC 255 G",
    game: "Nim, but some numbers may not be taken of heaps of some size",
    words: exploring("3 + 5", "forbidden", "3-2", "5-1", "5-5"),
    *compare() {
      const heaps = [...listsOf(range(0, 6), 2)];
      for (const forbidden of subsetsOf(["1-1", "3-2", "5-1"])) {
        const wins = nimBut(forbidden);
        yield* starting(
          heaps.map((two) => two.join(" + ")),
          "forbidden",
          forbidden,
          (i) => wins(heaps[i]),
        );
      }
    },
    short: "heaps of 10^18; two million states",
  },
  {
    name: "Codeforces 1458E",
    game: "Nim of two heaps; at some pairs whoever is to move has lost",
    words: exploring("4 5", "shortcuts", "3-2", "1-4"),
    *compare() {
      const heaps = [...listsOf(range(0, 6), 2)];
      for (const lost of subsetsOf(["0-1", "3-2", "4-0"])) {
        const wins = shortNim(lost);
        yield* starting(
          heaps.map((two) => two.join(" ")),
          "shortcuts",
          lost,
          (i) => wins(heaps[i]),
        );
      }
    },
    short: "heaps of 10^9; two million states",
  },
];
