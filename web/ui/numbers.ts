// Conversion of whole numbers as people type and read them, and of values as the literature writes them.

/** Parses "1000000", "1 000 000", "1e6" or "10^6"; null for anything else or more than `limit`. */
export function parseCount(text: string, limit: bigint): bigint | null {
  const normalized = text.normalize("NFKC").replace(/[\s,_]/g, "");
  const [, digits, exponent = "0"] = /^(\d{1,30})(?:e(\d{1,2}))?$/i.exec(normalized) ?? [];
  const [, base, power] = /^(\d{1,3})\^(\d{1,2})$/.exec(normalized) ?? [];
  const count =
    base && power ? BigInt(base) ** BigInt(power) : digits ? BigInt(digits) * 10n ** BigInt(exponent) : null;
  return count !== null && count <= limit ? count : null;
}

const groupDigits = (text: string) => (/^\d{5,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, "\u202f") : text);

/** Formats a count with its digits in groups, exactly however long. */
export const formatCount = (n: string | number) => groupDigits(String(n));

/**
 * Formats the value of a game between Left and Right as the literature does. What is copied and linked stays as CGSuite
 * writes it.
 */
export const formatGameValue = (value: string) =>
  value
    .replaceAll("+-", "±")
    .replace(/\^\^(?![\^[<\d])/g, "⇑")
    .replace(/vv(?![v[<\d])/g, "⇓")
    .replaceAll("infinity", "∞")
    .replaceAll("^", "↑")
    .replaceAll("v", "↓")
    .replace(/(?<!\|)\|\|(?!\|)/g, "‖")
    .replaceAll("-", "\u2212");

/**
 * Returns true for a value that does not fill a line. Of a longer one `briefly` gives the beginning, and its own page
 * has the rest. A number is always shown in full: no part of it would do.
 */
export const isShort = (formatted: string) => formatted.length <= 40 || !formatted.includes("{");
export function shortValue(value: string): string {
  const formatted = formatGameValue(value);
  return isShort(formatted) ? formatted : `${formatted.slice(0, 40)}…`;
}

/** Formats the range of a value; if both ends are equal, that value. */
export const formatRange = ([low, high]: [string, string]) => formatGameValue(low === high ? low : `[${low}, ${high}]`);

export const superscript = (digit: string) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit));

/** Formats a product of letters with raised exponents: "ab2" is ab². */
export const formatProduct = (product: string) => product.replace(/(?<=[a-z)]\d*)\d/gi, superscript);

export const formatNimber = (grundy: string) => (grundy === "0" ? "0" : `*${grundy}`);
