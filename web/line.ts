// The game so far: a tree of plies with a cursor; every edit, move and cut can be undone without limit.
import {batch, computed, signal} from "@preact/signals";
import type {Play, Touch} from "./engine";
import {branchesOf, grown, jumped, lineOf, type Mover, planted, pruned, type Tree, walked} from "./tree";

export interface Line extends Tree {
  play: Play;
}

export const startLine = (address: string, play: Play): Line => ({play, ...planted(address)});

export function createLine(first: Line) {
  const line = signal(first);
  const past = signal<Line[]>([]);
  const future = signal<Line[]>([]);
  const made = computed(() => lineOf(line.value));
  /** A run of key strokes is one edit. */
  let typing = false;

  const change = (next: Line) =>
    batch(() => {
      typing = false;
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
  /** Looking at another ply changes nothing that undo would have to bring back. */
  const look = (tree: Tree) => {
    typing = false;
    line.value = {...line.value, ...tree};
  };

  return {
    line,
    /** The plies of the line that is being looked at. */
    made,
    branches: computed(() => branchesOf(line.value)),
    here: computed(() => made.value[line.value.at]?.address ?? ""),
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    undo: () => turn(past, future),
    redo: () => turn(future, past),
    /** Another position or another convention: the moves made no longer apply. */
    restart: (address: string, play: Play) => change(startLine(address, play)),
    type(address: string) {
      const next = startLine(address, line.value.play);
      if (typing) line.value = next;
      else change(next);
      typing = true;
    },
    move(touch: Touch, address: string, by: Mover) {
      change({...line.value, ...grown(line.value, touch, address, by)});
    },
    go(at: number) {
      look({...line.value, at: Math.max(0, Math.min(line.value.line.length - 1, at))});
    },
    jump: (id: number) => look(jumped(line.value, id)),
    prune: (id: number) => change({...line.value, ...pruned(line.value, id)}),
    /** The line of a link. Where it was made here, as Back finds it, it is only looked at, and branches stay. */
    find({play, address, moves, at}: {play: Play; address: string; moves: Touch[]; at: number}): boolean {
      const known = line.value;
      const same = known.play === play && known.plies[0]?.address === address;
      const found = same ? walked(known, moves, at) : null;
      if (found) look(found);
      return found !== null;
    },
    open: change,
  };
}
