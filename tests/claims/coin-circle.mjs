import {forAll, parts, range, rows, winners} from "../helpers/claim-kinds.mjs";

const sizes = rows(2, 1, 12);
const circle = (k, n) => `coin-circle(${k}):ring ${n}`;
const mirrored = forAll(
  "k of 2 or more, and more than k coins: the circle is lost, worth 0",
  sizes.filter(([k, n]) => k > 1 && n > k),
  async ({nimber}, [k, n]) => (await nimber(circle(k, n))) === 0,
);
const parity = forAll(
  "one coin with every move: worth the parity of the coins",
  range(1, 20),
  async ({nimber}, n) => (await nimber(circle(1, n))) === n % 2,
);

export const claims = {
  about: [mirrored, parity],
  "examples.surprising": [
    forAll(
      "with k from 2 to 5 lost, with k = 1 too",
      [1, 2, 3, 4, 5],
      async ({outcome}, k) => (await outcome(circle(k, 6))) === "P",
    ),
    forAll("with k = 6 one move takes all", [6], async ({nimber}, k) => (await nimber(circle(k, 6))) === 6),
  ],
  "examples.hard": [
    "coin-circle(2):ring 1000000007 is P",
    "coin-circle(3):ring 1000000007 is P",
    "coin-circle(1):ring 1000000007 is N",
  ],
  "formulas.mirror": [mirrored],
  "formulas.small": [
    forAll(
      "a circle that can be taken at once is worth its coins",
      sizes.filter(([k, n]) => k > 1 && n <= k),
      async ({nimber}, [k, n]) => (await nimber(circle(k, n))) === n,
    ),
  ],
  "formulas.parity": [parity],
  "variants.2.about": [
    forAll("lost from three coins on", range(3, 40), async ({outcome}, n) => (await outcome(circle(2, n))) === "P"),
    "coin-circle(2):ring 2 is N",
  ],
  "variants.2.examples.surprising": [
    "coin-circle(2):ring 10 is P",
    "it has 10 winning of 20",
    winners(
      "each takes a single coin",
      (to) =>
        /:9,0$|:0,9$|:\d+,0,\d+$|ring 9$/.test(to) ||
        to
          .match(/\d+/g)
          .slice(1)
          .reduce((a, b) => a + Number(b), 0) === 9,
    ),
  ],
  "variants.2.examples.hard": [
    parts([2, 4, 4, 1]),
    "2 xor 4 xor 4 xor 1 = 3",
    "it has 14 winning of 92",
    ...[7, 9, 12, 20].map((n, i) => `kayles:${n} = *${[2, 4, 4, 1][i]}`),
  ],
  "variants.3.about": [
    forAll("lost from four coins on", range(4, 40), async ({outcome}, n) => (await outcome(circle(3, n))) === "P"),
    "coin-circle(3):ring 3 is N",
  ],
  "variants.3.examples.surprising": [
    "coin-circle(3):ring 4 is P",
    "it is N",
    "it has 4 winning of 12",
    winners(
      "each leaves one coin",
      (to) =>
        to
          .match(/\d+/g)
          .slice(1)
          .reduce((a, b) => a + Number(b), 0) === 1,
    ),
    "coin-circle(3):ring 5 is P",
    "coin-circle(3):ring 5 is P under misere",
  ],
  "variants.3.examples.hard": [
    parts([1, 1, 8]),
    "it has 1 winning of 75",
    "it -> coin-circle(3):5,9,6,0,6 wins",
    {says: "coins 23 and 24 are the seventh and eighth of the last row", holds: () => 5 + 9 + 2 + 6 + 1 === 23},
  ],
};
