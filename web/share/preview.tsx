// What the reader of a link will see: the board as it opens, and a line that says the rest.
import {useEffect, useState} from "preact/hooks";
import type {Answer} from "../engine/types";
import type {State} from "../game/state";
import {BoardView} from "../say/board-view";
import {useWords} from "../ui/language";

const unlit: ReadonlySet<string> = new Set();

/** The answer of another position comes later, or never. */
function useAnswer(state: State, address: string): Answer | null {
  const now = state.analysis.answer.value;
  const isHere = !state.analysis.stale.value && address === state.question.value.address;
  const [other, setOther] = useState<{address: string; answer: Answer | null} | null>(null);
  useEffect(() => {
    if (isHere) return;
    let wanted = true;
    void state.look(address).then((answer) => wanted && setOther({address, answer}));
    return () => {
      wanted = false;
    };
  }, [state, address, isHere]);
  return isHere ? now : other?.address === address ? other.answer : null;
}

interface PreviewProps {
  state: State;
  address: string;
  says: string;
}

export function Preview({state, address, says}: PreviewProps) {
  const t = useWords("share");
  const answer = useAnswer(state, address);
  const boards = answer ? (answer.components ?? [answer]).map(({board}) => board) : [];
  return (
    <figure class="preview" aria-label={t.share.preview}>
      <div class="picture" aria-hidden="true">
        {boards.map((board, i) => board && <BoardView key={i} board={board} hand={null} lit={unlit} />)}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}
