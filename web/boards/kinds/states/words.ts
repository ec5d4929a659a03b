// Words of the states of a game by code.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, oneBased, truncateList} from "../words";

export const words = {
  name({states: all, mover}, t) {
    const list = truncateList(
      all.map(({label}) => label),
      t,
    );
    return mover ? list : t(t.ui.boardStates, {count: all.length, list});
  },
  touch:
    (board, [first = "0", option]) =>
    (t) => {
      const {label: from = "", options = []} = board.states[Number(first)] ?? {};
      return option === undefined
        ? from
        : sentences.state(t, {from, to: options[Number(option)] ?? `#${oneBased(option)}`});
    },
  next: () => (t) => t.boards.nextOption,
} satisfies BoardWords<BoardOf<"states">>;
