// Tables of the values in rows, of the exceptions to the period, and of the rare values.
import {useMemo, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {differ, type OtherValues, otherValueAt} from "./comparison";
import {rowsOf} from "./exports";
import {breaks, type exceptionsOf, type Law, type Rare} from "./period";

const defaultColumns = 12;
const maxColumns = 36;

/** Returns a multiple of the period, so that a column is a residue; the default if there is no period or it is too long. */
export function columnsOf(law: Law | null): number {
  if (!law || law.period > maxColumns) return defaultColumns;
  return law.period * Math.max(1, Math.floor(defaultColumns / law.period));
}

interface TableProps {
  tabulation: Tabulation;
  law: Law | null;
  rare: Rare[];
  beside: OtherValues | null;
  otherName: string;
}

const rowsPerPage = 20;

export function Table({tabulation: {values}, law, rare, beside, otherName}: TableProps) {
  const t = useTexts("values");
  const [shown, setShown] = useState({values, rows: rowsPerPage});
  const rows = shown.values === values ? shown.rows : rowsPerPage;
  const columns = columnsOf(law);
  const body = useMemo(() => {
    const letterByValue = new Map(rare.map(({value, letter}) => [value, letter]));
    const classOf = (n: number, value: number) =>
      [
        law && n > 0 && n === law.preperiod && "start",
        law && n < law.preperiod && breaks(values, law, n) && "broken",
        letterByValue.has(value) && "rare",
      ]
        .filter(Boolean)
        .join(" ");
    return rowsOf(values, columns, rows * columns).map(({from, values: row}) => (
      <tr key={from}>
        <th scope="row">{formatCount(from)}</th>
        {row.map((value, i) => (
          <td key={i} class={classOf(from + i, value) || undefined}>
            {value}
            {letterByValue.get(value) && <sup>{letterByValue.get(value)}</sup>}
            {beside && differ(values, beside, from + i) && (
              <span class="theirs"> ×{formatCount(otherValueAt(beside, from + i) ?? 0)}</span>
            )}
          </td>
        ))}
      </tr>
    ));
  }, [values, law, rare, beside, columns, rows]);
  const legend = beside?.game === null ? t.sequences.ownTable : t(t.sequences.tableBeside, {other: otherName});
  return (
    <>
      {beside && <p class="quiet">{legend}</p>}
      <figure class="scroll" tabindex={0} aria-label={t.sequences.table}>
        <table class="heap-values math">
          <thead>
            <tr>
              <th scope="col">n</th>
              {Array.from({length: columns}, (_, i) => (
                <th key={i} scope="col">
                  +{i}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{body}</tbody>
        </table>
      </figure>
      {values.length > rows * columns && (
        <button type="button" onClick={() => setShown({values, rows: rows + 5 * rowsPerPage})}>
          {t.sequences.showMore}
        </button>
      )}
    </>
  );
}

interface ExceptionsProps {
  law: Law | null;
  exceptions: ReturnType<typeof exceptionsOf>;
  onPoint(n: number): void;
}

export function Exceptions({law, exceptions, onPoint}: ExceptionsProps) {
  const t = useTexts("values");
  if (!law || !exceptions) return <p>{t.sequences.exceptionsUnknown}</p>;
  const {count, first} = exceptions;
  if (count === 0) return <p>{t.sequences.exceptionsNone}</p>;
  return (
    <>
      <p>{t(t.sequences.exceptionsCount, {count: formatCount(count), preperiod: formatCount(law.preperiod)})}</p>
      <p class="heaps-listed math">
        {first.map((n) => (
          <button key={n} type="button" class="quiet" onClick={() => onPoint(n)}>
            {formatCount(n)}
          </button>
        ))}
        {count > first.length && <span>{t(t.sequences.andMore, {count: formatCount(count - first.length)})}</span>}
      </p>
    </>
  );
}

export function RareValues({rare, onPoint}: {rare: Rare[]; onPoint(n: number): void}) {
  const t = useTexts("values");
  if (rare.length === 0) return <p>{t.sequences.rareNone}</p>;
  const heap = (n: number) => (
    <td>
      <button type="button" class="quiet" onClick={() => onPoint(n)}>
        {formatCount(n)}
      </button>
    </td>
  );
  return (
    <>
      <p>{t.sequences.rareAbout}</p>
      <figure class="scroll" tabindex={0} aria-label={t.sequences.rare}>
        <table class="rare-values math">
          <thead>
            <tr>
              {[t.sequences.letter, t.sequences.value, t.sequences.heaps, t.sequences.firstAt, t.sequences.lastAt].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rare.map(({value, letter, count, first, last}) => (
              <tr key={value}>
                <td class="rare">◆ {letter}</td>
                <td>{value}</td>
                <td>{formatCount(count)}</td>
                {heap(first)}
                {heap(last)}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </>
  );
}
