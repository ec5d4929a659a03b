// Writes dist/learn/: the articles of web/learn, a page for each language, and their index.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {PUBLISHED} from "./evidence.mjs";
import {hashed} from "./release.mjs";
import {openSources} from "./sources.mjs";

/** How high each figure is, on a telephone and in a wide window: scripts/rooms.mjs. */
export const ROOMS = "web/learn/rooms.json";

const file = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The entries of docs/references.md by key: the citation without what is remarked on it, and whether the original was seen. */
export function references() {
  const entries = file("docs/references.md").matchAll(/^- \*\*(\w+)\*\*( †)? ([\s\S]*?)(?=\n- |\n\n|\n$)/gm);
  return new Map(
    [...entries].map(([, key, unseen, text]) => {
      const [, citation = text] = /^([\s\S]*?\d)\. [\s\S]*$/.exec(text) ?? [];
      return [key, {text: `${citation.replace(/\s+/g, " ").replace(/\.$/, "")}.`, seen: !unseen}];
    }),
  );
}

/** What keeps so much for them. */
function sheetOf(rooms) {
  const rules = (of) => Object.entries(rooms).map(([figure, room]) => `sg-game${figure}{min-height:${room[of]}px}\n`);
  return `${rules("wide").join("")}@media (max-width: 34rem) {\n${rules("narrow").join("")}}\n`;
}

export async function writeArticles() {
  const sources = await openSources();
  const {articles} = await sources.load("/web/learn/index.ts");
  const {embedding, embeddingPage} = await sources.load("/web/learn/embedding.ts");
  const {evidence, evidencePage} = await sources.load("/web/learn/evidence.ts");
  const {articlePage, indexPage} = await sources.load("/web/learn/html.ts");
  const {formatLink, unplayed} = await sources.load("/web/address/link.ts");
  const {firstNimbers, formatNimbers} = await sources.load("/web/address/nimber-link.ts");
  const {formatValue} = await sources.load("/web/address/value-link.ts");
  const {formatPage} = await sources.load("/web/address/pages.ts");
  const {policyOf} = await sources.load("/web/shell/policy.ts");
  const {cardOf, siteOf, sitePicture} = await sources.load("/web/shell/link-card.ts");
  // The element brings its worker along; the other is the one that keeps the site.
  const policy = policyOf({workers: ["blob:", "'self'"], areTwo: true});
  const known = references();
  const figures = JSON.parse(file(PUBLISHED));
  const settings = (lang) => ({lang: lang === "zh" ? lang : null, theme: null});
  const link = (address, play, lang, mode = "analyse") =>
    `index.html${formatLink({...unplayed, address, play, mode, ...settings(lang)})}`;
  const site = siteOf(process.env.SITE_URL);
  const cardIn =
    (lang) =>
    ({picture = sitePicture, ...said}) =>
      cardOf({...said, lang, picture}, site);
  const reckon = (expression, lang) => `index.html${formatNimbers({...firstNimbers, expression}, settings(lang))}`;
  const value = (shown, lang) => `index.html${formatValue(shown, settings(lang))}`;
  mkdirSync("dist/learn", {recursive: true});
  writeFileSync("dist/learn/theme.js", file("web/learn/theme.js"));
  const rooms = sheetOf(JSON.parse(file(ROOMS)));
  writeFileSync("dist/learn/learn.css", file("web/ui/tokens.css") + file("web/learn/learn.css") + rooms);
  const keeper = readdirSync("dist/assets").find((name) => name.startsWith("article-"));
  const files = {
    style: hashed("dist", "learn/learn.css"),
    theme: hashed("dist", "learn/theme.js"),
    element: hashed("dist", "embed/sg-game.js"),
    keeper: `assets/${keeper}`,
  };
  for (const [lang, folder, home] of [
    ["en", "dist/learn", "../"],
    ["zh", "dist/learn/zh", "../../"],
  ]) {
    const pageLink = (page, chosen) => `index.html${formatPage({page, chosen}, settings(lang))}`;
    const page = {
      lang,
      home,
      files,
      link,
      pageLink,
      reckon,
      value,
      card: cardIn(lang),
      policy,
      cite: (key) => known.get(key),
    };
    mkdirSync(folder, {recursive: true});
    writeFileSync(`${folder}/${embedding.slug}.html`, embeddingPage(page));
    writeFileSync(`${folder}/${evidence.slug}.html`, evidencePage(figures, page));
    writeFileSync(`${folder}/index.html`, indexPage(articles, page));
    for (const [i, {slug}] of articles.entries())
      writeFileSync(`${folder}/${slug}.html`, articlePage(articles, i, page));
  }
}
