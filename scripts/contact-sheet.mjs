// Writes docs/contact-sheet/: screenshots of all pages and of every game of the catalogue, one sheet for each width and
// theme, in English on the light ones and in the next language on the dark ones. Needs a build.
import {mkdirSync, writeFileSync} from "node:fs";
import {pathToFileURL} from "node:url";
import {inBrowser} from "./browser.mjs";
import {openSources} from "./sources.mjs";

const SHEETS = [
  {name: "wide-light", width: 1440, height: 1000, across: 6, shown: 300, theme: "light"},
  {name: "wide-dark", width: 1440, height: 1000, across: 6, shown: 300, theme: "dark"},
  {name: "narrow-light", width: 360, height: 740, across: 10, shown: 180, theme: "light"},
  {name: "narrow-dark", width: 360, height: 740, across: 10, shown: 180, theme: "dark"},
];
const PAGE = pathToFileURL("dist/standalone.html");
const PAGES = [
  "#/",
  "#/?rung=3",
  "#/nim:3,5,7",
  "#/games",
  "#/game/domineering",
  "#/puzzles",
  "#/contest",
  "#/sequence/kayles",
  "#/nimbers/7*9",
  "#/values/{2||1|0}",
  "#/write",
];
const FOLDER = "docs/contact-sheet";

const sources = await openSources();
/** @type {typeof import("../web/text")} */
const {langs} = await sources.load("/web/text/index.ts");

await inBrowser(async (browser) => {
  mkdirSync(FOLDER, {recursive: true});
  for (const sheet of SHEETS) writeFileSync(`${FOLDER}/${sheet.name}.jpg`, await drawSheet(browser, sheet));
});

async function drawSheet(browser, {width, height, across, shown, theme}) {
  const lang = langs[theme === "dark" ? 1 : 0];
  const context = await browser.newContext({
    serviceWorkers: "block",
    // For a style of its own on the page.
    bypassCSP: true,
    viewport: {width, height},
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const settings = `lang=${lang}&theme=${theme}`;
  await page.goto(`${PAGE}#/games?${settings}`);
  const cards = page.locator(".shelf a.card");
  await cards.first().waitFor();
  const links = await cards.evaluateAll((all) => [...new Set(all.map((card) => card.getAttribute("href")))]);
  await page.addStyleTag({content: "h1:focus-visible { outline: none }"});
  const pictures = [];
  const pages = PAGES.map((link) => `${link}${link.includes("?") ? "&" : "?"}${settings}`);
  for (const link of [...pages, ...links]) {
    await page.goto(`${PAGE}${link}`);
    await page
      .locator(/^#\/([a-z-]*:|\?)/.test(link) ? "#board[aria-busy=false]" : "main h1")
      .first()
      .waitFor();
    await page.waitForTimeout(200);
    // The heading keeps the focus: otherwise the board would take it and preview a touch.
    await page.evaluate(() => scrollTo(0, 0));
    pictures.push((await page.screenshot({type: "jpeg", quality: 80})).toString("base64"));
  }
  const images = pictures.map((data) => `<img width="${shown}" src="data:image/jpeg;base64,${data}">`);
  await page.setViewportSize({width: across * (shown + 6) + 6, height: 600});
  await page.goto("about:blank");
  await page.setContent(
    `<body style="margin:3px;font-size:0;background:#888"><style>img{margin:3px}</style>${images.join("")}`,
  );
  const sheet = await page.screenshot({type: "jpeg", quality: 60, fullPage: true});
  await context.close();
  return sheet;
}
