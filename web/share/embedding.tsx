// Tab with the code of the element and its options.
import {useState} from "preact/hooks";
import {defaultLinkFields, formatLink} from "../address/link";
import type {Play} from "../engine/types";
import type {State} from "../game/state";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {articleAddress} from "../ui/site";
import {svgOf} from "./drawing/svg";
import {
  attributesOf,
  type ElementOptions,
  elementCode,
  frameCode,
  markdownLink,
  type Part,
  pageLink,
  parts,
} from "./element-code";
import {ElementFields} from "./element-fields";
import {Choice, CopyField} from "./fields";
import {PictureFigure} from "./picture-figure";
import {maxPosterBytes, posterCode} from "./poster";
import {Preview} from "./preview";
import {openOf, startOf, termsOf} from "./share-links";
import {sayGame} from "./terms";
import {useAnswer} from "./use-answer";
import {type Poster, usePoster} from "./use-poster";

/** Describes what the reader of the post will see. */
function sayElement(options: ElementOptions, t: Language<"share">): string {
  if (options.mode === "play") return sayGame(options, t);
  const {show, predict} = options;
  const answer = show.includes("verdict") && (predict ? t.share.partQuestion : t.share.partAnswer);
  const reasons = show.includes("why") && t.share.partReasons;
  const shown = [answer, reasons, show.includes("game") && t.share.partControls].filter((part) => part !== false);
  return shown.length > 0 ? t(t.share.seesElement, {parts: t.list(shown)}) : t.share.seesElementBare;
}

/** Kinds of code to put into a post. */
type Insert = "poster" | "element" | "frame" | "link";

const insertOptions = (t: Language<"share">): [Insert, string][] => [
  ["poster", t.share.asPoster],
  ["element", t.share.asElement],
  ["frame", t.share.asFrame],
  ["link", t.share.asLink],
];

/**
 * Returns the approximate height of the content, in px: the board at twice the size of its poster, and some lines for
 * each part.
 */
function frameHeight({mode, show}: ElementOptions, poster: Poster | null): number {
  const board = Math.min(600, Math.round((poster?.drawing?.height ?? 120) * 2));
  if (mode === "play") return board + 320;
  const lines: Record<Part, number> = {board, verdict: 110, why: 320, game: 120};
  return show.reduce((sum, part) => sum + lines[part], 60);
}

/** Returns the URL of the page that the caption and the picture lead to. */
function linkOf(address: string, play: Play, {mode, show: _, lang, theme: __, ...terms}: ElementOptions): string {
  const hintSettings = mode === "analyse" ? {hints: terms.hints, predict: terms.predict} : {hints: null, predict: null};
  const hash = formatLink({...defaultLinkFields, ...terms, ...hintSettings, address, play, mode, lang, theme: null});
  return pageLink(hash ?? "", document.baseURI);
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Returns the line about the picture below its code, or null if it is not known yet. */
function sayPicture(poster: Poster | null, t: Language<"share">): string | null {
  if (!poster) return null;
  const {picture} = poster;
  if (!picture) return t.share.noPicture;
  const facts = {size: kilobytes(picture.bytes), most: kilobytes(maxPosterBytes)};
  return t(picture.isTooLong ? t.share.posterTooLong : t.share.posterSize, facts);
}

function codeOf(
  insert: Insert,
  poster: Poster | null,
  attributes: [string, string][],
  link: string,
  height: number,
): string {
  const base = document.baseURI;
  const caption = poster?.caption ?? "";
  const svg = poster?.picture && !poster.picture.isTooLong ? poster.picture.svg : null;
  if (insert === "frame") return frameCode(attributes, base, {title: caption, height});
  if (insert === "link") return markdownLink(caption, link);
  return elementCode(attributes, base, insert === "poster" && poster ? posterCode(svg, {caption, link}) : null);
}

const describeInsert = (insert: Insert, elementText: string, t: Language<"share">) =>
  ({
    poster: t(t.share.seesPoster, {sees: elementText}),
    element: elementText,
    frame: t(t.share.seesFrame, {sees: elementText}),
    link: t.share.seesLink,
  })[insert];

export function Embedding({state}: {state: State}) {
  const t = useTexts("share");
  const [insert, setInsert] = useState<Insert>("poster");
  const [options, setOptions] = useState<ElementOptions>(() => ({
    ...termsOf(state),
    ...{mode: state.mode.value, show: parts, hints: null, predict: null, lang: state.lang.value, theme: null},
  }));
  const {play} = state.question.value;
  const address = options.mode === "play" ? startOf(state) : openOf(state);
  const poster = usePoster(useAnswer(state, address), options.lang, options.theme);
  const attributes = attributesOf(address, play, options);
  const link = linkOf(address, play, options);
  const description = describeInsert(insert, sayElement(options, t), t);
  return (
    <>
      {insert === "poster" ? (
        <PictureFigure
          svg={
            poster?.picture && !poster.picture.isTooLong && poster.drawing ? svgOf(poster.drawing, {title: ""}) : null
          }
          caption={poster?.caption ?? ""}
          description={description}
        />
      ) : (
        <Preview state={state} address={address} description={description} />
      )}
      <div class="chosen">
        <div class="terms">
          <Choice<Insert> words={t.share.insert} value={insert} options={insertOptions(t)} onChoose={setInsert} />
          <ElementFields
            options={options}
            answer={state.analysis.answer.value}
            onChange={(to) => setOptions({...options, ...to})}
          />
        </div>
        <CopyField
          words={t.share.code}
          text={codeOf(insert, poster, attributes, link, frameHeight(options, poster))}
          copyWords={t.share.copyCode}
          isLink={false}
          title={document.title}
        />
        {insert === "poster" && <p class="quiet">{sayPicture(poster, t)}</p>}
        <p>
          <a href={articleAddress("embed", t.lang, null)} target="_blank" rel="noopener">
            {t.share.howToEmbed}
          </a>
        </p>
      </div>
    </>
  );
}
