// Words of coins in a circle.
import type {BoardOf} from "../../boards/input/touch";
import {countPlaces} from "../../boards/kit/round";
import {sentences} from "../parts";
import {type BoardWords, oneBased, truncateList} from "./words";

export const circle = {
  name: ({runs}, t) => t(t.ui.boardCircle, {count: countPlaces(runs), list: truncateList(runs, t)}),
  touch:
    ({runs}, [first = "0", count]) =>
    (t) => {
      const from = oneBased(first);
      if (count === undefined) return t(t.ui.coin, {index: from});
      const to = ((Number(first) + Number(count) - 1) % countPlaces(runs)) + 1;
      return sentences.run(t, {from, to: String(to)});
    },
} satisfies BoardWords<BoardOf<"circle">>;
