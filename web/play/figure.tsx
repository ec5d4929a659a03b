// Position as a numbered figure with a caption: one board, or one for each component of a sum.
import type {ComponentProps} from "preact";
import {useMemo, useRef} from "preact/hooks";
import {addsComponents} from "../address/plays";
import {type Board, componentHand, type Hand, type Pins} from "../boards/input/touch";
import type {Answer, Touch} from "../engine/types";
import type {LastTouches} from "../game/line/last-touched";
import {moverOf} from "../game/opponent/mover";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import {BoardView} from "../say/board-view";
import {signedName, signedRule} from "../say/game-names";
import {boardHelp} from "../say/labels";
import {playWords} from "../say/plays";
import {sayNext} from "../say/say";
import {Help} from "../ui/help";
import {useLanguage} from "../ui/language";
import {LetterKeys} from "../ui/letter-keys";
import {Mover} from "./mover";
import {Winning} from "./winning";

/** Returns the marks of a highlight in one component, or on the only board. */
const marksIn = (highlight: Highlight, component: number | null) =>
  highlight.component === component ? highlight.marks : noHighlight.marks;

/** Returns true if the board has an editor; a game by code is edited as its program. */
const isEditable = ({kind}: Board) => kind !== "states";

interface FigureProps {
  answer: Answer;
  hand: Hand;
  highlight: Highlight;
  onHighlight?: ((highlight: Highlight) => void) | undefined;
  onMore?: (() => void) | undefined;
  preview: Highlight;
  /** Null omits number, caption and editor. */
  number: number | null;
  blocks: boolean;
  isStale: boolean;
  pendingMove: string | null;
  /** The moves chosen so far, when a turn needs one in each component. */
  chosenMoves: string | null;
  /** True if the turn can end with these. */
  canEndTurn: boolean;
  onConfirm(): void;
  onCancel(): void;
  onMove(touch: Touch): void;
  /** Opens the editor of a component. */
  onEdit?: ((component: number) => void) | undefined;
  /** Elements that the last move has changed. */
  lastMove?: Highlight | undefined;
  lastTouches?: LastTouches | undefined;
  /** Address at which play began. */
  start?: string | undefined;
  /** Returns the positions to which the vertices of a component were dragged. */
  pinsOf?: ((component: number, id: string | null) => Pins | undefined) | undefined;
}

