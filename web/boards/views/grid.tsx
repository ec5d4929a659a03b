// Layers of squared paper, coordinates from 0 on the margins. A touch is an unordered set of cells, counted row by row and
// layer by layer; of pieces, what one does in order. A cell is a coin (H or T), free (.), taken (#), poisoned (!), none (a space), or a
// piece of Left's (x), of Right's (o) or of both (s).
import {useMemo} from "preact/hooks";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawable, includes, toggled, type ViewProps} from "../hand/touch";
import {Canvas, thumbnail, useWidth} from "./canvas";
import {useHighWaterMark} from "./high-water-mark";

type GridBoard = BoardOf<"grid">;

interface Square {
  /** By its coordinates, so that it keeps its name when others go. */
  id: string;
  element: string;
  face: string;
  x: number;
  y: number;
}

/** How many rows and columns there is room for. */
interface Shape {
  layers: number;
  rows: number;
  columns: number;
}

interface Margin {
  text: string;
  x: number;
  y: number;
  side: "row" | "column" | "layer";
}

const shapeOf = ({layers}: GridBoard): Shape => ({
  layers: layers.length,
  rows: layers[0]?.length ?? 0,
  columns: layers[0]?.[0]?.length ?? 0,
});
const joined = (before: Shape, now: Shape): Shape =>
  before.layers === now.layers
    ? {...now, rows: Math.max(before.rows, now.rows), columns: Math.max(before.columns, now.columns)}
    : now;

const heading = 24;
/** Room for the row numbers. */
const margin = (rows: number) => 16 + 8 * String(Math.max(0, rows - 1)).length;
const gap = 20;
const [largest, least] = [52, 26];
const kinds: Record<string, string> = {
  H: "coin heads",
  T: "coin tails",
  ".": "tile",
  "#": "tile taken",
  "!": "tile poison",
  x: "tile left",
  o: "tile right",
  s: "tile both",
};
const dominoes = {L: "tile taken left", R: "tile taken right"};

/** A square that is taken has the colour of who took it, where that is known. */
function kindOf({face, element}: Square, sides: ViewProps<GridBoard>["lastTouchedBy"]): string {
  const side = face === "#" && sides?.get(element);
  return (side ? dominoes[side] : kinds[face]) ?? "tile";
}

function arrange(board: GridBoard, shape: Shape, room: number, step: number) {
  const rows = board.layers[0]?.length ?? 0;
  const columns = board.layers[0]?.[0]?.length ?? 0;
  const layered = board.layers.length > 1;
  const top = layered ? 2 * heading : heading;
  const [wide, high] = [margin(shape.rows) + shape.columns * step, top + shape.rows * step];
  const perLine = Math.max(1, Math.floor((room + gap) / (wide + gap)));
  const squares: Square[] = [];
  const corners: {x: number; y: number}[] = [];
  const margins: Margin[] = [];
  board.layers.forEach((layer, l) => {
    const left = (wide + gap) * (l % perLine) + margin(shape.rows);
    const up = (high + gap) * Math.floor(l / perLine) + top;
    corners.push({x: left, y: up});
    if (layered) margins.push({text: String(l), x: left + (columns * step) / 2, y: up - heading - 6, side: "layer"});
    for (let c = 0; c < columns; c++)
      margins.push({text: String(c), x: left + (c + 0.5) * step, y: up - 7, side: "column"});
    layer.forEach((row, r) => {
      margins.push({text: String(r), x: left - 9, y: up + (r + 0.5) * step + 5, side: "row"});
      [...row].forEach((face, c) => {
        if (face === " ") return;
        const element = String((l * rows + r) * columns + c);
        squares.push({id: `${l}.${r}.${c}`, element, face, x: left + (c + 0.5) * step, y: up + (r + 0.5) * step});
      });
    });
  });
  const lines = Math.ceil(board.layers.length / perLine);
  const across = Math.min(perLine, Math.max(1, board.layers.length));
  return {
    squares,
    margins,
    corners,
    width: across * (wide + gap) - gap,
    height: Math.max(1, lines) * (high + gap) - gap + 4,
  };
}

