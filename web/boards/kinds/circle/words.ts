// Words of coins in a circle.
import {sentences} from "../../../text/move-sentences";
import {type BoardOf, includes} from "../../input/touch";
import {countPlaces} from "../../kit/round";
import {type BoardWords, oneBased, truncateList} from "../words";

export const words = {
  name: ({runs}, t) => t(t.ui.boardCircle, {count: countPlaces(runs), list: truncateList(runs, t)}),
  touch:
    ({runs}, [first = "0", count]) =>
    (t) => {
      const from = oneBased(first);
      if (count === undefined) return t(t.ui.coin, {index: from});
      const to = ((Number(first) + Number(count) - 1) % countPlaces(runs)) + 1;
      return sentences.run(t, {from, to: String(to)});
    },
  next:
    (_board, _touch, {next}) =>
    (t) =>
      includes(next, "1") ? t.boards.nextEndOrSame : t.boards.nextEnd,
} satisfies BoardWords<BoardOf<"circle">>;
