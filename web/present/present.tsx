// A position before a class: whose turn it is, the rule, the board as large as the screen allows, and under it one step at a time.
import type {ComponentChildren, RefObject} from "preact";
import {useRef, useState} from "preact/hooks";
import {noHighlight} from "../game/highlight";
import {following, reaches} from "../game/presenting";
import type {State} from "../game/state";
import {FigureOf} from "../play/connected";
import {useWords} from "../ui/language";
import {Keys, Panel, Press} from "./bar";
import {useFit} from "./fit";
import {useScreen} from "./full-screen";
import {useKeys} from "./keys";
import {highlightAt, lastStep, ofPlayers, type Reason, sayStep} from "./step-text";
import {whoseNow} from "./whose";

interface PresentProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  name: string;
  rule: string;
  /** Those of the games of a sum; null where there is one game. */
  rules: ComponentChildren | null;
  /** Null as long as it is not known, or where there is none. */
  reason: Reason | null;
  /** Another position of the same game; null where none can be drawn. */
  onAnother: (() => void) | null;
  /** What cannot be read of the position, where something cannot. */
  children: ComponentChildren;
}

export function Present({state, root, name, rule, rules, reason, onAnother, children}: PresentProps) {
  const t = useWords("present", "plain");
  const {analysis, presenting, autoplay, teaching, interaction, puzzling} = state;
  const [panel, setPanel] = useState<"keys" | "rules" | null>(null);
  const toggle = (to: "keys" | "rules") => setPanel(panel === to ? null : to);
  const screen = useRef<HTMLDivElement>(null);
  const answer = analysis.answer.value;
  const shown = analysis.stale.value ? null : answer;
  const start = useRef("");
  if (shown) start.current = state.made.value[0]?.address ?? "";
  useFit(screen, start.current);
  const {player, side} = whoseNow(state, t);
  const {line, at} = state.line.value;
  const {step, guess} = presenting;
  /** A game that is over, or that is the engine's to move in, leaves nothing to predict. */
  const isAsking = shown !== null && !autoplay.over.value && !autoplay.toMove.value;
  const last = shown && lastStep(shown, reason);
  const isSearching = analysis.slow.value;
  const canGoOn = isAsking && last !== null && !reaches(step.value, last) && (isSearching || analysis.settled.value);
  const isAnswered = reaches(step.value, "answered");

  const leave = () => state.present(false);
  const turnScreen = useScreen(leave);
  const next = () => {
    if (!canGoOn || last === null) return;
    if (isSearching) return analysis.cancel();
    if (puzzling.open.value) void puzzling.reveal();
    presenting.next(last);
  };
  const predict = (wins: boolean) => isAsking && presenting.predict(wins);
  /** The engine takes the side that is not to move. */
  const turnSides = () => autoplay.setSide(autoplay.side.value ? null : at % 2 === 0 ? "second" : "first");
  const goTo = (to: number) => to >= 0 && to < line.length && state.go(to);
  useKeys({
    " ": next,
    PageDown: next,
    PageUp: presenting.back,
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    m: () => predict(true),
    o: () => predict(false),
    h: teaching.nextHint,
    u: state.undo,
    r: state.redo,
    n: onAnother ?? undefined,
    e: turnSides,
    f: turnScreen,
    i: rules ? () => toggle("rules") : undefined,
    "?": () => toggle("keys"),
    Escape() {
      if (panel) setPanel(null);
      else if (interaction.prefix.value.length > 0) interaction.clear();
      else leave();
    },
  });

  const end = shown && autoplay.over.value ? reason?.say(t) : null;
  const told = shown && isAsking ? sayStep(state, shown, reason, t) : (end ?? "");
  const said = isSearching ? t.sentences([told, t.present.searching]) : told;
  const calls = shown && ofPlayers(shown, t);
  const made = state.announcement.value;
  const move = made && t(made.by === "you" ? t.table.youPlayed : t.table.iPlayed, {move: made.what(t)});
  return (
    <main class="presenting">
      <h1 class="announce" tabindex={-1}>
        {name || t.ui.title}
      </h1>
      <header>
        <p class="whose">
          {player && <span>{player} </span>}
          {side && <span class={`side-${side.which}`}>{side.words}</span>}
        </p>
        <p class="aim">{rule}</p>
        {children}
      </header>
      <div class="screen" ref={screen}>
        <FigureOf
          state={state}
          highlight={shown ? highlightAt(state, shown, reason) : noHighlight}
          root={root}
          isBare
        />
        {panel && (
          <Panel name={t.present[panel]} onClose={() => setPanel(null)}>
            {panel === "keys" ? <Keys hasRules={rules !== null} /> : rules}
          </Panel>
        )}
      </div>
      <section class={`telling ${step.value}`} aria-label={t.playing.whoWins}>
        <p>{said}</p>
        {isAsking && calls && !isAnswered && (
          <div class="controls">
            <Press shortcut="m" isPressed={guess.value === true} onPress={() => predict(true)}>
              {calls("mover")}
            </Press>
            <Press shortcut="o" isPressed={guess.value === false} onPress={() => predict(false)}>
              {calls("opponent")}
            </Press>
          </div>
        )}
      </section>
      <fieldset class="controls bar" aria-label={t.present.bar}>
        <Press shortcut="Space" written={t.present.space} isMain off={!canGoOn} onPress={next}>
          {canGoOn && isSearching ? t.present.stop : t.present.next[following(step.value, last ?? "answered")]}
        </Press>
        {rules && (
          <Press shortcut="i" isPressed={panel === "rules"} onPress={() => toggle("rules")}>
            {t.present.rules}
          </Press>
        )}
        <Press shortcut="n" off={!onAnother} onPress={() => onAnother?.()}>
          {t.present.another}
        </Press>
        <Press shortcut="h" off={!isAsking || !teaching.ready.value} onPress={teaching.nextHint}>
          {t.playing.hint}
        </Press>
        <Press shortcut="ArrowLeft" written="" name={t.ui.back} off={at === 0} onPress={() => goTo(at - 1)}>
          ←
        </Press>
        <Press
          shortcut="ArrowRight"
          written=""
          name={t.ui.forward}
          off={at === line.length - 1}
          onPress={() => goTo(at + 1)}
        >
          →
        </Press>
        <Press shortcut="u" written="" name={t.ui.undo} off={!state.canUndo.value} onPress={state.undo}>
          ↶
        </Press>
        <Press shortcut="r" written="" name={t.ui.redo} off={!state.canRedo.value} onPress={state.redo}>
          ↷
        </Press>
        <Press shortcut="e" onPress={turnSides}>
          {autoplay.side.value ? t.present.engine : t.present.people}
        </Press>
        <Press shortcut="f" onPress={turnScreen}>
          {t.present.full}
        </Press>
        <Press
          shortcut="?"
          written=""
          name={t.present.keys}
          isPressed={panel === "keys"}
          onPress={() => toggle("keys")}
        >
          ?
        </Press>
        <Press shortcut="Escape" written="Esc" onPress={leave}>
          {t.present.leave}
        </Press>
      </fieldset>
      <div class="announce" role="status" aria-live="polite">
        {[move, player, side?.words, said].map((words) => words && <p key={words}>{words}</p>)}
      </div>
    </main>
  );
}
