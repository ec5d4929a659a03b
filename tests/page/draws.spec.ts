// Games whose positions can come back: a draw is shown as one, held against the engine, and agreed on.
import {expect} from "@playwright/test";
import {languages, link, open, spots, sharedPageTest as test} from "./playing";
import {touchesOf} from "./readers";

const words = {
  en: {
    draw: "A draw: neither player can win",
    value: "value ∞(2)",
    chips: "Moves that hold the draw",
    offer: "Call it a draw",
    ended: "A draw",
    help: /1 drawing/,
  },
  zh: {
    draw: "和局：双方都无法取胜",
    value: "值 ∞(2)",
    chips: "守和的走法",
    offer: "提议和局",
    ended: "和局",
    help: /其中守和 1 种/,
  },
};

for (const lang of languages) {
  const t = words[lang];

  test(`a draw has its value, its reason and the move that holds it, ${lang}`, async ({page}) => {
    await open(page, "digraph(1>4 2>4 2>5 3>4 3>6 4>1 4>7 5>8 6>5 6>7 7>5 7>8):3,7", `?lang=${lang}&opponent=none`);
    await expect(page.locator(".verdict .who strong")).toHaveText(t.draw);
    await expect(page.locator(".verdict .worth")).toHaveText(t.value);
    await expect(page.locator(".verdict .brief")).not.toBeEmpty();
    await expect(page.getByRole("list", {name: t.chips}).getByRole("button")).toHaveCount(1);
    await expect(page.locator(".count")).toHaveText(t.help);
  });

  test(`a draw is held against the engine until both agree, ${lang}`, async ({page}) => {
    await page.goto(link("loopy-explored(refill):4", `?lang=${lang}&mode=play&opponent=perfect`));
    const played = () => touchesOf(page.url()).length;
    // Three counters go, and the engine can only put them back.
    await page.locator(spots).nth(1).click();
    await expect.poll(played).toBe(2);
    await page.getByRole("button", {name: t.offer}).click();
    await expect(page.locator(".turn-line strong")).toHaveText(t.ended);
    await page.locator(".controls .glyph").first().click();
    await expect(page.locator(".turn-line strong")).not.toHaveText(t.ended);
  });
}
