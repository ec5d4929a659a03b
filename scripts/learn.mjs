// Writes dist/learn/: the articles of web/learn as a page for each language, and their index.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {createElement} from "preact";
import {renderToString} from "preact-render-to-string";
import {PUBLISHED} from "./evidence.mjs";
import {boardSheets, openDrawing} from "./pictures.mjs";
import {hashed} from "./release.mjs";
import {openSources} from "./sources.mjs";

/** Heights of the figures on a phone and in a wide window, written by scripts/figure-heights.mjs. */
export const FIGURE_HEIGHTS = "web/learn/figure-heights.json";

const readText = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Returns the entries of docs/references.md by key: the citation without its remarks, and whether the original was seen. */
export function references() {
  const entries = readText("docs/references.md").matchAll(/^- \*\*(\w+)\*\*( †)? ([\s\S]*?)(?=\n- |\n\n|\n$)/gm);
  return new Map(
    [...entries].map(([, key, unseen, text]) => {
      const [, citation = text] = /^([\s\S]*?\d)\. [\s\S]*$/.exec(text) ?? [];
      return [key, {text: `${citation.replace(/\s+/g, " ").replace(/\.$/, "")}.`, seen: !unseen}];
    }),
  );
}

/** Returns the style sheet of every article: colours, controls and masthead are those of the page. */
function articleSheet() {
  const [order] = /@layer ui,[^;]*;/.exec(readText("web/shell/common.css")) ?? [];
  const sheets = ["ui/tokens.css", "ui/controls.css", "shell/masthead.css", "learn/learn.css"];
  return [order, ...sheets.map((path) => readText(`web/${path}`)), sheetOf(JSON.parse(readText(FIGURE_HEIGHTS)))].join(
    "\n",
  );
}

/**
 * Returns a function that writes the list of the articles in a language, by the component that the page uses. Its pictures
 * are the drawings of `draw`, without inline styles, which the policy of the page forbids.
 */
