// Genus and canonical form of a position, which describe it in every sum under misère play; computed on request.
import {useEffect, useState} from "preact/hooks";
import type {Answer, Limited, MisereForm} from "../../engine/types";
import type {Watch} from "../../game/analysis/position-queries";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {Highlighting} from "../reason-lines";
import {Beside} from "./comparison";
import {GenusDescription} from "./description";
import {FormTree} from "./form-tree";
import {Leading} from "./options-table";
import "./genus.css";

/** Requests the form of a position, compared with `other` if given; null where the engine refuses. */
export type AskForm = (address: string, other: string | null, watch: Watch) => Promise<MisereForm | Limited | null>;

export interface GenusProps {
  answer: Answer;
  highlighting: NonNullable<Highlighting>;
  form: AskForm;
}

type Stage =
  | {status: "idle"}
  | {status: "busy"; steps: number; run: AbortController}
  | {status: "done"; form: MisereForm | null};

export const isForm = (answer: MisereForm | Limited | null): answer is MisereForm =>
  answer !== null && "form" in answer;

/** Must be mounted anew for each position. */
export function Genus({answer, highlighting, form: ask}: GenusProps) {
  const t = useTexts("genus", "misere");
  const [stage, setStage] = useState<Stage>({status: "idle"});
  const run = stage.status === "busy" ? stage.run : null;
  useEffect(() => () => run?.abort(), [run]);
  const {address} = answer;
  if (address === null) return null;
  const start = async () => {
    const controller = new AbortController();
    setStage({status: "busy", steps: 0, run: controller});
    const onProgress = (steps: number) => {
      if (!controller.signal.aborted) setStage({status: "busy", steps, run: controller});
    };
    const reply = await ask(address, null, {signal: controller.signal, onProgress});
    if (controller.signal.aborted) return;
    setStage({status: "done", form: isForm(reply) && reply.genus !== null ? reply : null});
  };
  const stop = () => {
    run?.abort();
    setStage({status: "idle"});
  };
  return (
    <div class="further genus">
      <h3>{t.genus.title}</h3>
      {stage.status !== "done" && <p>{t.genus.about}</p>}
      {stage.status === "idle" && (
        <button type="button" onClick={() => void start()}>
          {t.genus.ask}
        </button>
      )}
      <p class="quiet" role="status">
        {stage.status === "busy" && t(t.misere.genusMade, {made: formatCount(stage.steps)})}
        {stage.status === "done" && stage.form === null && t.genus.spent}
      </p>
      {stage.status === "busy" && (
        <button type="button" onClick={stop}>
          {t.misere.cancel}
        </button>
      )}
      {stage.status === "done" && stage.form && (
        <>
          <GenusDescription form={stage.form} />
          {stage.form.moves && (
            <>
              <h4>{t.genus.moves}</h4>
              <p class="quiet">{t.genus.movesAbout}</p>
              <FormTree moves={stage.form.moves} label={t.genus.tree} />
              <Leading answer={answer} moves={stage.form.moves} highlighting={highlighting} />
            </>
          )}
          <Beside address={address} ask={ask} />
        </>
      )}
    </div>
  );
}
