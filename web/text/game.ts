// Facts of a game, the same in every language, and its texts in one language. A page loads the parts that it needs
// (web/text/text-cache.ts): name and rule everywhere, other names with a search, the story with the game.
import type {Fact, Play} from "../engine/types";
import type {Form} from "./language";
import type {RuleForms} from "./rule-forms";

/** Methods of solving a game, which are filters of the gallery. */
export type Theory =
  | "nim-sum"
  | "remainders"
  | "table"
  | "golden-ratio"
  | "nim-product"
  | "staircase"
  | "colon-fusion"
  | "symmetry"
  | "matching"
  | "parity"
  | "numbers"
  | "search"
  | "loopy"
  | "winner-only";

/** Examples besides the sample: one that surprises, and one that is hard by hand or large. */
interface Examples<T> {
  surprising: T;
  hard: T;
}

interface Example {
  position: string;
  play?: Exclude<Play, "normal">;
}

/**
 * Limit, given by a shell command that shows it (`sg` is the engine's) and a part of its output. `[[within|beyond]]` in
 * the command stands for two values: only the second gives that output.
 */
export interface Limit {
  command: string;
  answer: string;
}

/** Facts of a variant (an alias or named rules) that replace those of its game. */
interface VariantFacts {
  /** Other names and codes in any language, for searches. */
  aliases: string[];
  /** Contest problems that are this game, as their judges name them: "POJ 2311". */
  problems?: string[];
  examples: Examples<Example>;
  theories?: Theory[];
}

/** Strategies that formulas of several games have in common. */
export type Strategy = "remainder" | "move-count" | "balance";
export type FormulaFigure =
  | "remainder"
  | "blocks"
  | "lost-heaps"
  | "trailing-zeros"
  | "trailing-ones"
  | "blocks-of-four"
  | "parities"
  | "pots"
  | "boxes"
  | "sign-expansion";

interface FormulaFacts {
  /** Formula of the engine that this one is a case of, where its facts fulfil `when`. */
  caseOf?: string;
  when?(facts: Record<string, Fact>): boolean;
  /** Strategy that plain words describe; the formula may have its own words instead. */
  strategy?: Strategy;
  figure?: FormulaFigure;
  /** True if some move may leave a position that can be ended at once. */
  canEnd?: boolean;
}

export interface GameFacts extends Required<VariantFacts> {
  /** Facts of formulas by the id that the engine names, or by that of a case. */
  formulas?: Record<string, FormulaFacts>;
  limits: Record<string, Limit>;
  /** Citations by the engine's source id. */
  sources: Record<string, string>;
  variants: Record<string, VariantFacts>;
}

/**
 * Text of one line: the same whoever wins, or one for each case. `only` is for a loser with a single move, where all
 * moves are described.
 */
export type Brief = Form | Record<string, Form>;
export interface ReasonWords {
  /** Absent if it is never decisive. */
  brief?: Brief;
  text: string;
}

/** Words of a formula. `plain` says in plain words how a winning mover wins, and why a losing one loses. */
interface FormulaWords extends ReasonWords {
  plain?: {won?: Form; lost?: Form};
}
export type Formula = FormulaWords & FormulaFacts;

/** Notation of the rules and a position, and a description of moves; code is in backticks. */
interface Notation {
  rules?: string;
  position: string;
  move: string;
}

interface VariantWords {
  name: string;
  /** Rule in one line: the caption of the figure. */
  rule: string;
  /** Rule of the game with rules in brackets. */
  ruled?: RuleForms;
  about: string;
  notation?: Notation;
  /** Texts that say what the examples show. */
  examples: Examples<string>;
  theory?: string;
}

export interface GameWords extends VariantWords {
  notation: Notation;
  limits: Record<string, string>;
  /**
   * Texts of `formula` reasons, by the id that the engine names; `misere` has those of theorems on misère play, `won`
   * and `lost` those of theorems that only name the winner.
   */
  formulas: Record<string, FormulaWords>;
  material: string;
  theory: string;
  variants: Record<string, VariantWords>;
}

/** Texts for each limit and each variant of the facts. */
export type WordsOf<F extends GameFacts> = Omit<GameWords, "limits" | "variants"> & {
  limits: {[limit in keyof F["limits"]]: string};
  variants: {[variant in keyof F["variants"]]: VariantWords};
};

