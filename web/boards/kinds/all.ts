// All kinds of boards. A new kind of the engine does not compile until it is here; the views are loaded when needed.
import type {Board} from "../input/touch";
import {circle} from "./circle";
import {dag} from "./dag";
import {draft} from "./draft";
import {graph} from "./graph";
import {grid} from "./grid";
import {heaps} from "./heaps";
import {type BoardKind, type BoardOfKind, type KindName, kindOf} from "./kind";
import {pins} from "./pins";
import {ring} from "./ring";
import {row} from "./row";
import {sheet} from "./sheet";
import {stairs} from "./stairs";
import {states} from "./states";
import {strip} from "./strip";
import {trie} from "./trie";

export type {KindName};

export const kinds = {
  ...{heaps, pins, row, grid, graph, dag, trie, draft, sheet, stairs, strip, ring, circle, states},
} satisfies {[K in KindName]: BoardKind<BoardOfKind<K>>};

export const boardKind = (board: Board) => kinds[kindOf(board)] as BoardKind<Board>;
