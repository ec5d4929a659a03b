// The lines of an explanation: each a figure with its sentence, walked one by one where they are the steps of a reduction.
import {useState} from "preact/hooks";
import type {Component, Reason} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import {useLanguage, useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {useOnPaper} from "../ui/on-paper";
import {Waiting} from "../ui/waiting";
import {partizanPart} from "./late-parts";
import {isAside} from "./lines";
import {Mex} from "./mex-view";
import {Proof} from "./proof-view";
import {marksOf, texts} from "./reason-facts";
import {isPictured, type Pictured, sentenceAlone} from "./reason-kinds";
import {isAwaited, sentenceOf} from "./reason-text";
import {Colon, Fusion, Ring} from "./reduction-figures";

/** Null where nothing can be lit: of a position that is not on the board. */
export type Highlighting = {highlight: Highlight; onHighlight(highlight: Highlight): void} | null;

const pictures = {mex: Mex, colon: Colon, fusion: Fusion, ring: Ring} satisfies Record<Pictured, unknown>;

interface Place {
  where: Component;
  component: number | null;
  light: Highlighting;
}

export function Lines({reasons, ...place}: Place & {reasons: Reason[]}) {
  const steps = reasons.filter((r) => !isAside(r));
  return (
    <>
      {steps.length > 1 ? (
        <Walk key={place.where.address} steps={steps} {...place} />
      ) : (
        steps.map((step) => <Line key={step.key} reason={step} {...place} />)
      )}
      {reasons.filter(isAside).map((aside) => (
        <Line key={aside.key} reason={aside} {...place} />
      ))}
    </>
  );
}

/** A reduction, one step at a time, from the first on. */
function Walk({steps, ...place}: Place & {steps: Reason[]}) {
  const t = useLanguage();
  const [at, setAt] = useState<number | null>(null);
  const isOnPaper = useOnPaper();
  const here = at ?? 0;
  const step = steps[here];
  if (!step) return null;
  if (isOnPaper) return steps.map((one, i) => <Line key={`${i} ${one.key}`} reason={one} {...place} />);
  const go = (to: number) => {
    setAt(to);
    place.light?.onHighlight({component: place.component, marks: new Set(steps[to] && marksOf(steps[to]))});
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
        {button("←", t.ui.stepBack, here - 1)}
        {button("→", t.ui.stepOn, here + 1)}
        <span>{t(t.ui.stepOf, {at: here + 1, count: steps.length})}</span>
      </div>
      {/* What is shown unasked is announced with the move; a step asked for speaks for itself. */}
      <div aria-live={at === null ? "off" : "polite"}>
        <Line reason={step} {...place} />
      </div>
    </>
  );
}

function Steps({reasons, ...place}: Place & {reasons: Reason[]}) {
  const t = useLanguage();
  if (!reasons.length) return null;
  const remarks = reasons.every(({key, facts}) => key in sentenceAlone && facts.part === undefined);
  if (remarks) return reasons.map((remark) => <Line key={remark.key} reason={remark} {...place} />);
  return (
    <details class="steps">
      <summary>
        {t.ui.steps} ({counted(reasons.length)})
      </summary>
      {reasons.map((reason, i) => (
        <Line key={`${i} ${reason.key}`} reason={reason} {...place} />
      ))}
    </details>
  );
}

function Line({reason, ...place}: Place & {reason: Reason}) {
  const {where, component, light} = place;
  const t = useWords("explain");
  const sentence = sentenceOf(reason, where, t);
  const Picture = isPictured(reason.key) ? pictures[reason.key] : null;
  const Stalk = reason.facts.id === "stalk" && partizanPart.part.value?.Stalk;
  const marks = marksOf(reason);
  const shown = light?.highlight.component === component && marks.every((m) => light.highlight.marks.has(m));
  return (
    <div class="reason">
      {typeof reason.facts.part === "string" && <h3 class="math">{reason.facts.part}</h3>}
      {Picture && <Picture reason={reason} where={where} />}
      <Proof reason={reason} where={where} />
      {Stalk && <Stalk reason={reason} where={where} />}
      {isAwaited(reason, where, t) ? (
        <Waiting plates={[3]} />
      ) : sentence === null ? (
        <Facts reason={reason} />
      ) : (
        <p>{sentence}</p>
      )}
      {light && marks.length > 0 && (
        <button
          type="button"
          class="quiet"
          aria-pressed={shown}
          onClick={() => light.onHighlight(shown ? noHighlight : {component, marks: new Set(marks)})}
        >
          {t.ui.onBoard}
        </button>
      )}
      <Steps reasons={reason.steps} {...place} />
    </div>
  );
}

/** A line that the page has no words for: what the engine said, as it said it. */
function Facts({reason}: {reason: Reason}) {
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
