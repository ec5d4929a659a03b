// Spelling of a search: "POJ 2311", "poj-2311" and "poj2311" are the same, as are full-width letters, accents,
// "Codeforces" and CF, 洛谷 and Luogu, 康威 and Conway; and what people say around a name.

/** Spellings of the same sites, persons and words. */
const sameSpellings: readonly [string, string][] = [
  ["codeforces", "cf"],
  ["洛谷", "luogu"],
  ["力扣", "leetcode"],
  ["project euler", "pe"],
  ["欧拉计划", "pe"],
  ["康威", "conway"],
  ["伯利坎普", "berlekamp"],
  ["伯莱坎普", "berlekamp"],
  ["盖伊", "guy"],
  ["布顿", "bouton"],
  ["斯普拉格", "sprague"],
  ["加德纳", "gardner"],
  ["稳操胜券", "winning ways"],
  ["colour", "color"],
  ["partisan", "partizan"],
  ["&", " and "],
];

export const fold = (text: string) =>
  sameSpellings
    .reduce(
      (folded, [spelling, same]) => folded.replaceAll(spelling, same),
      text
        .normalize("NFKD")
        .replace(/\p{M}|['’]/gu, "")
        .toLowerCase(),
    )
    .trim();

export const withoutSeparators = (folded: string) => folded.replace(/[\s_/#,，、。!?！？-]+/g, "");

/** Words that say nothing of a game beside other words. */
const fillers = new Set(["a", "an", "and", "game", "games", "in", "of", "on", "or", "the", "to", "with"]);

export function wordsOf(phrasing: string): string[] {
  const words = phrasing.split(/[\s,，、]+/);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const ending = /(?<=.)(?:\s*games?|的?(?:游戏|博弈|问题))$/;

const singular = (text: string) => text.replace(/(?<=[a-z]{2}(?:[xsz]|[cs]h))es$|(?<=[a-z]{2}[^s\W])s$/, "");

/** Returns the ways in which a search can be said, folded: as it stands, without "game", and in the singular. */
export function phrasingsOf(query: string): string[] {
  const folded = fold(query);
  const named = folded.replace(/^the\s+/, "").replace(ending, "");
  return [...new Set([folded, named, singular(named)])].filter((text) => withoutSeparators(text) !== "");
}
