import {tikzOf} from "../drawing/tikz";
import {type FormatModule, noPicture} from "../format";

export const order: FormatModule["order"] = 3;
export const formatOf: FormatModule["formatOf"] = ({onPaper, title, fileName}, t) => {
  const tikz = onPaper && tikzOf(onPaper, title);
  return {
    ...{id: "tikz", words: t.share.formTikz, isMissing: tikz === null},
    about: tikz === null ? t.share.noPicture : t(t.share.aboutTikz, {count: tikz.split("\n").length - 1}),
    ...{file: {name: `${fileName}.tex`, type: "application/x-tex"}, clip: "text"},
    make: async () => (tikz === null ? noPicture : {content: tikz}),
  };
};
