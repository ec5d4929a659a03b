// Games of single heaps, each stated as a rule: a family of sums against the moves of the statement.
import {listsOf, range, solver, withReplaced} from "../helpers/brute.mjs";
import {analyses, exploring, sequence} from "./ask.mjs";
import {factorValue, rootValue, sharedValues, signatures, wonOf} from "./counted.mjs";

/** Solver for sums of heaps: `options` maps the size of a heap to lists of heaps. */
const sums = (options) =>
  solver((heaps) =>
    heaps.flatMap((n, i) => options(n).map((parts) => withReplaced(heaps, i, ...parts).sort((a, b) => a - b))),
  );
const pairs = (limit) => [...listsOf(range(1, limit), 2)].filter(([a, b]) => a <= b);

/** All single heaps of up to `maxSingle` and pairs of up to `maxPair`: input, the engine's winner, the expected winner. */
function compared(rule, options, maxSingle, maxPair) {
  const wins = sums(options);
  const cases = [...range(1, maxSingle).map((n) => [n]), ...pairs(maxPair)];
  const answers = analyses(cases.map((heaps) => `${rule}:${heaps}`));
  return cases.map((heaps, i) => [`${rule}:${heaps}`, answers[i].outcome === "N", wins(heaps)]);
}

/**
 * @param {string} rule
 * @param {(n: number) => number[][]} options
 * @param {{most?: number, two?: number, large?: import("./all.mjs").Large, short?: string}} [extra]
 */
const ruled = (name, game, rule, options, extra = {}) => ({
  name,
  game,
  words: ["sequence", rule, "--to", "20"],
  compare: () => compared(rule, options, extra.most ?? 30, extra.two ?? 12),
  large: extra.large,
  short: extra.short,
});

const primeFactors = (n) => {
  const d = range(2, n).find((k) => n % k === 0);
  return d ? [d, ...primeFactors(n / d)] : [];
};
const lines = (states) => `${states.join("\n")}\n`;
/** Ten sizes that have many divisors. */
const richest = [
  735134400, 821620800, 931170240, 994593600, 698377680, 999999937, 960960000, 536870912, 387420489, 973698048,
];
const rooted = range(1, 10_000).map((i) => 777_777_777_778 - i * 7_654_321);
const shared = range(0, 99).map((i) => 100_000 - 97 * i);

/** Rows, each with the cells of a blue, a white and a red token, and the player to move. */
const tricolour = solver(({rows, turn}) =>
  rows.flatMap(([blue, white, red], i) =>
    range(1, 30)
      .filter((k) => [1, 2].includes(primeFactors(k).length))
      .flatMap((k) => {
        const nextRows =
          turn === "A"
            ? [
                [blue + k, white, red],
                [blue + k, white + k, red],
              ]
            : [
                [blue, white, red - k],
                [blue, white - k, red - k],
              ];
        return nextRows
          .filter(([b, w, r]) => b < w && w < r)
          .map((row) => ({rows: withReplaced(rows, i, row), turn: turn === "A" ? "B" : "A"}));
      }),
  ),
);
const tricolourRule = "heap-rule(n -> n-k where k in primes; n -> n-p*q where p in primes and q in primes)";

const strange = (k) => `heap-rule(n -> n-j where 1<=j<=n/${k})`;
const strangeWins = solver((heaps) =>
  heaps.flatMap(([n, k], i) => range(1, Math.floor(n / k)).map((j) => withReplaced(heaps, i, [n - j, k]))),
);

const blocks = (min, max) =>
  solver((row) =>
    range(0, row.length - 1).flatMap((i) =>
      range(min, max)
        .filter((k) => row.slice(i, i + k) === "o".repeat(k))
        .map((k) => row.slice(0, i) + ".".repeat(k) + row.slice(i + k)),
    ),
  );
const blockRule = (min, max) =>
  min === max
    ? `heap-rule(n -> (a,b) where a+b=n-${min} and a<=b)`
    : `heap-rule(n -> (a,b) where a+b=n-k and ${min}<=k<=${max} and a<=b)`;
/** Values of all rows up to `maxLength`, for one length of a block. */
function blockValues(length, maxLength) {
  const values = [];
  for (let n = 0; n <= maxLength; n++) {
    const seenValues = new Set(range(0, n - length).map((start) => values[start] ^ values[n - length - start]));
    values.push(range(0, n).find((v) => !seenValues.has(v)));
  }
  return values;
}

