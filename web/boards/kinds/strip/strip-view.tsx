// View of rows of cells with pieces on them. Touching a piece picks it up, touching a cell puts it down; where the
// engine asks for cells at once, a touch marks the cell.
import {useMemo} from "preact/hooks";
import {ByNumber, TooLarge} from "../../input/by-number";
import {classNames, type Target} from "../../input/roving";
import {includes, type ViewProps} from "../../input/touch";
import {Canvas, stepToFit, thumbnailWidth, useWidth} from "../../kit/canvas";
import {useNames} from "../../kit/motion";
import {Animal} from "./animals";
import {dominoClasses, isDominoes} from "./faces";
import {arrangeStrip, carryOver, type StripBoard} from "./strip-layout";

const gutter = 26;
/** CSS classes of faces: Northcott's pieces are white and black; in games of two players they belong to Left or Right. */
const colourClasses: Record<string, string> = {
  w: " white",
  b: " black",
  t: " left",
  f: " right",
  l: " left",
  r: " right",
};

/** Returns the text anchor that keeps a long number within the picture. */
const anchorOf = (cell: string, x: number, width: number) => {
  const halfWidth = cell.length * 3.4;
  if (x < halfWidth) return {name: "from", side: -1};
  return x + halfWidth > width ? {name: "to", side: 1} : {name: "mid", side: 0};
};

export function View({board, labels, hand, highlight, preview, last, pieces: shapes}: ViewProps<StripBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const names = useNames(board, carryOver);
  const indent = board.rows.length > 1 ? gutter : 0;
  const picture = useMemo(
    () =>
      arrangeStrip(board, names, (count) => ({
        step: hand ? stepToFit(width - indent, count) : 30,
        room: width - indent,
      })),
    [board, names, width, hand === null],
  );
  if (!picture) return <TooLarge hand={hand} labels={labels} />;
  const {cells, pieces, step, elided} = picture;
  const chosenPiece = hand?.prefix.length === 1 ? (hand.prefix[0] ?? null) : null;
  const legal = hand?.look([]) ?? null;
  const legalGoals = chosenPiece === null ? null : (hand?.look([chosenPiece]) ?? null);
  const chosenRow = chosenPiece === null ? -1 : (pieces.find((p) => p.element === chosenPiece)?.row ?? -1);
  const hasDominoes = isDominoes(board);
  const occupied = new Set(pieces.map((p) => `c${p.row}.${p.cell}`));
  const targets = new Map<string, Target>();
  if (hand) {
    for (const {id, element, x, y} of pieces) {
      const isChosen = element === chosenPiece;
      if (legal?.asks !== "piece" || !includes(legal.next, element)) continue;
      const wins = hand.hints && chosenPiece === null && includes(legal.winning, element);
      targets.set(id, {
        id,
        x: indent + x,
        y,
        touch: isChosen ? [] : [element],
        wins,
        chosen: isChosen,
        label: labels.target([element], wins),
      });
    }
    for (const {id, cell, row: cellRow, x, y} of cells) {
      if (cell === null) continue;
      const legalCells = legal?.asks === "cell" ? legal : cellRow === chosenRow ? legalGoals : null;
      if (!includes(legalCells?.next, cell)) continue;
      const wins = hand.hints && includes(legalCells?.winning, cell);
      const touch = chosenPiece === null ? [cell] : [chosenPiece, cell];
      const label = chosenPiece === null ? labels.cell(cell, wins) : labels.target(touch, wins);
      targets.set(id, {id, x: indent + x, y, touch, wins, chosen: false, label});
    }
  }
  return (
    <div class="view" ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={indent + picture.width}
        height={picture.height}
        label={labels.board}
        targets={[...targets.values()]}
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
              <g
                key={id}
                class={classNames(
                  cell === null ? "place elided" : "place",
                  undefined,
                  highlight.has(id),
                  preview.has(id),
                )}
                transform={`translate(${x} ${y})`}
              >
                <rect class="frame" x={-step / 2} y={-step / 2} width={step} height={step} />
                {last?.has(id) && <circle class="ghost" r={step * 0.36} />}
                {cell === null ? (
                  <text y={5}>···</text>
                ) : (
                  <text
                    class={`index ${anchorOf(cell, x, picture.width).name}`}
                    x={anchorOf(cell, x, picture.width).side * (step / 2)}
                    y={step / 2 + 14}
                    aria-hidden="true"
                  >
                    {cell.length < 5 || occupied.has(id) ? cell : ""}
                  </text>
                )}
              </g>
            ))}
            {pieces.map(({id, element, face, x, y}) => {
              const target = targets.get(id);
              const shape = shapes?.[face];
              return (
                <g
                  key={id}
                  data-mark={id}
                  class={`${classNames("stone", target, highlight.has(element), preview.has(element))}${(hasDominoes ? dominoClasses : colourClasses)[face] ?? ""}`}
                  transform={`translate(${x} ${y})`}
                  {...(target ? bind(target) : {})}
                >
                  <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                  {face === "x" ? (
                    <path
                      class="stroke"
                      d={`M${-step / 4} ${-step / 4}l${step / 2} ${step / 2}m0 ${-step / 2}l${-step / 2} ${step / 2}`}
                    />
                  ) : hasDominoes ? (
                    <rect
                      class="disc"
                      x={-step * 0.2}
                      y={-step * 0.38}
                      width={step * 0.4}
                      height={step * 0.76}
                      rx={3}
                    />
                  ) : shape ? (
                    <Animal shape={shape} step={step} />
                  ) : (
                    <circle class="disc" r={step * 0.36} />
                  )}
                  {last?.has(element) &&
                    (shape ? (
                      <rect class="halo" x={3 - step / 2} y={3 - step / 2} width={step - 6} height={step - 6} rx={4} />
                    ) : (
                      <circle class="halo" r={step * 0.36 + 4} />
                    ))}
                  {target?.wins && <path class="sign" d="M0 5l5 -10h-10z" />}
                </g>
              );
            })}
            {cells.map(({id, x, y}) => {
              const target = targets.get(id);
              return (
                target && (
                  <g
                    key={id}
                    class={classNames("goal", target, false)}
                    transform={`translate(${x} ${y})`}
                    {...bind(target)}
                  >
                    <rect class="reach" x={-step / 2} y={-step / 2} width={step} height={step} />
                    <circle class="disc" r={step * 0.15} />
                    {target.wins && <path class="sign" d="M0 0l-5 -8h10z" transform={`translate(0 ${-step * 0.2})`} />}
                  </g>
                )
              );
            })}
          </g>
        )}
      </Canvas>
      {hand && chosenPiece !== null && elided && <ByNumber hand={hand} labels={labels} prefix={[chosenPiece]} />}
    </div>
  );
}
