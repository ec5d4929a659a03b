// Browsers that cannot run the engine, each for another reason: the page names the reason and stays, in both languages.
import {chromium, expect, test} from "@playwright/test";
import {launchOptions} from "../../scripts/browser.mjs";
import {everyNth} from "../helpers/effort.mjs";

const refused = {en: "needs WebAssembly with SIMD and exceptions", zh: "带 SIMD 与异常处理的 WebAssembly"};

for (const [lacks, flag] of everyNth(
  3,
  Object.entries({
    WebAssembly: "--jitless",
    SIMD: "--no-enable-sse4-1",
    exceptions: "--no-wasm-legacy-eh",
  }),
))
  test(`a browser without ${lacks} is told so`, async ({baseURL}) => {
    const browser = await chromium.launch({...launchOptions, args: [`--js-flags=${flag}`]});
    for (const [lang, sentence] of Object.entries(refused))
      for (const [file, field] of [
        ["index.html", "#position-text"],
        ["standalone.html", "#position-text"],
        ["bare.html", "sg-game"],
      ] as const) {
        const page = await browser.newPage({baseURL, locale: lang});
        await page.goto(`${file}#/nim:3,5,7?lang=${lang}`);
        await expect(page.locator(".gone")).toContainText(sentence);
        await expect(page.locator(field)).toBeVisible();
        await page.close();
      }
    await browser.close();
  });

test("a browser that cannot unpack the page in one file is told so, in both languages", async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {DecompressionStream: undefined});
  });
  await page.goto("standalone.html");
  await expect(page.locator("#outdated")).toContainText("too old");
  await expect(page.locator("#outdated")).toContainText("浏览器版本太旧");
});
