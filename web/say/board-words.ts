// Words of the boards, each from the folder of its kind.
import type {Board} from "../boards/input/touch";
import {kindOf} from "../boards/kinds/kind";
import type {BoardWords} from "../boards/kinds/words";

const words = import.meta.glob<BoardWords<Board>>("../boards/kinds/*/words.ts", {eager: true, import: "words"});

export const boardWords = (board: Board) => words[`../boards/kinds/${kindOf(board)}/words.ts`] as BoardWords<Board>;
