// What a square of values can be said to be.
import {useMemo, useState} from "preact/hooks";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import type {Further} from "../further";
import {pairsOf} from "../pairing";
import {longestSide, type Pairs} from "../pairs";
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

const listed = 20;
type Checked = {to: number; failures: Map<SquareFit, [number, number] | null>} | null;

export function SquarePatterns({pairs, further, onMark}: SquarePatternsProps) {
  const t = useWords("patterns");
  const fits = useMemo(() => squareFits(pairs), [pairs]);
  const theorem = theoremOfPairs(pairs.open);
  const isProved = ({formula}: SquareFit) => theorem?.formulas.includes(formula) ?? false;
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const [marked, setMarked] = useState<SquareFit | null>(null);
  const to = Math.min(longestSide, 2 * pairs.side);
  const mark = (fit: SquareFit) => {
    const next = marked === fit ? null : fit;
    setMarked(next);
    onMark(next && pairMarkingOf(next));
  };
  const check = async () => {
    setChecked(undefined);
    const more = await further.made((to + 1) ** 2, (sg, watch) =>
      pairsOf(sg, {game: pairs.open, to, play: null, ...watch}),
    );
    setChecked(more && {to: more.side, failures: new Map(fits.map((fit) => [fit, squareFailureOf(fit, more)]))});
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
            isMarked={marked === fit}
            onMark={() => mark(fit)}
          >
            <p>{t(t.patterns.pairKinds[fit.kind], fit.facts)}</p>
            <p class="quiet">{t.clauses(groundOf(t, fit, checked ?? null, isProved(fit) ? theorem : null))}</p>
          </Row>
        ))}
      </ul>
      {fits.length > 0 && to > pairs.side && (
        <Check
          label={t(t.patterns.checkPairs, {to: counted(to)})}
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
    .slice(0, listed)
    .map(([a, b]) => `(${a}, ${b})`)
    .join(" ");
  const list = exceptions.length > listed ? t(t.patterns.more, {list: first}) : first;
  const failure = checked?.failures.get(fit);
  return [
    theorem ? sayTheorem(t, theorem.by) : t(t.patterns.observedPairs, {to: counted(to)}),
    ...(exceptions.length > 0 ? [t(t.patterns.exceptPairs, {count: exceptions.length, list})] : []),
    ...(failure ? [t(t.patterns.failsPairs, {a: failure[0], b: failure[1]})] : []),
    ...(failure === null && checked ? [t(t.patterns.holdsPairs, {to: counted(checked.to)})] : []),
  ];
}
