// Views of the kinds that the starter engine lacks: they are needed with the whole engine only, and loaded as one file.
export {View as Circle} from "./circle/circle-view";
export {View as Dag} from "./dag/dag-view";
export {View as Draft} from "./draft/draft-view";
export {View as Grid} from "./grid/grid-view";
export {View as Ring} from "./ring/ring-view";
export {View as Row} from "./row/row-view";
export {View as Sheet} from "./sheet/sheet-view";
export {View as Stairs} from "./stairs/stairs-view";
export {View as States} from "./states/states-view";
export {View as Strip} from "./strip/strip-view";
export {View as Trie} from "./trie/trie-view";
