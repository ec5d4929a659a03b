// What a table of single heaps can be said to be: each fit with what it rests on, checked further when that is wanted.
import {useMemo, useState} from "preact/hooks";
import type {Tabulation} from "../../engine/types";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import type {Further} from "../further";
import {theoremOf} from "../theorems";
import {failureOf, fitsOf, seenOf} from "./find";
import {type Fit, fewest} from "./fit";
import {gameFit, namedGames, namedTo, ownSequence} from "./games";
import {LostList} from "./lost-list";
import {type Marking, markingOf} from "./marking";
import {Check, Row, sayTheorem} from "./rows";
import "./patterns.css";

export interface PatternsProps {
  tabulation: Tabulation;
  further: Further;
  onMark(marking: Marking | null): void;
}

const mostNamed = 2000;
const listed = 20;

/** What further values have said of each fit; null where they were given up. */
type Checked = {to: number; failures: Map<Fit, ReturnType<typeof failureOf>>} | null;

export function Patterns({tabulation, further, onMark}: PatternsProps) {
  const t = useWords("patterns");
  const {game, values} = tabulation;
  const last = values.length - 1;
  const next = Math.min(2 * last, further.most);
  const found = useMemo(() => fitsOf(tabulation), [tabulation]);
  const [games, setGames] = useState<Fit[] | null>(null);
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const [marked, setMarked] = useState<Fit | null>(null);
  const fits = [...found, ...(games ?? [])];
  const own = ownSequence(game);
  const by = theoremOf(game)?.by ?? null;
  const mark = (fit: Fit) => {
    const next = marked === fit ? null : fit;
    setMarked(next);
    onMark(next && markingOf(next));
  };
  const check = async () => {
    setChecked(undefined);
    const more = await further.tabulation(game, next);
    if (!more) return setChecked(null);
    const to = more.values.length - 1;
    setChecked({to, failures: new Map(found.map((fit) => [fit, failureOf(fit, more.values)]))});
  };
  const compare = async () => {
    const to = Math.min(last + 3, mostNamed);
    const others = await further.made(namedGames.length * to, (sg, watch) => namedTo(sg, to, watch));
    if (others) setGames(namedGames.flatMap((named, i) => gameFit(tabulation, named, others[i] as Tabulation) ?? []));
  };
  if (values.length < fewest) return <p class="quiet">{t(t.patterns.tooShort, {count: fewest})}</p>;
  const seen = seenOf(tabulation).length - 1;
  return (
    <>
      <p class="quiet">{t.patterns.about}</p>
      {own && <p>{t(t.patterns.own, {number: own.number, from: own.from})}</p>}
      {fits.length === 0 && <p>{t.patterns.none}</p>}
      <ul class="fits">
        {fits.map((fit) => (
          <Row
            key={fit.formula}
            formula={fit.formula}
            isProved={fit.ground !== "observed"}
            oeis={fit.oeis}
            isMarked={marked === fit}
            onMark={() => mark(fit)}
          >
            <p>{t(t.patterns.kinds[fit.kind], fit.facts)}</p>
            <p class="quiet">{t.clauses(groundOf(t, fit, checked ?? null, by))}</p>
          </Row>
        ))}
      </ul>
      {games?.length === 0 && <p class="quiet">{t(t.patterns.noGames, {count: namedGames.length})}</p>}
      {seen < last && <p class="quiet">{t(t.patterns.seenTo, {to: counted(seen)})}</p>}
      <Check
        label={next > last ? t(t.patterns.check, {to: counted(next)}) : null}
        progress={further.progress.value}
        isGivenUp={checked === null}
        onCheck={() => void check()}
        onCancel={further.stop}
      >
        <button type="button" disabled={further.progress.value !== null} onClick={() => void compare()}>
          {t.patterns.games}
        </button>
      </Check>
      <LostList values={seenOf(tabulation)} />
    </>
  );
}

function groundOf(t: Language<"patterns">, fit: Fit, checked: Checked, by: string | null): string[] {
  const {exceptions, ground, to} = fit;
  const first = exceptions.slice(0, listed).map(counted).join(", ");
  const list = exceptions.length > listed ? t(t.patterns.more, {list: first}) : first;
  const failure = checked?.failures.get(fit);
  return [
    ground === "proved"
      ? t.patterns.proved
      : ground === "theorem"
        ? sayTheorem(t, by)
        : t(t.patterns.observed, {to: counted(to)}),
    ...(exceptions.length > 0 ? [t(t.patterns.except, {count: exceptions.length, list})] : []),
    ...(failure ? [t(t.patterns.fails, {n: counted(failure.n), value: failure.value})] : []),
    ...(failure === null && checked ? [t(t.patterns.holds, {to: counted(checked.to)})] : []),
  ];
}
