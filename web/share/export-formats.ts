// Export formats of a position and its game: each is saved as a file and, where the clipboard takes it, copied.

import {componentsOf} from "../game/outlines";
import type {State} from "../game/state";
import {positionName} from "../say/position-name";
import type {Language, Sentence} from "../text";
import {counted} from "../ui/numbers";
import {fitting, pixels, pngOf} from "./drawing/bitmap";
import type {Drawing} from "./drawing/drawing";
import {svgOf} from "./drawing/svg";
import {tikzOf} from "./drawing/tikz";
import {filmOf, mostMoves} from "./game-film";
import type {ExportResult, Job} from "./job";
import {positionText} from "./position-text";

export interface ExportFormat {
  id: string;
  words: string;
  /** What it is, in a line. */
  about: string;
  file: {name: string; type: string};
  clip: "text" | "image" | null;
  /** `about` says why it cannot be made. */
  isMissing?: boolean;
  make(job: Job): Promise<ExportResult>;
}

interface Sources {
  state: State;
  /** As the page shows the board, and as paper would; null where it is too large. */
  picture: Drawing | null;
  onPaper: Drawing | null;
  /** Of the position. */
  link: string | null;
}

const scale = 2;

/** "nim-3-5-7". */
const slug = (address: string) =>
  address
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "") || "position";

const now = async (content: string): Promise<ExportResult> => ({content});

export function exportFormatsOf(sources: Sources, t: Language<"share">): ExportFormat[] {
  const {state} = sources;
  const answer = state.analysis.stale.value ? null : state.analysis.answer.value;
  if (!answer) return [];
  const isTold = state.mode.value === "analyse" && !state.teaching.covered.value;
  const name = slug(answer.address ?? "");
  const text = positionText(answer, t, {link: sources.link, isTold});
  const address = state.question.value.address;
  return [
    ...pictures(sources, positionName(componentsOf(answer), answer.play)(t), name, t),
    ...film(state, name, t),
    {
      ...{id: "text", words: t.share.formText, about: isTold ? t.share.aboutText : t.share.aboutTextAsked},
      ...{file: {name: `${name}.txt`, type: "text/plain"}, clip: "text"},
      make: () => now(text),
    },
    {
      ...{id: "address", words: t.share.formAddress, about: t.share.aboutAddress},
      ...{file: {name: `${name}-address.txt`, type: "text/plain"}, clip: "text"},
      make: () => now(address),
    },
    ...(isTold ? known(state, t) : []),
  ];
}

function pictures({picture, onPaper}: Sources, title: string, name: string, t: Language<"share">): ExportFormat[] {
  const isMissing = picture === null;
  const size = picture && pixels(picture, fitting(picture, scale));
  const svg = picture && svgOf(picture, {title});
  const tikz = onPaper && tikzOf(onPaper, title);
  const about = (words: string) => (isMissing ? t.share.noPicture : words);
  const none = async (): Promise<ExportResult> => ({fault: (t) => t.share.noPicture});
  return [
    {
      ...{id: "png", words: t.share.formPng, about: about(t(t.share.aboutPng, {...size})), isMissing},
      ...{file: {name: `${name}.png`, type: "image/png"}, clip: "image"},
      make: async () => (svg && size ? {content: await pngOf(svg, size)} : none()),
    },
    {
      ...{id: "svg", words: t.share.formSvg, about: about(t.share.aboutSvg), isMissing},
      ...{file: {name: `${name}.svg`, type: "image/svg+xml"}, clip: "text"},
      make: async () => (svg ? now(svg) : none()),
    },
    {
      ...{id: "tikz", words: t.share.formTikz, isMissing},
      about: about(t(t.share.aboutTikz, {count: (tikz ?? "").split("\n").length - 1})),
      ...{file: {name: `${name}.tex`, type: "application/x-tex"}, clip: "text"},
      make: async () => (tikz ? now(tikz) : none()),
    },
  ];
}

/** Of a game in which a move was made. */
function film(state: State, name: string, t: Language<"share">): ExportFormat[] {
  const count = state.made.value.length - 1;
  if (count < 1) return [];
  const isMissing = count > mostMoves;
  return [
    {
      ...{id: "gif", words: t.share.formGif, isMissing, clip: null},
      about: isMissing ? t(t.share.aboutGifLong, {most: mostMoves, count}) : t(t.share.aboutGif, {count}),
      file: {name: `${name}.gif`, type: "image/gif"},
      make: (job) => filmOf(state, t, state.theme.value, job),
    },
  ];
}

/** What is known, for programs: files that hold all that was claimed. */
function known(state: State, t: Language<"share">): ExportFormat[] {
  const answer = state.analysis.answer.value;
  const isValued = state.question.value.play === "normal" && answer?.kind === "nimber" && answer.grundy !== null;
  const plan =
    (claim: "winner" | "value", says: (facts: {address: string; positions: string}) => Sentence<"share">) =>
    async () => {
      const found = await state.plan(claim);
      if (!found || !("certificate" in found))
        return {fault: (t: Language<"share">) => (found ? t.share.planTooLarge : t.ui.checkFailed)};
      const facts = {address: found.address, positions: counted(found.positions.length)};
      return {content: JSON.stringify(found), says: says(facts)};
    };
  const json = (id: string, words: string, about: string, name: string, make: ExportFormat["make"]): ExportFormat => ({
    ...{id, words, about, make},
    ...{file: {name, type: "application/json"}, clip: "text"},
  });
  const value = answer?.grundy ?? "";
  return [
    json("answer", t.share.formAnswer, t.share.aboutAnswer, "answer.json", () => now(JSON.stringify(answer, null, 2))),
    json(
      ...(["winner", t.share.formWinner, t.share.aboutWinner, "strategy.json"] as const),
      plan("winner", (facts) => (t) => t(t.share.planSaved, facts)),
    ),
    ...(isValued
      ? [
          json(
            ...(["value", t.share.formValue, t.share.aboutValue, "value.json"] as const),
            plan("value", (facts) => (t) => t(t.share.valueProofSaved, {...facts, value})),
          ),
        ]
      : []),
  ];
}
