// Navigation into followers: the explanation of a follower replaces the current one, under a trail that leads back.
import {createContext} from "preact";
import {useContext, useEffect, useRef, useState} from "preact/hooks";
import type {Answer} from "../engine/types";
import {useTexts} from "../ui/language";
import {useQuery} from "../ui/use-request";

/** Looks up any position under normal play; null where the engine has no answer. */
export type LookUp = (address: string) => Promise<Answer | null>;

export const DiveContext = createContext<((address: string) => void) | null>(null);

/** Returns a function that opens a position of the game, given in the game's notation; null outside of a trail. */
export function useDive(game: string | null): ((position: string) => void) | null {
  const dive = useContext(DiveContext);
  return dive && game !== null ? (position) => dive(`${game}:${position}`) : null;
}

/** State of the trail: its stops, and the request for the answer of the last stop; a new root clears it. */
export function useTrail(root: string, lookUp: LookUp) {
  const [trail, setTrail] = useState<{root: string; stops: string[]}>({root, stops: []});
  const stops = trail.root === root ? trail.stops : [];
  const last = stops.at(-1);
  const {status, result: answer} = useQuery(last ?? null, lookUp);
  const explanationRef = useRef<HTMLDivElement>(null);
  const isAway = useRef(false);
  // On the way back the focus returns to the explanation that was left.
  useEffect(() => {
    if (isAway.current && last === undefined) explanationRef.current?.focus({preventScroll: true});
    isAway.current = last !== undefined;
  }, [last]);
  return {
    explanationRef,
    stops,
    answer,
    hasFailed: status === "error",
    enter: (address: string) => setTrail({root, stops: [...stops, address]}),
    back: (count: number) => setTrail({root, stops: stops.slice(0, count)}),
  };
}

export function Trail({stops, back}: {stops: string[]; back(count: number): void}) {
  const t = useTexts("explain");
  const startRef = useRef<HTMLButtonElement>(null);
  const depth = stops.length;
  // The button that had the focus was removed with its explanation.
  useEffect(() => {
    if (depth) startRef.current?.focus({preventScroll: true});
  }, [depth]);
  return (
    <nav class="trail" aria-label={t.why.trail}>
      <button type="button" class="quiet" ref={startRef} onClick={() => back(0)}>
        {t.why.startOver}
      </button>
      {stops.map((stop, i) => (
        <span key={`${i} ${stop}`}>
          {" › "}
          {i + 1 < stops.length ? (
            <button type="button" class="quiet math" onClick={() => back(i + 1)}>
              {stop}
            </button>
          ) : (
            <span class="math" aria-current="page">
              {stop}
            </span>
          )}
        </span>
      ))}
    </nav>
  );
}