async function openList(sources, draw) {
  const {ArticleList, listedIn} = await sources.load("/web/learn/index.ts");
  /** @type {Map<string, string>} */
  const drawings = new Map();
  const pictureOf = ({shows}) =>
    createElement("span", {
      class: "picture",
      "aria-hidden": true,
      dangerouslySetInnerHTML: {__html: drawings.get(shows) ?? ""},
    });
  return async (lang) => {
    const articles = listedIn(lang);
    for (const {shows} of articles)
      if (!drawings.has(shows)) drawings.set(shows, (await draw(shows)).join("").replace(/ style="[^"]*"/g, ""));
    const linkOf = (slug) => `./${slug}.html`;
    return renderToString(createElement(ArticleList, {lang, articles, linkOf, pictureOf, read: new Set()}));
  };
}

/**
 * Returns a function that finds what an article names to play, a game of the catalogue or a level of the first page, with
 * its link; null if there is none.
 */
async function openPlayed(sources, engine, t, settings) {
  const catalog = await engine.catalog();
  const {rungs} = await sources.load("/web/home/thoughts.ts");
  const {gameWords} = await sources.load("/web/say/game-names.ts");
  const {formatLink, defaultLinkFields} = await sources.load("/web/address/link.ts");
  const {pageWords} = await sources.load("/web/learn/words.ts");
  const linkTo = (fields) =>
    `index.html${formatLink({...defaultLinkFields, mode: "play", play: "normal", ...settings(t.lang), ...fields})}`;
  return (/** @type {string} */ key) => {
    const [, level] = /^level (.+)$/.exec(key) ?? [];
    if (level !== undefined) {
      const rung = rungs.indexOf(level);
      if (rung < 1) return null;
      const facts = {name: t.home.rungs[level], number: rung, count: rungs.length - 1};
      return {name: t(pageWords.level[t.lang], facts), href: linkTo({address: null, rung})};
    }
    const entry = catalog.find(({game, id}) => game === key || id === key);
    if (!entry) return null;
    const name = t(pageWords.play[t.lang], {name: gameWords(entry)(t).name});
    return {name, href: linkTo({address: `${entry.game}:${entry.sample}`})};
  };
}

/** Returns the style sheet that reserves the heights of the figures. */
function sheetOf(heights) {
  const rules = (of) =>
    Object.entries(heights).map(([figure, height]) => `sg-game${figure}{min-height:${height[of]}px}\n`);
  return `${rules("wide").join("")}@media (max-width: 34rem) {\n${rules("narrow").join("")}}\n`;
}

export async function writeArticles() {
  const sources = await openSources();
  const {articlesIn} = await sources.load("/web/learn/article.ts");
  const {embedding, embeddingPage} = await sources.load("/web/learn/embedding.ts");
  const {evidence, evidencePage} = await sources.load("/web/learn/evidence.ts");
  const {articlePage, folderOf, indexPage, translationOf} = await sources.load("/web/learn/article-pages.ts");
  const {articleLangs, languages, loadLanguage, sourceLang} = await sources.load("/web/text/index.ts");
  const {formatLink, defaultLinkFields} = await sources.load("/web/address/link.ts");
  const {defaultNimbers, formatNimbers} = await sources.load("/web/address/nimber-link.ts");
  const {formatValue} = await sources.load("/web/address/value-link.ts");
  const {listLink} = await sources.load("/web/address/list-link.ts");
  const {ArticleMasthead} = await sources.load("/web/shell/article-masthead.tsx");
  const {policyOf} = await sources.load("/web/shell/policy.ts");
  const {metaTags, parseSiteUrl, sitePicture} = await sources.load("/web/shell/link-card.ts");
  // The element contains its worker (a Blob); the other one is the service worker.
  const policy = policyOf({workers: ["blob:", "'self'"], allowsDuplicates: true});
  const citations = references();
  const figures = JSON.parse(readText(PUBLISHED));
  const settings = (lang) => ({lang: lang === sourceLang ? null : lang, theme: null});
  const link = (address, play, lang, mode = "analyse") =>
    `index.html${formatLink({...defaultLinkFields, address, play, mode, ...settings(lang)})}`;
  const site = parseSiteUrl(process.env.SITE_URL);
  const cardIn =
    (lang) =>
    ({picture = sitePicture, ...details}) =>
      metaTags({...details, tag: languages[lang].tag, picture}, site);
  const reckon = (expression, lang) => `index.html${formatNimbers({...defaultNimbers, expression}, settings(lang))}`;
  const value = (shown, lang) => `index.html${formatValue(shown, settings(lang))}`;
  const engine = await sources.engine();
  const listFor = await openList(sources, await openDrawing(sources, engine));
  mkdirSync("dist/learn", {recursive: true});
  writeFileSync("dist/learn/learn.css", articleSheet());
  writeFileSync("dist/learn/list.css", boardSheets() + readText("web/learn/article-list.css"));
  const listSheet = hashed("dist", "learn/list.css");
  const keeper = readdirSync("dist/assets").find((name) => /^article-[\w-]{8}\.js$/.test(name));
  const files = {
    style: hashed("dist", "learn/learn.css"),
    reader: hashed("dist", "learn/reader.js"),
    element: hashed("dist", "embed/sg-game.js"),
    keeper: `assets/${keeper}`,
  };
  for (const lang of articleLangs) {
    const folder = `dist/${folderOf(lang)}`;
    const pageLink = (page, chosen) => `index.html${listLink(page).format({chosen}, settings(lang))}`;
    const t = await loadLanguage(lang, {parts: ["home", "puzzles", "short"]});
    const home = folderOf(lang).replace(/[^/]+/g, "..");
    const masthead = (file) =>
      renderToString(
        createElement(ArticleMasthead, {
          ...{t, lang, isList: file === "index.html"},
          home: home + link(null, "normal", lang),
          linkTo: (page) => `${home}index.html${page.format(page.start, settings(lang))}`,
          articleIn: (other) => translationOf(file, lang, other),
        }),
      );
    const page = {
      ...{lang, t, home, masthead},
      files,
      played: await openPlayed(sources, engine, t, settings),
      link,
      pageLink,
      reckon,
      value,
      card: cardIn(lang),
      policy,
      cite: (key) => citations.get(key),
    };
    const articles = articlesIn(lang);
    mkdirSync(folder, {recursive: true});
    writeFileSync(`${folder}${embedding.slug}.html`, embeddingPage(page));
    writeFileSync(`${folder}${evidence.slug}.html`, evidencePage(figures, page));
    writeFileSync(`${folder}index.html`, indexPage({list: await listFor(lang), sheet: listSheet}, page));
    for (const [i, {slug}] of articles.entries())
      writeFileSync(`${folder}${slug}.html`, articlePage(articles, i, page));
  }
  engine.close();
}
