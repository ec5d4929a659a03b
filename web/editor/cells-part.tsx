// Cells by hand: a press goes on to the next state. All cells are one Tab stop, as the elements of a board are.
import {useRef, useState} from "preact/hooks";
import {arrows} from "../boards/hand/roving";
import {useWords} from "../ui/language";
import type {PartProps} from "./list-part";
import {NumberField} from "./number-field";
import {type Cell, faceAt, isTooLarge, nextFace, resized, type Side, sizeOf, withFace} from "./part-edits";
import type {CellsPart} from "./pieces";
import {saidIs, sayCell, sayFace, saySide} from "./say-part";

const looks: Record<string, string> = {
  H: "disc-of",
  T: "disc-of hollow",
  "#": "filled",
  o: "disc-of",
  w: "disc-of white",
  b: "disc-of black",
  x: "crossed",
};

const nameOf = (cell: Cell) => cell.join(".");

/** The cell that an arrow leads to: in the row, or in the rows of all layers, one below the other. */
function walked({layers}: CellsPart, [layer, row, column]: Cell, [right, down]: [number, number]): Cell | null {
  const rows = layers.flatMap((each, l) => each.map((cells, r) => ({l, r, length: cells.length})));
  const at = rows.findIndex(({l, r}) => l === layer && r === row);
  const to = rows[at + down];
  const next = down === 0 ? column + right : Math.min(column, (to?.length ?? 0) - 1);
  return to && next >= 0 && next < to.length ? [to.l, to.r, next] : null;
}

export function CellSizes({part, onEdit}: PartProps<CellsPart>) {
  const {piece} = part;
  const sides: Side[] = [];
  if (piece.even || !piece.rows) sides.push("columns");
  if (piece.rows) sides.push("rows");
  if (piece.layers) sides.push("layers");
  return sides.map((side) => <Size key={side} {...{part, side, onEdit}} row={null} />);
}

function Size({part, side, row, onEdit}: PartProps<CellsPart> & {side: Side; row: number | null}) {
  const t = useWords("editor");
  const label = saySide(part.piece, side, row, t);
  return (
    <span class="size">
      {row === null && <span aria-hidden="true">{label}</span>}
      <NumberField
        label={label}
        value={String(sizeOf(part, side, row ?? 0))}
        least={row === null ? 0n : 1n}
        most={1024n}
        onChange={(value) => {
          const made = resized(part, side, Number(value), row);
          if (isTooLarge(made)) return;
          onEdit(
            made,
            saidIs(
              (t) => saySide(part.piece, side, row, t),
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
  const t = useWords("editor");
  const box = useRef<HTMLDivElement>(null);
  const [kept, setCursor] = useState<Cell>([0, 0, 0]);
  const first = layers.flatMap((rows, l) => rows.flatMap((row, r) => (row.length > 0 ? [[l, r, 0] as const] : [])))[0];
  const cursor = faceAt(part, kept) === "" ? first : kept;
  const put = (cell: Cell, face: string) => {
    setCursor(cell);
    if (face === faceAt(part, cell)) return;
    onEdit(
      withFace(part, cell, face),
      saidIs(
        (t) => sayCell(piece, cell, t),
        (t) => sayFace(face, t),
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !cursor) return;
    const arrow = arrows[event.key];
    const empty = event.key === "Delete" || event.key === "Backspace";
    const typed = [...piece.alphabet].find((face) => face.toLowerCase() === event.key.toLowerCase());
    const face = empty ? piece.alphabet[0] : typed;
    const to = arrow && walked(part, cursor, arrow);
    if (to) {
      setCursor(to);
      box.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(to)}"]`)?.focus();
    } else if (face) put(cursor, face);
    else if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const widest = Math.max(1, ...layers.flatMap((rows) => rows.map((row) => row.length)));
  if (!first) return null;
  return (
    <div
      class={`part cells${piece.rows ? "" : " one-row"}${piece.even ? "" : " uneven"}`}
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
                  const here = cursor !== undefined && nameOf(cursor) === nameOf(cell);
                  return (
                    <button
                      key={c}
                      type="button"
                      class={`cell ${looks[face] ?? ""}`}
                      data-cell={nameOf(cell)}
                      data-face={face}
                      tabIndex={here ? 0 : -1}
                      aria-label={`${sayCell(piece, cell, t)}: ${sayFace(face, t)}`}
                      onClick={() => put(cell, nextFace(part, face))}
                      onKeyDown={onKeyDown}
                    >
                      {face === "H" || face === "T" ? <span>{face === "H" ? t.ui.heads : t.ui.tails}</span> : <span />}
                    </button>
                  );
                })}
              </div>
              {!piece.even && piece.rows && <Size {...{part, onEdit}} side="columns" row={r} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
