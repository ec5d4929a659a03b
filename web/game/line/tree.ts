// Tree of all plies made, and the current line through it.
import type {Touch} from "../../engine/types";

export type Mover = "you" | "engine";

export interface Ply {
  id: number;
  /** Null for the start, which has no touch and no mover either. */
  parent: number | null;
  address: string;
  touch: Touch | null;
  by: Mover | null;
}

export interface Tree {
  /** Ordered by creation: a ply comes after its parent. */
  plies: readonly Ply[];
  /** Ids of the plies from the start to an end. */
  line: readonly number[];
  /** Index of the cursor in the line. */
  at: number;
}

/** Line that is not the current one: the plies that also followed after `after` moves. */
export interface Branch {
  after: number;
  plies: Ply[];
}

export const newTree = (address: string): Tree => ({
  plies: [{id: 0, parent: null, address, touch: null, by: null}],
  line: [0],
  at: 0,
});

function childBy(plies: readonly Ply[], parent: number, touch: Touch): Ply | undefined {
  const name = touch.join(".");
  return plies.find((ply) => ply.parent === parent && ply.touch?.join(".") === name);
}

/** Returns the line from a ply on, along the plies made first. */
function continuation(plies: readonly Ply[], from: Ply): Ply[] {
  const line = [from];
  for (const ply of plies) if (ply.parent === line.at(-1)?.id) line.push(ply);
  return line;
}

export function lineOf({plies, line}: Tree): Ply[] {
  const pliesById = new Map(plies.map((ply) => [ply.id, ply]));
  return line.flatMap((id) => pliesById.get(id) ?? []);
}

/** Adds a move after the current ply. A move that was made before is entered again; any other becomes a branch. */
export function withMove(tree: Tree, touch: Touch, address: string, by: Mover | null): Tree {
  const {plies, line, at} = tree;
  const parent = line[at] ?? 0;
  const existing = childBy(plies, parent, touch);
  if (existing) return withCursorAt(tree, existing.id);
  const id = (plies.at(-1)?.id ?? 0) + 1;
  return {
    plies: [...plies, {id, parent, address, touch, by}],
    line: [...line.slice(0, at + 1), id],
    at: at + 1,
  };
}

export function withCursorAt(tree: Tree, id: number): Tree {
  const index = tree.line.indexOf(id);
  if (index >= 0) return {...tree, at: index};
  const pliesById = new Map(tree.plies.map((ply) => [ply.id, ply]));
  const target = pliesById.get(id);
  if (!target) return tree;
  const path: number[] = [];
  for (let up = target.parent; up !== null; up = pliesById.get(up)?.parent ?? null) path.unshift(up);
  return {...tree, line: [...path, ...continuation(tree.plies, target).map((ply) => ply.id)], at: path.length};
}

/** Moves that begin after ply number `from`, counting all plies of the link before them. */
interface TreeOfLink {
  from: number;
  moves: readonly Touch[];
}

/**
 * Returns the tree with its cursor after the first `at` of the moves; null if these and the branches were not all made
 * in it.
 */
export function withLine(
  tree: Tree,
  moves: readonly Touch[],
  at: number,
  branches: readonly TreeOfLink[] = [],
): Tree | null {
  const plyIds = [tree.plies[0]?.id ?? 0];
  for (const {from, moves: touches} of [{from: 0, moves}, ...branches]) {
    let currentId = plyIds[from] ?? 0;
    for (const touch of touches) {
      const next = childBy(tree.plies, currentId, touch);
      if (!next) return null;
      currentId = next.id;
      plyIds.push(currentId);
    }
  }
  return {...withCursorAt(tree, plyIds[moves.length] ?? 0), at};
}

/** Returns the branches beside the line in the form in which `walked` reads them. */
export function branchMovesOf(tree: Tree): {from: number; moves: Touch[]}[] {
  const places = new Map(tree.line.map((id, place) => [id, place]));
  return branchesOf(tree).map(({plies}) => {
    const from = places.get(plies[0]?.parent ?? 0) ?? 0;
    for (const {id} of plies) places.set(id, places.size);
    return {from, moves: plies.flatMap(({touch}) => (touch ? [touch] : []))};
  });
}

/** Returns the tree without the ply and all that follows it. */
export function withoutPly(tree: Tree, id: number): Tree {
  const removedIds = new Set([id]);
  for (const ply of tree.plies) if (ply.parent !== null && removedIds.has(ply.parent)) removedIds.add(ply.id);
  const line = tree.line.filter((plyId) => !removedIds.has(plyId));
  return {plies: tree.plies.filter((ply) => !removedIds.has(ply.id)), line, at: Math.min(tree.at, line.length - 1)};
}

/** Returns the branches beside the line, each ply in exactly one of them. */
export function branchesOf({plies, line}: Tree): Branch[] {
  const assigned = new Set(line);
  const depths = new Map<number, number>();
  return plies.flatMap((ply) => {
    const after = depths.get(ply.parent ?? -1) ?? -1;
    depths.set(ply.id, after + 1);
    if (assigned.has(ply.id)) return [];
    const branch = continuation(plies, ply);
    for (const member of branch) assigned.add(member.id);
    return [{after, plies: branch}];
  });
}
