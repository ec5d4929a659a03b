// Whole numbers as people type them.

/** "1000000", "1 000 000", "1e6", "10^6"; null for anything else or more than `most`. */
export function countIn(text: string, most: bigint): bigint | null {
  const plain = text.normalize("NFKC").replace(/[\s,_]/g, "");
  const [, digits, exponent = "0"] = /^(\d{1,30})(?:e(\d{1,2}))?$/i.exec(plain) ?? [];
  const [, base, power] = /^(\d{1,3})\^(\d{1,2})$/.exec(plain) ?? [];
  const count =
    base && power ? BigInt(base) ** BigInt(power) : digits ? BigInt(digits) * 10n ** BigInt(exponent) : null;
  return count !== null && count <= most ? count : null;
}
