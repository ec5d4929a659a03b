// Keyboard control of a board by a single Tab stop: arrow keys move the focus to the nearest target in their direction,
// Enter or Space touches it. After a move the nearest target gets the focus back, or the figure itself when the game is
// over.
import type {RefObject} from "preact";
import {useLayoutEffect, useRef, useState} from "preact/hooks";
import type {Hand, Touch} from "./touch";

interface Place {
  x: number;
  y: number;
}

export interface Target extends Place {
  id: string;
  label: string;
  touch: Touch;
  wins: boolean;
  chosen: boolean;
  /** True if it continues what was touched so far although its touch does not begin with that. */
  continues?: boolean | undefined;
  /** Place of the dot that marks it as the next touch, if its middle has a text. */
  dot?: Place;
}

export const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the nearest target in a direction, or null. Distance sideways counts three times, so that the focus keeps to
 * its row or column where there are any.
 */
export function neighbour<S extends Place>(targets: S[], from: Place, [dx, dy]: [number, number]): S | null {
  let best: S | null = null;
  let leastDistance = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const along = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const sideways = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    const distance = along + 3 * sideways;
    if (along > 0.5 && distance < leastDistance) [best, leastDistance] = [target, distance];
  }
  return best;
}

export function nearest<S extends Place>(targets: S[], place: Place): S | null {
  const squaredDistance = (s: S) => (s.x - place.x) ** 2 + (s.y - place.y) ** 2;
  return targets.reduce<S | null>(
    (best, s) => (best === null || squaredDistance(s) < squaredDistance(best) ? s : best),
    null,
  );
}

/** Returns the id of the target that an element belongs to, or null. */
const spotOf = (element: Element) => element.closest("[data-spot]")?.getAttribute("data-spot") ?? null;

const activeElementNear = (within: Element) => (within.getRootNode() as Document | ShadowRoot).activeElement;

export function useRoving(svg: RefObject<SVGSVGElement | null>, targets: Target[], hand: Hand | null) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focusedPlace = useRef<Place | null>(null);
  const current = targets.find((s) => s.id === focusedId) ?? targets[0] ?? null;

  const focus = (target: Target | null) => {
    const element = target ? svg.current?.querySelector(`[data-spot="${CSS.escape(target.id)}"]`) : svg.current;
    (element as SVGElement | null | undefined)?.focus();
  };
  // Keys pressed while the engine works on the last touch wait for it, and then apply to the board it has left.
  const latest = useRef({targets, hand});
  latest.current = {targets, hand};
  const touchQueue = useRef<Promise<unknown>>(Promise.resolve());
  const enqueueTouch = (id: string) => {
    touchQueue.current = touchQueue.current.then(() => {
      const target = latest.current.targets.find((s) => s.id === id);
      return target && latest.current.hand?.touch(target.touch);
    });
  };

  // An element stays aimed at when its touch changes; a pointer comes before the focus.
  const aimed = useRef<{pointer: string | null; focus: string | null}>({pointer: null, focus: null});
  const showAim = () => {
    const id = aimed.current.pointer ?? aimed.current.focus;
    hand?.aim(targets.find((s) => s.id === id)?.touch ?? null);
  };
  const aimAt = (id: string | null, by: "pointer" | "focus") => {
    if (id === aimed.current[by]) return;
    aimed.current[by] = id;
    showAim();
  };
  useLayoutEffect(() => {
    if (aimed.current.pointer ?? aimed.current.focus) showAim();
  });

  const isPending = hand !== null && hand.look([]) === null;
  useLayoutEffect(() => {
    if (!focusedPlace.current || !svg.current || isPending) return;
    const active = activeElementNear(svg.current);
    if (active === null || active === document.body || active === svg.current)
      focus(nearest(targets, focusedPlace.current));
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const target = targets.find((s) => s.id === (event.target as Element).getAttribute("data-spot"));
    if (event.key === "Home") focus(targets[0] ?? null);
    else if (event.key === "End") focus(targets.at(-1) ?? null);
    else if (event.key === "w" && !event.shiftKey) {
      const winning = targets.filter((s) => s.wins);
      focus(winning[(winning.findIndex((s) => s.id === current?.id) + 1) % winning.length] ?? current);
    } else if (arrow && target) focus(neighbour(targets, target, arrow) ?? target);
    else if ((event.key === "Enter" || event.key === " ") && target) enqueueTouch(target.id);
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
        const target = targets.find((s) => s.id === id);
        if (!target) return;
        focusedPlace.current = {x: target.x, y: target.y};
        setFocusedId(target.id);
        if ((event.target as Element).matches(":focus-visible")) aimAt(target.id, "focus");
      },
      onFocusOut: (event: FocusEvent) => {
        const next = event.relatedTarget as Node | null;
        if (next && !svg.current?.contains(next)) focusedPlace.current = null;
        aimAt(null, "focus");
      },
      // A finger points while it is down, and can still leave.
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === "touch") aimAt(spotOf(event.target as Element), "pointer");
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === "touch") aimAt(null, "pointer");
      },
      onPointerCancel: () => aimAt(null, "pointer"),
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "touch") aimAt(spotOf(event.target as Element), "pointer");
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") aimAt(null, "pointer");
      },
    },
    bind: (target: Target) => ({
      role: "button" as const,
      tabindex: target.id === current?.id ? 0 : -1,
      "data-spot": target.id,
      "aria-label": target.label,
      "aria-pressed": target.chosen ? ("true" as const) : undefined,
      onClick: () => enqueueTouch(target.id),
    }),
  };
}

/** Returns the CSS classes of an element of a board. */
export function classNames(base: string, target: Target | undefined, highlight: boolean, preview = false): string {
  const names = [base];
  if (target) names.push("spot");
  if (target?.wins) names.push("wins");
  if (target?.chosen) names.push("chosen");
  if (highlight) names.push("lit");
  if (preview) names.push("previewed");
  return names.join(" ");
}
