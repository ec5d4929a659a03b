// Search with the best matches first: a full name before its beginning, its beginning before that of one of its words,
// that before letters within; names before aliases, and both before sentences. "POJ 2311", "poj-2311" and "poj2311" are
// the same, as are full-width letters, "Codeforces" and CF, and 洛谷 and Luogu.

/** Texts by which an item can be found. */
export interface SearchTexts {
  /** Its own names and ids. */
  names: readonly string[];
  /** Other names, codes, problem numbers. */
  aliases: readonly string[];
  /** Names that it shares with others of its kind. */
  shared?: readonly string[];
  /** Sentences about it. */
  sentences?: readonly string[];
}

export interface SearchResult<T> {
  item: T;
  /** Alias or name that matched; null if a sentence, or several texts, did. */
  matchedText: string | null;
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
const withoutSeparators = (folded: string) => folded.replace(/[\s_/#-]+/g, "");

/** Text prepared for search: without separators, in full and from each of its words on. */
interface IndexedText {
  text: string;
  full: string;
  words: string[];
}

function indexText(text: string): IndexedText {
  const folded = fold(text);
  const wordStarts = [...folded.matchAll(/[^\s_\-.,:;()（），。：；、·*]+/g)].map(({index}) => index);
  return {
    text,
    full: withoutSeparators(folded),
    words: wordStarts.filter((at) => at > 0).map((at) => withoutSeparators(folded.slice(at))),
  };
}

/** Ranks of a match of the full text, its beginning, a word of it, and letters within; less is better. */
const ranks = {
  names: [0, 3, 5, 7],
  aliases: [1, 4, 6, 8],
  shared: [2, 9, 10, 11],
  sentences: [12, 12, 12, 13],
} as const;
type Tier = keyof typeof ranks;
/** Rank of a query that only several texts match, worse than any single match. */
const SEVERAL_RANK = 20;

function matchLevel({full, words}: IndexedText, query: string): 0 | 1 | 2 | 3 | null {
  if (full === query) return 0;
  if (full.startsWith(query)) return 1;
  if (words.some((word) => word.startsWith(query))) return 2;
  // Digits occur in too many numbers to match within.
  return /[^\d.]/.test(query) && full.includes(query) ? 3 : null;
}

type Index = Record<Tier, IndexedText[]>;

/** Returns the best match of a single text, and the best rank among the names, which decides between equals. */
function match(index: Index, query: string) {
  const best = {rank: Number.POSITIVE_INFINITY, names: SEVERAL_RANK, as: null as string | null};
  for (const tier of Object.keys(ranks) as Tier[])
    for (const entry of index[tier]) {
      const level = matchLevel(entry, query);
      if (level === null) continue;
      const rank = ranks[tier][level];
      if (tier === "names") best.names = Math.min(best.names, rank);
      if (rank >= best.rank) continue;
      best.rank = rank;
      best.as = tier === "sentences" ? null : entry.text;
    }
  return best;
}

/**
 * Creates a search among `items`. Equally good results are in the order of `items`; an empty query finds all. The words
 * of a query may match different texts if no single text has them all.
 */
export function createSearch<T>(
  items: readonly T[],
  textsOf: (item: T) => SearchTexts,
): (query: string) => SearchResult<T>[] {
  const indexed = items.map((item) => {
    const {names, aliases, shared = [], sentences = []} = textsOf(item);
    const index: Index = {
      names: names.map(indexText),
      aliases: aliases.map(indexText),
      shared: shared.map(indexText),
      sentences: sentences.map(indexText),
    };
    return {item, index};
  });
  return (query) => {
    const words = fold(query).split(/\s+/);
    const full = withoutSeparators(fold(query));
    if (full === "") return items.map((item) => ({item, matchedText: null}));
    const found = indexed.flatMap(({item, index}) => {
      const single = match(index, full);
      if (single.rank < SEVERAL_RANK)
        return [{item, matchedText: single.as, order: single.rank * SEVERAL_RANK + single.names}];
      if (words.length < 2) return [];
      const ranked = words.map((word) => match(index, withoutSeparators(word)).rank);
      const sum = ranked.reduce((a, b) => a + b, SEVERAL_RANK);
      return sum < Number.POSITIVE_INFINITY ? [{item, matchedText: null, order: sum * SEVERAL_RANK}] : [];
    });
    return found.sort((a, b) => a.order - b.order).map(({item, matchedText}) => ({item, matchedText}));
  };
}
