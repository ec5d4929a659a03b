// Form of a component: its text as parts with fields, and the text of changed parts.

import type {Piece} from "../boards/kinds/pieces";
import type {CatalogEntry} from "../engine/types";
import {piecesOfPosition, piecesOfRules} from "./board-notation";
import type {EditedComponent} from "./edited-component";
import type {Part} from "./parts";
import {patternOf, readPart, writePart} from "./piece-text";

export interface Form {
  pieces: readonly Piece[];
  /** Number of pieces, from the first on, that belong to the rules in brackets. */
  inRules: number;
}

export type Entry = Pick<CatalogEntry, "alias_of" | "format" | "pieces" | "rules_format">;

/**
 * Returns null for a board that is drawn as a graph. `id` is that of the game, which the catalogue may list under its
 * aliases only.
 */
export function formOf(entry: Entry, id: string): Form | null {
  const pieces = piecesOfPosition(entry);
  const isWrittenWithoutRules = entry.alias_of !== null && entry.alias_of !== id;
  const rulePieces = isWrittenWithoutRules ? [] : piecesOfRules(entry);
  return pieces && {pieces: [...rulePieces, ...pieces], inRules: rulePieces.length};
}

/** Returns the prefix for the player to move, which a position has where the address does not name the player. */
const turnOf = (position: string) => /^turn=[LR] /.exec(position)?.[0] ?? "";

/** Returns null if the text is not in the form that the engine prints, or too long for the editor. */
export function readForm({rules, position}: EditedComponent, {pieces, inRules}: Form): Part[] | null {
  const positionParts = readPieces(position.slice(turnOf(position).length), pieces.slice(inRules));
  if (inRules === 0) return positionParts;
  const ruleParts = rules === null ? null : readPieces(rules, pieces.slice(0, inRules));
  return ruleParts && positionParts && [...ruleParts, ...positionParts];
}

function readPieces(text: string, pieces: readonly Piece[]): Part[] | null {
  const match = new RegExp(`^${pieces.map((piece) => `(${patternOf(piece)})`).join("")}$`).exec(text);
  const parts = match ? pieces.map((piece, i) => readPart(piece, match[i + 1] ?? "")) : [null];
  return parts.every((part) => part !== null) ? parts : null;
}

/** Returns the component with other parts. */
export function writeForm(
  {id, rules, position}: EditedComponent,
  {inRules}: Form,
  parts: readonly Part[],
): EditedComponent {
  const text = (shown: readonly Part[]) => shown.map(writePart).join("");
  return {
    id,
    rules: inRules > 0 ? text(parts.slice(0, inRules)) : rules,
    position: turnOf(position) + text(parts.slice(inRules)),
  };
}

const hasOpenBracket = (text: string) => text.split(/[([{]/).length > text.split(/[)\]}]/).length;

/**
 * Returns the part of the rules that contains the place `at` of the address, the text of its field, and the place in
 * that text; null if there is none.
 */
export function faultyPart({inRules}: Form, parts: readonly Part[], address: string, from: number, at: number) {
  if (at < from) return null;
  let start = address.indexOf("(", from) + 1;
  const spans = parts.slice(0, inRules).map((part, index) => {
    const partText = writePart(part);
    const prefixLength = "before" in part.piece ? part.piece.before.length : 0;
    const [begin, text] = [start + prefixLength, partText.slice(prefixLength)];
    start += partText.length;
    return {index, text, at: Math.max(0, at - begin), end: start};
  });
  // An open bracket is reported at the end of the address.
  const span = spans.find(({end: ends}) => at <= ends) ?? spans.find(({text}) => hasOpenBracket(text));
  return span ? {...span, at: Math.min(span.at, span.text.length)} : null;
}
