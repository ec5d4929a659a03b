// Notation of a game, as the pieces that its text is made of: that of its kind of board, and that of its rules.
import type {Board} from "../boards/input/touch";
import {greatest, list, type Notation, single} from "../boards/kinds/notation";
import type {ListName, Piece, RuleName} from "../boards/kinds/pieces";

const notations = import.meta.glob<Notation<Board>>("../boards/kinds/*/notation.ts", {
  eager: true,
  import: "notation",
});

const notationOf = ({kind}: Board) => notations[`../boards/kinds/${kind}/notation.ts`];

/** Returns the pieces of a position; null for a board that is edited as a drawing, a program or a text. */
export const piecesOfPosition = (board: Board, sample: string) => notationOf(board)?.pieces(board, sample) ?? null;

const rule = (name: RuleName, before = ""): Piece => ({kind: "rule", name, before});
/** Numbers that a player may take: at least one, all different. */
const numbers = (name: ListName, before = "") =>
  list(name, {before, min: 1n, runs: false, limitsCount: true, newItem: (all) => [String(greatest(all) + 1n)]});

/**
 * Returns the pieces of the rules in the catalogue: players, lists and a number have fields of their own, any other
 * rules are a single text.
 */
export function piecesOfRules(board: Board, rules: string): readonly Piece[] {
  const ownRules = notationOf(board)?.rules;
  if (ownRules) return ownRules;
  if (rules.startsWith("left: ")) return [rule("leftRule", "left: "), rule("rightRule", "; right: ")];
  if (/^[\d,]+;[\d,]+$/.test(rules)) return [numbers("leftNumber"), numbers("rightNumber", ";")];
  return [/^\d+$/.test(rules) ? single("rules", {min: 1n}) : rule("rules")];
}
