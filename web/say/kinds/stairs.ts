// Words of stairs with coins.
import type {BoardOf} from "../../boards/input/touch";
import {sentences} from "../parts";
import {type BoardWords, oneBased, truncateList} from "./words";

export const stairs = {
  name: ({steps}, t) => t(t.ui.boardStairs, {count: steps.length, list: truncateList(steps, t)}),
  touch:
    ({steps}, [first = "0", kept]) =>
    (t) => {
      const index = oneBased(first);
      if (kept === undefined) return t(t.ui.step, {index});
      const count = BigInt(steps[Number(first)] ?? "0") - BigInt(kept);
      return sentences.step(t, {from: index, to: first, count: String(count)});
    },
} satisfies BoardWords<BoardOf<"stairs">>;
