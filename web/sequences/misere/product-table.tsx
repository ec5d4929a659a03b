// The products of the elements of a quotient, two by two.
import {useWords} from "../../ui/language";
import {raised} from "../../ui/numbers";

interface ProductTableProps {
  /** By their least words. */
  elements: readonly string[];
  /** Null where there are too many. */
  table: readonly (readonly number[])[] | null;
  lost: ReadonlySet<string>;
}

export function ProductTable({elements, table, lost}: ProductTableProps) {
  const t = useWords("misere");
  if (!table) return <p class="quiet">{t.misere.noTable}</p>;
  const said = elements.map(raised);
  return (
    <>
      <h4>{t.misere.table}</h4>
      <figure class="scroll products" tabindex={0} aria-label={t.misere.table}>
        <table class="square-of math">
          <caption>{t.misere.tableAbout}</caption>
          <thead>
            <tr>
              <th scope="col">×</th>
              {said.map((element) => (
                <th key={element} scope="col">
                  {element}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((row, i) => (
              <tr key={i}>
                <th scope="row">{said[i]}</th>
                {row.map((place, j) => (
                  <td key={j} class={lost.has(elements[place] ?? "") ? "lost" : undefined}>
                    {said[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </>
  );
}
