// Moves that are made without a hand: the opponent's, and both sides' while optimal play is watched.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Touch} from "../engine";
import type {Analysis} from "./analysis";
import type {GameHistory} from "./history";
import type {Style} from "./opponent";
import {best, choose} from "./opponent";
import {readOnly} from "./read-only";
import type {Resistance} from "./resistance";

const thinking = 600;
const watchingPause = 1200;

export type Side = "first" | "second";

interface AutoplayOptions {
  game: GameHistory;
  analysis: Analysis;
  resistance: Resistance;
  /** A puzzle is the person's own to solve, and nothing moves behind another page. */
  waits: ReadonlySignal<boolean>;
  /** Nothing is to be seen moving, so that nothing waits for it. */
  isStill(): boolean;
  /** Whether the last thing that happened was a move by the person. */
  asked(): boolean;
  /** `better` is the winning move that was passed over on purpose. */
  play(touch: Touch, better: Touch | null): void;
}

export function createAutoplay({game, analysis, resistance, waits, isStill, asked, play}: AutoplayOptions) {
  const side = signal<Side | null>(null);
  const style = signal<Style>({level: "perfect", errsAt: 2, seed: 1});
  const watching = signal(false);
  /** Nothing moves by itself while the position is being edited. */
  const held = signal(false);
  /** How many times as fast as usual. */
  const speed = signal(1);
  const toMove = computed(
    () => !waits.value && side.value !== null && (game.line.value.at % 2 === 0) === (side.value === "first"),
  );
  const settled = computed(() => analysis.settled.value && !resistance.asking.value);
  const over = computed(() => !analysis.stale.value && analysis.answer.value?.moves.total === "0");

  function next(): {touch: Touch; better: Touch | null; pause: number} | null {
    const answer = analysis.answer.value;
    const {at, line} = game.line.value;
    if (!answer || !settled.value || held.value || waits.value) return null;
    if (watching.value) {
      const move = best(answer, resistance.longest.value);
      return move && {touch: move.touch, better: null, pause: watchingPause / speed.value};
    }
    // Looking back through a game is no reason to move.
    if (!toMove.value || (at !== line.length - 1 && !asked())) return null;
    const choice = choose(answer, style.value, at, Math.floor(at / 2), resistance.longest.value);
    return choice && {touch: choice.move.touch, better: choice.better?.touch ?? null, pause: thinking};
  }

  const end = effect(() => {
    const due = next();
    if (!due) {
      if (settled.value) watching.value = false;
      return;
    }
    const wait = setTimeout(() => play(due.touch, due.better), isStill() ? 0 : due.pause);
    return () => clearTimeout(wait);
  });

  return readOnly({
    side,
    setSide(to: Side | null) {
      side.value = to;
    },
    style,
    setStyle(to: Style) {
      style.value = to;
    },
    watching,
    watch(on: boolean) {
      watching.value = on;
    },
    hold(on: boolean) {
      held.value = on;
    },
    speed,
    setSpeed(to: number) {
      speed.value = to;
    },
    toMove,
    over,
    /** One optimal move, for whoever is to move. */
    step() {
      const answer = analysis.answer.value;
      const move = answer && settled.value ? best(answer, resistance.longest.value) : null;
      if (move) play(move.touch, null);
    },
    close: end,
  });
}

export type Autoplay = ReturnType<typeof createAutoplay>;
