// A graph standing on its ground line. Touching an edge cuts it.
import {useMemo} from "preact/hooks";
import {Canvas, useWidth} from "./canvas";
import {arrangeGraph} from "./graph-layout";
import {Ground} from "./ground";
import {useNames} from "./motion";
import {look, type Spot} from "./roving";
import {type BoardOf, drawable, includes, type ViewProps} from "./touch";

type GraphBoard = BoardOf<"graph">;
const named = 40;
const largest = 1.5;

/** A cut leaves the other edges in their order: each edge keeps the name of the next equal pair. */
function carry(before: {board: GraphBoard; names: string[]} | null, board: GraphBoard, fresh: () => string): string[] {
  const waiting = new Map<string, string[]>();
  before?.board.edges.forEach(([u, v], i) => {
    const name = before.names[i];
    if (name) waiting.set(`${u} ${v}`, [...(waiting.get(`${u} ${v}`) ?? []), name]);
  });
  return board.edges.map(([u, v]) => waiting.get(`${u} ${v}`)?.shift() ?? fresh());
}

export function Graph(props: ViewProps<GraphBoard>) {
  if (props.board.edges.length > drawable) return <p class="view words">{props.labels.tooLarge}</p>;
  return <Drawn {...props} />;
}

function Drawn({board, labels, hand, lit}: ViewProps<GraphBoard>) {
  const {box, width} = useWidth(hand ? null : 0);
  const names = useNames(board, carry);
  const floating = useMemo(() => new Set(board.floating), [board]);
  const picture = useMemo(
    () => arrangeGraph(board.ground, board.edges, floating, hand ? 240 : 120),
    [board, floating, hand === null],
  );
  const marks = useMemo(() => picture.lines.map((l) => ({id: names[l.index] ?? "", x: l.x, y: l.y})), [picture, names]);
  const here = hand?.look([]) ?? null;
  const spots = new Map<number, Spot>();
  if (hand)
    for (const {index, x, y} of picture.lines) {
      const touch = [String(index)];
      if (!includes(here?.next, String(index))) continue;
      const wins = hand.hints && includes(here?.winning, String(index));
      spots.set(index, {id: names[index] ?? "", x, y, touch, wins, chosen: false, label: labels.spot(touch, wins)});
    }
  return (
    <div class={picture.width > 2 * width && hand ? "view wide" : "view"} ref={box}>
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
            <Ground from={4} to={picture.width - 4} y={picture.groundY} />
            {picture.lines.map((line) => {
              const spot = spots.get(line.index);
              return (
                <g
                  key={names[line.index]}
                  data-mark={names[line.index]}
                  class={`${look("edge", spot, lit.has(String(line.index)))}${floating.has(line.index) ? " pale" : ""}`}
                  transform={`translate(${line.x} ${line.y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <path class="reach" d={line.path} />
                  <circle class="reach" r={12} />
                  <path class="line" d={line.path} />
                  {spot?.wins && <path class="sign" d="M0 6l5 -11h-10z" />}
                </g>
              );
            })}
            {picture.dots.map((dot) => (
              <g key={dot.name} class={dot.floating ? "vertex pale" : "vertex"} aria-hidden="true">
                <circle cx={dot.x} cy={dot.y} r={dot.ground ? 4.5 : 3.5} />
                {hand && picture.dots.length <= named && (
                  <text class="index" x={dot.x - 8} y={dot.ground ? dot.y + 17 : dot.y + 4}>
                    {dot.name}
                  </text>
                )}
              </g>
            ))}
          </>
        )}
      </Canvas>
    </div>
  );
}
