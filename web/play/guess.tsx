// In place of the answer, the question who wins; then how good the predictions are.
import {playing, ui, type Words} from "../text";
import {useTongue} from "../ui/tongue";

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
  const t = useTongue();
  const option = (words: Words, wins: boolean) => (
    <button type="button" aria-disabled={!ready} onClick={() => onGuess(wins)}>
      {t(words)}
    </button>
  );
  return (
    <section class="guess" aria-label={t(playing.whoWins)}>
      {waits ? (
        <p>{t(ui.engineThinks)}</p>
      ) : (
        <>
          <p>{t(playing.whoWins)}</p>
          {option(playing.guessWins, true)}
          {option(playing.guessLoses, false)}
        </>
      )}
      {score.total > 0 && <p class="quiet">{t(playing.score, {...score})}</p>}
    </section>
  );
}

export function Guessed({said, score}: {said: Words; score: Score}) {
  const t = useTongue();
  return (
    <p class="guessed">
      {t(said)} {score.total > 0 && <span class="quiet">{t(playing.score, {...score})}</span>}
    </p>
  );
}
