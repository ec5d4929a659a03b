// What is told of a game: facts, the same in every language, and its words in one.
import type {Play} from "../engine/types";
import type {Form} from "./language";
import type {Ruled} from "./ruled";

/** Ways to solve a game, by which the gallery can be narrowed. */
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

/** Beside the sample: one that surprises, and one that is hard by hand or large. */
interface Examples<T> {
  surprising: T;
  hard: T;
}

interface Example {
  position: string;
  play?: Exclude<Play, "normal">;
}

/**
 * A bound, by a command of the shell that shows it (`sg` for the engine's) and a part of what it prints. Of `[[within|beyond]]` in the
 * command the first does not print it.
 */
export interface Limit {
  command: string;
  answer: string;
}

/** A variant, an alias or named rules, replaces some of its game's facts and words. */
interface VariantFacts {
  /** Other names and codes in any language, for the search. */
  aliases: string[];
  /** Contest problems that are this game, as their judges name them: "POJ 2311". */
  problems?: string[];
  examples: Examples<Example>;
  theories?: Theory[];
}

export interface GameFacts extends Required<VariantFacts> {
  limits: Record<string, Limit>;
  /** Citations by the engine's source id. */
  sources: Record<string, string>;
  variants: Record<string, VariantFacts>;
}

/** One line: the same whoever wins, or one for each case. `only` is for one who loses and has one move alone, where all are told of. */
export type Brief = Form | Record<string, Form>;
export interface ReasonWords {
  /** None where it is never what decides. */
  brief?: Brief;
  text: string;
}

/** How the rules and a position are written, and what a move is; code between backticks. */
interface Notation {
  rules?: string;
  position: string;
  move: string;
}

interface VariantWords {
  name: string;
  /** The rule in one line: the caption of the figure. */
  rule: string;
  /** The same where the game has rules in brackets. */
  ruled?: Ruled;
  about: string;
  notation?: Notation;
  /** What is to be seen there. */
  examples: Examples<string>;
  theory?: string;
}

export interface GameWords extends VariantWords {
  notation: Notation;
  limits: Record<string, string>;
  /**
   * Words for `formula` reasons, by the id that the engine names; `misere` has those of a theorem of misère play, `won` and `lost` those
   * of a theorem that names the winner alone.
   */
  formulas: Record<string, ReasonWords>;
  material: string;
  theory: string;
  variants: Record<string, VariantWords>;
}

/** Words for each limit and each variant among the facts. */
export type WordsOf<F extends GameFacts> = Omit<GameWords, "limits" | "variants"> & {
  limits: {[limit in keyof F["limits"]]: string};
  variants: {[variant in keyof F["variants"]]: VariantWords};
};

/** A game, an alias or named rules, with its facts and its words. */
export interface Game extends Omit<GameWords, "examples" | "limits" | "variants" | "ruled"> {
  ruled?: Ruled | undefined;
  aliases: string[];
  problems: string[];
  examples: Examples<Example & {says: string}>;
  limits: (Limit & {what: string})[];
  sources: Record<string, string>;
  theories: Theory[];
}

/** By file: adding a game adds a file and edits nothing. */
export const byId = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, part]) => [path.replace(/^.*\/|\.ts.*$/g, ""), part]));

export const gameFacts = byId(import.meta.glob<GameFacts>("./games/*.ts", {eager: true, import: "facts"}));

function unknown(id: string): Game {
  const nothing = {position: "", says: ""};
  return {
    ...{name: id, rule: "", about: "", notation: {position: "", move: ""}, material: "", theory: "", formulas: {}},
    ...{
      aliases: [],
      problems: [],
      examples: {surprising: nothing, hard: nothing},
      limits: [],
      sources: {},
      theories: [],
    },
  };
}

/** A game without a file goes by its id. */
export function gameIn(games: Record<string, GameWords>, id: string, rules: string | null): Game {
  const family = Object.keys(gameFacts).find((game) => gameFacts[game]?.variants[id]) ?? id;
  const [facts, words] = [gameFacts[family], games[family]];
  if (!facts || !words) return unknown(id);
  const named = family === id ? (rules ?? "") : id;
  const variant = {facts: facts.variants[named], words: words.variants[named]};
  const {examples, ...said} = {...words, ...variant.words};
  const known = {...facts, ...variant.facts};
  const example = (kind: keyof Examples<string>) => ({...known.examples[kind], says: examples[kind]});
  return {
    ...said,
    // A variant has a rule of its own.
    ruled: (variant.words ?? words).ruled,
    // A variant is found by its family's names too.
    aliases: variant.facts ? [...known.aliases, words.name, ...facts.aliases] : known.aliases,
    problems: known.problems,
    examples: {surprising: example("surprising"), hard: example("hard")},
    limits: Object.entries(facts.limits).map(([name, limit]) => ({...limit, what: words.limits[name] ?? name})),
    sources: facts.sources,
    theories: known.theories,
  };
}
