// A position in characters: its board where that can be set in lines, its address, and what is told of it.
import type {Board} from "../boards/hand/touch";
import type {Answer} from "../engine/types";
import {componentsOf} from "../game/outlines";
import {toldTogether} from "../say/alike";
import {signedName} from "../say/game-names";
import {askedOf, positionName} from "../say/position-name";
import {outcomeWords} from "../say/verdicts";
import type {Language} from "../text";
import {starred} from "../ui/numbers";

/** Of a heap or a strip; a longer one is a number, or nothing. */
const longest = 60;
const mostMoves = 12;

const heap = (size: string) => (Number(size) > longest ? size : "●".repeat(Number(size)) || "–");

function numbered(lines: readonly string[]): string[] {
  const wide = String(lines.length).length;
  return lines.map((line, i) => `${String(i + 1).padStart(wide)}  ${line}`);
}

const faces: Record<string, string> = {w: "○", x: "×"};

/** None where a board is no rows of things. */
export function boardLines(board: Board): string[] {
  switch (board.kind) {
    case "heaps":
      return numbered(board.sizes.map(heap));
    case "stairs":
      return numbered(board.steps.map(heap));
    case "row":
      return [[...board.coins].join(" ")];
    case "grid":
      return board.layers.flatMap((rows, i) => [
        ...(i > 0 ? [""] : []),
        ...rows.map((row) => [...row].join(" ").trimEnd()),
      ]);
    case "strip":
      return board.rows.flatMap(({width, pieces, faces: own}) => {
        if (Number(width) > longest) return [];
        const cells = Array<string>(Number(width)).fill("·");
        for (const [i, cell] of pieces.entries()) cells[Number(cell) - 1] = faces[own[i] ?? ""] ?? "●";
        return [cells.join(" ")];
      });
    default:
      return [];
  }
}

function verdictOf(answer: Answer, t: Language<"share">): string[] {
  if (answer.outcome === null) return [];
  const value = answer.grundy === null ? null : t(t.share.value, {value: starred(answer.grundy)});
  const said = t(t.share.told, {outcome: outcomeWords(t)[answer.outcome]});
  const winning = answer.moves.listed.filter(({wins}) => wins);
  const told = toldTogether(winning, answer.moves.listed, t).map(({says}) => says);
  const moves = told.length > mostMoves ? [...told.slice(0, mostMoves), "…"] : told;
  return [
    value === null ? said : t.sentences([said, value]),
    ...(moves.length > 0 ? [t(t.share.winningMoves, {moves: t.clauses(moves)})] : []),
  ];
}

interface PositionSource {
  link: string | null;
  /** Nothing is given away of a game that goes on. */
  isTold: boolean;
}

export function positionText(answer: Answer, t: Language<"share">, {link, isTold}: PositionSource): string {
  const components = componentsOf(answer);
  const name = isTold ? positionName(components, answer.play) : askedOf(components, answer.play);
  const boards = (answer.components ?? [answer]).flatMap((part) => {
    const lines = part.board ? boardLines(part.board) : [];
    return lines.length === 0 ? [] : [...(answer.components ? [signedName(part)(t)] : []), ...lines, ""];
  });
  const rest = [answer.address, ...(isTold ? verdictOf(answer, t) : []), link].filter((line) => line !== null);
  return [name(t), "", ...boards, ...rest, ""].join("\n");
}
