// HTML pages of the articles. They contain no inline script or style, so that each can be served under a strict policy.
import {type ArticleLang, articleLangs, languages} from "../text/languages";
import {type Article, pictureOf} from "./article";
import {blocksHtml} from "./block-html";
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

export const headerHtml = (title: string, lede: string, number = "") => `<header class="opening">
${number && `<span class="number">${number}</span>\n`}<h1>${escapeHtml(title)}</h1>
<p class="lede">${escapeHtml(lede)}</p>
</header>`;

export function articlePage(all: Article[], at: number, page: PageContext): string {
  const article = all[at];
  if (!article) throw new Error(`no article ${at}`);
  const siblingLink = (rel: "prev" | "next", sibling: Article | undefined, words: Words) =>
    sibling
      ? `<a rel="${rel}" href="${sibling.slug}.html"><small>${say(words, page)}</small><span>${escapeHtml(sibling.title)}</span></a>`
      : "";
  const {slug, title, lede, blocks} = article;
  const main = `<article>
${headerHtml(title, lede, String(at + 1))}
${blocksHtml(blocks, at + 1, page)}
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
      `<li><a href="${slug}.html"><span class="number">${i + 1}</span><span><strong>${escapeHtml(title)}</strong><small>${escapeHtml(lede)}</small></span><span class="motto">${mottoHtml(text, page)}</span></a></li>`,
  );
  const [title, lede] = [page.t.ui.learn, pageWords.lede[page.lang]];
  const main = `${headerHtml(title, lede)}
<ol class="contents">
${rows.join("\n")}
</ol>`;
  return pageHtml({file: "index.html", title, lede, main}, page);
}
