// Why: each line of the engine's explanation as a figure and a sentence.
import type {Answer, Checked, Play, QuotientFound} from "../engine/types";
import type {Highlight} from "../game/highlight";
import type {AskValue} from "../game/hottest";
import {unturned} from "../game/mover";
import {CopiedLine, useCopy} from "../ui/copy";
import {useWords} from "../ui/language";
import {LateOf} from "../ui/late";
import {Section} from "../ui/section";
import {accountOf} from "./account";
import {Check} from "./check";
import {DiveContext, type Look, Trail, useTrail} from "./dive";
import {EachMove} from "./each-move";
import type {AskForm} from "./genus";
import {genusPart, partizanPart, productPart} from "./late-parts";
import {componentLines, linesOf} from "./lines";
import {leadOf} from "./plain";
import {Principal} from "./principal";
import {type Highlighting, Lines} from "./reason-lines";

interface WhyProps {
  answer: Answer;
  stale: boolean;
  highlight: Highlight;
  onHighlight(highlight: Highlight): void;
  /** Without an address, the position itself. */
  check(address?: string): Promise<Checked | null>;
  /** Another position under the same convention. */
  look(address: string): Promise<Answer | null>;
  /** Any position under normal play, in which values are told. */
  value: Look;
  short: AskValue;
  quotient(game: string, to: number): Promise<QuotientFound | null>;
  form: AskForm;
  open(address: string, play: Play): void;
  /** Milliseconds that the answer needed. */
  took: number;
}

export function Why({answer, stale, check, look, value, short, quotient, form, open, took, ...light}: WhyProps) {
  const t = useWords("explain");
  const {home, stops, answer: found, into, back} = useTrail(`${answer.play} ${answer.address}`, value);
  const {copied, copy} = useCopy();
  if (stops.length)
    return (
      <Section id="why" title={t.ui.why}>
        <Trail stops={stops} back={back} />
        {found === null && <p>{t.why.lookFailed}</p>}
        {/* What lies below is not on the board, so nothing of it can be lit there. */}
        <div aria-live="polite">
          <DiveContext.Provider value={into}>{found && <Account answer={found} light={null} />}</DiveContext.Provider>
        </div>
      </Section>
    );
  const searched = answer.status === "solved" && answer.why.some(({key}) => key === "search");
  const product = answer.why.find(({key}) => key === "quotient");
  return (
    <Section id="why" title={t.ui.why}>
      <div class={stale ? "stale" : ""} ref={home} tabIndex={-1}>
        <DiveContext.Provider value={stale ? null : into}>
          <Account answer={answer} light={light} />
        </DiveContext.Provider>
        {product && (
          <LateOf late={productPart} plates={[12]}>
            {({Product}) => <Product answer={answer} reason={product} light={light} quotient={quotient} open={open} />}
          </LateOf>
        )}
        {answer.play === "misere" && (
          <LateOf late={genusPart} plates={[3]}>
            {(Genus) => <Genus key={answer.address} answer={answer} light={light} form={form} />}
          </LateOf>
        )}
        {answer.kind === "partizan" && answer.components && (
          <LateOf late={partizanPart} plates={[12]}>
            {({Sum}) => <Sum answer={answer} light={light} ask={short} />}
          </LateOf>
        )}
        {!stale && searched && <Principal answer={answer} took={took} look={look} />}
        {!stale && <EachMove key={answer.address} answer={answer} light={light} />}
        {!stale && <Check answer={answer} check={check} />}
        {!stale && (
          <button
            type="button"
            class="quiet"
            onClick={() =>
              void copy(accountOf(answer, t, product && productPart.part.value?.accountOf(answer, product, t)))
            }
          >
            {t.why.copy}
          </button>
        )}
        <CopiedLine copied={copied} />
      </div>
    </Section>
  );
}

function Account({answer, light}: {answer: Answer; light: Highlighting}) {
  const t = useWords("explain");
  const lead = leadOf(answer);
  return (
    <>
      {lead && <p class="plain">{lead(t)}</p>}
      <Lines reasons={linesOf(answer)} where={answer} component={null} light={light} />
      {answer.components?.map((component, c) => {
        const lines = componentLines(component, answer.play);
        if (!lines.length) return null;
        return (
          <div class="why-part" key={`${c} ${component.address}`}>
            <h3>
              {t(t.ui.component, {index: c + 1})}{" "}
              <span class="math">{shorten(component.address && unturned(component.address))}</span>
            </h3>
            <Lines reasons={lines} where={component} component={c} light={light} />
          </div>
        );
      })}
    </>
  );
}

const shorten = (text: string | null) => (text === null ? "…" : text.length > 40 ? `${text.slice(0, 39)}…` : text);
