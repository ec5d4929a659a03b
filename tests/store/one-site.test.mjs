// The articles and the page are one site: the same masthead, one list of the articles, links in both directions.
import assert from "node:assert/strict";
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {posix} from "node:path";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

const folders = /** @type {const} */ ({en: "learn", zh: "learn/zh"});
const pagesIn = (folder) =>
  readdirSync(`dist/${folder}`)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({file, html: readFileSync(`dist/${folder}/${file}`, "utf8")}));
const text = (html) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
const attribute = (tag, name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1].replaceAll("&amp;", "&");
const linksIn = (html) =>
  [...html.matchAll(/<a\b[^>]*>[\s\S]*?<\/a>/g)].map(([link]) => ({
    href: attribute(link, "href") ?? "",
    current: attribute(link, "aria-current"),
    words: text(link),
  }));

let sources;
let languages;
let sg;
before(async () => {
  sources = await openSources();
  languages = Object.fromEntries((await sources.languages()).map((t) => [t.lang, t]));
  sg = await createEngine();
});
after(() => sg.close());

test("the masthead of every article has the entries of the page, in order, and marks the right one", async () => {
  /** @type {typeof import("../../web/shell/masthead-entries")} */
  const {mastheadEntries} = await sources.load("/web/shell/masthead-entries.ts");
  for (const [lang, folder] of Object.entries(folders)) {
    const t = languages[lang];
    const site = `${posix.relative(folder, ".")}/index.html`;
    const settings = {lang: lang === "en" ? null : /** @type {const} */ ("zh"), theme: null};
    const entries = mastheadEntries(t, true);
    assert.deepEqual(
      entries.map(({name}) => name),
      ["play", "games", "puzzles", "values", "contest", "learn"],
    );
    for (const {file, html} of pagesIn(folder)) {
      const [masthead = ""] = /<header class="masthead">[\s\S]*?<\/header>/.exec(html) ?? [];
      const [nav = ""] = /<nav[\s\S]*<\/nav>/.exec(masthead) ?? [];
      const home = `${site}#/${lang === "en" ? "" : `?lang=${lang}`}`;
      assert.deepEqual(
        linksIn(nav),
        entries.map(({name, label, page}) => ({
          href: name === "learn" ? "./index.html" : page ? site + page.format(page.start, settings) : home,
          current: name === "learn" ? (file === "index.html" ? "page" : "true") : undefined,
          words: label,
        })),
        `${folder}/${file}`,
      );
      const [brand, ...others] = linksIn(masthead.replace(nav, ""));
      assert.deepEqual(brand, {href: home, current: undefined, words: t.ui.title});
      assert.deepEqual(
        others.map(({words}) => words),
        [lang === "en" ? "中文" : "English"],
      );
      const [button = ""] = /<button[\s\S]*<\/button>/.exec(masthead) ?? [];
      assert.equal(text(button.replace("</span>", " ")), `${t.ui.themeDark} ${t.ui.themeLight}`);
      assert.doesNotMatch(html, /<script(?![^>]* src=)| style="| on\w+="/, `${folder}/${file}: refused by the policy`);
    }
  }
});

test("every link of an article leads to a file, to a page or to a position that there is", async () => {
  const {parseRoute} = await sources.load("/web/shell/routes.ts");
  const {parseLink} = await sources.load("/web/address/link.ts");
  const {rungs} = await sources.load("/web/home/thoughts.ts");
  const checked = new Set();
  for (const folder of Object.values(folders))
    for (const {file, html} of pagesIn(folder))
      for (const {href} of linksIn(html)) {
        const at = `${folder}/${file}: ${href}`;
        if (/^https?:/.test(href)) continue;
        const [path = "", hash = ""] = href.split("#");
        if (path !== "") assert.ok(existsSync(`dist/${posix.join(folder, path)}`), at);
        if (!hash.startsWith("/") || checked.has(hash)) continue;
        checked.add(hash);
        if (parseRoute(`#${hash}`)) continue;
        const {link, badFields} = parseLink(`#${hash}`);
        assert.deepEqual(badFields, [], at);
        if (link.address === null) assert.ok(link.rung < rungs.length, at);
        else assert.notEqual((await sg.analyze(link.address, {play: link.play, moves: "none"})).address, "", at);
      }
  assert.ok(checked.size > 200);
});

