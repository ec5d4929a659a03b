// Question who wins, in place of the answer; then the score of the predictions.
import type {Chance} from "../game/modes/tutor";
import {useLanguage} from "../ui/language";
import {usePanelRole} from "../ui/section";

interface Score {
  right: number;
  total: number;
}

interface GuessProps {
  score: Score;
  isReady: boolean;
  /** True while the opponent is to move, when nothing is asked. */
  isWaiting: boolean;
  /** True if the game can be a draw. */
  canDraw: boolean;
  onGuess(chance: Chance): void;
}

export function Guess({score, isReady, isWaiting, canDraw, onGuess}: GuessProps) {
  const t = useLanguage();
  const role = usePanelRole();
  const option = (words: string, chance: Chance) => (
    <button type="button" aria-disabled={!isReady} onClick={() => onGuess(chance)}>
      {words}
    </button>
  );
  return (
    <section class="guess" role={role} aria-label={t.playing.whoWins}>
      {isWaiting ? (
        <p>{t.ui.engineThinks}</p>
      ) : (
        <>
          <p>{t.playing.whoWins}</p>
          {option(t.playing.guessWins, "win")}
          {option(t.playing.guessLoses, "loss")}
          {canDraw && option(t.playing.guessDraws, "draw")}
        </>
      )}
      {score.total > 0 && <p class="quiet">{t(t.playing.score, {...score})}</p>}
    </section>
  );
}

export function Guessed({text, score}: {text: string; score: Score}) {
  const t = useLanguage();
  return (
    <p class="guessed">
      {text} {score.total > 0 && <span class="quiet">{t(t.playing.score, {...score})}</span>}
    </p>
  );
}
