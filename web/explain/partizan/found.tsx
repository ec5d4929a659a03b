// What the bare definition says of a position of Left and Right: who wins if the one begins, and who if the other does.
import type {Answer, Checked} from "../../engine/types";
import {moverIn, other, type Side, sides, winnerOf} from "../../game/mover";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import type {FoundProps} from "../check";
import {Compared, type Row} from "../found/compared";

type T = Language<"partizan" | "found">;
type ByFirst = Record<Side, Checked>;

/** The moves are those of the player to move. */
function rowsOf(t: T, answer: Answer, byFirst: ByFirst, {total, winning}: Checked): Row[] {
  const wins = (winner: Side | null) => winner && t.partizan.wins[winner];
  return [
    ...sides.map((side): Row => {
      const defined = byFirst[side].wins;
      const winner = defined === null ? null : defined ? side : other(side);
      return [t.partizan.first[side], wins(winnerOf(answer, side)), wins(winner)];
    }),
    [t.ui.moves, answer.moves.total, total],
    [t.found.winning, answer.moves.winning, winning],
  ];
}

const lookedAt = (t: T, side: Side, {status, positions}: Checked) =>
  t(status === "limit" ? t.found.both.tooLarge : t.found.both.whole, {
    first: t.partizan.first[side],
    count: counted(positions),
  });

export function Found({answer, found: {now, then}}: FoundProps) {
  const t = useWords("partizan", "found");
  // Else it was not asked.
  if (answer.address === null || !then) return null;
  const byFirst: ByFirst = moverIn(answer.address) === "L" ? {L: now, R: then} : {L: then, R: now};
  return (
    <>
      <p>{t.sentences([t.found.both.about, ...sides.map((side) => lookedAt(t, side, byFirst[side]))])}</p>
      <Compared rows={rowsOf(t, answer, byFirst, now)} />
    </>
  );
}
