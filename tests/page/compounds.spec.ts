// Turns that move in several components, or leave one: the page says when a turn can end, and what is left of a sum.
import {expect} from "@playwright/test";
import {expectBoardSettled, open, position, strictTest as test} from "./playing";

const counter = (place: string) => `#board [data-spot="${place}"]`;

test("a selective turn ends when the player says so, after one heap or after all", async ({page}) => {
  await open(page, "nim:3,5,2", "?lang=en&play=selective&opponent=none");
  const [pending, endTurn] = [page.locator("#board .pending"), page.getByRole("button", {name: "End turn"})];
  await expect(endTurn).toHaveCount(0);
  await page.locator(counter("m0")).click();
  await expect(pending).toContainText("Move in more components, or end your turn.");
  await endTurn.click();
  await expectBoardSettled(page);
  await expect.poll(() => position(page)).toBe("nim:0,5,2");
  // In all that can move: nothing is left to choose, and the turn ends by itself.
  await page.locator(counter("m3")).click();
  await expect(endTurn).toBeVisible();
  await page.locator(counter("m8")).click();
  await expect.poll(() => position(page)).toBe("nim:0,0,0");
});

test("what was chosen for a turn is taken back", async ({page}) => {
  await open(page, "nim:3,5", "?lang=en&play=selective&opponent=none");
  const pending = page.locator("#board .pending");
  await page.locator(counter("m5")).click();
  await pending.getByRole("button", {name: "Cancel"}).click();
  await expect(pending).toHaveCount(0);
  await expect.poll(() => position(page)).toBe("nim:3,5");
});

test("under keep-one the other components leave, and undo brings them back", async ({page}) => {
  await open(page, "nim:3,5", "?lang=en&play=keep-one&opponent=none");
  await page.locator(counter("m5")).click();
  await expect.poll(() => position(page)).toBe("nim:2");
  await page.keyboard.press("u");
  await expect.poll(() => position(page)).toBe("nim:3,5");
});

test("a conjunctive game is over once a component has no move, and the page says so", async ({page}) => {
  await open(page, "kayles:1 + nim:4", "?lang=en&play=conjunctive&opponent=none");
  await page.locator("#board .component").first().locator("[data-spot]").first().click();
  await page.locator("#board .component").nth(1).locator("[data-spot]").last().click();
  await expect.poll(() => position(page)).toBe("kayles:0 + nim:3");
  await expect(page.locator("body")).toContainText("A component has no move left, so play stops here");
});
