// SVG on which every view draws, with size, keyboard focus and animation.
import type {ComponentChildren} from "preact";
import {useLayoutEffect, useRef, useState} from "preact/hooks";
import {nextTargets} from "../input/next-targets";
import {type Target, useRoving} from "../input/roving";
import type {Hand} from "../input/touch";
import {type Departure, type Mark, useMotion} from "./motion";

export type Bind = ReturnType<typeof useRoving>["bind"];

export interface CanvasProps {
  width: number;
  height: number;
  /** Factor by which it may be shown larger than its own units; 1 by default. */
  scale?: number;
  label: string;
  targets: Target[];
  marks: Mark[];
  /** Motion of pieces that are taken; they fade by default. */
  departure?: Departure;
  hand: Hand | null;
  children: (bind: Bind) => ComponentChildren;
}

export function Canvas({
  width,
  height,
  scale = 1,
  label,
  targets,
  marks,
  departure = "fade",
  hand,
  children,
}: CanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const ghosts = useRef<SVGGElement>(null);
  const {root, bind} = useRoving(svg, targets, hand);
  useMotion(svg, ghosts, marks, departure);
  const size = {
    ...{viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale},
    // Used where there is more room than the page itself has.
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
      <g class="next-dots" aria-hidden="true">
        {nextTargets(targets, hand).map(({id, x, y, dot = {x, y}}) => (
          <circle key={id} class="next-dot" cx={dot.x} cy={dot.y} r={6} data-next={id} />
        ))}
      </g>
      <g ref={ghosts} class="ghosts" aria-hidden="true" />
    </svg>
  );
}

/** Returns the available width of a figure, in px, so that it can wrap instead of shrink; a picture has a fixed one. */
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

const maxStep = 52;

/**
 * Returns the step between neighbours when `count` stand side by side, in px: as large as the room allows, at least 44
 * where the pointer is a finger.
 */
export function stepFor(room: number, count: number): number {
  const minStep = matchMedia("(pointer: coarse)").matches ? 44 : 34;
  return Math.max(minStep, Math.min(maxStep, Math.floor(room / Math.max(1, count))));
}

/** Returns the step between counters, which is the same for all boards side by side, whatever stands on them. */
export function counterStep(room: number): number {
  return matchMedia("(pointer: coarse)").matches || room >= 480 ? 44 : 36;
}

const minFitStep = 30;

/** Like `stepFor`, but lets a row be narrower than a finger if it fits on one line. */
export function stepToFit(room: number, count: number): number {
  const step = stepFor(room, count);
  return step * count > room && minFitStep * count <= room ? Math.floor(room / count) : step;
}

/** Width that a picture is laid out for before it is scaled down, in px. */
export const thumbnailWidth = 420;
