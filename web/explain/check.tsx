// "Check it": the position once more by the bare definition, beside what was said of it.
import {useState} from "preact/hooks";
import type {Answer, Checked} from "../engine/types";
import {ui, type Words} from "../text";
import {counted, starred} from "../ui/numbers";
import {useTongue} from "../ui/tongue";

interface CheckProps {
  answer: Answer;
  /** Null where the engine could not say. */
  check(): Promise<Checked | null>;
}

const winner = (wins: boolean): Words => (wins ? ui.stateN : ui.stateP);

/** What both say, side by side; under misere, sj and every the answer's value is another thing than the mex. */
function rowsOf({play, outcome, grundy, moves}: Answer, defined: Checked): [Words, Words | string, Words | string][] {
  const rows: [Words, Words | string | null, Words | string | null][] = [
    [ui.checkWinner, winner(outcome === "N"), defined.wins === null ? null : winner(defined.wins)],
    [
      ui.checkValue,
      play === "normal" && grundy !== null ? starred(grundy) : null,
      defined.grundy && starred(defined.grundy),
    ],
    [ui.moves, moves.total, defined.total],
    [ui.checkWinning, moves.winning, defined.winning],
  ];
  return rows.flatMap(([name, said, found]) => (said === null || found === null ? [] : [[name, said, found]]));
}

export function Check({answer, check}: CheckProps) {
  const t = useTongue();
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
  const read = (said: Words | string) => (typeof said === "string" ? said : t(said));
  return (
    <div class="checked">
      <button type="button" class="quiet" aria-disabled={busy} onClick={() => void start()}>
        {t(busy ? ui.checking : ui.check)}
      </button>
      <div role="status">
        {checked === null && <p>{t(ui.checkFailed)}</p>}
        {checked?.status === "limit" && <p>{t(ui.checkTooLarge, {positions: counted(checked.positions)})}</p>}
        {checked?.status === "solved" && (
          <>
            <p>{t(ui.checkAbout, {positions: counted(checked.positions)})}</p>
            <table>
              <thead>
                <tr>
                  <td />
                  <th scope="col">{t(ui.checkSaid)}</th>
                  <th scope="col">{t(ui.checkDefined)}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {rowsOf(answer, checked).map(([name, said, defined]) => (
                  <tr key={name.en} class={said === defined ? "" : "differs"}>
                    <th scope="row">{t(name)}</th>
                    <td>{read(said)}</td>
                    <td>{read(defined)}</td>
                    <td>{said === defined ? t(ui.checkAgrees) : t(ui.checkDiffers)}</td>
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
