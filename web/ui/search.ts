// What a search finds, the best first: a whole name before its beginning, its beginning before a word of it, a word before letters
// within; names before aliases, and both before what is said. "POJ 2311", "poj-2311" and "poj2311" are the same, and so are
// full-width letters, "Codeforces" for CF and 洛谷 for Luogu.

/** By what one thing can be found. */
export interface Sought {
  /** Names and ids of its own. */
  names: readonly string[];
  /** Other names, codes, problem numbers. */
  aliases: readonly string[];
  /** Names that it has in common with its kind. */
  shared?: readonly string[];
  /** What is said of it. */
  sentences?: readonly string[];
}

export interface SearchResult<T> {
  item: T;
  /** The alias or name that it was found by; null where a sentence, or several names, spoke for it. */
  as: string | null;
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replaceAll("codeforces", "cf")
    .replaceAll("洛谷", "luogu")
    .replaceAll("力扣", "leetcode")
    .replaceAll("project euler", "pe")
    .replaceAll("欧拉计划", "pe")
    .trim();
const squeeze = (folded: string) => folded.replace(/[\s_/#-]+/g, "");

/** A text made ready: squeezed, and what begins at each of its words. */
interface Ready {
  text: string;
  whole: string;
  words: string[];
}

function ready(text: string): Ready {
  const folded = fold(text);
  const starts = [...folded.matchAll(/[^\s_\-.,:;()（），。：；、·*]+/g)].map(({index}) => index);
  return {text, whole: squeeze(folded), words: starts.filter((at) => at > 0).map((at) => squeeze(folded.slice(at)))};
}

/** How good a match is, for a whole text, its beginning, a word of it, and letters within; less is better. */
const ranks = {
  names: [0, 3, 5, 7],
  aliases: [1, 4, 6, 8],
  shared: [2, 9, 10, 11],
  sentences: [12, 12, 12, 13],
} as const;
type Tier = keyof typeof ranks;
/** Worse than any single match. */
const several = 20;

function closeness({whole, words}: Ready, query: string): 0 | 1 | 2 | 3 | null {
  if (whole === query) return 0;
  if (whole.startsWith(query)) return 1;
  if (words.some((word) => word.startsWith(query))) return 2;
  // Digits are in many a number.
  return /[^\d.]/.test(query) && whole.includes(query) ? 3 : null;
}

type Index = Record<Tier, Ready[]>;

/** The best match of one text, and how well the names alone match, which decides between two. */
function match(index: Index, query: string) {
  const best = {rank: Number.POSITIVE_INFINITY, names: several, as: null as string | null};
  for (const tier of Object.keys(ranks) as Tier[])
    for (const one of index[tier]) {
      const close = closeness(one, query);
      if (close === null) continue;
      const rank = ranks[tier][close];
      if (tier === "names") best.names = Math.min(best.names, rank);
      if (rank >= best.rank) continue;
      best.rank = rank;
      best.as = tier === "sentences" ? null : one.text;
    }
  return best;
}

/**
 * A search among `items`. What it finds comes in the order of `items` where two are found equally well; an empty query finds all.
 * Words that no single text holds may stand in several.
 */
export function searchAmong<T>(
  items: readonly T[],
  soughtOf: (item: T) => Sought,
): (query: string) => SearchResult<T>[] {
  const indexed = items.map((item) => {
    const {names, aliases, shared = [], sentences = []} = soughtOf(item);
    const index: Index = {
      names: names.map(ready),
      aliases: aliases.map(ready),
      shared: shared.map(ready),
      sentences: sentences.map(ready),
    };
    return {item, index};
  });
  return (query) => {
    const words = fold(query).split(/\s+/);
    const whole = squeeze(fold(query));
    if (whole === "") return items.map((item) => ({item, as: null}));
    const found = indexed.flatMap(({item, index}) => {
      const single = match(index, whole);
      if (single.rank < several) return [{item, as: single.as, order: single.rank * several + single.names}];
      if (words.length < 2) return [];
      const ranked = words.map((word) => match(index, squeeze(word)).rank);
      const sum = ranked.reduce((a, b) => a + b, several);
      return sum < Number.POSITIVE_INFINITY ? [{item, as: null, order: sum * several}] : [];
    });
    return found.sort((a, b) => a.order - b.order).map(({item, as}) => ({item, as}));
  };
}
