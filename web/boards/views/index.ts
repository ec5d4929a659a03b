// One view per board kind; heaps that are rows have one of their own.
import type {FunctionComponent} from "preact";
import type {Board, BoardOf, ViewProps} from "../hand/touch";
import {Circle} from "./circle";
import {Dag} from "./dag";
import {Draft} from "./draft";
import {Graph} from "./graph";
import {Grid} from "./grid";
import {Heaps} from "./heaps";
import {Pins} from "./pins";
import {Ring} from "./ring";
import {Row} from "./row";
import {Sheet} from "./sheet";
import {Stairs} from "./stairs";
import {Strip} from "./strip";
import {Trie} from "./trie";

const views: {[K in Board["kind"]]: FunctionComponent<ViewProps<BoardOf<K>>>} = {
  heaps: Heaps,
  row: Row,
  grid: Grid,
  graph: Graph,
  dag: Dag,
  trie: Trie,
  draft: Draft,
  sheet: Sheet,
  stairs: Stairs,
  strip: Strip,
  ring: Ring,
  circle: Circle,
};

export const viewOf = (board: Board): FunctionComponent<ViewProps<Board>> =>
  (board.kind === "heaps" && board.as === "rows" ? Pins : views[board.kind]) as FunctionComponent<ViewProps<Board>>;