test("every article ends with what its head names to play; a name that is unknown stops the build", async () => {
  /** @type {typeof import("../../web/learn/article")} */
  const {articlesIn} = await sources.load("/web/learn/article.ts");
  const {articlePage} = await sources.load("/web/learn/article-pages.ts");
  for (const [lang, folder] of Object.entries(folders))
    for (const article of articlesIn(/** @type {"en" | "zh"} */ (lang))) {
      const html = readFileSync(`dist/${folder}/${article.slug}.html`, "utf8");
      const [onward = ""] = /<section class="onward">[\s\S]*?<\/section>/.exec(html) ?? [];
      const plays = linksIn(onward).filter(({href}) => /mode=play|rung=/.test(href));
      // The position that the last block names comes first.
      assert.equal(plays.length, 1 + article.plays.length, `${folder}/${article.slug}`);
      assert.ok(plays.slice(1).every(({words}) => /^(Play: |试玩：)\S/.test(words)));
      assert.throws(() => articlePage([article], 0, {lang, played: () => null}), {
        message: `${article.path}:${article.playsLine}: no game and no level: ${article.plays[0]}`,
      });
    }
});

test("the list beside the articles is the list of the page, with a picture of the first figure of each", async () => {
  /** @type {typeof import("../../web/learn")} */
  const {listedIn} = await sources.load("/web/learn/index.ts");
  const {articlesIn, figures} = await sources.load("/web/learn/article.ts");
  for (const [lang, folder] of Object.entries(folders)) {
    const html = readFileSync(`dist/${folder}/index.html`, "utf8");
    const listed = listedIn(/** @type {"en" | "zh"} */ (lang));
    const rows = [...html.matchAll(/<li data-slug="([^"]*)">([\s\S]*?)<\/li>/g)];
    assert.deepEqual(
      rows.map(([, slug]) => slug),
      listed.map(({slug}) => slug),
    );
    for (const [i, [, slug, row]] of rows.entries()) {
      const {title, lede, minutes, number, shows} = listed[i];
      assert.match(row, /^<span class="picture" aria-hidden="true"><svg[\s\S]*<\/svg><\/span>/, slug);
      assert.deepEqual(linksIn(row), [{href: `./${slug}.html`, current: undefined, words: title}]);
      const words = text(row.replace(/<svg[\s\S]*<\/svg>/, ""));
      assert.ok(words.includes(lede), slug);
      if (number === null) continue;
      assert.ok(words.startsWith(String(number)), slug);
      assert.ok(words.includes(lang === "en" ? `${minutes} min` : `${minutes} 分钟`), slug);
      assert.equal(shows, figures(articlesIn(lang)[number - 1])[0].at);
    }
  }
});

test("the reading time is that of the words that are read", async () => {
  const {minutesOf} = await sources.load("/web/learn/summary.ts");
  const words = (count) => Array.from({length: count}, () => "word").join(" ");
  assert.equal(minutesOf("A word.", "en"), 1);
  assert.equal(minutesOf(words(299), "en"), 1);
  assert.equal(minutesOf(words(300), "en"), 2);
  assert.equal(minutesOf(words(1000), "en"), 5);
  assert.equal(minutesOf("字".repeat(524), "zh"), 1);
  assert.equal(minutesOf("字".repeat(525), "zh"), 2);
  // Neither the fields of a block, nor the notation of a claim, nor the target of a link.
  const block = "\n\n```figure\nat: nim:1\nasks: play\n\n";
  assert.equal(minutesOf(`${words(296)}${block}one\n\`\`\`\n`, "en"), 1);
  assert.equal(minutesOf(`${words(298)} [[nim:1 is N | label]]`, "en"), 1);
  assert.equal(minutesOf(`${words(298)} [it](nimbers:2×3 4 5)`, "en"), 1);
  assert.equal(minutesOf(`${words(296)}${block}one two three four\n\`\`\`\n`, "en"), 2);
});

