// One view per board kind.
import type {FunctionComponent} from "preact";
import {Graph} from "./graph";
import {Heaps} from "./heaps";
import {Row} from "./row";
import {Sheet} from "./sheet";
import type {Board, BoardOf, ViewProps} from "./touch";

export const views: {[K in Board["kind"]]: FunctionComponent<ViewProps<BoardOf<K>>>} = {
  heaps: Heaps,
  row: Row,
  graph: Graph,
  sheet: Sheet,
};
