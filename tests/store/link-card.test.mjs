// Cards of links to a page: titles in the page's language, absolute URLs, and a picture that exists.
import assert from "node:assert/strict";
import {mkdtempSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {after, test} from "node:test";
import {writePictures} from "../../scripts/pictures.mjs";
import {openSources} from "../../scripts/sources.mjs";

const folder = mkdtempSync("build/link-card-");
const sources = await openSources();
after(async () => {
  rmSync(folder, {recursive: true});
});
const {metaTags, pictureSize, parseSiteUrl, sitePicture} = await sources.load("/web/shell/link-card.ts");
const {articlesIn, pictureOf} = await sources.load("/web/learn/article.ts");
const {sourceLang} = await sources.load("/web/text/languages.ts");

const cardData = {
  brand: "B",
  title: "T",
  description: "D",
  tag: "zh-CN",
  path: "learn/zh/nim.html",
  picture: sitePicture,
};

test("a picture is named by its whole address, whether or not that of the site ends in a slash", () => {
  for (const siteUrl of ["https://games.example/sg", "https://games.example/sg/"]) {
    const card = new Map(metaTags(cardData, parseSiteUrl(siteUrl)));
    assert.equal(card.get("og:url"), "https://games.example/sg/learn/zh/nim.html");
    assert.equal(card.get("og:image"), "https://games.example/sg/pictures/site.png");
    assert.equal(card.get("twitter:card"), "summary_large_image");
  }
});

test("where the site is not known no picture is named", () => {
  const card = new Map(metaTags(cardData, parseSiteUrl("")));
  assert.deepEqual(
    [...card.keys()].filter((key) => /image|url/.test(key)),
    [],
  );
  assert.equal(card.get("twitter:card"), "summary");
});

test("what is not the address of a site is refused", () => {
  for (const siteUrl of [
    "games.example",
    "/sg",
    "file:///sg",
    "https://",
    "https://games.example/?a",
    "https://games.example/#a",
  ])
    assert.throws(() => parseSiteUrl(siteUrl), {message: `SITE_URL is not the address of a site: ${siteUrl}`});
});

const pages = [
  "index.html",
  ...readdirSync("dist/learn", {recursive: true, encoding: "utf8"}).map((name) => `learn/${name}`),
];
for (const page of pages.filter((name) => name.endsWith(".html")))
  test(`${page} says what a link to it is shown with`, () => {
    const source = readFileSync(`dist/${page}`, "utf8");
    const content = (pattern) => new RegExp(`<meta ${pattern} content="([^"]+)"`).exec(source)?.[1];
    const [, title = ""] = /<title>([^<·]+?)(?: · [^<]+)?<\/title>/.exec(source) ?? [];
    assert.equal(content('property="og:title"'), title);
    assert.equal(content('property="og:description"'), content('name="description"'));
    assert.equal(content('property="og:locale"'), page.includes("/zh/") ? "zh_CN" : "en_US");
    assert.match(content('name="twitter:card"') ?? "", /^summary/);
  });

test("the site and each article have a picture of their own, of the size that is told", async () => {
  await writePictures(folder);
  const pictures = [sitePicture, ...articlesIn(sourceLang).map(pictureOf)].map(({path}) =>
    readFileSync(`${folder}/${path}`),
  );
  assert.ok(pictures.length > 8);
  // Two cards without a board would look the same.
  assert.equal(new Set(pictures.map((png) => png.toString("base64"))).size, pictures.length);
  for (const png of pictures) {
    assert.equal(png.toString("latin1", 1, 4), "PNG");
    assert.deepEqual({width: png.readUInt32BE(16), height: png.readUInt32BE(20)}, pictureSize);
  }
});
