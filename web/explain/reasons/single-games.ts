// Reasons that single games have, besides their formulas.
import type {Modules, ReasonModule} from "./reason";

interface RoundFacts {
  rows: {prefix: string; win: string; lose: string}[];
}

/** Outcome that the player to move has to force in a round of the word game, by the key of the reason. */
export const neededOutcomes = {"rounds-win": "win", "rounds-lose": "lose"} as const;

/** Highlights the prefixes from which the needed outcome can be forced. */
const rounds = (outcome: "win" | "lose") =>
  ({
    marks: ({rows}) => rows.filter((row) => row[outcome] === "yes").map(({prefix}) => prefix),
  }) satisfies ReasonModule<RoundFacts>;

const ringLines = (key: string) =>
  ({
    wordsKey: ({odd}) => (odd === "no" ? `${key}-even` : ""),
    namesWinner: true,
  }) satisfies ReasonModule<{odd: string}>;

export const singleGames = {
  "wythoff-pair": {
    wordsKey: ({a, b, lower, upper}) => (a === lower && b === upper ? "wythoff-pair-met" : ""),
    namesWinner: true,
  },
  vertices: {},
  threshold: {},
  "threshold-none": {},
  "rounds-win": rounds(neededOutcomes["rounds-win"]),
  "rounds-lose": rounds(neededOutcomes["rounds-lose"]),
  pairs: {
    role: "end",
    wordsKey: (facts) => (BigInt(facts.human_strength) < BigInt(facts.computer_strength) ? "pairs-lost" : ""),
  },
  reach: {},
  "computers-pick": {},
  "second-best": {},
  strip: {},
  "ring-lines": ringLines("ring-lines"),
  "ring-lines-above": ringLines("ring-lines-above"),
  "odd-ring": {namesWinner: true},
} satisfies Modules;
