import {heapsIn, range, winners} from "../helpers/claim-kinds.mjs";

const arcs = "1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8";
const sources = arcs.split(" ").map((arc) => arc.split(">"));

export const claims = {
  about: [
    {
      says: "each vertex is worth the mex of those that its arcs lead to",
      async holds({nimber}) {
        const worths = await Promise.all(range(1, 8).map((v) => nimber(`dag(${arcs}):${v}`)));
        return worths.every((value, i) => {
          const optionValues = sources
            .filter(([from]) => Number(from) === i + 1)
            .map(([, to]) => worths[Number(to) - 1]);
          return range(0, 8).find((n) => !optionValues.includes(n)) === value;
        });
      },
    },
    {remark: "that every impartial game is one is the definition of a game by its positions and moves"},
  ],
  "examples.surprising": ["it has 0 winning of 12", {says: "12 arcs", holds: () => sources.length === 12}],
  "examples.hard": [
    "it = *3",
    "it has 5 winning of 17",
    winners("a token goes from 1 to 4 or from 3 to 6", (to) =>
      ["1,1,2,2,3,3,4", "1,1,1,2,2,3,6"].includes(heapsIn(to).sort().join()),
    ),
  ],
};
