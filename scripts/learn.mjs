// Writes dist/learn/: the articles of web/learn as a page for each language, and their index.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {PUBLISHED} from "./evidence.mjs";
import {hashed} from "./release.mjs";
import {openSources} from "./sources.mjs";

/** Heights of the figures on a phone and in a wide window, written by scripts/rooms.mjs. */
export const ROOMS = "web/learn/rooms.json";

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

/** Returns the style sheet that reserves the heights of the figures. */
function sheetOf(rooms) {
  const rules = (of) => Object.entries(rooms).map(([figure, room]) => `sg-game${figure}{min-height:${room[of]}px}\n`);
  return `${rules("wide").join("")}@media (max-width: 34rem) {\n${rules("narrow").join("")}}\n`;
}

export async function writeArticles() {
  const sources = await openSources();
  const {articlesIn} = await sources.load("/web/learn/article.ts");
  const {embedding, embeddingPage} = await sources.load("/web/learn/embedding.ts");
  const {evidence, evidencePage} = await sources.load("/web/learn/evidence.ts");
  const {articlePage, folderOf, indexPage} = await sources.load("/web/learn/article-pages.ts");
  const {articleLangs, languages, loadLanguage, sourceLang} = await sources.load("/web/text/index.ts");
  const {formatLink, defaultLinkFields} = await sources.load("/web/address/link.ts");
  const {defaultNimbers, formatNimbers} = await sources.load("/web/address/nimber-link.ts");
  const {formatValue} = await sources.load("/web/address/value-link.ts");
  const {listLink} = await sources.load("/web/address/list-link.ts");
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
  mkdirSync("dist/learn", {recursive: true});
  writeFileSync("dist/learn/theme.js", readText("web/learn/theme.js"));
  const rooms = sheetOf(JSON.parse(readText(ROOMS)));
  writeFileSync("dist/learn/learn.css", readText("web/ui/tokens.css") + readText("web/learn/learn.css") + rooms);
  const keeper = readdirSync("dist/assets").find((name) => name.startsWith("article-"));
  const files = {
    style: hashed("dist", "learn/learn.css"),
    theme: hashed("dist", "learn/theme.js"),
    element: hashed("dist", "embed/sg-game.js"),
    keeper: `assets/${keeper}`,
  };
  for (const lang of articleLangs) {
    const folder = `dist/${folderOf(lang)}`;
    const pageLink = (page, chosen) => `index.html${listLink(page).format({chosen}, settings(lang))}`;
    const page = {
      lang,
      t: await loadLanguage(lang, {parts: ["home", "puzzles", "short"]}),
      home: folderOf(lang).replace(/[^/]+/g, ".."),
      files,
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
    writeFileSync(`${folder}index.html`, indexPage(articles, page));
    for (const [i, {slug}] of articles.entries())
      writeFileSync(`${folder}${slug}.html`, articlePage(articles, i, page));
  }
}
