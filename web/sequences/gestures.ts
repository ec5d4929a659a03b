// Dragging, pinching and wheel events on the figure. A wheel without Ctrl scrolls the page unless the figure has the focus.
import {moved, type Span, widthOf, zoomed} from "./span";

export interface Surface {
  span(): Span;
  /** Last heap. */
  last: number;
  /** Horizontal range in which heaps are drawn, in pixels of the element. */
  plot(): {left: number; width: number};
  onSpan(span: Span): void;
  /** Called when a mouse is over a place; with null when it leaves. */
  onHover(place: {x: number; y: number} | null): void;
  onPress(place: {x: number; y: number}, byMouse: boolean): void;
}

/** Pixels that a pointer may move before a press becomes a drag. */
const dragThreshold = 4;

/** Listens on `element` until the returned function is called. */
export function listenTo(element: HTMLElement, {span, last, plot, onSpan, onHover, onPress}: Surface): () => void {
  const pointers = new Map<number, {x: number; from: number}>();
  let startSpan = span();
  let isDragging = false;
  const pointOf = ({clientX, clientY}: MouseEvent) => {
    const {left, top} = element.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  };
  const fractionAt = (x: number) => Math.min(1, Math.max(0, (x - plot().left) / plot().width));
  function restartGesture() {
    startSpan = span();
    for (const pointer of pointers.values()) pointer.from = pointer.x;
  }
  function pan() {
    const [first, second] = [...pointers.values()];
    if (!first) return;
    if (second) {
      const [distance, startDistance] = [Math.abs(first.x - second.x), Math.abs(first.from - second.from)];
      if (distance > dragThreshold && startDistance > dragThreshold)
        onSpan(zoomed(startSpan, startDistance / distance, fractionAt((first.x + second.x) / 2), last));
    } else if (isDragging) onSpan(moved(startSpan, ((first.from - first.x) * widthOf(startSpan)) / plot().width, last));
  }
  const listeners: {[name: string]: (event: never) => void} = {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      const {x} = pointOf(event);
      pointers.set(event.pointerId, {x, from: x});
      isDragging = pointers.size > 1;
      restartGesture();
    },
    pointermove(event: PointerEvent) {
      const place = pointOf(event);
      const pointer = pointers.get(event.pointerId);
      if (!pointer) return event.pointerType === "mouse" ? onHover(place) : undefined;
      pointer.x = place.x;
      if (!isDragging && Math.abs(pointer.x - pointer.from) > dragThreshold) {
        isDragging = true;
        element.setPointerCapture(event.pointerId);
        onHover(null);
      }
      pan();
    },
    pointerup(event: PointerEvent) {
      const wasDown = pointers.delete(event.pointerId);
      if (wasDown && !isDragging) onPress(pointOf(event), event.pointerType === "mouse");
      restartGesture();
    },
    pointercancel(event: PointerEvent) {
      pointers.delete(event.pointerId);
      restartGesture();
    },
    pointerleave() {
      onHover(null);
    },
    wheel(event: WheelEvent) {
      const pixelsPerUnit = event.deltaMode === 1 ? 16 : 1;
      const {x} = pointOf(event);
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY))
        onSpan(moved(span(), (event.deltaX * pixelsPerUnit * widthOf(span())) / plot().width, last));
      else if (event.ctrlKey || event.metaKey || document.activeElement === element)
        onSpan(zoomed(span(), Math.exp(event.deltaY * pixelsPerUnit * 0.0015), fractionAt(x), last));
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
