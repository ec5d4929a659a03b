// What a position is under misere play beside any others: its genus and its canonical form, found when that is asked for.
import {useEffect, useState} from "preact/hooks";
import type {Answer, Limited, MisereForm} from "../../engine/types";
import type {Watch} from "../../game/inquiries";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import type {Highlighting} from "../reason-lines";
import {Beside} from "./beside";
import {FormTree} from "./form-tree";
import {Leading} from "./leading";
import {Said} from "./said";
import "./genus.css";

/** The form of a position, beside that of another, if one is named; null where the engine refuses. */
export type AskForm = (address: string, other: string | null, watch: Watch) => Promise<MisereForm | Limited | null>;

export interface GenusProps {
  answer: Answer;
  light: NonNullable<Highlighting>;
  form: AskForm;
}

type Stage = {at: "rest"} | {at: "busy"; made: number; run: AbortController} | {at: "found"; form: MisereForm | null};

export const isForm = (found: MisereForm | Limited | null): found is MisereForm => found !== null && "form" in found;

/** Anew for each position. */
export function Genus({answer, light, form: ask}: GenusProps) {
  const t = useWords("genus", "misere");
  const [stage, setStage] = useState<Stage>({at: "rest"});
  const run = stage.at === "busy" ? stage.run : null;
  useEffect(() => () => run?.abort(), [run]);
  const {address} = answer;
  if (address === null) return null;
  const start = async () => {
    const own = new AbortController();
    setStage({at: "busy", made: 0, run: own});
    const onProgress = (made: number) => {
      if (!own.signal.aborted) setStage({at: "busy", made, run: own});
    };
    const found = await ask(address, null, {signal: own.signal, onProgress});
    if (own.signal.aborted) return;
    setStage({at: "found", form: isForm(found) && found.genus !== null ? found : null});
  };
  const stop = () => {
    run?.abort();
    setStage({at: "rest"});
  };
  return (
    <div class="further genus">
      <h3>{t.genus.title}</h3>
      {stage.at !== "found" && <p>{t.genus.about}</p>}
      {stage.at === "rest" && (
        <button type="button" onClick={() => void start()}>
          {t.genus.ask}
        </button>
      )}
      <p class="quiet" role="status">
        {stage.at === "busy" && t(t.misere.genusMade, {made: counted(stage.made)})}
        {stage.at === "found" && stage.form === null && t.genus.spent}
      </p>
      {stage.at === "busy" && (
        <button type="button" onClick={stop}>
          {t.misere.cancel}
        </button>
      )}
      {stage.at === "found" && stage.form && (
        <>
          <Said form={stage.form} />
          {stage.form.moves && (
            <>
              <h4>{t.genus.moves}</h4>
              <p class="quiet">{t.genus.movesAbout}</p>
              <FormTree moves={stage.form.moves} label={t.genus.tree} />
              <Leading answer={answer} moves={stage.form.moves} light={light} />
            </>
          )}
          <Beside address={address} ask={ask} />
        </>
      )}
    </div>
  );
}
