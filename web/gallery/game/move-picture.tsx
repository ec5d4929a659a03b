// Picture of a move: the board before it, with what it touches highlighted, and the board after it.
import type {SampleMove} from "../../game/catalog/sample-moves";
import {BoardView} from "../../say/board-view";
import {useTexts} from "../../ui/language";

/** `says` is the move in a sentence. */
export function MovePicture({sample: {before, marks, after}, says}: {sample: SampleMove; says: string}) {
  const t = useTexts("profile");
  return (
    <figure class="move-picture">
      <div class="boards" aria-hidden="true">
        {before.board && (
          <BoardView board={before.board} game={before.id} hand={null} highlight={marks} saysTurn={false} />
        )}
        <span class="arrow">→</span>
        {after.map((board, i) => (
          <BoardView key={i} board={board} game={before.id} hand={null} saysTurn={false} />
        ))}
      </div>
      <figcaption>{t(t.profile.aMove, {move: says})}</figcaption>
    </figure>
  );
}
