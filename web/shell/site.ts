// Stores that the pages share, and the links between pages.
import type {ReadonlySignal} from "@preact/signals";
import {defaultLinkFields, formatLink, type Mode} from "../address/link";
import {defaultNimbers, formatNimbers, type NimberLink} from "../address/nimber-link";
import {formatPage, type PageLink} from "../address/pages";
import {defaultStarts, formatProgram, type ProgramLink} from "../address/program-link";
import {defaultGame, defaultTo, formatSequence, type SequenceLink} from "../address/sequence-link";
import {firstValue, formatValue, type ValueLink} from "../address/value-link";
import type {Play} from "../engine/types";
import type {EngineStatus} from "../game/catalog/engine-status";
import type {Glossary} from "../game/catalog/glossary";
import type {Judging} from "../game/catalog/judging";
import type {Samples} from "../game/catalog/samples";
import type {NameIndex} from "../game/input/name-index";
import type {State} from "../game/state";
import type {Reading} from "../ui/reading";
import {preferredTheme} from "./preferences";
import type {Release} from "./release";
import type {Route} from "./routes";

export interface Site {
  state: State;
  reading: Reading;
  engineStatus: EngineStatus;
  samples: Samples;
  judging: Judging;
  /** Program on the page of games by code, as links have it; null on any other page. */
  program: ReadonlySignal<ProgramLink | null>;
  /** State of the pages of sequences, of nim arithmetic and of short games; null on any other page. */
  sequence: ReadonlySignal<SequenceLink | null>;
  nimbers: ReadonlySignal<NimberLink | null>;
  short: ReadonlySignal<ValueLink | null>;
  /** Shows another state of a page without a position; its link follows. */
  setRoute(to: Route): void;
  glossary: Glossary;
  nameIndex: NameIndex;
  release: Release;
}

/** Props of each page; `selection` is what the link chooses on it. */
export interface PageProps {
  site: Site;
  selection: string | null;
}

/** Opens another page of the site, as a click on the link would. */
export const navigate = (link: string) => {
  location.hash = link;
};

/** Returns the theme as shown, the settings as chosen, and the links of every page, which keep the settings. */
export function settingsOf({state}: Pick<Site, "state">) {
  const theme = state.theme.value ?? preferredTheme();
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const sequence = (fields: Partial<SequenceLink>) =>
    formatSequence(
      {game: defaultGame, to: defaultTo, other: null, play: null, span: null, at: null, ...fields},
      chosen,
    );
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
      sequence,
      nimbers: () => formatNimbers(defaultNimbers, chosen),
      short: () => formatValue(firstValue, chosen),
      write: () => formatProgram({code: null, to: defaultStarts}, chosen),
      page: (page: PageLink["page"], thing: string | null = null) => formatPage({page, chosen: thing}, chosen),
    },
  };
}

/** Returns the links that puzzles need. */
export const puzzleLinks = ({linkTo}: Pick<Settings, "linkTo">) => ({
  puzzle: linkTo.puzzle,
  position: (address: string, play: Play) => linkTo.position(address, play, "play"),
  page: (theme: string | null) => linkTo.page("puzzles", theme),
});

export type Settings = ReturnType<typeof settingsOf>;
