// Test cases pasted in place of a position: what they are in the game at hand, and the ways in which the text can be meant.
import {signal} from "@preact/signals";
import {readOnly} from "./read-only";
import type {State} from "./state";
import {lineCases, type Split} from "./test-cases";

export interface Pasted {
  game: string;
  /** The text read as one position; null where it is none. */
  whole: string | null;
  /** The positions of the cases, for each way. */
  ways: Split[];
}

export function createPasting({components, question, reads, restart}: State) {
  const pasted = signal<Pasted | null>(null);
  let last = 0;
  return readOnly({
    pasted,
    /** Offers the cases beside what the field makes of the text itself. */
    async look(text: string) {
      const own = ++last;
      pasted.value = null;
      const game = components.value[0]?.game ?? null;
      const ways = lineCases(text);
      if (game === null || ways.length === 0) return;
      const one = text.split(/\s*\n\s*/).join(" ");
      const isRead = (position: string) => reads(`${game}:${position}`);
      const areRead = async (positions: string[]) => (await Promise.all(positions.map(isRead))).every(Boolean);
      const sound = await Promise.all(ways.map(({cases}) => areRead(cases)));
      const whole = (await isRead(one)) ? one : null;
      const left = ways.filter((_, i) => sound[i]);
      if (own === last && left.length > 0) pasted.value = {game, whole, ways: left};
    },
    open: (address: string) => restart(address, question.value.play),
    close() {
      pasted.value = null;
    },
  });
}

export type Pasting = ReturnType<typeof createPasting>;
