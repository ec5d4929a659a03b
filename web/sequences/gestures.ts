// Dragging, pinching and the wheel on the figure. A wheel without Ctrl scrolls the page, unless the figure has the focus.
import {moved, type Span, widthOf, zoomed} from "./span";

export interface Surface {
  span(): Span;
  last: number;
  /** Where heaps are drawn, in pixels of the element. */
  plot(): {left: number; width: number};
  onSpan(span: Span): void;
  /** A mouse is over a place; null when it has left. */
  onHover(place: {x: number; y: number} | null): void;
  onPress(place: {x: number; y: number}, byMouse: boolean): void;
}

const slack = 4;

/** Listens on `element` until it is told to stop. */
export function listenTo(element: HTMLElement, {span, last, plot, onSpan, onHover, onPress}: Surface): () => void {
  const down = new Map<number, {x: number; from: number}>();
  let begun = span();
  let dragged = false;
  const placeOf = ({clientX, clientY}: MouseEvent) => {
    const {left, top} = element.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  };
  const shareOf = (x: number) => Math.min(1, Math.max(0, (x - plot().left) / plot().width));
  function restart() {
    begun = span();
    for (const pointer of down.values()) pointer.from = pointer.x;
  }
  function pan() {
    const [one, two] = [...down.values()];
    if (!one) return;
    if (two) {
      const [apart, before] = [Math.abs(one.x - two.x), Math.abs(one.from - two.from)];
      if (apart > slack && before > slack) onSpan(zoomed(begun, before / apart, shareOf((one.x + two.x) / 2), last));
    } else if (dragged) onSpan(moved(begun, ((one.from - one.x) * widthOf(begun)) / plot().width, last));
  }
  const listeners: {[name: string]: (event: never) => void} = {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      const {x} = placeOf(event);
      down.set(event.pointerId, {x, from: x});
      dragged = down.size > 1;
      restart();
    },
    pointermove(event: PointerEvent) {
      const place = placeOf(event);
      const pointer = down.get(event.pointerId);
      if (!pointer) return event.pointerType === "mouse" ? onHover(place) : undefined;
      pointer.x = place.x;
      if (!dragged && Math.abs(pointer.x - pointer.from) > slack) {
        dragged = true;
        element.setPointerCapture(event.pointerId);
        onHover(null);
      }
      pan();
    },
    pointerup(event: PointerEvent) {
      const wasDown = down.delete(event.pointerId);
      if (wasDown && !dragged) onPress(placeOf(event), event.pointerType === "mouse");
      restart();
    },
    pointercancel(event: PointerEvent) {
      down.delete(event.pointerId);
      restart();
    },
    pointerleave() {
      onHover(null);
    },
    wheel(event: WheelEvent) {
      const lines = event.deltaMode === 1 ? 16 : 1;
      const {x} = placeOf(event);
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY))
        onSpan(moved(span(), (event.deltaX * lines * widthOf(span())) / plot().width, last));
      else if (event.ctrlKey || event.metaKey || document.activeElement === element)
        onSpan(zoomed(span(), Math.exp(event.deltaY * lines * 0.0015), shareOf(x), last));
      else return;
      event.preventDefault();
    },
  };
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as EventListener, {passive: false});
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      element.removeEventListener(name, listener as EventListener);
  };
}
