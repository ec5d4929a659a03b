// Panels with what is known of the current position, connected to the state of the page or the element.
import type {Signal} from "@preact/signals";
import {partizanPart} from "../explain/late-parts";
import {Why} from "../explain/why";
import type {Highlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {LateView} from "../ui/late";
import {Progress} from "./progress";
import {ConnectedGuess} from "./side";
import {Verdict} from "./verdict";

function ConnectedVerdict({state: {analysis, theme, inputResolver}}: {state: State}) {
  const answer = analysis.answer.value;
  if (!answer) return null;
  return (
    <Verdict
      answer={answer}
      isHidden={inputResolver.fault.value !== null}
      isStale={analysis.isStale.value}
      progress={analysis.isSlow.value && <Progress analysis={analysis} />}
      theme={theme.value}
      onDeepen={analysis.deepen}
    />
  );
}

/** Shows who wins a position of Left and Right if either side begins. */
function ConnectedSides({state: {analysis, edit}}: {state: State}) {
  const answer = analysis.answer.value;
  if (answer?.kind !== "partizan") return null;
  return (
    <LateView late={partizanPart} plates={[3]}>
      {({Sides}) => (
        <Sides answer={answer} stale={analysis.isStale.value} isSearching={analysis.isSlow.value} onTurn={edit} />
      )}
    </LateView>
  );
}

/** Shows the verdict, or the question for it while it is hidden. */
export function ConnectedAnswer({state}: {state: State}) {
  const {analysis, teaching} = state;
  return (
    <>
      <ConnectedGuess state={state} />
      {!teaching.isCovered.value ? (
        <>
          <ConnectedVerdict state={state} />
          <ConnectedSides state={state} />
        </>
      ) : (
        analysis.isSlow.value && <Progress analysis={analysis} />
      )}
    </>
  );
}

interface WhyOfProps {
  state: State;
  highlight: Signal<Highlight>;
  /** True where the page lists the moves beside the reasons. */
  isBrief?: boolean;
}

export function WhyOf({
  state: {analysis, check, analyse, value, short, quotient, form, restart},
  highlight,
  isBrief = false,
}: WhyOfProps) {
  const answer = analysis.answer.value;
  if (!answer) return null;
  const setHighlight = (to: Highlight) => {
    highlight.value = to;
  };
  return (
    <Why
      answer={answer}
      stale={analysis.isStale.value}
      highlight={highlight.value}
      onHighlight={setHighlight}
      check={check}
      look={analyse}
      lookUpValue={value}
      askValue={short}
      quotient={quotient}
      form={form}
      open={restart}
      took={analysis.duration.value}
      isBrief={isBrief}
    />
  );
}
