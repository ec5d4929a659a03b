// Descriptions of the element's attributes, for the article and for docs/notation.md.
import type {AttributeName} from "../address/element";
import {choicesOf} from "../address/element-choices";
import type {Words} from "./words";

const listChoices = (name: AttributeName, join: string) => (choicesOf(name) ?? []).map(code).join(join);
const code = (text: string) => `\`${text}\``;
const choices = (name: AttributeName, en: string, zh = en): Words => ({
  en: `${listChoices(name, ", ")}${en && `; ${en}`}`,
  zh: `${listChoices(name, "、")}${zh && `；${zh}`}`,
});

const defaultValue = (name: string, en = "", zh = en): Words => ({
  en: `${code(name)}${en}`,
  zh: `${code(name)}${zh}`,
});

export const attributeWords: Record<AttributeName, {holds: Words; without: Words}> = {
  at: {holds: {en: "the address of the position", zh: "局面的写法"}, without: defaultValue("nim:3,5,7")},
  mode: {
    holds: choices(
      "mode",
      "`play` is the table, which gives nothing away before the game is over and ignores `show`",
      "`play` 只下棋，终局前什么都不透露，`show` 不起作用",
    ),
    without: defaultValue("analyse"),
  },
  play: {holds: choices("play", "the convention", "胜负规则"), without: defaultValue("normal")},
  show: {
    holds: choices(
      "show",
      "what to show, separated by commas or spaces; `game` is the buttons of play",
      "要显示的部分，以逗号或空格分隔；`game` 指下棋用的按钮",
    ),
    without: {en: "all four", zh: "四项全显示"},
  },
  moves: {
    holds: {en: "the moves made from there on, written as in a link", zh: "从该局面起已走的各步，写法与链接相同"},
    without: {en: "none", zh: "没有"},
  },
  opponent: {
    holds: choices("opponent", "`none` is for two people", "`none` 为两人对下"),
    without: defaultValue("none", "; at the table `casual`", "；`mode` 为 `play` 时是 `casual`"),
  },
  first: {
    holds: choices("first", "who moves first against the computer", "与电脑对局时谁先走"),
    without: defaultValue("reader"),
  },
  hints: {
    holds: choices(
      "hints",
      "`hidden` highlights no winning moves, and the table never does",
      "`hidden` 时不标出必胜走法；`mode` 为 `play` 时从不标出",
    ),
    without: defaultValue("shown"),
  },
  predict: {
    holds: {
      en: "`1`, or no value: readers guess who wins before they see it",
      zh: "`1`，也可不写值：先问谁会赢，再给结论",
    },
    without: {en: "shown without asking", zh: "直接给出结论"},
  },
  lang: {holds: choices("lang", ""), without: {en: "as in the reader’s browser", zh: "随读者的浏览器"}},
  theme: {
    holds: choices("theme", ""),
    without: {en: "the page’s `color-scheme`", zh: "随网页的 `color-scheme`"},
  },
  base: {
    holds: {
      en: "the folder of the site, with `index.html` and `embed/`: the element is loaded from there, and “Open the full page” leads there",
      zh: "本站所在的目录，内有 `index.html` 和 `embed/`：元素从这里加载，“在完整页面打开”也指向这里",
    },
    without: {en: "one folder above the script", zh: "脚本所在目录的上一级"},
  },
};
