// Folded list of every move by the value it leaves, winning ones first; in a lost position with the reply to each.
import {useState} from "preact/hooks";
import type {Answer, Limit, Move, Touch} from "../engine/types";
import {partizanPart} from "../explain/late-parts";
import {type Highlighting, useHighlight} from "../explain/use-highlight";
import {moverOf} from "../game/opponent/mover";
import {highlightedBy} from "../game/selection/move-marks";
import type {State} from "../game/state";
import {describeDistinctly} from "../say/alike";
import {sayParts} from "../say/parts";
import type {Language} from "../text";
import {SentenceWithBreaks} from "../ui/breaks";
import {Fold} from "../ui/fold";
import {useTexts} from "../ui/language";
import {formatCount, formatGameValue} from "../ui/numbers";
import {Section} from "../ui/section";
import {Letter, Value} from "../ui/value";
import {sayNoMove} from "./mover";

const pageSize = 40;

interface MovesProps {
  answer: Answer;
  isStale: boolean;
  /** True if the answer takes long, so that the list stays outdated for a while. */
  isSlow: boolean;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  highlighting: Highlighting;
  onMove(touch: Touch): void;
  shortValues: State["shortValues"];
}

export function Moves({answer, isStale, isSlow, isOpen, onToggle, highlighting, onMove, shortValues}: MovesProps) {
  const t = useTexts("explain");
  const highlightProps = useHighlight(highlighting);
  const [shown, setShown] = useState({address: answer.address, count: pageSize});
  const count = shown.address === answer.address ? shown.count : pageSize;
  const {total, winning, drawing, limit, listed, truncated} = answer.moves;
  const hasReplies = listed.some((move) => move.reply);
  const countText = (n: string | null) => (n === null ? "?" : formatCount(n));
  const best = drawing === undefined ? t.ui.movesCount : t.why.movesDrawing;
  const countLine = (
    <p class="count">
      {t(best, {count: countText(total), winning: countText(drawing === undefined ? winning : drawing)})}
    </p>
  );
  const MoveWorth = answer.kind === "partizan" && partizanPart.part.value?.MoveWorth;
  const sayMove = describeDistinctly(listed, t);
  return (
    <Section id="moves" title={t.ui.moves} aside={countLine}>
      {limit && !isStale && (
        <p class="quiet">{t(t.ui.uncounted, {reason: t(limitWords(t)[limit.kind], {at: formatCount(limit.at)})})}</p>
      )}
      {listed.length === 0 ? (
        <p>{total === "0" ? sayNoMove(moverOf(answer), t) : t.ui.outcomeUnknown}</p>
      ) : (
        <Fold words={t.why.allMoves} isOpen={isOpen} onToggle={onToggle}>
          {isStale && isSlow && <p class="quiet">{t.why.outdated}</p>}
          <table class={isStale ? "stale" : ""}>
            <thead>
              <tr>
                <th scope="col">{t.ui.move}</th>
                <th scope="col">{t.ui.after}</th>
                <th scope="col">{t.ui.result}</th>
                {hasReplies && <th scope="col">{t.ui.reply}</th>}
              </tr>
            </thead>
            <tbody>
              {listed.slice(0, count).map((move) => (
                <tr key={move.touch.join(".")} class={move.wins ? "wins" : ""}>
                  <td>
                    <button
                      type="button"
                      class="move"
                      disabled={isStale}
                      {...highlightProps(highlightedBy(answer, move))}
                      onClick={() => onMove(move.touch)}
                    >
                      <SentenceWithBreaks says={sayMove(move)} />
                    </button>
                  </td>
                  <td>
                    <Letter outcome={move.outcome ?? (winning === "0" ? "N" : null)} />{" "}
                    {move.grundy !== null ? (
                      <Value grundy={move.grundy} />
                    ) : (
                      answer.kind === "loopy" && move.value && <span class="math">{formatGameValue(move.value)}</span>
                    )}
                    {MoveWorth && <MoveWorth answer={answer} move={move} shortValues={shortValues} />}
                  </td>
                  <td>{resultOf(t, move, winning)}</td>
                  {hasReplies && <td>{move.reply && <SentenceWithBreaks says={sayParts(move.reply.parts)(t)} />}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          {listed.length > count && (
            <button type="button" onClick={() => setShown({address: answer.address, count: count + 5 * pageSize})}>
              {t.ui.showMore}
            </button>
          )}
          {truncated && <p class="quiet">{t(t.ui.truncated, {count: formatCount(listed.length)})}</p>}
        </Fold>
      )}
    </Section>
  );
}

const limitWords = (t: Language) =>
  ({
    positions: t.ui.uncountedPositions,
    memory: t.ui.uncountedMemory,
    cancelled: t.ui.uncountedCancelled,
    joint: t.ui.uncountedJoint,
  }) satisfies Record<Limit["kind"], string>;

/** If no move wins at all, each of them loses, even one that was not judged by itself. */
function resultOf(t: Language, {wins, outcome}: Move, winning: string | null) {
  if (outcome === "D") return t.ui.draws;
  if (wins === null && winning !== "0") return t.ui.unknown;
  return wins ? t.ui.wins : t.ui.loses;
}
