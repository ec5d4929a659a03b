// One Tab stop per board: arrow keys go to the nearest spot in that direction, Enter or Space touches it.
// Focus is found again after a move: the nearest spot takes it, or the figure itself when the game is over.
import type {RefObject} from "preact";
import {useLayoutEffect, useRef, useState} from "preact/hooks";
import type {Hand, Touch} from "./touch";

interface Place {
  x: number;
  y: number;
}

export interface Spot extends Place {
  id: string;
  label: string;
  touch: Touch;
  wins: boolean;
  chosen: boolean;
}

export const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Along the arrow counts once, sideways three times: rows and columns are kept where they exist. */
export function neighbour<S extends Place>(spots: S[], from: Place, [dx, dy]: [number, number]): S | null {
  let best: S | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = along + 3 * aside;
    if (along > 0.5 && far < least) [best, least] = [spot, far];
  }
  return best;
}

export function nearest<S extends Place>(spots: S[], place: Place): S | null {
  const far = (s: S) => (s.x - place.x) ** 2 + (s.y - place.y) ** 2;
  return spots.reduce<S | null>((best, s) => (best === null || far(s) < far(best) ? s : best), null);
}

const focused = (within: Element) => (within.getRootNode() as Document | ShadowRoot).activeElement;

export function useRoving(svg: RefObject<SVGSVGElement | null>, spots: Spot[], hand: Hand | null) {
  const [stop, setStop] = useState<string | null>(null);
  const place = useRef<Place | null>(null);
  const current = spots.find((s) => s.id === stop) ?? spots[0] ?? null;

  const focus = (spot: Spot | null) => {
    const target = spot ? svg.current?.querySelector(`[data-spot="${CSS.escape(spot.id)}"]`) : svg.current;
    (target as SVGElement | null | undefined)?.focus();
  };
  // What is pressed while the last touch is being worked out waits for it, and is read in what that touch left.
  const latest = useRef({spots, hand});
  latest.current = {spots, hand};
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const press = (id: string) => {
    line.current = line.current.then(() => {
      const spot = latest.current.spots.find((s) => s.id === id);
      return spot && latest.current.hand?.touch(spot.touch);
    });
  };

  const waiting = hand !== null && hand.look([]) === null;
  useLayoutEffect(() => {
    if (!place.current || !svg.current || waiting) return;
    const here = focused(svg.current);
    if (here === null || here === document.body || here === svg.current) focus(nearest(spots, place.current));
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const spot = spots.find((s) => s.id === (event.target as Element).getAttribute("data-spot"));
    if (event.key === "Home") focus(spots[0] ?? null);
    else if (event.key === "End") focus(spots.at(-1) ?? null);
    else if (event.key === "w" && !event.shiftKey) {
      const winning = spots.filter((s) => s.wins);
      focus(winning[(winning.findIndex((s) => s.id === current?.id) + 1) % winning.length] ?? current);
    } else if (arrow && spot) focus(neighbour(spots, spot, arrow) ?? spot);
    else if ((event.key === "Enter" || event.key === " ") && spot) press(spot.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    root: {
      ref: svg,
      tabindex: -1,
      onKeyDown,
      onFocusIn: (event: FocusEvent) => {
        const id = (event.target as Element).getAttribute("data-spot");
        const spot = spots.find((s) => s.id === id);
        if (!spot) return;
        place.current = {x: spot.x, y: spot.y};
        setStop(spot.id);
      },
      onFocusOut: (event: FocusEvent) => {
        const next = event.relatedTarget as Node | null;
        if (next && !svg.current?.contains(next)) place.current = null;
      },
    },
    bind: (spot: Spot) => ({
      role: "button" as const,
      tabindex: spot.id === current?.id ? 0 : -1,
      "data-spot": spot.id,
      "aria-label": spot.label,
      "aria-pressed": spot.chosen ? ("true" as const) : undefined,
      onClick: () => press(spot.id),
    }),
  };
}

/** The class of something on a board, by what is known of it. */
export function look(base: string, spot: Spot | undefined, highlight: boolean): string {
  const names = [base];
  if (spot) names.push("spot");
  if (spot?.wins) names.push("wins");
  if (spot?.chosen) names.push("chosen");
  if (highlight) names.push("lit");
  return names.join(" ");
}
