// Playing on the page: opponents, watching, branches.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {firstOfBoards} from "./catalogue";
import {
  chooseOpponent,
  expectBoardSettled,
  link,
  listedMoves,
  listen,
  open,
  openOptions,
  option,
  playMove,
  position,
  sharedPageTest,
  strictTest as test,
} from "./playing";

test.use({contextOptions: {reducedMotion: "reduce"}});

const at = (page: Page, address: string) => expect.poll(() => position(page)).toBe(address);

test("an error of the coach is said, and its branch is seen when it is taken back", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  await chooseOpponent(page, "coach");
  await option(page, "makes a mistake on move no.").fill("1");
  await option(page, "makes a mistake on move no.").blur();
  const announcements = await listen(page);
  await playMove(page, "heap 1: 3 → 0");
  await at(page, "nim:0,4,7");
  await expect(page.locator(".slip")).toContainText("That was a mistake. Let me take it back and play heap 3: 7 → 5.");
  await expect
    .poll(announcements)
    .toEqual([
      "You played heap 1: 3 → 0. The player to move wins. Value *2.",
      "The computer played heap 2: 5 → 4. That was a mistake. Let me take it back and play heap 3: 7 → 5. The player to move wins. Value *3.",
    ]);
  await page.getByRole("button", {name: "Take it back"}).click();
  await at(page, "nim:0,5,5");
  await expect(page.locator(".slip")).toHaveCount(0);
  await expect(page.locator(".branch")).toContainText("0,4,7");
});

test("the options of play reach the opponent, and sides are swapped", async ({page}) => {
  await openOptions(page, "nim:3,5,7");
  await chooseOpponent(page, "coach");
  await option(page, "makes a mistake on move no.").fill("1");
  await option(page, "makes a mistake on move no.").blur();
  await chooseOpponent(page, "strong");
  await expect(page.locator(".options")).toContainText("never a win within 8 moves");
  await chooseOpponent(page, "coach");
  await playMove(page, "heap 1: 3 → 0");
  await at(page, "nim:0,4,7");
  await expectBoardSettled(page);
  await chooseOpponent(page, "perfect");
  await page.getByRole("button", {name: "Swap sides"}).click();
  await at(page, "nim:0,4,4");
});

test("optimal play is watched to the end, by Space on the plies", async ({page}) => {
  await openOptions(page, "nim:1,2,4");
  await page.locator(".ply").focus();
  await page.keyboard.press(" ");
  await expect(page.locator(".turn")).toHaveText("The game is over.");
  await at(page, "nim:0,0,0");
  const watch = page.getByRole("button", {name: "Watch optimal play"});
  await expect(watch).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", {name: "To the start"}).click();
  await page.getByRole("button", {name: "One move", exact: true}).click();
  await at(page, "nim:1,2,3");
  await expect(page.locator(".branch")).toHaveCount(0);
});

test.describe("with motion", () => {
  test.use({contextOptions: {reducedMotion: "no-preference"}});
  test("watching pauses, and goes on at another speed", async ({page}) => {
    await openOptions(page, "nim:9,9");
    await page.getByLabel("Speed").fill("-2");
    await page.getByRole("button", {name: "Watch optimal play"}).click();
    await page.getByRole("button", {name: "Pause"}).click();
    await at(page, "nim:9,9");
    await page.getByLabel("Speed").fill("3");
    await page.getByRole("button", {name: "Watch optimal play"}).click();
    await expect.poll(() => page.locator(".ply").count()).toBeGreaterThan(2);
    await page.getByRole("button", {name: "Pause"}).click();
    await expect(page.getByRole("button", {name: "Watch optimal play"})).toBeFocused();
  });
});

sharedPageTest("a move draws the board once, with all that can be touched next", async ({page}) => {
  await open(page, "nim:3,5,7", "?lang=en");
  const counters = page.locator("#board .token.spot");
  await expect(counters).toHaveCount(15);
  await page.evaluate(() => {
    const counts = {draws: 0};
    const plate = document.querySelector("#board .plate") as Element;
    // All but the Tab stop, which follows the focus.
    const attributeFilter = ["class", "transform", "viewBox", "aria-label", "aria-pressed", "data-spot", "role"];
    new MutationObserver(() => counts.draws++).observe(plate, {childList: true, subtree: true, attributeFilter});
    Object.assign(window, {counts});
  });
  for (const [index, remaining] of [
    [2, 14],
    [13, 13],
  ] as const) {
    // The move that is pointed at is drawn before it is made.
    await counters.nth(index).hover();
    await expect(page.locator("#board .previewed").first()).toBeVisible();
    await page.evaluate(() => Object.assign((window as unknown as {counts: {draws: number}}).counts, {draws: 0}));
    await counters.nth(index).click();
    await expect(counters).toHaveCount(remaining);
    await expectBoardSettled(page);
    expect(await page.evaluate(() => (window as unknown as {counts: {draws: number}}).counts.draws)).toBe(1);
  }
  await expect(page.locator(".ply")).toHaveCount(3);
});

