// Row of plies with what is known of each. Of a long row the first, the last and those around one are drawn; arrow keys
// move through all of them, and assistive technology is told the place of each.
import {useEffect, useRef, useState} from "preact/hooks";
import {outcomeWords} from "../say/verdicts";
import {EXCERPT_RADIUS, excerptOf} from "../ui/excerpt";
import {useLanguage} from "../ui/language";
import {formatCount, formatNimber} from "../ui/numbers";
import {Letter} from "../ui/value";
import {choiceOf, type PlyShown, threwWin, titleOf} from "./ply";

interface PlyRowProps {
  plies: PlyShown[];
  /** Index of the current ply; null if it is in another row. */
  at: number | null;
  label: string;
  onJump(id: number): void;
}

export function PlyRow({plies, at, label, onJump}: PlyRowProps) {
  const t = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const pendingFocus = useRef<number | null>(null);
  const [excerpt, setExcerpt] = useState<{at: number | null; middle: number} | null>(null);
  // An excerpt that was chosen is left when the current ply changes.
  const middle = excerpt?.at === at ? Math.max(0, Math.min(excerpt.middle, plies.length - 1)) : (at ?? 0);
  const entries = excerptOf(plies.length, middle);
  const tabStop = at !== null && entries.includes(at) ? at : middle;
  const isComplete = entries.length === plies.length;
  const buttonAt = (place: number) => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  useEffect(() => {
    const button = pendingFocus.current === null ? null : buttonAt(pendingFocus.current);
    // An effect of the previous rendering may run first, when the button is not there yet.
    if (!button) return;
    pendingFocus.current = null;
    button.focus();
  });

  /** Focuses a ply; if it is not drawn, the row is first drawn around it. */
  const focusPly = (place: number, around = place) => {
    const button = buttonAt(place);
    if (button && around === place) return button.focus();
    pendingFocus.current = place;
    setExcerpt({at, middle: around});
  };

  function onKeyDown(event: KeyboardEvent) {
    const place = Number((event.target as HTMLElement).dataset.place ?? Number.NaN);
    if (event.ctrlKey || event.metaKey || event.altKey || Number.isNaN(place)) return;
    const target = {ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: plies.length - 1}[event.key];
    if (target === undefined || !plies[target]) return;
    focusPly(target);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <ol class="plies" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {entries.map((entry) => {
        if (typeof entry === "object") {
          const {from, to} = entry;
          const isBefore = to <= middle;
          return (
            <li key={isBefore ? "before" : "behind"} class="omitted">
              <button
                type="button"
                class="quiet"
                onClick={() =>
                  isBefore ? focusPly(to - 1, to - 1 - EXCERPT_RADIUS) : focusPly(from, from + EXCERPT_RADIUS)
                }
              >
                {t(t.playing.pliesOmitted, {count: formatCount(to - from)})}
              </button>
            </li>
          );
        }
        const ply = plies[entry];
        if (!ply) return null;
        return (
          <li
            key={ply.id}
            aria-setsize={isComplete ? undefined : plies.length}
            aria-posinset={isComplete ? undefined : entry + 1}
          >
            <button
              type="button"
              class={ply.by === "engine" ? "ply math engine" : "ply math"}
              aria-current={entry === at ? "step" : undefined}
              data-place={entry}
              tabindex={entry === tabStop ? 0 : -1}
              onClick={() => onJump(ply.id)}
            >
              {titleOf(ply)}
              {threwWin(plies[entry - 1], ply) && (
                <span class="threw" role="img" aria-label={t.playing.threwMark} title={t.playing.threwMark}>
                  ✗
                </span>
              )}
              <PlyFacts known={ply.facts} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Value and number of winning moves, in signs for the eye and in words for screen readers. */
function PlyFacts({known}: {known: PlyShown["facts"]}) {
  const t = useLanguage();
  if (!known?.outcome) return <small class="known">?</small>;
  const choice = choiceOf(known);
  return (
    <small class="known">
      <span aria-hidden="true">
        <Letter outcome={known.outcome} /> {known.grundy !== null && formatNimber(known.grundy)}{" "}
        <span class="of">
          {choice.winning}/{choice.total}
        </span>
      </span>
      <span class="spoken">
        {outcomeWords(t)[known.outcome]}. {t(t.playing.ofMoves, choice)}
      </span>
    </small>
  );
}
