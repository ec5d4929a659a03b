// Notation of a game, as the pieces that its text is made of: that of its position, and that of its rules.

import {greatest, list, type Notation, single} from "../boards/kinds/notation";
import type {ListName, Piece, RuleName} from "../boards/kinds/pieces";
import type {CatalogEntry} from "../engine/types";

const notations = Object.values(
  import.meta.glob<Notation>("../boards/kinds/*/notation.ts", {eager: true, import: "notation"}),
);
const formats = Object.assign({}, ...notations.map((notation) => notation.formats)) as Notation["formats"];

const rule = (name: RuleName, before = ""): Piece => ({kind: "rule", name, before});
/** Numbers that a player may take: at least one, all different. */
const numbers = (name: ListName, before = "") =>
  list(name, {before, min: 1n, runs: false, limitsCount: true, newItem: (all) => [String(greatest(all) + 1n)]});

const rulesFormats: Notation["formats"] = {
  text: () => [rule("rules")],
  number: () => [single("rules", {min: 1n})],
  "two-sets": () => [numbers("leftNumber"), numbers("rightNumber", ";")],
  "two-rules": () => [rule("leftRule", "left: "), rule("rightRule", "; right: ")],
  ...Object.assign({}, ...notations.map((notation) => notation.rules)),
};

/** Returns the pieces of a position; null for a board that is edited as a drawing, a program or a text. */
export const piecesOfPosition = ({format, pieces}: Pick<CatalogEntry, "format" | "pieces">) =>
  (format !== null && formats[format]?.(pieces)) || null;

/** Returns the pieces of the text between the brackets; none if there is none, or its format is not known. */
export const piecesOfRules = ({rules_format}: Pick<CatalogEntry, "rules_format">) =>
  (rules_format !== null && rulesFormats[rules_format]?.("")) || [];
