// The winner's whole plan as a file: a certificate that needs no theory to be checked.
import {useState} from "preact/hooks";
import type {Strategy} from "../engine/types";
import type {Sentence} from "../text";
import {useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";

export interface PlanProps {
  /** Null where the engine could not say. */
  plan(): Promise<Strategy | {status: "limit"} | null>;
}

/** `key` tells positions apart: what was said of one is not said beside another. */
export function usePlan({plan}: PlanProps, key: string) {
  const t = useLanguage();
  const [last, setLast] = useState<{key: string; say: Sentence; isBusy?: true} | null>(null);
  const said = last?.key === key ? last : null;
  const busy = said?.isBusy === true;
  const start = async () => {
    if (busy) return;
    setLast({key, say: (t) => t.ui.planning, isBusy: true});
    const found = await plan();
    if (found && "certificate" in found) {
      save("strategy.json", "application/json", JSON.stringify(found));
      const positions = counted(found.positions.length);
      setLast({key, say: (t) => t(t.ui.planSaved, {positions})});
    } else setLast({key, say: (t) => (found ? t.ui.planTooLarge : t.ui.checkFailed)});
  };
  const button = (
    <button type="button" aria-disabled={busy} onClick={() => void start()}>
      {t.ui.savePlan}
    </button>
  );
  const line = <p role="status">{said?.say(t)}</p>;
  return {button, line};
}