export function Grid({board, labels, hand, highlight, last, lastTouchedBy, start}: ViewProps<GridBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const shape = useHighWaterMark(start, shapeOf(board), joined);
  const fitting = Math.floor((width - margin(shape.rows)) / Math.max(1, shape.columns));
  const step = hand ? Math.max(least, Math.min(largest, fitting)) : Math.max(6, Math.min(34, fitting));
  const {squares, margins, corners, ...size} = useMemo(
    () => arrange(board, shape, width, step),
    [board, shape.rows, shape.columns, width, step],
  );
  const there = new Set(squares.map(({id}) => id));
  const gone = [...(last ?? [])].flatMap((id) => {
    const [layer = 0, row = 0, column = 0] = id.split(".").map(Number);
    const corner = there.has(id) ? undefined : corners[layer];
    return corner ? [{id, x: corner.x + (column + 0.5) * step, y: corner.y + (row + 0.5) * step}] : [];
  });
  if (squares.length > drawable) return <p class="view words">{labels.tooLarge}</p>;
  const prefix = hand?.prefix ?? [];
  const pieces = board.layers.some((rows) => rows.some((row) => /[xo]/.test(row)));
  const here = hand?.look(prefix) ?? null;
  // Of a game of pieces a square is nobody's.
  const sides = board.mover && !pieces ? lastTouchedBy : undefined;
  const spots = new Map<string, Spot>();
  if (hand)
    for (const {id, element, x, y} of squares) {
      const goesOn = includes(here?.next, element);
      // An arrow may fly back to where its amazon stood.
      const chosen = prefix.includes(element) && !goesOn;
      if (!chosen && !goesOn) continue;
      const wins = hand.hints && !chosen && includes(here?.winning, element);
      const touch = pieces ? ordered(prefix, element, chosen) : toggled(prefix, element, here?.done ?? false);
      spots.set(id, {id, x, y, chosen, wins, touch, label: labels.spot([element], wins)});
    }
  return (
    <div class={`view grid-view${hand && size.width > width ? " wide" : ""}${prefix.length ? " begun" : ""}`} ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas {...size} label={labels.board} spots={[...spots.values()]} marks={squares} hand={hand}>
        {(bind) => (
          <>
            {margins.map(({text, x, y, side}) => (
              <text key={`${side} ${x} ${y}`} class={`index ${side}`} x={x} y={y} aria-hidden="true">
                {side === "layer" ? labels.part(Number(text)) : text}
              </text>
            ))}
            {gone.map(({id, x, y}) => (
              <rect
                key={id}
                class="ghost"
                x={x + 3 - step / 2}
                y={y + 3 - step / 2}
                width={step - 6}
                height={step - 6}
                rx={3}
              />
            ))}
            {squares.map((square) => {
              const spot = spots.get(square.id);
              return (
                <g
                  key={square.id}
                  data-mark={square.id}
                  class={look(kindOf(square, sides), spot, highlight.has(square.element))}
                  transform={`translate(${square.x} ${square.y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  <Face face={square.face} step={step} name={labels.face(square.face)} />
                  {last?.has(square.id) && (
                    <rect class="halo" x={4 - step / 2} y={4 - step / 2} width={step - 8} height={step - 8} rx={3} />
                  )}
                  {spot?.wins && (
                    <path class="sign" d={`M${step * 0.44} ${-step * 0.44}v${step * 0.26}h${-step * 0.26}z`} />
                  )}
                </g>
              );
            })}
          </>
        )}
      </Canvas>
    </div>
  );
}

/** What a piece does; to touch again what was touched takes all back from there on. */
const ordered = (prefix: readonly string[], element: string, chosen: boolean) =>
  chosen ? prefix.slice(0, prefix.indexOf(element)) : [...prefix, element];

const named = 30; // px of a coin that has room for its letter

function Face({face, step, name}: {face: string; step: number; name: string}) {
  const half = step / 2;
  if (face === "H" || face === "T")
    return (
      <>
        <rect class="cell" x={-half} y={-half} width={step} height={step} />
        <circle class="disc" r={step * 0.36} />
        {step >= named && (
          <text class="face" y={5} aria-hidden="true">
            {name}
          </text>
        )}
      </>
    );
  return (
    <>
      <rect class="cell" x={1.5 - half} y={1.5 - half} width={step - 3} height={step - 3} rx={3} />
      {/[xos]/.test(face) && <circle class="disc" r={step * 0.3} />}
      {face === "!" && (
        <path
          class="cross"
          d={`M${-step / 5} ${-step / 5}l${step / 2.5} ${step / 2.5}m0 ${-step / 2.5}l${-step / 2.5} ${step / 2.5}`}
        />
      )}
    </>
  );
}
