// Problems that have a judge: whole families of small inputs, and inputs at the limits of the contest (npm run bench -- judges).
import {inputs} from "../../scripts/bench-inputs.mjs";
import {judgeCases} from "../helpers/judge-cases.mjs";
import {judgeFamilies} from "../helpers/judge-families.mjs";
import {ask} from "./ask.mjs";

const cases = [...judgeCases(), ...judgeFamilies()];
/** @type {{problems: {ids: string[], input: string, output: string}[]}} */
const {problems} = JSON.parse(ask(["catalog"]));

function judged(name, id, game, limits) {
  const [{ids, input}] = problems.filter((problem) => problem.ids.includes(id));
  return {
    name,
    game,
    words: ["judge", id],
    input,
    *compare() {
      const own = cases.filter((one) => ids.includes(one.id));
      // Those that are an input each are many: a share of them.
      for (const one of own.filter((_, i) => i % Math.ceil(own.length / 60) === 0))
        yield [one.input, ask(["judge", id], one.input), one.output];
    },
    large: limits && {limits, words: ["judge", id], input: inputs[ids[0]]},
  };
}

export const all = [
  judged("Luogu P4279", "luogu-p4279", "Nim in which the last mover loses", "474 positions of 47 heaps"),
  judged("Luogu P3480", "luogu-p3480", "coins off rows that may not fall below the row before", "1000 rows of 10 000"),
  judged("Luogu P6487", "luogu-p6487", "the least first take that wins; later at most twice the last", "10^15"),
  judged("Codeforces 305E", "cf-305e", "a word is cut at the middle of a palindrome", "5000 letters"),
  judged(
    "Codeforces 1704F",
    "cf-1704f",
    "two neighbours become white, one of them of one's own colour",
    "500 000 cells",
  ),
  judged("LeetCode 294", "leetcode-294", "two signs ++ side by side are flipped", "60 signs"),
  judged("Project Euler 306", "pe-306", "two neighbours on a strip are painted; how many strips are won", "10^6"),
  judged("AtCoder AGC 017 D", "atcoder-agc017d", "an edge is cut, what hangs below it goes", "10^5 vertices"),
  judged("HDU 2999", "hdu-2999", "so many neighbours as a set allows are taken", "rows of 1000, sets of 100"),
  judged("POJ 2599", "poj-2599", "a token walks on a tree and never comes back", "1000 vertices"),
  judged(
    "CodeChef MATCHS",
    "codechef-matchs",
    "the smaller of two heaps is taken from the larger, once or more",
    "10^15",
  ),
  judged("LeetCode 1510", "leetcode-1510", "a square number is taken", "10^5"),
  {
    ...judged("Project Euler 325", "pe-325", "Euclid's game: the sum of all lost pairs up to a bound", null),
    short: "10^16; the judge looks at each number",
  },
];
