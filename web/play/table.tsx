// Table of a game: the rule, whose turn it is, the board and its controls; at the end who has won, and a way to the
// analysis.
import type {ComponentChildren, RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Level} from "../address/terms";
import {currentAccount} from "../game/line/account-of-game";
import {availableLevels} from "../game/opponent/opponent";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {levelWords} from "../say/level-names";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {Waiting} from "../ui/waiting";
import {accountIn} from "./account-text";
import {ConnectedFigure} from "./connected";
import {Options} from "./options";
import {Progress} from "./progress";
import {CoachOf, ConnectedGuess, currentHighlight} from "./side";
import {currentSide, sayTurn, turnOf} from "./turn";

interface TableProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  /** Highlight that the analysis sets on the board. */
  highlight: Highlight;
  blocks?: boolean;
  /** True if the reader can choose the opponent and options. */
  canChooseOpponent?: boolean;
  /** Further controls of the game. */
  extraControls?: ComponentChildren;
  /** Choice of the size of the game. */
  sizes?: ComponentChildren;
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
  extraControls,
  sizes,
  ending,
  children,
}: TableProps) {
  const {analysis, reveal} = state;
  const isRevealed = reveal.isOpen.value;
  return (
    <div class="table">
      <TurnLine state={state} showsAccount={!ending} />
      <ConnectedFigure
        state={state}
        highlight={isRevealed ? highlight : currentHighlight(state, noHighlight)}
        root={root}
        blocks={isRevealed && blocks}
        isBare
      />
      {!analysis.answer.value && !analysis.fault.value && <Waiting plates={[12]} />}
      {analysis.isSlow.value && <Progress visited={analysis.visited.value} onCancel={analysis.cancel} />}
      {analysis.answer.value === null ? null : isRevealed ? (
        children
      ) : state.autoplay.isOver.value ? (
        <Ended state={state} beside={extraControls} sizes={sizes}>
          {ending}
        </Ended>
      ) : (
        <Controls state={state} hasSeats={canChooseOpponent} beside={extraControls} sizes={sizes} />
      )}
    </div>
  );
}

/** `showsAccount`: says which move decided a finished game. */
function TurnLine({state, showsAccount}: {state: State; showsAccount: boolean}) {
  const t = useLanguage();
  const turn = turnOf(state);
  const announcement = state.announcement.value;
  const side = currentSide(state, t);
  const isHidden = !state.reveal.isOpen.value;
  const account = showsAccount && isHidden && turn?.isOver ? currentAccount(state) : null;
  const playedText =
    announcement &&
    isHidden &&
    t(announcement.by === "you" ? t.table.youPlayed : t.table.iPlayed, {move: announcement.sayMove(t)});
  if (state.analysis.fault.value) return null;
  return (
    <p class={`turn-line ${turn?.who ?? ""} ${turn?.isOver ? "over" : ""}`}>
      <strong>{!isHidden ? t.table.replay : turn ? sayTurn(turn, t) : t.table.setting}</strong>
      {side && <span class={`side-${side.which}`}>{side.words}</span>}
      {account ? (
        <small>{accountIn(account)(t).slice(1).join(" · ")}</small>
      ) : (
        playedText && turn?.who !== "engine" && <small>{playedText}</small>
      )}
    </p>
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
            <Glyph sign="↶" name={t.ui.undo} off={!state.canUndo.value} onPress={state.undo} />
            <Glyph sign="↷" name={t.ui.redo} off={!state.canRedo.value} onPress={state.redo} />
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
          </>
        }
      />
      {hasSeats && !state.puzzling.isOpen.value && <OpponentChoice state={state} sizes={sizes} />}
    </>
  );
}

const swap = ({side, setSide}: State["autoplay"]) => setSide(side.value === "first" ? "second" : "first");

/** Choice of the opponent, and learning aids. */
function OpponentChoice({state, sizes}: {state: State; sizes: ComponentChildren}) {
  const t = useLanguage();
  const {autoplay, teaching} = state;
  const side = autoplay.side.value;
  const style = autoplay.style.value;
  const levels = availableLevels(state.analysis.answer.value, style.level);
  const choose = (to: Level | null) => {
    if (to) autoplay.setStyle({...style, level: to});
    autoplay.setSide(to && (side ?? "second"));
  };
  return (
    <>
      <div class="controls seats">
        <label>
          {t.ui.opponent}{" "}
          <select
            value={side === null ? "none" : style.level}
            onChange={(event) => choose(levels.find((level) => level === event.currentTarget.value) ?? null)}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {levelWords(t)[level]}
              </option>
            ))}
            <option value="none">{t.playing.nobody}</option>
          </select>
        </label>
        {sizes}
      </div>
      <Options
        style={style}
        levels={levels}
        tutor={teaching.tutor.value}
        predict={teaching.predict.value}
        onStyle={autoplay.setStyle}
        onTutor={teaching.setTutor}
        onPredict={teaching.setPredict}
      />
    </>
  );
}

interface EndedProps {
  state: State;
  beside: ComponentChildren;
  sizes: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Controls after the end. After the reader's own game they take the focus, as what had it was just removed from the
 * board.
 */
function Ended({state, beside, sizes, children}: EndedProps) {
  const t = useLanguage();
  const {autoplay, reveal} = state;
  const firstButton = useRef<HTMLButtonElement>(null);
  const side = autoplay.side.value;
  useEffect(() => {
    if (hasReaderEnded(state)) firstButton.current?.focus({preventScroll: true});
  }, []);
  return (
    <div class="ended">
      {children}
      <div class="controls">
        {!children && (
          <button type="button" class="primary" ref={firstButton} onClick={reveal.open}>
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
    </div>
  );
}
