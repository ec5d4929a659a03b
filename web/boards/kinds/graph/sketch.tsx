// Small picture of a graph, or of a part of one, beside a sentence. Some edges are drawn strongly, the others pale.

import {Ground} from "../../kit/ground";
import {arrangeGraph, type Edges, type Picture} from "./graph-layout";

export interface SketchProps {
  /** Vertices at the foot of the picture. */
  ground: string[];
  edges: Edges;
  /** Indices of the edges drawn strongly; the picture is cropped to them and their surroundings. */
  highlight: ReadonlySet<number>;
  /** True if the foot is the ground itself, not a vertex in the air. */
  grounded: boolean;
  names: ReadonlyMap<string, string>;
}

const maxHeight = 110;
const padding = 34;
const [minLength, maxLength] = [160, 300];

/**
 * Returns the part of 0..end to show: the span of these places with padding, its length kept between the limits by
 * changing it about its middle.
 */
function extent(places: number[], end: number): [number, number] {
  const [low, high] = [Math.min(...places) - padding, Math.max(...places) + padding];
  const length = Math.min(end, maxLength, Math.max(minLength, high - low));
  const from = Math.max(0, Math.min((low + high - length) / 2, end - length));
  return [from, from + length];
}

function frame(picture: Picture, ends: Picture["dots"], highlight: ReadonlySet<number>) {
  const places = [...picture.lines.filter((l) => highlight.has(l.index)), ...ends];
  const [left, right] = extent(
    places.map((p) => p.x),
    picture.width,
  );
  const [top, bottom] = extent(
    places.map((p) => p.y),
    picture.height,
  );
  return {left, right, top, bottom};
}

export function Sketch({ground, edges, highlight, grounded, names}: SketchProps) {
  const picture = arrangeGraph(ground, edges, new Set(), maxHeight);
  const highlightedVertices = new Set(edges.flatMap((ends, i) => (highlight.has(i) ? ends : [])));
  const ends = picture.dots.filter((dot) => (highlight.size ? highlightedVertices.has(dot.name) : dot.ground));
  const {left, right, top, bottom} = frame(picture, ends, highlight);
  const isVisible = ({x, y}: {x: number; y: number}) => x >= left && x <= right && y >= top && y <= bottom;
  const dots = picture.dots.filter(isVisible);
  const visibleVertices = new Set(dots.map((dot) => dot.name));
  return (
    <svg
      class="sketch"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      width={right - left}
      height={bottom - top}
      aria-hidden="true"
    >
      {grounded && picture.groundY !== null && <Ground from={left + 4} to={right - 4} y={picture.groundY} />}
      {picture.lines
        .filter((line) => edges[line.index]?.some((end) => visibleVertices.has(end)))
        .map((line) => (
          <g
            key={line.index}
            class={highlight.has(line.index) ? "edge" : "edge pale"}
            transform={`translate(${line.x} ${line.y})`}
          >
            <path class="line" d={line.path} />
          </g>
        ))}
      {dots.map((dot) => (
        <g key={dot.name} class={highlightedVertices.has(dot.name) || highlight.size === 0 ? "vertex" : "vertex pale"}>
          <circle cx={dot.x} cy={dot.y} r={dot.ground ? 4.5 : 3.5} />
          <text class="index" x={dot.x - 8} y={dot.ground && grounded ? dot.y + 17 : dot.y + 4}>
            {names.get(dot.name)}
          </text>
        </g>
      ))}
    </svg>
  );
}
