// Moves that look alike: those of equal heaps told as one, others told apart by their number.
import type {Move, MovePart, Touch} from "../engine/types";
import type {Language} from "../text";
import {sayParts} from "./parts";

/** Equal heaps that are named. */
const most = 6;

/** The one part of a move of one heap that has a number. */
function ofHeap({parts: [part, ...others]}: Move) {
  if (!part || others.length) return null;
  return part.key === "heap" || part.key === "row" || part.key === "divided" ? part : null;
}

/** Element by element, as numbers. */
function before(one: Touch, other: Touch): number {
  const i = one.findIndex((element, k) => element !== other[k]);
  return i < 0 || other[i] === undefined ? 1 : BigInt(one[i] ?? "0") < BigInt(other[i]) ? -1 : 1;
}

/** Every move in words; where several have the same, such as those of parallel edges, each with its number among them. */
export function toldApart(moves: readonly Move[], t: Language): (move: Move) => string {
  const alike = new Map<string, Move[]>();
  const says = new Map<Move, string>();
  for (const move of moves) {
    const said = sayParts(move.parts)(t);
    says.set(move, said);
    alike.set(said, [...(alike.get(said) ?? []), move]);
  }
  for (const [said, same] of alike)
    if (same.length > 1)
      same
        .sort((one, other) => before(one.touch, other.touch))
        .forEach((move, i) => void says.set(move, t(t.boards.alike, {move: said, index: i + 1, count: same.length})));
  return (move) => says.get(move) ?? sayParts(move.parts)(t);
}

interface MoveText {
  says: string;
  /** The first is the one that is said where the others are not named. */
  moves: Move[];
}

/** The moves of `some`, those of equal heaps as one: "heap 1, 2 or 4: 3 → 2". `all` are those that they are told apart from. */
export function toldTogether(some: readonly Move[], all: readonly Move[], t: Language): MoveText[] {
  const groups = new Map<string, Move[]>();
  for (const move of some) {
    const part = ofHeap(move);
    const {index: _, ...rest} = part?.facts ?? {index: ""};
    const name = part ? JSON.stringify([part.key, part.component ?? null, rest]) : move.touch.join(".");
    groups.set(name, [...(groups.get(name) ?? []), move]);
  }
  const apart = toldApart(all, t);
  return [...groups.values()].map((moves) => {
    const [first] = moves;
    const part = first && ofHeap(first);
    if (!first || !part || moves.length < 2) return {says: first ? apart(first) : "", moves};
    const indices = moves.slice(0, most).flatMap((move) => ofHeap(move)?.facts.index ?? []);
    const index = moves.length > most ? t.list([...indices, "…"]) : t.oneOf(indices);
    return {says: sayParts([{...part, facts: {...part.facts, index}} as MovePart])(t), moves};
  });
}
