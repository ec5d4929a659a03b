import {forAll, rows, xorOf} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: [
    forAll(
      "under normal play a position is worth one heap, its nim-sum",
      rows(3, 0, 6),
      async ({nimber}, heaps) => (await nimber(`nim:${heaps}`)) === xorOf(heaps),
    ),
  ],
  "examples.surprising": [
    "it has 1 winning",
    "it -> nim:1,1,1,0 wins",
    "nim:1,1,1,9 has 1 winning",
    "nim:1,1,1,9 -> nim:1,1,1,1 wins",
    {says: "that takes 8 of 9", holds: () => 9 - 1 === 8},
  ],
  "examples.hard": [
    "it = *12569676586278402943",
    "it has 1 winning of 25555555545555555553",
    {
      says: "the largest heaps are near the end of 64 bits: 2^63 is less than the largest sum",
      holds: () => 12569676586278402943n > 2n ** 63n,
    },
  ],
};
