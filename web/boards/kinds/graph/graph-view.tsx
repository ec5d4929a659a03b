// View of a graph, on its ground line or without a ground. Either edges or vertices are touched, as the engine asks.
import {useMemo, useRef} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {
  type BoardOf,
  type Hand,
  includes,
  type Labels,
  maxDrawnGraph,
  type Pins,
  type ViewProps,
} from "../../input/touch";
import {useWidth} from "../../kit/canvas";
import {FittedCanvas} from "../../kit/fitted-canvas";
import {Ground} from "../../kit/ground";
import {useNames} from "../../kit/motion";
import {arrangeFree, arrangeOnBoard} from "./free-layout";
import {arrangeGraph, type Drawing, keepPlaces, lineBetween, type Picture, withPins} from "./graph-layout";

export {Sketch} from "./sketch";

type GraphBoard = BoardOf<"graph">;
const maxNamed = 40;
const maxScale = 1.5;
/** Radius of a vertex of a graph without a ground, in px. */
const radius = 12;

/**
 * Names the edges. A cut leaves the other edges in their order, so each edge takes the next name of an equal pair of
 * its colour.
 */
function nameEdges(
  previous: {board: GraphBoard; names: string[]} | null,
  board: GraphBoard,
  createName: () => string,
): string[] {
  const freeNames = new Map<string, string[]>();
  const keyOf = ({edges, colours}: GraphBoard, i: number) => `${edges[i]?.join(" ")} ${colours?.[i]}`;
  previous?.names.forEach((name, i) => {
    const key = keyOf(previous.board, i);
    freeNames.set(key, [...(freeNames.get(key) ?? []), name]);
  });
  return board.edges.map((_, i) => freeNames.get(keyOf(board, i))?.shift() ?? createName());
}

/**
 * Hook for the picture of a graph. What is left of the last picture keeps its place, also after undo and redo. With a
 * ground this holds while play has the same starting position; another one is laid out anew from its roots.
 */
function useDrawing(
  board: GraphBoard,
  {start, pins, small}: {start: string | undefined; pins: Pins | undefined; small: boolean},
  floating: ReadonlySet<number>,
): {picture: Picture; full: Picture} {
  const memory = useRef<(Drawing & {start: string | undefined; columns: number | undefined}) | null>(null);
  return useMemo(() => {
    const {ground, edges, colours, lone = [], columns} = board;
    const applyPins = (drawing: Drawing): Drawing =>
      pins ? {...drawing, picture: withPins(drawing.picture, drawing.edges, pins)} : drawing;
    const isSameStart = !ground.length || (start !== undefined && memory.current?.start === start);
    // The cells of another board have the same numbers in other places.
    const isSame = isSameStart && memory.current?.columns === columns;
    const previous = isSame && memory.current && applyPins(memory.current);
    const remaining = previous && keepPlaces(previous, {edges, colours}, [...lone, ...ground]);
    if (previous && remaining) return {picture: remaining, full: previous.picture};
    const arrange = () => {
      if (columns !== undefined) return arrangeOnBoard(edges, lone, columns);
      return ground.length
        ? arrangeGraph(ground, edges, floating, small ? 120 : 240)
        : arrangeFree(edges, lone, small ? 420 : 640);
    };
    const picture = arrange();
    memory.current = {picture, edges, colours, start, columns};
    const pinned = applyPins(memory.current).picture;
    return {picture: pinned, full: pinned};
  }, [board, start, pins, floating, small]);
}

/** Returns what the last move has taken away, where it was in the full picture. */
function ghostsOf(full: Picture, current: Picture, last: ReadonlySet<string> | undefined) {
  const places = new Map(full.dots.map((dot) => [dot.name, dot]));
  const currentNames = new Set(current.dots.map(({name}) => name));
  const dots = [...places].flatMap(([name, place]) => (last?.has(name) && !currentNames.has(name) ? [place] : []));
  const lines = [...(last ?? [])].flatMap((name) => {
    const [u = "", v = ""] = name.split("-");
    return places.has(u) && places.has(v) ? [{name, ...lineBetween([u, v], {k: 0, n: 1}, places)}] : [];
  });
  return {dots, lines};
}

/** Returns the targets, by id, of those elements that the engine lists as legal. */
function targetsOf(places: {element: string; id: string; x: number; y: number}[], hand: Hand | null, labels: Labels) {
  const legal = hand?.look([]) ?? null;
  const targets = new Map<string, Target>();
  for (const {element, id, x, y} of places) {
    if (!includes(legal?.next, element)) continue;
    const wins = (hand?.hints ?? false) && includes(legal?.winning, element);
    targets.set(id, {id, x, y, touch: [element], wins, chosen: false, label: labels.target([element], wins)});
  }
  return targets;
}

