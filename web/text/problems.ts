// The titles of contest problems, by their first id.
import type {Words} from "./words";

const w = (en: string, zh: string): Words => ({en, zh});

export const problemTitles: Record<string, Words> = {
  "cf-455b": w("A Lot of Games", "A Lot of Games（单词接龙多局赛）"),
  "cf-917b": w("MADMAX", "MADMAX（有向图上的弹珠）"),
  "hdu-1849": w("Rabbit and Grass", "Rabbit and Grass（Nim）"),
  "hdu-1850": w("Being a Good Boy in Spring Festival", "Being a Good Boy in Spring Festival（Nim：必胜首步数）"),
  "hdu-1907": w("John", "John（反尼姆）"),
  "hdu-2176": w("Taking stones from m heaps", "取（m 堆）石子游戏"),
  "hdu-2509": w("Be the Winner", "Be the Winner（可拆分的反尼姆）"),
  "hdu-3032": w("Nim or not Nim?", "Nim or not Nim?（取或拆）"),
  "hdu-3951": w("Coin Game", "Coin Game（环形取硬币）"),
  "luogu-p1199": w("Three Kingdoms (NOIP 2010)", "三国游戏（NOIP2010 普及组）"),
  "luogu-p1288": w("Number game II", "取数游戏 II"),
  "luogu-p2197": w("Nim (template)", "【模板】Nim 游戏"),
  "luogu-p2252": w("Taking stones (Wythoff)", "取石子游戏（威佐夫）"),
  "luogu-p2575": w("Chess", "高手过招"),
  "poj-1067": w("Taking stones (Wythoff)", "取石子游戏（威佐夫）"),
  "poj-1704": w("Georgia and Bob", "格鲁吉亚和鲍勃（Georgia and Bob）"),
  "poj-2234": w("Matches Game", "Matches Game（Nim）"),
  "poj-2311": w("Cutting Game", "剪纸游戏"),
  "poj-2484": w("A Funny Game", "A Funny Game（环形取硬币）"),
  "poj-2975": w("Nim", "Nim（必胜首步数）"),
  "poj-3710": w("Christmas Game", "Christmas Game（删边游戏）"),
};
