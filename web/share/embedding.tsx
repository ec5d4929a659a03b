// The element's code, with its options.
import {useState} from "preact/hooks";
import {formatLink, unplayed} from "../address/link";
import type {Play} from "../engine/types";
import type {State} from "../game/state";
import type {Language} from "../text";
import {languages} from "../text/languages";
import {useWords} from "../ui/language";
import {useAnswer} from "./answer-of";
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
import {Choice, Taken} from "./fields";
import {openOf, startOf, termsOf} from "./offers";
import {Pictured} from "./pictured";
import {longestPoster, posterCode} from "./poster";
import {type Poster, usePoster} from "./poster-of";
import {Preview} from "./preview";
import {sayGame} from "./terms";

/** What the reader of the post will see. */
function sayElement(options: ElementOptions, t: Language<"share">): string {
  if (options.mode === "play") return sayGame(options, t);
  const {show, predict} = options;
  const answer = show.includes("verdict") && (predict ? t.share.partQuestion : t.share.partAnswer);
  const reasons = show.includes("why") && t.share.partReasons;
  const shown = [answer, reasons, show.includes("game") && t.share.partControls].filter((one) => one !== false);
  return shown.length > 0 ? t(t.share.seesElement, {parts: t.list(shown)}) : t.share.seesElementBare;
}

/** What is put into a post. */
type Insert = "poster" | "element" | "frame" | "link";

const inserts = (t: Language<"share">): [Insert, string][] => [
  ["poster", t.share.asPoster],
  ["element", t.share.asElement],
  ["frame", t.share.asFrame],
  ["link", t.share.asLink],
];

/** About as tall as what it shows: the board at twice its poster, and a share of lines for each part. */
function frameHeight({mode, show}: ElementOptions, poster: Poster | null): number {
  const board = Math.min(600, Math.round((poster?.drawing?.height ?? 120) * 2));
  if (mode === "play") return board + 320;
  const lines: Record<Part, number> = {board, verdict: 110, why: 320, game: 120};
  return show.reduce((sum, part) => sum + lines[part], 60);
}

/** The page that the caption and the picture lead to. */
function linkOf(address: string, play: Play, {mode, show: _, lang, theme: __, ...terms}: ElementOptions): string {
  const told = mode === "analyse" ? {hints: terms.hints, predict: terms.predict} : {hints: null, predict: null};
  const hash = formatLink({...unplayed, ...terms, ...told, address, play, mode, lang, theme: null});
  return pageLink(hash ?? "", document.baseURI);
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** What is said of the picture beside its code. */
function sayPicture(poster: Poster | null, t: Language<"share">): string | null {
  if (!poster) return null;
  const {picture} = poster;
  if (!picture) return t.share.noPicture;
  const facts = {size: kilobytes(picture.bytes), most: kilobytes(longestPoster)};
  return t(picture.isTooLong ? t.share.posterTooLong : t.share.posterSize, facts);
}

function codeOf(
  insert: Insert,
  poster: Poster | null,
  given: [string, string][],
  link: string,
  height: number,
): string {
  const base = document.baseURI;
  const caption = poster?.caption ?? "";
  const svg = poster?.picture && !poster.picture.isTooLong ? poster.picture.svg : null;
  if (insert === "frame") return frameCode(given, base, {title: caption, height});
  if (insert === "link") return markdownLink(caption, link);
  return elementCode(given, base, insert === "poster" && poster ? posterCode(svg, {caption, link}) : null);
}

const saysOf = (insert: Insert, sees: string, t: Language<"share">) =>
  ({
    poster: t(t.share.seesPoster, {sees}),
    element: sees,
    frame: t(t.share.seesFrame, {sees}),
    link: t.share.seesLink,
  })[insert];

export function Embedding({state}: {state: State}) {
  const t = useWords("share");
  const [insert, setInsert] = useState<Insert>("poster");
  const [options, setOptions] = useState<ElementOptions>(() => ({
    ...termsOf(state),
    ...{mode: state.mode.value, show: parts, hints: null, predict: null, lang: state.lang.value, theme: null},
  }));
  const {play} = state.question.value;
  const address = options.mode === "play" ? startOf(state) : openOf(state);
  const poster = usePoster(useAnswer(state, address), options.lang, options.theme);
  const given = attributesOf(address, play, options);
  const link = linkOf(address, play, options);
  const says = saysOf(insert, sayElement(options, t), t);
  return (
    <>
      {insert === "poster" ? (
        <Pictured
          svg={
            poster?.picture && !poster.picture.isTooLong && poster.drawing ? svgOf(poster.drawing, {title: ""}) : null
          }
          caption={poster?.caption ?? ""}
          says={says}
        />
      ) : (
        <Preview state={state} address={address} says={says} />
      )}
      <div class="chosen">
        <div class="terms">
          <Choice<Insert> words={t.share.insert} value={insert} options={inserts(t)} onChoose={setInsert} />
          <ElementFields
            options={options}
            answer={state.analysis.answer.value}
            onChange={(to) => setOptions({...options, ...to})}
          />
        </div>
        <Taken
          words={t.share.code}
          text={codeOf(insert, poster, given, link, frameHeight(options, poster))}
          copyWords={t.share.copyCode}
          isLink={false}
          title={document.title}
        />
        {insert === "poster" && <p class="quiet">{sayPicture(poster, t)}</p>}
        <p>
          <a href={`${languages[t.lang].articles}embed.html`} target="_blank" rel="noopener">
            {t.share.howToEmbed}
          </a>
        </p>
      </div>
    </>
  );
}
