// Hook to select a run of neighbours in a row, by dragging a pointer over them or by Shift and arrow keys from the
// focused one.
import {useRef, useState} from "preact/hooks";

/** Thing that stands in a row; `at` is its place there, from 0. */
export interface RowItem {
  id: string;
  row: number;
  at: number;
}

/** Run that is pointed at, from the thing where pointing began to the current one. */
export interface PointedRun {
  row: number;
  first: number;
  last: number;
}

interface PointingOptions<T extends RowItem> {
  /** Object that the things belong to; the aim is dropped when it changes. */
  owner: object;
  things: ReadonlyMap<string, T>;
  sizeOf(row: number): number;
  /** Called when a run has been selected; a run of one has `first === last`. */
  onSelect(aim: PointedRun): void;
  /** Drops what was touched before; returns true if there was anything. */
  onEscape(): boolean;
}

/**
 * Expects `data-mark` on all things and `data-spot` on those that can be touched; `handlers` go on the element around
 * them.
 */
export function usePointing<T extends RowItem>({owner, things, sizeOf, onSelect, onEscape}: PointingOptions<T>) {
  const [storedAim, setAim] = useState<(PointedRun & {owner: object}) | null>(null);
  const aim = storedAim?.owner === owner ? storedAim : null;
  const drag = useRef<{first: T; last: number; pointer: number} | null>(null);
  /** True if the pointer has already done what its click would do; a long press makes no click at all. */
  const isClickHandled = useRef(false);

  const point = (row: number, first: number, last: number) =>
    setAim((previous) =>
      previous?.owner === owner && previous.row === row && previous.first === first && previous.last === last
        ? previous
        : {owner, row, first, last},
    );
  const thingUnder = ({clientX, clientY, currentTarget}: PointerEvent): T | null => {
    const root = (currentTarget as Element).getRootNode() as Document | ShadowRoot;
    const mark = root.elementFromPoint(clientX, clientY)?.closest("[data-mark]");
    return things.get(mark?.getAttribute("data-mark") ?? "") ?? null;
  };
  const inFocus = ({target}: Event) => things.get((target as Element).getAttribute("data-spot") ?? "");
  const select = (row: number, first: number, last: number) => {
    setAim(null);
    onSelect({row, first, last});
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const first = event.button === 0 ? thingUnder(event) : null;
      drag.current = first && {first, last: first.at, pointer: event.pointerId};
      isClickHandled.current = false;
      if (first) point(first.row, first.at, first.at);
    },
    onPointerMove(event: PointerEvent) {
      const thing = thingUnder(event);
      const activeDrag = drag.current?.pointer === event.pointerId ? drag.current : null;
      if (activeDrag) {
        const {first} = activeDrag;
        if (thing?.row !== first.row) return;
        activeDrag.last = thing.at;
        // Only once the drag has left its first thing, so that it may continue outside of the board.
        if (thing.at !== first.at) (event.currentTarget as Element).setPointerCapture(event.pointerId);
        point(first.row, first.at, thing.at);
      } else if (event.pointerType === "mouse") {
        if (thing) point(thing.row, thing.at, thing.at);
        else setAim(null);
      }
    },
    onPointerUp() {
      const finishedDrag = drag.current;
      drag.current = null;
      if (!finishedDrag) return;
      isClickHandled.current = true;
      select(finishedDrag.first.row, finishedDrag.first.at, finishedDrag.last);
    },
    onClickCapture(event: MouseEvent) {
      if (isClickHandled.current && event.detail > 0) event.stopPropagation();
      isClickHandled.current = false;
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
      const step = event.shiftKey ? {ArrowLeft: -1, ArrowRight: 1}[event.key] : undefined;
      if (step) point(row, at, Math.max(0, Math.min(sizeOf(row) - 1, last + step)));
      else if ((event.key === "Enter" || event.key === " ") && last !== at) select(row, at, last);
      else if (event.key === "Escape" && (onEscape() || last !== at)) point(row, at, at);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {aim, handlers};
}
