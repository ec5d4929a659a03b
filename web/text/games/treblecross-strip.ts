import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "Crosses and Crosses",
    "一维井字棋",
    "one-dimensional tic-tac-toe",
    "tic-tac-toe on a line",
    "noughts and crosses on a line",
    "three in a row",
    "crosses",
    "一维圈叉棋",
    "画叉",
    "三子连线",
  ],
  problems: ["UVa 10561", "POJ 3537"],
  examples: {
    surprising: {position: "............"},
    hard: {position: "....x................x.........x..........x..........."},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
  },
  formulas: {
    short: {strategy: "move-count"},
    stretches: {canEnd: true},
  },
  theories: ["table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Treblecross (board)",
  rule: "Put a cross on an empty cell. The first to get three in a row wins.",
  about:
    "A cross within two cells of another lets the opponent make three at once. So every cross blocks two cells on each side, and the rest is the game 0.007.",
  notation: {
    position: "one row `..x....`, `x` a cross",
    move: "put a cross on an empty cell; the first to get three in a row wins the whole game",
  },
  examples: {
    surprising: "Twelve empty cells: wherever you put the first cross, you lose.",
    hard: "Four crosses on 54 cells, worth 2. Of 50 moves only one wins: cell 27.",
  },
  limits: {},
  formulas: {
    three: {
      brief: "a third cross completes a row of three: {move}",
      text: "Two crosses are so close that a third one completes a row of three: you can win at once.",
    },
    short: {
      brief: {
        won: "no row of three fits on fewer than 3 cells, and the number of free cells is odd",
        lost: "no row of three fits on fewer than 3 cells, and the number of free cells is even",
      },
      text: "On fewer than three cells nobody can make three in a row: the players just fill the cells.",
    },
    stretches: {
      brief: "the stretches still open are worth {equation}",
      text: "A cross within two cells of another lets the opponent make three at once, so nobody plays there. A stretch of g free cells is then a heap of g + 2, less 2 for each cross at its ends, and each new cross takes three neighbours out of it (code 0.007). The heaps {heaps} are worth {equation}.",
    },
  },
  material: "strip of cells",
  theory: "the code 0.007",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "一维三连棋（棋盘）",
  rule: "在空格里画一个叉；先连成三个叉者胜。",
  about: "谁把叉画在另一个叉的两格之内，对方就能立即连成三个。因此每个叉都废掉两侧各两格，剩下的就是八进制游戏 0.007。",
  notation: {
    position: "一行格子 `..x....`，`x` 为叉",
    move: "在一个空格里画叉；先连成三个者赢得整局",
  },
  examples: {
    surprising: "12 个空格，第一个叉画在哪里都必败。",
    hard: "54 格上已有四个叉，SG 值为 2。50 种走法中只有画在第 27 格必胜。",
  },
  limits: {},
  formulas: {
    three: {brief: "补上第三个叉即成三连：{move}", text: "有两个叉相距不超过两格，再补一叉即成三连：可以立即取胜。"},
    short: {
      brief: {won: "不足 3 格，连不成三个，而空格数为奇数", lost: "不足 3 格，连不成三个，而空格数为偶数"},
      text: "不足三格，谁也连不成三个，双方只是轮流填满而已。",
    },
    stretches: {
      brief: "还能走的各段 SG 值合起来为 {equation}",
      text: "谁把叉画在另一个叉的两格以内，对方就能立即连成三个，所以那些格子谁也不会去画。于是连续 g 个空格算作 g + 2 枚的一堆，两端每有一个叉减 2，每画一个叉就取走其中相邻的三枚（代码 0.007）。各堆 {heaps} 的 SG 值为 {equation}。",
    },
  },
  material: "一条格子",
  theory: "八进制游戏 0.007",
  variants: {},
};
