// The products of the elements of a quotient, two by two; the one that is chosen is said in a line.
import {useMemo, useState} from "preact/hooks";
import {Cells} from "../../ui/cells";
import {useWords} from "../../ui/language";
import {raised} from "../../ui/numbers";

interface ProductTableProps {
  /** By their least words. */
  elements: readonly string[];
  /** Null where there are too many. */
  table: readonly (readonly number[])[] | null;
  lost: ReadonlySet<string>;
}

type Place = [number, number];

export function ProductTable({elements, table, lost}: ProductTableProps) {
  const t = useWords("misere");
  const [at, setAt] = useState<Place | null>(null);
  const [hover, setHover] = useState<Place | null>(null);
  const said = useMemo(() => elements.map(raised), [elements]);
  const productAt = (row: number, column: number) => table?.[row]?.[column] ?? 0;
  const equation = (row: number, column: number) => `${said[row]} · ${said[column]} = ${said[productAt(row, column)]}`;
  const isLost = (row: number, column: number) => lost.has(elements[productAt(row, column)] ?? "");
  const cell = useMemo(
    () => (row: number, column: number) => ({
      text: said[productAt(row, column)] ?? "",
      share: 0,
      name: equation(row, column),
      class: isLost(row, column) ? "lost" : undefined,
    }),
    [table, said, lost],
  );
  if (!table) return <p class="quiet">{t.misere.noTable}</p>;
  const seen = hover ?? at;
  return (
    <div class="products">
      <h4>{t.misere.table}</h4>
      <p class="quiet">{t.misere.tableAbout}</p>
      <p class="readout" role="status">
        {seen ? (
          <>
            <span class="math now">{equation(...seen)}</span>
            <span>{isLost(...seen) ? t.misere.inP : t.misere.notInP}</span>
          </>
        ) : (
          <span class="quiet">{t.misere.tablePoint}</span>
        )}
      </p>
      <Cells
        caption={t.misere.table}
        corner="×"
        rows={said}
        columns={said}
        cell={cell}
        at={at}
        onFocus={(row, column) => setAt([row, column])}
        onHover={setHover}
      />
    </div>
  );
}
