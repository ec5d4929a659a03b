// A graph, on its ground line or without a ground. An edge or a vertex is touched, whichever the engine asks for.
import {useMemo, useRef} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawableGraph, type Hand, includes, type Labels, type Pins, type ViewProps} from "../hand/touch";
import {arrangeFree} from "../layout/free-layout";
import {arrangeGraph, type Drawing, keepPlaces, lineBetween, type Picture, withPins} from "../layout/graph-layout";
import {Canvas, useWidth} from "./canvas";
import {Ground} from "./ground";
import {useNames} from "./motion";

type GraphBoard = BoardOf<"graph">;
const named = 40;
const largest = 1.5;
/** The circle of a vertex of a graph without a ground. */
const radius = 12;

/** A cut leaves the other edges in their order: each edge keeps the name of the next equal pair of its colour. */
function carry(before: {board: GraphBoard; names: string[]} | null, board: GraphBoard, fresh: () => string): string[] {
  const waiting = new Map<string, string[]>();
  const keyOf = ({edges, colours}: GraphBoard, i: number) => `${edges[i]?.join(" ")} ${colours?.[i]}`;
  before?.names.forEach((name, i) => {
    const key = keyOf(before.board, i);
    waiting.set(key, [...(waiting.get(key) ?? []), name]);
  });
  return board.edges.map((_, i) => waiting.get(keyOf(board, i))?.shift() ?? fresh());
}

/**
 * What is left of a picture stays where it was, back and forth; on a ground as long as play began from the same position, since
 * another one is built anew from its roots.
 */
function useDrawing(
  board: GraphBoard,
  {start, pins, small}: {start: string | undefined; pins: Pins | undefined; small: boolean},
  floating: ReadonlySet<number>,
): {picture: Picture; whole: Picture} {
  const seen = useRef<(Drawing & {start: string | undefined}) | null>(null);
  return useMemo(() => {
    const {ground, edges, colours, lone = []} = board;
    const put = (drawing: Drawing): Drawing =>
      pins ? {...drawing, picture: withPins(drawing.picture, drawing.edges, pins)} : drawing;
    const isSame = !ground.length || (start !== undefined && seen.current?.start === start);
    const before = isSame && seen.current && put(seen.current);
    const kept = before && keepPlaces(before, {edges, colours}, [...lone, ...ground]);
    if (before && kept) return {picture: kept, whole: before.picture};
    const picture = ground.length
      ? arrangeGraph(ground, edges, floating, small ? 120 : 240)
      : arrangeFree(edges, lone, small ? 420 : 640);
    seen.current = {picture, edges, colours, start};
    const now = put(seen.current).picture;
    return {picture: now, whole: now};
  }, [board, start, pins, floating, small]);
}

/** What the last move has taken away, where it stood in a picture of the same drawing. */
function ghosts(whole: Picture, now: Picture, last: ReadonlySet<string> | undefined) {
  const places = new Map(whole.dots.map((dot) => [dot.name, dot]));
  const there = new Set(now.dots.map(({name}) => name));
  const dots = [...places].flatMap(([name, at]) => (last?.has(name) && !there.has(name) ? [at] : []));
  const lines = [...(last ?? [])].flatMap((name) => {
    const [u = "", v = ""] = name.split("-");
    return places.has(u) && places.has(v) ? [{name, ...lineBetween([u, v], {k: 0, n: 1}, places)}] : [];
  });
  return {dots, lines};
}

/** What the engine lists of them, by element. */
function spotsOf(places: {element: string; id: string; x: number; y: number}[], hand: Hand | null, labels: Labels) {
  const here = hand?.look([]) ?? null;
  const spots = new Map<string, Spot>();
  for (const {element, id, x, y} of places) {
    if (!includes(here?.next, element)) continue;
    const wins = (hand?.hints ?? false) && includes(here?.winning, element);
    spots.set(id, {id, x, y, touch: [element], wins, chosen: false, label: labels.spot([element], wins)});
  }
  return spots;
}

export function Graph(props: ViewProps<GraphBoard>) {
  if (props.board.edges.length + (props.board.lone ?? []).length > drawableGraph)
    return <p class="view words">{props.labels.tooLarge}</p>;
  return <Drawn {...props} />;
}

