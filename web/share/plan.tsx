// The winner's whole plan as a file: a certificate that needs no theory to be checked.
import {useState} from "preact/hooks";
import type {Strategy} from "../engine/types";
import {ui, type Words} from "../text";
import {counted} from "../ui/numbers";
import {save} from "../ui/save";
import {useTongue} from "../ui/tongue";

export interface PlanProps {
  /** Null where the engine could not say. */
  plan(): Promise<Strategy | {status: "limit"} | null>;
}

/** `key` tells positions apart: what was said of one is not said beside another. */
export function usePlan({plan}: PlanProps, key: string) {
  const t = useTongue();
  const [last, setLast] = useState<{key: string; words: Words; positions?: string} | null>(null);
  const said = last?.key === key ? last : null;
  const busy = said?.words === ui.planning;
  const start = async () => {
    if (busy) return;
    setLast({key, words: ui.planning});
    const found = await plan();
    if (found && "certificate" in found) {
      save("strategy.json", "application/json", JSON.stringify(found));
      setLast({key, words: ui.planSaved, positions: counted(String(found.positions.length))});
    } else setLast({key, words: found ? ui.planTooLarge : ui.checkFailed});
  };
  const button = (
    <button type="button" aria-disabled={busy} onClick={() => void start()}>
      {t(ui.savePlan)}
    </button>
  );
  const line = <p role="status">{said && t(said.words, {positions: said.positions ?? ""})}</p>;
  return {button, line};
}
