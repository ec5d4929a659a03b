// Hook for the boards of a shared position, which need not be the current one.
import {useEffect, useState} from "preact/hooks";
import type {Answer} from "../engine/types";
import type {State} from "../game/state";

/** Returns null until the answer is there, or for good if there is none. */
export function useAnswer(state: State, address: string): Answer | null {
  const currentAnswer = state.analysis.answer.value;
  const isCurrent = !state.analysis.isStale.value && address === state.question.value.address;
  const [other, setOther] = useState<{address: string; answer: Answer | null} | null>(null);
  useEffect(() => {
    if (isCurrent) return;
    let isMounted = true;
    void state.boards(address).then((answer) => isMounted && setOther({address, answer}));
    return () => {
      isMounted = false;
    };
  }, [state, address, isCurrent]);
  return isCurrent ? currentAnswer : other?.address === address ? other.answer : null;
}
