// Late part of the page with its texts: a placeholder while it loads and, if it does not load, the reason with a button
// to retry.
import type {ComponentChildren} from "preact";
import {useContext, useEffect} from "preact/hooks";
import {createLatePart, type Late as LatePart} from "../delivery/late";
import type {Late as LateWords} from "../text";
import {Again} from "./engine-banner";
import {ReadingContext, useLanguage} from "./language";
import type {Reading} from "./reading";
import {Waiting, type WaitingProps} from "./waiting";

export interface LateSource<Part> {
  words: readonly LateWords[];
  load(): Promise<Part>;
}

export const createLateView = <Part,>({words, load}: LateSource<Part>) =>
  createLatePart(load, (reading: Reading) => reading.loadTexts(...words));

interface LateProps<Part> extends WaitingProps {
  late: LatePart<Part, [Reading]>;
  /** Replaces the retry if more is to be done than loading. */
  onAgain?(): void;
  children(part: Part): ComponentChildren;
}

/** Shows the part in its place, and loads it. */
export function LateView<Part>({late, plates, onAgain, children}: LateProps<Part>) {
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
        <Again isTrying={late.isLoading.value} onAgain={onAgain ?? load} />
      )}
    </div>
  );
}

/** Banner for a story of a game that did not load; the page goes on without. */
export function StoryFailure({reading}: {reading: Reading}) {
  const t = useLanguage();
  if (!reading.hasStoryFailed.value) return null;
  return (
    <div class="fault banner" role="alert">
      <p>{t.waiting.storyLost}</p>
      <Again isTrying={false} onAgain={reading.retry} />
    </div>
  );
}
