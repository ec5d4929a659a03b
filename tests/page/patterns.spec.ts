// The panel of patterns: a sentence with its ground, its marks in the figure, and a check with further values.
import {expect, type Page} from "@playwright/test";
import {languages, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    title: "Patterns",
    repeats: "The values repeat with period 12.",
    remainder: "The remainder of n when divided by 4.",
    theorem: "A theorem, proved for every n (Bachet 1612)",
    observed: /^Observed to n\s=\s200/,
    mark: "Mark",
    check: "Check to n = 400",
    holds: /holds to n\s=\s400/,
    games: "Compare with known games",
    shifted: "g(n) = dawsons-chess(n − 1)",
    beatty: "Lost along a Beatty sequence",
    checkPairs: "Check to 80",
    program: "Based on the proved period: right for every n.",
    holdsPairs: /holds to 80/,
  },
  zh: {
    title: "规律",
    repeats: "每 12 堆循环一次。",
    remainder: "n 除以 4 的余数。",
    theorem: "定理，对一切 n 成立（Bachet 1612）",
    observed: /^观察到 n\s=\s200/,
    mark: "标出",
    check: "核对到 n = 400",
    holds: /到 n\s=\s400 仍成立/,
    games: "与已知游戏对照",
    shifted: "g(n) = dawsons-chess(n − 1)",
    beatty: "必败态沿贝蒂数列分布",
    checkPairs: "核对到 80",
    program: "依据：周期已证明，对一切 n 正确。",
    holdsPairs: /到 80 仍成立/,
  },
};

const panel = (page: Page, name: string) => page.getByRole("region", {name, exact: true});
const fit = (page: Page, text: string) => page.locator(".fits > li").filter({hasText: text});

for (const lang of languages) {
  const t = words[lang];
  const open = async (page: Page, game: string, to: number) => {
    await page.goto(`index.html#/sequence/${encodeURIComponent(game)}?to=${to}&lang=${lang}&theme=dark`);
    await expect(panel(page, t.title)).toBeVisible();
  };

  test(`a fit is said, marked and checked further, and is a program to hand in, ${lang}`, async ({page}) => {
    await open(page, "kayles", 300);
    await expect(fit(page, t.repeats)).toContainText("0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70");
    await expect(fit(page, t.repeats).locator(".tombstone:not(.hollow)")).toBeVisible();
    const submission = page.locator(".submission");
    await expect(submission).toContainText(t.program);
    await expect(submission.locator("pre")).toContainText("int main()");
    await submission.getByRole("combobox").first().selectOption("py");
    await expect(submission.locator("pre")).toContainText("import sys");
    const row = fit(page, t.remainder);
    // The same values without a theorem.
    await open(page, "heap-rule(n -> n-1, n-2, n-3 where n>0 or 2|n)", 200);
    await expect(row.locator("p").last()).toHaveText(t.observed);
    await expect(row.locator(".tombstone.hollow")).toBeVisible();
    await open(page, "bash(3)", 200);
    await expect(row.locator("p").last()).toHaveText(t.theorem);
    await expect(row.locator(".tombstone:not(.hollow)")).toBeVisible();
    const picture = () => page.locator(".canvas canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const pictureBefore = await picture();
    await row.getByRole("button", {name: t.mark, exact: true}).click();
    await expect(row.getByRole("button", {name: t.mark, exact: true})).toHaveAttribute("aria-pressed", "true");
    await expect.poll(picture).not.toBe(pictureBefore);
    await row.getByRole("button", {name: t.mark, exact: true}).click();
    await expect.poll(picture).toBe(pictureBefore);
    await panel(page, t.title).getByRole("button", {name: t.check, exact: true}).click();
    await expect(row.locator("p").last()).toHaveText(t.holds);
    expect(await violations(page)).toEqual([]);
  });

  test(`known games and lost pairs, ${lang}`, async ({page}) => {
    await open(page, "take-and-break(0.07)", 300);
    await panel(page, t.title).getByRole("button", {name: t.games, exact: true}).click();
    await expect(fit(page, t.shifted)).toBeVisible();
    await open(page, "wythoff", 40);
    await expect(fit(page, t.beatty)).toBeVisible();
    await panel(page, t.title).getByRole("button", {name: t.mark, exact: true}).click();
    await expect(page.locator(".square-of .holds").first()).toBeVisible();
    await panel(page, t.title).getByRole("button", {name: t.checkPairs, exact: true}).click();
    await expect(fit(page, t.beatty)).toContainText(t.holdsPairs);
  });
}
