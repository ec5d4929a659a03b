// Layout of a misère game as a small tree: the options of the position, and the followers of each in its canonical
// form.
import {hierarchy, tree} from "d3-hierarchy";
import type {MisereFormMove} from "../../engine/types";

/** Canonical form: the size of a heap of Nim, or else the list of options. */
export type Form = number | Form[];

export const parseForm = (list: string) => JSON.parse(list) as Form;

interface Twig {
  /** Size of the heap of Nim; null where the game is no heap. */
  nim: number | null;
  kept: boolean;
  /** Number of moves that lead there; null below the first level. */
  moves: number | null;
  /** True if options were omitted for lack of room. */
  isCut: boolean;
  children: Twig[];
}

export interface NodePlace extends Omit<Twig, "children"> {
  x: number;
  y: number;
  isLeaf: boolean;
  parentPlace: {x: number; y: number} | null;
}

export interface Picture {
  places: NodePlace[];
  width: number;
  height: number;
}

/** Maximum number of nodes in a small tree. */
const maxNodes = 32;
/** Below the last row there is room for a count. */
const [columnWidth, rowHeight, margin, countHeight] = [34, 62, 24, 14];

/** Children of a form down to `levels` levels; heaps of Nim are leaves. */
function childTwigs(form: Form, levels: number): Twig[] {
  if (typeof form === "number" || levels === 0) return [];
  return form.map((option) => twig(option, levels - 1, true, null));
}

const twig = (form: Form, levels: number, kept: boolean, moves: number | null): Twig => ({
  nim: typeof form === "number" ? form : null,
  ...{kept, moves, isCut: typeof form !== "number" && levels === 0},
  children: childTwigs(form, levels),
});

/** Root with the options of the position; options dropped from the canonical form are leaves. */
const rootOf = (moves: readonly MisereFormMove[], levels: number): Twig => ({
  ...{nim: null, kept: true, moves: null, isCut: false},
  children: moves.flatMap(({list, kept, from}) =>
    list === null ? [] : [twig(parseForm(list), kept ? levels : 0, kept, from.length)],
  ),
});

const countNodes = ({children}: Twig): number => children.reduce((sum, child) => sum + countNodes(child), 1);

/** Returns the deepest tree that fits; null if even one level does not, or an option is unknown. */
export function pictureOf(moves: readonly MisereFormMove[]): Picture | null {
  if (moves.length === 0 || moves.some(({list}) => list === null)) return null;
  let root = rootOf(moves, 0);
  if (countNodes(root) > maxNodes) return null;
  for (let levels = 1; levels < 5; levels++) {
    const deeper = rootOf(moves, levels);
    if (countNodes(deeper) > maxNodes) break;
    root = deeper;
  }
  const layout = tree<Twig>().nodeSize([columnWidth, rowHeight])(hierarchy(root, ({children}) => children));
  const nodes = layout.descendants();
  const left = Math.min(...nodes.map(({x}) => x));
  const right = Math.max(...nodes.map(({x}) => x));
  const shiftedPlace = ({x, y}: {x: number; y: number}) => ({x: x - left + margin, y: y + margin});
  const places = nodes.map(({data: {children, ...twigData}, parent, ...node}) => ({
    ...{...twigData, isLeaf: children.length === 0, ...shiftedPlace(node)},
    parentPlace: parent && shiftedPlace(parent),
  }));
  return {places, width: right - left + 2 * margin, height: layout.height * rowHeight + 2 * margin + countHeight};
}
