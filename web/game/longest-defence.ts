// Finds the moves that postpone the end longest in a lost position.
import {computed} from "@preact/signals";
import type {Engine} from "../engine";
import type {Analysis} from "./analysis";
import {createRemoteness} from "./remoteness";
import {moverWins} from "./tutor";

export function createLongestDefence(engine: Promise<Engine>, analysis: Analysis) {
  const lost = computed(() => {
    const answer = analysis.settled.value ? analysis.answer.value : null;
    const toHold = answer && answer.moves.total !== "0" && moverWins(answer) === false;
    return toHold ? analysis.answered.value : null;
  });
  const {found, asking, rest, close} = createRemoteness(engine, lost);
  return {
    /** The moves after which the game can last longest; null where no position is lost, or it is not known. */
    longest: computed(() => found.value?.moves ?? null),
    asking,
    rest,
    close,
  };
}

export type LongestDefence = ReturnType<typeof createLongestDefence>;
