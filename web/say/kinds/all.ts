// Words of all kinds of boards.
import type {Board} from "../../boards/input/touch";
import {type BoardOfKind, type KindName, kindOf} from "../../boards/kinds/kind";
import {circle} from "./circle";
import {dag} from "./dag";
import {draft} from "./draft";
import {graph} from "./graph";
import {grid} from "./grid";
import {heaps} from "./heaps";
import {pins} from "./pins";
import {ring} from "./ring";
import {row} from "./row";
import {sheet} from "./sheet";
import {stairs} from "./stairs";
import {states} from "./states";
import {strip} from "./strip";
import {trie} from "./trie";
import type {BoardWords} from "./words";

const words: {[K in KindName]: BoardWords<BoardOfKind<K>>} = {
  ...{heaps, pins, row, grid, graph, dag, trie, draft, sheet, stairs, strip, ring, circle, states},
};

export const boardWords = (board: Board) => words[kindOf(board)] as BoardWords<Board>;