/** Selected fields of a game, and the same fields of each variant. */
type Slice<T extends {variants: Record<string, object>}, Of extends PropertyKey> = Pick<T, keyof T & Of> & {
  variants: Record<string, Pick<T["variants"][string], keyof T["variants"][string] & Of>>;
};
export type NameWords = Slice<GameWords, "name" | "rule" | "ruled">;
export type KindWords = Slice<GameWords, "material" | "theory">;
export type FoundFacts = Slice<GameFacts, "aliases" | "problems" | "theories" | "examples" | "sources">;
export interface StoryFile {
  facts: Slice<GameFacts, "theories" | "examples" | "limits" | "sources" | "formulas">;
  words: Slice<GameWords, "about" | "notation" | "examples" | "limits" | "formulas">;
}

/** Texts and facts shown where a game is opened. */
export interface Story extends Pick<GameWords, "about" | "notation"> {
  theories: readonly Theory[];
  formulas: Record<string, Formula>;
  examples: Examples<Example & {says: string}>;
  limits: (Limit & {what: string})[];
  sources: Record<string, string>;
}

/** Game, alias or game with named rules, in one language. */
export interface Game extends Pick<GameWords, "name" | "rule"> {
  ruled?: RuleForms | undefined;
  /** Null until it has loaded. */
  story: Story | null;
}

/** Returns the files by game id: a new game is a new file, without edits elsewhere. */
export const byId = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, part]) => [path.replace(/^.*\/|\.ts.*$/g, ""), part]));

/** Story in the form of a game's file. */
export type StoryOf<Lang extends string> = Pick<StoryFile, "facts"> & Record<Lang, StoryFile["words"]>;

/** Returns loaders of the stories in one language, from files with texts in several languages. */
export const storiesOf = <Lang extends string>(files: Record<string, () => Promise<StoryOf<Lang>>>, lang: Lang) =>
  Object.fromEntries(
    Object.entries(byId(files)).map(([id, load]) => [
      id,
      async (): Promise<StoryFile> => {
        const file = await load();
        return {facts: file.facts, words: file[lang]};
      },
    ]),
  );

/** Returns loaders of the stories in a language whose words stand in files of their own, beside those of the facts. */
export function storiesBeside(
  facts: Record<string, () => Promise<StoryFile["facts"]>>,
  words: Record<string, () => Promise<StoryFile["words"]>>,
) {
  const loadFacts = byId(facts);
  return Object.fromEntries(
    Object.entries(byId(words)).flatMap(([id, loadWords]) => {
      const load = loadFacts[id];
      if (!load) return [];
      const story = async (): Promise<StoryFile> => {
        const [facts, words] = await Promise.all([load(), loadWords()]);
        return {facts, words};
      };
      return [[id, story]];
    }),
  );
}

/** Returns the game that has `id` as a variant, else `id` itself. */
export const familyOf = (games: Record<string, {variants: Record<string, object>}>, id: string) =>
  Object.keys(games).find((game) => games[game]?.variants[id]) ?? id;

/** Returns the variant of a family that an id or rules name; undefined if there is none. */
export const variantOf = <V>(
  family: {variants: Record<string, V>},
  isAlias: boolean,
  id: string,
  rules: string | null,
) => family.variants[isAlias ? id : (rules ?? "")];

const untold: Story = {
  about: "",
  theories: [],
  notation: {position: "", move: ""},
  formulas: {},
  examples: {surprising: {position: "", says: ""}, hard: {position: "", says: ""}},
  limits: [],
  sources: {},
};

function storyOf({facts, words}: StoryFile, isAlias: boolean, id: string, rules: string | null): Story {
  const own = variantOf(facts, isAlias, id, rules);
  const {examples, ...said} = {...words, ...variantOf(words, isAlias, id, rules)};
  const known = {...facts, ...own};
  const example = (kind: keyof Examples<string>) => ({...known.examples[kind], says: examples[kind]});
  return {
    ...said,
    theories: known.theories,
    formulas: Object.fromEntries(
      Object.entries(words.formulas).map(([name, formula]) => [name, {...formula, ...facts.formulas?.[name]}]),
    ),
    examples: {surprising: example("surprising"), hard: example("hard")},
    limits: Object.entries(facts.limits).map(([name, limit]) => ({...limit, what: words.limits[name] ?? name})),
    sources: facts.sources,
  };
}

/** Returns the name, rule and story of a game; one without a file has its id as its name. */
export function gameIn(
  games: Record<string, NameWords>,
  stories: Record<string, StoryFile>,
  id: string,
  rules: string | null,
): Game {
  const family = familyOf(games, id);
  const words = games[family];
  if (!words) return {name: id, rule: "", story: untold};
  const isAlias = family !== id;
  const {name, rule, ruled} = variantOf(words, isAlias, id, rules) ?? words;
  const story = stories[family];
  // A variant has its own rule.
  return {name, rule, ruled, story: story ? storyOf(story, isAlias, id, rules) : null};
}
