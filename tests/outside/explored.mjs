// Games explored by a program (tests/outside/programs), against the moves of the statement on the whole position.
import {listsOf, range, solver, subsetsOf, withReplaced, wordsOf} from "../helpers/brute.mjs";
import {ask, explored, exploring} from "./ask.mjs";

const isWon = ({grundy}) => grundy !== "0";
const starting = (states, file, args, wins) =>
  explored(states, file, ...args).map((answer, i) => [`${states[i]} ${args}`, isWon(answer), wins(i)]);

// Intervals that may not overlap.
const meet = ([a, b], [c, d]) => a < d && c < b;
const choosing = solver((available) =>
  available.map((interval) => available.filter((other) => !meet(interval, other))),
);
const hundred = range(0, 99).map((i) => [1 + ((i * 37) % 80), 2 + ((i * 37) % 80) + ((i * i + 3 * i) % 19)]);
/** Value of the whole line, from the shorter stretches on. */
function stretchValue(intervals, end) {
  const values = new Map();
  for (let length = 0; length <= end; length++)
    for (let l = 0; l + length <= end; l++) {
      const inside = intervals.filter(([a, b]) => l <= a && b <= l + length);
      const seenValues = new Set(inside.map(([a, b]) => values.get(`${l} ${a}`) ^ values.get(`${b} ${l + length}`)));
      values.set(
        `${l} ${l + length}`,
        range(0, 200).find((v) => !seenValues.has(v)),
      );
    }
  return values.get(`0 ${end}`);
}
const words = (edges) => edges.map((edge) => edge.join("-"));

// Consecutive heaps: all lists of at least two consecutive numbers with sum n.
const consecutive = (n) =>
  range(2, n).flatMap((parts) =>
    range(1, n).flatMap((smallest) => {
      const heaps = range(smallest, smallest + parts - 1);
      return heaps.reduce((sum, k) => sum + k, 0) === n ? [heaps] : [];
    }),
  );
const splitting = solver((heaps) =>
  heaps.flatMap((n, i) => consecutive(n).map((parts) => withReplaced(heaps, i, ...parts))),
);
/** The fewest parts of a winning split; Infinity if there is none. */
function fewestParts(output) {
  const winning = JSON.parse(output).moves.listed.filter(({wins}) => wins);
  return Math.min(...winning.map(({parts}) => parts[0].facts.to.split(" + ").length));
}
const bestSplit = (n) =>
  Math.min(
    ...consecutive(n)
      .filter((parts) => !splitting(parts))
      .map((parts) => parts.length),
  );
/** The same by values, from the smallest heap on; "none" if there is none. */
function bestSplitByValues(size) {
  const values = [0];
  const splits = (n) => {
    const splitList = [];
    for (let parts = 2; (parts * (parts + 1)) / 2 <= n; parts++) {
      const smallest = (n - (parts * (parts - 1)) / 2) / parts;
      if (Number.isInteger(smallest)) splitList.push([prefixXor[smallest + parts] ^ prefixXor[smallest], parts]);
    }
    return splitList;
  };
  // Prefix xors: before[n] is the xor of all values below n.
  const prefixXor = [0, 0];
  for (let n = 1; n <= size; n++) {
    const seenValues = new Set(splits(n).map(([value]) => value));
    let value = 0;
    while (seenValues.has(value)) value++;
    values.push(value);
    prefixXor[n + 1] = prefixXor[n] ^ value;
  }
  const winning = splits(size).filter(([value]) => value === 0);
  return winning.length > 0 ? Math.min(...winning.map(([, parts]) => parts)) : "none";
}

// A token on a tree takes a stone from its vertex before it moves.
const walking = (edges) =>
  solver(([vertex, ...stones]) =>
    stones[vertex - 1] === 0
      ? []
      : edges
          .filter((edge) => edge.includes(vertex))
          .map(([a, b]) => [a + b - vertex, ...withReplaced(stones, vertex - 1, stones[vertex - 1] - 1)]),
  );
const trees = ["1-2 2-3", "1-2 1-3 1-4", "1-2 2-3 3-4"];

// Either a largest heap is eaten, or one of each heap; the player who takes the last candy loses.
const eating = solver((heaps) => {
  if (heaps.length === 0) return [["won"]];
  if (heaps[0] === "won") return [];
  const sorted = [...heaps].sort((a, b) => b - a);
  return [sorted.slice(1), heaps.map((n) => n - 1).filter((n) => n > 0)];
});

