// View of the lines of an explanation: each a figure with its sentence; the steps of a reduction are shown one by one.
import {useState} from "preact/hooks";
import type {Component, Reason} from "../engine/types";
import {noHighlight} from "../game/selection/highlight";
import {useLanguage, useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {useOnPaper} from "../ui/on-paper";
import {Waiting} from "../ui/waiting";
import {texts} from "./facts";
import {FigureView} from "./figure-view";
import {figureOf, type Picture} from "./figures";
import {partizanPart} from "./late-parts";
import {isRemark} from "./lines";
import {Mex} from "./mex-view";
import {marksOf} from "./reason-facts";
import {sentenceOf} from "./reason-text";
import {formulaOf, isAwaited} from "./reasons/formula-words";
import {Colon, Fusion, Ring} from "./reduction-figures";
import type {Highlighting} from "./use-highlight";

const pictures = {mex: Mex, colon: Colon, fusion: Fusion, ring: Ring} satisfies Record<Picture, unknown>;

interface LineContext {
  subject: Component;
  component: number | null;
  highlighting: Highlighting;
}

export function Lines({reasons, ...context}: LineContext & {reasons: Reason[]}) {
  const steps = reasons.filter((r) => !isRemark(r));
  return (
    <>
      {steps.length > 1 ? (
        <Walk key={context.subject.address} steps={steps} {...context} />
      ) : (
        steps.map((step) => <Line key={step.key} reason={step} {...context} />)
      )}
      {reasons.filter(isRemark).map((aside) => (
        <Line key={aside.key} reason={aside} {...context} />
      ))}
    </>
  );
}

/** Steps of a reduction, one at a time, beginning with the first. */
function Walk({steps, ...context}: LineContext & {steps: Reason[]}) {
  const t = useLanguage();
  const [chosenStep, setChosenStep] = useState<number | null>(null);
  const isOnPaper = useOnPaper();
  const current = chosenStep ?? 0;
  const step = steps[current];
  if (!step) return null;
  if (isOnPaper) return steps.map((each, i) => <Line key={`${i} ${each.key}`} reason={each} {...context} />);
  const go = (to: number) => {
    setChosenStep(to);
    context.highlighting?.onHighlight({component: context.component, marks: new Set(steps[to] && marksOf(steps[to]))});
  };
  const button = (glyph: string, name: string, to: number) => (
    <button
      type="button"
      class="glyph"
      aria-label={name}
      title={name}
      aria-disabled={!steps[to]}
      onClick={() => steps[to] && go(to)}
    >
      {glyph}
    </button>
  );
  return (
    <>
      <div class="controls">
        {button("←", t.ui.stepBack, current - 1)}
        {button("→", t.ui.stepOn, current + 1)}
        <span>{t(t.ui.stepOf, {at: current + 1, count: steps.length})}</span>
      </div>
      {/* The initial step is announced with the move; only a step that the user requested is announced by itself. */}
      <div aria-live={chosenStep === null ? "off" : "polite"}>
        <Line reason={step} {...context} />
      </div>
    </>
  );
}

function Steps({reasons, ...context}: LineContext & {reasons: Reason[]}) {
  const t = useLanguage();
  if (!reasons.length) return null;
  const hasOnlyRemarks = reasons.every((reason) => figureOf(reason) === null && reason.facts.part === undefined);
  if (hasOnlyRemarks) return reasons.map((remark) => <Line key={remark.key} reason={remark} {...context} />);
  return (
    <details class="steps">
      <summary>
        {t.ui.steps} ({formatCount(reasons.length)})
      </summary>
      {reasons.map((reason, i) => (
        <Line key={`${i} ${reason.key}`} reason={reason} {...context} />
      ))}
    </details>
  );
}

function Line({reason, ...context}: LineContext & {reason: Reason}) {
  const {subject, component, highlighting} = context;
  const t = useTexts("explain");
  const sentence = sentenceOf(reason, subject, t);
  const picture = figureOf(reason)?.picture;
  const Picture = picture ? pictures[picture] : null;
  const Stalk = formulaOf(reason, subject, t)?.figure === "sign-expansion" && partizanPart.part.value?.Stalk;
  const marks = marksOf(reason);
  const isShown =
    highlighting?.highlight.component === component && marks.every((m) => highlighting.highlight.marks.has(m));
  return (
    <div class="reason">
      {typeof reason.facts.part === "string" && <h3 class="math">{reason.facts.part}</h3>}
      {Picture && <Picture reason={reason} subject={subject} />}
      <FigureView reason={reason} subject={subject} />
      {Stalk && <Stalk reason={reason} subject={subject} />}
      {isAwaited(reason, subject, t) ? (
        <Waiting plates={[3]} />
      ) : sentence === null ? (
        <RawFacts reason={reason} />
      ) : (
        <p>{sentence}</p>
      )}
      {highlighting && marks.length > 0 && (
        <button
          type="button"
          class="quiet"
          aria-pressed={isShown}
          onClick={() => highlighting.onHighlight(isShown ? noHighlight : {component, marks: new Set(marks)})}
        >
          {t.ui.onBoard}
        </button>
      )}
      <Steps reasons={reason.steps} {...context} />
    </div>
  );
}

/** Fallback for a line that the page has no words for: the engine's raw key and facts. */
function RawFacts({reason}: {reason: Reason}) {
  return (
    <dl class="facts">
      <div>
        <dt>{reason.key}</dt>
        <dd />
      </div>
      {Object.entries(reason.facts).map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof fact === "string" ? fact : texts(fact).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
