// Why: each line of the engine's explanation as a figure and a sentence.
import type {Answer, Component, Reason} from "../engine/types";
import {ui} from "../text";
import {type Lit, unlit} from "./figure";
import {counted, Section} from "./parts";
import {Colon, Every, Mex, MisereNim, NimSum, Sj, WythoffPair} from "./reason-figures";
import {sentenceOf, texts} from "./reason-text";
import {useTongue} from "./tongue";

interface WhyProps {
  answer: Answer;
  stale: boolean;
  lit: Lit;
  onLight(lit: Lit): void;
}

const figures = {
  "nim-sum": NimSum,
  sum: NimSum,
  heads: NimSum,
  mex: Mex,
  colon: Colon,
  "misere-nim": MisereNim,
  sj: Sj,
  every: Every,
  "wythoff-pair": WythoffPair,
};
const withFigure = (key: string): key is keyof typeof figures => key in figures;

export function Why({answer, stale, lit, onLight}: WhyProps) {
  const t = useTongue();
  const light = {lit, onLight};
  return (
    <Section id="why" title={t(ui.why)}>
      <div class={stale ? "stale" : ""}>
        <Lines reasons={answer.why} where={answer} component={null} {...light} />
        {answer.components?.map((component, c) => (
          <div class="why-part" key={`${c} ${component.address}`}>
            <h3>
              {t(ui.component, {index: c + 1})} <span class="math">{shorten(component.address)}</span>
            </h3>
            <Lines reasons={component.why} where={component} component={c} {...light} />
          </div>
        ))}
      </div>
    </Section>
  );
}

const shorten = (text: string | null) => (text === null ? "…" : text.length > 40 ? `${text.slice(0, 39)}…` : text);

interface Place {
  where: Component;
  component: number | null;
  lit: Lit;
  onLight(lit: Lit): void;
}

const few = 3;

/** A long reduction shows where it ends; the steps before are unfolded on demand. */
function Lines({reasons, ...place}: Place & {reasons: Reason[]}) {
  const folded = reasons.length > few ? reasons.slice(0, -1) : [];
  const open = reasons.slice(folded.length);
  return (
    <>
      <Steps reasons={folded} {...place} />
      {open.map((reason, i) => (
        <Line key={`${i} ${reason.key}`} reason={reason} {...place} />
      ))}
    </>
  );
}

function Steps({reasons, ...place}: Place & {reasons: Reason[]}) {
  const t = useTongue();
  if (!reasons.length) return null;
  return (
    <details class="steps">
      <summary>
        {t(ui.steps)} ({counted(reasons.length)})
      </summary>
      {reasons.map((reason, i) => (
        <Line key={`${i} ${reason.key}`} reason={reason} {...place} />
      ))}
    </details>
  );
}

function Line({reason, ...place}: Place & {reason: Reason}) {
  const {where, component, lit, onLight} = place;
  const t = useTongue();
  const sentence = sentenceOf(reason, where, t);
  const Drawn = withFigure(reason.key) ? figures[reason.key] : null;
  const shown = lit.component === component && reason.marks.length > 0 && reason.marks.every((m) => lit.marks.has(m));
  return (
    <div class="reason">
      {typeof reason.facts.part === "string" && <h3 class="math">{reason.facts.part}</h3>}
      {Drawn && <Drawn reason={reason} />}
      {sentence === null ? <Facts reason={reason} /> : <p>{sentence}</p>}
      {reason.marks.length > 0 && (
        <button
          type="button"
          class="quiet"
          aria-pressed={shown}
          onClick={() => onLight(shown ? unlit : {component, marks: new Set(reason.marks)})}
        >
          {t(ui.onBoard)}
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
