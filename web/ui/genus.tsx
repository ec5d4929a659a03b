// A genus in its text, "4^146" or "8^8,10", and as it is set.
import type {MisereClass} from "../engine/types";
import {superscript} from "./numbers";

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

/** What a position is worth under normal play, and by itself under misere play. */
export function pairOf(genus: string): {value: string; alone: string} {
  const {value, beside} = digitsOf(genus);
  return {value, alone: beside[0] ?? ""};
}

type Tame = "nim" | "tame" | "generally tame";
export const isTame = (kind: MisereClass): kind is Tame =>
  kind === "nim" || kind === "tame" || kind === "generally tame";

/** Where there is only text: "4^146" is 4¹⁴⁶. */
export function genusInText(genus: string): string {
  const [value = "", digits = ""] = genus.split("^");
  return value + digits.replace(/\d/g, superscript);
}

export function GenusText({genus}: {genus: string}) {
  const [value, digits] = genus.split("^");
  return (
    <>
      {value}
      {digits !== undefined && <sup>{digits}</sup>}
    </>
  );
}
