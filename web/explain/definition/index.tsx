// Result of the bare definition for an impartial position.
import type {Answer, Checked} from "../../engine/types";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";
import {formatCount, formatNimber} from "../../ui/numbers";
import type {FoundProps} from "../check";
import {ComparisonTable, type Row} from "./comparison";

const winner = (t: Language, wins: boolean, draws = false) =>
  draws ? t.ui.outcomeD : wins ? t.ui.stateN : t.ui.stateP;

/** Facts known both ways; only under normal play can the answer's value be compared with the mex. */
const rowsOf = (t: Language<"definition">, {play, outcome, grundy, moves}: Answer, checked: Checked): Row[] => [
  [
    t.definition.winner,
    winner(t, outcome === "N", outcome === "D"),
    checked.wins === null && !checked.draws ? null : winner(t, checked.wins === true, checked.draws),
  ],
  [
    t.definition.value,
    play === "normal" && grundy !== null ? formatNimber(grundy) : null,
    checked.grundy && formatNimber(checked.grundy),
  ],
  [t.ui.moves, moves.total, checked.total],
  [t.definition.winning, moves.winning, checked.winning],
];

export function Found({answer, result: {moverFirst}}: FoundProps) {
  const t = useTexts("definition");
  const facts = {positions: formatCount(moverFirst.positions)};
  if (moverFirst.status === "limit") return <p>{t(t.definition.tooLarge, facts)}</p>;
  return (
    <>
      <p>{t(t.definition.about, facts)}</p>
      <ComparisonTable rows={rowsOf(t, answer, moverFirst)} />
    </>
  );
}
