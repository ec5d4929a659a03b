// Why: each line of the engine's explanation as a figure and a sentence.
import {useState} from "preact/hooks";
import type {Answer, Checked, Component, Reason} from "../engine/types";
import {ui} from "../text";
import {Check} from "./check";
import {type Lit, unlit} from "./figure";
import {counted, Section} from "./parts";
import {Every, Mex, MisereNim, NimSum, Sj, WythoffPair} from "./reason-figures";
import {Columns, SecondBest, Thresholds, Vertices} from "./reason-tables";
import {decisive, isAside, sentenceOf, texts} from "./reason-text";
import {Colon, Fusion, Ring} from "./reduction-figures";
import {Tartan} from "./tartan";
import {useTongue} from "./tongue";

interface WhyProps {
  answer: Answer;
  stale: boolean;
  lit: Lit;
  onLight(lit: Lit): void;
  check(): Promise<Checked | null>;
}

const figures = {
  "nim-sum": NimSum,
  sum: NimSum,
  heads: NimSum,
  tartan: Tartan,
  "odd-steps": NimSum,
  "odd-gaps": NimSum,
  "odd-lines": NimSum,
  mex: Mex,
  fusion: Fusion,
  ring: Ring,
  colon: Colon,
  "misere-nim": MisereNim,
  sj: Sj,
  every: Every,
  "wythoff-pair": WythoffPair,
  columns: Columns,
  "columns-zero": Columns,
  vertices: Vertices,
  threshold: Thresholds,
  "threshold-none": Thresholds,
  "second-best": SecondBest,
};
const withFigure = (key: string): key is keyof typeof figures => key in figures;

export function Why({answer, stale, lit, onLight, check}: WhyProps) {
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
        {!stale && <Check answer={answer} check={check} />}
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

function Lines({reasons, ...place}: Place & {reasons: Reason[]}) {
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

/** A reduction, one step at a time; it opens where the position is decided. */
function Walk({steps, ...place}: Place & {steps: Reason[]}) {
  const t = useTongue();
  const [at, setAt] = useState<number | null>(null);
  const step = at === null ? decisive(steps) : (steps[at] ?? null);
  if (!step) return null;
  const here = steps.indexOf(step);
  const go = (to: number) => {
    setAt(to);
    place.onLight({component: place.component, marks: new Set(steps[to]?.marks)});
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
        {button("←", t(ui.stepBack), here - 1)}
        {button("→", t(ui.stepOn), here + 1)}
        <span>{t(ui.stepOf, {at: here + 1, count: steps.length})}</span>
      </div>
      {/* What is shown unasked is announced with the move; a step asked for speaks for itself. */}
      <div aria-live={at === null ? "off" : "polite"}>
        <Line reason={step} {...place} />
      </div>
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
      {Drawn && <Drawn reason={reason} where={where} />}
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