test("levels, methods, conventions and themes lead to articles that there are", async () => {
  const topics = await sources.load("/web/shell/article-topics.ts");
  const {filesIn} = await sources.load("/web/learn/article-files.ts");
  const {rungs} = await sources.load("/web/home/thoughts.ts");
  const {articleOf: articleOfTheme, themes} = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  const slugs = new Set(filesIn("en").map(({slug}) => slug));
  for (const [name, table] of Object.entries({...topics, articleOfTheme}))
    for (const [key, slug] of Object.entries(table)) assert.ok(slug === null || slugs.has(slug), `${name}.${key}`);
  assert.deepEqual(Object.keys(topics.articleOfLevel), rungs);
  assert.deepEqual(Object.keys(articleOfTheme), [...themes]);
});

test("what answers a figure stands closed behind it, and nothing of an article is left out", async () => {
  const {articlesIn} = await sources.load("/web/learn/article.ts");
  const {answerOf} = await sources.load("/web/learn/blocks.ts");
  for (const [lang, folder] of Object.entries(folders))
    for (const {slug, blocks} of articlesIn(lang)) {
      const html = readFileSync(`dist/${folder}/${slug}.html`, "utf8");
      const answers = [
        ...html.matchAll(/<\/figure>\n<details class="answer">\n<summary>[^<]*<\/summary>\n([\s\S]*?)\n<\/details>/g),
      ];
      const told = blocks.map((_, i) => answerOf(blocks, i)).filter((parts) => parts.length > 0);
      assert.ok(told.length > 0, slug);
      assert.deepEqual(
        answers.map(([, answer]) => answer.split("\n").length),
        told.map((parts) => parts.length),
        slug,
      );
      const elements = blocks.filter(({kind, element}) => kind === "element" && element === "p");
      const paragraphs = html.match(/<p>/g) ?? [];
      assert.ok(paragraphs.length >= elements.length, slug);
    }
});

test("the links of an article carry the theme on, and the way back leads nowhere but into the page", async () => {
  const {carriedOn, pageFields, wayBack, withPageFields} = await sources.load("/web/learn/reader/links.ts");
  const here = new URL("https://a.example/sg/learn/nim.html?theme=light");
  const carried = (href, theme, from) => carriedOn(new URL(href, here).href, here, theme, from);
  /** @type {[string, string | null, string | null, string][]} */
  const cases = [
    ["mex.html", "dark", null, "https://a.example/sg/learn/mex.html?theme=dark"],
    [
      "mex.html?theme=light",
      "dark",
      "#/?rung=2",
      "https://a.example/sg/learn/mex.html?theme=dark&from=%23%2F%3Frung%3D2",
    ],
    ["mex.html?theme=light", null, null, "https://a.example/sg/learn/mex.html"],
    ["evidence.html#table", "dark", null, "https://a.example/sg/learn/evidence.html?theme=dark#table"],
    ["#text", "dark", null, "https://a.example/sg/learn/nim.html?theme=light#text"],
    ["../index.html#/nim:3,5,7", "dark", "#/", "https://a.example/sg/index.html#/nim:3,5,7?theme=dark"],
    [
      "../index.html#/games?lang=zh&theme=dark",
      "light",
      null,
      "https://a.example/sg/index.html#/games?lang=zh&theme=light",
    ],
    ["https://b.example/", "dark", "#/", "https://b.example/"],
  ];
  for (const [href, theme, from, expected] of cases) assert.equal(carried(href, theme, from), expected, href);
  assert.equal(
    withPageFields("#/nim:1?mode=play&lang=zh", {lang: null, theme: "dark"}),
    "#/nim:1?mode=play&theme=dark",
  );
  assert.deepEqual(pageFields("#/?lang=zh"), {lang: "zh"});
  const back = (from) => wayBack(`?${new URLSearchParams({from})}`);
  assert.equal(back("#/?rung=2"), "#/?rung=2");
  for (const bad of [
    "https://b.example/",
    "//b.example",
    "javascript:alert(1)",
    "/other",
    " #/",
    "#b",
    "#/\n",
    `#/${"1,".repeat(3000)}`,
  ])
    assert.equal(back(bad), null, bad);
  assert.equal(wayBack("?theme=dark"), null);
});
