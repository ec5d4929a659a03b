import {forAll, heapsIn, phi, range, rows} from "../helpers/claim-kinds.mjs";

/** Returns true if n / 10^19 is below φ, the root of x² = x + 1. */
const isBelowPhi = (n) => n * n < 10n ** 19n * (n + 10n ** 19n);
const lostPairs = new Set(range(0, 20).map((k) => `${Math.floor(k * phi)},${Math.floor(k * phi * phi)}`));
const pairs = rows(2, 0, 30).filter(([a, b]) => a <= b);

export const claims = {
  about: [
    forAll(
      "counted from k = 0 the lost positions are (⌊kφ⌋, ⌊kφ²⌋)",
      pairs,
      async ({outcome}, pair) => ((await outcome(`wythoff:${pair}`)) === "P") === lostPairs.has(pair.join()),
    ),
  ],
  "examples.surprising": [
    forAll("in normal play two equal heaps can be taken at once", range(1, 9), async ({split}, n) =>
      (await split(`wythoff:${n},${n}`))[0].includes("wythoff:0,0"),
    ),
    "it has 0 winning of 6",
  ],
  "examples.hard": [
    "it has 1 winning of 36180339887498948480",
    "it -> wythoff:16180339887498948481,9999999999999999999 wins",
    {
      says: "the golden ratio to 20 digits, 1 before the point",
      holds: (_, {address}) => isBelowPhi(heapsIn(address)[0]) && !isBelowPhi(heapsIn(address)[0] + 1n),
    },
  ],
  "formulas.misere": [
    forAll(
      "in misère play (0, 1) and (2, 2) are lost in place of (0, 0) and (1, 2)",
      pairs,
      async ({outcome}, pair) => {
        const pairText = pair.join();
        const expected =
          ["0,1", "2,2"].includes(pairText) || (lostPairs.has(pairText) && !["0,0", "1,2"].includes(pairText));
        return ((await outcome(`wythoff:${pairText}`, "misere")) === "P") === expected;
      },
    ),
  ],
};
