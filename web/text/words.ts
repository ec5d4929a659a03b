// What a sentence is: English and Chinese side by side, with {facts} to fill in.
export type Lang = "en" | "zh";

export interface Words {
  en: string;
  zh: string;
}

/** A sentence with {facts}; where it counts something, one for each plural of the language, chosen by the fact `count`. */
export type Form = string | Plural;
export type Plural = {other: string} & {[rule in Intl.LDMLPluralRule]?: string};
export type Facts = Record<string, string | number>;

/** `brief` is the line beside the verdict; `text` stands under the figure in the Why panel. */
export interface ReasonWords {
  brief: Words;
  text: Words;
}

/** Ways to solve a game, by which the gallery can be narrowed; their names stand in facets.ts. */
export type Theory =
  | "nim-sum"
  | "remainders"
  | "table"
  | "golden-ratio"
  | "nim-product"
  | "staircase"
  | "colon-fusion"
  | "symmetry"
  | "parity"
  | "numbers"
  | "search"
  | "winner-only";

/** A position worth opening, and what is to be seen there. */
export interface Example {
  position: string;
  play?: "misere" | "sj" | "every";
  says: Words;
}

/** A bound, with a command of the shell that shows it (`sg` for the engine's) and a part of what it prints. */
export interface Limit {
  what: Words;
  command: string;
  answer: string;
}

/** A game's own words; a variant (an alias, or named rules) replaces some of them. */
export interface GameWords {
  name: Words;
  /** Other names and codes, for the search. */
  aliases: string[];
  /** Contest problems that are this game, as their judges name them: "POJ 2311". */
  problems: string[];
  /** The rule in one line: the caption of the figure. */
  rule: Words;
  about: Words;
  /** How the rules and a position are written, and what a move is; code between backticks. */
  notation: {rules?: Words; position: Words; move: Words};
  /** Beside the sample: one that surprises, and one that is hard by hand or large. */
  examples: {surprising: Example; hard: Example};
  limits: Limit[];
  /** Sentences for `formula` reasons, by the id that the engine names. */
  formulas: Record<string, Words>;
  /** Citations by the engine's source id. */
  sources: Record<string, string>;
  material: Words;
  theory: Words;
  theories: Theory[];
  variants: Record<string, Variant>;
}

export type Variant = Pick<GameWords, "name" | "aliases" | "rule" | "about" | "examples"> &
  Partial<Pick<GameWords, "problems" | "notation" | "theory" | "theories">>;
