// Verdict: who wins, the value, its ground, and the reason in one line.
import type {ComponentChild} from "preact";
import type {Theme} from "../address/link";
import type {Answer} from "../engine/types";
import {briefOf, groundWordsOf} from "../explain/brief";
import {partizanPart} from "../explain/late-parts";
import {isOver} from "../explain/lines";
import {outcomeWords} from "../say/verdicts";
import type {Language} from "../text";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatGameValue} from "../ui/numbers";
import {usePanelRole} from "../ui/section";
import {articleAddress, hasSite} from "../ui/site";
import {Letter, Value} from "../ui/value";

interface VerdictProps {
  answer: Answer;
  /** True if the current text is no position: the verdict is hidden, but keeps its room. */
  isHidden: boolean;
  isStale: boolean;
  /** Progress of the search while it is slow; else false. */
  progress: ComponentChild;
  theme: Theme | null;
  onDeepen(): void;
}

export function Verdict({answer, isHidden, isStale, progress, theme, onDeepen}: VerdictProps) {
  const t = useTexts("explain");
  const role = usePanelRole();
  const {outcome, grundy, play} = answer;
  const state = outcome === "N" ? t.ui.stateN : outcome === "P" ? t.ui.stateP : outcome === "D" ? t.why.stateD : null;
  const hasWon = isOver(answer) && outcome === "N";
  const words = outcome ? outcomeWords(t)[outcome] : progress ? t.ui.outcomeNotYet : t.ui.outcomeUnknown;
  const ground = groundWordsOf(answer, t);
  const brief = briefOf(answer, t);
  const Worth = answer.kind === "partizan" && partizanPart.part.value?.Worth;
  return (
    <section
      class={isHidden ? "verdict aside" : isStale ? "verdict stale" : "verdict"}
      part="verdict"
      role={role}
      aria-label={isHidden ? t.typing.noVerdict : words}
    >
      {isHidden && <p class="no-verdict">{t.typing.noVerdict}</p>}
      <p class="headline">
        <Letter outcome={outcome} />
        {play === "normal" && answer.kind !== "outcome-only" && answer.kind !== "draft" && (
          <span class="worth">
            {answer.value !== null ? (
              <>
                {t.ui.number}{" "}
                {Worth ? (
                  <Worth value={answer.value} of={answer.address} />
                ) : (
                  <span class="math">{formatGameValue(answer.value)}</span>
                )}
              </>
            ) : grundy === null && outcome ? (
              answer.kind === "nimber" ? (
                t.ui.valueUnknown
              ) : (
                t.ui.noValue
              )
            ) : (
              <>
                {t.ui.value} <Value grundy={grundy} />
              </>
            )}
          </span>
        )}
        <span class="who">
          <strong>{hasWon ? t.ui.outcomeWon : words}</strong>
          <small>
            {state}
            {ground && state && " · "}
            {ground &&
              (hasSite ? (
                <a href={`${articleAddress("evidence", t.lang, theme)}#${ground.ground}`}>{ground.words}</a>
              ) : (
                ground.words
              ))}
          </small>
        </span>
        <Help about={answer.kind === "loopy" ? t.why.drawHelp : t.ui.verdictHelp} />
      </p>
      <div class="ground">
        <p class="brief">{brief && t(t.why.because, {brief})}</p>
        {progress}
      </div>
      {!progress && !isStale && answer.limit && (
        <p class="limit">
          {limitWords(t)[answer.limit.kind]}{" "}
          {answer.limit.kind !== "memory" && (
            <button type="button" onClick={onDeepen}>
              {t.ui.deepen}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

const limitWords = (t: Language) => ({
  positions: t.ui.limitPositions,
  memory: t.ui.limitMemory,
  cancelled: t.ui.limitCancelled,
  joint: t.ui.limitJoint,
});
