// Sentences about the tries and the result of a puzzle, and a mark for each try.
import type {Sentence} from "../text";

/** The failed tries, and how the puzzle ended; null while it goes on. */
interface Tries {
  tries: readonly unknown[];
  result: "solved" | "shown" | null;
}

export function sayResult({tries, result}: Tries): Sentence {
  const count = tries.length + (result === "solved" ? 1 : 0);
  return (t) => t(result === "shown" ? t.playing.shown : count === 1 ? t.playing.first : t.playing.solved, {count});
}

/** Describes a move that does not win, with the opponent's reply. */
export const sayMissed =
  ({move, reply}: {move: Sentence; reply: Sentence | null}): Sentence =>
  (t) =>
    reply ? t(t.playing.missed, {move: move(t), reply: reply(t)}) : t(t.playing.missedOnly, {move: move(t)});

export const marksOf = ({tries, result}: Tries) => "✗".repeat(tries.length) + (result === "solved" ? "✓" : "–");
