// Article on embedding a board in a web page: live examples, and the attributes of the element.
import {attributeNames} from "../address/element";
import {headerHtml, pageHtml} from "./article-pages";
import {attributeWords} from "./attribute-words";
import {embedding} from "./embedding-head";
import {escapeHtml, type PageContext} from "./page-context";
import type {Words} from "./words";

export {embedding} from "./embedding-head";

const pageText = {
  how: {
    en: "Open a position, press Share and choose Embed: the code is written for you, with the address of the script. Put the script in a page once, the element as often as you like. Nothing is sent anywhere: the engine runs in the reader's browser.",
    zh: "打开一个局面，点“分享”，选“嵌入网页”，代码连同脚本地址都已写好。脚本每页放一次，元素可以放任意多个。不会向任何地方发送数据：引擎就在读者的浏览器里运行。",
  },
  attributes: {en: "The attributes", zh: "属性"},
  name: {en: "attribute", zh: "属性"},
  holds: {en: "holds", zh: "取值"},
  without: {en: "without it", zh: "不写时"},
};

interface Example {
  says: Words;
  attributes: [name: string, value: string][];
}

const examples: Example[] = [
  {
    says: {en: "A game. Nothing is given away until it is over.", zh: "下一盘棋，终局之前什么都不透露。"},
    attributes: [
      ["at", embedding.shows],
      ["mode", "play"],
    ],
  },
  {
    says: {en: "A question: who wins? Then the answer and why.", zh: "先提问：谁会赢？答过之后给出结论和理由。"},
    attributes: [
      ["at", "kayles:5"],
      ["show", "board,verdict,why"],
      ["predict", "1"],
    ],
  },
  {
    says: {en: "A board and its verdict, no winning move highlighted.", zh: "只有棋盘和结论，不标出必胜走法。"},
    attributes: [
      ["at", "hackenbush:0-1 1-2 0-3"],
      ["show", "board,verdict"],
      ["hints", "hidden"],
    ],
  },
];

const elementTag = (attributes: [string, string][]) =>
  `<sg-game ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ")}></sg-game>`;

export function embeddingPage(page: PageContext): string {
  const {lang} = page;
  const say = (words: Words) => escapeHtml(words[lang]);
  const exampleFigures = examples.map(
    ({says, attributes}) => `<figure>
<figcaption>${say(says)}</figcaption>
<pre><code>${escapeHtml(elementTag(attributes))}</code></pre>
${elementTag([...attributes, ["lang", lang]])}
</figure>`,
  );
  const sayWithCode = (words: Words) => say(words).replace(/`([^`]*)`/g, "<code>$1</code>");
  const rows = attributeNames.map((name) => {
    const {holds, without} = attributeWords[name];
    return `<tr><th scope="row"><code>${name}</code></th><td>${sayWithCode(holds)}</td><td>${sayWithCode(without)}</td></tr>`;
  });
  const {slug} = embedding;
  const [title, lede] = [embedding.title[page.lang], embedding.lede[page.lang]];
  const main = `<article>
${headerHtml(title, lede)}
<p>${say(pageText.how)}</p>
<pre><code>${escapeHtml('<script src="…/embed/sg-game.js" async></script>')}</code></pre>
${exampleFigures.join("\n")}
<h2>${say(pageText.attributes)}</h2>
<table>
<thead><tr><th scope="col">${say(pageText.name)}</th><th scope="col">${say(pageText.holds)}</th><th scope="col">${say(pageText.without)}</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</article>`;
  return pageHtml({file: `${slug}.html`, title, lede, main}, page);
}
