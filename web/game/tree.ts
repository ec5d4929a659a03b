// Every ply that was made: a tree, and the one line through it that is being looked at.
import type {Touch} from "../engine/types";

export type Mover = "you" | "engine";

export interface Ply {
  id: number;
  /** Null for the start, as are the touch and who made it. */
  parent: number | null;
  address: string;
  touch: Touch | null;
  by: Mover | null;
}

export interface Tree {
  /** In the order of being made: a ply comes after its parent. */
  plies: readonly Ply[];
  /** From the start to an end, by id. */
  line: readonly number[];
  /** The place in the line. */
  at: number;
}

/** A line that is not being looked at: what else followed after so many moves. */
export interface Branch {
  after: number;
  plies: Ply[];
}

export const planted = (address: string): Tree => ({
  plies: [{id: 0, parent: null, address, touch: null, by: null}],
  line: [0],
  at: 0,
});

function childBy(plies: readonly Ply[], parent: number, touch: Touch): Ply | undefined {
  const name = touch.join(".");
  return plies.find((ply) => ply.parent === parent && ply.touch?.join(".") === name);
}

/** The line from the ply on, by what was made first. */
function onward(plies: readonly Ply[], from: Ply): Ply[] {
  const line = [from];
  for (const ply of plies) if (ply.parent === line.at(-1)?.id) line.push(ply);
  return line;
}

export function lineOf({plies, line}: Tree): Ply[] {
  const known = new Map(plies.map((ply) => [ply.id, ply]));
  return line.flatMap((id) => known.get(id) ?? []);
}

/** A move from the ply at hand. What was made before is entered again; anything else is a branch beside it. */
export function grown(tree: Tree, touch: Touch, address: string, by: Mover | null): Tree {
  const {plies, line, at} = tree;
  const parent = line[at] ?? 0;
  const before = childBy(plies, parent, touch);
  if (before) return jumped(tree, before.id);
  const id = (plies.at(-1)?.id ?? 0) + 1;
  return {
    plies: [...plies, {id, parent, address, touch, by}],
    line: [...line.slice(0, at + 1), id],
    at: at + 1,
  };
}

export function jumped(tree: Tree, id: number): Tree {
  const here = tree.line.indexOf(id);
  if (here >= 0) return {...tree, at: here};
  const known = new Map(tree.plies.map((ply) => [ply.id, ply]));
  const target = known.get(id);
  if (!target) return tree;
  const path: number[] = [];
  for (let up = target.parent; up !== null; up = known.get(up)?.parent ?? null) path.unshift(up);
  return {...tree, line: [...path, ...onward(tree.plies, target).map((ply) => ply.id)], at: path.length};
}

/** Moves that begin after ply number `from`, of all plies that were told before. */
interface TreeOfLink {
  from: number;
  moves: readonly Touch[];
}

/** The tree with its cursor after the first `at` of the moves; null where these and the branches were not all made in it. */
export function walked(
  tree: Tree,
  moves: readonly Touch[],
  at: number,
  branches: readonly TreeOfLink[] = [],
): Tree | null {
  const told = [tree.plies[0]?.id ?? 0];
  for (const {from, moves: made} of [{from: 0, moves}, ...branches]) {
    let here = told[from] ?? 0;
    for (const touch of made) {
      const next = childBy(tree.plies, here, touch);
      if (!next) return null;
      here = next.id;
      told.push(here);
    }
  }
  return {...jumped(tree, told[moves.length] ?? 0), at};
}

/** What is beside the line, told so that `walked` finds it. */
export function toldOf(tree: Tree): {from: number; moves: Touch[]}[] {
  const places = new Map(tree.line.map((id, place) => [id, place]));
  return branchesOf(tree).map(({plies}) => {
    const from = places.get(plies[0]?.parent ?? 0) ?? 0;
    for (const {id} of plies) places.set(id, places.size);
    return {from, moves: plies.flatMap(({touch}) => (touch ? [touch] : []))};
  });
}

/** Without the ply and all that follows it. */
export function pruned(tree: Tree, id: number): Tree {
  const gone = new Set([id]);
  for (const ply of tree.plies) if (ply.parent !== null && gone.has(ply.parent)) gone.add(ply.id);
  const line = tree.line.filter((kept) => !gone.has(kept));
  return {plies: tree.plies.filter((ply) => !gone.has(ply.id)), line, at: Math.min(tree.at, line.length - 1)};
}

/** What is beside the line, each ply in exactly one branch. */
export function branchesOf({plies, line}: Tree): Branch[] {
  const placed = new Set(line);
  const depths = new Map<number, number>();
  return plies.flatMap((ply) => {
    const after = depths.get(ply.parent ?? -1) ?? -1;
    depths.set(ply.id, after + 1);
    if (placed.has(ply.id)) return [];
    const branch = onward(plies, ply);
    for (const one of branch) placed.add(one.id);
    return [{after, plies: branch}];
  });
}
