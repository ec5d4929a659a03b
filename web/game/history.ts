// The game so far: a tree of plies with a cursor; every edit, move and cut since it was opened can be undone.
import {batch, computed, signal} from "@preact/signals";
import type {Link} from "../address/link";
import type {Pins} from "../boards/hand/touch";
import type {Play, Touch} from "../engine";
import {readOnly} from "./read-only";
import {branchesOf, grown, jumped, lineOf, type Mover, planted, pruned, type Tree, walked} from "./tree";

export interface Line extends Tree {
  play: Play;
}

/** Where vertices were put by hand, drawing by drawing: undo and links bring it back. */
export type Pinned = ReadonlyMap<string, Pins>;
/** The seed of what the opponent draws is the game's own, so that undo brings it back too. */
type RecordedLine = Line & {pins: Pinned; seed: number};

/** What a link says of a line. */
type OpenedLine = Pick<Link, "play" | "moves" | "branches" | "at" | "pins"> & {address: string};

export const startLine = (address: string, play: Play): Line => ({play, ...planted(address)});

/** `newSeed` is asked once for each game. */
export function createHistory(first: Line & {pins?: Pinned}, newSeed: () => number) {
  const line = signal<RecordedLine>({pins: new Map(), ...first, seed: newSeed()});
  const past = signal<RecordedLine[]>([]);
  const future = signal<RecordedLine[]>([]);
  const made = computed(() => lineOf(line.value));
  /** A run of key strokes is one edit. */
  let run: "typing" | "placing" | null = null;

  type Next = Line & Partial<RecordedLine>;
  const change = (next: Next) =>
    batch(() => {
      run = null;
      past.value = [...past.value, line.value];
      future.value = [];
      line.value = {...line.value, ...next};
    });
  const extend = (by: typeof run, next: Next) => {
    if (run === by) line.value = {...line.value, ...next};
    else change(next);
    run = by;
  };
  const begun = (next: Line & {pins?: Pinned}): Next => ({...next, seed: newSeed()});
  const turn = (from: typeof past, to: typeof past) => {
    const next = from.value.at(-1);
    if (!next) return;
    run = null;
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, line.value];
      line.value = next;
    });
  };
  /** Looking at another ply changes nothing that undo would have to bring back. */
  const look = (tree: Tree & {pins?: Pinned}) => {
    run = null;
    line.value = {...line.value, ...tree};
  };

  return readOnly({
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
    restart: (address: string, play: Play, pins = line.value.pins) =>
      change({...begun(startLine(address, play)), pins}),
    type: (address: string) => extend("typing", begun(startLine(address, line.value.play))),
    /** Vertices put elsewhere, in a run of key strokes or at once. */
    place(pins: Pinned, isRun: boolean) {
      if (!isRun) run = null;
      extend("placing", {...line.value, pins});
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
    find({play, address, moves, branches, at, pins = line.value.pins}: OpenedLine): boolean {
      const known = line.value;
      const same = known.play === play && known.plies[0]?.address === address;
      const found = same ? walked(known, moves, at, branches) : null;
      if (found) look({...found, pins});
      return found !== null;
    },
    /** A game that begins here: undo takes back its moves, those of its link too, and never reaches what was open before. */
    open: (next: Line & {pins?: Pinned}) =>
      batch(() => {
        run = null;
        const opened = {...line.value, ...begun(next)};
        line.value = opened;
        past.value = opened.line.slice(1, opened.at + 1).map((id) => ({...opened, ...pruned(opened, id)}));
        future.value = [];
      }),
  });
}

export type GameHistory = ReturnType<typeof createHistory>;
