import {forAll, heapsIn, position, range, rows, winners, xorOf} from "../helpers/claim-kinds.mjs";

const worths = [0, 1, 2, 4, 7, 8, 11];
const beans = forAll(
  "with an odd number of beans, pots 1, 2, 3, 4, 5, 6 away from the last are worth 1, 2, 4, 7, 8, 11, and two beans in one pot 0",
  [...rows(4, 0, 2), ...range(0, 6).map((distance) => [1, ...Array(distance).fill(0)])],
  async ({nimber}, pots) =>
    (await nimber(`bean-pots:${pots}`)) === xorOf(pots.map((n, i) => (n % 2 ? worths[pots.length - 1 - i] : 0))),
);
const mock = forAll(
  "as much as a head in the same place of Mock Turtles",
  range(1, 6),
  async ({nimber}, n) => (await nimber(`coins(mock-turtles):${"T".repeat(n - 1)}H`)) === worths[n],
);

export const claims = {
  about: [beans, mock],
  "examples.surprising": [
    "7 xor 4 xor 2 xor 1 = 0",
    "it is P",
    "it has 0 winning of 20",
    "bean-pots:1,0,0,0,0 = *7",
    "bean-pots:1 = *0",
  ],
  "examples.hard": [
    "it has 4 winning of 934",
    position("21 pots", (text) => text.split(",").length === 21),
    winners("a bean more in the last pot", (to, from) => heapsIn(to).at(-1) === heapsIn(from).at(-1) + 1n),
  ],
  "formulas.odd-pots": [beans, mock],
  "formulas.even-pots": [
    forAll(
      "even numbers in all pots but the last are worth 0",
      rows(4, 0, 4).filter((pots) => pots.slice(0, -1).every((n) => n % 2 === 0)),
      async ({nimber}, pots) => (await nimber(`bean-pots:${pots}`)) === 0,
    ),
  ],
};
