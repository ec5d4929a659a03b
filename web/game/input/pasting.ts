// Test cases pasted in place of a position: the positions that they are in the current game, for each way of splitting
// the text.
import {signal} from "@preact/signals";
import {readOnly} from "../read-only";
import type {State} from "../state";
import {lineCases, type Split} from "./test-cases";

export interface Pasted {
  game: string;
  /** The text read as one position; null if it is none. */
  asPosition: string | null;
  /** The positions of the cases, for each way of splitting. */
  splits: Split[];
}

export function createPasting({components, question, isPosition, restart}: State) {
  const pasted = signal<Pasted | null>(null);
  let latestRequest = 0;
  return readOnly({
    pasted,
    /** Offers the cases, besides what the field makes of the text itself. */
    async look(text: string) {
      const request = ++latestRequest;
      pasted.value = null;
      const game = components.value[0]?.game ?? null;
      const ways = lineCases(text);
      if (game === null || ways.length === 0) return;
      const singleLine = text.split(/\s*\n\s*/).join(" ");
      const isRead = (position: string) => isPosition(`${game}:${position}`);
      const areRead = async (positions: string[]) => (await Promise.all(positions.map(isRead))).every(Boolean);
      const areAllRead = await Promise.all(ways.map(({cases}) => areRead(cases)));
      const whole = (await isRead(singleLine)) ? singleLine : null;
      const validWays = ways.filter((_, i) => areAllRead[i]);
      if (request === latestRequest && validWays.length > 0)
        pasted.value = {game, asPosition: whole, splits: validWays};
    },
    open: (address: string) => restart(address, question.value.play),
    close() {
      pasted.value = null;
    },
  });
}

export type Pasting = ReturnType<typeof createPasting>;