sharedPageTest(
  "a branch is entered, deleted and brought back by keys, and the focus stays on the plies",
  async ({page}) => {
    const address = "kayles:7,9";
    await open(page, address, "?lang=en");
    const moves = await listedMoves(page);
    const main = page.locator(".tree > .plies .ply");
    const branch = page.locator(".branch .ply");
    for (const count of [2, 3]) {
      await moves.first().click();
      await expect(main).toHaveCount(count);
      await expectBoardSettled(page);
    }
    const end = await position(page);
    const movedUrl = page.url();
    await main.first().focus();
    await page.keyboard.press("Enter");
    await at(page, address);
    await expectBoardSettled(page);
    await moves.nth(1).click();
    await expect(main).toHaveCount(2);
    await expect(branch).toHaveCount(2);
    const otherPosition = await position(page);
    await main.last().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await at(page, end);
    expect(page.url()).toContain("&branches=");
    expect(page.url().replace(/&branches=[^&]*/, "")).toBe(movedUrl);
    await expect(main.last()).toBeFocused();
    await expect(branch).toHaveCount(1);
    await page.getByRole("button", {name: "Delete this branch"}).click();
    await expect(branch).toHaveCount(0);
    await expect(main.last()).toBeFocused();
    await page.keyboard.press("u");
    await expect(branch).toHaveCount(1);
    await page.reload();
    await expect(branch).toHaveCount(1);
    await branch.click();
    await at(page, otherPosition);
  },
);

for (const {board, game, sample} of everyNth(9, firstOfBoards))
  sharedPageTest(`${board}: what was moved goes back and forth`, async ({page}) => {
    const address = `${game}:${sample}`;
    await page.locator("#position-text").fill(address);
    await at(page, address);
    await expectBoardSettled(page);
    await (await listedMoves(page)).first().click();
    await expect(page.locator(".ply")).toHaveCount(2);
    await expectBoardSettled(page);
    const movedPosition = await position(page);
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    await at(page, address);
    await expectBoardSettled(page);
    await page.getByRole("button", {name: "Redo", exact: true}).click();
    await at(page, movedPosition);
    await expectBoardSettled(page);
  });

sharedPageTest(
  "a game is found again behind the other pages, and the engine goes on in it after the editor was left open",
  async ({page}) => {
    await open(page, "nim:4,5,6", "?lang=en");
    await page.locator(".options summary").click();
    await chooseOpponent(page, "perfect");
    for (const name of ["Values", "Games"]) {
      await page.locator("#board .edit").click();
      await expect(page.locator("#board .form")).toBeVisible();
      await page.locator(".masthead").getByRole("link", {name, exact: true}).click();
      await expect(page.locator("#position-text")).toHaveCount(0);
      await page.goBack();
      await at(page, "nim:4,5,6");
      await expectBoardSettled(page);
    }
    await playMove(page, "heap 1: 4 → 0");
    // The engine answers, as well as it plays.
    await expect.poll(() => position(page)).not.toMatch(/^nim:(4,5,6|0,5,6)$/);
    const positionAfterReply = await position(page);
    await page.getByRole("link", {name: "Values", exact: true}).click();
    await expect(page.locator("#position-text")).toHaveCount(0);
    await page.goBack();
    await at(page, positionAfterReply);
    await page.getByRole("button", {name: "Undo", exact: true}).click();
    await at(page, "nim:4,5,6");
  },
);

sharedPageTest("a link shows what is known of each of its plies", async ({page}) => {
  await page.goto(link("nim:3,5,7", "?moves=0.0;2.5;1.3&at=1&lang=en"));
  await expect(page.locator(".ply .known")).toHaveText([/\*1 3\/15/, /\*2 1\/12/, /0 0\/10/, /\*6 1\/8/]);
  await expect(page.locator(".plies .threw")).toHaveCount(1);
});

sharedPageTest("of hundreds of plies those around one are drawn, and keys reach all of them", async ({page}) => {
  const count = isLong ? 1000 : 200;
  const moves = Array.from({length: count}, (_, i) => `0.${count - 1 - i}`).join(";");
  await page.goto(link(`nim:${count}`, `?moves=${moves}&at=${count / 2}&lang=en`));
  const current = page.locator(".ply[aria-current]");
  await expect(current).toHaveText(new RegExp(`^${count / 2}`));
  const expectFewPlies = async () => expect(await page.locator(".ply").count()).toBeLessThan(50);
  await expectFewPlies();
  const isAt = async (text: RegExp, ordinal: number) => {
    const focused = page.locator(".plies li:has(:focus)");
    await expect(focused).toHaveText(text);
    await expect(focused).toHaveAttribute("aria-posinset", String(ordinal));
    await expect(focused).toHaveAttribute("aria-setsize", String(count + 1));
    await expectFewPlies();
  };
  await current.focus();
  await page.keyboard.press("Home");
  await isAt(new RegExp(`^${count}`), 1);
  await page.keyboard.press("ArrowRight");
  await isAt(new RegExp(`^${count - 1}`), 2);
  // The current place is out of view: Tab reaches what is visible instead.
  await expect(page.locator(".ply[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("End");
  await isAt(/^0/, count + 1);
  await page.keyboard.press("ArrowLeft");
  await isAt(/^1\D/, count);
  await page.locator(".omitted button").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".plies li:has(:focus)")).toHaveAttribute("aria-setsize", String(count + 1));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await at(page, "nim:0");
  await expect(current).toBeFocused();
});
