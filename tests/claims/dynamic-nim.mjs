import {fibonacciTo, forAll, range, rows} from "../helpers/claim-kinds.mjs";

/** The heaps that are lost at the start, with factor k. */
async function lostHeaps({outcome}, k, limit) {
  const heaps = [];
  for (const n of range(1, limit)) if ((await outcome(`dynamic-nim(${k}):${n}`)) === "P") heaps.push(n);
  return heaps;
}
/** A heap as a sum of lost ones, the largest first. */
function partsOf(heap, lostSizes) {
  const largest = lostSizes.findLast((n) => n <= heap);
  return heap === 0 ? [] : [largest, ...partsOf(heap - largest, lostSizes)];
}
const lastPart = forAll(
  "a heap of n with at most c to be taken is won exactly when the last part is at most c; each part is more than k times the next",
  rows(2, 1, 4),
  async (engine, [k, c]) => {
    const lostSizes = [1, ...(await lostHeaps(engine, k, 80)).filter((n) => n > 1)];
    for (const n of range(1, 80)) {
      const sum = partsOf(n, lostSizes);
      if (sum.slice(1).some((part, i) => sum[i] <= k * part)) return false;
      const wins = sum.at(-1) <= c;
      if (((await engine.outcome(`dynamic-nim(${k}):${n}/${c}`)) === "N") !== wins) return false;
    }
    return true;
  },
);

export const claims = {
  about: [
    forAll("each lost heap is at least 1 + 1/k times the one before", range(1, 5), async (engine, k) => {
      const lostSizes = await lostHeaps(engine, k, 150);
      return lostSizes.slice(1).every((n, i) => k * n >= (k + 1) * lostSizes[i]);
    }),
    lastPart,
  ],
  "examples.surprising": ["dynamic-nim(3):76 is P", "it has 1 winning of 76", "it -> dynamic-nim(3):76/3 wins"],
  "examples.hard": [
    "it has 18 winning of 999999999999999999",
    {
      says: "the smallest takes 1",
      holds: async ({split}, {address}) => (await split(address))[0].some((to) => to.includes(":999999999999999999/")),
    },
    {says: "no value", holds: async ({brief}, {address}) => (await brief(address)).grundy === null},
  ],
  "formulas.last-part-free": [lastPart],
  "formulas.whole-free": [lastPart],
  "formulas.whole-held": [lastPart],
  "formulas.last-part-held": [lastPart],
  "variants.fibonacci-nim.about": [
    {
      says: "exactly the Fibonacci numbers are lost",
      holds: async (engine) =>
        (await lostHeaps(engine, 2, 250)).filter((n) => n > 1).join() ===
        fibonacciTo(250)
          .filter((n) => n > 1)
          .join(),
    },
  ],
  "variants.fibonacci-nim.examples.surprising": [
    "fibonacci-nim:89 is P",
    {says: "88 = 55 + 21 + 8 + 3 + 1", holds: () => partsOf(88, fibonacciTo(88)).join() === "55,21,8,3,1"},
    "it has 1 winning of 87",
    "it -> fibonacci-nim:87/2 wins",
  ],
  "variants.fibonacci-nim.examples.hard": [
    "it has 20 winning of 999999999999999999",
    {
      says: "none of them takes 1, one takes 2",
      holds: async ({split}, {address}) => {
        const [addresses] = await split(address);
        return (
          addresses.some((to) => to.includes(":999999999999999998/")) &&
          !addresses.some((to) => to.includes(":999999999999999999/"))
        );
      },
    },
  ],
};
