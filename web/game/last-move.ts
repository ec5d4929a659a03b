// Marks of the last move, on the board after it.
import type {Answer, Board, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "./highlight";
import {touchesOf} from "./move-marks";

type BoardOf<K extends Board["kind"]> = Extract<Board, {kind: K}>;

/** Counters of a heap above which they are not marked one by one. */
const maxMarkedCounters = 60;

/** Returns the places of the parts of element `at`, if the list has only grown by what it was split into; else null. */
function splitPlaces<T>(before: readonly T[], after: readonly T[], at: number, equal: (a: T, b: T) => boolean) {
  const parts = after.length - before.length + 1;
  if (parts < 1 || at < 0) return null;
  const areOthersEqual = before.every((element, i) => {
    const counterpart = after[i < at ? i : i + parts - 1];
    return i === at || (counterpart !== undefined && equal(element, counterpart));
  });
  return areOthersEqual ? Array.from({length: parts}, (_, k) => at + k) : null;
}

/** Returns marks for the counters that a pile has lost, by place: "2.5" is the sixth of the third pile. */
function lostCounters(pile: number, from: string, remaining: string): string[] {
  const [oldSize, newSize] = [Number(from), Number(remaining)];
  if (oldSize > maxMarkedCounters) return [];
  return Array.from({length: Math.max(0, oldSize - newSize)}, (_, k) => `${pile}.${newSize + k}`);
}

function onHeaps(before: BoardOf<"heaps">, after: BoardOf<"heaps">, [first = ""]: Touch): string[] {
  if (before.pass && !after.pass) return ["pass"];
  const [oldSizes, newSizes] = [before.sizes, after.sizes];
  const parts =
    oldSizes.length === newSizes.length ? null : splitPlaces(oldSizes, newSizes, Number(first), (a, b) => a === b);
  if (parts) return parts.map(String);
  // One heap of a pair is thrown away and the other split in two, whatever their sizes were.
  const pair = newSizes.length === oldSizes.length && after.as === "pairs" ? Number(first) - (Number(first) % 2) : null;
  return newSizes.flatMap((size, i) => {
    const oldSize = oldSizes[i];
    const isTouched = oldSize !== size || (pair !== null && (i === pair || i === pair + 1));
    return !isTouched ? [] : [String(i), ...(oldSize === undefined ? [] : lostCounters(i, oldSize, size))];
  });
}

/** Maps coordinates of cells, as layer.row.column, to what they show. */
const cellsOf = ({layers}: BoardOf<"grid">) =>
  new Map(layers.flatMap((rows, l) => rows.flatMap((row, r) => [...row].map((face, c) => [`${l}.${r}.${c}`, face]))));

function onGrid(before: BoardOf<"grid">, after: BoardOf<"grid">): string[] {
  const newCells = cellsOf(after);
  return [...cellsOf(before)].flatMap(([cell, face]) => ((newCells.get(cell) ?? " ") === face ? [] : [cell]));
}

/** Returns the edge, as "0-1", with its ends; or the vertex, with its neighbours if these are touched with it. */
function onGraph({edges, touched, painted}: BoardOf<"graph">, [first = ""]: Touch): string[] {
  if (painted) return [first];
  if (touched === "vertices") return [first, ...edges.filter((edge) => edge.includes(first)).flat()];
  const edge = edges[Number(first)];
  return edge ? [edge.join("-"), ...edge] : [];
}

/** Returns the pieces that have come to a cell, and the cells, as "c0.5", that a piece has left. */
function onStrip(before: BoardOf<"strip">, after: BoardOf<"strip">): string[] {
  let element = 0;
  // A row that has gone had pieces to the last.
  const removedRows = before.rows.slice(after.rows.length).map(() => ({width: "0", pieces: [], faces: ""}));
  return [...after.rows, ...removedRows].flatMap(({width, pieces, faces}, r) => {
    const unmatched = new Map<string, number>();
    const oldRow = before.rows[r];
    oldRow?.pieces.forEach((cell, i) => {
      const key = `${cell} ${oldRow.faces[i]}`;
      unmatched.set(key, (unmatched.get(key) ?? 0) + 1);
    });
    const marks: string[] = [];
    pieces.forEach((cell, i) => {
      const key = `${cell} ${faces[i]}`;
      const count = unmatched.get(key) ?? 0;
      if (count) unmatched.set(key, count - 1);
      else marks.push(String(element));
      element++;
    });
    // If only what stood behind the last piece has gone, with its cells, that piece is marked.
    const isShorter = pieces.length > 0 && Number(width) < Number(oldRow?.width ?? 0);
    if (isShorter && marks.length === 0) marks.push(String(element - 1));
    for (const [name, count] of unmatched) if (count) marks.push(`c${r}.${name.split(" ")[0]}`);
    return marks;
  });
}

/** Returns the step that was lowered, the coins it has lost, and the step below. */
function onStairs(before: BoardOf<"stairs">, after: BoardOf<"stairs">, [first = ""]: Touch): string[] {
  const step = Number(first);
  const below = step > 0 ? [String(step - 1)] : [];
  return [first, ...below, ...lostCounters(step, before.steps[step] ?? "0", after.steps[step] ?? "0")];
}

/**
 * Returns the parts of the option, which stand where the state was; or, as "e2", the place of a state that has ended.
 */
function onStates(before: BoardOf<"states">, after: BoardOf<"states">, [first = "0"]: Touch): string[] {
  const parts = after.states.length - before.states.length + 1;
  return parts === 0 ? [`e${first}`] : Array.from({length: parts}, (_, k) => String(Number(first) + k));
}

/**
 * Returns the marks of a touch on the board after it, in the notation of `ViewProps.last`. Removed elements are marked
 * where they stood; empty if the two boards are not of one game.
 */
export function lastMoveMarks(before: Board, touch: Touch, after: Board): string[] {
  const [first = "0", second = "0"] = touch;
  if (before.kind === "heaps" && after.kind === "heaps") return onHeaps(before, after, touch);
  if (before.kind === "grid" && after.kind === "grid") return onGrid(before, after);
  if (before.kind === "graph" && after.kind === "graph") return onGraph(before, touch);
  if (before.kind === "strip" && after.kind === "strip") return onStrip(before, after);
  if (before.kind === "stairs" && after.kind === "stairs") return onStairs(before, after, touch);
  if (before.kind === "sheet" && after.kind === "sheet")
    return (
      splitPlaces(before.sheets, after.sheets, Number(first), (a, b) => a.w === b.w && a.h === b.h)?.map(String) ?? [
        first,
      ]
    );
  if (before.kind === "dag" && after.kind === "dag") return [first, `v${before.tokens[Number(first)]}`];
  if (before.kind === "trie" && after.kind === "trie") return [after.prefix];
  if (before.kind === "circle" && after.kind === "circle") {
    const round = after.runs.reduce((sum, run) => sum + Number(run), after.runs.length - 1);
    return Array.from({length: Number(second)}, (_, k) => String((Number(first) + k) % round));
  }
  if (before.kind === "states" && after.kind === "states") return onStates(before, after, touch);
  if (before.kind !== after.kind) return [];
  return before.kind === "row" ? touch : [first];
}

/**
 * Returns the elements changed by a move, on the board of the answer after it; of a sum its component, or under "every"
 * all components that were moved.
 */
export function lastMoveHighlight(before: Answer, touch: Touch, after: Answer): Highlight {
  const touches = touchesOf(before.play, touch);
  if (before.components) {
    if (before.play === "every") return {component: null, marks: new Set(touches.map(([component = ""]) => component))};
    const component = Number(touch[0]);
    const [oldBoard, newBoard] = [before.components[component]?.board, after.components?.[component]?.board];
    return oldBoard && newBoard
      ? {component, marks: new Set(lastMoveMarks(oldBoard, touch.slice(1), newBoard))}
      : noHighlight;
  }
  const [oldBoard, newBoard] = [before.board, after.board];
  if (!oldBoard || !newBoard) return noHighlight;
  return {component: null, marks: new Set(touches.flatMap((single) => lastMoveMarks(oldBoard, single, newBoard)))};
}
