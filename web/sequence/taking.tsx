// The sequence and its figure as files.
import type {Tabulation} from "../engine/types";
import {save} from "../panels/export";
import {useTongue} from "../panels/tongue";
import type {Words} from "../text";
import {sequences as words} from "../text/sequences";
import {bFileOf, cppOf, csvOf, fileNameOf, jsonOf, latexOf} from "./exports";
import {paint, paletteAt} from "./paint";
import type {Law, Rare} from "./period";
import {pictureOf, type Scene} from "./picture";
import {spanOf, type View} from "./plot";
import {svgOf} from "./svg";
import {columnsOf} from "./tables";

interface TakingProps {
  name: string;
  tabulation: Tabulation;
  law: Law | null;
  rare: Rare[];
  highest: number;
  beside: Tabulation | null;
  view: View;
}

const figure = {width: 960, height: 400};

export function Taking({name, tabulation, law, rare, highest, beside, view}: TakingProps) {
  const t = useTongue();
  const {game, values} = tabulation;
  const file = fileNameOf(game);
  const span = spanOf(view, values.length - 1);
  const scene: Scene = {values, law, rare, beside: beside?.values ?? null, highest, span, ...figure};
  const title = t(words.plotOf, {game: name, from: span.from, until: span.until});
  const picture = () => ({
    marks: pictureOf(scene),
    palette: paletteAt(document.querySelector(".canvas") ?? document.body),
  });
  const savePng = async () => {
    const canvas = document.createElement("canvas");
    const {marks, palette} = picture();
    paint(canvas, marks, palette, figure);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) save(`${file}.png`, "image/png", blob);
  };
  const saveSvg = () => {
    const {marks, palette} = picture();
    save(`${file}.svg`, "image/svg+xml", svgOf(marks, palette, title, figure));
  };
  const texts: [string, string, string, () => string][] = [
    ["CSV", `${file}.csv`, "text/csv", () => csvOf(tabulation)],
    ["JSON", `${file}.json`, "application/json", () => jsonOf(tabulation)],
    ["b-file", `b-${file}.txt`, "text/plain", () => bFileOf(tabulation)],
    ["LaTeX", `${file}.tex`, "application/x-tex", () => latexOf(tabulation, columnsOf(law), 240)],
    ["C++", `${file}.hpp`, "text/x-c++", () => cppOf(tabulation)],
  ];
  const button = (label: string, about: Words, act: () => void) => (
    <button key={label} type="button" title={t(about)} onClick={act}>
      {label}
    </button>
  );
  return (
    <div class="controls">
      {texts.map(([label, as, type, text]) =>
        button(label, takeWords[label] ?? words.take, () => save(as, type, text())),
      )}
      {button("PNG", words.takeFigure, () => void savePng())}
      {button("SVG", words.takeFigure, saveSvg)}
    </div>
  );
}

const takeWords: Record<string, Words> = {
  CSV: words.takeAll,
  JSON: words.takeJson,
  "b-file": words.takeBFile,
  LaTeX: words.takeLatex,
  "C++": words.takeCpp,
};
