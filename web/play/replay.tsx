// Replay of a finished game: a slider over its positions, who could win in each, and a thought about it.
import type {ComponentChildren} from "preact";
import {useLayoutEffect, useRef} from "preact/hooks";
import type {Touch} from "../engine/types";
import {currentMistake} from "../game/line/account-of-game";
import type {State} from "../game/state";
import {sayMove} from "../say/say";
import type {Language} from "../text";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {usePanelRole} from "../ui/section";
import {MistakeControls, sayMistake} from "./mistake";
import {type Who, whoAt} from "./turn";

interface ReplayProps {
  state: State;
  /** Thought about the current position. */
  thought: string | null;
  /** The winning move that the thought is about, if there are several. */
  winningMove?: Touch | undefined;
  /** Links that lead on, placed before playing again and the analysis. */
  children?: ComponentChildren;
}

export function Replay({state, thought, winningMove, children}: ReplayProps) {
  const t = useLanguage();
  const role = usePanelRole();
  const {line, at} = state.line.value;
  const slider = useRef<HTMLInputElement>(null);
  // The button that opened it is gone. On the board the focus would show a move over the explanation.
  useLayoutEffect(() => slider.current?.focus({preventScroll: true}), []);
  const last = line.length - 1;
  const mistake = sayMistake(state, t);
  const leads = children || currentMistake(state) === at;
  // A thought speaks to the player to move.
  const isOpponents = whoAt(at, state.autoplay.side.value) === "engine" && at < last;
  const place = at === 0 ? t.table.atStart : t(t.table.atMove, {at, count: last});
  return (
    <section class="replay" role={role} aria-label={t.table.replayOf}>
      <div class="slide">
        <Glyph sign="←" name={t.ui.back} off={at === 0} onPress={() => state.go(at - 1)} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t.table.replay}
          aria-valuetext={place}
          onInput={(event) => state.go(Number(event.currentTarget.value))}
        />
        <Glyph sign="→" name={t.ui.forward} off={at === last} onPress={() => state.go(at + 1)} />
      </div>
      <p class="where quiet">{place}</p>
      <div class="thought" aria-live="polite">
        {mistake && <p class="mistake">{mistake}</p>}
        <p>{sayChance(state, t, winningMove)}</p>
        {thought && <p>{isOpponents ? t(t.table.fromMySide, {thought}) : thought}</p>}
      </div>
      <div class="controls">
        <MistakeControls state={state} />
        {children}
        <button type="button" class={leads ? "" : "primary"} onClick={state.again}>
          {t.table.again}
        </button>
        <button type="button" onClick={() => state.setMode("analyse")}>
          {t.table.openAnalysis}
        </button>
      </div>
    </section>
  );
}

/** Says who can force a win in the current position, and by which move. */
function sayChance({analysis, line, autoplay, plyAnalyses, question}: State, t: Language, winningMove?: Touch): string {
  const who = whoAt(line.value.at, autoplay.side.value);
  const chance = plyAnalyses.get(question.value)?.chance;
  if (!chance) return t.table.notKnown;
  if (chance === "draw") return t.table.drawHere;
  const answer = analysis.currentAnswer.value;
  const best = winningMove ?? answer?.moves.listed.find((move) => move.wins)?.touch;
  return t(chances(t, chance === "win")[who], {move: best ? sayMove(answer, best)(t) : ""});
}

const chances = (t: Language, wins: boolean): Record<Who, string> =>
  wins
    ? {you: t.table.youCould, engine: t.table.engineCould, player1: t.table.moverCan, player2: t.table.moverCan}
    : {
        you: t.table.youCouldNot,
        engine: t.table.engineCouldNot,
        player1: t.table.moverCannot,
        player2: t.table.moverCannot,
      };
