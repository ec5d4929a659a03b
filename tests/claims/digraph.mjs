import {range} from "../helpers/claim-kinds.mjs";

const arcs = "1>4 2>4 2>5 3>4 3>6 4>1 4>7 5>8 6>5 6>7 7>5 7>8";
const targets = (v) => arcs.split(" ").flatMap((arc) => (arc.startsWith(`${v}>`) ? [arc.split(">")[1]] : []));
const at = (on) => `digraph(${arcs}):${on}`;
/** Nimbers in the brackets of an infinity; null for a nimber. */
const infinityIn = ({value}) =>
  /^infinity\((.*)\)$/
    .exec(value ?? "")?.[1]
    .split(",")
    .filter(Boolean) ?? null;

export const claims = {
  about: [
    {
      says: "a vertex is won if an arrow leads to a lost one, lost if all lead to won ones, else drawn",
      async holds({outcome}) {
        const outcomes = await Promise.all(range(1, 8).map((v) => outcome(at(v))));
        return outcomes.every((own, i) => {
          const options = targets(i + 1).map((to) => outcomes[Number(to) - 1]);
          const expected = options.includes("P") ? "N" : options.every((o) => o === "N") ? "P" : "D";
          return own === expected;
        });
      },
    },
    {
      says: "an infinity has the nimbers that one move can reach",
      async holds({brief, nimber}) {
        let infinities = 0;
        for (const v of range(1, 8)) {
          const set = infinityIn(await brief(at(v)));
          if (!set) continue;
          infinities++;
          const reached = [];
          for (const to of targets(v)) if (!infinityIn(await brief(at(to)))) reached.push(await nimber(at(to)));
          if ([...new Set(reached)].sort().join() !== set.join()) return false;
        }
        return infinities > 0;
      },
    },
    {
      says: "nimbers add by nim-sum, and two infinities are a draw",
      async holds({brief}) {
        for (const v of range(1, 8))
          for (const w of range(1, 8)) {
            const [one, other, sum] = [await brief(at(v)), await brief(at(w)), await brief(at(`${v},${w}`))];
            const [first, second] = [infinityIn(one), infinityIn(other)];
            if (first && second && sum.outcome !== "D") return false;
            if (!first && !second && BigInt(sum.grundy) !== (BigInt(one.grundy) ^ BigInt(other.grundy))) return false;
          }
        return true;
      },
    },
  ],
  "examples.surprising": [
    "it is D",
    {
      says: "one of four moves holds the draw and three lose",
      async holds({analyze}, {address}) {
        const {total, drawing, listed} = (await analyze(address)).moves;
        return total === "4" && drawing === "1" && listed.filter(({outcome}) => outcome === "N").length === 3;
      },
    },
  ],
  "examples.hard": [
    {says: "4 alone is a draw", holds: async ({outcome}) => (await outcome(at(4))) === "D"},
    "it is N",
    {
      says: "the winning move brings both to 7",
      async holds({split}, {address, play}) {
        const [winning] = await split(address, play);
        return winning.length === 1 && winning[0].endsWith(":7,7");
      },
    },
  ],
};
