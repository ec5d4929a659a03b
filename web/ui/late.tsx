// A part of the page that is loaded late, with its words: its room while it is on its way, and where it does not come, why, with
// another try.
import type {ComponentChildren} from "preact";
import {useContext, useEffect} from "preact/hooks";
import {type Late as LatePart, late} from "../delivery/late";
import type {Late as LateWords} from "../text";
import {Again} from "./gone";
import {ReadingContext, useLanguage} from "./language";
import type {Reading} from "./reading";
import {Waiting, type WaitingProps} from "./waiting";

export interface LateSource<Part> {
  words: readonly LateWords[];
  load(): Promise<Part>;
}

export const lateWithWords = <Part,>({words, load}: LateSource<Part>) =>
  late(load, (reading: Reading) => reading.opening(...words));

interface LateProps<Part> extends WaitingProps {
  late: LatePart<Part, [Reading]>;
  /** Where more is to be done than to load it. */
  onAgain?(): void;
  children(part: Part): ComponentChildren;
}

/** Stands in its place, and loads it. */
export function LateOf<Part>({late, plates, onAgain, children}: LateProps<Part>) {
  const t = useLanguage();
  const reading = useContext(ReadingContext);
  const load = () => void (reading && late.load(reading));
  useEffect(load, [late, reading]);
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
        <Again isTrying={late.isComing.value} onAgain={onAgain ?? load} />
      )}
    </div>
  );
}

/** The story of a game has not come; what needs it waits. */
export function Untold({reading}: {reading: Reading}) {
  const t = useLanguage();
  if (!reading.untold.value) return null;
  return (
    <div class="fault banner" role="alert">
      <p>{t.waiting.storyLost}</p>
      <Again isTrying={false} onAgain={reading.again} />
    </div>
  );
}
