// Tab to save or copy the position and its game in a chosen format.
import {useEffect, useMemo, useRef, useState} from "preact/hooks";
import {formatLink} from "../address/link";
import type {State} from "../game/state";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTexts} from "../ui/language";
import {save} from "../ui/save";
import type {Drawing} from "./drawing/drawing";
import {svgOf} from "./drawing/svg";
import {pageLink} from "./element-code";
import {exportFormatsOf} from "./export-formats";
import {Choice} from "./fields";
import type {ExportFormat} from "./format";
import {useJob} from "./job";
import {PictureFigure} from "./picture-figure";
import {drawFigure} from "./render-sandbox";
import {question} from "./share-links";

interface Pictures {
  picture: Drawing | null;
  onPaper: Drawing | null;
}

/** Reads the figure of the page once it has drawn the answer. */
function useFigure(state: State): Pictures {
  const t = useTexts("share");
  const [pictures, setPictures] = useState<Pictures>({picture: null, onPaper: null});
  const answer = state.analysis.answer.value;
  const scheme = state.theme.value;
  useEffect(() => {
    const figure = document.querySelector("#board");
    if (figure) setPictures({picture: drawFigure(figure, scheme), onPaper: drawFigure(figure, "light")});
  }, [answer, scheme, t]);
  return pictures;
}

const kilobytes = (content: string | Blob) => Math.max(0.1, Math.round(new Blob([content]).size / 100) / 10);

async function copyImage(image: Blob): Promise<boolean> {
  if (typeof ClipboardItem === "undefined") return false;
  return navigator.clipboard.write([new ClipboardItem({[image.type]: image})]).then(
    () => true,
    () => false,
  );
}

export function SaveOrCopy({state}: {state: State}) {
  const t = useTexts("share");
  const pictures = useFigure(state);
  const {running, message, run, stop, clearMessage} = useJob();
  const {copied, copy} = useCopy();
  const [id, setId] = useState("png");
  /** Id of the format whose text was copied last. */
  const [copiedFormat, setCopiedFormat] = useState<string | null>(null);
  const {link} = question(state);
  const hash = formatLink({...link, predict: null});
  const formats = exportFormatsOf({state, ...pictures, link: hash && pageLink(hash, document.baseURI)}, t);
  const format = formats.find((candidate) => candidate.id === id) ?? formats[0];
  const shown = useMemo(() => pictures.picture && svgOf(pictures.picture, {title: ""}), [pictures]);
  const saveButton = useRef<HTMLButtonElement>(null);
  if (!format) return <p class="quiet">{t.share.unread}</p>;
  const {file, clip} = format;
  const saveFile = () => {
    setCopiedFormat(null);
    return run(file.name, format.make, async (content) => {
      save(file.name, file.type, content);
      return (t) => t(t.share.made, {file: file.name, size: kilobytes(content)});
    });
  };
  const copyFormat = () =>
    run(file.name, format.make, async (content) => {
      if (typeof content === "string") {
        await copy(content);
        setCopiedFormat(format.id);
        return () => "";
      }
      const isCopied = await copyImage(content);
      return (t) => (isCopied ? t.ui.copied : t.share.imageNotCopied);
    });
  const isOff = running !== null || format.isMissing === true;
  return (
    <>
      <PictureFigure svg={shown} description={format.about} />
      <div class="chosen">
        <div class="terms">
          <Choice
            words={t.share.form}
            value={format.id}
            options={formats.map((option: ExportFormat) => [option.id, option.words] as const)}
            onChoose={(to) => {
              setId(to);
              setCopiedFormat(null);
              clearMessage();
            }}
          />
        </div>
        <div class="controls">
          <button
            type="button"
            class="primary"
            ref={saveButton}
            aria-disabled={isOff}
            onClick={() => !isOff && void saveFile()}
          >
            {t.share.saveFile}
          </button>
          {clip && (
            <button type="button" aria-disabled={isOff} onClick={() => !isOff && void copyFormat()}>
              {t.share.copyForm}
            </button>
          )}
        </div>
        {running && (
          <div class="making">
            <progress max={1} value={running.share} aria-label={t(t.share.making, {file: running.file})} />
            <button
              type="button"
              onClick={() => {
                // The button disappears, and must not take the focus with it.
                saveButton.current?.focus();
                stop();
              }}
            >
              {t.ui.cancel}
            </button>
          </div>
        )}
        <p class="quiet" role="status">
          {running ? t(t.share.making, {file: running.file}) : message?.(t)}
        </p>
        {!running && copiedFormat === format.id && <CopiedLine copied={copied} />}
      </div>
    </>
  );
}
