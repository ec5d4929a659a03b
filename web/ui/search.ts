// What a search finds: every word of the query somewhere in the text. "POJ 2311", "poj-2311" and "poj2311" are the same, and
// so are full-width letters and "Codeforces" for CF.
const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/codeforces/g, "cf")
    .replace(/([a-z])[ -](?=p?\d)/g, "$1");

export function finds(query: string, texts: string[]): boolean {
  if (query.trim() === "") return true;
  const text = texts.map(fold).join(" ");
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
