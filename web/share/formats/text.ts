import type {FormatModule} from "../format";
import {positionText} from "../position-text";

export const order: FormatModule["order"] = 5;
export const formatOf: FormatModule["formatOf"] = ({answer, link, showsAnswer, fileName}, t) => ({
  ...{id: "text", words: t.share.formText, about: showsAnswer ? t.share.aboutText : t.share.aboutTextAsked},
  ...{file: {name: `${fileName}.txt`, type: "text/plain"}, clip: "text"},
  make: async () => ({content: positionText(answer, t, {link, showsAnswer})}),
});
