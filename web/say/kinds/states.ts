// Words of the states of a game by code.
import type {BoardOf} from "../../boards/input/touch";
import {sentences} from "../parts";
import {type BoardWords, oneBased, truncateList} from "./words";

export const states = {
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
} satisfies BoardWords<BoardOf<"states">>;
