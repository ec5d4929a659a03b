// The games of the catalogue, for the tests in a browser.
import {execFileSync} from "node:child_process";
import type {CatalogEntry} from "../../web/engine/types";
import {command} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";

export const {games}: {games: CatalogEntry[]} = JSON.parse(execFileSync(command, ["catalog"], {encoding: "utf8"}));

const family = ({id, alias_of}: CatalogEntry) => alias_of ?? id;
const firstOf = (of: (game: CatalogEntry) => string) =>
  games.filter((game, i) => games.findIndex((other) => of(other) === of(game)) === i);

/** One game of each kind of board. */
export const firstOfBoards = firstOf(({board}) => board);
/** One of each family; in the default run one of each kind of board. */
export const firstOfFamilies = isLong ? firstOf(family) : firstOfBoards;