const merging = (limit) =>
  solver((heaps) =>
    heaps.flatMap((a, i) =>
      heaps.flatMap((b, j) =>
        i < j && a + b <= limit
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

// Directions of the beams, which reach up to the border or a cell already used.
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
/** Values of all regions, the smallest first, in one array. */
function shotValue(board) {
  const [rows, columns] = [board.length, board[0].length];
  const side = rows + columns - 1;
  const values = new Int32Array(2 * side ** 4);
  // Falling diagonals are counted from 0 too.
  const cells = board.flatMap((row, y) => [...row].map((letter, x) => ({letter, s: x + y, t: y - x + columns - 1})));
  const index = (p, a, b, c, d) => (((p * side + a) * side + b) * side + c) * side + d;
  const valueAt = (p, a, b, c, d) => (a > b || c > d ? 0 : values[index(p, a, b, c, d)]);
  for (const p of [0, 1]) {
    const sameParity = cells.filter(({s}) => s % 2 === p);
    for (let height = 1; height <= side; height++)
      for (let a = 0; a + height <= side; a++) {
        const b = a + height - 1;
        const inside = sameParity.filter(({s}) => a <= s && s <= b);
        for (let width = 1; width <= side; width++)
          for (let c = 0; c + width <= side; c++) {
            const d = c + width - 1;
            const seenValues = new Set();
            for (const {letter, s, t} of inside) {
              if (t < c || t > d) continue;
              if (letter === "L") seenValues.add(valueAt(p, a, s - 1, c, d) ^ valueAt(p, s + 1, b, c, d));
              else if (letter === "R") seenValues.add(valueAt(p, a, b, c, t - 1) ^ valueAt(p, a, b, t + 1, d));
              else
                seenValues.add(
                  valueAt(p, a, s - 1, c, t - 1) ^
                    valueAt(p, a, s - 1, t + 1, d) ^
                    valueAt(p, s + 1, b, c, t - 1) ^
                    valueAt(p, s + 1, b, t + 1, d),
                );
            }
            let value = 0;
            while (seenValues.has(value)) value++;
            values[index(p, a, b, c, d)] = value;
          }
      }
  }
  return valueAt(0, 0, side - 1, 0, side - 1) ^ valueAt(1, 0, side - 1, 0, side - 1);
}

// A number from 1 to n is chosen; its powers can never be chosen again.
const choosingPowers = solver((available) =>
  available.map((x) => available.filter((y) => !range(1, 10).some((k) => x ** k === y))),
);
/**
 * States as a sum: for each number that is no power, the set of its exponents up to n; 1 counts as a number without
 * powers.
 */
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
  // All others have no power but themselves; two equal states cancel.
  states.push(...Array((n - 1 - roots) % 2).fill(1));
  return [...new Set(states)].filter((state) => states.filter((other) => other === state).length % 2 === 1).join(" + ");
}

/** Value by recursion on sets of exponents, held as bits. */
function powersValue(n) {
  const multiples = range(0, 30).map((k) =>
    k === 0 ? 0 : range(1, Math.floor(30 / k)).reduce((bits, i) => bits | (1 << (k * i - 1)), 0),
  );
  const cache = new Map([[0, 0]]);
  const value = (exponents) => {
    const cached = cache.get(exponents);
    if (cached !== undefined) return cached;
    let seenBits = 0;
    for (let k = 1; k <= 30; k++) if (exponents & (1 << (k - 1))) seenBits |= 1 << value(exponents & ~multiples[k]);
    const mex = 31 - Math.clz32(~seenBits & -~seenBits);
    cache.set(exponents, mex);
    return mex;
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
/** Value of a row: a stretch between two marks or borders depends only on its length and its ends. */
function rowValue(row) {
  const cache = new Map();
  const value = (length, left, right) => {
    if (length <= 0) return 0;
    const key = `${length}${left}${right}`;
    if (!cache.has(key)) {
      const seenValues = new Set();
      for (let i = 0; i < length; i++)
        for (const mark of ["X", "O"])
          if (!(i === 0 && left === mark) && !(i === length - 1 && right === mark))
            seenValues.add(value(i, left, mark) ^ value(length - 1 - i, mark, right));
      cache.set(
        key,
        range(0, 300).find((v) => !seenValues.has(v)),
      );
    }
    return cache.get(key);
  };
  const marks = [...row.matchAll(/[XO]/g)].map(({index}) => index);
  return [-1, ...marks].reduce((sum, mark, i) => {
    const end = marks[i] ?? row.length;
    return sum ^ value(end - mark - 1, row[mark] ?? "|", row[end] ?? "|");
  }, 0);
}

const matrix = solver((rows) =>
  rows.flatMap((row, i) => {
    const firstNonzero = row.findIndex((n) => n > 0);
    return firstNonzero < 0
      ? []
      : range(0, row[firstNonzero] - 1).map((remaining) =>
          withReplaced(rows, i, withReplaced(row, firstNonzero, remaining)),
        );
  }),
);

const nimBut = (forbidden) =>
  solver((heaps) =>
    heaps.flatMap((n, i) =>
      range(1, n)
        .filter((k) => !forbidden.includes(`${n}-${k}`))
        .map((k) => withReplaced(heaps, i, n - k)),
    ),
  );
const shortNim = (lostPairs) =>
  solver((heaps) =>
    lostPairs.includes(heaps.join("-"))
      ? []
      : heaps.flatMap((n, i) => range(0, n - 1).map((k) => withReplaced(heaps, i, k))),
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
      for (const chosenIntervals of subsetsOf(intervals))
        if (chosenIntervals.length % 3 === 0)
          yield* starting(["0 10"], "intervals", words(chosenIntervals), () => choosing(chosenIntervals));
    },
    large: {
      limits: "100 intervals up to 100",
      words: exploring("0 100", "intervals", ...words(hundred)),
      says: (output) => JSON.parse(output).grundy,
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
      says: (output) => {
        const fewest = fewestParts(output);
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
        const positions = stones.flatMap((stoneCounts) =>
          range(1, stoneCounts.length).map((vertex) => [vertex, ...stoneCounts]),
        );
        const wins = walking(edges);
        const states = positions.map(([vertex, ...stoneCounts]) => `${vertex} ${stoneCounts}`);
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
        .filter((heapList) => heapList.every((n, i) => i === 0 || heapList[i - 1] >= n));
      const answers = explored(
        heaps.map((heapList) => `0 0 ${heapList}`),
        "candies",
      );
      return heaps.map((heapList, i) => [`${heapList}`, answers[i].misere, eating(heapList)]);
    },
    short: "10^5 heaps of 10^9; two million states",
  },
  {
    name: "Luogu P4101",
    game: "two heaps become one, of at most m; all begin with one",
    words: exploring("3: 1,1,1,1,1", "merging"),
    *compare() {
      const cases = range(1, 6).flatMap((limit) => range(1, 9).map((n) => ({most: limit, ones: Array(n).fill(1)})));
      yield* starting(
        cases.map(({most: limit, ones}) => `${limit}: ${ones}`),
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
        const boards = [...wordsOf("LRX", rows * columns)];
        return boards
          .filter((_, i) => i % Math.ceil(boards.length / 5) === 0)
          .map((cells) => range(0, rows - 1).map((y) => cells.slice(y * columns, (y + 1) * columns)));
      });
      for (const board of boards)
        yield* starting([wholeBoard(board.length, board[0].length)], "diagonals", board, () => shooting(board));
    },
    large: {
      limits: "20 by 20",
      words: exploring(wholeBoard(20, 20), "diagonals", ...scattered),
      says: (output) => JSON.parse(output).grundy,
      is: () => `${shotValue(scattered)}`,
    },
  },
  {
    name: "Codeforces 317D",
    game: "a number of 1 to n is chosen, and none of its powers after it",
    words: exploring(powersUpTo(20), "powers"),
    *compare() {
      const limits = range(1, 17);
      yield* starting(
        limits.map(powersUpTo).map((sum) => sum || "0"),
        "powers",
        [],
        (i) => choosingPowers(range(1, limits[i])),
      );
    },
    large: {
      limits: "10^9",
      words: exploring(powersUpTo(1e9), "powers"),
      says: (output) => JSON.parse(output).grundy,
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
      says: (output) => JSON.parse(output).grundy,
      is: () => `${rowValue(`${".".repeat(40)}X${".".repeat(59)}`)}`,
    },
  },
  {
    name: "SPOJ MATGAME",
    game: "in a row of a matrix the first number that is left is made smaller",
    words: exploring("3 1 4 + 2 2 1", "rows"),
    *compare() {
      const rows = [...listsOf(range(0, 3), 3)];
      const positions = rows.flatMap((first, i) =>
        i % 5 === 0 ? rows.slice(i, i + 20).map((second) => [first, second]) : [],
      );
      yield* starting(
        positions.map((two) => two.map((row) => row.join(" ")).join(" + ")),
        "rows",
        [],
        (i) => matrix(positions[i]),
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
      for (const lostPairs of subsetsOf(["0-1", "3-2", "4-0"])) {
        const wins = shortNim(lostPairs);
        yield* starting(
          heaps.map((two) => two.join(" ")),
          "shortcuts",
          lostPairs,
          (i) => wins(heaps[i]),
        );
      }
    },
    short: "heaps of 10^9; two million states",
  },
];