export function View(props: ViewProps<GraphBoard>) {
  if (props.board.edges.length + (props.board.lone ?? []).length > maxDrawnGraph)
    return <p class="view words">{props.labels.tooLarge}</p>;
  return <GraphFigure {...props} />;
}

function GraphFigure({board, labels, hand, highlight, preview, last, start, pins}: ViewProps<GraphBoard>) {
  const frame = useWidth(hand ? null : 0);
  const names = useNames(board, nameEdges);
  const floating = useMemo(() => new Set(board.floating), [board]);
  const {picture, full} = useDrawing(board, {start, pins, small: hand === null}, floating);
  const ghosts = useMemo(() => ghostsOf(full, picture, last), [full, picture, last]);
  const hasNoGround = picture.groundY === null;
  const touchesVertices = board.touched === "vertices";
  const lines = picture.lines.map((line) => ({...line, element: String(line.index), id: names[line.index] ?? ""}));
  const dots = picture.dots.map((dot) => ({...dot, element: dot.name, id: `v${dot.name}`}));
  const marks = useMemo(() => (hasNoGround ? [...lines, ...dots] : lines), [picture, names]);
  const targets = targetsOf(touchesVertices ? dots : lines, hand, labels);
  return (
    <FittedCanvas
      frame={frame}
      width={picture.width}
      height={picture.height}
      maxScale={maxScale}
      labels={labels}
      targets={targets}
      marks={marks}
      departure={hasNoGround ? "fade" : "fall"}
      hand={hand}
    >
      {(bind) => (
        <>
          {picture.groundY !== null && <Ground from={4} to={picture.width - 4} y={picture.groundY} />}
          {lines.map((line) => {
            const target = targets.get(line.id);
            return (
              <g
                key={line.id}
                data-mark={line.id}
                class={`${classNames("edge", target, !touchesVertices && highlight.has(line.element), !touchesVertices && preview.has(line.element))}${floating.has(line.index) ? " pale" : ""}`}
                data-colour={board.colours?.[line.index]}
                transform={`translate(${line.x} ${line.y})`}
                {...(target ? bind(target) : {})}
              >
                <path class="reach" d={line.path} />
                <circle class="reach" r={12} />
                <path class="line" d={line.path} />
                {board.colours && (
                  <text class="colour" x={9} y={4} aria-hidden="true">
                    {board.colours[line.index]?.toUpperCase()}
                  </text>
                )}
                {target?.wins && <path class="sign" d="M0 6l5 -11h-10z" />}
              </g>
            );
          })}
          {ghosts.lines.map(({name, x, y, path}) => (
            <path key={name} class="ghost" d={path} transform={`translate(${x} ${y})`} />
          ))}
          {ghosts.dots.map(({name, x, y}) => (
            <circle key={name} class="ghost" cx={x} cy={y} r={hasNoGround ? radius : 3.5} />
          ))}
          {!hasNoGround &&
            dots.map((dot) => (
              <g key={dot.id} class={dot.floating ? "vertex pale" : "vertex"} aria-hidden="true">
                <circle cx={dot.x} cy={dot.y} r={dot.ground ? 4.5 : 3.5} />
                {last?.has(dot.name) && <circle class="halo" cx={dot.x} cy={dot.y} r={8} />}
                {hand && dots.length <= maxNamed && (
                  <text class="index" x={dot.x - 8} y={dot.ground ? dot.y + 17 : dot.y + 4}>
                    {dot.name}
                  </text>
                )}
              </g>
            ))}
          {hasNoGround &&
            dots.map((dot) => {
              const target = targets.get(dot.id);
              return (
                <g
                  key={dot.id}
                  data-mark={dot.id}
                  data-colour={board.painted?.[dot.name]}
                  class={classNames(
                    board.token === dot.name ? "node strong" : "node",
                    target,
                    touchesVertices && highlight.has(dot.element),
                    touchesVertices && preview.has(dot.element),
                  )}
                  transform={`translate(${dot.x} ${dot.y})`}
                  {...(target ? bind(target) : {"aria-hidden": "true"})}
                >
                  <circle class="reach" r={radius + 9} />
                  <circle class="ring" r={radius} />
                  {last?.has(dot.name) && <circle class="halo" r={radius + 4} />}
                  <text y={5} aria-hidden="true">
                    {dot.name}
                  </text>
                  {target?.wins && <path class="sign" d={`M0 ${radius + 13}l5 -10h-10z`} />}
                </g>
              );
            })}
        </>
      )}
    </FittedCanvas>
  );
}
