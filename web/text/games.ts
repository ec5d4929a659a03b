// Every game's words, found by file: adding a game adds a file and edits nothing.
import type {GameWords, Variant} from "./words";

const files = import.meta.glob<GameWords>("./games/*.ts", {eager: true, import: "words"});

export const games: Record<string, GameWords> = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.slice("./games/".length, -".ts".length), words]),
);

/** The words of a game, an alias or named rules; a game without a file goes by its id. */
export function wordsOf(id: string, rules: string | null = null): GameWords {
  for (const game of Object.values(games)) {
    const variant = game.variants[id];
    if (variant) return varied(game, variant);
  }
  const game = games[id];
  if (!game) return unknown(id);
  const variant: Variant | undefined = rules === null ? undefined : game.variants[rules];
  return variant ? varied(game, variant) : game;
}

/** A variant is found by its family's names too. */
function varied(game: GameWords, variant: Variant): GameWords {
  const {en, zh} = game.name;
  return {...game, ...variant, aliases: [...variant.aliases, en, zh, ...game.aliases]};
}

function unknown(id: string): GameWords {
  const bare = {en: id, zh: id};
  const none = {en: "", zh: ""};
  return {
    name: bare,
    aliases: [],
    problems: [],
    rule: none,
    about: none,
    notation: {position: none, move: none},
    examples: {surprising: {position: "", says: none}, hard: {position: "", says: none}},
    limits: [],
    formulas: {},
    sources: {},
    material: none,
    theory: none,
    theories: [],
    variants: {},
  };
}
