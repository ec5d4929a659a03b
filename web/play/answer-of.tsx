// What is known of the position at hand, fed from the state of the page or the element.
import type {Signal} from "@preact/signals";
import {partizanPart} from "../explain/late-parts";
import {Why} from "../explain/why";
import type {Highlight} from "../game/highlight";
import type {State} from "../game/state";
import {LateOf} from "../ui/late";
import {Progress} from "./progress";
import {GuessOf} from "./side";
import {Verdict} from "./verdict";

function VerdictOf({state: {analysis, theme, inputResolver}}: {state: State}) {
  const answer = analysis.answer.value;
  if (!answer) return null;
  return (
    <Verdict
      answer={answer}
      isAside={inputResolver.fault.value !== null}
      stale={analysis.stale.value}
      slow={analysis.slow.value}
      theme={theme.value}
      visited={analysis.visited.value}
      onCancel={analysis.cancel}
      onDeepen={analysis.deepen}
    />
  );
}

/** Of a position of Left and Right: who wins, whoever begins. */
function SidesOf({state: {analysis, edit}}: {state: State}) {
  const answer = analysis.answer.value;
  if (answer?.kind !== "partizan") return null;
  return (
    <LateOf late={partizanPart} plates={[3]}>
      {({Sides}) => <Sides answer={answer} stale={analysis.stale.value} onTurn={edit} />}
    </LateOf>
  );
}

/** The verdict, or the question for it where it is kept back. */
export function AnswerOf({state}: {state: State}) {
  const {analysis, teaching} = state;
  return (
    <>
      <GuessOf state={state} />
      {!teaching.covered.value ? (
        <>
          <VerdictOf state={state} />
          <SidesOf state={state} />
        </>
      ) : (
        analysis.slow.value && <Progress visited={analysis.visited.value} onCancel={analysis.cancel} />
      )}
    </>
  );
}

interface WhyOfProps {
  state: State;
  highlight: Signal<Highlight>;
}

export function WhyOf({state: {analysis, check, look, value, short, quotient, form, restart}, highlight}: WhyOfProps) {
  const answer = analysis.answer.value;
  if (!answer) return null;
  const light = (to: Highlight) => {
    highlight.value = to;
  };
  return (
    <Why
      answer={answer}
      stale={analysis.stale.value}
      highlight={highlight.value}
      onHighlight={light}
      check={check}
      look={look}
      value={value}
      short={short}
      quotient={quotient}
      form={form}
      open={restart}
      took={analysis.took.value}
    />
  );
}
