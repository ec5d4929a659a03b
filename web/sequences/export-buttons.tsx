// The sequence and its figure as files.
import {useEffect, useRef, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import type {Language} from "../text";
import {useWords} from "../ui/language";
import {save} from "../ui/save";
import type {Beside} from "./comparison";
import {bFileOf, cppOf, csvOf, fileNameOf, jsonOf, latexOf, piecesOf} from "./exports";
import {paint, paletteAt} from "./paint";
import type {Marking} from "./patterns/marking";
import type {Law, Rare} from "./period";
import {pictureOf, type Scene} from "./picture";
import {spanOf, type View} from "./plot";
import {svgOf} from "./svg";
import {columnsOf} from "./tables";
import {blobOf} from "./writing";

interface ExportButtonsProps {
  name: string;
  tabulation: Tabulation;
  law: Law | null;
  rare: Rare[];
  highest: number;
  beside: Beside | null;
  marking: Marking | null;
  view: View;
}

/** A file that is being written, and the button that asked for it. */
interface Writing {
  label: string;
  share: number;
  from: HTMLElement;
}

/** What is written sooner needs no progress to be shown. */
const patience = 200;
const figure = {width: 960, height: 400};

export function ExportButtons({name, tabulation, law, rare, highest, beside, marking, view}: ExportButtonsProps) {
  const t = useWords("values");
  const {game, values} = tabulation;
  const run = useRef<AbortController | null>(null);
  const progress = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  useEffect(
    () => () => {
      run.current?.abort();
      run.current = null;
      setWriting(null);
    },
    [tabulation],
  );
  const file = fileNameOf(game);
  const span = spanOf(view, values.length - 1);
  const scene: Scene = {values, law, rare, beside, marking, highest, span, ...figure};
  const title = t(t.sequences.plotOf, {game: name, from: span.from, until: span.until});
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
  const texts: [string, string, string, () => Iterable<string>][] = [
    ["CSV", `${file}.csv`, "text/csv", () => csvOf(tabulation, beside)],
    ["JSON", `${file}.json`, "application/json", () => jsonOf(tabulation, beside)],
    ["b-file", `b-${file}.txt`, "text/plain", () => bFileOf(tabulation)],
    ["LaTeX", `${file}.tex`, "application/x-tex", () => latexOf(tabulation, columnsOf(law), 240)],
    ["C++", `${file}.hpp`, "text/x-c++", () => cppOf(tabulation)],
  ];
  const write = async (label: string, as: string, type: string, pieces: Iterable<string>, from: HTMLElement) => {
    run.current?.abort();
    const own = new AbortController();
    run.current = own;
    const begun = performance.now();
    const onProgress = (count: number) => {
      const share = count / piecesOf(values);
      if (run.current === own && performance.now() - begun > patience) setWriting({label, share, from});
    };
    const blob = await blobOf(pieces, type, {signal: own.signal, onProgress});
    if (run.current !== own) return;
    run.current = null;
    // The button that is about to go must not take the focus with it.
    if (progress.current?.contains(document.activeElement)) from.focus();
    setWriting(null);
    if (blob) save(as, type, blob);
  };
  const giveUp = () => {
    writing?.from.focus();
    run.current?.abort();
  };
  const onKey = ({key}: KeyboardEvent) => {
    if (key === "Escape" && writing) giveUp();
  };
  const button = (label: string, about: string, act: (from: HTMLElement) => void) => (
    <button key={label} type="button" title={about} onClick={(event) => act(event.currentTarget)} onKeyDown={onKey}>
      {label}
    </button>
  );
  return (
    <div class="taking">
      <div class="controls">
        {texts.map(([label, as, type, pieces]) =>
          button(label, takeWords(t)[label] ?? t.sequences.take, (from) => void write(label, as, type, pieces(), from)),
        )}
        {button("PNG", t.sequences.takeFigure, () => void savePng())}
        {button("SVG", t.sequences.takeFigure, saveSvg)}
      </div>
      {writing && (
        <div class="progress" role="status" ref={progress}>
          <span class="quiet">{t(t.sequences.writing, {file: writing.label})}</span>
          <progress max={1} value={writing.share} aria-label={t(t.sequences.writing, {file: writing.label})} />
          <button type="button" onClick={giveUp} onKeyDown={onKey}>
            {t.sequences.cancel}
          </button>
        </div>
      )}
    </div>
  );
}

const takeWords = (t: Language<"values">): Record<string, string> => ({
  CSV: t.sequences.takeAll,
  JSON: t.sequences.takeJson,
  "b-file": t.sequences.takeBFile,
  LaTeX: t.sequences.takeLatex,
  "C++": t.sequences.takeCpp,
});
