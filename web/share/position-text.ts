// Position as plain text: its board if it can be set in lines, its address, and what is known of it.
import type {Answer} from "../engine/types";
import {componentsOf} from "../game/analysis/outlines";
import {describeGrouped} from "../say/alike";
import {boardWords} from "../say/board-words";
import {signedName} from "../say/game-names";
import {positionName, positionQuestion} from "../say/position-name";
import {outcomeWords} from "../say/verdicts";
import type {Language} from "../text";
import {formatNimber} from "../ui/numbers";

const maxMoves = 12;

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
    const lines = (part.board && boardWords(part.board).lines?.(part.board)) ?? [];
    return lines.length === 0 ? [] : [...(answer.components ? [signedName(part)(t)] : []), ...lines, ""];
  });
  const footer = [answer.address, ...(showsAnswer ? verdictOf(answer, t) : []), link].filter((line) => line !== null);
  return [name(t), "", ...boards, ...footer, ""].join("\n");
}
