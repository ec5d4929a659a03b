// Searches without a result, each with a way on; and the problem of a contest that is chosen on a telephone.
import {expect} from "@playwright/test";
import {languages, strictTest as test} from "./playing";

for (const lang of languages) {
  test(`choices that no game fits are kept one at a time, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/games?lang=${lang}`);
    await page.locator(".facets select").first().selectOption("graphs");
    await page.locator(".facets select").last().selectOption("nim-product");
    const choices = page.locator(".nothing .controls button");
    await expect(choices).toHaveCount(2);
    await choices.first().click();
    await expect(page.locator(".facets select").first()).toHaveValue("graphs");
    await expect(page.locator(".facets select").last()).toHaveValue("");
    await expect(page.locator(".nothing")).toHaveCount(0);
    await expect(page.locator(".cards a").first()).toBeVisible();
  });

  test(`a search for a problem without result has examples that find some, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/contest?lang=${lang}`);
    const query = page.locator("input[type=search]");
    for (let i = 0; i < 3; i++) {
      await query.fill("zzqq");
      const examples = page.locator(".nothing .controls").first().getByRole("button");
      await expect(examples).toHaveCount(3);
      await examples.nth(i).click();
      await expect(page.locator(".nothing")).toHaveCount(0);
      await expect(page.locator(".problems a").first()).toBeVisible();
    }
    await query.fill("zzqq");
    await page.locator(".nothing a").click();
    await expect(page).toHaveURL(/#\/games/);
  });
}

test("a link to a problem that is not there says so", async ({page}) => {
  await page.goto("index.html#/contest/xyz-1?lang=en");
  await expect(page.getByRole("alert")).toContainText("There is no problem “xyz-1” here.");
  await page.locator(".problems a").first().click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("on a telephone a problem far down the list is shown from its beginning, and the list again where it was", async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto("index.html#/contest?lang=en");
  const problem = page.locator(".problems a").filter({hasText: "POJ 2311"}).first();
  await problem.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await problem.click();
  await expect(page.locator(".problem > h2")).toBeInViewport();
  await expect(page.locator(".problem-side")).toBeFocused();
  await page.locator(".back").click();
  await expect(problem).toBeInViewport();
});
