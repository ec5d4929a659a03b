// Position as plain text: its board if it can be set in lines, its address, and what is known of it.
import type {Board} from "../boards/hand/touch";
import type {Answer} from "../engine/types";
import {componentsOf} from "../game/outlines";
import {describeGrouped} from "../say/alike";
import {signedName} from "../say/game-names";
import {positionName, positionQuestion} from "../say/position-name";
import {outcomeWords} from "../say/verdicts";
import type {Language} from "../text";
import {formatNimber} from "../ui/numbers";

/** Maximal size of a heap or strip that is drawn; a larger heap is a number, a longer strip is left out. */
const maxItems = 60;
const maxMoves = 12;

const heap = (size: string) => (Number(size) > maxItems ? size : "●".repeat(Number(size)) || "–");

function numberLines(lines: readonly string[]): string[] {
  const digits = String(lines.length).length;
  return lines.map((line, i) => `${String(i + 1).padStart(digits)}  ${line}`);
}

const faces: Record<string, string> = {w: "○", x: "×"};

/** Returns the lines of a board; none if it does not consist of rows. */
export function boardLines(board: Board): string[] {
  switch (board.kind) {
    case "heaps":
      return numberLines(board.sizes.map(heap));
    case "stairs":
      return numberLines(board.steps.map(heap));
    case "row":
      return [[...board.coins].join(" ")];
    case "grid":
      return board.layers.flatMap((rows, i) => [
        ...(i > 0 ? [""] : []),
        ...rows.map((row) => [...row].join(" ").trimEnd()),
      ]);
    case "strip":
      return board.rows.flatMap(({width, pieces, faces: rowFaces}) => {
        if (Number(width) > maxItems) return [];
        const cells = Array<string>(Number(width)).fill("·");
        for (const [i, cell] of pieces.entries()) cells[Number(cell) - 1] = faces[rowFaces[i] ?? ""] ?? "●";
        return [cells.join(" ")];
      });
    default:
      return [];
  }
}

function verdictOf(answer: Answer, t: Language<"share">): string[] {
  if (answer.outcome === null) return [];
  const value = answer.grundy === null ? null : t(t.share.value, {value: formatNimber(answer.grundy)});
  const outcomeText = t(t.share.told, {outcome: outcomeWords(t)[answer.outcome]});
  const winning = answer.moves.listed.filter(({wins}) => wins);
  const winningMoves = describeGrouped(winning, answer.moves.listed, t).map(({says}) => says);
  const moves = winningMoves.length > maxMoves ? [...winningMoves.slice(0, maxMoves), "…"] : winningMoves;
  return [
    value === null ? outcomeText : t.sentences([outcomeText, value]),
    ...(moves.length > 0 ? [t(t.share.winningMoves, {moves: t.clauses(moves)})] : []),
  ];
}

interface PositionSource {
  link: string | null;
  /** False in a game that goes on, of which nothing is to be given away. */
  showsAnswer: boolean;
}

export function positionText(answer: Answer, t: Language<"share">, {link, showsAnswer}: PositionSource): string {
  const components = componentsOf(answer);
  const name = showsAnswer ? positionName(components, answer.play) : positionQuestion(components, answer.play);
  const boards = (answer.components ?? [answer]).flatMap((part) => {
    const lines = part.board ? boardLines(part.board) : [];
    return lines.length === 0 ? [] : [...(answer.components ? [signedName(part)(t)] : []), ...lines, ""];
  });
  const footer = [answer.address, ...(showsAnswer ? verdictOf(answer, t) : []), link].filter((line) => line !== null);
  return [name(t), "", ...boards, ...footer, ""].join("\n");
}
