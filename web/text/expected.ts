// What the engine expected where a text stopped making sense, in Chinese; its own phrases are English.
import type {Lang} from "./words";

const phrases: Record<string, string> = {
  "a game, as in nim:3,5,7": "游戏名，如 nim:3,5,7",
  "the end of the game": "游戏到此结束",
  "rules in brackets": "括号里的规则",
  "no rules": "不带规则",
  "the end of the rules": "规则到此结束",
  "the end of the position": "局面到此结束",
  "a heap size": "一堆的石子数",
  "how many heaps": "堆数",
  "two heaps": "恰好两堆",
  "a number": "一个数",
  "a vertex": "一个顶点",
  "the other end of the edge": "边的另一端",
  "edges all with dashes, or all without": "边要么都写短横，要么都不写",
  "( or )": "( 或 )",
  "a width": "宽",
  "a height": "高",
  "sides of at least 1": "边长至少为 1",
  "a sheet that can be cut": "还能剪的纸",
  "H or T": "H 或 T",
  ". or #": ". 或 #",
  "rows of equal length": "各行等长",
  "layers of equal height": "各层行数相等",
  "one layer": "只有一层",
  "the length of a row": "一行的长度",
  "rows of at least one square": "每行至少一格",
  "a row no longer than the one before": "不比上一行长的行",
  "a family of coin games, or a code such as 1-3C(5)": "翻硬币游戏的名称，或 1-3C(5) 之类的代码",
  "a number of coins": "硬币数",
  "at least one coin": "至少一枚硬币",
  "no fewer coins than before the dash": "不小于短横前的数",
  "each mark once": "每个标记只写一次",
  "one of C, E and S": "C、E、S 只能取一个",
  "a number of places": "格数",
  "at least one place": "至少一格",
  "a digit": "一个数字",
  "a digit from 0 to 9 or A to V": "0–9 或 A–V 中的一个数字",
  "a digit under which play ends": "能使游戏终止的数字",
  "a comma": "逗号",
  "a comma or the end": "逗号或结尾",
  "a point": "小数点",
  "a vertex of the graph": "图中的顶点",
  "an arc that is not there yet": "尚未出现过的边",
  "a colon and a letter": "冒号和一个字母",
  "a letter from a to z": "a–z 中的一个字母",
  "a header that counts vertices and arcs": "与顶点数、边数相符的首行 n m",
  "two marbles, the mover's first": "两枚弹珠，先写轮到走的一方",
  "a word": "一个单词",
  "how many rounds": "轮数",
  "at least one round": "至少一轮",
  "the beginning of a word": "某个单词的前缀",
  "a strength": "默契值",
  "6, 15, 28, ... strengths: each pair of 4, 6, 8, ... generals": "6、15、28……个默契值：4、6、8……名武将两两一个",
  "rows that are shorter by one each": "每行比上一行少一个数",
  "a strength that no other pair has": "互不相同的默契值",
  "a general": "一名武将",
  "a general who is free": "尚未被选的武将",
  "the end of the draft": "选将到此结束",
};

const things: Record<string, string> = {
  components: "个分量",
  heaps: "堆",
  edges: "条边",
  coins: "枚硬币",
  sheets: "张纸",
  digits: "位",
  elements: "项",
  cells: "格",
  rows: "行",
  moves: "种走法",
  arcs: "条边",
  vertices: "个顶点",
  tokens: "枚棋子",
  letters: "个字母",
  generals: "名武将",
};

export function expectedIn(lang: Lang, phrase: string): string {
  if (lang === "en") return phrase;
  const [, most, thing = ""] = /^at most (\S+) (\w+)$/.exec(phrase) ?? [];
  if (most && things[thing]) return `至多 ${most} ${things[thing]}`;
  const [, cycle] = /^no cycle: (.*)$/.exec(phrase) ?? [];
  if (cycle) return `不含环：${cycle}`;
  const [, pick] = /^the computer's pick, (\d+)$/.exec(phrase) ?? [];
  if (pick) return `计算机必选的武将 ${pick}`;
  return phrases[phrase] ?? phrase;
}
