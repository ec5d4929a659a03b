// Why: each line of the engine's explanation as a figure and a sentence.
import {useState} from "preact/hooks";
import type {Answer, Checked, Component, Reason} from "../engine/types";
import {ui, why as words} from "../text";
import {accountOf} from "./account";
import {Check} from "./check";
import {CopiedLine, useCopy} from "./copy";
import {DiveContext, type Look, Trail, useTrail} from "./dive";
import {EachMove} from "./each-move";
import {type Lit, unlit} from "./figure";
import {componentLines, decisive, isAside, linesOf} from "./lines";
import {Mex} from "./mex-view";
import {counted, Section} from "./parts";
import {Principal} from "./principal";
import {Proof} from "./proof-view";
import {isPictured, type Pictured} from "./reason-kinds";
import {marksOf, sentenceOf, texts} from "./reason-text";
import {Colon, Fusion, Ring} from "./reduction-figures";
import {useTongue} from "./tongue";

interface WhyProps {
  answer: Answer;
  stale: boolean;
  lit: Lit;
  onLight(lit: Lit): void;
  check(): Promise<Checked | null>;
  /** Another position under the same convention. */
  look(address: string): Promise<Answer | null>;
  /** Any position under normal play, in which values are told. */
  value: Look;
  /** Milliseconds that the answer needed. */
  took: number;
}

const pictures = {mex: Mex, colon: Colon, fusion: Fusion, ring: Ring} satisfies Record<Pictured, unknown>;

export function Why({answer, stale, check, look, value, took, ...light}: WhyProps) {
  const t = useTongue();
  const {home, stops, answer: found, into, back} = useTrail(`${answer.play} ${answer.address}`, value);
  const {copied, copy} = useCopy();
  if (stops.length)
    return (
      <Section id="why" title={t(ui.why)}>
        <Trail stops={stops} back={back} />
        {found === null && <p>{t(words.lookFailed)}</p>}
        {/* What lies below is not on the board, so nothing of it can be lit there. */}
        <div aria-live="polite">
          <DiveContext.Provider value={into}>{found && <Account answer={found} light={null} />}</DiveContext.Provider>
        </div>
      </Section>
    );
  const searched = answer.status === "solved" && answer.why.some(({key}) => key === "search");
  return (
    <Section id="why" title={t(ui.why)}>
      <div class={stale ? "stale" : ""} ref={home} tabIndex={-1}>
        <DiveContext.Provider value={stale ? null : into}>
          <Account answer={answer} light={light} />
        </DiveContext.Provider>
        {!stale && searched && <Principal answer={answer} took={took} look={look} />}
        {!stale && <EachMove answer={answer} />}
        {!stale && <Check answer={answer} check={check} />}
        {!stale && (
          <button type="button" class="quiet" onClick={() => void copy(accountOf(answer, t))}>
            {t(words.copy)}
          </button>
        )}
        <CopiedLine copied={copied} />
      </div>
    </Section>
  );
}

type Light = Pick<WhyProps, "lit" | "onLight"> | null;

function Account({answer, light}: {answer: Answer; light: Light}) {
  const t = useTongue();
  return (
    <>
      <Lines reasons={linesOf(answer)} where={answer} component={null} light={light} />
      {answer.components?.map((component, c) => {
        const lines = componentLines(component, answer.play);
        if (!lines.length) return null;
        return (
          <div class="why-part" key={`${c} ${component.address}`}>
            <h3>
              {t(ui.component, {index: c + 1})} <span class="math">{shorten(component.address)}</span>
            </h3>
            <Lines reasons={lines} where={component} component={c} light={light} />
          </div>
        );
      })}
    </>
  );
}

const shorten = (text: string | null) => (text === null ? "…" : text.length > 40 ? `${text.slice(0, 39)}…` : text);

interface Place {
  where: Component;
  component: number | null;
  light: Light;
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
    place.light?.onLight({component: place.component, marks: new Set(steps[to] && marksOf(steps[to]))});
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
  const {where, component, light} = place;
  const t = useTongue();
  const sentence = sentenceOf(reason, where, t);
  const Picture = isPictured(reason.key) ? pictures[reason.key] : null;
  const marks = marksOf(reason);
  const shown = light?.lit.component === component && marks.every((m) => light.lit.marks.has(m));
  return (
    <div class="reason">
      {typeof reason.facts.part === "string" && <h3 class="math">{reason.facts.part}</h3>}
      {Picture && <Picture reason={reason} where={where} />}
      <Proof reason={reason} where={where} />
      {sentence === null ? <Facts reason={reason} /> : <p>{sentence}</p>}
      {light && marks.length > 0 && (
        <button
          type="button"
          class="quiet"
          aria-pressed={shown}
          onClick={() => light.onLight(shown ? unlit : {component, marks: new Set(marks)})}
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
