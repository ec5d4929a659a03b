// Pages of a position with their texts, and the choice of the page for a link.
import type {Link} from "../address/link";
import {gameIdsIn} from "../game/catalog/preload-boards";
import type {Page} from "./page";
import {type Route, routedPages} from "./routes";

/** Pages of a position, all of which belong to one entry of the masthead. */
const entry = "play";
const home: Page = {entry, words: ["home"], load: async () => (await import("./home-page")).HomePage};
const game: Page = {entry, words: ["plain"], load: async () => (await import("./game-page")).GamePage};
const analysis: Page = {
  entry,
  words: ["explain", "about"],
  load: async () => (await import("./analysis-page")).AnalysisPage,
};
const present: Page = {
  entry,
  words: ["present", "plain"],
  load: async () => (await import("./present-page")).PresentPage,
};

export const pages: readonly Page[] = [home, game, analysis, present, ...routedPages];

/** Returns true for the only page of a position that shows the stories of its games. */
const showsStories = (page: Page) => page === analysis;

/** Returns the game that a page without a position is about; null if it is about none. */
export const gameOfRoute = (route: Route | null) => route?.page.gameOf?.(route.link) ?? null;

/** Returns the ids of the games whose stories a page shows; `games` are those of the position. */
export function storiesOn(page: Page, route: Route | null, games: readonly string[]): readonly string[] {
  const game = gameOfRoute(route);
  if (game !== null) return gameIdsIn(game);
  return showsStories(page) ? games : [];
}

/**
 * Returns what stays the same while the reader is on one page: each level of the first page counts as a page; a position
 * played and the same one analysed are one page.
 */
export const placeOf = (page: Page, rung: number | null) => (page === home ? rung : page === analysis ? game : page);

/** Position as far as it decides which page shows it. */
interface Shown {
  isPresented: boolean;
  isHome: boolean;
  mode: Link["mode"];
}

/** Returns the page of a route, or of a position if there is no route. */
export function pageOf(route: Route | null, {isPresented, isHome, mode}: Shown): Page {
  if (route) return route.page;
  if (isPresented) return present;
  return isHome ? home : mode === "play" ? game : analysis;
}
