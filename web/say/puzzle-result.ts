// How a puzzle goes and went: a sentence for a try and for its end, and a mark for each try.
import type {Sentence} from "../text";

/** The tries that failed, and how it ended. */
interface Tries {
  missed: readonly unknown[];
  end: "solved" | "shown" | null;
}

export function sayResult({missed, end}: Tries): Sentence {
  const count = missed.length + (end === "solved" ? 1 : 0);
  return (t) => t(end === "shown" ? t.playing.shown : count === 1 ? t.playing.first : t.playing.solved, {count});
}

/** A move that did not win, and what the other side makes of it. */
export const sayMissed =
  ({move, reply}: {move: Sentence; reply: Sentence | null}): Sentence =>
  (t) =>
    reply ? t(t.playing.missed, {move: move(t), reply: reply(t)}) : t(t.playing.missedOnly, {move: move(t)});

export const marksOf = ({missed, end}: Tries) => "✗".repeat(missed.length) + (end === "solved" ? "✓" : "–");
