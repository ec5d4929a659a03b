// The articles as pages. No script and no style stand in a page: each may be served under a strict policy.
import type {Play} from "../engine/types";
import {type Article, type Block, type FigureOf, pictureOf, type Words} from "./article";
import {type Picture, rich, type Surroundings, safe} from "./rich";
import {thermograph} from "./thermograph";
import {around} from "./words";

const say = (words: Words, {lang}: Surroundings) => safe(words[lang]);

/** What stands where the figure cannot: a reader without scripts is told what would be there. */
function still(at: string, play: Play, page: Surroundings): string {
  const to = safe(page.home + page.link(at, play, page.lang));
  return `<noscript><p class="still">${say(around.still, page)} <a href="${to}">${safe(at)}</a></p></noscript>`;
}

function figure(shown: FigureOf, number: string, page: Surroundings): string {
  const {at, play, show = "board,verdict", caption} = shown;
  const terms =
    shown.asks === "play"
      ? [`mode="play"`, `opponent="perfect"`, shown.first && `first="${shown.first}"`]
      : [`show="${show}"`, shown.asks && `predict="1"`];
  const attributes = [`at="${safe(at)}"`, play && `play="${play}"`, ...terms, `lang="${page.lang}"`];
  return `<figure>
<figcaption><b>${number}</b>${rich(caption, page)}</figcaption>
<sg-game ${attributes.filter(Boolean).join(" ")}>${still(at, play ?? "normal", page)}</sg-game>
</figure>`;
}

function values(block: Extract<Block, {kind: "values"}>, page: Surroundings): string {
  const cells = block.values.map((value, i) => {
    const heap = block.from + i;
    const to = safe(page.home + page.link(`${block.game}:${heap}`, "normal", page.lang));
    return `<li><a class="math" href="${to}"><small>${heap}</small>${value}</a></li>`;
  });
  const width = block.values.length % 12 === 0 ? "twelve" : "seven";
  return `<figure>
<figcaption>${rich(block.caption, page)}</figcaption>
<ol class="values ${width}">
${cells.join("\n")}
</ol>
</figure>`;
}

/** The body of an article; its figures are numbered as they come. */
function blocks(article: Article, chapter: number, page: Surroundings): string {
  let count = 0;
  const next = () => `${chapter}.${++count}`;
  return article.body
    .map((block) => {
      switch (block.kind) {
        case "text":
          return `<p>${rich(block.text, page)}</p>`;
        case "heading":
          return `<h2>${rich(block.text, page)}</h2>`;
        case "statement":
          return `<div class="statement"><p><b>${rich(block.name, page)}</b> ${rich(block.text, page)}</p></div>`;
        case "figure":
          return figure(block, next(), page);
        case "values":
          return values(block, page);
        case "thermograph":
          return thermograph(block, page);
        case "exercise":
          return `<section class="exercise">
<h2>${say(around.exercise, page)}</h2>
<p>${rich(block.ask, page)}</p>
${figure(block.figure, next(), page)}
<details>
<summary>${say(around.answer, page)}</summary>
<p>${rich(block.answer, page)}</p>
</details>
</section>`;
        default:
          throw new Error("a block of no known kind");
      }
    })
    .join("\n");
}

/** "Nim, *Annals* 3" as HTML. */
const citation = (text: string) => safe(text).replace(/\*([^*]+)\*/g, "<cite>$1</cite>");

function sources({sources: keys}: Article, page: Surroundings): string {
  const cited = keys.map(page.cite);
  const items = cited.map(({text, seen}) => `<li lang="en">${seen ? "" : "† "}${citation(text)}</li>`);
  return `<section class="sources">
<h2>${say(around.sources, page)}</h2>
<ul>
${items.join("\n")}
</ul>
${cited.some(({seen}) => !seen) ? `<p>${say(around.unseen, page)}</p>` : ""}
</section>`;
}

/** A motto stands in a link already. */
function motto(text: string, page: Surroundings): string {
  return rich({en: text, zh: text}, page).replace(/<\/?a\b[^>]*>/g, "");
}

