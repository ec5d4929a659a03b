// By what the gallery can be narrowed: what a game is played with, and how it is solved.
import type {Board} from "../engine/types";
import type {Theory, Words} from "./words";

export const materials = {
  heaps: {words: {en: "Heaps", zh: "石子堆"}, boards: ["heaps", "stairs"]},
  coins: {words: {en: "Coins", zh: "硬币"}, boards: ["row", "circle"]},
  strips: {words: {en: "Strips and rings", zh: "棋子与数环"}, boards: ["strip", "ring"]},
  squares: {words: {en: "Squares", zh: "方格"}, boards: ["grid", "sheet"]},
  graphs: {words: {en: "Graphs and words", zh: "图与单词"}, boards: ["graph", "dag", "trie", "draft"]},
} satisfies Record<string, {words: Words; boards: Board["kind"][]}>;
export type Material = keyof typeof materials;

export const materialOf = (board: Board["kind"]): Material | undefined =>
  (Object.keys(materials) as Material[]).find((key) => (materials[key].boards as string[]).includes(board));

export const theories: Record<Theory, Words> = {
  "nim-sum": {en: "Nim-sum", zh: "异或和"},
  remainders: {en: "Remainders", zh: "取余与周期"},
  table: {en: "Mex by table", zh: "打表"},
  "golden-ratio": {en: "Golden ratio", zh: "黄金分割"},
  "nim-product": {en: "Nim product", zh: "Nim 积"},
  staircase: {en: "Staircase", zh: "阶梯博弈"},
  "colon-fusion": {en: "Colon and fusion", zh: "克朗原理与费森原理"},
  symmetry: {en: "Symmetry", zh: "对称策略"},
  parity: {en: "Parity", zh: "奇偶"},
  numbers: {en: "Numbers", zh: "超现实数"},
  search: {en: "Search", zh: "搜索"},
  "winner-only": {en: "Winner only", zh: "只有胜负"},
};
