// Learning on the page: tutor, hints, prediction.
import {expect, type Page} from "@playwright/test";
import {isLong} from "../helpers/effort.mjs";
import {
  contrast,
  expectBoardSettled,
  languages,
  listedMoves,
  listen,
  openOptions,
  option,
  playMove,
  position,
  strictTest as test,
  violations,
} from "./playing";

test.use({contextOptions: {reducedMotion: "reduce"}});

const at = (page: Page, address: string) => expect.poll(() => position(page)).toBe(address);

test("the tutor says what a move did, once for each ply", async ({page}) => {
  await openOptions(page, "nim:1,2,4");
  await option(page, "Tutor: judge my moves").check();
  const announcements = await listen(page);
  for (const [move, sentence] of [
    ["heap 3: 4 → 0", "You gave the win away: heap 3: 4 → 3 would have won."],
    ["heap 2: 2 → 1", "You kept the win."],
    ["heap 1: 1 → 0", "No move would have won."],
  ] as const) {
    await playMove(page, move);
    await expect(page.locator(".coach")).toContainText(sentence);
  }
  await expect
    .poll(announcements)
    .toEqual([
      "You played heap 3: 4 → 0. You gave the win away: heap 3: 4 → 3 would have won. The player to move wins. Value *3.",
      "You played heap 2: 2 → 1. You kept the win. The player to move loses. Value 0.",
      "You played heap 1: 1 → 0. No move would have won. The player to move wins. Value *1.",
    ]);
  await expect(page.locator(".plies .threw")).toHaveCount(1);
});

test("a long search is cancelled; where nothing is known, tutor, hint and watching say so", async ({page}) => {
  await openOptions(page, "dawsons-kayles:40,41,42,43", "?lang=en&play=misere");
  await option(page, "Tutor: judge my moves").check();
  await page.getByRole("button", {name: "Cancel"}).click();
  await expect(page.locator(".limit")).toContainText("Cancelled");
  await expect(page.locator(".turn")).toHaveText("The best move here isn’t known.");
  await expect(page.getByRole("button", {name: "Watch optimal play"})).toHaveAttribute("aria-disabled", "true");
  await page.locator(".coach > button[aria-keyshortcuts]").click();
  await expect(page.locator(".hint")).toHaveText("No winning move is known here.");
  await (await listedMoves(page)).first().click();
  await expect(page.locator(".coach")).toContainText("It isn’t known whether that move keeps the win.");
});

test("a hint says where, then what; by button and by key", async ({page}) => {
  await openOptions(page, "nim:1,2,7");
  const hint = page.locator(".coach > button[aria-keyshortcuts]");
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("Look here: heap 3.");
  await expect(page.locator("#board .heap.lit")).toHaveCount(1);
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("Play: heap 3: 7 → 3.");
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("");
  await page.keyboard.press("h");
  await expect(page.locator(".hint")).toHaveText("Look here: heap 3.");
  await page.locator("#position-text").fill("nim:1 + kayles:5");
  await expectBoardSettled(page);
  await expect(page.locator(".hint")).toHaveText("");
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("Look here: Component 2.");
  await page.locator("#position-text").fill("nim:2,2");
  await expectBoardSettled(page);
  await hint.click();
  await expect(page.locator(".hint")).toHaveText("No winning move here.");
});

test("a prediction comes before everything that would give it away", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  await option(page, "Let me guess first").check();
  const spoilers = page.locator(".verdict, .why, .moves, .chips, #board .wins, .plies .letter, .lanes .dot");
  await expect(spoilers).toHaveCount(0);
  await page.locator("h1").focus();
  await page.keyboard.press("h");
  await page.locator(".coach > button[aria-keyshortcuts]").click({force: true});
  await expect(page.locator(".hint")).toHaveText("");
  const announcements = await listen(page);
  await page.getByRole("button", {name: "Player to move wins"}).click();
  await expect(page.locator(".guessed")).toHaveText("Right. 1 of 1 right so far");
  await expect(page.locator(".verdict")).toContainText("*1");
  await expect(page.locator("#board .wins")).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("#board") !== null)).toBe(true);
  await page.locator(".chip").first().click();
  await at(page, "nim:2,5,7");
  await expect(spoilers.first()).toHaveClass(/letter|dot/);
  await expect(page.locator(".verdict")).toHaveCount(0);
  await page.getByRole("button", {name: "Player to move wins", exact: true}).click();
  await expect(page.locator(".guessed")).toHaveText("Not quite. 1 of 2 right so far");
  expect(await announcements()).toEqual([
    "Right. The player to move wins. Value *1.",
    "You played heap 1: 3 → 2. Who wins?",
    "Not quite. The player to move loses. Value 0.",
  ]);
});

for (const lang of languages)
  test(`axe finds nothing in what is unfolded, light or dark, ${lang}`, async ({page}) => {
    await openOptions(page, "nim:3,5,7", `?moves=0.0;2.5&lang=${lang}`);
    await at(page, "nim:0,5,5");
    // The first one shows the winning moves.
    const check = (i: number) =>
      page
        .locator(".options input[type=checkbox]")
        .nth(i + 1)
        .check();
    await check(0);
    await page.locator(".ply").first().click();
    await expectBoardSettled(page);
    await (await listedMoves(page)).last().click();
    await expect(page.locator(".branch")).toHaveCount(1);
    await page.locator(".coach > button[aria-keyshortcuts]").click();
    const look = async () => {
      await page.emulateMedia({colorScheme: "light"});
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({colorScheme: "dark"});
      expect(await (isLong ? violations : contrast)(page)).toEqual([]);
    };
    await look();
    await check(1);
    await expect(page.locator(".guess")).toBeVisible();
    await look();
    await page.setViewportSize({width: 360, height: 640});
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
