// Table of a game: the rule, whose turn it is, the board and its controls; at the end who has won, and a way to the
// analysis.
import type {ComponentChildren, RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {strongerThan} from "../address/terms";
import {currentAccount, isWonByReader} from "../game/line/account-of-game";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {levelWords} from "../say/level-names";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {SoundSwitch} from "../ui/sound";
import {Waiting} from "../ui/waiting";
import {accountIn} from "./account-text";
import {ConnectedFigure} from "./connected";
import {HeldHeight} from "./held-height";
import {openReasons} from "./mistake";
import {OpponentChoice} from "./opponent-choice";
import {Options} from "./options";
import {sayPlayed} from "./played-text";
import {Progress} from "./progress";
import {isAtPuzzle, PuzzleTurn} from "./puzzle-turn";
import {CoachOf, ConnectedGuess, currentHighlight} from "./side";
import {currentSide, sayTurn, turnOf} from "./turn";
import {UndoRedo} from "./undo-redo";
import {useSounds} from "./use-sounds";

interface TableProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  /** Highlight that the analysis sets on the board. */
  highlight: Highlight;
  blocks?: boolean;
  /** True if the reader can choose the opponent and options. */
  canChooseOpponent?: boolean;
  /** The puzzle whose position this is, under its board. */
  puzzle?: ComponentChildren;
  /** Further controls of the game. */
  extraControls?: ComponentChildren;
  /** Choice of the size of the game. */
  sizes?: ComponentChildren;
  /** What to try next, below the controls of a finished game. */
  onward?: ComponentChildren;
  /** Content under the board once the game is over, which opens the analysis in place of a button that asks why. */
  ending?: ComponentChildren;
  /** The analysis, once it is shown. */
  children: ComponentChildren;
}

export function Table({
  state,
  root,
  highlight,
  blocks = false,
  canChooseOpponent = false,
  puzzle,
  extraControls,
  sizes,
  onward,
  ending,
  children,
}: TableProps) {
  const {analysis, reveal} = state;
  const isRevealed = reveal.isOpen.value;
  const {isOpen: isPuzzleOpen, isResting} = state.puzzling;
  useSounds(state);
  return (
    <div class="table">
      {isAtPuzzle(state) ? <PuzzleTurn state={state} /> : <TurnLine state={state} />}
      <HeldHeight isHeld={state.refutation.isShown.value || isResting.value}>
        <ConnectedFigure
          state={state}
          highlight={isRevealed || isResting.value ? highlight : currentHighlight(state, noHighlight)}
          root={root}
          blocks={blocks}
          isBare
        />
      </HeldHeight>
      {puzzle}
      {!isRevealed && <DrawOffer state={state} />}
      {!analysis.answer.value && !analysis.fault.value && <Waiting plates={canChooseOpponent ? [12, 3, 3] : [12]} />}
      {analysis.isSlow.value && <Progress analysis={analysis} />}
      {analysis.answer.value === null ? null : isRevealed ? (
        children
      ) : state.autoplay.isOver.value && !isPuzzleOpen.value ? (
        <Ended
          state={state}
          hasSeats={canChooseOpponent && !state.puzzling.isOpen.value}
          beside={extraControls}
          sizes={sizes}
          onward={onward}
        >
          {ending}
        </Ended>
      ) : (
        <Controls state={state} hasSeats={canChooseOpponent} beside={extraControls} sizes={sizes} />
      )}
    </div>
  );
}

function TurnLine({state}: {state: State}) {
  const t = useLanguage();
  const turn = turnOf(state);
  const announcement = state.announcement.value;
  const side = currentSide(state, t);
  const isHidden = !state.reveal.isOpen.value;
  // Two people at one screen have both seen the move.
  const isSaid = isHidden && turn?.who !== "engine" && state.autoplay.side.value !== null;
  const playedText = announcement && isSaid ? sayPlayed(announcement, t) : null;
  if (state.analysis.fault.value) return null;
  return (
    <p class={`turn-line ${turn?.who ?? ""} ${turn?.isOver ? "over" : ""}`}>
      <strong>{!isHidden ? t.table.replay : turn ? sayTurn(turn, t) : t.table.setting}</strong>
      {isHidden && turn?.isOver && !turn.isDrawn && turn.who !== "engine" && <Finish />}
      {side && <span class={`side-${side.which}`}>{side.words}</span>}
      <small>{playedText}</small>
    </p>
  );
}

