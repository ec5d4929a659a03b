// Words of stairs with coins.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, numberLines, oneBased, pile, truncateList} from "../words";

export const words = {
  name: ({steps}, t) => t(t.ui.boardStairs, {count: steps.length, list: truncateList(steps, t)}),
  touch:
    ({steps}, [first = "0", kept]) =>
    (t) => {
      const index = oneBased(first);
      if (kept === undefined) return t(t.ui.step, {index});
      const count = BigInt(steps[Number(first)] ?? "0") - BigInt(kept);
      return sentences.step(t, {from: index, to: first, count: String(count)});
    },
  next: () => (t) => t.boards.nextOnStep,
  lines: ({steps}) => numberLines(steps.map(pile)),
} satisfies BoardWords<BoardOf<"stairs">>;
