// Facts of a game, the same in every language, and its words in one language. A page loads the parts that it needs
// (web/text/spoken.ts): name and rule everywhere, other names with a search, the story with the game.
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

/** Some of what is told of a game, and the same of each variant. */
type Slice<T extends {variants: Record<string, object>}, Of extends PropertyKey> = Pick<T, keyof T & Of> & {
  variants: Record<string, Pick<T["variants"][string], keyof T["variants"][string] & Of>>;
};
export type NameWords = Slice<GameWords, "name" | "rule" | "ruled">;
export type KindWords = Slice<GameWords, "material" | "theory">;
export type FoundFacts = Slice<GameFacts, "aliases" | "problems" | "theories" | "examples">;
export interface StoryFile {
  facts: Slice<GameFacts, "examples" | "limits" | "sources">;
  words: Slice<GameWords, "about" | "notation" | "examples" | "limits" | "formulas">;
}

/** What is told where a game is opened. */
export interface Story extends Pick<GameWords, "about" | "notation" | "formulas"> {
  examples: Examples<Example & {says: string}>;
  limits: (Limit & {what: string})[];
  sources: Record<string, string>;
}

/** A game, an alias or named rules. */
export interface Game extends Pick<GameWords, "name" | "rule"> {
  ruled?: Ruled | undefined;
  /** Null until it is there. */
  story: Story | null;
}

/** By file: adding a game adds a file and edits nothing. */
export const byId = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, part]) => [path.replace(/^.*\/|\.ts.*$/g, ""), part]));

/** As it stands in the file of the game. */
export type StoryOf<Lang extends string> = Pick<StoryFile, "facts"> & Record<Lang, StoryFile["words"]>;

/** Of files with words in several languages those of one, each when it is asked for. */
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

/** Which game has it as a variant; itself where none has. */
export const familyOf = (games: Record<string, {variants: Record<string, object>}>, id: string) =>
  Object.keys(games).find((game) => games[game]?.variants[id]) ?? id;

/** Of a family the variant that an id or rules name. */
export const variantOf = <V>(
  family: {variants: Record<string, V>},
  isAlias: boolean,
  id: string,
  rules: string | null,
) => family.variants[isAlias ? id : (rules ?? "")];

const untold: Story = {
  about: "",
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
    examples: {surprising: example("surprising"), hard: example("hard")},
    limits: Object.entries(facts.limits).map(([name, limit]) => ({...limit, what: words.limits[name] ?? name})),
    sources: facts.sources,
  };
}

/** A game without a file goes by its id. */
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
  // A variant has a rule of its own.
  return {name, rule, ruled, story: story ? storyOf(story, isAlias, id, rules) : null};
}
