// Result of the bare definition for a partizan position: the winner if one player begins, and if the other does.
import type {Answer, Checked} from "../../engine/types";
import {moverIn, otherSide, type Side, sides, winnerOf} from "../../game/opponent/mover";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {FoundProps} from "../check";
import {ComparisonTable, type Row} from "../definition/comparison";

type T = Language<"partizan" | "definition">;
type ByFirst = Record<Side, Checked>;

/** The move counts are those of the player to move. */
function rowsOf(t: T, answer: Answer, byFirst: ByFirst, {total, winning}: Checked): Row[] {
  const winnerText = (winner: Side | null) => winner && t.partizan.wins[winner];
  return [
    ...sides.map((side): Row => {
      const moverWins = byFirst[side].wins;
      const winner = moverWins === null ? null : moverWins ? side : otherSide(side);
      return [t.partizan.first[side], winnerText(winnerOf(answer, side)), winnerText(winner)];
    }),
    [t.ui.moves, answer.moves.total, total],
    [t.definition.winning, answer.moves.winning, winning],
  ];
}

const describeCheck = (t: T, side: Side, {status, positions}: Checked) =>
  t(status === "limit" ? t.definition.both.tooLarge : t.definition.both.whole, {
    first: t.partizan.first[side],
    count: formatCount(positions),
  });

export function Found({answer, result: {moverFirst, otherFirst}}: FoundProps) {
  const t = useTexts("partizan", "definition");
  // Without `otherFirst` the turn was not checked.
  if (answer.address === null || !otherFirst) return null;
  const byFirst: ByFirst =
    moverIn(answer.address) === "L" ? {L: moverFirst, R: otherFirst} : {L: otherFirst, R: moverFirst};
  return (
    <>
      <p>{t.sentences([t.definition.both.about, ...sides.map((side) => describeCheck(t, side, byFirst[side]))])}</p>
      <ComparisonTable rows={rowsOf(t, answer, byFirst, moverFirst)} />
    </>
  );
}
