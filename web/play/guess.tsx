// In place of the answer, the question who wins; then how good the predictions are.
import {useLanguage} from "../ui/language";
import {useGroup} from "../ui/section";

interface Score {
  right: number;
  total: number;
}

interface GuessProps {
  score: Score;
  ready: boolean;
  /** The opponent is to move: nothing is asked. */
  waits: boolean;
  onGuess(wins: boolean): void;
}

export function Guess({score, ready, waits, onGuess}: GuessProps) {
  const t = useLanguage();
  const role = useGroup();
  const option = (words: string, wins: boolean) => (
    <button type="button" aria-disabled={!ready} onClick={() => onGuess(wins)}>
      {words}
    </button>
  );
  return (
    <section class="guess" role={role} aria-label={t.playing.whoWins}>
      {waits ? (
        <p>{t.ui.engineThinks}</p>
      ) : (
        <>
          <p>{t.playing.whoWins}</p>
          {option(t.playing.guessWins, true)}
          {option(t.playing.guessLoses, false)}
        </>
      )}
      {score.total > 0 && <p class="quiet">{t(t.playing.score, {...score})}</p>}
    </section>
  );
}

export function Guessed({said, score}: {said: string; score: Score}) {
  const t = useLanguage();
  return (
    <p class="guessed">
      {said} {score.total > 0 && <span class="quiet">{t(t.playing.score, {...score})}</span>}
    </p>
  );
}
