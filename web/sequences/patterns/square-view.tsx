// Panel of the fits of a square of values.
import {useMemo, useState} from "preact/hooks";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import type {Further} from "../extension";
import {longestSide, type Pairs} from "../pairs";
import {pairsOf} from "../request-pairs";
import {type Theorem, theoremOfPairs} from "../theorems";
import {type PairMarking, pairMarkingOf} from "./marking";
import {Check, Row, sayTheorem} from "./rows";
import {type SquareFit, squareFailureOf, squareFits} from "./squares";
import "./patterns.css";

export interface SquarePatternsProps {
  pairs: Pairs;
  further: Further;
  onMark(marking: PairMarking | null): void;
}

const maxListed = 20;
type Checked = {to: number; failures: Map<SquareFit, [number, number] | null>} | null;

export function SquarePatterns({pairs, further, onMark}: SquarePatternsProps) {
  const t = useTexts("patterns");
  const fits = useMemo(() => squareFits(pairs), [pairs]);
  const theorem = theoremOfPairs(pairs.open);
  const isProved = ({formula}: SquareFit) => theorem?.formulas.includes(formula) ?? false;
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const [markedFit, setMarkedFit] = useState<SquareFit | null>(null);
  const to = Math.min(longestSide, 2 * pairs.side);
  const mark = (fit: SquareFit) => {
    const nextMarked = markedFit === fit ? null : fit;
    setMarkedFit(nextMarked);
    onMark(nextMarked && pairMarkingOf(nextMarked));
  };
  const check = async () => {
    setChecked(undefined);
    const larger = await further.compute((to + 1) ** 2, (sg, watch) =>
      pairsOf(sg, {game: pairs.open, to, play: null, ...watch}),
    );
    setChecked(larger && {to: larger.side, failures: new Map(fits.map((fit) => [fit, squareFailureOf(fit, larger)]))});
  };
  return (
    <>
      <p class="quiet">{t.patterns.about}</p>
      {fits.length === 0 && <p>{t.patterns.none}</p>}
      <ul class="fits">
        {fits.map((fit) => (
          <Row
            key={fit.formula}
            formula={fit.formula}
            isProved={isProved(fit)}
            isMarked={markedFit === fit}
            onMark={() => mark(fit)}
          >
            <p>{t(t.patterns.pairKinds[fit.kind], fit.facts)}</p>
            <p class="quiet">{t.clauses(groundOf(t, fit, checked ?? null, isProved(fit) ? theorem : null))}</p>
          </Row>
        ))}
      </ul>
      {fits.length > 0 && to > pairs.side && (
        <Check
          label={t(t.patterns.checkPairs, {to: formatCount(to)})}
          progress={further.progress.value}
          isGivenUp={checked === null}
          onCheck={() => void check()}
          onCancel={further.stop}
        />
      )}
    </>
  );
}

function groundOf(t: Language<"patterns">, fit: SquareFit, checked: Checked, theorem: Theorem | null): string[] {
  const {exceptions, to} = fit;
  const first = exceptions
    .slice(0, maxListed)
    .map(([a, b]) => `(${a}, ${b})`)
    .join(" ");
  const list = exceptions.length > maxListed ? t(t.patterns.more, {list: first}) : first;
  const failure = checked?.failures.get(fit);
  return [
    theorem ? sayTheorem(t, theorem.by) : t(t.patterns.observedPairs, {to: formatCount(to)}),
    ...(exceptions.length > 0 ? [t(t.patterns.exceptPairs, {count: exceptions.length, list})] : []),
    ...(failure ? [t(t.patterns.failsPairs, {a: failure[0], b: failure[1]})] : []),
    ...(failure === null && checked ? [t(t.patterns.holdsPairs, {to: formatCount(checked.to)})] : []),
  ];
}
