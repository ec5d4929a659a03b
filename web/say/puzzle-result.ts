// How a puzzle went: a sentence, and a mark for each try.
import type {Sentence} from "../text";

/** The tries that failed, and how it ended. */
interface Tries {
  missed: readonly unknown[];
  end: "solved" | "shown" | null;
}

export function sayResult({missed, end}: Tries): Sentence {
  const count = missed.length + (end === "solved" ? 1 : 0);
  return (t) => t(end === "shown" ? t.puzzles.shown : count === 1 ? t.puzzles.first : t.puzzles.solved, {count});
}

export const marksOf = ({missed, end}: Tries) => "✗".repeat(missed.length) + (end === "solved" ? "✓" : "–");
