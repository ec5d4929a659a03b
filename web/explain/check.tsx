// "Check it": the position once more by the bare definition, beside what was said of it.
import {useState} from "preact/hooks";
import type {Answer, Checked} from "../engine/types";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";
import {counted, starred} from "../ui/numbers";

interface CheckProps {
  answer: Answer;
  /** Null where the engine could not say. */
  check(): Promise<Checked | null>;
}

const winner = (t: Language, wins: boolean) => (wins ? t.ui.stateN : t.ui.stateP);

/** What both say, side by side; under misere, sj and every the answer's value is another thing than the mex. */
function rowsOf(t: Language, {play, outcome, grundy, moves}: Answer, defined: Checked): [string, string, string][] {
  const rows: [string, string | null, string | null][] = [
    [t.ui.checkWinner, winner(t, outcome === "N"), defined.wins === null ? null : winner(t, defined.wins)],
    [
      t.ui.checkValue,
      play === "normal" && grundy !== null ? starred(grundy) : null,
      defined.grundy && starred(defined.grundy),
    ],
    [t.ui.moves, moves.total, defined.total],
    [t.ui.checkWinning, moves.winning, defined.winning],
  ];
  return rows.flatMap(([name, said, found]) => (said === null || found === null ? [] : [[name, said, found]]));
}

export function Check({answer, check}: CheckProps) {
  const t = useLanguage();
  const key = `${answer.play} ${answer.address}`;
  /** Of the position that it was asked of, which another may have followed since. */
  const [asked, setAsked] = useState<{key: string; found: Checked | null | "busy"} | null>(null);
  const {outcome, status} = answer;
  if ((outcome !== "N" && outcome !== "P") || status !== "solved") return null;

  const found = asked?.key === key ? asked.found : undefined;
  const busy = found === "busy";
  const start = async () => {
    if (busy) return;
    setAsked({key, found: "busy"});
    const settled = await check();
    setAsked((now) => (now?.key === key ? {key, found: settled} : now));
  };
  const checked = busy ? undefined : found;
  return (
    <div class="checked">
      <button type="button" class="quiet" aria-disabled={busy} onClick={() => void start()}>
        {busy ? t.ui.checking : t.ui.check}
      </button>
      <div role="status">
        {checked === null && <p>{t.ui.checkFailed}</p>}
        {checked?.status === "limit" && <p>{t(t.ui.checkTooLarge, {positions: counted(checked.positions)})}</p>}
        {checked?.status === "solved" && (
          <>
            <p>{t(t.ui.checkAbout, {positions: counted(checked.positions)})}</p>
            <table>
              <thead>
                <tr>
                  <td />
                  <th scope="col">{t.ui.checkSaid}</th>
                  <th scope="col">{t.ui.checkDefined}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {rowsOf(t, answer, checked).map(([name, said, defined]) => (
                  <tr key={name} class={said === defined ? "" : "differs"}>
                    <th scope="row">{name}</th>
                    <td>{said}</td>
                    <td>{defined}</td>
                    <td>{said === defined ? t.ui.checkAgrees : t.ui.checkDiffers}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </div>
  );
}
