import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "The word game, in rounds", zh: "字典树上的多轮博弈"},
  aliases: ["A Lot of Games", "trie", "字典树", "多重博弈", "重复博弈", "repeated game", "prefix", "单词游戏"],
  problems: ["Codeforces 455B", "Codeforces 456D"],
  rule: {
    en: "Append a letter so that a word still begins so. Who cannot loses the round and begins the next; the last round decides.",
    zh: "每步在末尾添一个字母，须仍是某个单词的前缀。无法添加者输掉本轮并先手开始下一轮；最后一轮定胜负。",
  },
  about: {
    en: "Two questions for every node of the trie: can the player to move make sure of winning the round, and of losing it? Who can do both at the root decides alone who begins the last round.",
    zh: "对字典树的每个结点问两件事：先手能否保证赢下本轮，能否保证输掉本轮？在根结点两者都能做到的一方，独自决定最后一轮由谁先手。",
  },
  notation: {
    rules: {en: "words `abc,abd,acb,ba,bcc`", zh: "单词表 `abc,abd,acb,ba,bcc`"},
    position: {
      en: "rounds left `3`; `3/ab` after the prefix ab",
      zh: "剩余轮数 `3`，含本轮；`3/ab` 表示本轮已拼出前缀 ab",
    },
    move: {en: "append a letter", zh: "在末尾添一个字母"},
  },
  examples: {
    surprising: {
      position: "2/b",
      says: {
        en: "Two rounds are left, and the winning letter is c: it loses this round on purpose, to begin the last one.",
        zh: "还剩两轮，必胜的一步是 c：故意输掉本轮，好在最后一轮先手。",
      },
    },
    hard: {
      position: "1000000001",
      says: {
        en: "So many rounds, and only their parity counts: of the two letters only a wins. With one round fewer both lose.",
        zh: "轮数再多也只看奇偶：两个字母中只有 a 必胜；少一轮则都必败。",
      },
    },
  },
  limits: [],
  formulas: {},
  sources: {cf455b: "Codeforces Round 260, problem 455B, A Lot of Games"},
  material: {en: "trie", zh: "字典树"},
  theory: {en: "can win, can lose", zh: "能胜与能负"},
  theories: ["winner-only"],
  variants: {},
};
