// HTML pages of the articles. They contain no inline script or style, so that each can be served under a strict policy.
import type {Play} from "../engine/types";
import {type ArticleLang, articleLangs, languages} from "../text/languages";
import {type Article, type Block, type FigureOf, pictureOf, type Words} from "./article";
import {thermographHtml} from "./thermograph";
import {escapeHtml, type PageContext, type Picture, textHtml, toHtml} from "./to-html";
import {pageWords} from "./words";

const say = (words: Words, {lang}: PageContext) => escapeHtml(words[lang]);

/** Replacement of a figure for readers without scripts: a note with a link to the position. */
function noScriptNote(at: string, play: Play, page: PageContext): string {
  const href = escapeHtml(page.home + page.link(at, play, page.lang));
  return `<noscript><p class="still">${say(pageWords.still, page)} <a href="${href}">${escapeHtml(at)}</a></p></noscript>`;
}

function figureHtml(figure: FigureOf, number: string, page: PageContext): string {
  const {at, play, show = "board,verdict", caption} = figure;
  const modeAttributes =
    figure.asks === "play"
      ? [`mode="play"`, `opponent="perfect"`, figure.first && `first="${figure.first}"`]
      : [`show="${show}"`, figure.asks && `predict="1"`];
  const attributes = [`at="${escapeHtml(at)}"`, play && `play="${play}"`, ...modeAttributes, `lang="${page.lang}"`];
  return `<figure>
<figcaption><b>${number}</b>${toHtml(caption, page)}</figcaption>
<sg-game ${attributes.filter(Boolean).join(" ")}>${noScriptNote(at, play ?? "normal", page)}</sg-game>
</figure>`;
}

function valuesHtml(block: Extract<Block, {kind: "values"}>, page: PageContext): string {
  const cells = block.values.map((value, i) => {
    const heap = block.from + i;
    const href = escapeHtml(page.home + page.link(`${block.game}:${heap}`, "normal", page.lang));
    return `<li><a class="math" href="${href}"><small>${heap}</small>${value}</a></li>`;
  });
  const width = block.values.length % 12 === 0 ? "twelve" : "seven";
  return `<figure>
<figcaption>${toHtml(block.caption, page)}</figcaption>
<ol class="values ${width}">
${cells.join("\n")}
</ol>
</figure>`;
}

/** HTML of an article's body; figures are numbered in order. */
function bodyHtml(article: Article, chapter: number, page: PageContext): string {
  let count = 0;
  const next = () => `${chapter}.${++count}`;
  return article.body
    .map((block) => {
      switch (block.kind) {
        case "text":
          return `<p>${toHtml(block.text, page)}</p>`;
        case "heading":
          return `<h2>${toHtml(block.text, page)}</h2>`;
        case "statement":
          return `<div class="statement"><p><b>${toHtml(block.name, page)}</b> ${toHtml(block.text, page)}</p></div>`;
        case "figure":
          return figureHtml(block, next(), page);
        case "values":
          return valuesHtml(block, page);
        case "thermograph":
          return thermographHtml(block, page);
        case "exercise":
          return `<section class="exercise">
<h2>${say(pageWords.exercise, page)}</h2>
<p>${toHtml(block.ask, page)}</p>
${figureHtml(block.figure, next(), page)}
<details>
<summary>${say(pageWords.answer, page)}</summary>
<p>${toHtml(block.answer, page)}</p>
</details>
</section>`;
        default:
          throw new Error("a block of no known kind");
      }
    })
    .join("\n");
}

/** Converts a citation such as "Nim, *Annals* 3" to HTML. */
const citationHtml = (text: string) => escapeHtml(text).replace(/\*([^*]+)\*/g, "<cite>$1</cite>");

function sourcesHtml({sources: keys}: Article, page: PageContext): string {
  const cited = keys.map(page.cite);
  const items = cited.map(({text, seen}) => `<li lang="en">${seen ? "" : "† "}${citationHtml(text)}</li>`);
  return `<section class="sources">
<h2>${say(pageWords.sources, page)}</h2>
<ul>
${items.join("\n")}
</ul>
${cited.some(({seen}) => !seen) ? `<p>${say(pageWords.unseen, page)}</p>` : ""}
</section>`;
}

/** HTML of a motto without links, as it stands inside a link. */
function mottoHtml(text: string, page: PageContext): string {
  return textHtml(text, page).replace(/<\/?a\b[^>]*>/g, "");
}

/** Section on what to play after the article. */
function nextSection({next: {at, play, says, theme}}: Article, page: PageContext): string {
  const {t} = page;
  const table = page.home + page.link(at, play ?? "normal", page.lang, "play");
  const themeFacts = {puzzles: t.table.puzzles, theme: t.puzzles.names[theme]};
  const puzzlesOfTheme = t(pageWords.puzzlesOf[page.lang], themeFacts);
  return `<section class="onward">
<h2>${say(pageWords.nowPlay, page)}</h2>
<ul>
<li><a href="${escapeHtml(table)}">${toHtml(says, page)}</a></li>
<li><a href="${escapeHtml(page.home + page.pageLink("puzzles", theme))}">${escapeHtml(puzzlesOfTheme)}</a></li>
<li><a href="${escapeHtml(page.home + page.pageLink("games", null))}">${escapeHtml(t.home.allGames)}</a></li>
</ul>
</section>`;
}

