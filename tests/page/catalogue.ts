// Games of the catalogue and their boards, for the tests in a browser.
import {execFileSync} from "node:child_process";
import type {CatalogEntry} from "../../web/engine/types";
import {command} from "../helpers/command.mjs";
import {everyNth, isLong} from "../helpers/effort.mjs";

export const {games}: {games: CatalogEntry[]} = JSON.parse(execFileSync(command, ["catalog"], {encoding: "utf8"}));

const family = ({id, alias_of}: CatalogEntry) => alias_of ?? id;
const firstOf = (keyOf: (game: CatalogEntry) => string) =>
  games.filter((game, i) => games.findIndex((other) => keyOf(other) === keyOf(game)) === i);

/** One game of each kind of board. */
export const firstOfBoards = firstOf(({board}) => board);
/** One game of each family; in the default run one of each kind of board. */
export const firstOfFamilies = isLong ? firstOf(family) : firstOfBoards;

/** A short game on each kind of board. */
export const kinds = {
  heaps: "nim:1,2",
  row: "coins(turtles):THH",
  grid: "coins-2d(turtles*turtles):TH/HT",
  graph: "hackenbush:0-1 1-2 2-1 0-0 3-4",
  sheet: "cutting:3x2",
  dag: "dag(1>2 1>3 2>4 3>4):1,2",
  trie: "word-game(ab,b):2",
  draft: "three-kingdoms:5,3,1/4,2/6",
  stairs: "staircase-nim:1,2",
  strip: "georgia-bob:3,4",
  ring: "number-ring:3,1,0",
  circle: "coin-circle(2):ring 4",
  states: "explored(example):0",
};
/** Further variants of boards and touches; in the default run the more distinctive half. */
const variants = {
  "heaps that split": "kayles:3,1",
  "coins in layers": "coins-3d(turtles*turtles*turtles):TH|HT",
  "two heaps at once": "wythoff:1,2",
  "a bar of chocolate": "chomp:3,2",
  sum: "nim:1 + cutting:2x2 + hackenbush:0-1 0-1",
  "arcs with letters": "madmax(1>2:b 1>3:a 2>4:c 3>4:b):1,2",
  "a strip with cells left out": `northcott:w..b${".".repeat(110)}`,
  "cells that are marked": "treblecross-strip:.....",
};
export const boards: Record<string, string> = {...kinds, ...Object.fromEntries(everyNth(2, Object.entries(variants)))};
