// The terms of a game: whom one plays against, who begins, what is kept back. Links and the element state them by the same names.

export const levels = ["beginner", "casual", "strong", "perfect", "coach", "hottest"] as const;
export type Level = (typeof levels)[number];

/** One that errs, and is beaten now and then. */
export const usualLevel: Level = "casual";

/** Null leaves a thing as the reader has it. */
export interface Terms {
  /** Unless the reader has chosen: the usual one at the table, nobody where all is known. */
  opponent: Level | "none" | null;
  first: "reader" | "opponent";
  /** Whether winning moves are lit where the answer is shown; at the table they never are. */
  hints: "shown" | "hidden" | null;
  /** Whether it is asked who wins before it is told. */
  predict: boolean | null;
}

export const openTerms: Terms = {opponent: null, first: "reader", hints: null, predict: null};

/** What opponents were called before they were graded. */
const former = new Map<string, Level>([
  ["teachable", "coach"],
  ["random", "beginner"],
]);

const oneOf =
  <T extends string>(...all: readonly T[]) =>
  (text: string): T | null =>
    all.find((one) => one === text) ?? null;

/** Null of what makes no sense. */
export const termReaders: {[Name in keyof Terms]: (text: string) => Terms[Name] | null} = {
  opponent: (text) => oneOf(...levels, "none")(text) ?? former.get(text) ?? null,
  first: oneOf("reader", "opponent"),
  hints: oneOf("shown", "hidden"),
  predict: (text) => (text === "1" ? true : text === "0" ? false : null),
};

/** The fields, or attributes, that say what differs from the usual. */
export function termFields({opponent, first, hints, predict}: Terms): [name: keyof Terms, text: string][] {
  const fields: [keyof Terms, string][] = [];
  if (opponent) fields.push(["opponent", opponent]);
  if (first === "opponent") fields.push(["first", first]);
  if (hints === "hidden") fields.push(["hints", hints]);
  if (predict) fields.push(["predict", "1"]);
  return fields;
}
