// The boards of a position that is shared, which need not be the one at hand.
import {useEffect, useState} from "preact/hooks";
import type {Answer} from "../engine/types";
import type {State} from "../game/state";

/** Null until it is there, or for ever. */
export function useAnswer(state: State, address: string): Answer | null {
  const now = state.analysis.answer.value;
  const isHere = !state.analysis.stale.value && address === state.question.value.address;
  const [other, setOther] = useState<{address: string; answer: Answer | null} | null>(null);
  useEffect(() => {
    if (isHere) return;
    let wanted = true;
    void state.boards(address).then((answer) => wanted && setOther({address, answer}));
    return () => {
      wanted = false;
    };
  }, [state, address, isHere]);
  return isHere ? now : other?.address === address ? other.answer : null;
}
