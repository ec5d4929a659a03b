// Table of the pages with their texts, and the choice of the page for a link.
import type {FunctionComponent} from "preact";
import type {Link} from "../address/link";
import type {LateSource} from "../ui/late";
import {hasSite} from "../ui/site";
import {pageOfRoute, type Route} from "./routes";
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

/** Position as far as it decides which page shows it. */
interface Shown {
  isPresented: boolean;
  isHome: boolean;
  mode: Link["mode"];
}

/** Returns the page of a route, or of a position if there is no route. */
export function pageOf(route: Route | null, {isPresented, isHome, mode}: Shown): PageKey {
  if (route) return pageOfRoute(route);
  if (isPresented) return "present";
  return isHome ? "home" : mode === "play" ? "game" : "analysis";
}
