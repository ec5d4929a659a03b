// The position and its game in the form that is wanted, as a file or in the clipboard.
import {useEffect, useMemo, useRef, useState} from "preact/hooks";
import {formatLink} from "../address/link";
import type {State} from "../game/state";
import {CopiedLine, useCopy} from "../ui/copy";
import {useWords} from "../ui/language";
import {save} from "../ui/save";
import type {Drawing} from "./drawing/drawing";
import {svgOf} from "./drawing/svg";
import {pageLink} from "./element-code";
import {type ExportFormat, exportFormatsOf} from "./export-formats";
import {Choice} from "./fields";
import {useJob} from "./job";
import {question} from "./offers";
import {Pictured} from "./pictured";
import {copied as copiedFrom} from "./studio";

interface Pictures {
  picture: Drawing | null;
  onPaper: Drawing | null;
}

/** Read once the page has drawn what it knows. */
function useFigure(state: State): Pictures {
  const t = useWords("share");
  const [pictures, setPictures] = useState<Pictures>({picture: null, onPaper: null});
  const answer = state.analysis.answer.value;
  const scheme = state.theme.value;
  useEffect(() => {
    const figure = document.querySelector("#board");
    if (figure) setPictures({picture: copiedFrom(figure, scheme), onPaper: copiedFrom(figure, "light")});
  }, [answer, scheme, t]);
  return pictures;
}

const kilobytes = (made: string | Blob) => Math.max(0.1, Math.round(new Blob([made]).size / 100) / 10);

async function copyImage(made: Blob): Promise<boolean> {
  if (typeof ClipboardItem === "undefined") return false;
  return navigator.clipboard.write([new ClipboardItem({[made.type]: made})]).then(
    () => true,
    () => false,
  );
}

export function SaveOrCopy({state}: {state: State}) {
  const t = useWords("share");
  const pictures = useFigure(state);
  const {running, said, run, stop, forget} = useJob();
  const {copied, copy} = useCopy();
  const [id, setId] = useState("png");
  /** The form whose text went to the clipboard last. */
  const [clipped, setClipped] = useState<string | null>(null);
  const {link} = question(state);
  const hash = formatLink({...link, predict: null});
  const takings = exportFormatsOf({state, ...pictures, link: hash && pageLink(hash, document.baseURI)}, t);
  const taking = takings.find((one) => one.id === id) ?? takings[0];
  const shown = useMemo(() => pictures.picture && svgOf(pictures.picture, {title: ""}), [pictures]);
  const first = useRef<HTMLButtonElement>(null);
  if (!taking) return <p class="quiet">{t.share.unread}</p>;
  const {file, clip} = taking;
  const toFile = () => {
    setClipped(null);
    return run(file.name, taking.make, async (made) => {
      save(file.name, file.type, made);
      return (t) => t(t.share.made, {file: file.name, size: kilobytes(made)});
    });
  };
  const toClipboard = () =>
    run(file.name, taking.make, async (made) => {
      if (typeof made === "string") {
        await copy(made);
        setClipped(taking.id);
        return () => "";
      }
      const done = await copyImage(made);
      return (t) => (done ? t.ui.copied : t.share.imageNotCopied);
    });
  const isOff = running !== null || taking.isMissing === true;
  return (
    <>
      <Pictured svg={shown} says={taking.about} />
      <div class="chosen">
        <div class="terms">
          <Choice
            words={t.share.form}
            value={taking.id}
            options={takings.map((one: ExportFormat) => [one.id, one.words] as const)}
            onChoose={(to) => {
              setId(to);
              setClipped(null);
              forget();
            }}
          />
        </div>
        <div class="controls">
          <button
            type="button"
            class="primary"
            ref={first}
            aria-disabled={isOff}
            onClick={() => !isOff && void toFile()}
          >
            {t.share.saveFile}
          </button>
          {clip && (
            <button type="button" aria-disabled={isOff} onClick={() => !isOff && void toClipboard()}>
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
                // The button goes, and takes no focus with it.
                first.current?.focus();
                stop();
              }}
            >
              {t.ui.cancel}
            </button>
          </div>
        )}
        <p class="quiet" role="status">
          {running ? t(t.share.making, {file: running.file}) : said?.(t)}
        </p>
        {!running && clipped === taking.id && <CopiedLine copied={copied} />}
      </div>
    </>
  );
}
