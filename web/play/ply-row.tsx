// Plies in a row, with what is known of each. Of a long one the first, the last and those around one are drawn; arrows walk through
// all of them, and whoever listens is told the place of each.
import {useEffect, useRef, useState} from "preact/hooks";
import {outcomeWords} from "../say/verdicts";
import {excerptOf, reach} from "../ui/excerpt";
import {useLanguage} from "../ui/language";
import {counted, starred} from "../ui/numbers";
import {Letter} from "../ui/value";
import {choiceOf, type PlyShown, threw, titleOf} from "./ply";

interface PlyRowProps {
  plies: PlyShown[];
  /** The place at hand; null where it is in another row. */
  at: number | null;
  label: string;
  onJump(id: number): void;
}

export function PlyRow({plies, at, label, onJump}: PlyRowProps) {
  const t = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const [looked, setLooked] = useState<{at: number | null; middle: number} | null>(null);
  // What was looked at instead is left when the place at hand changes.
  const middle = looked?.at === at ? Math.max(0, Math.min(looked.middle, plies.length - 1)) : (at ?? 0);
  const shown = excerptOf(plies.length, middle);
  const stop = at !== null && shown.includes(at) ? at : middle;
  const isWhole = shown.length === plies.length;
  const buttonAt = (place: number) => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  useEffect(() => {
    const button = wanted.current === null ? null : buttonAt(wanted.current);
    // An effect of the drawing before may come first, when it is not there yet.
    if (!button) return;
    wanted.current = null;
    button.focus();
  });

  /** The focus goes to a place; where it is not drawn, the row is drawn around it first. */
  const goTo = (place: number, around = place) => {
    const button = buttonAt(place);
    if (button && around === place) return button.focus();
    wanted.current = place;
    setLooked({at, middle: around});
  };

  function onKeyDown(event: KeyboardEvent) {
    const place = Number((event.target as HTMLElement).dataset.place ?? Number.NaN);
    if (event.ctrlKey || event.metaKey || event.altKey || Number.isNaN(place)) return;
    const goal = {ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: plies.length - 1}[event.key];
    if (goal === undefined || !plies[goal]) return;
    goTo(goal);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <ol class="plies" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {shown.map((each) => {
        if (typeof each === "object") {
          const {from, to} = each;
          const isBefore = to <= middle;
          return (
            <li key={isBefore ? "before" : "behind"} class="omitted">
              <button
                type="button"
                class="quiet"
                onClick={() => (isBefore ? goTo(to - 1, to - 1 - reach) : goTo(from, from + reach))}
              >
                {t(t.playing.pliesOmitted, {count: counted(to - from)})}
              </button>
            </li>
          );
        }
        const ply = plies[each];
        if (!ply) return null;
        return (
          <li
            key={ply.id}
            aria-setsize={isWhole ? undefined : plies.length}
            aria-posinset={isWhole ? undefined : each + 1}
          >
            <button
              type="button"
              class={ply.by === "engine" ? "ply math engine" : "ply math"}
              aria-current={each === at ? "step" : undefined}
              data-place={each}
              tabindex={each === stop ? 0 : -1}
              onClick={() => onJump(ply.id)}
            >
              {titleOf(ply)}
              {threw(plies[each - 1], ply) && (
                <span class="threw" role="img" aria-label={t.playing.threwMark} title={t.playing.threwMark}>
                  ✗
                </span>
              )}
              <Known known={ply.known} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Value and choice, in signs for the eye and in words for the ear. */
function Known({known}: {known: PlyShown["known"]}) {
  const t = useLanguage();
  if (!known?.outcome) return <small class="known">?</small>;
  const choice = choiceOf(known);
  return (
    <small class="known">
      <span aria-hidden="true">
        <Letter outcome={known.outcome} /> {known.grundy !== null && starred(known.grundy)}{" "}
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
