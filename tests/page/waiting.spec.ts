// Pages while the engine is loading: no count, no blank, no layout shift when it comes.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {languages, letGo, sharedPageTest, shifts, strictTest as test} from "./playing";

test.afterEach(letGo);

/** The engine is sent when it is released. */
async function holdEngine(page: Page) {
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
  for (const [hash, waits, comes] of everyNth(2, pages))
    test(`nothing is counted before the engine is there, and nothing moves when it comes, ${hash}, ${lang}`, async ({
      page,
    }) => {
      // A narrow page has no room for a problem beside the list until it is loaded.
      await page.setViewportSize({width: waits.startsWith(".problem-side") ? 1280 : 360, height: 740});
      const release = await holdEngine(page);
      const shift = await shifts(page);
      await page.goto(`index.html${hash}${hash.includes("?") ? "&" : "?"}lang=${lang}`);
      await expect(page.locator(waits).first()).toBeVisible();
      // Long enough for the message that it takes long.
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

// At the width of a phone, where most elements can shift, they are above.
for (const width of isLong ? [360, 1440] : [1440])
  for (const [hash, , comes] of everyNth(pages.length, pages))
    test(`a page comes without moving, ${hash}, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      const shift = await shifts(page);
      await page.goto(`index.html${hash}`);
      await expect(page.locator(comes).first()).toBeVisible();
      await expect(page.locator(".waiting")).toHaveCount(0);
      expect(await shift()).toBeLessThan(0.1);
    });

sharedPageTest("a run that takes long says how far it has got, also once it is given up", async ({page}) => {
  await page.goto("index.html#/sequence/grundy/1e6?lang=en");
  await page.locator("#sequence-to").fill("1000000");
  await page.locator(".bound .primary").click();
  await expect(page.locator(".progress .quiet")).toHaveText(/^Computed [\d\u202f]+ of 1\u202f000\u202f000 values/);
  await page.locator(".progress button").click();
  await expect(page.locator(".cancelled")).toHaveText(/Stopped after [\d\u202f]+ of 1\u202f000\u202f000 values\./);
});
