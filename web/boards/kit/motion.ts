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

function fadeOut(element: Element, mark: Mark, ghosts: Element) {
  for (const e of [element, ...element.querySelectorAll("[data-spot]")])
    for (const name of ["data-mark", "data-spot", "tabindex", "role", "aria-label"]) e.removeAttribute(name);
  ghosts.append(element);
  const animation = element.animate(
    [
      {transform: at(mark), opacity: 1},
      {transform: at({...mark, y: mark.y + 14}), opacity: 0},
    ],
    {duration, easing: "ease-in"},
  );
  animation.onfinish = () => element.remove();
}

/** Animates the elements that carry `data-mark`; `ghosts` is an empty group that takes the elements that fade out. */
export function useMotion(svg: RefObject<SVGSVGElement | null>, ghosts: RefObject<SVGGElement | null>, marks: Mark[]) {
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
    for (const [id, {mark, element}] of previous)
      if (!current.has(id) && ghosts.current && !element.isConnected) fadeOut(element, mark, ghosts.current);
  }, [marks, svg, ghosts]);
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
