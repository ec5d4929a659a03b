// View of who wins under misere play: the lost numbers, and a table of all of them.
import {useCallback, useMemo, useState} from "preact/hooks";
import {type Cell, Cells} from "../ui/cells";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {Section} from "../ui/section";
import type {Played} from "./played";

interface PlayedProps {
  played: Played;
  positionLink(n: number): string;
}

const maxListed = 30;
const columns = Array.from({length: 20}, (_, i) => `+${i}`);
const rowsPerPage = 20;

export function PlayedView({played, positionLink}: PlayedProps) {
  const t = useTexts("values");
  const {outcomes, values, to, unknown, game} = played;
  const [shownRows, setShownRows] = useState(rowsPerPage);
  const [at, setAt] = useState<[number, number] | null>(null);
  const lost = useMemo(() => [...outcomes.matchAll(/P/g)].map(({index}) => index), [outcomes]);
  const count = Math.ceil(outcomes.length / columns.length);
  const rows = useMemo(
    () => Array.from({length: Math.min(count, shownRows)}, (_, row) => formatCount(row * columns.length)),
    [count, shownRows],
  );
  const highest = useMemo(() => values.reduce<number>((high, value) => Math.max(high, value ?? 0), 1), [values]);
  const cell = useCallback(
    (row: number, column: number): Cell | null => {
      const n = row * columns.length + column;
      const outcome = outcomes[n] ?? "-";
      if (outcome === "-") return null;
      const value = values[n] ?? null;
      const text = value === null ? outcome : String(value);
      const share = (value ?? 0) / highest;
      return {
        text,
        share,
        name: `n = ${n}: ${outcome}`,
        href: positionLink(n),
        class: outcome === "P" ? "lost" : undefined,
      };
    },
    [outcomes, values, highest, positionLink],
  );
  const currentCell = at && cell(...at);
  return (
    <>
      <div class="finding">
        <p>{t(t.sequences.lostMisere, {count: formatCount(lost.length), to: formatCount(to)})}</p>
        <p class="heaps-listed math">
          {lost.slice(0, maxListed).map((n) => (
            <a key={n} href={positionLink(n)}>
              {formatCount(n)}
            </a>
          ))}
          {lost.length > maxListed && (
            <span>{t(t.sequences.andMore, {count: formatCount(lost.length - maxListed)})}</span>
          )}
        </p>
        {unknown > 0 && <p class="quiet">{t(t.sequences.pairsUnknown, {count: formatCount(unknown)})}</p>}
      </div>
      <Section id="played" title={t.sequences.table}>
        <Cells
          caption={t(t.sequences.misereOf, {game})}
          corner="n"
          {...{rows, columns, cell, at}}
          onFocus={(row, column) => setAt([row, column])}
        />
        <p class="readout">
          {currentCell ? (
            <span class="math now">{currentCell.name}</span>
          ) : (
            <span class="quiet">{t.nimbers.point}</span>
          )}
          {currentCell && <a href={currentCell.href}>{t.sequences.openPair}</a>}
        </p>
        {count > shownRows && (
          <button type="button" onClick={() => setShownRows(shownRows + 5 * rowsPerPage)}>
            {t.sequences.showMore}
          </button>
        )}
        <p class="quiet legend">{t.sequences.legendMisere}</p>
      </Section>
    </>
  );
}
