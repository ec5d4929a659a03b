// Stores that the pages share, and the links between pages.
import type {ReadonlySignal} from "@preact/signals";
import {defaultLinkFields, formatLink, type Mode} from "../address/link";
import type {Play} from "../engine/types";
import type {EngineStatus} from "../game/catalog/engine-status";
import type {Glossary} from "../game/catalog/glossary";
import type {Judging} from "../game/catalog/judging";
import type {OpeningStore} from "../game/catalog/openings";
import type {Samples} from "../game/catalog/samples";
import type {CatalogLoader} from "../game/input/catalog-loader";
import type {State} from "../game/state";
import type {Lang} from "../text";
import type {Reading} from "../ui/reading";
import {articleAddress, hasSite} from "../ui/site";
import type {Page, RoutedPage} from "./page";
import {page as puzzles} from "./pages/puzzles";
import {preferredTheme} from "./preferences";
import type {Release} from "./release";
import type {Routing} from "./routes";

export interface Site extends Pick<Routing, "linkOf" | "setLink"> {
  state: State;
  reading: Reading;
  engineStatus: EngineStatus;
  samples: Samples;
  openings: OpeningStore;
  judging: Judging;
  /** Page that is open. */
  page: ReadonlySignal<Page>;
  glossary: Glossary;
  catalogLoader: CatalogLoader;
  release: Release;
}

/** Props of each page. */
export interface PageProps {
  site: Site;
}

/** Opens another page of the site, as a click on the link would. */
export const navigate = (link: string) => {
  location.hash = link;
};

/** Returns the theme as shown, the settings as chosen, and the links of every page, which keep the settings. */
export function settingsOf({state}: Pick<Site, "state">) {
  const theme = state.theme.value ?? preferredTheme();
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const position = (address: string | null, play: Play = "normal", mode: Mode = "analyse") =>
    formatLink({...defaultLinkFields, ...chosen, play, mode, address}) ?? "#/";
  return {
    theme,
    chosen,
    linkTo: {
      home: (rung = 0) => formatLink({...defaultLinkFields, ...chosen, play: "normal", address: null, rung}) ?? "#/",
      position,
      /** Link to a puzzle to play; without an address, to the puzzle of a day. */
      puzzle: (address: string | null, play: Play, word: string) =>
        formatLink({...defaultLinkFields, ...chosen, play, mode: "play", address, puzzle: word}) ?? "#/",
      /** Link to the current game, or to the first page. */
      game: () => formatLink(state.linkNow()) ?? "#/",
      page: <Link>(page: RoutedPage<Link>, link = page.start) => page.format(link, chosen),
    },
  };
}

/** Returns the links that puzzles need. */
export const puzzleLinks = ({linkTo, chosen}: Pick<Settings, "linkTo" | "chosen">) => ({
  puzzle: linkTo.puzzle,
  position: (address: string, play: Play) => linkTo.position(address, play, "play"),
  page: (theme: string | null) => linkTo.page(puzzles, {chosen: theme}),
  article: (name: string, lang: Lang) => (hasSite ? articleAddress(name, lang, chosen.theme) : null),
});

export type Settings = ReturnType<typeof settingsOf>;
