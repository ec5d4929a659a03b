// Table of a game: the rule, whose turn it is, the board and its controls; at the end who has won, and a way to the analysis.
import type {ComponentChildren, RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {type Level, levels} from "../address/terms";
import type {Play} from "../engine/types";
import {accountNow} from "../game/account-of-game";
import {type Highlight, noHighlight} from "../game/highlight";
import {levelsAt} from "../game/opponent";
import type {State} from "../game/state";
import {levelWords} from "../say/level-names";
import type {Language} from "../text";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {Waiting} from "../ui/waiting";
import {accountIn} from "./account-text";
import {FigureOf} from "./connected";
import {Options} from "./options";
import {Progress} from "./progress";
import {CoachOf, GuessOf, highlightNow} from "./side";
import {sayTurn, sideNow, turnOf} from "./turn";

const winsBy = (t: Language): Record<Play, string> => ({
  normal: t.table.winsNormal,
  misere: t.table.winsMisere,
  sj: t.table.winsSj,
  every: t.table.winsEvery,
});

/** Who wins, in the words of a rule. */
export const sayAim = (play: Play, t: Language) => winsBy(t)[play];

interface TableProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  /** What the analysis highlights on the board. */
  highlight: Highlight;
  blocks?: boolean;
  /** Whether the reader chooses whom to play against, and how. */
  hasSeats?: boolean;
  /** What else can be done with the game, beside the controls. */
  beside?: ComponentChildren;
  /** Content under the board once the game is over, which opens the analysis in place of a button that asks why. */
  end?: ComponentChildren;
  /** The analysis, once it is shown. */
  children: ComponentChildren;
}

export function Table({state, root, highlight, blocks = false, hasSeats = false, beside, end, children}: TableProps) {
  const {analysis, reveal} = state;
  const isLifted = reveal.isOpen.value;
  return (
    <div class="table">
      <TurnLine state={state} isTelling={!end} />
      <FigureOf
        state={state}
        highlight={isLifted ? highlight : highlightNow(state, noHighlight)}
        root={root}
        blocks={isLifted && blocks}
        isBare
      />
      {!analysis.answer.value && !analysis.fault.value && <Waiting plates={[12]} />}
      {analysis.slow.value && <Progress visited={analysis.visited.value} onCancel={analysis.cancel} />}
      {analysis.answer.value === null ? null : isLifted ? (
        children
      ) : state.autoplay.over.value ? (
        <Ended state={state} beside={beside}>
          {end}
        </Ended>
      ) : (
        <Controls state={state} hasSeats={hasSeats} beside={beside} />
      )}
    </div>
  );
}

/** `isTelling`: what a finished game turned on is told. */
function TurnLine({state, isTelling}: {state: State; isTelling: boolean}) {
  const t = useLanguage();
  const turn = turnOf(state);
  const told = state.announcement.value;
  const side = sideNow(state, t);
  const isShut = !state.reveal.isOpen.value;
  const account = isTelling && isShut && turn?.isOver ? accountNow(state) : null;
  const played = told && isShut && t(told.by === "you" ? t.table.youPlayed : t.table.iPlayed, {move: told.what(t)});
  if (state.analysis.fault.value) return null;
  return (
    <p class={`turn-line ${turn?.who ?? ""} ${turn?.isOver ? "over" : ""}`}>
      <strong>{!isShut ? t.table.replay : turn ? sayTurn(turn, t) : t.table.setting}</strong>
      {side && <span class={`side-${side.which}`}>{side.words}</span>}
      {account ? (
        <small>{accountIn(account)(t).slice(1).join(" · ")}</small>
      ) : (
        played && turn?.who !== "engine" && <small>{played}</small>
      )}
    </p>
  );
}

/** Whether the game has just ended, after a move that the reader made; a link can open one that is over already. */
const isOwnEnd = ({announcement, made}: State) =>
  announcement.value !== null && made.value.some(({by}) => by === "you");

interface ControlsProps {
  state: State;
  hasSeats: boolean;
  beside: ComponentChildren;
}

function Controls({state, hasSeats, beside}: ControlsProps) {
  const t = useLanguage();
  const {autoplay, line} = state;
  const side = autoplay.side.value;
  const isBegun = line.value.line.length > 1;
  return (
    <>
      <GuessOf state={state} />
      <CoachOf
        state={state}
        beside={
          <>
            <Glyph sign="↶" name={t.ui.undo} off={!state.canUndo.value} onPress={state.undo} />
            <Glyph sign="↷" name={t.ui.redo} off={!state.canRedo.value} onPress={state.redo} />
            {side && !isBegun && !state.puzzling.open.value ? (
              <button type="button" onClick={() => swap(state)}>
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
      {hasSeats && !state.puzzling.open.value && <Seats state={state} />}
    </>
  );
}

const swap = ({autoplay}: State) => autoplay.setSide(autoplay.side.value === "first" ? "second" : "first");

/** Whom one plays against, and what helps to learn. */
function Seats({state}: {state: State}) {
  const t = useLanguage();
  const {autoplay, teaching} = state;
  const side = autoplay.side.value;
  const style = autoplay.style.value;
  const offered = levelsAt(state.analysis.answer.value, style.level);
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
            onChange={(event) => choose(levels.find((one) => one === event.currentTarget.value) ?? null)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {levelWords(t)[one]}
              </option>
            ))}
            <option value="none">{t.playing.nobody}</option>
          </select>
        </label>
      </div>
      <Options
        style={style}
        offered={offered}
        tutor={teaching.tutor.value}
        predict={teaching.predict.value}
        onStyle={autoplay.setStyle}
        onTutor={teaching.setTutor}
        onPredict={teaching.setPredict}
      />
    </>
  );
}

/** After the reader's own game the focus goes to what can be done next: what had it has just been taken off the board. */
function Ended({state, beside, children}: {state: State; beside: ComponentChildren; children: ComponentChildren}) {
  const t = useLanguage();
  const {autoplay, reveal} = state;
  const first = useRef<HTMLButtonElement>(null);
  const side = autoplay.side.value;
  useEffect(() => {
    if (isOwnEnd(state)) first.current?.focus({preventScroll: true});
  }, []);
  return (
    <div class="ended">
      {children}
      <div class="controls">
        {!children && (
          <button type="button" class="primary" ref={first} onClick={reveal.open}>
            {t.table.why}
          </button>
        )}
        <button type="button" ref={children ? first : null} onClick={state.again}>
          {t.table.again}
        </button>
        {side && (
          <button
            type="button"
            onClick={() => {
              swap(state);
              state.again();
            }}
          >
            {t.table.swap}
          </button>
        )}
        <Glyph sign="↶" name={t.ui.undo} off={!state.canUndo.value} onPress={state.undo} />
        {beside}
      </div>
    </div>
  );
}
