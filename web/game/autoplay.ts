// Moves that are made without a hand: the opponent's, and both sides' while optimal play is watched.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import {usualLevel} from "../address/terms";
import type {Engine, Touch} from "../engine";
import type {Analysis} from "./analysis";
import type {GameHistory} from "./history";
import type {AskValue} from "./hottest";
import type {LongestDefence} from "./longest-defence";
import {best, type Choice, choose, type Style, strengthOf} from "./opponent";
import {createQuery} from "./query";
import {readOnly} from "./read-only";
import {createRemoteness} from "./remoteness";
import {moverWins} from "./tutor";

const thinking = 600;
const watchingPause = 1200;

export type Side = "first" | "second";

interface AutoplayOptions {
  engine: Promise<Engine>;
  short: AskValue;
  game: GameHistory;
  analysis: Analysis;
  longestDefence: LongestDefence;
  /** A puzzle is the person's own to solve, and nothing moves behind another page. */
  waits: ReadonlySignal<boolean>;
  /** The opponent of the first page does not err, whatever the reader has chosen elsewhere. */
  isChallenge: ReadonlySignal<boolean>;
  /** Nothing is to be seen moving, so that nothing waits for it. */
  isStill(): boolean;
  /** Whether the last thing that happened was a move by the person. */
  asked(): boolean;
  /** `better` is the winning move that was passed over on purpose. */
  play(touch: Touch, better: Touch | null): void;
}

export function createAutoplay({
  engine,
  short,
  game,
  analysis,
  longestDefence,
  waits,
  isChallenge,
  isStill,
  asked,
  play,
}: AutoplayOptions) {
  const side = signal<Side | null>(null);
  const chosen = signal<Style>({level: usualLevel, errsAt: 2});
  const style = computed<Style>(() => (isChallenge.value ? {...chosen.value, level: "perfect"} : chosen.value));
  const watching = signal(false);
  /** Nothing moves by itself while the position is being edited. */
  const held = signal(false);
  /** How many times as fast as usual. */
  const speed = signal(1);
  const toMove = computed(
    () => !waits.value && side.value !== null && (game.line.value.at % 2 === 0) === (side.value === "first"),
  );
  /** A won position in which an opponent that errs has to know whether it sees the win. */
  const won = computed(() => {
    const answer =
      toMove.value && analysis.settled.value && strengthOf(style.value.level) ? analysis.answer.value : null;
    return answer && answer.moves.total !== "0" && moverWins(answer) ? analysis.answered.value : null;
  });
  const nearing = createRemoteness(engine, won);
  /** What an opponent that goes by temperatures has to know. */
  const heat = createQuery(
    computed(() =>
      toMove.value && analysis.settled.value && style.value.level === "hottest" ? analysis.answer.value : null,
    ),
    // Without it the perfect move is made.
    (answer) => import("./hottest").then(({hottestFirst}) => hottestFirst(answer, short)).catch(() => null),
  );
  const settled = computed(
    () => analysis.settled.value && ![longestDefence, nearing, heat].some(({asking}) => asking.value),
  );
  const over = computed(() => !analysis.stale.value && analysis.answer.value?.moves.total === "0");

  function next(): (Choice & {pause: number}) | null {
    const answer = analysis.answer.value;
    const {at, line, seed} = game.line.value;
    if (!answer || !settled.value || held.value || waits.value) return null;
    if (watching.value) {
      const move = best(answer, longestDefence.longest.value);
      return move && {touch: move.touch, better: null, pause: watchingPause / speed.value};
    }
    // Looking back through a game is no reason to move.
    if (!toMove.value || (at !== line.length - 1 && !asked())) return null;
    const ends = {
      ...{longest: longestDefence.longest.value, quickest: nearing.found.value},
      hottest: heat.found.value?.touches ?? null,
    };
    const choice = choose(answer, style.value, {seed, at, made: Math.floor(at / 2)}, ends);
    return choice && {...choice, pause: thinking};
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
      chosen.value = to;
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
      const move = answer && settled.value ? best(answer, longestDefence.longest.value) : null;
      if (move) play(move.touch, null);
    },
    close() {
      end();
      nearing.close();
      heat.close();
    },
  });
}

export type Autoplay = ReturnType<typeof createAutoplay>;
