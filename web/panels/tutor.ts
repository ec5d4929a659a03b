// What is said of a move and of a prediction.
import {fill, type Lang, playing, type Words} from "../text";

export type Judgement = "kept" | "threw" | "lost" | "resisted" | "hastened" | "unknown";

/** What a move did, and the best one in words where it was not made. */
export interface JudgedMove {
  kind: Judgement;
  best: Words | null;
}

const withMove = (words: Words, move: Words): Words => {
  const said = (lang: Lang) => fill(words, lang, {move: move[lang]});
  return {en: said("en"), zh: said("zh")};
};

export const sayJudged = ({kind, best}: JudgedMove): Words => (best ? withMove(playing[kind], best) : playing[kind]);

export const saySlip = (better: Words): Words => withMove(playing.slip, better);

/** Whether the prediction was right; the truth is null where the engine does not know. */
export const sayGuess = (guess: boolean, truth: boolean | null): Words =>
  truth === null ? playing.uncounted : truth === guess ? playing.right : playing.wrong;
