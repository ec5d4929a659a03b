// A move of several touches, made by a finger and by the keyboard: the page says what comes next and marks it, shows the
// whole move before it is made, and takes the first touch back.
import {expect} from "@playwright/test";
import {expectBoardSettled, open, position, telephone, strictTest as test} from "./playing";

test.describe("by a finger", () => {
  test.use(telephone);

  test("a domino is put down in two taps, and the first is taken back", async ({page}) => {
    await open(page, "domineering:3x3", "?lang=en&opponent=none");
    const [pending, dots] = [page.locator("#board .pending"), page.locator("#board .next-dot")];
    const square = (place: string) => page.locator(`#board [data-spot="${place}"]`);
    await square("0.1.1").tap();
    await expect(pending).toContainText("Now tap the second square of the domino.");
    await expect(dots).toHaveCount(2);
    await pending.getByRole("button").last().tap();
    await expect(pending).toHaveCount(0);
    await expect(dots).toHaveCount(0);
    await square("0.1.1").tap();
    await expect(dots).toHaveCount(2);
    await square("0.2.1").tap();
    await expectBoardSettled(page);
    await expect.poll(() => position(page)).not.toBe("domineering:3x3");
    await expect(page.locator("#board .domino")).toHaveCount(1);
  });
});

test("by keyboard what falls is shown, and Escape takes the first touch back", async ({page}) => {
  await open(page, "hackenbush:0-1 1-2 1-3 0-4", "?lang=en&opponent=none");
  const previewed = page.locator("#board .previewed");
  await page.locator("#board [data-spot]").first().press("Home");
  await expect(previewed).toHaveCount(3);
  await page.keyboard.press("End");
  await expect(previewed).toHaveCount(1);

  await open(page, "coins(turtles):THHTTH", "?lang=en&opponent=none");
  const pending = page.locator("#board .pending");
  await page.locator("#board [data-spot]").first().press("End");
  await page.keyboard.press("Enter");
  await expect(pending).toContainText("Now tap another coin, or tap Confirm.");
  await expect(page.locator("#board .next-dot").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pending).toHaveCount(0);
  await expect(page.locator("#board .next-dot")).toHaveCount(0);
});
