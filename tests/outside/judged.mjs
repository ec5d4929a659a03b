// Problems with a judge: families of small inputs, and inputs at the limits of the contest (npm run bench -- judges).
import {inputs} from "../../scripts/bench-inputs.mjs";
import {judgeCases} from "../helpers/judge-cases.mjs";
import {judgeFamilies} from "../helpers/judge-families.mjs";
import {ask} from "./ask.mjs";

const cases = [...judgeCases(), ...judgeFamilies()];
/** @type {{problems: {ids: string[], input: string, output: string}[]}} */
const {problems} = JSON.parse(ask(["catalog"]));

function judgedProblem(name, id, game, limits) {
  const [{ids, input}] = problems.filter((problem) => problem.ids.includes(id));
  return {
    name,
    game,
    words: ["judge", id],
    input,
    *compare() {
      const problemCases = cases.filter((testCase) => ids.includes(testCase.id));
      // Inputs with a single case are many: a share of them.
      for (const testCase of problemCases.filter((_, i) => i % Math.ceil(problemCases.length / 60) === 0))
        yield [testCase.input, ask(["judge", id], testCase.input), testCase.output];
    },
    large: limits && {limits, words: ["judge", id], input: inputs[ids[0]]},
  };
}

export const all = [
  judgedProblem("Luogu P4279", "luogu-p4279", "Nim in which the last mover loses", "474 positions of 47 heaps"),
  judgedProblem(
    "Luogu P3480",
    "luogu-p3480",
    "coins off rows that may not fall below the row before",
    "1000 rows of 10 000",
  ),
  judgedProblem("Luogu P6487", "luogu-p6487", "the least first take that wins; later at most twice the last", "10^15"),
  judgedProblem("Codeforces 305E", "cf-305e", "a word is cut at the middle of a palindrome", "5000 letters"),
  judgedProblem(
    "Codeforces 1704F",
    "cf-1704f",
    "two neighbours become white, one of them of one's own colour",
    "500 000 cells",
  ),
  judgedProblem("LeetCode 294", "leetcode-294", "two signs ++ side by side are flipped", "60 signs"),
  judgedProblem(
    "Project Euler 306",
    "pe-306",
    "two neighbours on a strip are painted; how many strips are won",
    "10^6",
  ),
  judgedProblem("AtCoder AGC 017 D", "atcoder-agc017d", "an edge is cut, what hangs below it goes", "10^5 vertices"),
  judgedProblem("HDU 2999", "hdu-2999", "so many neighbours as a set allows are taken", "rows of 1000, sets of 100"),
  judgedProblem("POJ 2599", "poj-2599", "a token walks on a tree and never comes back", "1000 vertices"),
  judgedProblem(
    "CodeChef MATCHS",
    "codechef-matchs",
    "the smaller of two heaps is taken from the larger, once or more",
    "10^15",
  ),
  judgedProblem("LeetCode 1510", "leetcode-1510", "a square number is taken", "10^5"),
  {
    ...judgedProblem("Project Euler 325", "pe-325", "Euclid's game: the sum of all lost pairs up to a bound", null),
    short: "10^16; the judge looks at each number",
  },
];
