// The sheet that every view draws on: size, focus, motion.
import type {ComponentChildren} from "preact";
import {useLayoutEffect, useRef, useState} from "preact/hooks";
import {type Spot, useRoving} from "../hand/roving";
import type {Hand} from "../hand/touch";
import {type Mark, useMotion} from "./motion";

export type Bind = ReturnType<typeof useRoving>["bind"];

interface CanvasProps {
  width: number;
  height: number;
  /** How much larger than its own units it may be shown. */
  scale?: number;
  label: string;
  spots: Spot[];
  marks: Mark[];
  hand: Hand | null;
  children: (bind: Bind) => ComponentChildren;
}

export function Canvas({width, height, scale = 1, label, spots, marks, hand, children}: CanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const ghosts = useRef<SVGGElement>(null);
  const {root, bind} = useRoving(svg, spots, hand);
  useMotion(svg, ghosts, marks);
  const size = {
    ...{viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale},
    // For a place with more room than the page itself has.
    style: {"--width": `${width * scale}px`},
  };
  if (!hand)
    return (
      <svg class="board" {...size} ref={svg} aria-hidden="true">
        {children(bind)}
        <g ref={ghosts} class="ghosts" />
      </svg>
    );
  return (
    <svg class="board" {...size} {...root} role="group" aria-label={label}>
      {children(bind)}
      <g ref={ghosts} class="ghosts" aria-hidden="true" />
    </svg>
  );
}

/** The width at hand for a figure, so that it can wrap instead of shrink; a picture takes a fixed one. */
export function useWidth(fixed: number | null) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(fixed ?? 320);
  useLayoutEffect(() => {
    if (fixed !== null || !box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(box.current);
    setWidth(Math.floor(box.current.clientWidth) || 320);
    return () => observer.disconnect();
  }, [fixed]);
  return {box, width};
}

const largest = 52;

/** The step between neighbours when `count` stand side by side: as large as there is room, 44 px for a finger. */
export function pitch(room: number, count: number): number {
  const least = matchMedia("(pointer: coarse)").matches ? 44 : 34;
  return Math.max(least, Math.min(largest, Math.floor(room / Math.max(1, count))));
}

/** The step between counters, the same for all boards beside each other, whatever stands on them. */
export function counterStep(room: number): number {
  return matchMedia("(pointer: coarse)").matches || room >= 480 ? 44 : 36;
}

const narrowest = 30;

/** As `pitch`, but a row that fits in one line may be narrower than a finger. */
export function fit(room: number, count: number): number {
  const step = pitch(room, count);
  return step * count > room && narrowest * count <= room ? Math.floor(room / count) : step;
}

/** The width that a picture is laid out for before it is scaled down. */
export const thumbnail = 420;
