// Editor of cells: a press puts the next face into a cell. All cells are one Tab stop, like the elements of a board.
import {useRef, useState} from "preact/hooks";
import {arrows} from "../boards/input/roving";
import {useTexts} from "../ui/language";
import type {PartProps} from "./list-part";
import {NumberField} from "./number-field";
import {type Cell, type Dimension, faceAt, isTooLarge, nextFace, sizeOf, withFace, withSize} from "./part-edits";
import type {CellsPart} from "./parts";
import {sayCell, sayChange, sayDimension, sayFace} from "./say-part";

const faceClasses: Record<string, string> = {
  H: "disc-of",
  T: "disc-of hollow",
  "#": "filled",
  o: "disc-of",
  w: "disc-of white",
  b: "disc-of black",
  x: "crossed",
};

const nameOf = (cell: Cell) => cell.join(".");

/** Returns the cell that an arrow leads to, or null; the rows of all layers count as lying one below the other. */
function neighbourCell({layers}: CellsPart, [layer, row, column]: Cell, [right, down]: [number, number]): Cell | null {
  const rows = layers.flatMap((each, l) => each.map((cells, r) => ({l, r, length: cells.length})));
  const rowIndex = rows.findIndex(({l, r}) => l === layer && r === row);
  const target = rows[rowIndex + down];
  const targetColumn = down === 0 ? column + right : Math.min(column, (target?.length ?? 0) - 1);
  return target && targetColumn >= 0 && targetColumn < target.length ? [target.l, target.r, targetColumn] : null;
}

export function CellSizes({part, onEdit}: PartProps<CellsPart>) {
  const {piece} = part;
  const sides: Dimension[] = [];
  if (piece.equalRows || !piece.rows) sides.push("columns");
  if (piece.rows) sides.push("rows");
  if (piece.layers) sides.push("layers");
  return sides.map((side) => <Size key={side} {...{part, side, onEdit}} row={null} />);
}

function Size({part, side, row, onEdit}: PartProps<CellsPart> & {side: Dimension; row: number | null}) {
  const t = useTexts("editor");
  const label = sayDimension(part.piece, side, row, t);
  return (
    <span class="size">
      {row === null && <span aria-hidden="true">{label}</span>}
      <NumberField
        label={label}
        value={String(sizeOf(part, side, row ?? 0))}
        min={row === null ? 0n : 1n}
        max={1024n}
        onChange={(value) => {
          const edited = withSize(part, side, Number(value), row);
          if (isTooLarge(edited)) return;
          onEdit(
            edited,
            sayChange(
              (t) => sayDimension(part.piece, side, row, t),
              () => value,
            ),
          );
        }}
      />
    </span>
  );
}

export function Cells({part, onEdit}: PartProps<CellsPart>) {
  const {piece, layers} = part;
  const t = useTexts("editor");
  const box = useRef<HTMLDivElement>(null);
  const [storedCursor, setCursor] = useState<Cell>([0, 0, 0]);
  const first = layers.flatMap((rows, l) => rows.flatMap((row, r) => (row.length > 0 ? [[l, r, 0] as const] : [])))[0];
  const cursor = faceAt(part, storedCursor) === "" ? first : storedCursor;
  const setFace = (cell: Cell, face: string) => {
    setCursor(cell);
    if (face === faceAt(part, cell)) return;
    onEdit(
      withFace(part, cell, face),
      sayChange(
        (t) => sayCell(piece, cell, t),
        (t) => sayFace(face, t),
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !cursor) return;
    const arrow = arrows[event.key];
    const clears = event.key === "Delete" || event.key === "Backspace";
    const typed = [...piece.alphabet].find((face) => face.toLowerCase() === event.key.toLowerCase());
    const face = clears ? piece.alphabet[0] : typed;
    const target = arrow && neighbourCell(part, cursor, arrow);
    if (target) {
      setCursor(target);
      box.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(target)}"]`)?.focus();
    } else if (face) setFace(cursor, face);
    else if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const widest = Math.max(1, ...layers.flatMap((rows) => rows.map((row) => row.length)));
  if (!first) return null;
  return (
    <div
      class={`part cells${piece.rows ? "" : " one-row"}${piece.equalRows ? "" : " uneven"}`}
      role="group"
      aria-label={t.forms.cells}
      style={{"--widest": widest}}
      ref={box}
    >
      {layers.map((rows, l) => (
        <div key={l} class="layer">
          {layers.length > 1 && (
            <p class="part-name" aria-hidden="true">
              {t(t.ui.layer, {index: l})}
            </p>
          )}
          {rows.map((row, r) => (
            <div key={r} class="cell-row">
              <div class="strip">
                {[...row].map((face, c) => {
                  const cell = [l, r, c] as const;
                  const isCurrent = cursor !== undefined && nameOf(cursor) === nameOf(cell);
                  return (
                    <button
                      key={c}
                      type="button"
                      class={`cell ${faceClasses[face] ?? ""}`}
                      data-cell={nameOf(cell)}
                      data-face={face}
                      tabIndex={isCurrent ? 0 : -1}
                      aria-label={`${sayCell(piece, cell, t)}: ${sayFace(face, t)}`}
                      onClick={() => setFace(cell, nextFace(part, face))}
                      onKeyDown={onKeyDown}
                    >
                      {face === "H" || face === "T" ? <span>{face === "H" ? t.ui.heads : t.ui.tails}</span> : <span />}
                    </button>
                  );
                })}
              </div>
              {!piece.equalRows && piece.rows && <Size {...{part, onEdit}} side="columns" row={r} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
