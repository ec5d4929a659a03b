// A part of the table of nim sums or nim products: moved, zoomed, read cell by cell.
import {useCallback, useEffect, useMemo, useState} from "preact/hooks";
import type {NimberTable, NimOperation} from "../engine/types";
import {type Cell, Cells} from "../ui/cells";
import {useWords} from "../ui/language";
import {counted, countIn} from "../ui/numbers";

type Place = [bigint, bigint];

export interface View {
  operation: NimOperation;
  from: Place;
  side: number;
  at: Place | null;
}

export interface TableProps {
  table: NimberTable;
  /** What is asked for; the table may still be another. */
  view: View;
  sides: number[];
  isShown: boolean;
  expressionLink(expression: string): string;
  onLook(part: Partial<View>): void;
}

const greatest = 2n ** 64n - 1n;
/** Rows and columns up to which values are read. */
const legible = 16;
const signs = {sum: "⊕", product: "⊗"} as const;
const typed = {sum: "+", product: "*"} as const;

export function Table({table, view, sides, isShown, expressionLink, onLook}: TableProps) {
  const t = useWords("values");
  const [hover, setHover] = useState<[number, number] | null>(null);
  const {operation, values} = table;
  const sign = signs[operation];
  const shown = useMemo(() => {
    const heads = (from: string) => values.map((_, i) => String(BigInt(from) + BigInt(i)));
    const highest = values.reduce((most, row) => row.reduce((found, v) => Math.max(found, Number(v)), most), 1);
    return {rows: heads(table.row), columns: heads(table.column), highest};
  }, [table, values]);
  const {rows, columns, highest} = shown;
  const cell = useCallback(
    (row: number, column: number): Cell => {
      const [a, b, value] = [rows[row] ?? "", columns[column] ?? "", values[row]?.[column] ?? ""];
      const name = `${a} ${sign} ${b} = ${value}`;
      return {
        ...{text: value, share: Number(value) / highest, name},
        href: expressionLink(`${a}${typed[operation]}${b}`),
      };
    },
    [rows, columns, values, highest, operation, sign, expressionLink],
  );
  const placeOf = (n: bigint, first: string) => Number(n - BigInt(first));
  const at = view.at && isShown ? ([placeOf(view.at[0], table.row), placeOf(view.at[1], table.column)] as const) : null;
  const numbers = (row: number, column: number): Place => [
    BigInt(table.row) + BigInt(row),
    BigInt(table.column) + BigInt(column),
  ];
  const seen = hover ?? at;
  const zoomed = (by: number) => sides[sides.indexOf(view.side) + by];
  /** About the cell that is pointed at, or the corner where the table begins. */
  const zoom = (side: number | undefined) => {
    if (side === undefined) return;
    const [a, b] = view.at ?? view.from;
    const around = (n: bigint, first: bigint): bigint => n - ((n - first) * BigInt(side)) / BigInt(view.side);
    onLook({side, from: [around(a, view.from[0]), around(b, view.from[1])]});
  };
  const move = ([down, right]: readonly [number, number], by: number, withCell: boolean) => {
    const [rowStep, columnStep] = [BigInt(down * by), BigInt(right * by)];
    const moved = ([a, b]: Place): Place => [a + rowStep, b + columnStep];
    const from = moved(view.from);
    if (from.some((n) => n < 0n)) return onLook({from: from.map((n) => (n < 0n ? 0n : n)) as Place});
    onLook({from, ...(withCell && view.at && {at: moved(view.at)})});
  };
  const half = view.side / 2;
  const glyph = (label: string, text: string, act: () => void, isOff = false) => (
    <button type="button" class="glyph" aria-label={label} title={label} disabled={isOff} onClick={act}>
      {text}
    </button>
  );
  const keys: Record<string, () => void> = {
    "+": () => zoom(zoomed(-1)),
    "=": () => zoom(zoomed(-1)),
    "-": () => zoom(zoomed(1)),
    "0": () => onLook({from: [0n, 0n]}),
  };
  return (
    <div class={isShown ? "nim-table" : "nim-table stale"}>
      <div class="controls">
        {(["sum", "product"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view.operation === one}
            onClick={() => onLook({operation: one})}
          >
            {t.nimbers[one]}
          </button>
        ))}
      </div>
      <div class="controls">
        <Start
          id="nim-row"
          label={t.nimbers.row}
          value={view.from[0]}
          onStart={(row) => onLook({from: [row, view.from[1]]})}
        />
        <Start
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
        isSmall={values.length > legible}
        at={at && [...at]}
        onFocus={(row, column) => onLook({at: numbers(row, column)})}
        onHover={setHover}
        keys={keys}
        onEdge={(step) => move(step, 1, true)}
      />
      <p class="readout">
        <span class="math now">{seen ? named(cell(...seen).name) : <span class="quiet">{t.nimbers.point}</span>}</span>
        {seen && <a href={cell(...seen).href}>{t.nimbers.reckonThis}</a>}
      </p>
      <div class="controls">
        {glyph(t.nimbers.upwards, "↑", () => move([-1, 0], half, false))}
        {glyph(t.nimbers.downwards, "↓", () => move([1, 0], half, false))}
        {glyph(t.nimbers.leftwards, "←", () => move([0, -1], half, false))}
        {glyph(t.nimbers.rightwards, "→", () => move([0, 1], half, false))}
        {glyph(t.sequences.zoomIn, "+", () => zoom(zoomed(-1)), zoomed(-1) === undefined)}
        {glyph(t.sequences.zoomOut, "−", () => zoom(zoomed(1)), zoomed(1) === undefined)}
        <span class="quiet">{t(t.nimbers.shown, {side: view.side})}</span>
      </div>
      <p class="quiet legend">{t.nimbers.legend}</p>
    </div>
  );
}

/** The numbers of an equation in groups. */
const named = (equation: string) => equation.split(" ").map(counted).join(" ");

/** A field for the first row or column. */
function Start({id, label, value, onStart}: {id: string; label: string; value: bigint; onStart(n: bigint): void}) {
  const t = useWords("values");
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const n = countIn(text, greatest);
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
