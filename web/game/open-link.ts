// A link opened: its position, its moves, its puzzle. What cannot be read or made of it is named.
import {type Signal, signal} from "@preact/signals";
import {type Field, isHome, type Link} from "../address/link";
import type {Engine} from "../engine";
import {type GameHistory, startLine} from "./history";
import {startAddress} from "./ladder";
import type {Puzzling} from "./puzzling";
import {replay} from "./replay";

interface OpenLinkOptions {
  engine: Promise<Engine>;
  game: GameHistory;
  puzzling: Puzzling;
  badFields: Signal<Field[]>;
  /** Whatever was going on ends. */
  leave(act: () => void): void;
}

/** The line of a link before any of its moves is made. */
export const startOf = (link: Link) => ({
  ...startLine(startAddress(link), link.play),
  ...(link.pins ? {pins: link.pins} : {}),
});

const hasMoves = ({moves, branches}: Link) => moves.length > 0 || branches.length > 0;

/** A word without a position: the position is still to be found. */
const isDaily = (link: Link) => link.address === null && !isHome(link);

export function createOpenLink({engine, game, puzzling, badFields, leave}: OpenLinkOptions) {
  let latest: Link | null = null;
  /** The link whose moves are being made. */
  const followed = signal<Link | null>(null);
  /** What comes of a link that is not the last one any more is nobody's. */
  const blame = (link: Link, field: Field) => {
    if (latest === link) badFields.value = [...badFields.value, field];
  };

  /** `isOther`: of two games of the first page, or of one and any other, that begin alike, each is a game of its own. */
  function show(link: Link, isOther: boolean) {
    const isNew = isOther && !hasMoves(link);
    if (!isNew && game.find({...link, address: startAddress(link)})) return;
    if (hasMoves(link)) void follow(link);
    else game.open(startOf(link));
  }

  async function pose(link: Link) {
    const {address, play, puzzle} = link;
    if (address === null || puzzle === null) return;
    if (!(await puzzling.posed({address, play}, puzzle))) blame(link, "puzzle");
  }

  // What a person did meanwhile stays: nobody waits any more for what the link had.
  async function daily(link: Link, isOther: boolean) {
    const before = game.line.value;
    const address = await puzzling.daily(link.puzzle ?? "");
    if (latest !== link || game.line.value !== before) return;
    if (address === null) return blame(link, "puzzle");
    leave(() => show({...link, address, play: "normal", moves: [], branches: [], at: 0}, isOther));
  }

  async function follow(link: Link) {
    const before = game.line.value;
    followed.value = link;
    const {line, bad} = await replay(await engine, startAddress(link), link).finally(() => {
      if (followed.value === link) followed.value = null;
    });
    if (latest !== link || game.line.value !== before) return;
    for (const field of bad) blame(link, field);
    game.open(link.pins ? {...line, pins: link.pins} : line);
  }

  return {
    followed,
    /** The first link, whose start the line already has. */
    begin(link: Link) {
      latest = link;
      if (isDaily(link)) return void daily(link, false);
      void pose(link);
      if (hasMoves(link)) void follow(link);
    },
    open(link: Link, isOther: boolean) {
      latest = link;
      if (isDaily(link)) return void daily(link, isOther);
      leave(() => {
        void pose(link);
        show(link, isOther);
      });
    },
  };
}