/** Offer of a draw where a position has come back, and the engine's refusal. */
function DrawOffer({state: {drawOffer}}: {state: State}) {
  const t = useLanguage();
  if (drawOffer.isRefused.value) return <p class="draw-offer">{t.table.refusesDraw}</p>;
  if (!drawOffer.canOffer.value) return null;
  return (
    <p class="draw-offer">
      {t.table.cameBack}{" "}
      <button type="button" onClick={drawOffer.offer}>
        {t.table.callDraw}
      </button>
    </p>
  );
}

/** Mark of a won game: the counters of the site's sign drop into place. */
function Finish() {
  return (
    <svg class="finish" viewBox="0 0 36 32" width="36" height="32" aria-hidden="true">
      {[
        [6, 26],
        [18, 26],
        [30, 26],
        [12, 16],
        [24, 16],
        [18, 6],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} />
      ))}
    </svg>
  );
}

/**
 * Returns true if the game has just ended, after a move that the reader made; a link can open one that is over already.
 */
const hasReaderEnded = ({announcement, linePlies}: Pick<State, "announcement" | "linePlies">) =>
  announcement.value !== null && linePlies.value.some(({by}) => by === "you");

interface ControlsProps {
  state: State;
  hasSeats: boolean;
  beside: ComponentChildren;
  sizes: ComponentChildren;
}

function Controls({state, hasSeats, beside, sizes}: ControlsProps) {
  const t = useLanguage();
  const {autoplay, line} = state;
  const side = autoplay.side.value;
  const isBegun = line.value.line.length > 1;
  return (
    <>
      <ConnectedGuess state={state} />
      <CoachOf
        state={state}
        beside={
          <>
            <UndoRedo state={state} />
            {side && !isBegun && !state.puzzling.isOpen.value ? (
              <button type="button" onClick={() => swap(autoplay)}>
                {t.table.swap}
              </button>
            ) : (
              <button type="button" aria-disabled={!isBegun} onClick={() => isBegun && state.again()}>
                {t.table.again}
              </button>
            )}
            {beside}
            <SoundSwitch />
          </>
        }
      />
      {hasSeats && !state.puzzling.isOpen.value && (
        <>
          <div class="controls seats">
            <OpponentChoice state={state} />
            {sizes}
          </div>
          <Options state={state} />
        </>
      )}
    </>
  );
}

const swap = ({side, setSide}: State["autoplay"]) => setSide(side.value === "first" ? "second" : "first");

/**
 * Controls after the end. After the reader's own game they take the focus, as what had it was just removed from the
 * board.
 */
function Ended({
  state,
  hasSeats,
  beside,
  sizes,
  onward,
  children,
}: ControlsProps & {onward: ComponentChildren; children: ComponentChildren}) {
  const t = useLanguage();
  const {autoplay} = state;
  const firstButton = useRef<HTMLButtonElement>(null);
  const side = autoplay.side.value;
  const account = children ? null : currentAccount(state);
  const style = autoplay.style.value;
  const stronger = hasSeats && account && isWonByReader(account) ? strongerThan(style.level) : null;
  useEffect(() => {
    // After the solution of a puzzle the way on has the focus.
    if (hasReaderEnded(state) && !state.puzzling.isResting.value) firstButton.current?.focus({preventScroll: true});
  }, []);
  return (
    <div class="ended">
      {/* Below the board, which it would move. */}
      {account && <p class="account">{accountIn(account)(t).slice(1).join(" · ")}</p>}
      {children}
      <div class="controls">
        {stronger && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              autoplay.setStyle({...style, level: stronger});
              state.again();
            }}
          >
            {t(t.table.harder, {level: levelWords(t)[stronger]})}
          </button>
        )}
        {!children && (
          <button type="button" class={stronger ? "" : "primary"} ref={firstButton} onClick={() => openReasons(state)}>
            {t.table.why}
          </button>
        )}
        <button type="button" ref={children ? firstButton : null} onClick={state.again}>
          {t.table.again}
        </button>
        {side && (
          <button
            type="button"
            onClick={() => {
              swap(autoplay);
              state.again();
            }}
          >
            {t.table.swap}
          </button>
        )}
        <Glyph sign="↶" name={t.ui.undo} off={!state.canUndo.value} onPress={state.undo} />
        {beside}
        {sizes}
      </div>
      {account && hasSeats && onward}
    </div>
  );
}
