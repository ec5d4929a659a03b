// The articles and the page as one site: theme and ways between them, answers that open, and marks for what was read.
import {expect, type Page} from "@playwright/test";
import {languages, strictTest as test, violations} from "./playing";

const words = {
  en: {play: "Play", back: "Back to your game", dark: "Dark", folder: "learn"},
  zh: {play: "对局", back: "回到刚才的棋局", dark: "深色", folder: "learn/zh"},
};
const rows = (page: Page) =>
  page.locator(".articles li").evaluateAll((items) => items.map((item) => item.querySelector("h2")?.textContent));

for (const lang of languages)
  test(`from a level to its article, which opens its answer, keeps the theme, leads back and is marked as read, ${lang}`, async ({
    page,
  }) => {
    const {play, back, dark, folder} = words[lang];
    const root = page.locator("html");
    await page.emulateMedia({colorScheme: "light", reducedMotion: "reduce"});
    await page.goto(`index.html#/nim:1,2?mode=play&opponent=none&lang=${lang}`);
    await page.locator("#board [data-spot]").first().click();
    await expect(page).toHaveURL(/moves=/);
    const game = page.url();

    await test.step("the list has every article, and no mark yet", async () => {
      await page.locator(".masthead nav a").last().click();
      await expect(page.locator(".articles li")).toHaveCount(17);
      await expect(page.locator(".articles .board")).not.toHaveCount(0);
      await expect(page.locator(".articles .read:visible, .clear-read:visible")).toHaveCount(0);
    });
    const listed = await rows(page);

    await page.goto(`${folder}/nim.html?from=${encodeURIComponent("#/?rung=2")}`);
    await test.step("the theme changes where one reads", async () => {
      await page.locator(".masthead .theme").click();
      await expect(root).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("sg-game").first()).toHaveAttribute("theme", "dark");
      await expect(page.locator(".masthead .theme")).not.toHaveText(dark, {useInnerText: true});
      expect(await violations(page)).toEqual([]);
    });
    await test.step("the answer is closed until the question is answered", async () => {
      const figure = page.locator("sg-game[predict]").first();
      const answer = page.locator("figure:has(sg-game[predict]) + .answer").first();
      await figure.scrollIntoViewIfNeeded();
      await expect(answer.locator("p").first()).toBeHidden();
      await figure.locator(".guess button").first().click();
      await expect(answer.locator("p").first()).toBeVisible();
      await expect(page.locator(".answer[open]")).toHaveCount(1);
    });
    await test.step("one way leads to the current game, one back to where the reader came from", async () => {
      await expect(page.locator(".back a")).toHaveText(back);
      await expect(page.locator(".back a")).toHaveAttribute("href", /index\.html#\/\?rung=2&theme=dark$/);
      await page.locator(".masthead").getByRole("link", {name: play, exact: true}).click();
      await expect(page).toHaveURL(/#\/nim:1,2\?.*moves=[^&]+.*theme=dark/);
      expect(new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("moves")).toBe(
        new URLSearchParams(new URL(game).hash.split("?")[1]).get("moves"),
      );
      await page.goBack();
      await page.locator(".masthead nav a[href*='#/games']").click();
      await expect(page.locator(".gallery h1")).toBeVisible();
      await expect(page.locator(".masthead nav a").first()).toHaveAttribute("href", /#\/nim:1,2\?.*moves=/);
      await page.goBack();
      await page.locator(".brand").click();
      await expect(page.locator(".ladder")).toBeVisible();
      await expect(page.locator(".ladder [aria-current]")).toHaveCount(0);
    });
    await test.step("what was read to its end is marked in both lists, until the marks are cleared", async () => {
      await page.goto(`${folder}/nim.html`);
      await page.locator(".onward").scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("sg-read"))).toBe("nim");
      await page.goto(`index.html#/learn?lang=${lang}`);
      await expect(page.locator(".articles .read:visible")).toHaveCount(1);
      await page.goto(`${folder}/index.html`);
      expect(await rows(page)).toEqual(listed);
      await expect(page.locator("li[data-slug=nim] .read")).toBeVisible();
      await expect(page.locator(".articles .read:visible")).toHaveCount(1);
      await page.locator(".clear-read").click();
      await expect(page.locator(".articles .read:visible, .clear-read:visible")).toHaveCount(0);
      await page.goto(`index.html#/learn?lang=${lang}`);
      await expect(page.locator(".articles li")).toHaveCount(17);
      await expect(page.locator(".articles .read:visible, .clear-read:visible")).toHaveCount(0);
    });
  });
