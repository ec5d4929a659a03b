// Sheet with the drawing. It is one Tab stop: it keeps the focus and names the element at the cursor. A drag only
// changes attributes of the elements that move, so that a thousand vertices are as fast as ten.
import {useLayoutEffect, useMemo, useRef} from "preact/hooks";
import type {Place} from "../boards/kinds/graph/graph-layout";
import {useWidth} from "../boards/kit/canvas";
import {Ground} from "../boards/kit/ground";
import {useDrag} from "./drag";
import {hasMarbles, type Shape} from "./drawing";
import {domId, edgeId, edgeIn, vertexId, vertexIn} from "./elements";
import {type Places, sheetOf} from "./places";
import {lineOf, type Plan} from "./plan";

interface StageProps {
  plan: Plan;
  shape: Shape;
  places: Places;
  /** Horizontal middle of the picture. */
  middle: number;
  /** Element that a command would act on; `from` is the vertex from which an edge is being drawn. */
  cursor: string | null;
  from: string | null;
  /** Indices of the edges with an error. */
  highlight: ReadonlySet<number>;
  label: string;
  describedBy: string;
  say(id: string): string;
  onPress(id: string | null, at: Place): void;
  onDrop(vertex: string, at: Place): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function Stage(props: StageProps) {
  const {plan, shape, places, middle, cursor, from, highlight, label, describedBy, say, onKeyDown} = props;
  const svg = useRef<SVGSVGElement>(null);
  const {box, width} = useWidth(null);
  const sheet = useMemo(() => sheetOf(plan.names, places, middle, width), [plan, places, middle, width]);
  const drag = useDrag(svg, {...props, sheet});
  // Memoised, so that a cursor or a press does not draw everything again.
  const edges = useMemo(
    () => plan.pairs.map((_, i) => <EdgeView key={i} {...{plan, shape, places, say}} index={i} />),
    [plan, shape, places, say],
  );
  const vertices = useMemo(
    () => plan.names.map((name) => <VertexView key={name} {...{plan, shape, places, say}} name={name} />),
    [plan, shape, places, say],
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
        <Cursor {...{plan, places}} id={cursor} kind="cursor" />
        <Cursor {...{plan, places}} id={from} kind="cursor from" />
        {edges}
        <g class="faults" aria-hidden="true">
          {[...highlight].map((index) => {
            const line = lineOf(plan, index, places);
            return <path key={index} class="line" transform={`translate(${line.x} ${line.y})`} d={line.path} />;
          })}
        </g>
        {vertices}
      </svg>
    </div>
  );
}

/** Attributes by which the sheet can name an element as the active one. */
const ariaProps = (id: string, say: StageProps["say"]) => ({
  id: domId(id),
  role: "img" as const,
  "aria-label": say(id),
});

type PlacedProps = Pick<StageProps, "plan" | "places">;

/** Ring around a vertex, or wash along an edge. */
function Cursor({plan, places, id, kind}: PlacedProps & {id: string | null; kind: string}) {
  const [name, index] = [vertexIn(id), edgeIn(id)];
  const line = index === null ? null : lineOf(plan, index, places);
  const {x, y} = line ?? places.get(name ?? "") ?? {x: 0, y: 0};
  if (id === null) return null;
  return (
    <g class={kind} data-cursor={id} transform={`translate(${x} ${y})`} aria-hidden="true">
      {line ? <path d={line.path} /> : <circle r={plan.radius + 6} />}
    </g>
  );
}

function EdgeView({
  plan,
  shape,
  places,
  say,
  index,
}: PlacedProps & Pick<StageProps, "shape" | "say"> & {index: number}) {
  const {mark} = plan.drawing.edges[index] ?? {mark: ""};
  const line = lineOf(plan, index, places);
  return (
    <g
      {...ariaProps(edgeId(index), say)}
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

function VertexView({
  plan,
  shape,
  places,
  say,
  name,
}: PlacedProps & Pick<StageProps, "shape" | "say"> & {name: string}) {
  const {x, y} = places.get(name) ?? {x: 0, y: 0};
  const {drawing, radius} = plan;
  const ground = drawing.ground.includes(name);
  const tokens = drawing.tokens.flatMap((vertex, i) => (vertex === name ? [i + 1] : []));
  const face = hasMarbles(shape) ? tokens.join() : tokens.length > 1 ? `×${tokens.length}` : "";
  return (
    <g {...ariaProps(vertexId(name), say)} class={ground ? "node grounded" : "node"} transform={`translate(${x} ${y})`}>
      {ground && <Ground from={-20} to={20} y={radius + 3} />}
      {radius > 6 && <circle class="reach" r={radius + 6} />}
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
