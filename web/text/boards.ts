// Bounds that belong to no single game: those of each board, and those of every analysis.
import type {Board} from "../engine/types";
import type {Limit} from "./words";

export const boards: Record<Board["kind"], Limit[]> = {
  heaps: [
    {
      what: {en: "the size of a heap", zh: "一堆的石子数"},
      command: 'sg analyze "nim:18446744073709551616"',
      answer: "at most 18446744073709551615",
    },
    {what: {en: "heaps", zh: "堆数"}, command: 'sg analyze "nim:1^100001"', answer: "at most 100000 heaps"},
  ],
  row: [
    {
      what: {en: "coins", zh: "硬币枚数"},
      command: `node -p '"coins(ruler):" + "H".repeat(100001)' | sg analyze -`,
      answer: "at most 100000 coins",
    },
  ],
  grid: [
    {
      what: {en: "coins or squares on a grid", zh: "棋盘上的硬币数或格数"},
      command: `node -p '"coins-2d(lines):" + "T".repeat(16385)' | sg analyze -`,
      answer: "at most 16384 cells",
    },
  ],
  graph: [
    {
      what: {en: "edges", zh: "边数"},
      command: `node -p '"hackenbush:" + "0-1 ".repeat(4000001)' | sg analyze -`,
      answer: "at most 4000000 edges",
    },
    {
      what: {en: "the number of a vertex", zh: "顶点的编号"},
      command: 'sg analyze "hackenbush:0-4000000001"',
      answer: "at most 4000000000",
    },
  ],
  dag: [
    {
      what: {en: "arcs of a graph", zh: "有向边数"},
      command: `node -p '"dag(" + "1>2 ".repeat(1000001) + "):1"' | sg analyze -`,
      answer: "at most 1000000 arcs",
    },
    {
      what: {en: "tokens", zh: "棋子数"},
      command: `node -p '"dag(1>2):" + "1,".repeat(1001)' | sg analyze -`,
      answer: "at most 1000 tokens",
    },
  ],
  trie: [
    {
      what: {en: "letters of all words together", zh: "所有单词的字母总数"},
      command: `node -p '"word-game(" + "a".repeat(1000001) + "):1"' | sg analyze -`,
      answer: "at most 1000000 letters",
    },
  ],
  draft: [
    {
      what: {en: "generals", zh: "武将人数"},
      command: `node -p '"three-kingdoms:" + "1 ".repeat(124752)' | sg analyze -`,
      answer: "at most 500 generals",
    },
  ],
  sheet: [
    {
      what: {en: "sheets", zh: "纸的张数"},
      command: `node -p '"cutting:" + "2x2,".repeat(10001)' | sg analyze -`,
      answer: "at most 10000 sheets",
    },
    {what: {en: "a side", zh: "边长"}, command: 'sg analyze "cutting:1001x5"', answer: "at most 1000"},
  ],
  stairs: [],
  strip: [],
  ring: [],
  circle: [],
};

export const general: Limit[] = [
  {
    what: {en: "components", zh: "分量个数"},
    command: `node -p '"nim:1 + ".repeat(1000) + "nim:1"' | sg analyze -`,
    answer: "at most 1000 components",
  },
  {
    what: {
      en: "moves looked at, where no theorem finds or counts them",
      zh: "没有定理可用来求出或计数走法时，至多逐一检查这么多种走法",
    },
    command: 'sg analyze "moore-nim(50):1^100" --moves none',
    answer: '"limit":{"kind":"positions","at":"1000000"}',
  },
  {
    what: {en: "the steps, unless given", zh: "步数上限，未指定时"},
    command: 'sg analyze "take-and-break(0.123):90,91,92,93,94" --play misere --moves none',
    answer: '"limit":{"kind":"positions","at":"2579250"}',
  },
  {
    what: {
      en: "the steps, given",
      zh: "步数上限，指定时",
    },
    command: 'sg analyze "take-and-break(0.123):90,91,92,93,94" --play misere --moves none --budget 1000',
    answer: '"limit":{"kind":"positions","at":"185"}',
  },
];
