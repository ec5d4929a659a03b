import {all, heapsIn, phi, range, rows} from "../helpers/claim-kinds.mjs";

/** Whether n / 10^19 is below φ, the root of x² = x + 1. */
const isBelowPhi = (n) => n * n < 10n ** 19n * (n + 10n ** 19n);
const lost = new Set(range(0, 20).map((k) => `${Math.floor(k * phi)},${Math.floor(k * phi * phi)}`));
const pairs = rows(2, 0, 30).filter(([a, b]) => a <= b);

export const claims = {
  about: [
    all(
      "counted from k = 0 the lost positions are (⌊kφ⌋, ⌊kφ²⌋)",
      pairs,
      async ({outcome}, pair) => ((await outcome(`wythoff:${pair}`)) === "P") === lost.has(pair.join()),
    ),
  ],
  "examples.surprising": [
    all("in normal play two equal heaps can be taken at once", range(1, 9), async ({split}, n) =>
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
    all("in misère play (0, 1) and (2, 2) are lost in place of (0, 0) and (1, 2)", pairs, async ({outcome}, pair) => {
      const at = pair.join();
      const expected = ["0,1", "2,2"].includes(at) || (lost.has(at) && !["0,0", "1,2"].includes(at));
      return ((await outcome(`wythoff:${at}`, "misere")) === "P") === expected;
    }),
  ],
};
