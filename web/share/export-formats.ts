// Export formats of a position and its game: each is saved as a file and, where the clipboard takes it, copied.

import {componentsOf} from "../game/outlines";
import type {State} from "../game/state";
import {positionName} from "../say/position-name";
import type {Language, Sentence} from "../text";
import {formatCount} from "../ui/numbers";
import {fittingScale, pixelSize, pngOf} from "./drawing/bitmap";
import type {Drawing} from "./drawing/drawing";
import {svgOf} from "./drawing/svg";
import {tikzOf} from "./drawing/tikz";
import {filmOf, maxMoves} from "./game-film";
import type {ExportResult, Job} from "./job";
import {positionText} from "./position-text";

export interface ExportFormat {
  id: string;
  words: string;
  /** Description in one line; if `isMissing`, the reason. */
  about: string;
  file: {name: string; type: string};
  clip: "text" | "image" | null;
  /** True if it cannot be made. */
  isMissing?: boolean;
  make(job: Job): Promise<ExportResult>;
}

interface Sources {
  state: State;
  /** Picture of the board as the page shows it, and one in light colours for paper; null if the board is too large. */
  picture: Drawing | null;
  onPaper: Drawing | null;
  /** URL of the position. */
  link: string | null;
}

const scale = 2;

/** Makes a file name such as "nim-3-5-7". */
const slug = (address: string) =>
  address
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "") || "position";

const contentResult = async (content: string): Promise<ExportResult> => ({content});

export function exportFormatsOf(sources: Sources, t: Language<"share">): ExportFormat[] {
  const {state} = sources;
  const answer = state.analysis.isStale.value ? null : state.analysis.answer.value;
  if (!answer) return [];
  const showsAnswer = state.mode.value === "analyse" && !state.teaching.isCovered.value;
  const name = slug(answer.address ?? "");
  const text = positionText(answer, t, {link: sources.link, showsAnswer});
  const address = state.question.value.address;
  return [
    ...pictureFormats(sources, positionName(componentsOf(answer), answer.play)(t), name, t),
    ...filmFormats(state, name, t),
    {
      ...{id: "text", words: t.share.formText, about: showsAnswer ? t.share.aboutText : t.share.aboutTextAsked},
      ...{file: {name: `${name}.txt`, type: "text/plain"}, clip: "text"},
      make: () => contentResult(text),
    },
    {
      ...{id: "address", words: t.share.formAddress, about: t.share.aboutAddress},
      ...{file: {name: `${name}-address.txt`, type: "text/plain"}, clip: "text"},
      make: () => contentResult(address),
    },
    ...(showsAnswer ? answerFormats(state, t) : []),
  ];
}

function pictureFormats(
  {picture, onPaper}: Sources,
  title: string,
  name: string,
  t: Language<"share">,
): ExportFormat[] {
  const isMissing = picture === null;
  const size = picture && pixelSize(picture, fittingScale(picture, scale));
  const svg = picture && svgOf(picture, {title});
  const tikz = onPaper && tikzOf(onPaper, title);
  const about = (words: string) => (isMissing ? t.share.noPicture : words);
  const missingPicture = async (): Promise<ExportResult> => ({fault: (t) => t.share.noPicture});
  return [
    {
      ...{id: "png", words: t.share.formPng, about: about(t(t.share.aboutPng, {...size})), isMissing},
      ...{file: {name: `${name}.png`, type: "image/png"}, clip: "image"},
      make: async () => (svg && size ? {content: await pngOf(svg, size)} : missingPicture()),
    },
    {
      ...{id: "svg", words: t.share.formSvg, about: about(t.share.aboutSvg), isMissing},
      ...{file: {name: `${name}.svg`, type: "image/svg+xml"}, clip: "text"},
      make: async () => (svg ? contentResult(svg) : missingPicture()),
    },
    {
      ...{id: "tikz", words: t.share.formTikz, isMissing},
      about: about(t(t.share.aboutTikz, {count: (tikz ?? "").split("\n").length - 1})),
      ...{file: {name: `${name}.tex`, type: "application/x-tex"}, clip: "text"},
      make: async () => (tikz ? contentResult(tikz) : missingPicture()),
    },
  ];
}

/** Formats of a game in which at least one move was made. */
function filmFormats(state: State, name: string, t: Language<"share">): ExportFormat[] {
  const count = state.linePlies.value.length - 1;
  if (count < 1) return [];
  const isMissing = count > maxMoves;
  return [
    {
      ...{id: "gif", words: t.share.formGif, isMissing, clip: null},
      about: isMissing ? t(t.share.aboutGifLong, {most: maxMoves, count}) : t(t.share.aboutGif, {count}),
      file: {name: `${name}.gif`, type: "image/gif"},
      make: (job) => filmOf(state, t, state.theme.value, job),
    },
  ];
}

/** Formats for programs, with all that is known and its certificates. */
function answerFormats(state: State, t: Language<"share">): ExportFormat[] {
  const answer = state.analysis.answer.value;
  const isValued = state.question.value.play === "normal" && answer?.kind === "nimber" && answer.grundy !== null;
  const planMaker =
    (claim: "winner" | "value", describe: (facts: {address: string; positions: string}) => Sentence<"share">) =>
    async () => {
      const certificate = await state.strategy(claim);
      if (!certificate || !("certificate" in certificate))
        return {fault: (t: Language<"share">) => (certificate ? t.share.planTooLarge : t.ui.checkFailed)};
      const facts = {address: certificate.address, positions: formatCount(certificate.positions.length)};
      return {content: JSON.stringify(certificate), says: describe(facts)};
    };
  const json = (id: string, words: string, about: string, name: string, make: ExportFormat["make"]): ExportFormat => ({
    ...{id, words, about, make},
    ...{file: {name, type: "application/json"}, clip: "text"},
  });
  const value = answer?.grundy ?? "";
  return [
    json("answer", t.share.formAnswer, t.share.aboutAnswer, "answer.json", () =>
      contentResult(JSON.stringify(answer, null, 2)),
    ),
    json(
      ...(["winner", t.share.formWinner, t.share.aboutWinner, "strategy.json"] as const),
      planMaker("winner", (facts) => (t) => t(t.share.planSaved, facts)),
    ),
    ...(isValued
      ? [
          json(
            ...(["value", t.share.formValue, t.share.aboutValue, "value.json"] as const),
            planMaker("value", (facts) => (t) => t(t.share.valueProofSaved, {...facts, value})),
          ),
        ]
      : []),
  ];
}
