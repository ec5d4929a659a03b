// Words of a graph.
import type {BoardOf} from "../../boards/input/touch";
import {sentences} from "../parts";
import type {BoardWords} from "./words";

export const graph = {
  name: ({ground, edges}, t) => t(ground.length ? t.ui.boardGraph : t.ui.boardDrawn, {count: edges.length}),
  touch:
    ({touched, painted, edges, colours}, [first = "0"]) =>
    (t) => {
      if (touched === "vertices") return sentences[painted ? "paint" : "vertex"](t, {vertex: first});
      const [from = "", to = ""] = edges[Number(first)] ?? [];
      const colour = colours?.[Number(first)];
      return colour ? sentences["coloured-edge"](t, {from, to, colour}) : sentences.edge(t, {from, to});
    },
} satisfies BoardWords<BoardOf<"graph">>;
