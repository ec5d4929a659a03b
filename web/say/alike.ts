// Descriptions of similar moves: those of equal heaps are combined, and others with the same words are numbered.
import type {Move, MovePart, Touch} from "../engine/types";
import type {Language} from "../text";
import {sayParts} from "./parts";

/** Maximum number of equal heaps to name. */
const maxNamed = 6;

/** The single part of a move in one numbered heap or row; null for other moves. */
function heapPart({parts: [part, ...others]}: Move) {
  if (!part || others.length) return null;
  return part.key === "heap" || part.key === "row" || part.key === "divided" ? part : null;
}

/** Compares two touches element by element, as numbers. */
function compareTouches(one: Touch, other: Touch): number {
  const i = one.findIndex((element, k) => element !== other[k]);
  return i < 0 || other[i] === undefined ? 1 : BigInt(one[i] ?? "0") < BigInt(other[i]) ? -1 : 1;
}

/** Describes every move; several with the same words, such as those of parallel edges, are numbered among themselves. */
export function describeDistinctly(moves: readonly Move[], t: Language): (move: Move) => string {
  const movesByText = new Map<string, Move[]>();
  const texts = new Map<Move, string>();
  for (const move of moves) {
    const text = sayParts(move.parts)(t);
    texts.set(move, text);
    movesByText.set(text, [...(movesByText.get(text) ?? []), move]);
  }
  for (const [text, sameMoves] of movesByText)
    if (sameMoves.length > 1)
      sameMoves
        .sort((first, other) => compareTouches(first.touch, other.touch))
        .forEach(
          (move, i) => void texts.set(move, t(t.boards.alike, {move: text, index: i + 1, count: sameMoves.length})),
        );
  return (move) => texts.get(move) ?? sayParts(move.parts)(t);
}

interface MoveText {
  says: string;
  /** The first one stands for all in places that can name only one. */
  moves: Move[];
}

/**
 * Describes the moves of `some`, combining those of equal heaps: "heap 1, 2 or 4: 3 → 2". `all` are the moves that they
 * must be distinguished from.
 */
export function describeGrouped(some: readonly Move[], all: readonly Move[], t: Language): MoveText[] {
  const groups = new Map<string, Move[]>();
  for (const move of some) {
    const part = heapPart(move);
    const {index: _, ...otherFacts} = part?.facts ?? {index: ""};
    const groupKey = part ? JSON.stringify([part.key, part.component ?? null, otherFacts]) : move.touch.join(".");
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), move]);
  }
  const describe = describeDistinctly(all, t);
  return [...groups.values()].map((moves) => {
    const [first] = moves;
    const part = first && heapPart(first);
    if (!first || !part || moves.length < 2) return {says: first ? describe(first) : "", moves};
    const indices = moves.slice(0, maxNamed).flatMap((move) => heapPart(move)?.facts.index ?? []);
    const index = moves.length > maxNamed ? t.list([...indices, "…"]) : t.oneOf(indices);
    return {says: sayParts([{...part, facts: {...part.facts, index}} as MovePart])(t), moves};
  });
}
