// Animation between two pictures: what stayed moves, what is new appears, what is gone fades out. Undo, jumps, opened
// links and the engine's replies all use it.
import type {RefObject} from "preact";
import {useLayoutEffect, useRef} from "preact/hooks";

export interface Mark {
  id: string;
  x: number;
  y: number;
  /** Side shown; a change of it is animated as a turn. */
  face?: string;
}

const duration = 240;

/** Motion by which a piece that is taken leaves the board. */
export type Departure = "fade" | "lift" | "topple" | "fall" | "crumble";

/** Last state of each departure, from its place at rest: a transform of the piece itself, and its duration in ms. */
const departures: Record<Departure, {transform: string; duration: number; easing: string}> = {
  fade: {transform: "translateY(14px)", duration, easing: "ease-in"},
  lift: {transform: "translateY(-24px) scale(1.15)", duration: 380, easing: "cubic-bezier(0.2, 0.7, 0.4, 1)"},
  topple: {transform: "translateY(6px) rotate(82deg)", duration: 420, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)"},
  fall: {transform: "translateY(120px) rotate(14deg)", duration: 520, easing: "cubic-bezier(0.55, 0, 1, 0.7)"},
  crumble: {transform: "translateY(8px) scale(0.3) rotate(-12deg)", duration: 340, easing: "ease-in"},
};
/** Delay between pieces that leave one after the other, and its limit, in ms. */
const [staggerStep, maxStagger] = [45, 270];

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const at = (m: Mark, suffix = "") => `translate(${m.x}px, ${m.y}px)${suffix}`;

function animateChange(element: Element, previous: Mark | undefined, current: Mark) {
  const timing = {duration, easing: "ease-out"};
  if (!previous) element.animate([{opacity: 0}, {opacity: 1}], timing);
  else if (previous.x !== current.x || previous.y !== current.y)
    element.animate([{transform: at(previous)}, {transform: at(current)}], timing);
  else if (previous.face !== current.face)
    element.animate([{transform: at(current, " scaleX(0)")}, {transform: at(current, " scaleX(1)")}], timing);
}

/** Lets a piece leave after `delay` ms; until then it stands in the group of ghosts. */
function depart(element: Element, mark: Mark, ghosts: Element, departure: Departure, delay: number) {
  for (const e of [element, ...element.querySelectorAll("[data-spot]")])
    for (const name of ["data-mark", "data-spot", "tabindex", "role", "aria-label"]) e.removeAttribute(name);
  ghosts.append(element);
  const {transform, ...timing} = departures[departure];
  const animation = element.animate(
    [
      {transform: at(mark), opacity: 1},
      {transform: at(mark, ` ${transform}`), opacity: 0},
    ],
    {...timing, delay, fill: "backwards"},
  );
  animation.onfinish = () => element.remove();
}

/** Animates the elements that carry `data-mark`; `ghosts` is an empty group that takes the elements that leave. */
export function useMotion(
  svg: RefObject<SVGSVGElement | null>,
  ghosts: RefObject<SVGGElement | null>,
  marks: Mark[],
  departure: Departure,
) {
  const shown = useRef(new Map<string, {mark: Mark; element: Element}>());
  useLayoutEffect(() => {
    const previous = shown.current;
    const elements = new Map(
      [...(svg.current?.querySelectorAll("[data-mark]") ?? [])].map((e) => [e.getAttribute("data-mark"), e]),
    );
    const current = new Map<string, {mark: Mark; element: Element}>();
    for (const mark of marks) {
      const element = elements.get(mark.id);
      if (element) current.set(mark.id, {mark, element});
    }
    shown.current = current;
    if (!previous.size || prefersStill()) return;
    for (const [id, {mark, element}] of current) animateChange(element, previous.get(id)?.mark, mark);
    const leaving = [...previous].filter(([id, {element}]) => !current.has(id) && !element.isConnected);
    for (const [i, [, {mark, element}]] of leaving.entries())
      if (ghosts.current) depart(element, mark, ghosts.current, departure, Math.min(i * staggerStep, maxStagger));
  }, [marks, svg, ghosts, departure]);
}

/** Hook for names that last from one position to the next: `carry` passes on the old names and creates new ones. */
export function useNames<B, N>(
  board: B,
  carry: (previous: {board: B; names: N} | null, board: B, createName: () => string) => N,
): N {
  const count = useRef(0);
  const memory = useRef<{board: B; names: N} | null>(null);
  if (memory.current?.board !== board) {
    const createName = () => `m${count.current++}`;
    memory.current = {board, names: carry(memory.current, board, createName)};
  }
  return memory.current.names;
}

/** Returns the number of items that two lists share at the front and, of the remaining ones, at the back. */
export function sharedEnds<T>(a: readonly T[], b: readonly T[], equal: (x: T, y: T) => boolean) {
  const max = Math.min(a.length, b.length);
  let front = 0;
  while (front < max && equal(a[front] as T, b[front] as T)) front++;
  let back = 0;
  while (back < max - front && equal(a[a.length - 1 - back] as T, b[b.length - 1 - back] as T)) back++;
  return {front, back};
}
