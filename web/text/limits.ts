// Limits that belong to no single game: those of boards that have some, and those of every analysis.
import type {Board} from "../engine/types";
import type {Limit} from "./game";

export const limits = {
  heaps: {
    size: {
      command: 'sg analyze "nim:[[18446744073709551615|18446744073709551616]]"',
      answer: "at most 18446744073709551615",
    },
    heaps: {command: 'sg analyze "nim:1^[[100000|100001]]"', answer: "at most 100000 heaps"},
  },
  row: {
    coins: {
      command: `node -p '"coins(ruler):" + "H".repeat([[100000|100001]])' | sg analyze - --moves none`,
      answer: "at most 100000 coins",
    },
  },
  grid: {
    cells: {
      command: `node -p '"coins-2d(lines):" + "T".repeat([[16384|16385]])' | sg analyze -`,
      answer: "at most 16384 cells",
    },
  },
  graph: {
    edges: {
      command: `node -p '"hackenbush:" + "0-1 ".repeat([[4000000|4000001]])' | sg analyze - --moves none`,
      answer: "at most 4000000 edges",
    },
    vertex: {command: 'sg analyze "hackenbush:0-[[4000000000|4000000001]]"', answer: "at most 4000000000"},
  },
  dag: {
    arcs: {
      command: `node -p '"dag(" + [...Array([[1000000|1000001]]).keys()].map(n => "0>" + (n + 1)).join(" ") + "):1"' | sg analyze -`,
      answer: "at most 1000000 arcs",
    },
    tokens: {
      command: `node -p '"dag(1>2):" + "1,".repeat([[1000|1001]])' | sg analyze -`,
      answer: "at most 1000 tokens",
    },
  },
  trie: {
    letters: {
      command: `node -p '"word-game(" + "a".repeat([[1000000|1000001]]) + "):1"' | sg analyze -`,
      answer: "at most 1000000 letters",
    },
  },
  states: {
    parts: {
      command: `node -p '"explored(example):" + "3,".repeat([[1000|1001]])' | sg analyze -`,
      answer: "at most 1000 components",
    },
  },
  draft: {
    generals: {
      command: `node -p '"three-kingdoms:" + [...Array([[124751|125752]]).keys()].slice(1).join(" ")' | sg analyze -`,
      answer: "at most 500 generals",
    },
  },
  sheet: {
    sheets: {
      command: `node -p '"cutting:" + "2x2,".repeat([[10000|10001]])' | sg analyze - --moves none`,
      answer: "at most 10000 sheets",
    },
    side: {command: 'sg analyze "cutting:[[1000|1001]]x5"', answer: "at most 1000"},
  },
  general: {
    components: {
      command: `node -p '"nim:1 + ".repeat([[999|1000]]) + "nim:1"' | sg analyze -`,
      answer: "at most 1000 components",
    },
    moves: {
      command: 'sg analyze "moore-nim(50):1^[[10|100]]" --moves none',
      answer: '"limit":{"kind":"positions","at":"1000000"}',
    },
    budget: {
      command: 'sg analyze "welter:[[1,2,3|50,60,70,80,90,95]]" --play misere --moves none',
      answer: '"limit":{"kind":"positions","at":"159703"}',
    },
    given: {
      command: 'sg analyze "dawsons-kayles:[[3,4,5|90,91,92,93,94]]" --play misere --moves none --budget 1000',
      answer: '"limit":{"kind":"positions","at":"25"}',
    },
    memory: {
      command: "sg check kayles:[[10|1000000000000000000]]",
      answer: '"limit":{"kind":"memory"}',
    },
  },
} satisfies {[place in Board["kind"] | "general"]?: Record<string, Limit>};