function Drawn({board, labels, hand, highlight, last, start, pins}: ViewProps<GraphBoard>) {
  const {box, width} = useWidth(hand ? null : 0);
  const names = useNames(board, carry);
  const floating = useMemo(() => new Set(board.floating), [board]);
  const {picture, whole} = useDrawing(board, {start, pins, small: hand === null}, floating);
  const gone = useMemo(() => ghosts(whole, picture, last), [whole, picture, last]);
  const free = picture.groundY === null;
  const byVertex = board.touched === "vertices";
  const lines = picture.lines.map((line) => ({...line, element: String(line.index), id: names[line.index] ?? ""}));
  const dots = picture.dots.map((dot) => ({...dot, element: dot.name, id: `v${dot.name}`}));
  const marks = useMemo(() => (free ? [...lines, ...dots] : lines), [picture, names]);
  const spots = spotsOf(byVertex ? dots : lines, hand, labels);
  return (
    <div class={picture.width > 2 * width && hand ? "view wide" : "view"} ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={picture.width}
        height={picture.height}
        scale={Math.max(1, Math.min(largest, width / picture.width))}
        label={labels.board}
        spots={[...spots.values()]}
        marks={marks}
        hand={hand}
      >
        {(bind) => (
          <>
            {picture.groundY !== null && <Ground from={4} to={picture.width - 4} y={picture.groundY} />}
            {lines.map((line) => {
              const spot = spots.get(line.id);
              return (
                <g
                  key={line.id}
                  data-mark={line.id}
                  class={`${look("edge", spot, !byVertex && highlight.has(line.element))}${floating.has(line.index) ? " pale" : ""}`}
                  data-colour={board.colours?.[line.index]}
                  transform={`translate(${line.x} ${line.y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <path class="reach" d={line.path} />
                  <circle class="reach" r={12} />
                  <path class="line" d={line.path} />
                  {board.colours && (
                    <text class="colour" x={9} y={4} aria-hidden="true">
                      {board.colours[line.index]?.toUpperCase()}
                    </text>
                  )}
                  {spot?.wins && <path class="sign" d="M0 6l5 -11h-10z" />}
                </g>
              );
            })}
            {gone.lines.map(({name, x, y, path}) => (
              <path key={name} class="ghost" d={path} transform={`translate(${x} ${y})`} />
            ))}
            {gone.dots.map(({name, x, y}) => (
              <circle key={name} class="ghost" cx={x} cy={y} r={free ? radius : 3.5} />
            ))}
            {!free &&
              dots.map((dot) => (
                <g key={dot.id} class={dot.floating ? "vertex pale" : "vertex"} aria-hidden="true">
                  <circle cx={dot.x} cy={dot.y} r={dot.ground ? 4.5 : 3.5} />
                  {last?.has(dot.name) && <circle class="halo" cx={dot.x} cy={dot.y} r={8} />}
                  {hand && dots.length <= named && (
                    <text class="index" x={dot.x - 8} y={dot.ground ? dot.y + 17 : dot.y + 4}>
                      {dot.name}
                    </text>
                  )}
                </g>
              ))}
            {free &&
              dots.map((dot) => {
                const spot = spots.get(dot.id);
                return (
                  <g
                    key={dot.id}
                    data-mark={dot.id}
                    data-colour={board.painted?.[dot.name]}
                    class={look("node", spot, byVertex && highlight.has(dot.element))}
                    transform={`translate(${dot.x} ${dot.y})`}
                    {...(spot ? bind(spot) : {"aria-hidden": "true"})}
                  >
                    <circle class="reach" r={radius + 9} />
                    <circle class="ring" r={radius} />
                    {last?.has(dot.name) && <circle class="halo" r={radius + 4} />}
                    <text y={5} aria-hidden="true">
                      {dot.name}
                    </text>
                    {spot?.wins && <path class="sign" d={`M0 ${radius + 13}l5 -10h-10z`} />}
                  </g>
                );
              })}
          </>
        )}
      </Canvas>
    </div>
  );
}
