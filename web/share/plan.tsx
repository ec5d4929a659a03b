// A certificate that needs no theory to be checked, as a file: the winner's whole plan, or that of a sum, which proves a value.
import {useState} from "preact/hooks";
import type {Strategy} from "../engine/types";
import type {Sentence} from "../text";
import {useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";

export interface PlanProps {
  /** Null where the engine could not say. */
  plan(): Promise<Strategy | {status: "limit"} | null>;
  file: string;
  label: Sentence;
  saved(facts: {address: string; positions: string}): Sentence;
}

/** `key` tells positions apart: what was said of one is not said beside another. */
export function usePlan({plan, file, label, saved}: PlanProps, key: string) {
  const t = useLanguage();
  const [last, setLast] = useState<{key: string; say: Sentence; isBusy?: true} | null>(null);
  const said = last?.key === key ? last : null;
  const busy = said?.isBusy === true;
  const start = async () => {
    if (busy) return;
    setLast({key, say: (t) => t.ui.planning, isBusy: true});
    const found = await plan();
    if (found && "certificate" in found) {
      save(file, "application/json", JSON.stringify(found));
      setLast({key, say: saved({address: found.address, positions: counted(found.positions.length)})});
    } else setLast({key, say: (t) => (found ? t.ui.planTooLarge : t.ui.checkFailed)});
  };
  const button = (
    <button type="button" aria-disabled={busy} onClick={() => void start()}>
      {label(t)}
    </button>
  );
  const line = <p role="status">{said?.say(t)}</p>;
  return {button, line};
}
