// Section that explains the answer: each reason of the engine as a figure and a sentence.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import type {Answer, Checked, Play, QuotientFound} from "../engine/types";
import type {RequestValue} from "../game/opponent/hottest";
import {withoutMover} from "../game/opponent/mover";
import type {Highlight} from "../game/selection/highlight";
import {truncate} from "../lib/truncate";
import {CopiedLine, useCopy} from "../ui/copy";
import {Fold} from "../ui/fold";
import {useTexts} from "../ui/language";
import {LateView} from "../ui/late";
import {Section} from "../ui/section";
import {accountText} from "./account";
import {Check} from "./check";
import {EachMove} from "./each-move";
import type {AskForm} from "./genus";
import {genusPart, partizanPart, productPart} from "./late-parts";
import {componentLines, linesOf} from "./lines";
import {leadOf} from "./plain";
import {Principal} from "./principal";
import {Lines} from "./reason-lines";
import {DiveContext, type LookUp, Trail, useTrail} from "./trail";
import type {Highlighting} from "./use-highlight";

interface WhyProps {
  answer: Answer;
  stale: boolean;
  highlight: Highlight;
  onHighlight(highlight: Highlight): void;
  /** Checks the position of the answer unless an address is given. */
  check(address?: string): Promise<Checked | null>;
  /** Looks up another position under the same convention. */
  look(address: string): Promise<Answer | null>;
  /** Looks up any position under normal play, in which values are stated. */
  lookUpValue: LookUp;
  askValue: RequestValue;
  quotient(game: string, to: number): Promise<QuotientFound | null>;
  form: AskForm;
  open(address: string, play: Play): void;
  /** Time in milliseconds that the answer took. */
  took: number;
  /** True where the page itself lists the moves and shows how a sum adds up, so that less is unfolded here. */
  isBrief: boolean;
}

export function Why({
  answer,
  stale,
  check,
  look,
  lookUpValue,
  askValue,
  quotient,
  form,
  open,
  took,
  isBrief,
  ...highlighting
}: WhyProps) {
  const t = useTexts("explain");
  const {
    explanationRef,
    stops,
    answer: followerAnswer,
    hasFailed,
    enter,
    back,
  } = useTrail(`${answer.play} ${answer.address}`, lookUpValue);
  const {copied, copy} = useCopy();
  if (stops.length)
    return (
      <Section id="why" title={t.ui.why}>
        <Trail stops={stops} back={back} />
        {hasFailed && <p>{t.why.lookFailed}</p>}
        {/* The position below is not on the board, so nothing can be highlighted. */}
        <div aria-live="polite">
          <DiveContext.Provider value={enter}>
            {followerAnswer && <Account answer={followerAnswer} highlighting={null} isBrief={false} />}
          </DiveContext.Provider>
        </div>
      </Section>
    );
  const searched = answer.status === "solved" && answer.why.some(({key}) => key === "search");
  const product = answer.why.find(({key}) => key === "quotient");
  return (
    <Section id="why" title={t.ui.why}>
      <div class={stale ? "stale" : ""} ref={explanationRef} tabIndex={-1}>
        <DiveContext.Provider value={stale ? null : enter}>
          <Account answer={answer} highlighting={highlighting} isBrief={isBrief} />
        </DiveContext.Provider>
        {product && (
          <LateView late={productPart} plates={[12]}>
            {({Product}) => (
              <Product answer={answer} reason={product} highlighting={highlighting} quotient={quotient} open={open} />
            )}
          </LateView>
        )}
        {answer.play === "misere" && (
          <LateView late={genusPart} plates={[3]}>
            {(Genus) => <Genus answer={answer} highlighting={highlighting} form={form} />}
          </LateView>
        )}
        {answer.kind === "partizan" && answer.components && (
          <LateView late={partizanPart} plates={[12]}>
            {({Sum}) => <Sum answer={answer} highlighting={highlighting} ask={askValue} />}
          </LateView>
        )}
        {!stale && searched && <Principal answer={answer} took={took} look={look} />}
        {!stale && <EachMove key={answer.address} answer={answer} highlighting={highlighting} isBrief={isBrief} />}
        {!stale && <Check answer={answer} check={check} />}
        {!stale && (
          <button
            type="button"
            class="quiet"
            onClick={() =>
              void copy(accountText(answer, t, product && productPart.part.value?.accountOf(answer, product, t)))
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

interface AccountProps {
  answer: Answer;
  highlighting: Highlighting;
  isBrief: boolean;
}

function Account({answer, highlighting, isBrief}: AccountProps) {
  const t = useTexts("explain");
  const lead = leadOf(answer);
  const reasons = linesOf(answer);
  // The reasons of the sum come first; where there are none, those of its components are all there is.
  const canFold = isBrief && reasons.length > 0;
  return (
    <>
      {lead && <p class="plain">{lead(t)}</p>}
      <Lines reasons={reasons} subject={answer} component={null} highlighting={highlighting} />
      {answer.components?.map((component, c) => {
        const lines = componentLines(component, answer.play);
        if (!lines.length) return null;
        const name = (
          <>
            {t(t.ui.component, {index: c + 1})}{" "}
            <span class="math">{shorten(component.address && withoutMover(component.address))}</span>
          </>
        );
        return (
          <WhyPart key={`${c} ${component.address}`} name={name} canFold={canFold}>
            <Lines reasons={lines} subject={component} component={c} highlighting={highlighting} />
          </WhyPart>
        );
      })}
    </>
  );
}

function WhyPart({name, canFold, children}: {name: ComponentChildren; canFold: boolean; children: ComponentChildren}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="why-part">
      {canFold ? (
        <Fold words={name} isOpen={isOpen} onToggle={setOpen} heading>
          {children}
        </Fold>
      ) : (
        <>
          <h3>{name}</h3>
          {children}
        </>
      )}
    </div>
  );
}

const shorten = (text: string | null) => (text === null ? "…" : truncate(text, 40));
