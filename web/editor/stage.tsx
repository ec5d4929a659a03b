// The drawing itself. It has one Tab stop: the sheet keeps the focus and names the element that the arrow keys are at. A drag
// changes nothing but the attributes of what moves, so that a thousand vertices are as light as ten.
import {useLayoutEffect, useMemo, useRef} from "preact/hooks";
import {useWidth} from "../boards/canvas";
import type {Place} from "../boards/graph-layout";
import {Ground} from "../boards/ground";
import {useDrag} from "./drag";
import {type Drawing, hasMarbles, type Shape, verticesOf} from "./drawing";
import {domId, edgeId, edgeIn, type Fan, lineOf, vertexId, vertexIn} from "./lines";
import {type Places, sheetOf} from "./places";

/** Above so many vertices they are drawn small and without their names. */
const crowd = 120;

interface StageProps {
  drawing: Drawing;
  shape: Shape;
  places: Places;
  /** The middle of the picture. */
  middle: number;
  fan: readonly Fan[];
  /** The element that a command would act on, and the vertex that an edge is being drawn from. */
  cursor: string | null;
  from: string | null;
  /** Edges at fault. */
  lit: ReadonlySet<number>;
  label: string;
  describedBy: string;
  say(id: string): string;
  onPress(id: string | null, at: Place): void;
  onDrop(vertex: string, at: Place): void;
  onKeyDown(event: KeyboardEvent): void;
}

export const radiusOf = (drawing: Drawing) => (verticesOf(drawing).length > crowd ? 4 : 11);

export function Stage(props: StageProps) {
  const {drawing, shape, places, middle, fan, cursor, from, lit, label, describedBy, say, onKeyDown} = props;
  const svg = useRef<SVGSVGElement>(null);
  const radius = radiusOf(drawing);
  const {box, width} = useWidth(null);
  const sheet = useMemo(() => sheetOf(drawing, places, middle, width), [drawing, places, middle, width]);
  const drag = useDrag(svg, {...props, radius, sheet});
  // What a cursor or a press does not change is not drawn again.
  const edges = useMemo(
    () => drawing.edges.map((_, i) => <EdgeOf key={i} {...{drawing, shape, places, fan, radius, say}} index={i} />),
    [drawing, shape, places, fan, radius, say],
  );
  const vertices = useMemo(
    () =>
      verticesOf(drawing).map((name) => <VertexOf key={name} {...{drawing, shape, places, radius, say}} name={name} />),
    [drawing, shape, places, radius, say],
  );
  useLayoutEffect(() => {
    if (cursor && document.activeElement === svg.current)
      document.getElementById(domId(cursor))?.scrollIntoView({block: "nearest", inline: "nearest"});
  }, [cursor]);
  const application = {
    role: "application" as const,
    tabindex: 0,
    "aria-describedby": describedBy,
    "aria-activedescendant": cursor ? domId(cursor) : undefined,
    onKeyDown,
  };
  return (
    <div class="plate" ref={box}>
      <svg
        ref={svg}
        class="sheet-of board"
        viewBox={`${sheet.left} ${sheet.top} ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
        aria-label={label}
        {...application}
        {...drag}
      >
        <Cursor {...{drawing, places, fan, radius}} id={cursor} kind="cursor" />
        <Cursor {...{drawing, places, fan, radius}} id={from} kind="cursor from" />
        {edges}
        <g class="faults" aria-hidden="true">
          {[...lit].map((index) => {
            const line = lineOf(drawing, index, fan[index], places, radius);
            return <path key={index} class="line" transform={`translate(${line.x} ${line.y})`} d={line.path} />;
          })}
        </g>
        {vertices}
      </svg>
    </div>
  );
}

/** An element that the sheet can name as the one at hand. */
const named = (id: string, say: StageProps["say"]) => ({id: domId(id), role: "img" as const, "aria-label": say(id)});

type Common = Pick<StageProps, "drawing" | "places"> & {radius: number};

/** A ring about a vertex, or a wash along an edge. */
function Cursor({
  drawing,
  places,
  fan,
  radius,
  id,
  kind,
}: Common & {fan: readonly Fan[]; id: string | null; kind: string}) {
  const [name, index] = [vertexIn(id), edgeIn(id)];
  const line = index === null ? null : lineOf(drawing, index, fan[index], places, radius);
  const {x, y} = line ?? places.get(name ?? "") ?? {x: 0, y: 0};
  if (id === null) return null;
  return (
    <g class={kind} data-cursor={id} transform={`translate(${x} ${y})`} aria-hidden="true">
      {line ? <path d={line.path} /> : <circle r={radius + 6} />}
    </g>
  );
}

function EdgeOf({
  drawing,
  shape,
  places,
  fan,
  radius,
  say,
  index,
}: Common & Pick<StageProps, "shape" | "fan" | "say"> & {index: number}) {
  const {mark} = drawing.edges[index] ?? {mark: ""};
  const line = lineOf(drawing, index, fan[index], places, radius);
  return (
    <g
      {...named(edgeId(index), say)}
      class={shape.directed ? "arc" : "edge"}
      data-colour={shape.directed ? undefined : mark || undefined}
      transform={`translate(${line.x} ${line.y})`}
    >
      <path class="line" d={line.path} />
      {shape.directed && <path class="head" d={line.head} />}
      {mark && (
        <text x={8} y={4} aria-hidden="true">
          {shape.directed ? mark : mark.toUpperCase()}
        </text>
      )}
    </g>
  );
}

function VertexOf({
  drawing,
  shape,
  places,
  radius,
  say,
  name,
}: Common & Pick<StageProps, "shape" | "say"> & {name: string}) {
  const {x, y} = places.get(name) ?? {x: 0, y: 0};
  const ground = drawing.ground.includes(name);
  const tokens = drawing.tokens.flatMap((vertex, i) => (vertex === name ? [i + 1] : []));
  const face = hasMarbles(shape) ? tokens.join() : tokens.length > 1 ? `×${tokens.length}` : "";
  return (
    <g {...named(vertexId(name), say)} class={ground ? "node grounded" : "node"} transform={`translate(${x} ${y})`}>
      {ground && <Ground from={-20} to={20} y={radius + 3} />}
      <circle class="reach" r={radius + 6} />
      <circle class="ring" r={radius} />
      {radius > 6 && (
        <text y={4.5} aria-hidden="true">
          {name}
        </text>
      )}
      {tokens.length > 0 && (
        <g class="piece" transform={`translate(${radius + 3} ${-radius - 3})`} aria-hidden="true">
          <circle class="disc" r={9} />
          <text y={4}>{face}</text>
        </g>
      )}
    </g>
  );
}
