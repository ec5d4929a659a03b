// A position drawn small once it comes into sight; a sum, component beside component.
import type {ReadonlySignal} from "@preact/signals";
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Board} from "../boards/hand/touch";
import {BoardView} from "./board-view";

interface PictureProps {
  picture: {boards: ReadonlySignal<readonly Board[]>; draw(): void};
}

/** Calls once when the element is about to be seen. */
function useSight(element: RefObject<Element | null>, onSight: () => void) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onSight();
      },
      {rootMargin: "300px"},
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onSight]);
}

export function PictureOf({picture: {boards, draw}}: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useSight(frame, draw);
  return (
    <span class="picture" ref={frame} aria-hidden="true">
      {boards.value.map((board, i) => (
        <BoardView key={i} board={board} hand={null} />
      ))}
    </span>
  );
}
