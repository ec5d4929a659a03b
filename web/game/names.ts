// What games are called: ways of writing a name that are one name, the games that answer to it, and those that nearly do.

/** A game of the catalogue, with all that people call it. */
export interface Named {
  /** As an address has it before the colon. */
  game: string;
  id: string;
  rules: string | null;
  /** What rules in brackets are given to; null where the game has none. */
  family: string | null;
  isAlias: boolean;
  sample: string;
  /** Whether its positions are heaps that have values. */
  isOfHeaps: boolean;
  keys: readonly Key[];
}

/** A folded name; the smaller its rank, the sooner the game is meant by it. */
export interface Key {
  text: string;
  rank: number;
}

const last = /(?:games?|游戏|博弈)$/;
/** Numbers alone and codes name no game: they are positions and rules. */
const isName = (key: string) => /^\p{L}/u.test(key) && (key.length > 1 || /\p{Script=Han}/u.test(key));

const folded = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** "Dawson's Kayles" is dawsonskayles and dawsonkayles; "尼姆游戏" is also 尼姆. The first is the name as it stands. */
export function keysOf(name: string): string[] {
  const bare = name.normalize("NFKC").replace(/(?<=.)\(.*/s, "");
  const whole = [bare, bare.replace(/['’]s\b/g, "")].map(folded);
  return [...new Set([...whole, ...whole.map((key) => key.replace(last, ""))])].filter(isName);
}

/** `names` by rank: ids, names, other names. */
export const keysOfAll = (names: readonly (readonly string[])[]): Key[] =>
  names.flatMap((same, rank) =>
    same.flatMap((name) => keysOf(name).map((text, i) => ({text, rank: rank + (i > 0 ? 0.5 : 0)}))),
  );

const rankIn = ({keys}: Named, texts: readonly string[]) =>
  Math.min(...keys.filter(({text}) => texts.includes(text)).map(({rank}) => rank));

/** All that a name may mean: several only where they have the same right to it. */
export function calledBy(name: string, named: readonly Named[]): Named[] {
  for (const key of keysOf(name)) {
    const ranks = named.map((one) => rankIn(one, [key]));
    const least = Math.min(...ranks);
    const found = named.filter((_, i) => ranks[i] === least);
    // An id with several rules is its first game.
    if (least !== Number.POSITIVE_INFINITY) return least < 1 ? found.slice(0, 1) : found;
  }
  return [];
}

const shortestInside = 3;

/** Those whose name begins as `start` does, then those that have it within; all where it is empty. */
export function beginningWith(start: string, named: readonly Named[]): Named[] {
  const key = folded(start);
  if (key === "") return [...named];
  if (!/^\p{L}/u.test(key)) return [];
  const rankOf = (text: string) => (text === key ? 0 : text.startsWith(key) ? 1 : 4);
  const isIn = (text: string) => text.startsWith(key) || (key.length >= shortestInside && text.includes(key));
  const ranked = named.map((one) => ({
    one,
    rank: Math.min(...one.keys.filter(({text}) => isIn(text)).map(({text, rank}) => rankOf(text) + rank)),
  }));
  return ranked
    .filter(({rank}) => rank !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({one}) => one);
}

/** How many letters are put in, left out, changed or exchanged with their neighbour. */
export function editsBetween(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let before: number[] = [];
  let above = Array.from({length: to.length + 1}, (_, j) => j);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      row.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (above[j + 1] ?? 0) + 1,
          (above[j] ?? 0) + (letter === other ? 0 : 1),
          isSwap ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above, row];
  }
  return above[to.length] ?? 0;
}

/** Three letters of which one is wrong may be another name; of two, or of one Chinese sign, nothing is told. */
const forgiven = (key: string) => Math.floor(key.length / (/\p{Script=Han}/u.test(key) ? 2 : 3));
const mostNear = 3;

/** The games whose names are nearest to a misspelt one, the nearest first. */
export function nearTo(name: string, named: readonly Named[]): Named[] {
  const [key] = keysOf(name);
  if (key === undefined) return [];
  const least = ({keys}: Named) =>
    Math.min(
      ...keys.map(({text, rank}) => {
        const begins = key.length > 1 && text.startsWith(key) ? 1 : Number.POSITIVE_INFINITY;
        const edits = Math.abs(text.length - key.length) > forgiven(key) ? begins : editsBetween(key, text);
        // Of names that are equally near, the better known.
        return Math.min(edits <= forgiven(key) ? edits : begins, begins) + rank / 10;
      }),
    );
  return named
    .map((one) => ({one, edits: least(one)}))
    .filter(({edits}) => edits !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, mostNear)
    .map(({one}) => one);
}
