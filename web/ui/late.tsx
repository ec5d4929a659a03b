// What is loaded, with its words, when it is first shown: a page, a panel, a dialog.
import {signal} from "@preact/signals";
import {useContext, useEffect} from "preact/hooks";
import type {Late} from "../text";
import {Again} from "./gone";
import {ReadingContext, useLanguage} from "./language";
import type {Reading} from "./reading";
import {Waiting} from "./waiting";

export interface LateSource<Part> {
  words: readonly Late[];
  load(): Promise<Part>;
}

export function createLate<Part>({words, load}: LateSource<Part>) {
  const part = signal<Part | null>(null);
  const isLost = signal(false);
  const isComing = signal(false);
  return {
    /** Null until it is there, with its words in the language that is read. */
    part,
    isComing,
    /** It could not be loaded. */
    isLost,
    async open(reading: Reading) {
      if (part.peek() || isComing.peek()) return;
      isComing.value = true;
      try {
        const [found] = await Promise.all([load(), reading.opening(...words)]);
        part.value = found;
        isLost.value = false;
      } catch {
        isLost.value = true;
      }
      isComing.value = false;
    },
  };
}
export type LatePart<Part> = ReturnType<typeof createLate<Part>>;

interface ComingProps {
  late: LatePart<unknown>;
  plates: readonly (3 | 12 | 24)[];
}

/** Stands in its place, and loads it. */
export function Coming({late, plates}: ComingProps) {
  const t = useLanguage();
  const reading = useContext(ReadingContext);
  const open = () => void (reading && late.open(reading));
  useEffect(open, [late, reading]);
  if (!late.isLost.value) return <Waiting plates={plates} />;
  return (
    <div class="fault banner" role="alert">
      <p>{t.waiting.partLost}</p>
      <Again isTrying={late.isComing.value} onAgain={open} />
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
