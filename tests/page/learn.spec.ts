// The articles in a browser: the index leads to each, every figure of each works, and axe checks one of each language.
import {readdirSync} from "node:fs";
import {expect, type Page} from "@playwright/test";
import {figureHeightsOf, WIDTHS} from "../../scripts/figure-heights.mjs";
import {everyNth} from "../helpers/effort.mjs";
import {languages, shifts, strictTest as test, violations} from "./playing";

const folders = languages.map((lang) => [lang, {en: "learn", zh: "learn/zh"}[lang]] as const);
const pages = readdirSync("dist/learn").filter(
  (file) => file.endsWith(".html") && !["index.html", "embed.html", "evidence.html"].includes(file),
);

async function expectFigures(page: Page) {
  const figures = page.locator("sg-game");
  await expect.poll(() => figures.count()).toBeGreaterThan(2);
  for (const figure of await figures.all()) {
    // A figure is loaded when it is about to come into view.
    await figure.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 100));
    const [mode, asks] = [await figure.getAttribute("mode"), await figure.getAttribute("predict")];
    const says = mode === "play" ? ".turn-line.you" : asks ? ".guess" : ".verdict:not(.stale) .letter";
    await expect(figure.locator(says)).toBeVisible();
    if (mode === "play" || asks) await expect(figure.locator(".verdict, .why, .wins")).toHaveCount(0);
    await expect(figure.locator("#board svg").first()).toBeVisible();
    await expect(figure.locator(".fault")).toHaveCount(0);
  }
}

for (const [lang, folder] of folders) {
  test(`the articles are opened from the page and from their index, keep the theme and lead to games, ${lang}`, async ({
    page,
  }) => {
    const looks = async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    };
    await page.goto(`index.html#/nim:1,2,3?lang=${lang}&theme=dark`);
    await page.getByRole("link", {name: lang === "en" ? "Learn" : "教程", exact: true}).click();
    await expect(page.locator(".articles a")).toHaveCount(pages.length + 1);
    await page.locator(".articles a").first().click();
    await looks();
    await expect(page.locator("sg-game").first()).toHaveAttribute("theme", "dark");
    await page.locator(".answer summary").first().click();
    await page.locator(".claim").first().click();
    await expect(page.locator(".verdict .letter")).toBeVisible();
    await page.goBack();
    await page.locator(".masthead a[href*='#/games']").click();
    await expect(page.locator(".gallery h1")).toBeVisible();
    await looks();
  });

  test(`the element is told of with examples that live; it takes the focus only after its reader's own last move, ${lang}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: "reduce"});
    await page.goto(`${folder}/embed.html`);
    const element = page.locator("sg-game");
    for (const [i, says] of [".turn-line.you", ".guess", ".verdict .letter"].entries()) {
      await element.nth(i).scrollIntoViewIfNeeded();
      await expect(element.nth(i).locator(says)).toBeVisible();
    }
    await expect(page.locator("sg-game .fault")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    const addElement = (attributes: Record<string, string>) =>
      page.evaluate((extraAttributes) => {
        const element = document.createElement("sg-game");
        for (const [name, value] of Object.entries({mode: "play", lang: "en", ...extraAttributes}))
          element.setAttribute(name, value);
        document.querySelector("article")?.append(element);
      }, attributes);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const last = page.locator("sg-game").last();
    for (const attributes of [{at: "nim:0,0"}, {at: "nim:1", first: "opponent"}] as Record<string, string>[]) {
      await addElement(attributes);
      await last.scrollIntoViewIfNeeded();
      await expect(last.locator(".ended")).toBeVisible();
      await expect.poll(() => focused()).toBe("BODY");
    }
    await addElement({at: "nim:1"});
    await last.locator("#board [data-spot]").first().click();
    await expect(last.locator(".ended .primary")).toBeFocused();
  });

  test(`the ground of an answer leads to what it rests on, ${lang}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(`index.html#/nim:1,2,3?mode=analyse&lang=${lang}`);
    await page.locator(".verdict a[href*='evidence.html#']").click();
    await expect(page).toHaveURL(new RegExp(`${folder}/evidence\\.html#theorem$`));
    await expect(page.locator("section:target td").first()).toHaveText(/^[\d,]+$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  test(`an article asks first, answers then, and leads on to a game, ${lang}`, async ({page}) => {
    await page.goto(`${folder}/mex.html?theme=dark`);
    const first = page.locator("sg-game").first();
    await first.locator(".guess button").last().click();
    await expect(first.locator(".guessed")).toBeVisible();
    await expect(first.locator(".verdict .letter")).toHaveText("P");
    await page.locator(".onward a").first().click();
    await expect(page.locator(".turn-line.you")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
  });

  test(`what is said of a value leads to the page of short games, ${lang}`, async ({page}) => {
    await page.goto(`${folder}/switches.html`);
    expect(await violations(page)).toEqual([]);
    await page.locator("a.thermograph").click();
    await expect(page.locator(".verdict-of .value")).toHaveText("= {1‖0|−1}");
    await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
    await page.goto(`${folder}/infinitesimals.html`);
    await page.locator(".claim", {hasText: "⇑ > ∗"}).click();
    await expect(page.locator(".related")).toContainText(lang === "en" ? "The first is greater" : "前者较大");
  });

  for (const colorScheme of everyNth(2, ["dark", "light"] as const))
    test(`axe finds nothing in an article, ${lang}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: "reduce"});
      await page.goto(`${folder}/${lang === "en" ? "nim" : "hackenbush"}.html`);
      await expectFigures(page);
      expect(await violations(page)).toEqual([]);
    });
}

for (const [lang, folder] of folders) {
  test(`without scripts a sentence stands where the board would, ${lang}`, async ({browser, baseURL}) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL});
    await page.goto(`${folder}/nim.html`);
    const placeholder = page.locator("sg-game .still");
    await expect(placeholder).toHaveCount(await page.locator("sg-game").count());
    await expect(placeholder.first()).toContainText("JavaScript");
    await expect(placeholder.first().getByRole("link")).toHaveText("nim:4,4");
    await page.close();
  });

  for (const width of everyNth(2, Object.values(WIDTHS)))
    test(`every figure asks or tells, and comes without moving the text that is read, ${lang}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 740});
      const shift = await shifts(page);
      for (const file of everyNth(6, pages)) {
        await page.goto(`${folder}/${file}`);
        await expectFigures(page);
        expect(await shift(), file).toBeLessThan(0.05);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), file).toBe(0);
        // If they differ, `npm run figure-heights` measures anew.
        const reservedHeights = await page
          .locator("sg-game")
          .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).minHeight));
        const actualHeights = (await figureHeightsOf(page)).map(([, height]: [string, number]) => height);
        for (const [i, height] of actualHeights.entries())
          expect(Math.abs(height - Number.parseFloat(reservedHeights[i] ?? "")), `${file}, figure ${i}`).toBeLessThan(
            24,
          );
      }
    });
}
