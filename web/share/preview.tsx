// What the reader of a link will see: the board as it opens, and a line that says the rest.
import type {State} from "../game/state";
import {BoardView} from "../say/board-view";
import {useWords} from "../ui/language";
import {useAnswer} from "./answer-of";

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
        {boards.map((board, i) => board && <BoardView key={i} board={board} hand={null} />)}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}
