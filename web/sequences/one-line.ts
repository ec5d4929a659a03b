// What is pasted into a field that has but one line, without running numbers of two lines together.

const isPair = (line: string) => /^\d+[\s,]+\d+$/.test(line);

/** Comments are left out. Lines of n and value end with a semicolon, by which the engine knows them; others with a space. */
export function inOneLine(pasted: string): string {
  if (!/[\r\n]/.test(pasted)) return pasted;
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[#＃].*/, "").trim())
    .filter((line) => line !== "");
  return lines.join(lines.slice(0, 2).every(isPair) ? "; " : " ");
}
