// Words for the evidence that tests print: what was compared with what, by key, grouped by ground.
import type {Words} from "./words";

export interface Claim {
  what: Words;
  against: Words;
}

interface Section {
  /** Name of the ground in an answer; for sections on other subjects, a name for links. */
  anchor: string;
  title: Words;
  says: Words;
  claims: Record<string, Claim>;
}

const rules = {en: "the bare definition: mex or winner over all moves", zh: "定义本身：遍历全部走法求 mex 或胜负"};
const play = {
  en: "who wins beside each Nim heap, found backwards from the end of play: no mex, no code of the engine",
  zh: "配上每一种 Nim 堆时的胜负，从终局逐步倒推，不取 mex，也不用引擎的任何代码",
};

export const sections: Section[] = [
  {
    anchor: "theorem",
    title: {en: "By a theorem", zh: "依据定理"},
    says: {
      en: "A formula answers instantly, for heaps of any size. It is never taken on trust: for every game, convention and ruleset, on every position up to a certain size, its value, winner, number and list of winning moves are compared with what the rules alone give.",
      zh: "公式立刻给出答案，堆再大也一样。但公式从不直接采信：每个游戏、每种规则、每种胜负约定，在一定规模以内的所有局面上，它给出的值、胜负、必胜走法的数目和清单，都与只按规则推出的结果核对。",
    },
    claims: {
      laws: {what: {en: "All small positions of every game", zh: "每个游戏的全部小局面"}, against: rules},
      induction: {
        what: {en: "Larger positions of every game", zh: "每个游戏的较大局面"},
        against: {en: "what the engine says about all their options", zh: "引擎对其全部后继的结论"},
      },
      "play-graphs": {
        what: {
          en: "Hackenbush, Node Kayles and Arc Kayles on all small labelled graphs",
          zh: "全部小标号图上的删边游戏、点凯尔斯和边凯尔斯",
        },
        against: play,
      },
      "play-nim": {
        what: {
          en: "Nim, Bounded, Moore’s, Greedy and End-Nim, heaps in every order",
          zh: "Nim 与限量、摩尔、贪心、两端取等变体，各堆的一切排列",
        },
        against: play,
      },
      "play-pairs": {
        what: {
          en: "Wythoff’s, Euclid’s and Kiki’s game, all pairs up to a certain size",
          zh: "威佐夫、欧几里得和 Kiki 的游戏，一定大小以内的所有两堆",
        },
        against: play,
      },
      known: {
        what: {en: "Small positions, alone and in sums, with nothing left unknown", zh: "小局面及其和，没有一项未知"},
        against: {
          en: "a list of what must be known: winner, values, moves, length, plan",
          zh: "胜负、值、走法、步数、方案须全部给出",
        },
      },
    },
  },
  {
    anchor: "period",
    title: {en: "By a period", zh: "依据周期"},
    says: {
      en: "A proved period continues the computed values without end. Each proof is a certificate, which a second, independent program checks.",
      zh: "算出的值之外，由证明过的周期接续。每个证明都是一份证书，由另一个程序独立检验。",
    },
    claims: {
      periods: {
        what: {en: "Periods of octal games, with their preperiods", zh: "八进制游戏的周期与前周期"},
        against: {en: "those published", zh: "已发表的结果"},
      },
      "forged-certificates": {
        what: {
          en: "Edits of genuine certificates, none accepted unless still true",
          zh: "改动过的真证书，除非仍然成立，一概拒收",
        },
        against: {en: "the values, computed again", zh: "重新算出的值"},
      },
      "forged-quotients": {
        what: {
          en: "Edits of genuine certificates of misère quotients, none accepted unless still true",
          zh: "改动过的反常商证书，除非仍然成立，一概拒收",
        },
        against: {en: "every product and every move, checked again", zh: "重新核对的每个乘积与每步走法"},
      },
      patterns: {
        what: {
          en: "Tables of each closed form, recognised, and told apart from broken ones",
          zh: "每一种封闭形式的数表：认得出，也识得破",
        },
        against: {en: "the same tables with one value changed", zh: "改动一个值后的同一张表"},
      },
    },
  },
  {
    anchor: "table",
    title: {en: "By a table", zh: "依据数表"},
    says: {
      en: "Values are computed one after another, by kernels that are much faster than the definition. They are compared with the definition, with tables from the literature, and with cases that other programs solved by brute force.",
      zh: "值由比照定义硬算快得多的程序逐个算出，再与定义、文献中的数表和其他程序穷举的结果核对。",
    },
    claims: {
      "play-codes": {
        what: {en: "Octal codes of three digits, any number of heaps together", zh: "三位八进制代码，任意多堆合在一起"},
        against: play,
      },
      "heap-values": {
        what: {
          en: "Large single heaps under those codes, longer random codes and famous games",
          zh: "单个大堆：这些代码、随机抽取的更长代码，以及几个著名游戏",
        },
        against: {en: "a second implementation, heap by heap", zh: "另一份独立实现，逐堆比较"},
      },
      "play-subtraction": {
        what: {en: "Subtraction sets within 1 to 10, one heap and two", zh: "1 至 10 以内的减法集合，一堆与两堆"},
        against: play,
      },
      "play-dags": {
        what: {en: "One token and two on directed graphs without cycles", zh: "无环有向图上的一枚与两枚棋子"},
        against: play,
      },
      "tables-native": {
        what: {en: "Rows of published tables, the engine of the command", zh: "已发表数表的各行，命令行引擎"},
        against: {en: "the literature", zh: "文献"},
      },
      "tables-wasm": {
        what: {en: "The same, the engine of this page", zh: "同上，本页的引擎"},
        against: {en: "the literature", zh: "文献"},
      },
      "oracles-native": {
        what: {en: "Whole positions, the engine of the command", zh: "完整局面，命令行引擎"},
        against: {en: "brute force, written independently", zh: "另行编写的穷举程序"},
      },
      "oracles-wasm": {
        what: {en: "The same, the engine of this page", zh: "同上，本页的引擎"},
        against: {en: "brute force, written independently", zh: "另行编写的穷举程序"},
      },
    },
  },
  {
    anchor: "search",
    title: {en: "By search", zh: "依据搜索"},
    says: {
      en: "The engine searched everything that can follow. You can export the result as a plan, which about a hundred lines of code check without any theory.",
      zh: "所有可能的后续都走过一遍。所得结果可以写成一份方案，用一百来行代码、不靠任何理论就能检验。",
    },
    claims: {
      "play-boards": {
        what: {
          en: "Coins in a row, Cram and Chomp, all small positions",
          zh: "一排硬币、Cram 骨牌和巧克力游戏的全部小局面",
        },
        against: play,
      },
      outcomes: {
        what: {en: "Values found only from who wins, for whole families", zh: "只靠胜负求出的值，遍及整族局面"},
        against: rules,
      },
      bitboards: {
        what: {
          en: "Cram and two Kayles games on small boards, as words of bits",
          zh: "小棋盘上的 Cram 骨牌与两种凯尔斯，以位棋盘求值",
        },
        against: rules,
      },
      "random-bitboards": {
        what: {en: "Larger boards of these games, at random", zh: "同上，随机的较大棋盘"},
        against: {en: "a second search, by keys", zh: "另一种搜索"},
      },
      "random-graphs": {
        what: {en: "The two Kayles games on random graphs", zh: "随机图上的两种凯尔斯"},
        against: {en: "the rules, or a second search, by keys", zh: "规则，或另一种搜索"},
      },
      "loopy-values": {
        what: {en: "Sums of two vertices of graphs with cycles", zh: "有圈图上两个顶点之和"},
        against: {en: "retrograde analysis of all pairs", zh: "对所有顶点对的逆推分析"},
      },
      domineering: {
        what: {en: "Who wins Domineering, small boards and random ones", zh: "纵横骨牌的胜负，小棋盘与随机棋盘"},
        against: rules,
      },
      "partizan-outcomes": {
        what: {en: "Who wins games of two players, all small positions", zh: "双方棋步不同的游戏，全部小局面的胜负"},
        against: rules,
      },
      "random-partizan-outcomes": {
        what: {
          en: "Who wins Clobber, Amazons and eight more games, larger boards at random",
          zh: "Clobber 吃子、亚马逊棋等十种游戏的胜负，随机的较大棋盘",
        },
        against: {en: "a search of whole positions", zh: "不拆分局面的搜索"},
      },
      "random-part-values": {
        what: {
          en: "Values of Clobber, Amazons and eight more games, boards at random",
          zh: "Clobber 吃子、亚马逊棋等十种游戏的值，随机棋盘",
        },
        against: {en: "a search of whole positions", zh: "不拆分局面的搜索"},
      },
      "partizan-values": {
        what: {en: "Two positions of Left and Right, by their values", zh: "非公平游戏的两个局面，按值比较大小"},
        against: {
          en: "playing out their difference, with either player first",
          zh: "两者之差逐步走完的胜负，双方各先走一次",
        },
      },
      "misere-sums": {
        what: {
          en: "Sums of small positions under misère play, by quotient, form and genus",
          zh: "反常规则下小局面之和，依商、标准形与亏格",
        },
        against: {en: "the whole sum, searched", zh: "对整个和的穷尽搜索"},
      },
      plans: {
        what: {en: "Complete plans of the winner", zh: "必胜方的完整方案"},
        against: {en: "the moves of the rules, reply by reply", zh: "规则允许的走法，逐个应对"},
      },
      "value-proofs": {
        what: {en: "Values, each proved by a plan", zh: "由方案证明的值"},
        against: {en: "the same", zh: "同上"},
      },
      certificates: {
        what: {en: "Values of games of Left and Right, each proved by two plans", zh: "由两份方案证明的非公平游戏的值"},
        against: {en: "the moves of the rules, reply by reply", zh: "规则允许的走法，逐个应对"},
      },
      negatives: {
        what: {
          en: "Positions of Left and Right beside their negatives, where the first player loses",
          zh: "非公平游戏的局面与其负局面相加，先走者必败",
        },
        against: {en: "play by both sides, move by move", zh: "双方逐步走完的对局"},
      },
      "forged-comparisons": {
        what: {
          en: "Edits of genuine comparisons, none accepted unless still true",
          zh: "改动过的真比较，除非仍然成立，一概拒收",
        },
        against: {en: "the rules", zh: "规则"},
      },
      "forged-plans": {
        what: {
          en: "Edits of genuine plans, none accepted unless still true",
          zh: "改动过的真方案，除非仍然成立，一概拒收",
        },
        against: {en: "the rules", zh: "规则"},
      },
      remoteness: {
        what: {en: "How long a game lasts, and the moves that make it so", zh: "对局还有几步，以及相应的走法"},
        against: {en: "every move that the rules list", zh: "规则列出的全部走法"},
      },
    },
  },
  {
    anchor: "relations",
    title: {en: "Answers that belong together", zh: "彼此相关的答案"},
    says: {
      en: "Some questions have answers that must agree, whatever the answers are. They are asked at random, about all games and conventions; the seed is printed.",
      zh: "有些问题的答案不论是什么，彼此都必须一致。这些问题在所有游戏和约定中随机提出，随机种子会打印出来。",
    },
    claims: {
      sums: {
        what: {en: "Values of sums of two and three games", zh: "两三个游戏之和的值"},
        against: {
          en: "the xor of their values; two games played together",
          zh: "各自的值按位异或；两个游戏合在一起倒推",
        },
      },
      "winning-moves": {
        what: {en: "Moves, winning or not, in every convention", zh: "各种约定下的走法，必胜与否"},
        against: {en: "the position that each leads to, read and solved again", zh: "走后的局面，重新读入、重新求解"},
      },
      games: {
        what: {en: "Won positions, played to the end", zh: "先手必胜的局面，一直下到终局"},
        against: {
          en: "an opponent who moves at random and must not win a single game",
          zh: "随机走子的对手，一局也不许赢",
        },
      },
      rewordings: {
        what: {en: "Positions written differently", zh: "换一种写法的局面"},
        against: {
          en: "the same position renamed, reordered, mirrored, or with an option twice",
          zh: "改名、换序、镜像，或某个后继重复出现的同一局面",
        },
      },
      work: {
        what: {
          en: "Answers after other questions, in slices, within a budget",
          zh: "问过别的问题之后、分片计算、限定预算的答案",
        },
        against: {en: "the answer of a fresh engine without a budget", zh: "全新而不限预算的引擎的答案"},
      },
      submissions: {
        what: {en: "Programs for judges, compiled and run", zh: "为在线评测写出的程序，编译并运行"},
        against: {en: "the engine’s answers to the same input", zh: "引擎对同一输入的答案"},
      },
      texts: {
        what: {en: "Printed positions, read back", zh: "打印出来再读回的局面"},
        against: {en: "their own text and key", zh: "原来的文字与键"},
      },
    },
  },
  {
    anchor: "edge",
    title: {en: "At the edge", zh: "输入的边界"},
    says: {
      en: "Anything that you type, paste, link or send in must give an answer, a limit with its name, or an error with its place. A fuzzer changes requests at random and keeps those that reach new code.",
      zh: "输入、粘贴、链接或程序送来的任何内容，只能得到三种回应之一：答案、指明种类的上限、带位置的错误。模糊测试随机改动请求，并留下能走到新代码的那些。",
    },
    claims: {
      fuzzed: {
        what: {
          en: "Requests of every verb that takes text, changed at random",
          zh: "随机改动的请求，遍及每个接受文本的命令",
        },
        against: {
          en: "exactly one of answer, limit and error; no crash, no hang",
          zh: "答案、上限、错误恰得其一；不崩溃，不停滞",
        },
      },
      "fuzzed-sanitized": {
        what: {en: "Those of them under sanitizers", zh: "其中在内存与未定义行为检查下的"},
        against: {en: "the same", zh: "同上"},
      },
      replayed: {
        what: {en: "Requests that the fuzzer kept", zh: "模糊测试留下的请求"},
        against: {
          en: "the command under sanitizers and this page’s engine, letter by letter",
          zh: "带检查的命令行引擎与本页引擎，逐字比较",
        },
      },
      boundaries: {
        what: {
          en: "Hostile links, stored settings, messages and pasted texts",
          zh: "恶意的链接、存储内容、消息与粘贴文本",
        },
        against: {en: "a value or an error, and nothing else changed", zh: "给出值或错误，此外一切不变"},
      },
    },
  },
  {
    anchor: "tests",
    title: {en: "The tests themselves", zh: "测试本身"},
    says: {
      en: "A test that can never fail shows nothing. So we put bugs into the engine and the page on purpose, and the tests have to find them.",
      zh: "永远不会失败的测试什么也说明不了。所以故意在引擎和网页里放进错误，看测试能不能发现。",
    },
    claims: {
      "seeded-bugs": {
        what: {en: "Bugs like those that people make, each caught", zh: "人会犯的错误，个个都被发现"},
        against: {en: "the test named for it", zh: "为它指定的那个测试"},
      },
      mutants: {
        what: {en: "Small random edits of the engine that were noticed", zh: "引擎源码的随机小改动，被发现的"},
        against: {en: "recorded answers and all tests of the engine", zh: "记录在案的答案与引擎的全部测试"},
      },
      "mutants-unnoticed": {
        what: {
          en: "Edits that were not noticed; docs/mutants.md explains them",
          zh: "没有被发现的；docs/mutants.md 中有说明",
        },
        against: {en: "the same", zh: "同上"},
      },
      coverage: {
        what: {en: "Lines of the engine that a test runs", zh: "测试执行到的引擎代码行"},
        against: {
          en: "tests/data/uncovered.txt, which gives a reason for every other line",
          zh: "tests/data/uncovered.txt，其余各行的理由都在其中",
        },
      },
    },
  },
];
