// A genus in its text, "4^146" or "8^8,10".

/** The number under normal play, and those of misere play beside no heap of 2, one, two and so on. */
export function digitsOf(genus: string): {value: string; beside: string[]} {
  const [value = "", digits = ""] = genus.split("^");
  return {value, beside: digits.includes(",") ? digits.split(",") : [...digits]};
}

/** The numbers beside that many heaps of 2, from none on: the last two go on by turns. */
export const besideTwos = (beside: readonly string[], count: number): string[] =>
  Array.from({length: count}, (_, n) => {
    const last = beside.length - 1;
    return beside[n <= last || last === 0 ? Math.min(n, last) : last - ((n - last) % 2)] ?? "";
  });
