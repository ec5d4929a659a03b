// Hook for the boards of a shared position, which need not be the current one.
import type {Answer} from "../engine/types";
import type {State} from "../game/state";
import {useQuery} from "../ui/use-request";

/** Returns null until the answer is there, or for good if there is none. */
export function useAnswer({analysis, question, boards}: State, address: string): Answer | null {
  const isCurrent = !analysis.isStale.value && address === question.value.address;
  const {result} = useQuery(isCurrent ? null : address, boards);
  return isCurrent ? analysis.answer.value : result;
}
