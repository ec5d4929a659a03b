import {range} from "../helpers/claim-kinds.mjs";

const at = (state) => `loopy-explored(refill):${state}`;
const targets = (n) => (n === 0 ? [] : [n - 2, n - 3, n + 3].filter((m) => m >= 0 && m <= 6));

export const claims = {
  about: [
    {
      says: "the example takes 2 or 3 counters, or puts 3 back where that leaves at most 6",
      async holds({analyze}) {
        for (const n of range(0, 6)) {
          const to = (await analyze(at(n))).moves.listed.map((move) => Number(move.to.split(":")[1]));
          if (to.sort().join() !== targets(n).sort().join()) return false;
        }
        return true;
      },
    },
    {
      says: "each state is won, lost or drawn",
      async holds({outcome}) {
        const outcomes = await Promise.all(range(0, 6).map((n) => outcome(at(n))));
        return outcomes.every((own, n) => {
          const options = targets(n).map((m) => outcomes[m]);
          return own === (options.includes("P") ? "N" : options.every((o) => o === "N") ? "P" : "D");
        });
      },
    },
  ],
  "examples.surprising": ["it is P"],
  "examples.hard": [
    {says: "four alone are a draw", holds: async ({outcome}) => (await outcome(at("4"))) === "D"},
    "it is N",
    {
      says: "the winning move makes the heaps equal",
      async holds({split}, {address, play}) {
        const [winning] = await split(address, play);
        return winning.length === 1 && winning[0].endsWith(":2,2");
      },
    },
  ],
};
