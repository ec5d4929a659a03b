// Presentation to a class: turn, rule, the board as large as the screen allows, and under it one step at a time.
import type {ComponentChildren, RefObject} from "preact";
import {useRef, useState} from "preact/hooks";
import {nextStep, reaches} from "../game/modes/presenting";
import type {Chance} from "../game/modes/tutor";
import {noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {ConnectedFigure} from "../play/connected";
import {sayPlayed} from "../play/played-text";
import {useTexts} from "../ui/language";
import {Keys, Panel, Press} from "./bar";
import {useFit} from "./fit";
import {useFullScreen} from "./full-screen";
import {useKeys} from "./keys";
import {highlightAt, lastStep, type Reason, sayOfPlayers, sayStep} from "./step-text";
import {currentTurnText} from "./turn-text";

interface PresentProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  name: string;
  rule: string;
  /** Rules of the games of a sum; null if there is one game. */
  rules: ComponentChildren | null;
  /** Null until it is known, or if there is none. */
  reason: Reason | null;
  /** Replaces the position by another one of the same game; null if none can be drawn. */
  onAnother: (() => void) | null;
  /** Report of what cannot be read of the position, if anything. */
  children: ComponentChildren;
}

export function Present({state, root, name, rule, rules, reason, onAnother, children}: PresentProps) {
  const t = useTexts("present", "plain");
  const {analysis, presenting, autoplay, teaching, interaction, puzzling} = state;
  const [panel, setPanel] = useState<"keys" | "rules" | null>(null);
  const toggle = (to: "keys" | "rules") => setPanel(panel === to ? null : to);
  const screen = useRef<HTMLDivElement>(null);
  const currentAnswer = analysis.currentAnswer.value;
  const start = useRef("");
  if (currentAnswer) start.current = state.linePlies.value[0]?.address ?? "";
  useFit(screen, start.current);
  const {player, side} = currentTurnText(state, t);
  const {line, at} = state.line.value;
  const {step, guess} = presenting;
  /** False if the game is over or it is the engine's turn, when there is nothing to predict. */
  const canPredict = currentAnswer !== null && !autoplay.isOver.value && !autoplay.toMove.value;
  const last = currentAnswer && lastStep(currentAnswer, reason);
  const isSearching = analysis.isSlow.value;
  const canAdvance =
    canPredict && last !== null && !reaches(step.value, last) && (isSearching || analysis.isDone.value);
  const isAnswered = reaches(step.value, "answered");

  const leave = () => state.present(false);
  const toggleFullScreen = useFullScreen(leave);
  const next = () => {
    if (!canAdvance || last === null) return;
    if (isSearching) return analysis.cancel();
    if (puzzling.isOpen.value) void puzzling.reveal();
    presenting.next(last);
  };
  const predict = (chance: Chance) => canPredict && presenting.predict(chance);
  /** Toggles the engine, which takes the side that is not to move. */
  const toggleEngine = () => autoplay.setSide(autoplay.side.value ? null : at % 2 === 0 ? "second" : "first");
  const goTo = (to: number) => to >= 0 && to < line.length && state.go(to);
  useKeys({
    " ": next,
    PageDown: next,
    PageUp: presenting.back,
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    m: () => predict("win"),
    o: () => predict("loss"),
    d: currentAnswer?.kind === "loopy" ? () => predict("draw") : undefined,
    h: teaching.nextHint,
    u: state.undo,
    r: state.redo,
    n: onAnother ?? undefined,
    e: toggleEngine,
    f: toggleFullScreen,
    i: rules ? () => toggle("rules") : undefined,
    "?": () => toggle("keys"),
    Escape() {
      if (panel) setPanel(null);
      else if (interaction.prefix.value.length > 0) interaction.cancel();
      else leave();
    },
  });

  const ending = currentAnswer && autoplay.isOver.value ? reason?.say(t) : null;
  const stepText = currentAnswer && canPredict ? sayStep(state, currentAnswer, reason, t) : (ending ?? "");
  const statusText = isSearching ? t.sentences([stepText, t.present.searching]) : stepText;
  const sayGuess = currentAnswer && sayOfPlayers(currentAnswer, t);
  const announcement = state.announcement.value;
  const move = announcement && sayPlayed(announcement, t);
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
        <ConnectedFigure
          state={state}
          highlight={currentAnswer ? highlightAt(state, currentAnswer, reason) : noHighlight}
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
        <p>{statusText}</p>
        {canPredict && sayGuess && !isAnswered && (
          <div class="controls">
            <Press shortcut="m" isPressed={guess.value === "win"} onPress={() => predict("win")}>
              {sayGuess("mover")}
            </Press>
            <Press shortcut="o" isPressed={guess.value === "loss"} onPress={() => predict("loss")}>
              {sayGuess("opponent")}
            </Press>
            {currentAnswer.kind === "loopy" && (
              <Press shortcut="d" isPressed={guess.value === "draw"} onPress={() => predict("draw")}>
                {t.present.draw}
              </Press>
            )}
          </div>
        )}
      </section>
      <fieldset class="controls bar" aria-label={t.present.bar}>
        <Press shortcut="Space" written={t.present.space} isMain off={!canAdvance} onPress={next}>
          {canAdvance && isSearching ? t.present.stop : t.present.next[nextStep(step.value, last ?? "answered")]}
        </Press>
        {rules && (
          <Press shortcut="i" isPressed={panel === "rules"} onPress={() => toggle("rules")}>
            {t.present.rules}
          </Press>
        )}
        <Press shortcut="n" off={!onAnother} onPress={() => onAnother?.()}>
          {t.present.another}
        </Press>
        <Press shortcut="h" off={!canPredict || !teaching.isReady.value} onPress={teaching.nextHint}>
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
        <Press shortcut="e" onPress={toggleEngine}>
          {autoplay.side.value ? t.present.engine : t.present.people}
        </Press>
        <Press shortcut="f" onPress={toggleFullScreen}>
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
        {[move, player, side?.words, statusText].map((words) => words && <p key={words}>{words}</p>)}
      </div>
    </main>
  );
}