/** Folder of the articles in a language, from that of index.html. */
export const folderOf = (lang: ArticleLang) => languages[lang].articles.replace("./", "");

/** Returns the relative path from a folder to another; both end in a slash. */
function pathBetween(from: string, to: string): string {
  if (to.startsWith(from)) return to.slice(from.length);
  return `../${pathBetween(from.replace(/[^/]+\/$/, ""), to)}`;
}

interface PageParts {
  /** File name without its folder, the same in all languages. */
  file: string;
  title: string;
  lede: string;
  main: string;
  picture?: Picture;
}

/** Meta elements of the card that is shown with links to the page. */
function cardMeta({file, title, lede, picture}: PageParts, page: PageContext): string {
  const path = `${folderOf(page.lang)}${file}`;
  return page
    .card({brand: page.t.ui.title, title, description: lede, path, picture})
    .map(
      ([key, content]) =>
        `<meta ${key.startsWith("og:") ? "property" : "name"}="${key}" content="${escapeHtml(content)}">`,
    )
    .join("\n");
}

export function pageHtml(parts: PageParts, page: PageContext): string {
  const {file, title, lede, main} = parts;
  const {lang, t, home, files, link, policy} = page;
  const brand = escapeHtml(t.ui.title);
  const others = articleLangs
    .filter((other) => other !== lang)
    .map((other) => ({...languages[other], href: pathBetween(folderOf(lang), folderOf(other)) + file}));
  const pageLinks = (["games", "puzzles"] as const).map(
    (name) => `<a href="${escapeHtml(home + page.pageLink(name, null))}">${escapeHtml(t.table[name])}</a>`,
  );
  return `<!doctype html>
<html lang="${languages[lang].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(lede)}">
<title>${escapeHtml(title)} · ${brand}</title>
${cardMeta(parts, page)}
<link rel="icon" type="image/svg+xml" href="${home}mark.svg">
<link rel="stylesheet" href="${home}${files.style}">
${others.map(({tag, href}) => `<link rel="alternate" hreflang="${tag}" href="${href}">`).join("\n")}
<script src="${home}${files.theme}"></script>
<script src="${home}${files.element}" defer></script>
<script type="module" src="${home}${files.keeper}"></script>
</head>
<body>
<a class="skip" href="#text">${say(pageWords.skip, page)}</a>
<header class="masthead">
<a class="brand" href="${home}${link(null, "normal", lang)}">${brand}</a>
<nav>
${pageLinks.join("\n")}
<a href="./index.html">${escapeHtml(t.ui.learn)}</a>
${others.map(({tag, href, name}) => `<a href="${href}" lang="${tag}" hreflang="${tag}">${name}</a>`).join("\n")}
</nav>
</header>
<main id="text">
${main}
</main>
</body>
</html>
`;
}

export const headerHtml = (title: string, lede: string, number: string, page: PageContext) => `<header class="opening">
${number && `<span class="number">${number}</span>\n`}<h1>${textHtml(title, page)}</h1>
<p class="lede">${textHtml(lede, page)}</p>
</header>`;

export function articlePage(all: Article[], at: number, page: PageContext): string {
  const article = all[at];
  if (!article) throw new Error(`no article ${at}`);
  const siblingLink = (rel: "prev" | "next", sibling: Article | undefined, words: Words) =>
    sibling
      ? `<a rel="${rel}" href="${sibling.slug}.html"><small>${say(words, page)}</small><span>${say(sibling.title, page)}</span></a>`
      : "";
  const {slug} = article;
  const [title, lede] = [article.title[page.lang], article.lede[page.lang]];
  const main = `<article>
${headerHtml(title, lede, String(at + 1), page)}
${bodyHtml(article, at + 1, page)}
${nextSection(article, page)}
${sourcesHtml(article, page)}
</article>
<nav class="turn" aria-label="${escapeHtml(page.t.ui.learn)}">
${siblingLink("prev", all[at - 1], pageWords.before)}
${siblingLink("next", all[at + 1], pageWords.after)}
</nav>`;
  return pageHtml({file: `${slug}.html`, title, lede, main, picture: pictureOf(article)}, page);
}

export function indexPage(all: Article[], page: PageContext): string {
  const rows = all.map(
    ({slug, title, lede, motto: text}, i) =>
      `<li><a href="${slug}.html"><span class="number">${i + 1}</span><span><strong>${say(title, page)}</strong><small>${say(lede, page)}</small></span><span class="motto">${mottoHtml(text, page)}</span></a></li>`,
  );
  const [title, lede] = [page.t.ui.learn, pageWords.lede[page.lang]];
  const main = `${headerHtml(title, lede, "", page)}
<ol class="contents">
${rows.join("\n")}
</ol>`;
  return pageHtml({file: "index.html", title, lede, main}, page);
}
