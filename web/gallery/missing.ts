// Well-known games that are searched for and are not here.
import {typosBetween} from "../lib/typos";
import {type MissingGame, missingGames} from "../text/missing-games";
import type {SearchResult} from "../ui/search";
import {fold, phrasingsOf, withoutSeparators} from "../ui/spelling";

const named = missingGames.flatMap((game) =>
  Object.values(game.names).flatMap((names) => names.map((name) => ({game, name: withoutSeparators(fold(name))}))),
);

/** Fewest letters by which the beginning of a name is recognized. */
const minBeginning = 5;

/**
 * Returns the missing game that a query names in full, or null. If `isTolerant`, a name may also have typing errors or be
 * unfinished.
 */
function missingGameOf(query: string, isTolerant: boolean): MissingGame | null {
  const phrasings = phrasingsOf(query).map(withoutSeparators);
  const isIn = (matches: (typed: string, name: string) => boolean) =>
    named.find(({name}) => phrasings.some((typed) => matches(typed, name)))?.game ?? null;
  const full = isIn((typed, name) => typed === name);
  if (full || !isTolerant) return full;
  return (
    isIn((typed, name) => typosBetween(typed, name) !== null) ??
    isIn((typed, name) => typed.length >= minBeginning && name.startsWith(typed))
  );
}

/** Returns what a search finds, and the missing game that it names; beside that, only results that are no chance. */
export function findOrMiss<T>(find: (query: string) => SearchResult<T>[], query: string) {
  const found = find(query);
  const certain = found.filter(({isCertain}) => isCertain);
  const missing = missingGameOf(query, certain.length === 0);
  return {results: missing ? certain : found, missing};
}
