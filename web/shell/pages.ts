// Table of the pages with their texts, and the choice of the page for a link.
import type {FunctionComponent} from "preact";
import {isHome, type Link} from "../address/link";
import {parseNimbers} from "../address/nimber-link";
import {parsePage} from "../address/pages";
import {parseProgram} from "../address/program-link";
import {parseSequence} from "../address/sequence-link";
import {parseValue} from "../address/value-link";
import type {LateSource} from "../ui/late";
import {hasSite} from "../ui/site";
import type {PageProps} from "./site";

export const pages = {
  home: {words: ["home"], load: async () => (await import("./home-page")).HomePage},
  game: {words: ["plain"], load: async () => (await import("./game-page")).GamePage},
  analysis: {
    words: ["explain", "about"],
    load: async () => (await import("./analysis-page")).AnalysisPage,
  },
  present: {words: ["present", "plain"], load: async () => (await import("./present-page")).PresentPage},
  games: {words: ["gallery"], load: async () => (await import("./games-page")).GamesPage},
  puzzles: {words: ["puzzles"], load: async () => (await import("./puzzles-page")).PuzzlesPage},
  contest: {words: ["contest", "solutions"], load: async () => (await import("./contest-page")).ContestPage},
  learn: {
    words: [],
    load: async () => (await import("./learn-page")).learnPage(hasSite ? await import("../learn") : null),
  },
  sequences: {words: ["values", "codes"], load: async () => (await import("./sequence-page")).SequencePage},
  write: {
    words: ["programs", "values"],
    load: async () =>
      hasSite ? (await import("./program-page")).ProgramPage : (await import("./no-programs")).NoPrograms,
  },
  nimbers: {words: ["values"], load: async () => (await import("./nimber-page")).NimberPage},
  short: {words: ["short", "values"], load: async () => (await import("./value-page")).ValuePage},
} satisfies Record<string, LateSource<FunctionComponent<PageProps>>>;

export type PageKey = keyof typeof pages;

/** Returns true for the only page that shows the stories of games. */
export const showsStories = (page: PageKey) => page === "analysis";

/** Returns the page of a link; `plain` is its text. */
export function pageOf(plain: string, link: Link): PageKey {
  const referencePage =
    parsePage(plain)?.page ??
    (parseSequence(plain) && "sequences") ??
    (parseNimbers(plain) && "nimbers") ??
    (parseValue(plain) && "short") ??
    (parseProgram(plain) && "write");
  if (referencePage) return referencePage;
  if (link.present) return "present";
  return isHome(link) ? "home" : link.mode === "play" ? "game" : "analysis";
}
