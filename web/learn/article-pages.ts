// HTML pages of the articles. They contain no inline script or style, so that each can be served under a strict policy.
import {type ArticleLang, articleLangs, languages} from "../text/languages";
import {type Article, pictureOf} from "./article";
import {blocksHtml, type Played} from "./block-html";
import {fault} from "./fields";
import {textHtml} from "./markdown";
import {escapeHtml, type PageContext, type Picture} from "./page-context";
import {pageWords, type Words} from "./words";

const say = (words: Words, {lang}: PageContext) => escapeHtml(words[lang]);

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

/** Folder of the articles in a language, from that of index.html. */
export const folderOf = (lang: ArticleLang) => languages[lang].articles.replace("./", "");

/** Returns the relative path from a folder to another; both end in a slash. */
function pathBetween(from: string, to: string): string {
  if (to.startsWith(from)) return to.slice(from.length);
  return `../${pathBetween(from.replace(/[^/]+\/$/, ""), to)}`;
}

/** Returns the relative path from a page in a language to the same page in another. */
export const translationOf = (file: string, from: ArticleLang, to: ArticleLang) =>
  pathBetween(folderOf(from), folderOf(to)) + file;

interface PageParts {
  /** File name without its folder, the same in all languages. */
  file: string;
  title: string;
  lede: string;
  main: string;
  picture?: Picture;
  /** Further style sheet, relative to the folder of index.html. */
  sheet?: string;
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
  const {file, title, lede, main, sheet} = parts;
  const {lang, t, home, files, masthead, policy} = page;
  const brand = escapeHtml(t.ui.title);
  const others = articleLangs
    .filter((other) => other !== lang)
    .map((other) => ({...languages[other], href: translationOf(file, lang, other)}));
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
${[files.style, sheet ?? []]
  .flat()
  .map((name) => `<link rel="stylesheet" href="${home}${name}">`)
  .join("\n")}
${others.map(({tag, href}) => `<link rel="alternate" hreflang="${tag}" href="${href}">`).join("\n")}
<script src="${home}${files.reader}"></script>
<script src="${home}${files.element}" defer></script>
<script type="module" src="${home}${files.keeper}"></script>
</head>
<body>
<a class="skip" href="#text">${say(pageWords.skip, page)}</a>
${masthead(file)}
<main id="text">
<p class="back" hidden><a href="${home}index.html" data-puzzles="${say(pageWords.backToPuzzles, page)}">${say(pageWords.backToGame, page)}</a></p>
${main}
</main>
</body>
</html>
`;
}

export const headerHtml = (title: string, lede: string, number = "") => `<header class="opening">
${number && `<span class="number">${number}</span>\n`}<h1>${escapeHtml(title)}</h1>
<p class="lede">${escapeHtml(lede)}</p>
</header>`;

export function articlePage(all: Article[], at: number, page: PageContext): string {
  const article = all[at];
  if (!article) throw new Error(`no article ${at}`);
  const siblingLink = (rel: "prev" | "next", sibling: Article | undefined, words: Words) =>
    sibling
      ? `<a rel="${rel}" href="${sibling.slug}.html"><small>${say(words, page)}</small><span>${escapeHtml(sibling.title)}</span><small>${mottoHtml(sibling.motto, page)}</small></a>`
      : "";
  const {slug, title, lede, blocks} = article;
  const main = `<article>
${headerHtml(title, lede, String(at + 1))}
${blocksHtml(blocks, playedIn(article, page), at + 1, page)}
${sourcesHtml(article, page)}
</article>
<nav class="turn" aria-label="${escapeHtml(page.t.ui.learn)}">
${siblingLink("prev", all[at - 1], pageWords.before)}
${siblingLink("next", all[at + 1], pageWords.after)}
</nav>`;
  return pageHtml({file: `${slug}.html`, title, lede, main, picture: pictureOf(article)}, page);
}

/** Returns the links of what the head of an article names; throws at a game or a level that does not exist. */
function playedIn({plays, path, playsLine}: Article, page: PageContext): Played[] {
  return plays.map((key) => {
    const played = page.played(key);
    if (!played) throw fault(path, playsLine, `no game and no level: ${key}`);
    return played;
  });
}

/** Page with the list of the articles, given as HTML with its style sheet. */
export function indexPage({list, sheet}: {list: string; sheet: string}, page: PageContext): string {
  const [title, lede] = [page.t.table.learn, pageWords.lede[page.lang]];
  return pageHtml({file: "index.html", title, lede, main: headerHtml(title, lede) + list, sheet}, page);
}
