// What each game is played with and how it is solved, for those who search by that.
import {byId, type KindWords} from "../game";

export const kinds = byId(
  import.meta.glob<KindWords>("../games/*.ts", {eager: true, query: "?zh&found", import: "zh"}),
);
