// The game so far: a tree of plies with a cursor; every edit, move and cut since the game was opened can be undone.
import {batch, computed, signal} from "@preact/signals";
import type {Link} from "../../address/link";
import type {Pins} from "../../boards/input/touch";
import type {Play, Touch} from "../../engine";
import {readOnly} from "../read-only";
import {branchesOf, lineOf, type Mover, newTree, type Tree, withCursorAt, withLine, withMove, withoutPly} from "./tree";

export interface Line extends Tree {
  play: Play;
}

/** Positions to which vertices were dragged, by drawing: undo and links restore them. */
export type Pinned = ReadonlyMap<string, Pins>;
/** The seed of what the opponent draws belongs to the game, so that undo restores it too. */
type RecordedLine = Line & {pins: Pinned; seed: number};

/** The fields of a link that state a line. */
type OpenedLine = Pick<Link, "play" | "moves" | "branches" | "at" | "pins"> & {address: string};

export const startLine = (address: string, play: Play): Line => ({play, ...newTree(address)});

/** `newSeed` is called once for each game. */
export function createHistory(initialLine: Line & {pins?: Pinned}, newSeed: () => number) {
  const recorded = signal<RecordedLine>({pins: new Map(), ...initialLine, seed: newSeed()});
  /** Plies shown beside the game for a while; whatever changes the game, or moves its cursor, ends them. */
  const aside = signal<Tree | null>(null);
  const line = computed<RecordedLine>(() => (aside.value ? {...recorded.value, ...aside.value} : recorded.value));
  const past = signal<RecordedLine[]>([]);
  const future = signal<RecordedLine[]>([]);
  const linePlies = computed(() => lineOf(line.value));
  /** Kind of the current run of key strokes, which is one edit; null if there is none. */
  let editRun: "typing" | "placing" | null = null;

  type Next = Line & Partial<RecordedLine>;
  const record = (next: Next) =>
    batch(() => {
      aside.value = null;
      recorded.value = {...recorded.value, ...next};
    });
  const commit = (next: Next) =>
    batch(() => {
      editRun = null;
      past.value = [...past.value, recorded.value];
      future.value = [];
      record(next);
    });
  const commitInRun = (kind: typeof editRun, next: Next) => {
    if (editRun === kind) record(next);
    else commit(next);
    editRun = kind;
  };
  const withNewSeed = (next: Line & {pins?: Pinned}): Next => ({...next, seed: newSeed()});
  const shift = (from: typeof past, to: typeof past) => {
    const next = from.value.at(-1);
    if (!next) return;
    editRun = null;
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, recorded.value];
      record(next);
    });
  };
  /** Moves the cursor, which changes nothing that undo would have to restore. */
  const setTree = (tree: Tree & {pins?: Pinned}) => {
    editRun = null;
    record({...recorded.value, ...tree});
  };

  return readOnly({
    line,
    /** The line without what is shown beside it: what a link states. */
    recorded,
    aside,
    /** Shows a move after the current position, without making it. */
    showAside(touch: Touch, address: string, by: Mover) {
      aside.value = withMove(line.value, touch, address, by);
    },
    endAside() {
      aside.value = null;
    },
    /** The plies of the current line. */
    linePlies,
    branches: computed(() => branchesOf(line.value)),
    currentAddress: computed(() => linePlies.value[line.value.at]?.address ?? ""),
    canUndo: computed(() => aside.value !== null || past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    undo() {
      if (aside.value) aside.value = null;
      else shift(past, future);
    },
    redo: () => shift(future, past),
    /** Starts from another position or convention: the moves made no longer apply. */
    restart: (address: string, play: Play, pins = recorded.value.pins) =>
      commit({...withNewSeed(startLine(address, play)), pins}),
    type: (address: string, play = recorded.value.play) => commitInRun("typing", withNewSeed(startLine(address, play))),
    /** Moves vertices, in a run of key strokes or at once. */
    setPins(pins: Pinned, isRun: boolean) {
      if (!isRun) editRun = null;
      commitInRun("placing", {...recorded.value, pins});
    },
    move(touch: Touch, address: string, by: Mover) {
      commit({...recorded.value, ...withMove(recorded.value, touch, address, by)});
    },
    goTo(at: number) {
      setTree({...recorded.value, at: Math.max(0, Math.min(recorded.value.line.length - 1, at))});
    },
    jump: (id: number) => setTree(withCursorAt(recorded.value, id)),
    prune: (id: number) => commit({...recorded.value, ...withoutPly(recorded.value, id)}),
    /**
     * Looks for the line of a link. If it was made here, as Back finds it, only the cursor moves, and branches stay;
     * else returns false.
     */
    find({play, address, moves, branches, at, pins = recorded.value.pins}: OpenedLine): boolean {
      const current = recorded.value;
      const isSameStart = current.play === play && current.plies[0]?.address === address;
      const walkedTree = isSameStart ? withLine(current, moves, at, branches) : null;
      if (walkedTree) setTree({...walkedTree, pins});
      return walkedTree !== null;
    },
    /** Opens another game: undo takes back its moves, those of its link too, and never reaches the previous game. */
    open: (next: Line & {pins?: Pinned}) =>
      batch(() => {
        editRun = null;
        const openedLine = {...recorded.value, ...withNewSeed(next)};
        record(openedLine);
        past.value = openedLine.line
          .slice(1, openedLine.at + 1)
          .map((id) => ({...openedLine, ...withoutPly(openedLine, id)}));
        future.value = [];
      }),
  });
}

export type GameHistory = ReturnType<typeof createHistory>;
