// A part of the page that is loaded late: its room while it is on its way, and where it does not come, why, with another try.
import type {ComponentChildren} from "preact";
import type {Late} from "../delivery/late";
import {Again} from "./gone";
import {useLanguage} from "./language";
import {Waiting, type WaitingProps} from "./waiting";

interface LateProps<Part> extends WaitingProps {
  late: Late<Part>;
  /** Where more is to be done than to load it. */
  onAgain?(): void;
  children(part: Part): ComponentChildren;
}

export function LateOf<Part>({late, plates, onAgain = () => void late.load(), children}: LateProps<Part>) {
  const t = useLanguage();
  const part = late.part.value;
  if (part) return <>{children(part)}</>;
  const fault = late.fault.value;
  if (fault === null)
    return (
      <div class="late">
        <p role="status">{t.waiting.coming}</p>
        <Waiting plates={plates} />
      </div>
    );
  return (
    <div class="fault lost" role="alert">
      <p>{t.waiting[fault]}</p>
      {fault === "outdated" ? (
        <button type="button" onClick={() => location.reload()}>
          {t.waiting.reload}
        </button>
      ) : (
        <Again isTrying={late.isComing.value} onAgain={onAgain} />
      )}
    </div>
  );
}
