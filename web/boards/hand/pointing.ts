// Pointing at neighbours in a row: by a pointer that is drawn over them, or by Shift and an arrow from the one in focus.
import {useRef, useState} from "preact/hooks";

/** One of the things that stand in rows, with its place there from 0. */
export interface Standing {
  id: string;
  row: number;
  at: number;
}

/** What is pointed at, from the thing where it began to where it has come. */
export interface Aim {
  row: number;
  first: number;
  last: number;
}

interface Pointed<T extends Standing> {
  /** What the things belong to: with another one nothing is pointed at. */
  of: object;
  things: ReadonlyMap<string, T>;
  sizeOf(row: number): number;
  /** From one thing to another, or to itself, has been touched. */
  onReach(aim: Aim): void;
  /** Lets go of what was touched before; true if anything was. */
  onEscape(): boolean;
}

/** Elements carry `data-mark`, those that can be touched `data-spot`; `handlers` belong to what is around them. */
export function usePointing<T extends Standing>({of, things, sizeOf, onReach, onEscape}: Pointed<T>) {
  const [aimed, setAim] = useState<(Aim & {of: object}) | null>(null);
  const aim = aimed?.of === of ? aimed : null;
  const drag = useRef<{first: T; last: number; pointer: number} | null>(null);
  /** A pointer has done what its click would do: one that rests on a thing for long makes none. */
  const isTouched = useRef(false);

  const point = (row: number, first: number, last: number) =>
    setAim((now) =>
      now?.of === of && now.row === row && now.first === first && now.last === last ? now : {of, row, first, last},
    );
  const under = ({clientX, clientY, currentTarget}: PointerEvent): T | null => {
    const root = (currentTarget as Element).getRootNode() as Document | ShadowRoot;
    const mark = root.elementFromPoint(clientX, clientY)?.closest("[data-mark]");
    return things.get(mark?.getAttribute("data-mark") ?? "") ?? null;
  };
  const inFocus = ({target}: Event) => things.get((target as Element).getAttribute("data-spot") ?? "");
  const reach = (row: number, first: number, last: number) => {
    setAim(null);
    onReach({row, first, last});
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const first = event.button === 0 ? under(event) : null;
      drag.current = first && {first, last: first.at, pointer: event.pointerId};
      isTouched.current = false;
      if (first) point(first.row, first.at, first.at);
    },
    onPointerMove(event: PointerEvent) {
      const thing = under(event);
      const dragged = drag.current?.pointer === event.pointerId ? drag.current : null;
      if (dragged) {
        const {first} = dragged;
        if (thing?.row !== first.row) return;
        dragged.last = thing.at;
        // From there on the pointer may leave the board.
        if (thing.at !== first.at) (event.currentTarget as Element).setPointerCapture(event.pointerId);
        point(first.row, first.at, thing.at);
      } else if (event.pointerType === "mouse") {
        if (thing) point(thing.row, thing.at, thing.at);
        else setAim(null);
      }
    },
    onPointerUp() {
      const dragged = drag.current;
      drag.current = null;
      if (!dragged) return;
      isTouched.current = true;
      reach(dragged.first.row, dragged.first.at, dragged.last);
    },
    onClickCapture(event: MouseEvent) {
      if (isTouched.current && event.detail > 0) event.stopPropagation();
      isTouched.current = false;
    },
    onPointerCancel() {
      drag.current = null;
      setAim(null);
    },
    onPointerLeave() {
      if (!drag.current) setAim(null);
    },
    onFocusIn(event: FocusEvent) {
      const thing = inFocus(event);
      if (thing && (event.target as Element).matches(":focus-visible")) point(thing.row, thing.at, thing.at);
    },
    onFocusOut: () => setAim(null),
    onKeyDownCapture(event: KeyboardEvent) {
      const thing = inFocus(event);
      if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
      const {row, at} = thing;
      const last = aim?.row === row && aim.first === at ? aim.last : at;
      const by = event.shiftKey ? {ArrowLeft: -1, ArrowRight: 1}[event.key] : undefined;
      if (by) point(row, at, Math.max(0, Math.min(sizeOf(row) - 1, last + by)));
      else if ((event.key === "Enter" || event.key === " ") && last !== at) reach(row, at, last);
      else if (event.key === "Escape" && (onEscape() || last !== at)) point(row, at, at);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {aim, handlers};
}
