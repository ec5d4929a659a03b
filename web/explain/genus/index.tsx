// Genus and canonical form of a position, which describe it in every sum under misère play; computed on request.
import type {Answer, Limited, MisereForm} from "../../engine/types";
import type {Watch} from "../../lib/request";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import {useRequest} from "../../ui/use-request";
import type {Highlighting} from "../use-highlight";
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

export const isForm = (answer: MisereForm | Limited | null): answer is MisereForm =>
  answer !== null && "form" in answer;

export function Genus({answer, highlighting, form: ask}: GenusProps) {
  const t = useTexts("genus", "misere");
  const {address} = answer;
  const {status, progress, result: form, start, stop} = useRequest<MisereForm>(address);
  if (address === null) return null;
  const findForm = async (watch: Watch) => {
    const reply = await ask(address, null, watch);
    return isForm(reply) && reply.genus !== null ? reply : null;
  };
  return (
    <div class="further genus">
      <h3>{t.genus.title}</h3>
      {(status === "idle" || status === "loading") && <p>{t.genus.about}</p>}
      {status === "idle" && (
        <button type="button" onClick={() => void start(findForm)}>
          {t.genus.ask}
        </button>
      )}
      <p class="quiet" role="status">
        {status === "loading" && t(t.misere.genusMade, {made: formatCount(progress)})}
        {status === "error" && t.genus.spent}
      </p>
      {status === "loading" && (
        <button type="button" onClick={stop}>
          {t.misere.cancel}
        </button>
      )}
      {form && (
        <>
          <GenusDescription form={form} />
          {form.moves && (
            <>
              <h4>{t.genus.moves}</h4>
              <p class="quiet">{t.genus.movesAbout}</p>
              <FormTree moves={form.moves} label={t.genus.tree} />
              <Leading answer={answer} moves={form.moves} highlighting={highlighting} />
            </>
          )}
          <Beside address={address} ask={ask} />
        </>
      )}
    </div>
  );
}
