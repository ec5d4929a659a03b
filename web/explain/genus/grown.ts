// A game of misere play as a small tree: what its moves lead to, and what follows of each in its canonical form.
import {hierarchy, tree} from "d3-hierarchy";
import type {MisereFormMove} from "../../engine/types";

/** A heap of Nim as its number, else its options: a canonical form. */
export type Form = number | Form[];

export const formIn = (list: string) => JSON.parse(list) as Form;

interface Twig {
  /** Of a heap of Nim. */
  nim: number | null;
  kept: boolean;
  /** So many moves lead there; null below the first. */
  moves: number | null;
  /** More follows, which has no room. */
  isCut: boolean;
  children: Twig[];
}

export interface Place extends Omit<Twig, "children"> {
  x: number;
  y: number;
  isLeaf: boolean;
  above: {x: number; y: number} | null;
}

export interface Picture {
  places: Place[];
  width: number;
  height: number;
}

/** More are no small tree. */
const most = 32;
/** Below the last row there is room for a count. */
const [apart, rise, margin, room] = [34, 62, 24, 14];

/** So many levels of a form below a twig, whose heaps of Nim are not opened. */
function twigs(form: Form, levels: number): Twig[] {
  if (typeof form === "number" || levels === 0) return [];
  return form.map((option) => twig(option, levels - 1, true, null));
}

const twig = (form: Form, levels: number, kept: boolean, moves: number | null): Twig => ({
  nim: typeof form === "number" ? form : null,
  ...{kept, moves, isCut: typeof form !== "number" && levels === 0},
  children: twigs(form, levels),
});

/** What is left out is not followed. */
const rootOf = (moves: readonly MisereFormMove[], levels: number): Twig => ({
  ...{nim: null, kept: true, moves: null, isCut: false},
  children: moves.flatMap(({list, kept, from}) =>
    list === null ? [] : [twig(formIn(list), kept ? levels : 0, kept, from.length)],
  ),
});

const sizeOf = ({children}: Twig): number => children.reduce((sum, child) => sum + sizeOf(child), 1);

/** As deep as there is room; null where not even what the moves lead to has any, or it is not known. */
export function pictureOf(moves: readonly MisereFormMove[]): Picture | null {
  if (moves.length === 0 || moves.some(({list}) => list === null)) return null;
  let root = rootOf(moves, 0);
  if (sizeOf(root) > most) return null;
  for (let levels = 1; levels < 5; levels++) {
    const deeper = rootOf(moves, levels);
    if (sizeOf(deeper) > most) break;
    root = deeper;
  }
  const layout = tree<Twig>().nodeSize([apart, rise])(hierarchy(root, ({children}) => children));
  const nodes = layout.descendants();
  const left = Math.min(...nodes.map(({x}) => x));
  const right = Math.max(...nodes.map(({x}) => x));
  const at = ({x, y}: {x: number; y: number}) => ({x: x - left + margin, y: y + margin});
  const places = nodes.map(({data: {children, ...own}, parent, ...node}) => ({
    ...{...own, isLeaf: children.length === 0, ...at(node)},
    above: parent && at(parent),
  }));
  return {places, width: right - left + 2 * margin, height: layout.height * rise + 2 * margin + room};
}
