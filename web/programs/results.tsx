// The values of start(0), start(1), …, each with the ways to its position.
import {useState} from "preact/hooks";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import type {Result} from "./studio";

interface ResultsProps {
  result: Result;
  positionLink(state: string, isPlayed: boolean): string;
}

/** Each has two links, which stand between a reader with keys and what comes below. */
const [first, further] = [21, 100];

export function Results({result, positionLink}: ResultsProps) {
  const t = useWords("programs");
  const {states, options, starts} = result;
  const [shown, setShown] = useState({result, rows: first});
  const rows = shown.result === result ? shown.rows : first;
  const winner = (wins: boolean | null) =>
    wins === null ? t.programs.search : wins ? t.programs.first : t.programs.second;
  return (
    <>
      <p>
        {t.clauses([
          t(t.programs.found, {count: states, shown: counted(states)}),
          t(t.programs.foundOptions, {count: options, shown: counted(options)}),
        ])}
      </p>
      <figure class="starts" tabindex={0} aria-label={t.programs.results}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.programs.n}</th>
              <th scope="col">{t.programs.state}</th>
              <th scope="col">{t.programs.value}</th>
              <th scope="col">{t.programs.normal}</th>
              <th scope="col">{t.programs.misere}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {starts.slice(0, rows).map(({n, state, label, grundy, misere}) => (
              <tr key={n}>
                <th scope="row" class="math">
                  {n}
                </th>
                <td>
                  <a class="state" href={positionLink(state, false)} title={t(t.programs.open, {n})}>
                    {label || "\u2013"}
                  </a>
                </td>
                <td class="math">{grundy}</td>
                <td>{winner(grundy !== "0")}</td>
                <td>{winner(misere)}</td>
                <td>
                  <a href={positionLink(state, true)}>{t.programs.play}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      {starts.length > rows && (
        <button type="button" onClick={() => setShown({result, rows: rows + further})}>
          {t.ui.showMore}
        </button>
      )}
    </>
  );
}