/** What to play after the article. */
function onward({next: {at, play, says, theme}}: Article, page: Surroundings): string {
  const table = page.home + page.link(at, play ?? "normal", page.lang, "play");
  return `<section class="onward">
<h2>${say(around.nowPlay, page)}</h2>
<ul>
<li><a href="${safe(table)}">${rich(says, page)}</a></li>
<li><a href="${safe(page.home + page.pageLink("puzzles", theme))}">${say(around.puzzlesOf(theme), page)}</a></li>
<li><a href="${safe(page.home + page.pageLink("games", null))}">${say(around.allGames, page)}</a></li>
</ul>
</section>`;
}

interface Frame {
  /** The file without its folder: the same in both languages. */
  file: string;
  title: Words;
  lede: Words;
  main: string;
  picture?: Picture;
}

/** What a link to the page is shown with. */
function card({file, title, lede, picture}: Frame, page: Surroundings): string {
  const {lang} = page;
  const path = `learn/${lang === "zh" ? "zh/" : ""}${file}`;
  return page
    .card({brand: around.brand[lang], title: title[lang], description: lede[lang], path, picture})
    .map(
      ([key, content]) => `<meta ${key.startsWith("og:") ? "property" : "name"}="${key}" content="${safe(content)}">`,
    )
    .join("\n");
}

export function whole(frame: Frame, page: Surroundings): string {
  const {file, title, lede, main} = frame;
  const {lang, home, files, link, policy} = page;
  const other = lang === "zh" ? `../${file}` : `zh/${file}`;
  const [code, otherCode, otherName] = lang === "zh" ? ["zh-CN", "en", "English"] : ["en", "zh-CN", "中文"];
  const others = around.pages.map(
    ([name, words]) => `<a href="${safe(home + page.pageLink(name, null))}">${say(words, page)}</a>`,
  );
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${say(lede, page)}">
<title>${say(title, page)} · ${say(around.brand, page)}</title>
${card(frame, page)}
<link rel="icon" type="image/svg+xml" href="${home}mark.svg">
<link rel="stylesheet" href="${home}${files.style}">
<link rel="alternate" hreflang="${otherCode}" href="${other}">
<script src="${home}${files.theme}"></script>
<script src="${home}${files.element}" defer></script>
<script type="module" src="${home}${files.keeper}"></script>
</head>
<body>
<a class="skip" href="#text">${say(around.skip, page)}</a>
<header class="masthead">
<a class="brand" href="${home}${link(null, "normal", lang)}">${say(around.brand, page)}</a>
<nav>
${others.join("\n")}
<a href="./index.html">${say(around.learn, page)}</a>
<a href="${other}" lang="${otherCode}" hreflang="${otherCode}">${otherName}</a>
</nav>
</header>
<main id="text">
${main}
</main>
</body>
</html>
`;
}

export const opening = (title: Words, lede: Words, number: string, page: Surroundings) => `<header class="opening">
${number && `<span class="number">${number}</span>\n`}<h1>${rich(title, page)}</h1>
<p class="lede">${rich(lede, page)}</p>
</header>`;

export function articlePage(all: Article[], at: number, page: Surroundings): string {
  const article = all[at];
  if (!article) throw new Error(`no article ${at}`);
  const beside = (rel: "prev" | "next", to: Article | undefined, words: Words) =>
    to
      ? `<a rel="${rel}" href="${to.slug}.html"><small>${say(words, page)}</small><span>${say(to.title, page)}</span></a>`
      : "";
  const {slug, title, lede} = article;
  const main = `<article>
${opening(title, lede, String(at + 1), page)}
${blocks(article, at + 1, page)}
${onward(article, page)}
${sources(article, page)}
</article>
<nav class="turn" aria-label="${say(around.learn, page)}">
${beside("prev", all[at - 1], around.before)}
${beside("next", all[at + 1], around.after)}
</nav>`;
  return whole({file: `${slug}.html`, title, lede, main, picture: pictureOf(article)}, page);
}

export function indexPage(all: Article[], page: Surroundings): string {
  const rows = all.map(
    ({slug, title, lede, motto: text}, i) =>
      `<li><a href="${slug}.html"><span class="number">${i + 1}</span><span><strong>${say(title, page)}</strong><small>${say(lede, page)}</small></span><span class="motto">${motto(text, page)}</span></a></li>`,
  );
  const {learn: title, lede} = around;
  const main = `${opening(title, lede, "", page)}
<ol class="contents">
${rows.join("\n")}
</ol>`;
  return whole({file: "index.html", title, lede, main}, page);
}
