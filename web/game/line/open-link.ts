// Opens a link: its position, its moves, its puzzle. Fields that cannot be read or applied are reported.
import {type Signal, signal} from "@preact/signals";
import {type Field, isHome, type Link} from "../../address/link";
import type {Engine} from "../../engine";
import {startAddress} from "../modes/onboarding";
import type {Puzzling} from "../puzzles/puzzle-store";
import {type GameHistory, startLine} from "./history";
import {replay} from "./replay";

interface OpenLinkOptions {
  engine: Promise<Engine>;
  game: GameHistory;
  puzzling: Puzzling;
  badFields: Signal<Field[]>;
  /** Ends whatever was going on, then calls `act`. */
  interrupt(act: () => void): void;
}

/** Returns the line of a link before any of its moves is made. */
export const startOf = (link: Link) => ({
  ...startLine(startAddress(link), link.play),
  ...(link.pins ? {pins: link.pins} : {}),
});

const hasMoves = ({moves, branches}: Link) => moves.length > 0 || branches.length > 0;

/** Returns true if the link names a daily puzzle, whose position is still to be found. */
const isDaily = (link: Link) => link.address === null && !isHome(link);

export function createOpenLink({engine, game, puzzling, badFields, interrupt}: OpenLinkOptions) {
  let latest: Link | null = null;
  /** The link whose moves are being made; null if there is none. */
  const replaying = signal<Link | null>(null);
  /** Reports a bad field, unless another link was opened meanwhile. */
  const reportFault = (link: Link, field: Field) => {
    if (latest === link) badFields.value = [...badFields.value, field];
  };

  /**
   * `isOther`: the link opens another game of the home page, or leaves or enters that page; a game that begins alike is
   * still a game of its own.
   */
  function show(link: Link, isOther: boolean) {
    const isNew = isOther && !hasMoves(link);
    if (!isNew && game.find({...link, address: startAddress(link)})) return;
    if (hasMoves(link)) void replayMoves(link);
    else game.open(startOf(link));
  }

  async function posePuzzle(link: Link) {
    const {address, play, puzzle} = link;
    if (address === null || puzzle === null) return;
    if (!(await puzzling.openFromLink({address, play}, puzzle))) reportFault(link, "puzzle");
  }

  // Anything that the user does meanwhile stays, and the link's puzzle is dropped.
  async function openDaily(link: Link, isOther: boolean) {
    const lineBefore = game.line.value;
    const address = await puzzling.daily(link.puzzle ?? "");
    if (latest !== link || game.line.value !== lineBefore) return;
    if (address === null) return reportFault(link, "puzzle");
    interrupt(() => show({...link, address, play: "normal", moves: [], branches: [], at: 0}, isOther));
  }

  async function replayMoves(link: Link) {
    const lineBefore = game.line.value;
    replaying.value = link;
    const replayed = await replay(await engine, startAddress(link), link).finally(() => {
      if (replaying.value === link) replaying.value = null;
    });
    if (latest !== link || game.line.value !== lineBefore) return;
    for (const field of replayed.badFields) reportFault(link, field);
    game.open(link.pins ? {...replayed.line, pins: link.pins} : replayed.line);
  }

  return {
    replaying,
    /** Opens the first link, at whose start the line already is. */
    begin(link: Link) {
      latest = link;
      if (isDaily(link)) return void openDaily(link, false);
      void posePuzzle(link);
      if (hasMoves(link)) void replayMoves(link);
    },
    open(link: Link, isOther: boolean) {
      latest = link;
      if (isDaily(link)) return void openDaily(link, isOther);
      interrupt(() => {
        void posePuzzle(link);
        show(link, isOther);
      });
    },
  };
}
