// How a puzzle went: a sentence, and a mark for each try.
import {fill, puzzles, type Words} from "../text";

/** The tries that failed, and how it ended. */
interface Tries {
  missed: readonly unknown[];
  end: "solved" | "shown" | null;
}

export function sayResult({missed, end}: Tries): Words {
  const count = missed.length + (end === "solved" ? 1 : 0);
  const words = end === "shown" ? puzzles.shown : count === 1 ? puzzles.first : puzzles.solved;
  return {en: fill(words, "en", {count}), zh: fill(words, "zh", {count})};
}

export const marksOf = ({missed, end}: Tries) => "✗".repeat(missed.length) + (end === "solved" ? "✓" : "–");
