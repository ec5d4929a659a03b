// Preview for the reader of a link: the board as it opens, and a line of description.
import type {State} from "../game/state";
import {BoardView} from "../say/board-view";
import {useTexts} from "../ui/language";
import {useAnswer} from "./use-answer";

interface PreviewProps {
  state: State;
  address: string;
  description: string;
}

export function Preview({state, address, description}: PreviewProps) {
  const t = useTexts("share");
  const answer = useAnswer(state, address);
  const parts = answer ? (answer.components ?? [answer]) : [];
  return (
    <figure class="preview" aria-label={t.share.preview}>
      <div class="picture" aria-hidden="true">
        {parts.map(({board, id}, i) => board && <BoardView key={i} board={board} game={id} hand={null} />)}
      </div>
      <figcaption>{description}</figcaption>
    </figure>
  );
}
