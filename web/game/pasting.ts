// Test cases pasted in place of a position: what they are in the game at hand, and the ways in which the text can be meant.
import {signal} from "@preact/signals";
import {gameNameOf} from "../address/component";
import {readOnly} from "./read-only";
import type {State} from "./state";
import {lineCases, type Split} from "./test-cases";

export interface Pasted {
  /** The address of the text read as one position; null where it is none. */
  whole: string | null;
  /** The addresses of the cases, for each way. */
  ways: Split[];
}

export function createPasting({question, reads, restart}: State) {
  const pasted = signal<Pasted | null>(null);
  let last = 0;
  return readOnly({
    pasted,
    /** Offers the cases beside what the field makes of the text itself. */
    async look(text: string) {
      const own = ++last;
      pasted.value = null;
      const game = gameNameOf(question.value.address);
      const ways = lineCases(text).map(({isCounted, cases}) => ({
        isCounted,
        cases: cases.map((one) => `${game}:${one}`),
      }));
      if (game === null || ways.length === 0) return;
      const one = `${game}:${text.split(/\s*\n\s*/).join(" ")}`;
      const areRead = async (addresses: string[]) => (await Promise.all(addresses.map(reads))).every(Boolean);
      const sound = await Promise.all(ways.map(({cases}) => areRead(cases)));
      const whole = (await reads(one)) ? one : null;
      const left = ways.filter((_, i) => sound[i]);
      if (own === last && left.length > 0) pasted.value = {whole, ways: left};
    },
    open: (address: string) => restart(address, question.value.play),
    close() {
      pasted.value = null;
    },
  });
}

export type Pasting = ReturnType<typeof createPasting>;
