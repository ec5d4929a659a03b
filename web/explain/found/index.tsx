// What the bare definition says of a position in which both have the same moves.
import type {Answer, Checked} from "../../engine/types";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {counted, starred} from "../../ui/numbers";
import type {FoundProps} from "../check";
import {Compared, type Row} from "./compared";

const winner = (t: Language, wins: boolean) => (wins ? t.ui.stateN : t.ui.stateP);

/** What both say, side by side; under misere, sj and every the answer's value is another thing than the mex. */
const rowsOf = (t: Language<"found">, {play, outcome, grundy, moves}: Answer, defined: Checked): Row[] => [
  [t.found.winner, winner(t, outcome === "N"), defined.wins === null ? null : winner(t, defined.wins)],
  [
    t.found.value,
    play === "normal" && grundy !== null ? starred(grundy) : null,
    defined.grundy && starred(defined.grundy),
  ],
  [t.ui.moves, moves.total, defined.total],
  [t.found.winning, moves.winning, defined.winning],
];

export function Found({answer, found: {now}}: FoundProps) {
  const t = useWords("found");
  const facts = {positions: counted(now.positions)};
  if (now.status === "limit") return <p>{t(t.found.tooLarge, facts)}</p>;
  return (
    <>
      <p>{t(t.found.about, facts)}</p>
      <Compared rows={rowsOf(t, answer, now)} />
    </>
  );
}
