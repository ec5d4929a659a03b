// A graph, or a part of one, as a small picture beside a sentence: some edges are drawn strongly, the others pale.
import {arrangeGraph, type Edges, type Picture} from "../layout/graph-layout";
import {Ground} from "./ground";

interface SketchProps {
  /** The vertices at the foot of the picture. */
  ground: string[];
  edges: Edges;
  /** The edges drawn strongly, by index: the picture shows them and what is around. */
  highlight: ReadonlySet<number>;
  /** The foot is the ground itself, not a vertex in the air. */
  grounded: boolean;
  names: ReadonlyMap<string, string>;
}

const tallest = 110;
const around = 34;
const [least, most] = [160, 300];

/** The part of 0..end to show: what these places span, made longer or shorter about its middle where it must be. */
function extent(places: number[], end: number): [number, number] {
  const [low, high] = [Math.min(...places) - around, Math.max(...places) + around];
  const length = Math.min(end, most, Math.max(least, high - low));
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
  const picture = arrangeGraph(ground, edges, new Set(), tallest);
  const strong = new Set(edges.flatMap((ends, i) => (highlight.has(i) ? ends : [])));
  const ends = picture.dots.filter((dot) => (highlight.size ? strong.has(dot.name) : dot.ground));
  const {left, right, top, bottom} = frame(picture, ends, highlight);
  const seen = ({x, y}: {x: number; y: number}) => x >= left && x <= right && y >= top && y <= bottom;
  const dots = picture.dots.filter(seen);
  const near = new Set(dots.map((dot) => dot.name));
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
        .filter((line) => edges[line.index]?.some((end) => near.has(end)))
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
        <g key={dot.name} class={strong.has(dot.name) || highlight.size === 0 ? "vertex" : "vertex pale"}>
          <circle cx={dot.x} cy={dot.y} r={dot.ground ? 4.5 : 3.5} />
          <text class="index" x={dot.x - 8} y={dot.ground && grounded ? dot.y + 17 : dot.y + 4}>
            {names.get(dot.name)}
          </text>
        </g>
      ))}
    </svg>
  );
}
