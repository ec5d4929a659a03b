// Table of the products of the elements of a quotient; the focused one is stated in a line.
import {useMemo, useState} from "preact/hooks";
import {Cells} from "../../ui/cells";
import {useTexts} from "../../ui/language";
import {formatProduct} from "../../ui/numbers";

interface ProductTableProps {
  /** Elements by their least words. */
  elements: readonly string[];
  /** Index of each product; null if there are too many elements. */
  table: readonly (readonly number[])[] | null;
  lost: ReadonlySet<string>;
}

type Cell = [number, number];

export function ProductTable({elements, table, lost}: ProductTableProps) {
  const t = useTexts("misere");
  const [at, setAt] = useState<Cell | null>(null);
  const [hover, setHover] = useState<Cell | null>(null);
  const labels = useMemo(() => elements.map(formatProduct), [elements]);
  const productAt = (row: number, column: number) => table?.[row]?.[column] ?? 0;
  const equation = (row: number, column: number) =>
    `${labels[row]} · ${labels[column]} = ${labels[productAt(row, column)]}`;
  const isLost = (row: number, column: number) => lost.has(elements[productAt(row, column)] ?? "");
  const cell = useMemo(
    () => (row: number, column: number) => ({
      text: labels[productAt(row, column)] ?? "",
      share: 0,
      name: equation(row, column),
      class: isLost(row, column) ? "lost" : undefined,
    }),
    [table, labels, lost],
  );
  if (!table) return <p class="quiet">{t.misere.noTable}</p>;
  const focused = hover ?? at;
  return (
    <div class="products">
      <h4>{t.misere.table}</h4>
      <p class="quiet">{t.misere.tableAbout}</p>
      <p class="readout" role="status">
        {focused ? (
          <>
            <span class="math now">{equation(...focused)}</span>
            <span>{isLost(...focused) ? t.misere.inP : t.misere.notInP}</span>
          </>
        ) : (
          <span class="quiet">{t.misere.tablePoint}</span>
        )}
      </p>
      <Cells
        caption={t.misere.table}
        corner="×"
        rows={labels}
        columns={labels}
        cell={cell}
        at={at}
        onFocus={(row, column) => setAt([row, column])}
        onHover={setHover}
      />
    </div>
  );
}