const squares = "heap-rule(n -> n-k where k in squares)";
const divisors = "heap-rule(n -> n-k where k|n and k<n)";
/** Number of triples a <= b <= c with xor 0, whose indices run over the array `values`. */
function lostTriples(values) {
  const counts = Array(1024).fill(0);
  for (const value of values) counts[value]++;
  let ordered = 0;
  for (let a = 0; a < 512; a++) for (let b = 0; b < 512; b++) ordered += counts[a] * counts[b] * counts[a ^ b];
  // If two are equal, the third has the value 0; if all three are equal, each has the value 0.
  const twoAlike = values.length * counts[0];
  return (ordered - 3 * twoAlike + 2 * counts[0]) / 6 + (twoAlike - counts[0]) + counts[0];
}
const squareOptions = (n) => range(1, Math.floor(Math.sqrt(n))).map((k) => [n - k * k]);

const splitRule = "heap-rule(n -> (a,b) where a|n and b|n and 1<a<=b<n)";
const properDivisors = (n) => range(2, n - 1).filter((d) => n % d === 0);

const sharing = (min) => (n) =>
  n < min
    ? []
    : range(2, n).map((parts) => [
        ...Array(n % parts).fill(Math.floor(n / parts) + 1),
        ...Array(parts - (n % parts)).fill(Math.floor(n / parts)),
      ]);
const sharingRule = (min) => `heap-rule(n -> ((n/m+1)*(n%m%2), n/m*((m-n%m)%2)) where 2<=m<=n and n>=${min})`;

