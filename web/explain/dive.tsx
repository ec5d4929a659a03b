// Looking into a position that follows: the explanation of that position takes the place of this one, under a trail that leads back.
import {createContext} from "preact";
import {useContext, useEffect, useRef, useState} from "preact/hooks";
import type {Answer} from "../engine/types";
import {useWords} from "../ui/language";

/** What the engine says of any position under normal play; null where it says nothing. */
export type Look = (address: string) => Promise<Answer | null>;

export const DiveContext = createContext<((address: string) => void) | null>(null);

/** Goes to a position of a game, written as its board writes it. */
export function useDive(game: string | null): ((position: string) => void) | null {
  const dive = useContext(DiveContext);
  return dive && game !== null ? (position) => dive(`${game}:${position}`) : null;
}

/** The positions on the way, and the last one's answer as soon as it is there; a new root forgets them. */
export function useTrail(root: string, look: Look) {
  const [trail, setTrail] = useState<{root: string; stops: string[]}>({root, stops: []});
  const [found, setFound] = useState<{address: string; answer: Answer | null} | null>(null);
  const stops = trail.root === root ? trail.stops : [];
  const last = stops.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    let here = true;
    void look(last).then((answer) => here && setFound({address: last, answer}));
    return () => {
      here = false;
    };
  }, [last]);
  const home = useRef<HTMLDivElement>(null);
  const away = useRef(false);
  // Who has come back is at the explanation that was left.
  useEffect(() => {
    if (away.current && last === undefined) home.current?.focus({preventScroll: true});
    away.current = last !== undefined;
  }, [last]);
  return {
    home,
    stops,
    answer: last === undefined || found?.address !== last ? undefined : found.answer,
    into: (address: string) => setTrail({root, stops: [...stops, address]}),
    back: (count: number) => setTrail({root, stops: stops.slice(0, count)}),
  };
}

export function Trail({stops, back}: {stops: string[]; back(count: number): void}) {
  const t = useWords("explain");
  const start = useRef<HTMLButtonElement>(null);
  const depth = stops.length;
  // What was pressed has gone with the explanation that it stood in.
  useEffect(() => {
    if (depth) start.current?.focus({preventScroll: true});
  }, [depth]);
  return (
    <nav class="trail" aria-label={t.why.trail}>
      <button type="button" class="quiet" ref={start} onClick={() => back(0)}>
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
