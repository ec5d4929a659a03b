// Finds the moves that postpone the end longest in a lost position.
import {computed} from "@preact/signals";
import type {Engine} from "../../engine";
import type {Analysis} from "../analysis/analysis";
import {createRemoteness} from "../analysis/remoteness";
import {chanceOf} from "../modes/tutor";

export function createLongestDefence(engine: Promise<Engine>, analysis: Analysis) {
  const lostQuestion = computed(() => {
    const answer = analysis.isDone.value ? analysis.answer.value : null;
    const isLost = answer && answer.moves.total !== "0" && chanceOf(answer) === "loss";
    return isLost ? analysis.resultFor.value : null;
  });
  const {found, asking: isPending, whenDone, close} = createRemoteness(engine, lostQuestion);
  return {
    /** The moves after which the game can last longest; null if the position is not lost, or they are not known. */
    longest: computed(() => found.value?.moves ?? null),
    asking: isPending,
    whenDone,
    close,
  };
}

export type LongestDefence = ReturnType<typeof createLongestDefence>;
