// Page of a short game: its expression, winners, value, figures and measures, and the comparison with another game.
import type {ShortValue, ShortValueLimited} from "../engine/types";
import {BreakableValue} from "../ui/breaks";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTexts} from "../ui/language";
import {formatCount, formatGameValue} from "../ui/numbers";
import {Certificate} from "./certificate";
import {Compare, type CompareProps} from "./compare";
import {describeBounds, describeKind, describeWinners} from "./describe-value";
import {Expression, type ExpressionProps} from "./expression";
import {LineView} from "./line-view";
import {Measures} from "./measures";
import {Options} from "./options";
import {ThermographView} from "./thermograph-view";
import {normalizeExpression, type Turns} from "./value-store";
import "../ui/asking.css";
import "./values.css";
import "./figures.css";

/** Maximum length, in characters, of a value that can be opened as a position. */
const maxPlayedLength = 1000;

interface ValuesProps extends ExpressionProps, CompareProps {
  answer: ShortValue | null;
  limited: ShortValueLimited | null;
  options: ReadonlyMap<string, ShortValue>;
  turns: Turns | null;
  busy: boolean;
  /** True once the work takes long enough to show its progress. */
  slow: boolean;
  /** Number of steps so far. */
  made: number;
  cancelled: boolean;
  onStop(): void;
  onAgain(): void;
}

export function Values(props: ValuesProps) {
  const t = useTexts("short");
  const {expression, fault, answer, limited, options, turns, busy, slow, made, cancelled, valueLink} = props;
  const isEmpty = normalizeExpression(expression) === "";
  const isFaulty = fault?.text === expression;
  const isStale = answer?.expression !== normalizeExpression(expression);
  return (
    <>
      <h1 tabindex={-1}>{t.short.title}</h1>
      <p class="lede">{t.short.lede}</p>
      <Expression {...{expression, fault, valueLink}} onType={props.onType} />
      <div class="controls value-work" role="status">
        {isEmpty && <p class="quiet">{t.short.nothing}</p>}
        {slow && (
          <>
            <progress aria-label={t(t.short.working, {made: formatCount(made)})} />
            <span>{t(t.short.working, {made: formatCount(made)})}</span>
            <button type="button" onClick={props.onStop}>
              {t.short.cancel}
            </button>
          </>
        )}
        {cancelled && !busy && (
          <>
            <span>{t.sentences([t.short.cancelled, ...(answer ? [t.short.another] : [])])}</span>
            <button type="button" onClick={props.onAgain}>
              {t.short.again}
            </button>
          </>
        )}
        {limited?.expression === normalizeExpression(expression) && !isFaulty && (
          <div class="certain">
            {!busy && !cancelled && <p>{t.short.tooLarge}</p>}
            {limited.outcome && <Winners outcome={limited.outcome} />}
            {limited.bounds && <p>{describeBounds(limited.bounds, t)}</p>}
          </div>
        )}
      </div>
      {answer && !isFaulty && !isEmpty && (
        <div class={isStale ? "valued stale" : "valued"} aria-busy={busy}>
          <Verdict answer={answer} positionLink={props.positionLink} onCertify={props.onCertify} />
          <div class="figures">
            <div>
              <LineView answer={answer} options={options} />
              <Options {...{answer, turns, valueLink}} />
            </div>
            <ThermographView answer={answer} options={options} />
          </div>
          <Measures answer={answer} valueLink={valueLink} />
        </div>
      )}
      {!isEmpty && !isFaulty && <Compare {...props} />}
    </>
  );
}

/**
 * Address at which to play the value: as a game or, if a position has it, as the difference of the two; null if it is
 * too long.
 */
function playAddress({address, value}: ShortValue): string | null {
  if (value === null || value.length > maxPlayedLength) return null;
  return address ? `${address} + -value:${value}` : `value:${value}`;
}

function Winners({outcome}: Pick<ShortValue, "outcome">) {
  const t = useTexts("short");
  return (
    <p class="winners">
      {describeWinners(outcome, t).map((says) => (
        <span key={says}>{says}</span>
      ))}
    </p>
  );
}

type VerdictProps = Pick<ValuesProps, "positionLink" | "onCertify"> & {answer: ShortValue};

function Verdict({answer, positionLink, onCertify}: VerdictProps) {
  const t = useTexts("short");
  const {copied, copy} = useCopy();
  const {value, latex} = answer;
  const {address} = answer;
  const addressToPlay = playAddress(answer);
  return (
    <div class="verdict-of">
      <Winners outcome={answer.outcome} />
      <p class="math value">
        {value === null ? t.short.longValue : <BreakableValue value={`= ${formatGameValue(value)}`} />}
      </p>
      <p>{describeKind(answer, t)}</p>
      <div class="controls">
        {value !== null && (
          <button type="button" onClick={() => void copy(value)}>
            {t.short.copy}
          </button>
        )}
        {latex !== null && (
          <button type="button" onClick={() => void copy(latex)}>
            {t.short.copyLatex}
          </button>
        )}
        {address && (
          <a class="button" href={positionLink(address)}>
            {t.short.position}
          </a>
        )}
        {addressToPlay !== null && (
          <a class="button" href={positionLink(addressToPlay)}>
            {address ? t.short.playDifference : t.short.play}
          </a>
        )}
        <Certificate key={answer.expression} certify={() => onCertify(answer.expression, "")} />
        <CopiedLine copied={copied} />
      </div>
    </div>
  );
}
