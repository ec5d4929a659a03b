// Flow of a puzzle with motion: the refutation of a wrong move on the board, and the way on after the right one.
import {expect} from "@playwright/test";
import {refutationPauses} from "../../web/game/puzzles/refutation";
import {expectBoardSettled, strictTest as test, violations} from "./playing";

// What was solved is stored, so the test has a page of its own.
test("a miss is answered on the board and taken back; the solution leads on by Enter", async ({page}) => {
  // A reply is taken back after a time, which on a busy machine ends before all is looked at: here the reader does it.
  await page.addInitScript((takeBack) => {
    const later = window.setTimeout;
    const never = 2 ** 31 - 1;
    window.setTimeout = ((act: TimerHandler, delay?: number) =>
      later(act, delay === takeBack ? never : delay)) as typeof setTimeout;
  }, refutationPauses.takeBack);
  await page.goto("index.html#/kayles:2,1?mode=play&puzzle=pairs/1&lang=en");
  await expectBoardSettled(page);
  const turn = page.locator(".puzzle-turn");
  const bar = page.locator(".puzzle-bar");
  const pins = page.locator("#board [data-spot]");
  await expect(turn).toHaveText("Find a winning move.");
  const tops = () =>
    page.evaluate(() =>
      ["#board", ".puzzle-bar"].map((place) =>
        Math.round(document.querySelector(place)?.getBoundingClientRect().top ?? 0),
      ),
    );
  const [url, topsBefore] = [page.url(), await tops()];
  await pins.last().press("Enter");
  await expect(turn).toHaveText("✗ Not a winning move.");
  await expect(page.locator(".tried")).toHaveText(/^“.+” does not win: your opponent replies “.+”, and you have no/);
  // The reply takes the two pins that were left.
  await expect(pins).toHaveCount(0);
  expect([page.url(), await tops()]).toEqual([url, topsBefore]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("r");
  await expect(pins).toHaveCount(3);
  await expect(turn).toHaveText("✗ Find a winning move.");
  await expectBoardSettled(page);
  await pins.first().press("Enter");
  await expect(turn).toHaveText("✗✓ Solved on try 2.");
  await expect(page.locator(".puzzle .solution")).toHaveText(/^Why it wins, seen from your opponent's side: “.+”$/);
  await expect(page.locator("#board .pin.lit")).toHaveCount(2);
  await expect(page.locator(".puzzle .standing")).toHaveText(/^Puzzle 911, you 1166 \(−34\) · 1 of 12 solved/);
  await expect(bar.getByRole("link", {name: "Next puzzle"})).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.locator(".puzzle .name")).toHaveText("Make pairs, 2 of 12");
  await expect(turn).toHaveText("Find a winning move.");
});
