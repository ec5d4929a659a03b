// The page of nim arithmetic: an expression typed, its fault reported, the table read, scrolled and zoomed by mouse and
// keys.
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {languages, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    fault: "Character 3. This can’t be read. Expected: a divisor that is not 0",
    none: "none: 0 has no inverse",
  },
  zh: {fault: "第 3 个字符处：看不懂这个输入。此处应为：非 0 的除数", none: "无：0 没有逆元"},
};

const field = (page: Page) => page.locator("#nim-expression");
const value = (page: Page) => page.locator(".reckoned .value");
const cell = (page: Page, row: number, column: number) => page.locator(`.square-of a[data-pair="${row} ${column}"]`);
async function open(page: Page, query: string) {
  await page.goto(`index.html#/nimbers/${query}`);
  await expect(cell(page, 0, 0)).toBeVisible();
}

for (const lang of languages)
  test(`an expression is reckoned as it is typed, and a fault told with its place, ${lang}`, async ({page}) => {
    const w = words[lang];
    await open(page, `7*9?lang=${lang}`);
    await expect(value(page)).toHaveText("= 8");
    await field(page).fill("1/0");
    await expect(page.locator("#nim-expression-fault")).toContainText(w.fault);
    await expect(value(page)).toHaveCount(0);
    await field(page).fill("3 ⊗ 5 ⊕ 15");
    await expect(value(page)).toHaveText("= 0");
    await expect(page.locator(".reckoned dl")).toContainText(w.none);
    await expect(page).toHaveURL(/nimbers\/3_%E2%8A%97_5_%E2%8A%95_15\?/);
    await field(page).fill("");
    await expect(page.locator(".reckoned .quiet")).toBeVisible();
    await expect(page).toHaveURL(/nimbers\/\?/);
    await page.locator(".chips a").nth(1).click();
    await expect(value(page)).toHaveText("= 1");
  });

test("the table is walked over by keys, over its edge too, zoomed, and put into the expression", async ({page}) => {
  await open(page, "2*3?table=product&side=8&lang=en");
  await expect(cell(page, 2, 3)).toHaveAttribute("aria-label", "2 ⊗ 3 = 1");
  await page.locator('.square-of a[tabindex="0"]').focus();
  await expect(cell(page, 0, 0)).toBeFocused();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect(page.locator(".readout")).toContainText("2 ⊗ 1 = 2");
  for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".readout")).toContainText("2 ⊗ 9 = 14");
  await expect(page).toHaveURL(/from=0,2&side=8&at=2,9/);
  await page.keyboard.press("-");
  await expect(page.locator(".square-of a")).toHaveCount(256);
  await expect(page.locator(".square-of a:focus")).toHaveAttribute("aria-label", "2 ⊗ 9 = 14");
  await page.keyboard.press("-");
  await expect(page.locator(".square-of.small a")).toHaveCount(1024);
  await page.keyboard.press("+");
  await expect(page.locator(".square-of a")).toHaveCount(256);
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("2*9");
  await expect(value(page)).toHaveText("= 14");
  await page.getByRole("button", {name: "Nim-sum"}).click();
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", /⊕/);
  await page.goBack();
  await expect(field(page)).toHaveValue("2*3");
});

test("a mouse reads a cell, and the last nimbers are exact", async ({page}) => {
  await open(page, "2*3?table=product&lang=en");
  await cell(page, 5, 7).hover();
  await expect(page.locator(".readout .now")).toHaveText("5 ⊗ 7 = 13");
  await page.locator("#nim-row").fill("2^64");
  await expect(page.locator("#nim-row")).toHaveAttribute("aria-invalid", "true");
  await page.locator("#nim-row").fill("18446744073709551615");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/from=18446744073709551600,0/);
  await expect(cell(page, 15, 2)).toHaveAttribute("aria-label", /^18446744073709551615 ⊗ 2 = \d+$/);
  await page.getByRole("button", {name: "Larger rows"}).click();
  await expect(page).toHaveURL(/from=18446744073709551600,0/);
});

test("the other pages lead to it and back", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await page.locator(".masthead").getByRole("link", {name: "Values"}).click();
  await expect(page.locator("h1")).toContainText("Kayles");
  await page.getByRole("link", {name: "Nimbers"}).click();
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("h1")).toHaveText("Nim arithmetic");
  await page.locator(".tabs").getByRole("link", {name: "Values"}).click();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.locator("#position-text")).toHaveValue("nim:3,5,7");
});

for (const [theme, lang] of everyNth(2, [
  ["dark", "zh"],
  ["light", "en"],
]))
  test(`axe finds nothing in nim arithmetic, ${theme}, ${lang}`, async ({page}) => {
    await open(page, `7*9?lang=${lang}&theme=${theme}&side=8&at=3,5`);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 700});
    await field(page).fill("1/0");
    await expect(page.locator("#nim-expression-fault")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
