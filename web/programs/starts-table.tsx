// Table of the starting positions start(0), start(1), …, with columns of what is known of each and links to it.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {useTexts} from "../ui/language";

interface StartRow {
  n: number;
  state: string;
  label: string;
}
export interface Column<Start> {
  name: string;
  isMath?: boolean;
  cell(start: Start): ComponentChildren;
}
interface StartsTableProps<Start> {
  starts: readonly Start[];
  columns: Column<Start>[];
  positionLink(state: string, isPlayed: boolean): string;
}

/** Kept few at first, as two links in each row stand between a keyboard user and what comes below. */
const [initialRows, moreRows] = [21, 100];

export function StartsTable<Start extends StartRow>({starts, columns, positionLink}: StartsTableProps<Start>) {
  const t = useTexts("programs");
  const [visible, setVisible] = useState({starts, rows: initialRows});
  const rows = visible.starts === starts ? visible.rows : initialRows;
  return (
    <>
      <figure class="starts" tabindex={0} aria-label={t.programs.results}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.programs.n}</th>
              <th scope="col">{t.programs.state}</th>
              {columns.map(({name}) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {starts.slice(0, rows).map((start) => (
              <tr key={start.n}>
                <th scope="row" class="math">
                  {start.n}
                </th>
                <td>
                  <a class="state" href={positionLink(start.state, false)} title={t(t.programs.open, {n: start.n})}>
                    {start.label || "\u2013"}
                  </a>
                </td>
                {columns.map(({name, isMath, cell}) => (
                  <td key={name} class={isMath ? "math" : undefined}>
                    {cell(start)}
                  </td>
                ))}
                <td>
                  <a href={positionLink(start.state, true)}>{t.programs.play}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      {starts.length > rows && (
        <button type="button" onClick={() => setVisible({starts, rows: rows + moreRows})}>
          {t.ui.showMore}
        </button>
      )}
    </>
  );
}
