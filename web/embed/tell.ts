// What the page around an element hears of it: events of the element, which bubble.
import {effect} from "@preact/signals";
import type {Touch} from "../engine";
import type {Play} from "../engine/types";
import type {EngineStatus} from "../game/engine-status";
import type {State} from "../game/state";

/** The types that the package ships say the same (scripts/element-types.mjs). */
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

export function tellOf(host: HTMLElement) {
  return <Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => {
    host.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  };
}

/** Tells of each move, answer and fault once, while it is called for; each call returns what ends it. */
export function teller(host: HTMLElement, state: State, {gone}: EngineStatus): () => () => void {
  const tell = tellOf(host);
  /** What was told last: an element that is put back has nothing new to say. */
  const last: unknown[] = [];
  const isNew = (kind: number, what: object | null): what is object => {
    const isOther = what !== null && last[kind] !== what;
    last[kind] = what;
    return isOther;
  };
  const begin = () => [
    effect(() => {
      const told = state.announcement.value;
      if (!isNew(0, told)) return;
      const {moves, at} = state.linkNow();
      const made = moves.slice(0, at);
      const move = made.at(-1);
      if (move)
        tell("sg-move", {
          by: told.by === "you" ? "reader" : "engine",
          move,
          moves: made,
          position: state.question.peek().address,
        });
    }),
    effect(() => {
      const answer = state.analysis.answer.value;
      if (!answer || state.analysis.stale.value || !isNew(1, answer)) return;
      const {address, play, status, outcome, grundy, value} = answer;
      tell("sg-solved", {position: address, play, status, outcome, grundy, value});
    }),
    effect(() => {
      const error = state.analysis.fault.value ?? gone.value;
      if (isNew(2, error)) tell("sg-error", {code: error.code, expected: error.expected, at: error.at});
    }),
  ];
  return () => {
    const ends = begin();
    return () => {
      for (const end of ends) end();
    };
  };
}
