// Values of two numbers, and winners under misère play: a square, traversed by keys, with a map if it is large.
import {expect, type Page} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";
import {sharedPageTest as test, violations} from "./playing";
import {button} from "./sequences";

const cells = (page: Page) => page.locator(".square-of a");
const pair = (page: Page, name: string) => page.locator(`.square-of a[data-pair="${name}"]`);

test("a game of two numbers is a square, walked over by keys", async ({page}) => {
  await page.goto("index.html#/sequence/wythoff?to=8&lang=en");
  await expect(cells(page)).toHaveCount(81);
  await expect(page.locator(".finding")).toContainText("The player to move loses 4 pairs up to 8, in either order:");
  await expect(page.locator(".heaps-listed a")).toHaveText("0,0 1,2 3,5 4,7".split(" "));
  const heights = (cells: string) =>
    page
      .locator(cells)
      .evaluateAll((elements) => [...new Set(elements.map((cell) => cell.getBoundingClientRect().height))]);
  expect(await heights(".square-of td.lost")).toEqual(await heights(".square-of td:not(.lost)"));
  await page.locator('.square-of a[tabindex="0"]').focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(pair(page, "1 2")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.locator("#position-text")).toHaveValue("wythoff:1,2");
  // The previous answer, of another game, stays until this one is loaded.
  await expect(page.getByRole("link", {name: "Table of values"})).toHaveAttribute("href", /wythoff/);
});

test("of a large square there is a map, and beside it the cells of a part", async ({page}) => {
  await page.goto(`index.html#/sequence/wythoff?to=${isLong ? 1000 : 200}&lang=en`);
  const map = page.locator(".square-map");
  await expect(map).toBeVisible();
  if (isLong) await expect(page.locator(".finding")).toContainText("You asked for 1000, but the square ends at 999.");
  await expect(cells(page)).toHaveCount(25 * 25);
  await pair(page, "20 20").focus();
  await page.keyboard.press("+");
  await expect(cells(page)).toHaveCount(13 * 13);
  await expect(page.locator(".square-of a:focus")).toHaveAttribute("title", /^g\(20, 20\) = /);
  for (let step = 0; step < 13; step++) await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".square-of a:focus")).toHaveAttribute("title", /^g\(20, 7\) = /);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("0");
  await expect(cells(page)).toHaveCount(25 * 25);
  await map.focus();
  for (const key of ["PageDown", "PageDown", "End", "ArrowRight"]) await page.keyboard.press(key);
  const target = isLong ? "120, 58" : "40, 18";
  await expect(map).toHaveAttribute("aria-valuetext", new RegExp(`^g\\(${target}\\) = \\d+$`));
  await expect(page.locator('.square-of a[aria-current="true"]')).toHaveAttribute(
    "title",
    new RegExp(`^g\\(${target}\\) = `),
  );
  await page.keyboard.press("Enter");
  await expect(page.locator("#position-text")).toHaveValue(`wythoff:${target.replace(" ", "")}`);
});

test("an address in braces is a sequence, or a square, with links of its own", async ({page}) => {
  await page.goto("index.html#/sequence/kayles?to=60&lang=en");
  await page.locator("#sequence-game").fill("cram:{n+1}x2");
  await page.locator("#sequence-to").fill("9");
  await button(page, "Compute").click();
  await expect(page.locator("h1")).toHaveText("cram:{n+1}x2: the values");
  await expect(page.locator("table.heap-values tbody td").first()).toHaveText("1");
  await expect(page).toHaveURL(/sequence\/cram:%7Bn\+1%7Dx2\?to=9/);
  await page.reload();
  await page.getByRole("slider").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("#position-text")).toHaveValue("cram:2x2");
  await page.goto("index.html#/sequence/fibonacci-nim:{n}?to=3000&lang=en");
  await expect(page.locator(".finding")).toContainText("beyond what the engine can hold");
  await page.goto("index.html#/sequence/nim:{a},{b} + kayles:{b}?to=6&lang=zh");
  await expect(cells(page)).toHaveCount(49);
  await pair(page, "2 5").click();
  await expect(page.locator("#position-text")).toHaveValue("nim:2,5 + kayles:5");
});

test("who wins under misère play is told number by number", async ({page}) => {
  await page.goto("index.html#/sequence/kayles?to=12&lang=en");
  await page.locator(".asking select").selectOption("misere");
  await button(page, "Compute").click();
  await expect(page).toHaveURL(/kayles\?to=12&play=misere/);
  await expect(page.locator(".heaps-listed a").first()).toHaveText("1");
  await pair(page, "0 4").click();
  await expect(page.locator("#position-text")).toHaveValue("kayles:4");
  await expect(page).toHaveURL(/play=misere/);
  await page.goto("index.html#/sequence/wythoff?to=9&play=misere&lang=zh");
  await expect(page.locator('.square-of td.lost a[data-pair="2 2"]')).toBeVisible();
  await expect(page.locator("h1")).toContainText("反常规则");
});

test("sheets and a coin on a grid are squares too", async ({page}) => {
  await page.goto("index.html#/sequence/cutting?to=8&lang=en");
  await expect(pair(page, "1 5")).toHaveText("∞");
  await expect(pair(page, "2 2")).toHaveText("0");
  await page.goto("index.html#/sequence/coins-2d(corners)?to=9&lang=en");
  await expect(pair(page, "7 9")).toHaveText("8");
  await pair(page, "1 2").click();
  await expect(page.locator("#position-text")).toHaveValue("coins-2d(corners):TTT/TTH");
});
