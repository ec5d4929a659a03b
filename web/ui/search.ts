// Search with the best matches first: a full name before its beginning, its beginning before that of one of its words,
// that before letters within; names before aliases, and both before sentences. Typing errors are looked for where little
// matches without them. How a search is spelt does not matter: web/ui/spelling.ts.
import {typosBetween, typosInBeginning} from "../lib/typos";
import {fold, phrasingsOf, withoutSeparators, wordsOf} from "./spelling";

/** Texts by which an item can be found. */
export interface SearchTexts {
  /** Its own names and ids. */
  names: readonly string[];
  /** Other names, codes, problem numbers. */
  aliases: readonly string[];
  /** Names that it shares with others of its kind. */
  shared?: readonly string[];
  /** Sentences about it, in groups of which each is less telling than the one before; at most `maxGroups`. */
  sentences?: readonly (readonly string[])[];
}

export interface SearchResult<T> {
  item: T;
  /** Alias or name that matched; null if a sentence, or several texts, did. */
  matchedText: string | null;
  /** True if a name or alias has a word that begins as the query does; anything else may be chance. */
  isCertain: boolean;
}

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

/** Ways in which a text matches a query, the best first; `mistyped` is a full text with typing errors. */
const levels = {full: 0, beginning: 1, word: 2, mistyped: 3, within: 4, mistypedWord: 5} as const;
type Level = (typeof levels)[keyof typeof levels];

/** Ranks by level; less is better. A sentence has the rank of its group. */
const ranks = {
  names: [0, 3, 5, 9, 11, 23],
  aliases: [1, 4, 6, 10, 12, 24],
  shared: [2, 7, 8, 13, 14, 25],
} as const;
type Tier = keyof typeof ranks;
/** The worst rank of a full name or alias. */
const FULL_RANK = 2;
/** Number of results with which no other is looked for. */
const ENOUGH = 3;
/** The worst rank of a name or alias that has a word which begins so; anything worse may be chance. */
const CERTAIN_RANK = 8;
const FIRST_GROUP_RANK = 15;
const maxGroups = 7;
/** Rank of letters within a sentence, worse than any other single match. */
const WITHIN_SENTENCE_RANK = 26;
/** Rank of a query that only several texts match, worse than any single match. */
const SEVERAL_RANK = 30;
/** More than the errors that a query can have. */
const maxTypos = 3;

/** Chinese has no blanks between its words. */
const isHanWord = (text: string) => /\p{Script=Han}{2}/u.test(text);

function levelOf({full, words}: IndexedText, query: string): Level | null {
  if (full === query) return levels.full;
  if (full.startsWith(query)) return levels.beginning;
  if (words.some((word) => word.startsWith(query)) || (isHanWord(query) && full.includes(query))) return levels.word;
  // Digits occur in too many numbers to match within.
  return /[^\d.]/.test(query) && full.includes(query) ? levels.within : null;
}

/** Texts in which typing errors are tolerated: none, full names, or also the words of names. */
type Tolerance = "none" | "full" | "words";

/** Returns how a text matches a mistyped query, and the number of errors. */
function mistypedLevelOf({full, words}: IndexedText, query: string, tolerance: Tolerance) {
  const typos = tolerance === "none" ? null : typosBetween(query, full);
  if (typos !== null) return {level: levels.mistyped, typos};
  if (tolerance !== "words") return null;
  const byWord = words.map((word) => typosBetween(query, word) ?? typosInBeginning(query, word));
  const fewest = Math.min(...[typosInBeginning(query, full), ...byWord].filter((typos) => typos !== null));
  return fewest === Number.POSITIVE_INFINITY ? null : {level: levels.mistypedWord, typos: fewest};
}

interface Index extends Record<Tier, IndexedText[]> {
  sentences: IndexedText[][];
}

/** Best match of one item: its rank, its typing errors, and the best rank among its names, which decides between equals. */
interface Match {
  rank: number;
  typos: number;
  nameRank: number;
  text: string | null;
}

function match(index: Index, query: string, tolerance: Tolerance): Match {
  const best: Match = {rank: Number.POSITIVE_INFINITY, typos: 0, nameRank: SEVERAL_RANK, text: null};
  const offer = (rank: number, typos: number, text: string | null) => {
    if (rank < best.rank || (rank === best.rank && typos < best.typos)) Object.assign(best, {rank, typos, text});
  };
  for (const tier of Object.keys(ranks) as Tier[])
    for (const entry of index[tier]) {
      const exact = levelOf(entry, query);
      const mistyped = exact === null ? mistypedLevelOf(entry, query, tolerance) : null;
      const level = exact ?? mistyped?.level;
      if (level === undefined) continue;
      const rank = ranks[tier][level];
      if (tier === "names") best.nameRank = Math.min(best.nameRank, rank);
      offer(rank, mistyped?.typos ?? 0, entry.text);
    }
  for (const [group, entries] of index.sentences.entries())
    for (const entry of entries) {
      const level = levelOf(entry, query);
      if (level !== null) offer(level === levels.within ? WITHIN_SENTENCE_RANK : FIRST_GROUP_RANK + group, 0, null);
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
    if (sentences.length > maxGroups) throw new Error("too many groups of sentences");
    const index: Index = {
      names: names.map(indexText),
      aliases: aliases.map(indexText),
      shared: shared.map(indexText),
      sentences: sentences.map((group) => group.map(indexText)),
    };
    return {item, index};
  });

  /** Returns what matches a phrasing, by one text of each item or else by several. */
  function find(phrasing: string, tolerance: Tolerance) {
    const full = withoutSeparators(phrasing);
    const words = wordsOf(phrasing);
    return indexed.flatMap(({item, index}) => {
      const single = match(index, full, tolerance);
      if (single.rank < SEVERAL_RANK) return [{item, match: single}];
      if (words.length < 2) return [];
      const rank = words
        .map((word) => match(index, withoutSeparators(word), tolerance).rank)
        .reduce((a, b) => a + b, SEVERAL_RANK);
      return rank < Number.POSITIVE_INFINITY ? [{item, match: {...single, rank, text: null}}] : [];
    });
  }

  /** Returns the results of the first phrasing that matches for certain, else those with the typing errors it may have. */
  function findBest(query: string) {
    const phrasings = phrasingsOf(query);
    for (const phrasing of phrasings) {
      const found = find(phrasing, "none");
      const certain = found.filter(({match}) => match.rank <= CERTAIN_RANK);
      if (certain.some(({match}) => match.rank <= FULL_RANK) || certain.length >= ENOUGH) return found;
      if (certain.length > 0) return find(phrasing, "full");
    }
    return phrasings.map((phrasing) => find(phrasing, "words")).find((found) => found.length > 0) ?? [];
  }

  return (query) => {
    if (withoutSeparators(fold(query)) === "") return items.map((item) => ({item, matchedText: null, isCertain: true}));
    const orderOf = ({rank, typos, nameRank}: Match) => (rank * maxTypos + typos) * SEVERAL_RANK + nameRank;
    return findBest(query)
      .sort((a, b) => orderOf(a.match) - orderOf(b.match))
      .map(({item, match: {text, rank}}) => ({item, matchedText: text, isCertain: rank <= CERTAIN_RANK}));
  };
}
