// Views of the kinds of boards that are not in the starter engine.
import {Circle} from "./circle";
import {Dag} from "./dag";
import {Draft} from "./draft";
import {Grid} from "./grid";
import type {LateViews} from "./index";
import {Ring} from "./ring";
import {Row} from "./row";
import {Sheet} from "./sheet";
import {Stairs} from "./stairs";
import {States} from "./states";
import {Strip} from "./strip";
import {Trie} from "./trie";

export const views: LateViews = {
  row: Row,
  grid: Grid,
  dag: Dag,
  trie: Trie,
  draft: Draft,
  sheet: Sheet,
  stairs: Stairs,
  strip: Strip,
  ring: Ring,
  circle: Circle,
  states: States,
};
