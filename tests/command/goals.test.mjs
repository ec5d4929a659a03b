// Rules whose goal is to be avoided, `loses when …`, against play in which whoever makes such a heap has lost: every
// position of two heaps, and of two numbers, by a search that makes no use of values.
import assert from "node:assert/strict";
import {test} from "node:test";
import {solver} from "../helpers/brute.mjs";
import {documentOf as sg} from "../helpers/command.mjs";

const upTo = (n) => Array.from({length: Math.max(0, n)}, (_, k) => k + 1);
const isPrime = (n) => n > 1 && upTo(n - 2).every((d) => d === 1 || n % d > 0);

/**
 * Rules with what a heap of n may become, and whether making a heap loses.
 * @type {[string, string, (n: number) => number[][], (n: number) => boolean][]}
 */
const heapRules = [
  ["n -> n-k where 1<=k<=3", "n=0", (n) => [1, 2, 3].map((k) => [n - k]), (n) => n === 0],
  ["n -> n-k where 1<=k<=3", "n=5", (n) => [1, 2, 3].map((k) => [n - k]), (n) => n === 5],
  ["n -> k where k<n", "n mod 3=1", (n) => upTo(n).map((k) => [k - 1]), (n) => n % 3 === 1],
  ["n -> (a,b) where a+b=n-1", "n in {2,3}", (n) => upTo(n).map((a) => [a - 1, n - a]), (n) => n === 2 || n === 3],
  [
    "n -> (a,b) where a+b=n and 0<a<b",
    "n=1",
    (n) => upTo(n).flatMap((a) => (2 * a < n ? [[a, n - a]] : [])),
    (n) => n === 1,
  ],
  [
    "n -> n-1, n-2; n -> (a,b) where a+b=n-1",
    "n in primes",
    (n) => [[n - 1], [n - 2], ...upTo(n).map((a) => [a - 1, n - a])],
    isPrime,
  ],
  ["n -> n/2, n-1", "n>3 and 2|n", (n) => [[Math.floor(n / 2)], [n - 1]], (n) => n > 3 && n % 2 === 0],
  ["n -> n-k where k|n", "n*n=16", (n) => upTo(n).flatMap((k) => (n % k ? [] : [[n - k]])), (n) => n === 4],
];

let positions = 0;
for (const [moves, goal, optionsOf, loses] of heapRules) {
  const rule = `${moves}; loses when ${goal}`;
  test(`heaps: ${rule}`, () => {
    const wins = solver((heaps) =>
      heaps.flatMap((n, i) =>
        (n > 0 ? optionsOf(n) : [])
          .filter((parts) => parts.every((part) => part >= 0 && part < n && !loses(part)))
          .map((parts) => [...heaps.slice(0, i), ...heaps.slice(i + 1), ...parts].sort((a, b) => a - b)),
      ),
    );
    for (let a = 0; a <= 8; a++)
      for (let b = 0; b <= a; b++) {
        const {outcome} = sg("analyze", `heap-rule(${rule}):${a},${b}`, "--moves", "none");
        assert.equal(outcome, wins([b, a]) ? "N" : "P", `${a},${b}`);
        positions++;
      }
  });
}

/** @type {[string, (pair: number[]) => boolean][]} */
const pairRules = [
  ["a=b", ([a, b]) => a === b],
  ["a+b in {3,4}", ([a, b]) => a + b === 3 || a + b === 4],
  ["a=0 or b=0", ([a, b]) => a === 0 || b === 0],
];
for (const [goal, loses] of pairRules)
  test(`pairs of heaps of Nim: loses when ${goal}`, () => {
    const rule = `(a,b) -> (a-k,b), (a,b-k) where k>=1; loses when ${goal}`;
    const wins = solver(([a, b]) =>
      [...upTo(a).map((k) => [a - k, b]), ...upTo(b).map((k) => [a, b - k])].filter((pair) => !loses(pair)),
    );
    for (let a = 0; a <= 12; a++)
      for (let b = 0; b <= 12; b++) {
        const {outcome} = sg("analyze", `pair-rule(${rule}):${a},${b}`, "--moves", "none");
        assert.equal(outcome, wins([a, b]) ? "N" : "P", `${a},${b}`);
        positions++;
      }
  });

/** Games on heaps with what a heap of n may become; an emptied heap is one of 0. */
const games = {
  nim: (n) => upTo(n).map((k) => [n - k]),
  "subtraction(1,3)": (n) => [1, 3].filter((k) => k <= n).map((k) => [n - k]),
  kayles: (n) =>
    [1, 2]
      .filter((k) => k <= n)
      .flatMap((k) => upTo(Math.floor((n - k) / 2) + 1).map((a) => [a - 1, n - k - (a - 1)]))
      .map(([a, b]) => (a > 0 ? [a, b] : [b])),
};
/** @type {Record<string, (n: number) => boolean>} */
const goals = {
  "n=0": (n) => n === 0,
  "n=1": (n) => n === 1,
  "n mod 3=2": (n) => n % 3 === 2,
  "n in {2,5}": (n) => n === 2 || n === 5,
};
for (const [game, optionsOf] of Object.entries(games))
  for (const [goal, isGoal] of Object.entries(goals))
    for (const fate of ["wins", "loses"])
      test(`${game}: who makes a heap with ${goal} ${fate}`, () => {
        const [lost, won] = [null, "won"];
        const winsFrom = solver((heaps) =>
          heaps === lost
            ? []
            : heaps === won
              ? [lost]
              : heaps.flatMap((n, i) =>
                  optionsOf(n).map((parts) => {
                    if (parts.some(isGoal)) return fate === "wins" ? lost : won;
                    return [...heaps.slice(0, i), ...heaps.slice(i + 1), ...parts].sort((a, b) => a - b);
                  }),
                ),
        );
        for (let a = 0; a <= 8; a++)
          for (let b = 0; b <= a; b++) {
            const {outcome} = sg("analyze", `with-goal(${game}; ${fate} when ${goal}):${a},${b}`, "--moves", "none");
            assert.equal(outcome, winsFrom([b, a]) ? "N" : "P", `${a},${b}`);
            positions++;
          }
      });

test("a goal is printed in one form, and what is none is refused at its place", () => {
  const rules = (text) => sg("analyze", `heap-rule(${text}):5`, "--moves", "none");
  assert.equal(rules("n->n-1;loses  when n=1 or n=4").rules, "n -> n-1; loses when n=1 or n=4");
  assert.equal(rules("n -> n-1; loses -> loses-1").rules, "n -> n-1; loses -> loses-1");
  for (const [text, at] of Object.entries({
    "n -> n-1; loses when m=1": 20,
    "n -> n-1; loses when n": 31,
    "loses when n=1": 16,
    "n -> n-1; loses when n=1; n -> n-2": 34,
  })) {
    const {error} = rules(text);
    assert.deepEqual([error.code, error.at], ["bad-rules", at], text);
  }
});

test("enough positions were compared", () => assert.ok(positions > 1800, `${positions}`));
