// Material that a game is played with, by its board.
import type {Board} from "../engine/types";

const boards = {
  heaps: ["heaps", "stairs"],
  coins: ["row", "circle"],
  strips: ["strip", "ring"],
  squares: ["grid", "sheet"],
  graphs: ["graph", "dag", "trie", "draft", "states"],
} satisfies Record<string, Board["kind"][]>;
export type Material = keyof typeof boards;

export const materialOf = (board: Board["kind"]): Material | undefined =>
  (Object.keys(boards) as Material[]).find((key) => (boards[key] as string[]).includes(board));
