// Events of the element for the page around it; they bubble.
import {effect} from "@preact/signals";
import type {Touch} from "../engine";
import type {Play} from "../engine/types";
import type {EngineStatus} from "../game/catalog/engine-status";
import type {State} from "../game/state";

/** The types that the package ships must agree (scripts/element-types.mjs). */
export interface ElementEvents {
  "sg-move": {by: "reader" | "engine"; move: Touch; moves: Touch[]; position: string};
  "sg-solved": {
    position: string | null;
    play: Play;
    status: "solved" | "limit";
    outcome: string | null;
    grundy: string | null;
    value: string | null;
  };
  "sg-error": {code: string; expected: string; at: number | null};
}

export function createDispatch(host: HTMLElement) {
  return <Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => {
    host.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  };
}

/**
 * Dispatches an event for each move, answer and error once. Returns a function that starts this, which returns one that
 * stops it.
 */
export function createEventWatch(host: HTMLElement, state: State, {gone}: EngineStatus): () => () => void {
  const dispatch = createDispatch(host);
  /** Last values that were dispatched: an element that is connected again has nothing new. */
  const lastValues: unknown[] = [];
  const isNew = (kind: number, value: object | null): value is object => {
    const hasChanged = value !== null && lastValues[kind] !== value;
    lastValues[kind] = value;
    return hasChanged;
  };
  const startEffects = () => [
    effect(() => {
      const announcement = state.announcement.value;
      if (!isNew(0, announcement)) return;
      const {moves, at} = state.linkNow();
      const playedMoves = moves.slice(0, at);
      const move = playedMoves.at(-1);
      if (move)
        dispatch("sg-move", {
          by: announcement.by === "you" ? "reader" : "engine",
          move,
          moves: playedMoves,
          position: state.question.peek().address,
        });
    }),
    effect(() => {
      const answer = state.analysis.currentAnswer.value;
      if (!answer || !isNew(1, answer)) return;
      const {address, play, status, outcome, grundy, value} = answer;
      dispatch("sg-solved", {position: address, play, status, outcome, grundy, value});
    }),
    effect(() => {
      const error = state.analysis.fault.value ?? gone.value;
      if (isNew(2, error)) dispatch("sg-error", {code: error.code, expected: error.expected, at: error.at});
    }),
  ];
  return () => {
    const disposers = startEffects();
    return () => {
      for (const dispose of disposers) dispose();
    };
  };
}
