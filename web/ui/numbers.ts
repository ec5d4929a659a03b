// Whole numbers as people type and read them, and values as the literature writes them.

/** "1000000", "1 000 000", "1e6", "10^6"; null for anything else or more than `most`. */
export function countIn(text: string, most: bigint): bigint | null {
  const plain = text.normalize("NFKC").replace(/[\s,_]/g, "");
  const [, digits, exponent = "0"] = /^(\d{1,30})(?:e(\d{1,2}))?$/i.exec(plain) ?? [];
  const [, base, power] = /^(\d{1,3})\^(\d{1,2})$/.exec(plain) ?? [];
  const count =
    base && power ? BigInt(base) ** BigInt(power) : digits ? BigInt(digits) * 10n ** BigInt(exponent) : null;
  return count !== null && count <= most ? count : null;
}

/** What a number field was given, kept within its bounds. */
export const bounded = (text: string, low: number, high: number) =>
  Math.min(high, Math.max(low, Math.trunc(Number(text)) || low));

const group = (text: string) => (/^\d{5,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, "\u2009") : text);

/** A count with its digits in groups, exact however long. */
export const counted = (n: string | number) => group(String(n));

/** The value of a game between Left and Right, as the literature sets it. What is copied and linked stays as CGSuite writes it. */
export const setOut = (value: string) =>
  value
    .replaceAll("+-", "±")
    .replace(/\^\^(?![\^[<\d])/g, "⇑")
    .replace(/vv(?![v[<\d])/g, "⇓")
    .replaceAll("^", "↑")
    .replaceAll("v", "↓")
    .replace(/(?<!\|)\|\|(?!\|)/g, "‖")
    .replaceAll("-", "\u2212");

/**
 * A value that fills no line; of a longer one `briefly` gives the beginning, and the rest is to be seen on its own page. A number is
 * told whole: it has no part that would do.
 */
export const isShort = (written: string) => written.length <= 40 || !written.includes("{");
export function briefly(value: string): string {
  const written = setOut(value);
  return isShort(written) ? written : `${written.slice(0, 40)}…`;
}

/** Between what a value lies; where both ends are the same, what it is. */
export const within = ([least, most]: [string, string]) => setOut(least === most ? least : `[${least}, ${most}]`);

export const superscript = (digit: string) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit));

/** A product of letters with its exponents raised: "ab2" is ab². */
export const raised = (product: string) => product.replace(/(?<=[a-z)]\d*)\d/gi, superscript);

export const starred = (grundy: string) => (grundy === "0" ? "0" : `*${grundy}`);
