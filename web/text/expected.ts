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
};

const things: Record<string, string> = {
  components: "个分量",
  heaps: "堆",
  edges: "条边",
  coins: "枚硬币",
  sheets: "张纸",
  digits: "位",
  elements: "项",
  moves: "种走法",
};

export function expectedIn(lang: Lang, phrase: string): string {
  if (lang === "en") return phrase;
  const [, most, thing = ""] = /^at most (\S+) (\w+)$/.exec(phrase) ?? [];
  if (most && things[thing]) return `至多 ${most} ${things[thing]}`;
  return phrases[phrase] ?? phrase;
}
