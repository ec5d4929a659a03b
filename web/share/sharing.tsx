// One dialog for all ways to share a position, each with a picture of what opens.
import type {FunctionComponent, TargetedMouseEvent} from "preact";
import {useEffect, useId, useRef, useState} from "preact/hooks";
import type {State} from "../game/state";
import type {Language} from "../text";
import {Glyph} from "../ui/glyph";
import {useWords} from "../ui/language";
import {hasSite} from "../ui/site";
import {Embedding} from "./embedding";
import {Analysis, Challenge, Question} from "./offered";
import {SaveOrCopy} from "./save-or-copy";
import "./share.css";

const views = {
  challenge: Challenge,
  guess: Question,
  analysis: Analysis,
  embed: Embedding,
  save: SaveOrCopy,
} satisfies Record<string, FunctionComponent<{state: State}>>;
type Way = keyof typeof views;

/** The page in one file has no script to embed. */
const ways = (Object.keys(views) as Way[]).filter((way) => way !== "embed" || hasSite);

const wayWords = (t: Language<"share">): Record<Way, string> => ({
  challenge: t.share.challenge,
  guess: t.share.guess,
  analysis: t.share.analysis,
  embed: t.share.embed,
  save: t.share.save,
});

export function Sharing({state, onClose}: {state: State; onClose(): void}) {
  const t = useWords("share");
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState<Way>(state.mode.value === "play" ? "challenge" : "analysis");
  const View = views[way];
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const outside = (event: TargetedMouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog
      class="sharing"
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={outside}
      // The keys of the page behind it are asleep.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet">
        <header>
          <h2 id={title}>{t.share.title}</h2>
          <Glyph sign="×" name={t.ui.close} off={false} onPress={close} />
        </header>
        <fieldset class="lever" aria-label={t.share.ways}>
          {ways.map((one) => (
            <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
              {wayWords(t)[one]}
            </button>
          ))}
        </fieldset>
        <div class="way">
          <View key={way} state={state} />
        </div>
      </div>
    </dialog>
  );
}
