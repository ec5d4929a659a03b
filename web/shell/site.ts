// What every page of the site is fed from, and the links between them.
import type {ReadonlySignal} from "@preact/signals";
import {formatLink, type Mode, unplayed} from "../address/link";
import {firstNimbers, formatNimbers, type NimberLink} from "../address/nimber-link";
import {formatPage, type PageLink} from "../address/pages";
import {formatProgram, type ProgramLink, usualStarts} from "../address/program-link";
import {firstGame, formatSequence, type SequenceLink, usualTo} from "../address/sequence-link";
import {firstValue, formatValue, type ValueLink} from "../address/value-link";
import type {Play} from "../engine/types";
import type {EngineStatus} from "../game/engine-status";
import type {Glossary} from "../game/glossary";
import type {Judging} from "../game/judging";
import type {NameIndex} from "../game/name-index";
import type {PuzzleShelf} from "../game/puzzle-shelf";
import type {Samples} from "../game/samples";
import type {State} from "../game/state";
import type {Sequencing} from "../sequences/sequencing";
import type {Reading} from "../ui/reading";
import {preferredTheme} from "./preferences";
import type {Release} from "./release";

export interface Site {
  state: State;
  reading: Reading;
  engineStatus: EngineStatus;
  samples: Samples;
  judging: Judging;
  sequencing: Sequencing;
  /** The program that is written, as links have it; null on any other page. */
  program: ReadonlySignal<ProgramLink | null>;
  setProgram(to: ProgramLink): void;
  /** Of the page of nim arithmetic, and of that of short games; null on any other page. */
  nimbers: ReadonlySignal<NimberLink | null>;
  setNimbers(to: NimberLink): void;
  short: ReadonlySignal<ValueLink | null>;
  setShort(to: ValueLink): void;
  glossary: Glossary;
  puzzles: PuzzleShelf;
  nameIndex: NameIndex;
  release: Release;
}

/** What each page is given; `thing` is what is chosen on it. */
export interface PageProps {
  site: Site;
  thing: string | null;
}

/** To another page within the site, as a link to it would lead. */
export const follow = (link: string) => {
  location.hash = link;
};

/** Theme as shown and settings as chosen, and the links of every page, which keep them. */
export function settingsOf({state}: Pick<Site, "state">) {
  const theme = state.theme.value ?? preferredTheme();
  const chosen = {lang: state.lang.value, theme: state.theme.value};
  const sequence = (rest: Partial<SequenceLink>) =>
    formatSequence({game: firstGame, to: usualTo, other: null, play: null, span: null, at: null, ...rest}, chosen);
  const position = (address: string | null, play: Play = "normal", mode: Mode = "analyse") =>
    formatLink({...unplayed, ...chosen, play, mode, address}) ?? "#/";
  return {
    theme,
    chosen,
    linkTo: {
      home: (rung = 0) => formatLink({...unplayed, ...chosen, play: "normal", address: null, rung}) ?? "#/",
      position,
      /** At the table; without an address, the puzzle of a day. */
      puzzle: (address: string | null, play: Play, word: string) =>
        formatLink({...unplayed, ...chosen, play, mode: "play", address, puzzle: word}) ?? "#/",
      /** The game at hand, or the first page. */
      game: () => formatLink(state.linkNow()) ?? "#/",
      sequence,
      nimbers: () => formatNimbers(firstNimbers, chosen),
      short: () => formatValue(firstValue, chosen),
      write: () => formatProgram({code: null, to: usualStarts}, chosen),
      page: (page: PageLink["page"], thing: string | null = null) => formatPage({page, chosen: thing}, chosen),
    },
  };
}

/** What puzzles need of the links. */
export const puzzleLinks = ({linkTo}: Pick<Settings, "linkTo">) => ({
  puzzle: linkTo.puzzle,
  position: (address: string, play: Play) => linkTo.position(address, play, "play"),
  page: (theme: string | null) => linkTo.page("puzzles", theme),
});

export type Settings = ReturnType<typeof settingsOf>;