export const all = [
  ruled(
    "Codeforces 1537D",
    "a proper divisor above 1 is taken",
    "heap-rule(n -> n-k where 1<k<n and k|n)",
    (n) => properDivisors(n).map((d) => [n - d]),
    {most: 60, two: 24, short: "10^9; a heap has at most 10^6"},
  ),
  {
    name: "AtCoder ARC 091 F",
    game: "at most a k-th of a heap is taken, rounded down, k of each heap its own",
    words: ["analyze", `${strange(2)}:5 + ${strange(3)}:8`, "--moves", "winning"],
    compare() {
      const heaps = range(1, 12).flatMap((n) => range(1, 4).map((k) => [n, k]));
      const cases = heaps.flatMap((first, i) => heaps.slice(i).map((second) => [first, second]));
      const answers = analyses(cases.map((two) => two.map(([n, k]) => `${strange(k)}:${n}`).join(" + ")));
      return cases.map((two, i) => [JSON.stringify(two), answers[i].outcome === "N", strangeWins(two)]);
    },
    short: "10^9; a heap has at most 10^6",
  },
  {
    name: "AtCoder ABC 278 G",
    game: "L to R neighbours are taken out of a row",
    words: ["sequence", blockRule(2, 3), "--to", "20"],
    compare: () =>
      range(1, 4).flatMap((min) =>
        range(min, 5).flatMap((max) => {
          const wins = blocks(min, max);
          const values = sequence(blockRule(min, max), 11);
          return range(1, 11).map((n) => [`${min} ${max} ${n}`, values[n] !== 0, wins("o".repeat(n))]);
        }),
      ),
    large: {
      limits: "N = 2000",
      words: ["sequence", blockRule(7, 7), "--to", "2000"],
      is: () => blockValues(7, 2000).join(" "),
    },
  },
  ruled(
    "AtCoder ABC 297 G",
    "L to R counters are taken",
    "heap-rule(n -> n-k where 2<=k<=5)",
    (n) => range(2, Math.min(n, 5)).map((k) => [n - k]),
    {short: "10^9; a heap has at most 10^6"},
  ),
  {
    name: "Codeforces 1091H",
    game: "gaps between tokens close by a prime or a product of two",
    words: ["sequence", tricolourRule, "--to", "20"],
    compare() {
      const rows = [...listsOf(range(1, 7), 2)].map(([a, b]) => [1, 1 + a, 1 + a + b]);
      /** @param {number[]} row */
      const gaps = ([blue, white, red]) => [white - blue - 1, red - white - 1];
      const cases = [
        ...rows.map((row) => [row]),
        ...rows.slice(0, 14).flatMap((first) => rows.slice(20, 30).map((second) => [first, second])),
      ];
      const answers = analyses(cases.map((rowList) => `${tricolourRule}:${rowList.map(gaps)}`));
      return cases.map((rowList, i) => [
        JSON.stringify(rowList),
        answers[i].outcome === "N",
        tricolour({rows: rowList, turn: "A"}),
      ]);
    },
    short: "gaps of 2·10^5: some 7·10^9 options",
  },
  ruled(
    "HDU 5795",
    "Nim, or a heap is split into three",
    "heap-rule(n -> k where k<n; n -> (a,b,c) where a+b+c=n and 1<=a<=b<=c)",
    (n) => [
      ...range(0, n - 1).map((k) => [k]),
      ...[...listsOf(range(1, n), 2)].filter(([a, b]) => a <= b && n - a - b >= b).map(([a, b]) => [a, b, n - a - b]),
    ],
    {most: 16, two: 8, short: "10^9; a heap has at most 10^6, and past 10^3 the splits are many"},
  ),
  ruled(
    "HDU 6892",
    "a heap is split into equal ones",
    "heap-rule(n -> () where 2|n; n -> m where m*k=n and k%2=1 and k>1)",
    (n) =>
      range(2, n)
        .filter((k) => n % k === 0)
        .map((k) => Array(k).fill(n / k)),
    {
      most: 24,
      two: 8,
      large: {
        limits: "10 heaps of 10^9",
        words: exploring(richest.map((n) => `${n}`).join(" + "), "equal"),
        says: (output) => JSON.parse(output).grundy,
        is: () => `${richest.reduce((sum, n) => sum ^ factorValue(n), 0)}`,
      },
    },
  ),
  ruled(
    "Codeforces 255E",
    "of n is left what lies between its fourth root and its square root",
    "heap-rule(n -> m where r*r<=n and n<(r+1)*(r+1) and m<=r and (m+1)*(m+1)>r and m<n)",
    (n) =>
      range(0, n - 1)
        .filter((m) => m * m <= n && (m + 1) ** 4 > n)
        .map((m) => [m]),
    {
      most: 400,
      two: 30,
      large: {
        limits: "10^4 heaps of 777 777 777 777",
        words: exploring("-", "roots"),
        input: () => lines(rooted),
        says: (output) => `${JSON.parse(output).starts.reduce((sum, {grundy}) => sum ^ grundy, 0)}`,
        is: () => `${rooted.reduce((sum, n) => sum ^ rootValue(n), 0)}`,
      },
      short: "10^5 heaps, of which 10^4 have 10^7 options",
    },
  ),
  {
    name: "Luogu P3235",
    game: "a heap of at least F is split into heaps as equal as can be",
    words: ["sequence", sharingRule(3), "--to", "20"],
    compare: () => range(1, 4).flatMap((min) => compared(sharingRule(min), sharing(min), 14, 7)),
    large: {
      limits: "100 heaps of 10^5",
      words: exploring("-", "shares", "3"),
      input: () => lines(shared),
      says: (output) =>
        JSON.parse(output)
          .starts.map(({grundy}) => grundy)
          .join(" "),
      is: () => sharedValues(3, 100_000, shared).join(" "),
    },
  },
  {
    name: "Project Euler 550",
    game: "a heap becomes two of its divisors above 1; how many of k heaps up to n are won",
    words: ["sequence", splitRule, "--to", "20"],
    *compare() {
      yield* compared(
        splitRule,
        (n) => properDivisors(n).flatMap((a, i, all) => all.slice(i).map((b) => [a, b])),
        36,
        24,
      );
      // Five heaps of 2 to 10, as in the statement.
      const values = sequence(splitRule, 10).slice(2);
      const wonCount = [...listsOf(values, 5)].filter(
        (tuple) => tuple.reduce((sum, value) => sum ^ value, 0) !== 0,
      ).length;
      yield ["f(10, 5)", wonCount, 40085];
    },
    large: {
      limits: "10^12 heaps up to 10^7",
      words: exploring("-", "signatures"),
      input: () => lines([...signatures(10_000_000).keys()]),
      says: (output) => `${wonOf(JSON.parse(output).starts, signatures(10_000_000), 10n ** 12n, 987_654_321n)}`,
      is: () => "328104836",
    },
  },
  {
    name: "Project Euler 310",
    game: "three heaps, a square number is taken; how many a <= b <= c are lost",
    words: ["sequence", squares, "--to", "29"],
    *compare() {
      yield* compared(squares, squareOptions, 60, 24);
      const wins = sums(squareOptions);
      const lostCount = [...listsOf(range(0, 29), 3)].filter(
        ([a, b, c]) => a <= b && b <= c && !wins([a, b, c]),
      ).length;
      yield ["up to 29", lostTriples(sequence(squares, 29)), lostCount];
    },
    large: {
      limits: "heaps of 10^5",
      words: ["sequence", squares, "--to", "100000"],
      says: (output) => `${lostTriples(JSON.parse(output).values)}`,
      is: () => "2586528661783",
    },
  },
  {
    name: "Project Euler 509",
    game: "three heaps, a proper divisor is taken; how many are won",
    words: ["sequence", divisors, "--to", "20"],
    *compare() {
      yield* compared(
        divisors,
        (n) =>
          range(1, n - 1)
            .filter((k) => n % k === 0)
            .map((k) => [n - k]),
        60,
        24,
      );
      for (const [limit, expectedWon] of [
        [10, 692],
        [100, 735494],
      ]) {
        const values = sequence(divisors, limit).slice(1);
        const lostCount = values.flatMap((a) => values.flatMap((b) => values.filter((c) => (a ^ b ^ c) === 0))).length;
        yield [`S(${limit})`, limit ** 3 - lostCount, expectedWon];
      }
    },
    short: "123 456 787 654 321; a heap has at most 10^6",
  },
];
