// Picture of a move: the board before it, with what it touches highlighted, and the board after it.
import type {SampleMove} from "../../game/catalog/sample-moves";
import {BoardView} from "../../say/board-view";
import {sayMove} from "../../say/say";
import {useTexts} from "../../ui/language";

export function MovePicture({sample: {before, move, marks, after}}: {sample: SampleMove}) {
  const t = useTexts("profile");
  return (
    <figure class="move-picture">
      <div class="boards" aria-hidden="true">
        {before.board && <BoardView board={before.board} hand={null} highlight={marks} saysTurn={false} />}
        <span class="arrow">→</span>
        {after.map((board, i) => (
          <BoardView key={i} board={board} hand={null} saysTurn={false} />
        ))}
      </div>
      <figcaption>{t(t.profile.aMove, {move: sayMove(before, move.touch)(t)})}</figcaption>
    </figure>
  );
}