export function Figure(props: FigureProps) {
  const {
    answer,
    hand,
    highlight,
    onHighlight,
    onMore,
    preview,
    number,
    blocks,
    isStale,
    pendingMove,
    chosenMoves,
    canEndTurn,
    onConfirm,
    onCancel,
    onMove,
    onEdit,
    pinsOf,
    lastMove = noHighlight,
  } = props;
  const t = useLanguage();
  // While the answer is stale, the previous board is still shown.
  const shown = useRef({start: props.start, lastTouches: props.lastTouches});
  if (!isStale) shown.current = {start: props.start, lastTouches: props.lastTouches};
  const {start, lastTouches} = shown.current;
  const edit = (board: Board | null, component: number) =>
    number !== null &&
    onEdit &&
    board &&
    isEditable(board) && (
      <button
        type="button"
        class="quiet edit"
        data-component={component}
        aria-disabled={isStale}
        onClick={() => !isStale && onEdit(component)}
      >
        {t.ui.edit}
      </button>
    );
  const canWin =
    hand.hints && answer.outcome !== "D" && pendingMove && (hand.look(hand.prefix)?.winning?.length ?? 0) > 0;
  const pendingSentences = [
    chosenMoves && t(canEndTurn ? t.ui.chosenSome : t.ui.chosenSoFar, {moves: chosenMoves}),
    pendingMove && t(t.boards.soFar, {move: pendingMove}),
    sayNext(answer, hand)?.(t),
    canWin && t.ui.winsIfOn,
  ].filter((sentence) => typeof sentence === "string");
  // A bare figure has the turn above it.
  const saysTurn = number !== null;
  const mover = moverOf(answer);
  const sumCaption = addsComponents(answer.play) ? t.ui.sumCaption : playWords(t)[answer.play].aim;
  const caption = answer.components ? sumCaption : signedRule(answer)(t);
  return (
    <figure class={isStale ? "stale" : ""} id="board" part="board" aria-busy={isStale}>
      <div class="plate">
        {answer.components && saysTurn && mover && (
          <p class="to-move">
            <Mover mover={mover} canMove={answer.moves.total !== "0"} />
          </p>
        )}
        {answer.components ? (
          answer.components.map((component, i) => (
            <div class="component" key={`${i} ${component.id}`}>
              <header>
                <p class={partName(highlight, lastMove, i)}>
                  {t(t.ui.component, {index: i + 1})} · {signedName(component)(t)}
                </p>
                {edit(component.board, i)}
              </header>
              {component.board ? (
                <PartView
                  isDraw={answer.outcome === "D"}
                  index={i}
                  saysTurn={false}
                  board={component.board}
                  game={component.id}
                  hand={hand}
                  highlight={marksIn(highlight, i)}
                  preview={marksIn(preview, i)}
                  blocks={blocks}
                  last={marksIn(lastMove, i)}
                  lastTouches={lastTouches?.get(i)}
                  start={start}
                  pins={pinsOf?.(i, component.id)}
                />
              ) : (
                <p class="words">{t.ui.tooLarge}</p>
              )}
            </div>
          ))
        ) : answer.board ? (
          <BoardView
            board={answer.board}
            game={answer.id}
            saysTurn={saysTurn}
            isDraw={answer.outcome === "D"}
            hand={hand}
            highlight={marksIn(highlight, null)}
            preview={marksIn(preview, null)}
            blocks={blocks}
            last={marksIn(lastMove, null)}
            lastTouches={lastTouches?.get(0)}
            start={start}
            pins={pinsOf?.(0, answer.id)}
          />
        ) : (
          <p class="words">{t.ui.tooLarge}</p>
        )}
      </div>
      <div role="status">
        {(hand.prefix.length > 0 || chosenMoves) && (
          <p class="pending">
            <span>{t.sentences(pendingSentences)}</span>
            {pendingMove && (
              <button type="button" class="primary" onClick={onConfirm}>
                {t.ui.confirm}
              </button>
            )}
            {canEndTurn && (
              <button type="button" class="primary" onClick={onConfirm}>
                {t.ui.endTurn}
              </button>
            )}
            <button type="button" onClick={onCancel}>
              {t.ui.letGo}
            </button>
          </p>
        )}
      </div>
      {hand.hints && (
        <Winning
          key={answer.address}
          answer={answer}
          mover={mover}
          isStale={isStale}
          onMove={onMove}
          highlighting={onHighlight ? {highlight, onHighlight} : null}
          onMore={onMore}
        />
      )}
      {number !== null && (
        <figcaption>
          <span>
            <b part="number">{t(t.ui.figure, {number})}</b> {caption}
          </span>
          <span class="aside">
            {edit(answer.board, 0)}
            <Help about={boardHelp(answer.board, t)}>
              <LetterKeys />
            </Help>
          </span>
        </figcaption>
      )}
    </figure>
  );
}

/** Returns the classes of a component's name, which is highlighted or marked if the last move was in it. */
function partName(highlight: Highlight, lastMove: Highlight, component: number): string {
  const isHighlighted = highlight.component === null && highlight.marks.has(String(component));
  const isLast =
    lastMove.component === component || (lastMove.component === null && lastMove.marks.has(String(component)));
  return `part-name${isHighlighted ? " lit" : ""}${isLast ? " last" : ""}`;
}

/** Board of one component, with the hand narrowed to it. */
function PartView({index, hand, ...boardProps}: ComponentProps<typeof BoardView> & {index: number; hand: Hand}) {
  const handOfComponent = useMemo(() => componentHand(hand, index), [hand, index]);
  return <BoardView {...boardProps} hand={handOfComponent} />;
}
