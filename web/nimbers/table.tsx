// Section of the table of nim sums or nim products, which can be moved, zoomed and read cell by cell.
import {useCallback, useEffect, useMemo, useState} from "preact/hooks";
import type {NimberTable, NimOperation} from "../engine/types";
import {type Cell, Cells} from "../ui/cells";
import {useTexts} from "../ui/language";
import {formatCount, parseCount} from "../ui/numbers";

type Place = [bigint, bigint];

export interface View {
  operation: NimOperation;
  from: Place;
  side: number;
  at: Place | null;
}

export interface TableProps {
  table: NimberTable;
  /** The requested view; the table may still be that of an earlier one. */
  view: View;
  sides: number[];
  isShown: boolean;
  expressionLink(expression: string): string;
  onLook(part: Partial<View>): void;
}

const maxNimber = 2n ** 64n - 1n;
/** Maximum number of rows and columns at which values are legible. */
const maxLegible = 16;
const signs = {sum: "⊕", product: "⊗"} as const;
const typedSigns = {sum: "+", product: "*"} as const;

export function Table({table, view, sides, isShown, expressionLink, onLook}: TableProps) {
  const t = useTexts("values");
  const [hover, setHover] = useState<[number, number] | null>(null);
  const {operation, values} = table;
  const sign = signs[operation];
  const shownTable = useMemo(() => {
    const heads = (from: string) => values.map((_, i) => String(BigInt(from) + BigInt(i)));
    const highest = values.reduce(
      (tableMaximum, row) => row.reduce((maximum, v) => Math.max(maximum, Number(v)), tableMaximum),
      1,
    );
    return {rows: heads(table.row), columns: heads(table.column), highest};
  }, [table, values]);
  const {rows, columns, highest} = shownTable;
  const cell = useCallback(
    (row: number, column: number): Cell => {
      const [a, b, value] = [rows[row] ?? "", columns[column] ?? "", values[row]?.[column] ?? ""];
      const name = `${a} ${sign} ${b} = ${value}`;
      return {
        ...{text: value, share: Number(value) / highest, name},
        href: expressionLink(`${a}${typedSigns[operation]}${b}`),
      };
    },
    [rows, columns, values, highest, operation, sign, expressionLink],
  );
  const indexOf = (n: bigint, first: string) => Number(n - BigInt(first));
  const selectedCell =
    view.at && isShown ? ([indexOf(view.at[0], table.row), indexOf(view.at[1], table.column)] as const) : null;
  const nimbersAt = (row: number, column: number): Place => [
    BigInt(table.row) + BigInt(row),
    BigInt(table.column) + BigInt(column),
  ];
  const shownCell = hover ?? selectedCell;
  const sideAfter = (by: number) => sides[sides.indexOf(view.side) + by];
  /** Zooms about the selected cell or, without one, the first row and column. */
  const zoom = (side: number | undefined) => {
    if (side === undefined) return;
    const [a, b] = view.at ?? view.from;
    const keepPlace = (n: bigint, first: bigint): bigint => n - ((n - first) * BigInt(side)) / BigInt(view.side);
    onLook({side, from: [keepPlace(a, view.from[0]), keepPlace(b, view.from[1])]});
  };
  const move = ([down, right]: readonly [number, number], by: number, withCell: boolean) => {
    const [rowStep, columnStep] = [BigInt(down * by), BigInt(right * by)];
    const shift = ([a, b]: Place): Place => [a + rowStep, b + columnStep];
    const from = shift(view.from);
    if (from.some((n) => n < 0n)) return onLook({from: from.map((n) => (n < 0n ? 0n : n)) as Place});
    onLook({from, ...(withCell && view.at && {at: shift(view.at)})});
  };
  const halfSide = view.side / 2;
  const glyph = (label: string, text: string, act: () => void, isOff = false) => (
    <button type="button" class="glyph" aria-label={label} title={label} disabled={isOff} onClick={act}>
      {text}
    </button>
  );
  const keys: Record<string, () => void> = {
    "+": () => zoom(sideAfter(-1)),
    "=": () => zoom(sideAfter(-1)),
    "-": () => zoom(sideAfter(1)),
    "0": () => onLook({from: [0n, 0n]}),
  };
  return (
    <div class={isShown ? "nim-table" : "nim-table stale"}>
      <div class="controls">
        {(["sum", "product"] as const).map((operationName) => (
          <button
            key={operationName}
            type="button"
            aria-pressed={view.operation === operationName}
            onClick={() => onLook({operation: operationName})}
          >
            {t.nimbers[operationName]}
          </button>
        ))}
      </div>
      <div class="controls">
        <StartField
          id="nim-row"
          label={t.nimbers.row}
          value={view.from[0]}
          onStart={(row) => onLook({from: [row, view.from[1]]})}
        />
        <StartField
          id="nim-column"
          label={t.nimbers.column}
          value={view.from[1]}
          onStart={(column) => onLook({from: [view.from[0], column]})}
        />
      </div>
      <Cells
        caption={t(operation === "sum" ? t.nimbers.sumOf : t.nimbers.productOf, {
          row: table.row,
          column: table.column,
          side: values.length,
        })}
        corner={sign}
        rows={rows}
        columns={columns}
        cell={cell}
        isSmall={values.length > maxLegible}
        at={selectedCell && [...selectedCell]}
        onFocus={(row, column) => onLook({at: nimbersAt(row, column)})}
        onHover={setHover}
        keys={keys}
        onEdge={(step) => move(step, 1, true)}
      />
      <p class="readout">
        <span class="math now">
          {shownCell ? groupDigits(cell(...shownCell).name) : <span class="quiet">{t.nimbers.point}</span>}
        </span>
        {shownCell && <a href={cell(...shownCell).href}>{t.nimbers.reckonThis}</a>}
      </p>
      <div class="controls">
        {glyph(t.nimbers.upwards, "↑", () => move([-1, 0], halfSide, false))}
        {glyph(t.nimbers.downwards, "↓", () => move([1, 0], halfSide, false))}
        {glyph(t.nimbers.leftwards, "←", () => move([0, -1], halfSide, false))}
        {glyph(t.nimbers.rightwards, "→", () => move([0, 1], halfSide, false))}
        {glyph(t.sequences.zoomIn, "+", () => zoom(sideAfter(-1)), sideAfter(-1) === undefined)}
        {glyph(t.sequences.zoomOut, "−", () => zoom(sideAfter(1)), sideAfter(1) === undefined)}
        <span class="quiet">{t(t.nimbers.shown, {side: view.side})}</span>
      </div>
      <p class="quiet legend">{t.nimbers.legend}</p>
    </div>
  );
}

/** Groups the digits of the numbers in an equation. */
const groupDigits = (equation: string) => equation.split(" ").map(formatCount).join(" ");

/** Field for the first row or column. */
function StartField({id, label, value, onStart}: {id: string; label: string; value: bigint; onStart(n: bigint): void}) {
  const t = useTexts("values");
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const n = parseCount(text, maxNimber);
  return (
    <label for={id}>
      {label}{" "}
      <input
        id={id}
        class="math"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        aria-invalid={n === null}
        title={n === null ? t.nimbers.badStart : undefined}
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={() => n !== null && onStart(n)}
      />
    </label>
  );
}
