import {fittingScale, pixelSize, pngOf} from "../drawing/bitmap";
import {svgOf} from "../drawing/svg";
import {type FormatModule, noPicture} from "../format";

const scale = 2;

export const order: FormatModule["order"] = 1;
export const formatOf: FormatModule["formatOf"] = ({picture, title, fileName}, t) => {
  const size = picture && pixelSize(picture, fittingScale(picture, scale));
  return {
    ...{id: "png", words: t.share.formPng, isMissing: picture === null},
    about: size ? t(t.share.aboutPng, {...size}) : t.share.noPicture,
    ...{file: {name: `${fileName}.png`, type: "image/png"}, clip: "image"},
    make: async () => (picture && size ? {content: await pngOf(svgOf(picture, {title}), size)} : noPicture),
  };
};
