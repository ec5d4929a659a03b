import {svgOf} from "../drawing/svg";
import {type FormatModule, noPicture} from "../format";

export const order: FormatModule["order"] = 2;
export const formatOf: FormatModule["formatOf"] = ({picture, title, fileName}, t) => ({
  ...{id: "svg", words: t.share.formSvg, isMissing: picture === null},
  about: picture ? t.share.aboutSvg : t.share.noPicture,
  ...{file: {name: `${fileName}.svg`, type: "image/svg+xml"}, clip: "text"},
  make: async () => (picture ? {content: svgOf(picture, {title})} : noPicture),
});
