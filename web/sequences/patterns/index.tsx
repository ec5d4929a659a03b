// Panel of the fits of a table of single heaps, each with its basis; they are checked on further values on request.
import {useMemo, useState} from "preact/hooks";
import type {Tabulation} from "../../engine/types";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {Further} from "../extension";
import {theoremOf} from "../theorems";
import {examinedValues, failureOf, fitsOf} from "./find";
import {type Fit, minValues} from "./fit";
import {gameFit, namedGames, oeisSequenceOf, tabulateNamed} from "./games";
import {LostList} from "./lost-list";
import {type Marking, markingOf} from "./marking";
import {Check, Row, sayTheorem} from "./rows";
import "./patterns.css";

export interface PatternsProps {
  tabulation: Tabulation;
  further: Further;
  onMark(marking: Marking | null): void;
}

const maxComparedTo = 2000;
const maxListed = 20;

/** Result of each fit on further values; null if these were cancelled. */
type Checked = {to: number; failures: Map<Fit, ReturnType<typeof failureOf>>} | null;

export function Patterns({tabulation, further, onMark}: PatternsProps) {
  const t = useTexts("patterns");
  const {game, values} = tabulation;
  const last = values.length - 1;
  const nextTo = Math.min(2 * last, further.maxTo);
  const tableFits = useMemo(() => fitsOf(tabulation), [tabulation]);
  const [games, setGames] = useState<Fit[] | null>(null);
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const [markedFit, setMarkedFit] = useState<Fit | null>(null);
  const fits = [...tableFits, ...(games ?? [])];
  const oeisSequence = oeisSequenceOf(game);
  const by = theoremOf(game)?.by ?? null;
  const mark = (fit: Fit) => {
    const nextMarked = markedFit === fit ? null : fit;
    setMarkedFit(nextMarked);
    onMark(nextMarked && markingOf(nextMarked));
  };
  const check = async () => {
    setChecked(undefined);
    const longer = await further.tabulation(game, nextTo);
    if (!longer) return setChecked(null);
    const to = longer.values.length - 1;
    setChecked({to, failures: new Map(tableFits.map((fit) => [fit, failureOf(fit, longer.values)]))});
  };
  const compare = async () => {
    const to = Math.min(last + 3, maxComparedTo);
    const others = await further.compute(namedGames.length * to, (sg, watch) => tabulateNamed(sg, to, watch));
    if (others) setGames(namedGames.flatMap((named, i) => gameFit(tabulation, named, others[i] as Tabulation) ?? []));
  };
  if (values.length < minValues) return <p class="quiet">{t(t.patterns.tooShort, {count: minValues})}</p>;
  const lastExamined = examinedValues(tabulation).length - 1;
  return (
    <>
      <p class="quiet">{t.patterns.about}</p>
      {oeisSequence && <p>{t(t.patterns.own, {number: oeisSequence.number, from: oeisSequence.from})}</p>}
      {fits.length === 0 && <p>{t.patterns.none}</p>}
      <ul class="fits">
        {fits.map((fit) => (
          <Row
            key={fit.formula}
            formula={fit.formula}
            isProved={fit.ground !== "observed"}
            oeis={fit.oeis}
            isMarked={markedFit === fit}
            onMark={() => mark(fit)}
          >
            <p>{t(t.patterns.kinds[fit.kind], fit.facts)}</p>
            <p class="quiet">{t.clauses(groundOf(t, fit, checked ?? null, by))}</p>
          </Row>
        ))}
      </ul>
      {games?.length === 0 && <p class="quiet">{t(t.patterns.noGames, {count: namedGames.length})}</p>}
      {lastExamined < last && <p class="quiet">{t(t.patterns.seenTo, {to: formatCount(lastExamined)})}</p>}
      <Check
        label={nextTo > last ? t(t.patterns.check, {to: formatCount(nextTo)}) : null}
        progress={further.progress.value}
        isGivenUp={checked === null}
        onCheck={() => void check()}
        onCancel={further.stop}
      >
        <button type="button" disabled={further.progress.value !== null} onClick={() => void compare()}>
          {t.patterns.games}
        </button>
      </Check>
      <LostList values={examinedValues(tabulation)} />
    </>
  );
}

function groundOf(t: Language<"patterns">, fit: Fit, checked: Checked, by: string | null): string[] {
  const {exceptions, ground, to} = fit;
  const first = exceptions.slice(0, maxListed).map(formatCount).join(", ");
  const list = exceptions.length > maxListed ? t(t.patterns.more, {list: first}) : first;
  const failure = checked?.failures.get(fit);
  return [
    ground === "proved"
      ? t.patterns.proved
      : ground === "theorem"
        ? sayTheorem(t, by)
        : t(t.patterns.observed, {to: formatCount(to)}),
    ...(exceptions.length > 0 ? [t(t.patterns.except, {count: exceptions.length, list})] : []),
    ...(failure ? [t(t.patterns.fails, {n: formatCount(failure.n), value: failure.value})] : []),
    ...(failure === null && checked ? [t(t.patterns.holds, {to: formatCount(checked.to)})] : []),
  ];
}
