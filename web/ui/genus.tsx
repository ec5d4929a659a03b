// Genus as text, "4^146" or "8^8,10", and as it is displayed.
import type {MisereClass} from "../engine/types";
import {superscript} from "./numbers";

/** Splits a genus: the value under normal play, and the misère values with no heap of 2, one, two and so on. */
export function splitGenus(genus: string): {value: string; beside: string[]} {
  const [value = "", digits = ""] = genus.split("^");
  return {value, beside: digits.includes(",") ? digits.split(",") : [...digits]};
}

/** Returns the misère values with 0 to count - 1 heaps of 2: the last two alternate. */
export const misereValuesWithTwos = (beside: readonly string[], count: number): string[] =>
  Array.from({length: count}, (_, n) => {
    const last = beside.length - 1;
    return beside[n <= last || last === 0 ? Math.min(n, last) : last - ((n - last) % 2)] ?? "";
  });

/** Returns the value under normal play, and the misère value of the position alone. */
export function tamePair(genus: string): {value: string; alone: string} {
  const {value, beside} = splitGenus(genus);
  return {value, alone: beside[0] ?? ""};
}

type Tame = "nim" | "tame" | "generally tame";
export const isTame = (kind: MisereClass): kind is Tame =>
  kind === "nim" || kind === "tame" || kind === "generally tame";

/** Formats a genus as plain text: "4^146" is 4¹⁴⁶. */
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
