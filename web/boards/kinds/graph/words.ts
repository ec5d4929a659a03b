// Words of a graph.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import type {BoardWords} from "../words";

export const words = {
  name: ({ground, edges}, t) => t(ground.length ? t.ui.boardGraph : t.ui.boardDrawn, {count: edges.length}),
  touch:
    ({touched, painted, token, edges, colours}, [first = "0"]) =>
    (t) => {
      if (token !== undefined) return sentences.piece(t, {from: token, to: first});
      if (touched === "vertices") return sentences[painted ? "paint" : "vertex"](t, {vertex: first});
      const [from = "", to = ""] = edges[Number(first)] ?? [];
      const colour = colours?.[Number(first)];
      return colour ? sentences["coloured-edge"](t, {from, to, colour}) : sentences.edge(t, {from, to});
    },
} satisfies BoardWords<BoardOf<"graph">>;
