// What stands on a page while the engine is on its way: no count, no blank, nothing that moves when it comes.
import {expect, type Page} from "@playwright/test";
import {isLong, oneOf} from "../helpers/effort.mjs";
import {languages, lasting, letGo, shifts, watchful as test} from "./playing";

test.afterEach(letGo);

/** The engine comes when it is let go. */
async function held(page: Page) {
  let release = () => {};
  const freed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await freed;
    await route.continue();
  });
  return () => release();
}

const pages: [hash: string, waits: string, comes: string][] = [
  ["#/nim:3,5,7?mode=play", ".table .waiting", "#board svg"],
  ["#/", ".table .waiting", "#board svg"],
  ["#/cram:6x7", ".right .waiting", ".verdict .letter"],
  ["#/games", ".card .picture", ".card .picture svg"],
  ["#/contest", ".problem-list .waiting", ".problems a"],
  ["#/contest/poj-2311", ".problem-side .waiting", ".problem-side textarea"],
  ["#/sequence/kayles", ".waiting", ".finding .claim"],
  ["#/sequence/wythoff", ".waiting", ".finding p"],
  [
    "#/nimbers/3*5",
    "#nim-table-title ~ .waiting, .nim-table .waiting",
    ".nim-table .cells, .nim-table table, .nim-table svg",
  ],
];

for (const lang of languages)
  for (const [hash, waits, comes] of oneOf(2, pages))
    test(`nothing is counted before the engine is there, and nothing moves when it comes, ${hash}, ${lang}`, async ({
      page,
    }) => {
      // Beside the list of the problems a narrow page has no place for one of them, until it comes.
      await page.setViewportSize({width: waits.startsWith(".problem-side") ? 1280 : 360, height: 740});
      const release = await held(page);
      const shift = await shifts(page);
      await page.goto(`index.html${hash}${hash.includes("?") ? "&" : "?"}lang=${lang}`);
      await expect(page.locator(waits).first()).toBeVisible();
      // Long enough for what says that it takes long.
      if (/sequence|nim:|#\/$/.test(hash)) await expect(page.locator(".progress")).toBeVisible();
      const words = await page.locator("main").innerText();
      expect(words).not.toMatch(
        /\b0 (in all|values|positions|problems|games)|(^|\D)0 [项个种题道]|Computed 0|NaN|undefined/,
      );
      release();
      await expect(page.locator(comes).first()).toBeVisible();
      await expect(page.locator(".waiting")).toHaveCount(0);
      expect(await shift()).toBeLessThan(0.1);
    });

// As narrow as a telephone, where most can move, they come above.
for (const width of isLong ? [360, 1440] : [1440])
  for (const [hash, , comes] of oneOf(pages.length, pages))
    test(`a page comes without moving, ${hash}, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      const shift = await shifts(page);
      await page.goto(`index.html${hash}`);
      await expect(page.locator(comes).first()).toBeVisible();
      await expect(page.locator(".waiting")).toHaveCount(0);
      expect(await shift()).toBeLessThan(0.1);
    });

lasting("a run that takes long says how far it has got, also once it is given up", async ({page}) => {
  await page.goto("index.html#/sequence/grundy/1e6?lang=en");
  await page.locator("#sequence-to").fill("1000000");
  await page.locator(".bound .primary").click();
  await expect(page.locator(".progress .quiet")).toHaveText(/^Computed [\d\u2009]+ of 1\u2009000\u2009000 values/);
  await page.locator(".progress button").click();
  await expect(page.locator(".cancelled")).toHaveText(/Given up after [\d\u2009]+ of 1\u2009000\u2009000 values\./);
});
