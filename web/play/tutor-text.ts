// Sentences about a move and about a prediction.
import type {Chance, JudgedMove} from "../game/modes/tutor";
import type {Sentence} from "../text";

export const sayJudged =
  ({kind, best}: JudgedMove): Sentence =>
  (t) =>
    t(t.playing[kind], best ? {move: best(t)} : {});

export const saySlip =
  (better: Sentence): Sentence =>
  (t) =>
    t(t.playing.slip, {move: better(t)});

/** Says whether the prediction was right; the truth is null if the engine does not know. */
export const sayGuess =
  (guess: Chance, truth: Chance | null): Sentence =>
  (t) =>
    truth === null ? t.playing.uncounted : truth === guess ? t.playing.right : t.playing.wrong;
