// What is said of a move and of a prediction.
import type {JudgedMove} from "../game/tutor";
import {fill, type Lang, playing, type Words} from "../text";

const withMove = (words: Words, move: Words): Words => {
  const said = (lang: Lang) => fill(words, lang, {move: move[lang]});
  return {en: said("en"), zh: said("zh")};
};

export const sayJudged = ({kind, best}: JudgedMove): Words => (best ? withMove(playing[kind], best) : playing[kind]);

export const saySlip = (better: Words): Words => withMove(playing.slip, better);

/** Whether the prediction was right; the truth is null where the engine does not know. */
export const sayGuess = (guess: boolean, truth: boolean | null): Words =>
  truth === null ? playing.uncounted : truth === guess ? playing.right : playing.wrong;
