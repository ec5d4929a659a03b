// Games by the beginnings of their names, as they are completed while a name is typed.
import type {CatalogEntry} from "../../engine/types";

/** Returns the small letters, digits and characters of a name, as in the spellings of the catalogue. */
const keyOf = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const minInnerLength = 3;

/** Returns the game that a text names exactly, or else the first that is spelt so; null if there is none. */
export function gameByName(text: string, games: readonly CatalogEntry[]): CatalogEntry | null {
  const key = keyOf(text);
  return (
    games.find(({game}) => game === text.trim()) ??
    (key === "" ? null : (games.find(({spellings}) => spellings.includes(key)) ?? null))
  );
}

/** Returns the games whose id begins with `start`, then those with other such names or that contain it; all if empty. */
export function gamesByPrefix(start: string, games: readonly CatalogEntry[]): CatalogEntry[] {
  const key = keyOf(start);
  if (key === "") return [...games];
  if (!/^\p{L}/u.test(key)) return [];
  const rankOf = ({spellings}: CatalogEntry) => {
    if (spellings.includes(key)) return 0;
    // The id is the first spelling.
    if (spellings[0]?.startsWith(key)) return 1;
    if (spellings.some((spelling) => spelling.startsWith(key))) return 2;
    return key.length >= minInnerLength && spellings.some((spelling) => spelling.includes(key)) ? 3 : 4;
  };
  const ranked = games.map((game) => ({game, rank: rankOf(game)}));
  return [0, 1, 2, 3].flatMap((rank) => ranked.filter((row) => row.rank === rank).map(({game}) => game));
}
