// "Check it": the position once more by the bare definition, beside what was said of it.
import {useEffect, useState} from "preact/hooks";
import type {Answer, Checked} from "../engine/types";
import {ui, type Words} from "../text";
import {starred} from "./parts";
import {useTongue} from "./tongue";

interface CheckProps {
  answer: Answer;
  /** Null where the engine could not say. */
  check(): Promise<Checked | null>;
}

const moverWins: Record<string, boolean> = {N: true, P: false};
const winner = (wins: boolean): Words => (wins ? ui.stateN : ui.stateP);

/** Under misere, sj and every the answer's value is another thing than the mex. */
const normalValue = ({play, grundy}: Answer) => (play === "normal" ? grundy : null);

export function Check({answer, check}: CheckProps) {
  const t = useTongue();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const key = `${answer.play} ${answer.address}`;
  useEffect(() => {
    setChecked(null);
    setBusy(false);
  }, [key]);
  const said = moverWins[answer.outcome ?? ""];
  if (said === undefined || answer.status !== "solved") return null;

  const start = async () => {
    setBusy(true);
    setChecked(await check());
    setBusy(false);
  };
  const value = normalValue(answer);
  const rows: [Words, string, string][] = [];
  if (checked?.status === "solved" && checked.wins !== null) {
    rows.push([ui.checkWinner, t(winner(said)), t(winner(checked.wins))]);
    if (value !== null && checked.grundy !== null) rows.push([ui.checkValue, starred(value), starred(checked.grundy)]);
    const {total, winning} = answer.moves;
    if (total !== null) rows.push([ui.moves, total, checked.total]);
    if (winning !== null) rows.push([ui.checkWinning, winning, checked.winning]);
  }
  return (
    <div class="checked">
      <button type="button" class="quiet" disabled={busy} onClick={() => void start()}>
        {t(busy ? ui.checking : ui.check)}
      </button>
      <div role="status">
        {checked?.status === "limit" && <p>{t(ui.checkTooLarge, {positions: checked.positions})}</p>}
        {rows.length > 0 && checked && (
          <>
            <p>{t(ui.checkAbout, {positions: checked.positions})}</p>
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
                {rows.map(([name, own, defined]) => (
                  <tr key={name.en} class={own === defined ? "" : "differs"}>
                    <th scope="row">{t(name)}</th>
                    <td>{own}</td>
                    <td>{defined}</td>
                    <td>{own === defined ? t(ui.checkAgrees) : t(ui.checkDiffers)}</td>
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
