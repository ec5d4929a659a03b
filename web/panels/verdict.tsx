// Who wins, the value, on what ground, the winning moves and the reason in one line.
import type {Answer, Touch} from "../engine/types";
import {ui} from "../text";
import {counted, groundWords, Help, Letter, outcomeWords, Value} from "./parts";
import {briefOf, decisive} from "./reason-text";
import {sayText} from "./say";
import {useTongue} from "./tongue";

const chips = 4;

interface VerdictProps {
  answer: Answer;
  stale: boolean;
  slow: boolean;
  visited: number;
  hints: boolean;
  onCancel(): void;
  onDeepen(): void;
  onMove(touch: Touch): void;
}

export function Verdict({answer, stale, slow, visited, hints, onCancel, onDeepen, onMove}: VerdictProps) {
  const t = useTongue();
  const {outcome, grundy, ground, moves, play} = answer;
  const won = answer.why.some((r) => r.key === "already-won");
  const reason = decisive(answer.why);
  const brief = reason && briefOf(reason, t);
  return (
    <section
      class={stale ? "verdict stale" : "verdict"}
      aria-label={outcome ? t(outcomeWords[outcome]) : t(ui.outcomeUnknown)}
    >
      <p class="headline">
        <Letter outcome={outcome} />
        {play === "normal" && answer.kind !== "outcome-only" && (
          <span class="worth">
            {t(ui.value)} <Value grundy={grundy} />
          </span>
        )}
        <span class="who">
          <strong>{won ? t(ui.outcomeWon) : t(outcome ? outcomeWords[outcome] : ui.outcomeUnknown)}</strong>
          {ground && <small>{t(groundWords[ground])}</small>}
        </span>
        <Help about={ui.verdictHelp} />
      </p>
      {brief && (
        <p class="brief">
          {t(ui.because)} <span class="math">{brief}</span>
        </p>
      )}
      {hints && outcome === "N" && moves.winning !== null && moves.winning !== "0" && (
        <ul class="chips" aria-label={t(ui.winningMoves)}>
          {moves.listed
            .filter((m) => m.wins)
            .slice(0, chips)
            .map((m) => (
              <li key={m.touch.join(".")}>
                <button type="button" class="chip" disabled={stale} onClick={() => onMove(m.touch)}>
                  {t(sayText(m.text))}
                </button>
              </li>
            ))}
          {BigInt(moves.winning) > BigInt(chips) && (
            <li class="quiet">{t(ui.more, {count: counted(String(BigInt(moves.winning) - BigInt(chips)))})}</li>
          )}
        </ul>
      )}
      {slow && (
        <p class="progress" role="status">
          <progress aria-label={t(ui.working, {visited: counted(visited)})} />
          <span>{t(ui.working, {visited: counted(visited)})}</span>
          <button type="button" onClick={onCancel}>
            {t(ui.cancel)}
          </button>
        </p>
      )}
      {!slow && !stale && answer.limit && (
        <p class="limit">
          {t(limitWords[answer.limit.kind])}{" "}
          <button type="button" onClick={onDeepen}>
            {t(ui.deepen)}
          </button>
        </p>
      )}
    </section>
  );
}

const limitWords = {
  positions: ui.limitPositions,
  memory: ui.limitMemory,
  cancelled: ui.limitCancelled,
  joint: ui.limitJoint,
};
