// Material and theory of each game, for searches.
import {byId, type KindWords} from "../game";

export const kinds = byId(
  import.meta.glob<KindWords>("../games/*.ts", {eager: true, query: "?zh&found", import: "zh"}),
);
