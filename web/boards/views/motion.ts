// Animation is a diff of two pictures: what stayed moves, what came appears, what went fades.
// Undo, a jump, an opened link and the engine's reply all pass through here.
import type {RefObject} from "preact";
import {useLayoutEffect, useRef} from "preact/hooks";

export interface Mark {
  id: string;
  x: number;
  y: number;
  /** A change of face is shown as a turn. */
  face?: string;
}

const duration = 240;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const at = (m: Mark, rest = "") => `translate(${m.x}px, ${m.y}px)${rest}`;

function show(element: Element, before: Mark | undefined, now: Mark) {
  const timing = {duration, easing: "ease-out"};
  if (!before) element.animate([{opacity: 0}, {opacity: 1}], timing);
  else if (before.x !== now.x || before.y !== now.y)
    element.animate([{transform: at(before)}, {transform: at(now)}], timing);
  else if (before.face !== now.face)
    element.animate([{transform: at(now, " scaleX(0)")}, {transform: at(now, " scaleX(1)")}], timing);
}

function fade(element: Element, mark: Mark, ghosts: Element) {
  for (const e of [element, ...element.querySelectorAll("[data-spot]")])
    for (const name of ["data-mark", "data-spot", "tabindex", "role", "aria-label"]) e.removeAttribute(name);
  ghosts.append(element);
  const fall = element.animate(
    [
      {transform: at(mark), opacity: 1},
      {transform: at({...mark, y: mark.y + 14}), opacity: 0},
    ],
    {duration, easing: "ease-in"},
  );
  fall.onfinish = () => element.remove();
}

/** Elements carry `data-mark`; `ghosts` is an empty group that outlives them. */
export function useMotion(svg: RefObject<SVGSVGElement | null>, ghosts: RefObject<SVGGElement | null>, marks: Mark[]) {
  const last = useRef(new Map<string, {mark: Mark; element: Element}>());
  useLayoutEffect(() => {
    const before = last.current;
    const elements = new Map(
      [...(svg.current?.querySelectorAll("[data-mark]") ?? [])].map((e) => [e.getAttribute("data-mark"), e]),
    );
    const now = new Map<string, {mark: Mark; element: Element}>();
    for (const mark of marks) {
      const element = elements.get(mark.id);
      if (element) now.set(mark.id, {mark, element});
    }
    last.current = now;
    if (!before.size || still()) return;
    for (const [id, {mark, element}] of now) show(element, before.get(id)?.mark, mark);
    for (const [id, {mark, element}] of before)
      if (!now.has(id) && ghosts.current && !element.isConnected) fade(element, mark, ghosts.current);
  }, [marks, svg, ghosts]);
}

/** Names that last from one position to the next: `carry` passes on the old names and asks for fresh ones. */
export function useNames<B, N>(
  board: B,
  carry: (before: {board: B; names: N} | null, board: B, fresh: () => string) => N,
): N {
  const count = useRef(0);
  const memory = useRef<{board: B; names: N} | null>(null);
  if (memory.current?.board !== board) {
    const fresh = () => `m${count.current++}`;
    memory.current = {board, names: carry(memory.current, board, fresh)};
  }
  return memory.current.names;
}

/** How many items two lists share at the front and, after that, at the back. */
export function sharedEnds<T>(a: readonly T[], b: readonly T[], equal: (x: T, y: T) => boolean) {
  const most = Math.min(a.length, b.length);
  let front = 0;
  while (front < most && equal(a[front] as T, b[front] as T)) front++;
  let back = 0;
  while (back < most - front && equal(a[a.length - 1 - back] as T, b[b.length - 1 - back] as T)) back++;
  return {front, back};
}
