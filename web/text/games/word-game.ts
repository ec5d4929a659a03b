import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "A Lot of Games",
    "trie",
    "字典树",
    "多重博弈",
    "重复博弈",
    "repeated game",
    "prefix",
    "单词游戏",
    "Ghost",
    "words",
    "spelling game",
    "拼词",
  ],
  problems: ["Codeforces 455B", "Codeforces 456D"],
  examples: {
    surprising: {position: "2/b"},
    hard: {position: "1000000001"},
  },
  limits: {},
  sources: {
    cf455b: "Codeforces Round 260, problem 455B, A Lot of Games",
  },
  theories: ["winner-only"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "The word game, in rounds",
  rule: "Add a letter. What you have must still begin one of the words. If you can’t, you lose the round and begin the next one; the last round decides.",
  about:
    "Two questions for every node of the trie: can the player to move be sure to win the round, and be sure to lose it? A player who can do both at the root decides alone who begins the last round.",
  notation: {
    rules: "words `abc,abd,acb,ba,bcc`",
    position: "rounds left `3`; `3/ab` after the prefix ab",
    move: "add a letter",
  },
  examples: {
    surprising:
      "Two rounds are left, and the winning letter is c: you lose this round on purpose, to begin the last one.",
    hard: "With so many rounds, only odd or even matters: of the two letters only a wins. With one round fewer both lose.",
  },
  limits: {},
  formulas: {},
  material: "trie",
  theory: "can win, can lose",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "字典树上的多轮博弈",
  rule: "每步在末尾添一个字母，须仍是某个单词的前缀。无法添加者输掉本轮并先手开始下一轮；最后一轮定胜负。",
  about:
    "对字典树的每个结点问两件事：轮到走的一方能否保证赢下本轮，能否保证输掉本轮？在根结点两者都能做到的一方，独自决定最后一轮由谁先手。",
  notation: {
    rules: "单词表 `abc,abd,acb,ba,bcc`",
    position: "剩余轮数 `3`，含本轮；`3/ab` 表示本轮已拼出前缀 ab",
    move: "在末尾添一个字母",
  },
  examples: {
    surprising: "还剩两轮，必胜的一步是 c：故意输掉本轮，好在最后一轮先手。",
    hard: "轮数再多也只看奇偶：两个字母中只有 a 必胜；少一轮则都必败。",
  },
  limits: {},
  formulas: {},
  material: "字典树",
  theory: "能胜与能负",
  variants: {},
};
