// Buttons that save the sequence and its figure as files.
import {useEffect, useRef, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {save} from "../ui/save";
import {useTask} from "../ui/use-task";
import type {OtherValues} from "./comparison";
import {bFileOf, cppOf, csvOf, fileNameOf, jsonOf, latexOf, piecesOf} from "./exports";
import {paint, paletteAt} from "./paint";
import type {Marking} from "./patterns/marking";
import type {Law, Rare} from "./period";
import {pictureOf, type Scene} from "./picture";
import {spanOf, type View} from "./plot";
import {svgOf} from "./svg";
import {columnsOf} from "./tables";
import {blobOf} from "./write-file";

interface ExportButtonsProps {
  name: string;
  tabulation: Tabulation;
  law: Law | null;
  rare: Rare[];
  highest: number;
  beside: OtherValues | null;
  marking: Marking | null;
  view: View;
}

/** File that is being written, how much of it (0 to 1), and the button that asked for it. */
interface Writing {
  label: string;
  share: number;
  from: HTMLElement;
}

/** Milliseconds before progress is shown. */
const progressDelayMs = 200;
const figureSize = {width: 960, height: 400};

export function ExportButtons({name, tabulation, law, rare, highest, beside, marking, view}: ExportButtonsProps) {
  const t = useTexts("values");
  const {game, values} = tabulation;
  const task = useTask(tabulation);
  const progress = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  useEffect(() => () => setWriting(null), [tabulation]);
  const baseName = fileNameOf(game);
  const span = spanOf(view, values.length - 1);
  const scene: Scene = {values, law, rare, beside, marking, highest, span, ...figureSize};
  const title = t(t.sequences.plotOf, {game: name, from: span.from, until: span.until});
  const drawPicture = () => ({
    marks: pictureOf(scene),
    palette: paletteAt(document.querySelector(".canvas") ?? document.body),
  });
  const savePng = async () => {
    const canvas = document.createElement("canvas");
    const {marks, palette} = drawPicture();
    paint(canvas, marks, palette, figureSize);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) save(`${baseName}.png`, "image/png", blob);
  };
  const saveSvg = () => {
    const {marks, palette} = drawPicture();
    save(`${baseName}.svg`, "image/svg+xml", svgOf(marks, palette, title, figureSize));
  };
  const textFormats: [string, string, string, () => Iterable<string>][] = [
    ["CSV", `${baseName}.csv`, "text/csv", () => csvOf(tabulation, beside)],
    ["JSON", `${baseName}.json`, "application/json", () => jsonOf(tabulation, beside)],
    ["b-file", `b-${baseName}.txt`, "text/plain", () => bFileOf(tabulation)],
    ["LaTeX", `${baseName}.tex`, "application/x-tex", () => latexOf(tabulation, columnsOf(law), 240)],
    ["C++", `${baseName}.hpp`, "text/x-c++", () => cppOf(tabulation)],
  ];
  const write = async (label: string, fileName: string, type: string, pieces: Iterable<string>, from: HTMLElement) => {
    const run = task.begin();
    const startTime = performance.now();
    const onProgress = (count: number) => {
      const share = count / piecesOf(values);
      if (run.isCurrent() && performance.now() - startTime > progressDelayMs) setWriting({label, share, from});
    };
    const blob = await blobOf(pieces, type, {signal: run.signal, onProgress});
    if (!run.isCurrent()) return;
    run.end();
    // The cancel button is about to disappear and must not take the focus with it.
    if (progress.current?.contains(document.activeElement)) from.focus();
    setWriting(null);
    if (blob) save(fileName, type, blob);
  };
  const cancelWriting = () => {
    writing?.from.focus();
    task.cancel();
  };
  const onKey = ({key}: KeyboardEvent) => {
    if (key === "Escape" && writing) cancelWriting();
  };
  const button = (label: string, about: string, act: (from: HTMLElement) => void) => (
    <button key={label} type="button" title={about} onClick={(event) => act(event.currentTarget)} onKeyDown={onKey}>
      {label}
    </button>
  );
  return (
    <div class="taking">
      <div class="controls">
        {textFormats.map(([label, fileName, type, pieces]) =>
          button(
            label,
            exportTitles(t)[label] ?? t.sequences.take,
            (from) => void write(label, fileName, type, pieces(), from),
          ),
        )}
        {button("PNG", t.sequences.takeFigure, () => void savePng())}
        {button("SVG", t.sequences.takeFigure, saveSvg)}
      </div>
      {writing && (
        <div class="progress" role="status" ref={progress}>
          <span class="quiet">{t(t.sequences.writing, {file: writing.label})}</span>
          <progress max={1} value={writing.share} aria-label={t(t.sequences.writing, {file: writing.label})} />
          <button type="button" onClick={cancelWriting} onKeyDown={onKey}>
            {t.sequences.cancel}
          </button>
        </div>
      )}
    </div>
  );
}

const exportTitles = (t: Language<"values">): Record<string, string> => ({
  CSV: t.sequences.takeAll,
  JSON: t.sequences.takeJson,
  "b-file": t.sequences.takeBFile,
  LaTeX: t.sequences.takeLatex,
  "C++": t.sequences.takeCpp,
});
