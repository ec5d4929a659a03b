// Small drawing of a position, made when it scrolls into view; the components of a sum stand side by side.
import type {ReadonlySignal} from "@preact/signals";
import type {RefObject} from "preact";
import {useEffect, useRef} from "preact/hooks";
import type {Board} from "../boards/input/touch";
import {BoardView} from "./board-view";

interface PictureProps {
  picture: {boards: ReadonlySignal<readonly {board: Board; game: string | null}[]>; draw(): void};
}

/** Calls `onVisible` once, when the element is within 300px of the viewport. */
function useOnVisible(element: RefObject<Element | null>, onVisible: () => void) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onVisible();
      },
      {rootMargin: "300px"},
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onVisible]);
}

export function PictureOf({picture: {boards, draw}}: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useOnVisible(frame, draw);
  return (
    <span class="picture" ref={frame} aria-hidden="true">
      {boards.value.map((shown, i) => (
        <BoardView key={i} {...shown} hand={null} />
      ))}
    </span>
  );
}
