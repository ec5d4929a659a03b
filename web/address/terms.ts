// Game settings of links and of the element, under the same names: the opponent, who begins, hints, and whether to
// predict.

export const levels = ["beginner", "casual", "strong", "perfect", "coach", "hottest"] as const;
export type Level = (typeof levels)[number];

/** Levels from the weakest to the strongest; the others play by rules of their own. */
const gradedLevels: readonly Level[] = ["beginner", "casual", "strong", "perfect"];

/** Returns the next stronger level; null if there is none. */
export const strongerThan = (level: Level): Level | null => {
  const at = gradedLevels.indexOf(level);
  return at < 0 ? null : (gradedLevels[at + 1] ?? null);
};

/** Returns the next weaker level; null if there is none. */
export const weakerThan = (level: Level): Level | null => gradedLevels[gradedLevels.indexOf(level) - 1] ?? null;

/** Default opponent, which makes mistakes and can be beaten. */
export const usualLevel: Level = "casual";

/** Settings; null leaves one as the reader has it. */
export interface GameSettings {
  /** Opponent. If the reader has not chosen, the default one in play mode, none in analyse mode. */
  opponent: Level | "none" | null;
  first: "reader" | "opponent";
  /** Highlighting of winning moves in analyse mode; in play mode there is none. */
  hints: "shown" | "hidden" | null;
  /** True to ask who wins before the answer is shown. */
  predict: boolean | null;
}

export const defaultTerms: GameSettings = {opponent: null, first: "reader", hints: null, predict: null};

/** Former names of opponents, from before they were graded. */
const formerLevels = new Map<string, Level>([
  ["teachable", "coach"],
  ["random", "beginner"],
]);

const oneOf =
  <T extends string>(...choices: readonly T[]) =>
  (text: string): T | null =>
    choices.find((choice) => choice === text) ?? null;

/** Parsers of the settings; they return null for invalid text. */
export const termParsers: {[Name in keyof GameSettings]: (text: string) => GameSettings[Name] | null} = {
  opponent: (text) => oneOf(...levels, "none")(text) ?? formerLevels.get(text) ?? null,
  first: oneOf("reader", "opponent"),
  hints: oneOf("shown", "hidden"),
  predict: (text) => (text === "1" ? true : text === "0" ? false : null),
};

/** Returns the fields, or attributes, whose values differ from the default. */
export function termFields({
  opponent,
  first,
  hints,
  predict,
}: GameSettings): [name: keyof GameSettings, text: string][] {
  const fields: [keyof GameSettings, string][] = [];
  if (opponent) fields.push(["opponent", opponent]);
  if (first === "opponent") fields.push(["first", first]);
  if (hints === "hidden") fields.push(["hints", hints]);
  if (predict) fields.push(["predict", "1"]);
  return fields;
}
