// Games with a name near to a misspelt one, and those that are nearest to a well-known game that is not here.
import {typosBetween, typosInBeginning} from "../../lib/typos";
import {type NamedGame, normalizedNames} from "./names";

const maxNear = 3;

/** Returns the games whose names are nearest to a misspelt one, the nearest first. */
export function gamesNear(name: string, named: readonly NamedGame[]): NamedGame[] {
  const [key] = normalizedNames(name);
  if (key === undefined) return [];
  const distance = ({keys}: NamedGame) =>
    Math.min(
      ...keys.map(({text, rank}) => {
        const prefixDistance = key.length > 1 && text.startsWith(key) ? 1 : Number.POSITIVE_INFINITY;
        const typos = typosBetween(key, text) ?? typosInBeginning(key, text) ?? Number.POSITIVE_INFINITY;
        // Equally near names are ordered by rank.
        return Math.min(typos, prefixDistance) + rank / 10;
      }),
    );
  return named
    .map((entry) => ({entry, edits: distance(entry)}))
    .filter(({edits}) => edits !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, maxNear)
    .map(({entry}) => entry);
}

/**
 * Returns the missing game that a name is of, which may be misspelt if `isTolerant`, and the nearest games, the nearest
 * first; null if there is none.
 */
export function missingGameOf(name: string, named: readonly NamedGame[], isTolerant: boolean) {
  const [key] = normalizedNames(name);
  if (key === undefined) return null;
  const standIns = named.flatMap(({standsFor}) => standsFor);
  const firstOf = (isMeant: (missing: string) => boolean) =>
    standIns.find(({names}) => Object.values(names).flat().flatMap(normalizedNames).some(isMeant));
  const exact = firstOf((missing) => missing === key);
  const found = exact ?? (isTolerant ? firstOf((missing) => typosBetween(key, missing) !== null) : undefined);
  if (!found) return null;
  const games = named.flatMap((game) =>
    game.standsFor.filter(({names}) => names === found.names).map(({place}) => ({game, place})),
  );
  return {names: found.names, games: games.sort((a, b) => a.place - b.place).map(({game}) => game)};
}
