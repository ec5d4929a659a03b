// Rows of cells with pieces on them. Touching a piece takes it up, touching a cell puts it down; where cells are asked for at
// once, a touch marks the cell.
import {useMemo} from "preact/hooks";
import {ByNumber, TooLarge} from "../hand/by-number";
import {look, type Spot} from "../hand/roving";
import {includes, type ViewProps} from "../hand/touch";
import {arrangeStrip, carry, type StripBoard} from "../layout/strip-layout";
import {Canvas, fit, thumbnail, useWidth} from "./canvas";
import {useNames} from "./motion";

const gutter = 26;
/** Northcott's pieces are white and black; of two players' those of Left and Right, and dominoes of both. */
const colours: Record<string, string> = {w: " white", b: " black", t: " left", f: " right", l: " left", r: " right"};
const dominoes: Record<string, string> = {b: " left", r: " right", g: " both"};

/** A long number stays within the picture. */
const anchor = (cell: string, x: number, width: number) => {
  const half = cell.length * 3.4;
  if (x < half) return {name: "from", side: -1};
  return x + half > width ? {name: "to", side: 1} : {name: "mid", side: 0};
};

export function Strip({board, labels, hand, highlight, last}: ViewProps<StripBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const names = useNames(board, carry);
  const indent = board.rows.length > 1 ? gutter : 0;
  const picture = useMemo(
    () => arrangeStrip(board, names, (count) => ({step: hand ? fit(width - indent, count) : 30, room: width - indent})),
    [board, names, width, hand === null],
  );
  if (!picture) return <TooLarge hand={hand} labels={labels} />;
  const {cells, pieces, step, elided} = picture;
  const held = hand?.prefix.length === 1 ? (hand.prefix[0] ?? null) : null;
  const here = hand?.look([]) ?? null;
  const goal = held === null ? null : (hand?.look([held]) ?? null);
  const row = held === null ? -1 : (pieces.find((p) => p.element === held)?.row ?? -1);
  // Where every cell has its piece they are dominoes.
  const full =
    board.mover !== undefined && board.rows.every(({width: cells, pieces: on}) => Number(cells) === on.length);
  const standing = full && pieces.every(({face}) => face in dominoes);
  const taken = new Set(pieces.map((p) => `c${p.row}.${p.cell}`));
  const spots = new Map<string, Spot>();
  if (hand) {
    for (const {id, element, x, y} of pieces) {
      const chosen = element === held;
      if (here?.asks !== "piece" || !includes(here.next, element)) continue;
      const wins = hand.hints && held === null && includes(here.winning, element);
      spots.set(id, {id, x, y, touch: chosen ? [] : [element], wins, chosen, label: labels.spot([element], wins)});
    }
    for (const {id, cell, row: at, x, y} of cells) {
      if (cell === null) continue;
      const marks = here?.asks === "cell" ? here : at === row ? goal : null;
      if (!includes(marks?.next, cell)) continue;
      const wins = hand.hints && includes(marks?.winning, cell);
      const touch = held === null ? [cell] : [held, cell];
      const label = held === null ? labels.cell(cell, wins) : labels.spot(touch, wins);
      spots.set(id, {id, x, y, touch, wins, chosen: false, label});
    }
  }
  return (
    <div class="view" ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={indent + picture.width}
        height={picture.height}
        label={labels.board}
        spots={[...spots.values()]}
        marks={pieces}
        hand={hand}
      >
        {(bind) => (
          <g transform={`translate(${indent} 0)`}>
            {indent > 0 &&
              picture.starts.map((y, i) => (
                <text key={y} class="index mid" x={-indent / 2} y={y + 5} aria-hidden="true">
                  {i + 1}
                </text>
              ))}
            {cells.map(({id, cell, x, y}) => (
              <g key={id} class={cell === null ? "place elided" : "place"} transform={`translate(${x} ${y})`}>
                <rect class="frame" x={-step / 2} y={-step / 2} width={step} height={step} />
                {last?.has(id) && <circle class="ghost" r={step * 0.36} />}
                {cell === null ? (
                  <text y={5}>···</text>
                ) : (
                  <text
                    class={`index ${anchor(cell, x, picture.width).name}`}
                    x={anchor(cell, x, picture.width).side * (step / 2)}
                    y={step / 2 + 14}
                    aria-hidden="true"
                  >
                    {cell.length < 5 || taken.has(id) ? cell : ""}
                  </text>
                )}
              </g>
            ))}
            {pieces.map(({id, element, face, x, y}) => {
              const spot = spots.get(id);
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${look("stone", spot, highlight.has(element))}${(standing ? dominoes : colours)[face] ?? ""}`}
                  transform={`translate(${x} ${y})`}
                  {...(spot ? bind(spot) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  {face === "x" ? (
                    <path
                      class="stroke"
                      d={`M${-step / 4} ${-step / 4}l${step / 2} ${step / 2}m0 ${-step / 2}l${-step / 2} ${step / 2}`}
                    />
                  ) : standing ? (
                    <rect
                      class="disc"
                      x={-step * 0.2}
                      y={-step * 0.38}
                      width={step * 0.4}
                      height={step * 0.76}
                      rx={3}
                    />
                  ) : (
                    <circle class="disc" r={step * 0.36} />
                  )}
                  {last?.has(element) && <circle class="halo" r={step * 0.36 + 4} />}
                  {spot?.wins && <path class="sign" d="M0 5l5 -10h-10z" />}
                </g>
              );
            })}
            {cells.map(({id, x, y}) => {
              const spot = spots.get(id);
              return (
                spot && (
                  <g key={id} class={look("goal", spot, false)} transform={`translate(${x} ${y})`} {...bind(spot)}>
                    <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                    <circle class="disc" r={step * 0.15} />
                    {spot.wins && <path class="sign" d="M0 0l-5 -8h10z" transform={`translate(0 ${-step * 0.2})`} />}
                  </g>
                )
              );
            })}
          </g>
        )}
      </Canvas>
      {hand && held !== null && elided && <ByNumber hand={hand} labels={labels} prefix={[held]} />}
    </div>
  );
}
