// Results of a program: the size of its game, and the value of each start; for two players, as their theory writes it.
import {useTexts} from "../ui/language";
import {formatCount, formatGameValue} from "../ui/numbers";
import type {Result, ShortStart, Start} from "./program-store";
import {type Column, StartsTable} from "./starts-table";

interface ResultsProps {
  result: Result;
  positionLink(state: string, isPlayed: boolean): string;
}

export function Results({result, positionLink}: ResultsProps) {
  const t = useTexts("programs");
  const {states, options, starts, shortStarts} = result;
  const winner = (wins: boolean | null) =>
    wins === null ? t.programs.search : wins ? t.programs.first : t.programs.second;
  const columns: Column<Start>[] = [
    {name: t.programs.value, isMath: true, cell: ({grundy}) => grundy},
    {name: t.programs.normal, cell: ({grundy}) => winner(grundy !== "0")},
    {name: t.programs.misere, cell: ({misere}) => winner(misere)},
  ];
  const shortColumns: Column<ShortStart>[] = [
    {
      name: t.programs.shortValue,
      isMath: true,
      cell: ({value}) => (value === null ? t.programs.tooLarge : formatGameValue(value)),
    },
    {name: t.programs.winner, cell: ({outcome}) => (outcome ? t.programs.outcomes[outcome] : t.programs.search)},
  ];
  return (
    <>
      <p>
        {t.clauses([
          t(t.programs.found, {count: states, shown: formatCount(states)}),
          t(t.programs.foundOptions, {count: options, shown: formatCount(options)}),
        ])}
      </p>
      {starts.length > 0 && <StartsTable {...{starts, columns, positionLink}} />}
      {shortStarts.length > 0 && (
        <StartsTable starts={shortStarts} columns={shortColumns} positionLink={positionLink} />
      )}
    </>
  );
}
