// Names of games: spellings that count as one name, and the games a name may mean. Misspelt names: near-names.ts.

/** Game of the catalogue, with all its names. */
export interface NamedGame {
  /** The game as it stands in an address before the colon. */
  game: string;
  id: string;
  rules: string | null;
  /** Id to which rules in brackets are added; null if the game takes none. */
  family: string | null;
  isAlias: boolean;
  sample: string;
  /** True if its positions are heaps that have values. */
  isOfHeaps: boolean;
  keys: readonly Key[];
  /** Well-known games that are not here, to which it is among the nearest. */
  standsFor: readonly StandIn[];
}

/** Names of a missing game by language, and the place of a game among the nearest to it. */
export interface StandIn {
  names: Readonly<Record<string, readonly string[]>>;
  place: number;
}

/** Normalized name; the smaller its rank, the more likely it means the game. */
export interface Key {
  text: string;
  rank: number;
}

const genericSuffix = /(?:games?|游戏|博弈)$/;
/** Bare numbers and codes name no game: they are positions and rules. */
const isName = (key: string) => /^\p{L}/u.test(key) && (key.length > 1 || /\p{Script=Han}/u.test(key));

const normalize = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns the normalized spellings of a name, the name as it stands first: "Dawson's Kayles" gives dawsonskayles and
 * dawsonkayles; "尼姆游戏" also gives 尼姆.
 */
export function normalizedNames(name: string): string[] {
  const base = name.normalize("NFKC").replace(/(?<=.)\(.*/s, "");
  const spellings = [base, base.replace(/['’]s\b/g, "")].map(normalize);
  return [...new Set([...spellings, ...spellings.map((key) => key.replace(genericSuffix, ""))])].filter(isName);
}

/** `names` is ordered by rank: ids, names, other names. */
export const keysOfAll = (names: readonly (readonly string[])[]): Key[] =>
  names.flatMap((equalNames, rank) =>
    equalNames.flatMap((name) => normalizedNames(name).map((text, i) => ({text, rank: rank + (i > 0 ? 0.5 : 0)}))),
  );

const rankIn = ({keys}: NamedGame, texts: readonly string[]) =>
  Math.min(...keys.filter(({text}) => texts.includes(text)).map(({rank}) => rank));

/** Returns the games that a name may mean: several only if they rank equally. */
export function gamesByName(name: string, named: readonly NamedGame[]): NamedGame[] {
  for (const key of normalizedNames(name)) {
    const ranks = named.map((entry) => rankIn(entry, [key]));
    const least = Math.min(...ranks);
    const matches = named.filter((_, i) => ranks[i] === least);
    // An id with several rules means its first game.
    if (least !== Number.POSITIVE_INFINITY) return least < 1 ? matches.slice(0, 1) : matches;
  }
  return [];
}

const minInnerLength = 3;

/** Returns the games whose name begins with `start`, then those that contain it; all if it is empty. */
export function gamesByPrefix(start: string, named: readonly NamedGame[]): NamedGame[] {
  const key = normalize(start);
  if (key === "") return [...named];
  if (!/^\p{L}/u.test(key)) return [];
  const rankOf = (text: string) => (text === key ? 0 : text.startsWith(key) ? 1 : 4);
  const isIn = (text: string) => text.startsWith(key) || (key.length >= minInnerLength && text.includes(key));
  const ranked = named.map((entry) => ({
    entry,
    rank: Math.min(...entry.keys.filter(({text}) => isIn(text)).map(({text, rank}) => rankOf(text) + rank)),
  }));
  return ranked
    .filter(({rank}) => rank !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}
