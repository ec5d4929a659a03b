// The position as a numbered figure with a caption: one board, or one for each component of a sum.
import type {ComponentProps} from "preact";
import {useMemo, useRef} from "preact/hooks";
import {type Board, type Hand, inside, type Pins} from "../boards/hand/touch";
import type {Answer, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import type {LastTouchedBy} from "../game/last-touched";
import {moverOf} from "../game/mover";
import {BoardView} from "../say/board-view";
import {signedName, signedRule} from "../say/game-names";
import {boardHelp} from "../say/labels";
import {Help} from "../ui/help";
import {useLanguage} from "../ui/language";
import {LetterKeys} from "../ui/letter-keys";
import {Mover} from "./mover";
import {Winning} from "./winning";

const none: ReadonlySet<string> = new Set();

/** A game by code is edited as its program. */
const isEditable = ({kind}: Board) => kind !== "states";

interface FigureProps {
  answer: Answer;
  hand: Hand;
  highlight: Highlight;
  /** Null leaves number, caption and editor away. */
  number: number | null;
  blocks: boolean;
  stale: boolean;
  waiting: string | null;
  /** What has been settled of a move that has a part in each component. */
  chosen: string | null;
  onConfirm(): void;
  onClear(): void;
  onMove(touch: Touch): void;
  /** Opens the editor of a component. */
  onEdit?: ((component: number) => void) | undefined;
  /** What the last move has changed. */
  last?: Highlight | undefined;
  lastTouchedBy?: LastTouchedBy | undefined;
  /** The position that play began from. */
  start?: string | undefined;
  /** Where the vertices of a component were put by hand. */
  pinsOf?: ((component: number, id: string | null) => Pins | undefined) | undefined;
}

export function Figure(props: FigureProps) {
  const {
    answer,
    hand,
    highlight,
    number,
    blocks,
    stale,
    waiting,
    chosen,
    onConfirm,
    onClear,
    onMove,
    onEdit,
    pinsOf,
    last = noHighlight,
    lastTouchedBy,
  } = props;
  const t = useLanguage();
  // The board that is left while the next is on its way is the one before's.
  const start = useRef(props.start);
  if (!stale) start.current = props.start;
  const edit = (board: Board | null, component: number) =>
    number !== null &&
    onEdit &&
    board &&
    isEditable(board) && (
      <button
        type="button"
        class="quiet edit"
        data-component={component}
        aria-disabled={stale}
        onClick={() => !stale && onEdit(component)}
      >
        {t.ui.edit}
      </button>
    );
  const goesOn = hand.hints && waiting && (hand.look(hand.prefix)?.winning?.length ?? 0) > 0;
  // Where the figure stands bare, what is above it says so.
  const saysTurn = number !== null;
  const together = answer.play === "every" ? t.ui.everyCaption : t.ui.sumCaption;
  const caption = answer.components ? together : signedRule(answer)(t);
  return (
    <figure class={stale ? "stale" : ""} id="board" part="board" aria-busy={stale}>
      <div class="plate">
        {answer.components && saysTurn && moverOf(answer) && (
          <p class="to-move">
            <Mover answer={answer} />
          </p>
        )}
        {answer.components ? (
          answer.components.map((component, i) => (
            <div class="component" key={`${i} ${component.id}`}>
              <header>
                <p class={partName(highlight, last, i)}>
                  {t(t.ui.component, {index: i + 1})} · {signedName(component)(t)}
                </p>
                {edit(component.board, i)}
              </header>
              {component.board ? (
                <PartView
                  index={i}
                  saysTurn={false}
                  board={component.board}
                  hand={hand}
                  highlight={highlight.component === i ? highlight.marks : none}
                  blocks={blocks}
                  last={last.component === i ? last.marks : none}
                  lastTouchedBy={lastTouchedBy?.get(i)}
                  start={start.current}
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
            saysTurn={saysTurn}
            hand={hand}
            highlight={highlight.component === null ? highlight.marks : none}
            blocks={blocks}
            last={last.component === null ? last.marks : none}
            lastTouchedBy={lastTouchedBy?.get(0)}
            start={start.current}
            pins={pinsOf?.(0, answer.id)}
          />
        ) : (
          <p class="words">{t.ui.tooLarge}</p>
        )}
      </div>
      {(hand.prefix.length > 0 || chosen) && (
        <p class="pending">
          <span>
            {chosen && t(t.ui.chosenSoFar, {moves: chosen})}{" "}
            {hand.prefix.length > 0 && (waiting ? t(t.ui.goesOn, {move: waiting}) : t.ui.chooseOn)}{" "}
            {goesOn && t.ui.winsIfOn}
          </span>
          {waiting && (
            <button type="button" class="primary" onClick={onConfirm}>
              {t.ui.confirm}
            </button>
          )}
          <button type="button" onClick={onClear}>
            {t.ui.letGo}
          </button>
        </p>
      )}
      {hand.hints && <Winning answer={answer} stale={stale} onMove={onMove} />}
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

/** A component whose name is lit, or that the last move was in. */
function partName(highlight: Highlight, last: Highlight, component: number): string {
  const isHighlighted = highlight.component === null && highlight.marks.has(String(component));
  const isLast = last.component === component || (last.component === null && last.marks.has(String(component)));
  return `part-name${isHighlighted ? " lit" : ""}${isLast ? " last" : ""}`;
}

/** The board of one component, and the hand as it sees it. */
function PartView({index, hand, ...rest}: ComponentProps<typeof BoardView> & {index: number; hand: Hand}) {
  const own = useMemo(() => inside(hand, index), [hand, index]);
  return <BoardView {...rest} hand={own} />;
}
