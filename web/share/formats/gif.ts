import type {FormatModule} from "../format";
import {filmOf, maxMoves} from "../game-film";

export const order: FormatModule["order"] = 4;
export const formatOf: FormatModule["formatOf"] = ({state, fileName}, t) => {
  const count = state.linePlies.value.length - 1;
  if (count < 1) return null;
  const isMissing = count > maxMoves;
  return {
    ...{id: "gif", words: t.share.formGif, isMissing, clip: null},
    about: isMissing ? t(t.share.aboutGifLong, {most: maxMoves, count}) : t(t.share.aboutGif, {count}),
    file: {name: `${fileName}.gif`, type: "image/gif"},
    make: (job) => filmOf(state, t, state.theme.value, job),
  };
};
