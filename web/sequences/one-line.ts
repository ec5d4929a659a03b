// Conversion of pasted lines for a field of one line, without running numbers of two lines together.

const isPair = (line: string) => /^\d+[\s,]+\d+$/.test(line);

/** Drops comments. Joins lines of n and value with semicolons, by which the engine recognises them, and others with spaces. */
export function inOneLine(pasted: string): string {
  if (!/[\r\n]/.test(pasted)) return pasted;
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[#＃].*/, "").trim())
    .filter((line) => line !== "");
  return lines.join(lines.slice(0, 2).every(isPair) ? "; " : " ");
}
