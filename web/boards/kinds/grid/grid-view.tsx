// View of layers of squared paper, with coordinates from 0 on the margins. A touch is an unordered set of cells,
// counted row by row and layer by layer; in games of pieces it is the steps of one piece, in order. A cell is a coin (H
// or T), free (.), taken (#), poisoned (!), none (a space), painted by Left (b) or Right (r), or a piece of Left's (x),
// of Right's (o) or of both (s).
import {useMemo} from "preact/hooks";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, includes, maxDrawn, toggled, type ViewProps} from "../../input/touch";
import {Canvas, thumbnailWidth, useWidth} from "../../kit/canvas";
import {useHighWaterMark} from "../../kit/high-water-mark";
import {Domino, dominoesOf} from "./dominoes";
import {Face} from "./face";
import {hasPieces} from "./faces";

type GridBoard = BoardOf<"grid">;

interface Square {
  /** Id made of the coordinates, so that a square keeps it when others go. */
  id: string;
  element: string;
  face: string;
  x: number;
  y: number;
}

/** Number of rows and columns that room is kept for. */
interface GridSize {
  layers: number;
  rows: number;
  columns: number;
}

interface MarginLabel {
  text: string;
  x: number;
  y: number;
  side: "row" | "column" | "layer";
}

const sizeOf = ({layers}: GridBoard): GridSize => ({
  layers: layers.length,
  rows: layers[0]?.length ?? 0,
  columns: layers[0]?.[0]?.length ?? 0,
});
const largerSize = (previous: GridSize, current: GridSize): GridSize =>
  previous.layers === current.layers
    ? {...current, rows: Math.max(previous.rows, current.rows), columns: Math.max(previous.columns, current.columns)}
    : current;

const headingHeight = 24;
/** Returns the room for the row numbers, in px. */
const marginWidth = (rows: number) => 16 + 8 * String(Math.max(0, rows - 1)).length;
const gap = 20;
const [maxStep, minStep] = [52, 26];
const faceClasses: Record<string, string> = {
  H: "coin heads",
  T: "coin tails",
  ".": "tile",
  "#": "tile taken",
  "!": "tile poison",
  x: "tile left",
  o: "tile right",
  s: "tile both",
  b: "tile taken left",
  r: "tile taken right",
};
const takenClasses = {L: "tile taken left", R: "tile taken right"};

/** Returns the CSS class of a square; a taken square has the colour of the player who took it, if known. */
function squareClass({face, element}: Square, owners: ViewProps<GridBoard>["lastTouches"]): string {
  const owner = face === "#" && owners?.get(element)?.by;
  return (owner ? takenClasses[owner] : faceClasses[face]) ?? "tile";
}

function arrange(board: GridBoard, shape: GridSize, room: number, step: number) {
  const rows = board.layers[0]?.length ?? 0;
  const columns = board.layers[0]?.[0]?.length ?? 0;
  const isLayered = board.layers.length > 1;
  const top = isLayered ? 2 * headingHeight : headingHeight;
  const [layerWidth, layerHeight] = [marginWidth(shape.rows) + shape.columns * step, top + shape.rows * step];
  const perLine = Math.max(1, Math.floor((room + gap) / (layerWidth + gap)));
  const squares: Square[] = [];
  const corners: {x: number; y: number}[] = [];
  const margins: MarginLabel[] = [];
  board.layers.forEach((layer, l) => {
    const leftX = (layerWidth + gap) * (l % perLine) + marginWidth(shape.rows);
    const topY = (layerHeight + gap) * Math.floor(l / perLine) + top;
    corners.push({x: leftX, y: topY});
    if (isLayered)
      margins.push({text: String(l), x: leftX + (columns * step) / 2, y: topY - headingHeight - 6, side: "layer"});
    for (let c = 0; c < columns; c++)
      margins.push({text: String(c), x: leftX + (c + 0.5) * step, y: topY - 7, side: "column"});
    layer.forEach((row, r) => {
      margins.push({text: String(r), x: leftX - 9, y: topY + (r + 0.5) * step + 5, side: "row"});
      [...row].forEach((face, c) => {
        if (face === " ") return;
        const element = String((l * rows + r) * columns + c);
        squares.push({id: `${l}.${r}.${c}`, element, face, x: leftX + (c + 0.5) * step, y: topY + (r + 0.5) * step});
      });
    });
  });
  const lines = Math.ceil(board.layers.length / perLine);
  const layersAcross = Math.min(perLine, Math.max(1, board.layers.length));
  return {
    squares,
    margins,
    corners,
    width: layersAcross * (layerWidth + gap) - gap,
    height: Math.max(1, lines) * (layerHeight + gap) - gap + 4,
  };
}

