// The articles in a browser: the index leads to each, every figure of each is solved, and one of each language is seen by axe.
import {readdirSync} from "node:fs";
import {expect, type Page} from "@playwright/test";
import {watchful as test, violations} from "./playing";

const folders = {en: "learn", zh: "learn/zh"};
const pages = readdirSync("dist/learn").filter(
  (file) => file.endsWith(".html") && !["index.html", "embed.html"].includes(file),
);

async function expectSolved(page: Page) {
  const figures = page.locator("sg-game");
  expect(await figures.count()).toBeGreaterThan(2);
  for (const figure of await figures.all()) {
    await expect(figure.locator(".verdict:not(.stale) .letter")).toBeVisible();
    await expect(figure.locator("#board svg").first()).toBeVisible();
    await expect(figure.locator(".fault")).toHaveCount(0);
  }
}

for (const [lang, folder] of Object.entries(folders)) {
  test(`the articles are opened from the page and from their index, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/nim:1,2,3?lang=${lang}`);
    await page.getByRole("link", {name: lang === "en" ? "Learn" : "教程", exact: true}).click();
    await expect(page.locator(".articles a")).toHaveCount(pages.length + 1);
    await page.locator(".articles a").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
    await page.locator(".claim").first().click();
    await expect(page.locator(".verdict .letter")).toBeVisible();
  });

  test(`an article keeps the theme, and leads to the games in it, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/learn?lang=${lang}&theme=dark`);
    await page.locator(".articles a").first().click();
    const dark = () => expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await dark();
    await expect(page.locator("sg-game").first()).toHaveAttribute("theme", "dark");
    await page.locator(".masthead a[href*='#/games']").click();
    await expect(page.locator(".gallery h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
    await dark();
  });

  test(`the element is told of with examples that live, ${lang}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: "reduce"});
    await page.goto(`${folder}/embed.html`);
    const element = page.locator("sg-game");
    await expect(element.nth(0).locator(".turn-line.you")).toBeVisible();
    await expect(element.nth(1).locator(".guess")).toBeVisible();
    await expect(element.nth(2).locator(".verdict .letter")).toBeVisible();
    await expect(page.locator("sg-game .fault")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  for (const file of pages)
    test(`every figure is solved, ${folder}/${file}`, async ({page}) => {
      await page.goto(`${folder}/${file}`);
      await expectSolved(page);
    });

  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing in an article, ${lang}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: "reduce"});
      await page.goto(`${folder}/${lang === "en" ? "nim" : "hackenbush"}.html`);
      await expectSolved(page);
      expect(await violations(page)).toEqual([]);
    });
}
