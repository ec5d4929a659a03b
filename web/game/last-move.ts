// What the last move has changed, to be marked on the board that it left.
import type {Answer, Board, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "./highlight";
import {touchesOf} from "./move-marks";

type BoardOf<K extends Board["kind"]> = Extract<Board, {kind: K}>;

/** Counters of a heap that are marked one by one. */
const most = 60;

/** The places that stand for `at` where a list has grown by as many things as it came apart into. */
function cameOf<T>(before: readonly T[], after: readonly T[], at: number, equal: (a: T, b: T) => boolean) {
  const parts = after.length - before.length + 1;
  if (parts < 1 || at < 0) return null;
  const isKept = before.every((one, i) => {
    const now = after[i < at ? i : i + parts - 1];
    return i === at || (now !== undefined && equal(one, now));
  });
  return isKept ? Array.from({length: parts}, (_, k) => at + k) : null;
}

/** The counters that a pile has lost, each named by its place: "2.5" is the sixth of the third pile. */
function lost(pile: number, from: string, kept: string): string[] {
  const [high, low] = [Number(from), Number(kept)];
  if (high > most) return [];
  return Array.from({length: Math.max(0, high - low)}, (_, k) => `${pile}.${low + k}`);
}

function onHeaps(before: BoardOf<"heaps">, after: BoardOf<"heaps">, [first = ""]: Touch): string[] {
  if (before.pass && !after.pass) return ["pass"];
  const [then, now] = [before.sizes, after.sizes];
  const parts = then.length === now.length ? null : cameOf(then, now, Number(first), (a, b) => a === b);
  if (parts) return parts.map(String);
  // One heap of a pair is thrown away and the other split in two, whatever their sizes were.
  const pair = now.length === then.length && after.as === "pairs" ? Number(first) - (Number(first) % 2) : null;
  return now.flatMap((size, i) => {
    const from = then[i];
    const isTouched = from !== size || (pair !== null && (i === pair || i === pair + 1));
    return !isTouched ? [] : [String(i), ...(from === undefined ? [] : lost(i, from, size))];
  });
}

/** The coordinates of a cell: layer, row, column. */
const inGrid = ({layers}: BoardOf<"grid">) =>
  new Map(layers.flatMap((rows, l) => rows.flatMap((row, r) => [...row].map((face, c) => [`${l}.${r}.${c}`, face]))));

function onGrid(before: BoardOf<"grid">, after: BoardOf<"grid">): string[] {
  const now = inGrid(after);
  return [...inGrid(before)].flatMap(([cell, face]) => ((now.get(cell) ?? " ") === face ? [] : [cell]));
}

/** The edge, as "0-1", with its ends; or the vertex, with those beside it where they go with it. */
function onGraph({edges, touched, painted}: BoardOf<"graph">, [first = ""]: Touch): string[] {
  if (painted) return [first];
  if (touched === "vertices") return [first, ...edges.filter((edge) => edge.includes(first)).flat()];
  const edge = edges[Number(first)];
  return edge ? [edge.join("-"), ...edge] : [];
}

/** The pieces that have come to a cell, and the cells, as "c0.5", that a piece has left. */
function onStrip(before: BoardOf<"strip">, after: BoardOf<"strip">): string[] {
  let element = 0;
  // A row that has gone had pieces to the last.
  const gone = before.rows.slice(after.rows.length).map(() => ({width: "0", pieces: [], faces: ""}));
  return [...after.rows, ...gone].flatMap(({width, pieces, faces}, r) => {
    const left = new Map<string, number>();
    const old = before.rows[r];
    old?.pieces.forEach((cell, i) => {
      const name = `${cell} ${old.faces[i]}`;
      left.set(name, (left.get(name) ?? 0) + 1);
    });
    const marks: string[] = [];
    pieces.forEach((cell, i) => {
      const name = `${cell} ${faces[i]}`;
      const there = left.get(name) ?? 0;
      if (there) left.set(name, there - 1);
      else marks.push(String(element));
      element++;
    });
    // Where only what stood behind the last piece has gone, with its cells, that piece shows it.
    const isShorter = pieces.length > 0 && Number(width) < Number(old?.width ?? 0);
    if (isShorter && marks.length === 0) marks.push(String(element - 1));
    for (const [name, count] of left) if (count) marks.push(`c${r}.${name.split(" ")[0]}`);
    return marks;
  });
}

/** The step that was lowered, what it has lost, and the step below. */
function onStairs(before: BoardOf<"stairs">, after: BoardOf<"stairs">, [first = ""]: Touch): string[] {
  const step = Number(first);
  const below = step > 0 ? [String(step - 1)] : [];
  return [first, ...below, ...lost(step, before.steps[step] ?? "0", after.steps[step] ?? "0")];
}

/** The parts of the option, which stand where the state was; or, as "e2", where a state stood that has ended. */
function onStates(before: BoardOf<"states">, after: BoardOf<"states">, [first = "0"]: Touch): string[] {
  const parts = after.states.length - before.states.length + 1;
  return parts === 0 ? [`e${first}`] : Array.from({length: parts}, (_, k) => String(Number(first) + k));
}

/**
 * The marks of a touch on the board after it, in the words of `ViewProps.last`. What a touch has taken away is marked where it
 * stood; empty where the two boards are not of one game.
 */
export function marksAfter(before: Board, touch: Touch, after: Board): string[] {
  const [first = "0", second = "0"] = touch;
  if (before.kind === "heaps" && after.kind === "heaps") return onHeaps(before, after, touch);
  if (before.kind === "grid" && after.kind === "grid") return onGrid(before, after);
  if (before.kind === "graph" && after.kind === "graph") return onGraph(before, touch);
  if (before.kind === "strip" && after.kind === "strip") return onStrip(before, after);
  if (before.kind === "stairs" && after.kind === "stairs") return onStairs(before, after, touch);
  if (before.kind === "sheet" && after.kind === "sheet")
    return (
      cameOf(before.sheets, after.sheets, Number(first), (a, b) => a.w === b.w && a.h === b.h)?.map(String) ?? [first]
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

/** What a move has changed, on the board of the answer after it; of a sum the component, or under "every" all that were moved. */
export function lastOf(before: Answer, touch: Touch, after: Answer): Highlight {
  const touches = touchesOf(before.play, touch);
  if (before.components) {
    if (before.play === "every") return {component: null, marks: new Set(touches.map(([component = ""]) => component))};
    const component = Number(touch[0]);
    const [then, now] = [before.components[component]?.board, after.components?.[component]?.board];
    return then && now ? {component, marks: new Set(marksAfter(then, touch.slice(1), now))} : noHighlight;
  }
  const [then, now] = [before.board, after.board];
  if (!then || !now) return noHighlight;
  return {component: null, marks: new Set(touches.flatMap((one) => marksAfter(then, one, now)))};
}