export function View({board, labels, hand, highlight, preview, last, lastTouches, start}: ViewProps<GridBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const gridSize = useHighWaterMark(start, sizeOf(board), largerSize);
  const fittingStep = Math.floor((width - marginWidth(gridSize.rows)) / Math.max(1, gridSize.columns));
  const step = hand ? Math.max(minStep, Math.min(maxStep, fittingStep)) : Math.max(6, Math.min(34, fittingStep));
  const {squares, margins, corners, ...size} = useMemo(
    () => arrange(board, gridSize, width, step),
    [board, gridSize.rows, gridSize.columns, width, step],
  );
  const dominoes = useMemo(() => dominoesOf(squares, lastTouches, step), [squares, lastTouches, step]);
  const marks = useMemo(() => [...squares, ...dominoes], [squares, dominoes]);
  const currentIds = new Set(squares.map(({id}) => id));
  const ghosts = [...(last ?? [])].flatMap((id) => {
    const [layer = 0, row = 0, column = 0] = id.split(".").map(Number);
    const corner = currentIds.has(id) ? undefined : corners[layer];
    return corner ? [{id, x: corner.x + (column + 0.5) * step, y: corner.y + (row + 0.5) * step}] : [];
  });
  if (squares.length > maxDrawn) return <p class="view words">{labels.tooLarge}</p>;
  const prefix = hand?.prefix ?? [];
  const movesPieces = hasPieces(board);
  const legal = hand?.look(prefix) ?? null;
  // In a game of pieces, squares belong to no player.
  const owners = board.mover && !movesPieces ? lastTouches : undefined;
  const covered = new Set(dominoes.flatMap(({halves}) => halves.map(({id}) => id)));
  const targets = new Map<string, Target>();
  if (hand)
    for (const {id, element, face, x, y} of squares) {
      const isLegal = includes(legal?.next, element);
      // An arrow may fly back to the square that its amazon has left.
      const isChosen = prefix.includes(element) && !isLegal;
      if (!isChosen && !isLegal) continue;
      const wins = hand.hints && !isChosen && includes(legal?.winning, element);
      const touch = movesPieces
        ? orderedTouch(prefix, element, isChosen)
        : toggled(prefix, element, legal?.done ?? false);
      // A coin has a letter in its middle.
      const dot = /[HT]/.test(face) ? {x: x - step * 0.38, y: y - step * 0.38} : {x, y};
      targets.set(id, {id, x, y, dot, chosen: isChosen, wins, touch, label: labels.target([element], wins)});
    }
  /** True for a square that the only piece may go to, where nothing has to be chosen first. */
  const isGoal = ({id, face}: Square) => movesPieces && prefix.length === 0 && face === "." && targets.has(id);
  return (
    <div class={`view grid-view${hand && size.width > width ? " wide" : ""}${prefix.length ? " begun" : ""}`} ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        {...size}
        label={labels.board}
        targets={[...targets.values()]}
        marks={marks}
        departure="crumble"
        hand={hand}
      >
        {(bind) => (
          <>
            {margins.map(({text, x, y, side}) => (
              <text key={`${side} ${x} ${y}`} class={`index ${side}`} x={x} y={y} aria-hidden="true">
                {side === "layer" ? labels.part(Number(text)) : text}
              </text>
            ))}
            {ghosts.map(({id, x, y}) => (
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
              const target = targets.get(square.id);
              return (
                <g
                  key={square.id}
                  data-mark={square.id}
                  class={classNames(
                    covered.has(square.id) ? "tile" : `${squareClass(square, owners)}${isGoal(square) ? " goal" : ""}`,
                    target,
                    highlight.has(square.element),
                    preview.has(square.element),
                  )}
                  transform={`translate(${square.x} ${square.y})`}
                  {...(target ? bind(target) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  {!covered.has(square.id) && <Face face={square.face} step={step} name={labels.face(square.face)} />}
                  {last?.has(square.id) && !covered.has(square.id) && (
                    <rect class="halo" x={4 - step / 2} y={4 - step / 2} width={step - 8} height={step - 8} rx={3} />
                  )}
                  {target?.wins && (
                    <path class="sign" d={`M${step * 0.44} ${-step * 0.44}v${step * 0.26}h${-step * 0.26}z`} />
                  )}
                </g>
              );
            })}
            {dominoes.map(({id, x, y, by, halves, isUpright}) => (
              <g
                key={id}
                data-mark={id}
                class={classNames(
                  `domino ${board.mover ? takenClasses[by] : "tile taken"}`,
                  undefined,
                  halves.some(({element}) => highlight.has(element)),
                )}
                transform={`translate(${x} ${y})`}
              >
                <Domino step={step} isUpright={isUpright} isLast={halves.some((half) => last?.has(half.id))} />
              </g>
            ))}
          </>
        )}
      </Canvas>
    </div>
  );
}

/**
 * Returns the touch of a piece after one more element; touching a chosen element again takes back everything from there
 * on.
 */
const orderedTouch = (prefix: readonly string[], element: string, chosen: boolean) =>
  chosen ? prefix.slice(0, prefix.indexOf(element)) : [...prefix, element];
