import {forAll, heapsIn, position, reducedHeaps, remainders, rows, winners} from "../helpers/claim-kinds.mjs";

const byRemainder = forAll(
  "with at most k a move a heap is worth its remainder modulo k + 1",
  rows(2, 1, 24),
  async ({nimber}, [k, n]) => (await nimber(`bounded-nim(${k}):${n}`)) === n % (k + 1),
);

export const claims = {
  about: [byRemainder],
  "examples.surprising": [
    "it has 0 winning of 9",
    position("24 counters, all heaps multiples of 4", (text) => {
      const heaps = text.split(",").map(Number);
      return heaps.every((n) => n % 4 === 0) && heaps.reduce((a, b) => a + b) === 24;
    }),
  ],
  "examples.hard": [
    remainders(4, [3, 1, 1, 1]),
    "it = *2",
    "it has 4 winning of 12",
    winners("every one takes 2", (to, from) => reducedHeaps(from, to).every(({taken}) => taken === 2n)),
    {
      says: "one winning move in each heap",
      async holds({split}, {address}) {
        const [addresses] = await split(address);
        return new Set(addresses.map((to) => reducedHeaps(address, to)[0].i)).size === heapsIn(address).length;
      },
    },
  ],
  "formulas.remainder": [byRemainder],
  "variants.bash.about": [
    byRemainder,
    {literature: "bachet1612", says: "the oldest in print: with k + 1, leave a multiple, 1612"},
  ],
  "variants.bash.examples.surprising": [
    "it is P",
    "bash(3):21 has 1 winning",
    "bash(3):21 -> bash(3):20 wins",
    "bash(3):1 is P under misere",
  ],
  "variants.bash.examples.hard": [
    "it has 1 winning",
    "it -> bash(3):18446744073709551612 wins",
    remainders(4, [3]),
    position("the largest heap of 64 bits", (text) => BigInt(text) === 2n ** 64n - 1n),
  ],
};
