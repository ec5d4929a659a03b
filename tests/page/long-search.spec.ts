// A search that is long: its progress is told, the opponent does not wait for it, and a hint is a guess that says so.
import {expect} from "@playwright/test";
import {languages, link, open, spots, sharedPageTest as test} from "./playing";
import {sg, touchesOf} from "./readers";

const board = "domineering:8x8";
const words = {
  en: {
    progress: /^Who wins\? Move \d+ of 56, [\d\u202f]+ positions$/,
    unknown: "Not known yet",
    hint: "Hint",
    guess: /^No winning move is known yet\. A good guess: .+\. It won [\d\u202f]+ of [\d\u202f]+ random games\.$/,
  },
  zh: {
    progress: /^判断胜负：第 \d+\/56 种走法，已搜索 [\d\u202f]+ 个局面$/,
    unknown: "正在计算",
    hint: "提示",
    guess: /^还不知道有没有必胜走法。可以试试：.+。随机下 [\d\u202f]+ 局，赢了 [\d\u202f]+ 局。$/,
  },
};

for (const lang of languages) {
  const t = words[lang];

  test(`the progress of a long search tells the moves examined, ${lang}`, async ({page}) => {
    await open(page, board, `?lang=${lang}&opponent=none`);
    await expect(page.locator(".progress span")).toHaveText(t.progress);
    await expect(page.locator(".verdict .who strong")).toHaveText(t.unknown);
    const hint = page.getByRole("button", {name: t.hint});
    await expect(hint).toHaveAttribute("aria-disabled", "false");
    await hint.click();
    await expect(page.locator(".coach .hint")).toHaveText(t.guess);
    await page.locator(".progress button").click();
    await expect(page.locator(".progress")).toHaveCount(0);
  });
}

test("the opponent moves, and answers, while the search goes on", async ({page}) => {
  await page.goto(link(board, "?lang=en&mode=play&opponent=perfect&first=opponent"));
  const played = () => touchesOf(page.url());
  await expect.poll(() => played().length).toBe(1);
  expect(played()[0]).toBe(sg("suggest", board, "--format", "json").move.touch.join("."));
  // Right's domino lies flat.
  await page.locator(spots).nth(0).click();
  await page.locator(spots).nth(1).click();
  await expect.poll(() => played().length).toBe(3);
});
