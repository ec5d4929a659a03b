// Where play begins, start(0), start(1), …: what is said of each, in columns, and the ways to its position.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {useWords} from "../ui/language";

interface Started {
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

/** Each has two links, which stand between a reader with keys and what comes below. */
const [first, further] = [21, 100];

export function StartsTable<Start extends Started>({starts, columns, positionLink}: StartsTableProps<Start>) {
  const t = useWords("programs");
  const [shown, setShown] = useState({starts, rows: first});
  const rows = shown.starts === starts ? shown.rows : first;
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
        <button type="button" onClick={() => setShown({starts, rows: rows + further})}>
          {t.ui.showMore}
        </button>
      )}
    </>
  );
}
