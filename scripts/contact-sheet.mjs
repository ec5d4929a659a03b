// The site at a glance, its pages and then every game of the catalogue at its table: docs/contact-sheet/, one sheet for each width and theme, English on the light ones and
// Chinese on the dark. After a build.
import {mkdirSync, writeFileSync} from "node:fs";
import {pathToFileURL} from "node:url";
import {inBrowser} from "./browser.mjs";

const SHEETS = [
  {name: "wide-light", width: 1440, height: 1000, across: 6, shown: 300, theme: "light", lang: "en"},
  {name: "wide-dark", width: 1440, height: 1000, across: 6, shown: 300, theme: "dark", lang: "zh"},
  {name: "narrow-light", width: 360, height: 740, across: 10, shown: 180, theme: "light", lang: "en"},
  {name: "narrow-dark", width: 360, height: 740, across: 10, shown: 180, theme: "dark", lang: "zh"},
];
const PAGE = pathToFileURL("dist/standalone.html");
const PAGES = [
  "#/",
  "#/?rung=3",
  "#/nim:3,5,7",
  "#/games",
  "#/puzzles",
  "#/contest",
  "#/sequence/kayles",
  "#/nimbers/7*9",
  "#/values/{2||1|0}",
  "#/write",
];
const FOLDER = "docs/contact-sheet";

await inBrowser(async (browser) => {
  mkdirSync(FOLDER, {recursive: true});
  for (const sheet of SHEETS) writeFileSync(`${FOLDER}/${sheet.name}.jpg`, await drawn(browser, sheet));
});

async function drawn(browser, {width, height, across, shown, theme, lang}) {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: {width, height},
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const chosen = `lang=${lang}&theme=${theme}`;
  await page.goto(`${PAGE}#/games?${chosen}`);
  const cards = page.locator(".shelf a.card");
  await cards.first().waitFor();
  const links = await cards.evaluateAll((all) => [...new Set(all.map((card) => card.getAttribute("href")))]);
  await page.addStyleTag({content: "h1:focus-visible { outline: none }"});
  const pictures = [];
  const pages = PAGES.map((link) => `${link}${link.includes("?") ? "&" : "?"}${chosen}`);
  for (const link of [...pages, ...links]) {
    await page.goto(`${PAGE}${link}`);
    await page
      .locator(/^#\/([a-z-]*:|\?)/.test(link) ? "#board[aria-busy=false]" : "main h1")
      .first()
      .waitFor();
    await page.waitForTimeout(200);
    // The heading has the focus. Were it taken away, the board would take it and show what a touch there would do.
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
