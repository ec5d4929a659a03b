// Dialog with all ways to share a position, each with a picture of what it opens.
import type {FunctionComponent, TargetedMouseEvent} from "preact";
import {useEffect, useId, useRef, useState} from "preact/hooks";
import type {State} from "../game/state";
import type {Language} from "../text";
import {Glyph} from "../ui/glyph";
import {useTexts} from "../ui/language";
import {hasSite} from "../ui/site";
import {Embedding} from "./embedding";
import {SaveOrCopy} from "./save-or-copy";
import {canSendMove} from "./share-links";
import {Analysis, Challenge, NextTurn, Question} from "./shared-link";
import "./share.css";

const views = {
  turn: NextTurn,
  challenge: Challenge,
  guess: Question,
  analysis: Analysis,
  embed: Embedding,
  save: SaveOrCopy,
} satisfies Record<string, FunctionComponent<{state: State}>>;
type View = keyof typeof views;

/** Returns the ways that exist here: the single-file build of the page has no script to embed. */
const viewsOf = (state: State) =>
  (Object.keys(views) as View[]).filter((name) => (name === "turn" ? canSendMove(state) : name !== "embed" || hasSite));

const viewTitles = (t: Language<"share">): Record<View, string> => ({
  turn: t.table.sendMove,
  challenge: t.share.challenge,
  guess: t.share.guess,
  analysis: t.share.analysis,
  embed: t.share.embed,
  save: t.share.save,
});

export function Sharing({state, onClose}: {state: State; onClose(): void}) {
  const t = useTexts("share");
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<View>(
    canSendMove(state) ? "turn" : state.mode.value === "play" ? "challenge" : "analysis",
  );
  const CurrentView = views[view];
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const closeOutside = (event: TargetedMouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog
      class="sharing"
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={closeOutside}
      // Keeps the keyboard shortcuts of the page from running.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet">
        <header>
          <h2 id={title}>{t.share.title}</h2>
          <Glyph sign="×" name={t.ui.close} off={false} onPress={close} />
        </header>
        <fieldset class="lever" aria-label={t.share.ways}>
          {viewsOf(state).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {viewTitles(t)[name]}
            </button>
          ))}
        </fieldset>
        <div class="way">
          <CurrentView key={view} state={state} />
        </div>
      </div>
    </dialog>
  );
}
