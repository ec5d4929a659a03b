// Words of a row of coins.
import type {Sentence} from "../../../text/language";
import {sentences} from "../../../text/move-sentences";
import type {BoardOf, Touch} from "../../input/touch";
import {type BoardWords, faceName, oneBased, orConfirm} from "../words";

type Row = BoardOf<"row">;

const touch =
  (_board: Row, elements: Touch): Sentence =>
  (t) =>
    sentences.coins(t, {coins: elements.map(oneBased)});
const place =
  (_board: Row, element: string): Sentence =>
  (t) =>
    t(t.ui.coin, {index: Number(element) + 1});

export const words = {
  name: ({coins}, t) => t(t.ui.boardRow, {count: coins.length, list: coins.slice(0, 40)}),
  touch,
  target(board, elements) {
    const [element = "0"] = elements;
    if (elements.length !== 1) return touch(board, elements);
    return (t) => t.phrases([place(board, element)(t), faceName(board.coins[Number(element)], t)]);
  },
  place,
  next: (_board, _touch, {done}) => orConfirm(done, "nextCoin"),
  lines: ({coins}) => [[...coins].join(" ")],
} satisfies BoardWords<Row>;
