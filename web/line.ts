// The line of play: a start, the moves made from it and a cursor; every edit and move can be undone without limit.
import {batch, computed, signal} from "@preact/signals";
import type {Play, Touch} from "./engine";

export type Mover = "you" | "engine";

export interface Ply {
  address: string;
  /** Null for the start. */
  touch: Touch | null;
  by: Mover | null;
}

export interface Line {
  play: Play;
  plies: Ply[];
  at: number;
}

export const startLine = (address: string, play: Play): Line => ({
  play,
  plies: [{address, touch: null, by: null}],
  at: 0,
});

export function createLine(first: Line) {
  const line = signal(first);
  const past = signal<Line[]>([]);
  const future = signal<Line[]>([]);
  /** A run of key strokes is one edit. */
  let typing = false;

  const change = (next: Line) =>
    batch(() => {
      past.value = [...past.value, line.value];
      future.value = [];
      line.value = next;
    });
  const turn = (from: typeof past, to: typeof past) => {
    const next = from.value.at(-1);
    if (!next) return;
    typing = false;
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, line.value];
      line.value = next;
    });
  };

  return {
    line,
    here: computed(() => line.value.plies[line.value.at]?.address ?? ""),
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    undo: () => turn(past, future),
    redo: () => turn(future, past),
    /** Another position or another convention: the moves made no longer apply. */
    restart(address: string, play: Play) {
      typing = false;
      change(startLine(address, play));
    },
    type(address: string) {
      const next = startLine(address, line.value.play);
      if (typing) line.value = next;
      else change(next);
      typing = true;
    },
    move(touch: Touch, address: string, by: Mover) {
      typing = false;
      const {play, plies, at} = line.value;
      change({play, plies: [...plies.slice(0, at + 1), {address, touch, by}], at: at + 1});
    },
    /** Stepping looks at the line and changes nothing in it. */
    go(at: number) {
      typing = false;
      const to = Math.max(0, Math.min(line.value.plies.length - 1, at));
      if (to !== line.value.at) line.value = {...line.value, at: to};
    },
    open(next: Line) {
      typing = false;
      change(next);
    },
  };
}
