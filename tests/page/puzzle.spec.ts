// Random positions and puzzles on the page.
import {expect, type Page} from "@playwright/test";
import {
  expectBoardSettled,
  languages,
  link,
  listen,
  open,
  position,
  sharedPageTest,
  strictTest as test,
  violations,
  words,
} from "./playing";

// Solved puzzles are stored, so the test has a page of its own.
test.use({contextOptions: {reducedMotion: "reduce"}});

/** Text that would give the answer away. */
const answers = ".verdict, .why, .moves, .chips, #board .wins, .plies .letter, .lanes .dot";

async function unfold(page: Page) {
  // The document may be that of an earlier test, with its open parts.
  if (!(await page.locator(".random").isVisible())) await page.locator(".drawing > summary").click();
  const form = page.locator(".random");
  return {
    word: form.getByRole("textbox"),
    size: form.getByRole("spinbutton"),
    random: form.getByRole("button").first(),
    puzzle: form.getByRole("button").last(),
    status: form.getByRole("status"),
  };
}

sharedPageTest("a word draws a position, an edit like any other; without one a word is made up", async ({page}) => {
  await open(page, "kayles:7 + nim:3", "?lang=en");
  const {word, size, random, puzzle, status} = await unfold(page);
  await size.fill("8");
  await word.fill(" ABC ");
  await word.press("Enter");
  await expect.poll(() => position(page)).toBe("kayles:3,3,2");
  await expect(status).toHaveText("Made from the word “abc”, size 8.");
  await page.getByRole("button", {name: "Undo"}).click();
  await expect.poll(() => position(page)).toBe("kayles:7 + nim:3");
  await word.fill("");
  await random.click();
  await expect(status).toHaveText(/^Made from the word “[a-z]{6}”, size 8\.$/);
  const generatedWord = /“(.*)”/.exec((await status.textContent()) ?? "")?.[1] ?? "";
  const drawnPosition = await position(page);
  await page.locator("#position-text").fill("kayles:1");
  await word.fill(generatedWord);
  await random.click();
  await expect.poll(() => position(page)).toBe(drawnPosition);
  await page.locator("#position-text").fill("coins(single):TH");
  await expectBoardSettled(page);
  await puzzle.click();
  await expect(status).toContainText("in each of the 50 positions tried");
  await expect(page.locator(".puzzle")).toHaveCount(0);
});

sharedPageTest("a size that is half typed is kept while the page draws something else", async ({page}) => {
  await open(page, "kayles:7", "?lang=en");
  const {word, size} = await unfold(page);
  await size.fill("11");
  await page.evaluate((address) => location.assign(address), link("kayles:6 + nim:3", "?lang=en"));
  await expect(page.locator(".random select")).toBeVisible();
  await expect(size).toHaveValue("11");
  await word.focus();
  await expect(size).toHaveValue("11");
});

sharedPageTest("of a sum, the game is chosen that is drawn", async ({page}) => {
  await open(page, "kayles:7 + nim:3 + kayles:2", "?lang=en");
  const {word, size, random, status} = await unfold(page);
  const game = page.locator(".random").getByLabel("Game");
  await expect(game.locator("option")).toHaveText(["Kayles", "Nim"]);
  await game.selectOption("Nim");
  await size.fill("12");
  await word.fill("山水");
  await random.click();
  await expect.poll(() => position(page)).toBe("nim:4,3,2,2,1");
  await expect(status).toHaveText("Made from the word “山水”, size 12.");
  await expect(game).toHaveCount(0);
});

sharedPageTest("a puzzle that takes long can be given up, and the focus stays", async ({page}) => {
  await open(page, "cram:9x9", "?lang=en");
  await expect(page.locator(".progress")).toBeVisible();
  const {puzzle, status} = await unfold(page);
  const cancel = page.locator(".random").getByRole("button", {name: "Cancel"});
  // As soon as possible: in the time that a key takes, a puzzle could be found.
  await puzzle.evaluate(async (button: HTMLElement) => {
    button.click();
    const cancel = () => document.querySelector<HTMLElement>(".random .outcome button");
    while (!cancel()) await new Promise((later) => setTimeout(later));
    cancel()?.focus();
    cancel()?.click();
  });
  await expect(status).toHaveText("Cancelled. Nothing was created.");
  await expect(cancel).toHaveCount(0);
  await expect(puzzle).toBeFocused();
  await expect(page.locator(".progress")).toBeVisible();
  expect(await position(page)).toBe("cram:9x9");
});

sharedPageTest("a puzzle is solved by keyboard, wrongly and then rightly, zh", async ({page}) => {
  await open(page, "nim:1", "?lang=zh&theme=dark");
  const {word, size, puzzle} = await unfold(page);
  await size.fill("3");
  await word.fill("竹林");
  await puzzle.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".puzzle-turn")).toHaveText("找出一步必胜走法。");
  await expectBoardSettled(page);
  const drawnPosition = await position(page);
  expect(drawnPosition).toBe("nim:2,1");
  await expect(page.locator(answers)).toHaveCount(0);
  await page.locator("h1").focus();
  await page.keyboard.press("h");
  await expect(page.locator(".hint")).toHaveText("");
  const look = () => violations(page, {exclude: [".gallery"]});
  expect(await look()).toEqual([]);

  const announcements = await listen(page);
  const firstElement = page.locator("#board [data-spot]").first();
  await firstElement.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.locator(".tried")).toHaveText(
    "走“第 2 堆：1 → 0”赢不了：对方应以“第 1 堆：2 → 0”，你就再也没有必胜走法了。",
  );
  expect([await position(page), await page.locator(answers).count()]).toEqual([drawnPosition, 0]);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(".puzzle-turn")).toHaveText("✗✓ 第 2 次试出来了！");
  await expect(page.locator(".verdict")).toContainText("轮到走的一方必败");
  expect(await position(page)).toBe("nim:1,1");
  await expect
    .poll(() => announcements())
    .toEqual(["你走了：第 1 堆：2 → 1。 第 2 次试出来了！ 轮到走的一方必败。SG 值 0。"]);
  await expect(page.locator(".puzzle-bar a.primary")).toBeFocused();
  expect(await look()).toEqual([]);
});

test("the puzzle of the day is the same for all, keeps its link and can be passed on", async ({page, context}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Still the day before in the player's time zone.
  await page.clock.setFixedTime(new Date("2027-01-05T20:00:00-08:00"));
  await page.goto("index.html#/puzzles?lang=en");
  await page.getByRole("link", {name: "Find the move"}).click();
  await expect(page.locator(".puzzle .name")).toHaveText("Daily puzzle, 2027-01-06");
  await expectBoardSettled(page);
  await expect(page.locator(answers)).toHaveCount(0);
  const boardHtml = await page.locator("#board svg").first().innerHTML();
  await page.getByRole("button", {name: "Analyse", exact: true}).click();
  await expect(page.locator(answers)).toHaveCount(0);
  await page.getByRole("button", {name: "Show the solution"}).click();
  await expect(page.locator(".puzzle .solution")).toHaveText(/^– Not solved\. Solution: .+\.$/);
  await expect(page.locator(".verdict")).toContainText("The player to move wins");
  await page.getByRole("button", {name: "Copy the result"}).click();
  await expect(page.locator(".puzzle")).toContainText("Copied.");
  const [head, marks, url = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(head).toMatch(/^SG Playground · Daily puzzle, 2027-01-06 · \S/);
  expect(marks).toBe("–");
  expect(url).toMatch(/#\/\?mode=play&puzzle=2027-01-06$/);
  expect(await violations(page)).toEqual([]);
  await page.goto("about:blank");
  await page.goto(url);
  await expect(page.locator(".puzzle-turn")).toHaveText("Find a winning move.");
  await expectBoardSettled(page);
  expect(await page.locator("#board svg").first().innerHTML()).toBe(boardHtml);
  await expect(page.locator(answers)).toHaveCount(0);
});

for (const lang of languages)
  test(`a theme is solved one after the other, and what was solved stays, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/puzzles?lang=${lang}`);
    const theme = page.locator(".theme").nth(1);
    await theme.locator("a.card").focus();
    await page.keyboard.press("Enter");
    await expectBoardSettled(page);
    await expect(page.locator(".puzzle .name")).toContainText(
      lang === "en" ? "Make pairs, 1 of 12" : "凑成对，第 1 题",
    );
    await expect(page.locator(answers)).toHaveCount(0);
    // Kayles, rows of two and one: one pin of the first.
    const pins = page.locator("#board [data-spot]");
    await pins.last().click();
    const confirm = page.getByRole("button", {name: words[lang].confirm});
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator(".puzzle-turn .marks")).toHaveText("✗ ");
    await pins.first().click();
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator(".puzzle-turn .marks")).toHaveText("✗✓ ");
    await expect(page.locator(".puzzle .standing")).toContainText(lang === "en" ? "1 of 12 solved" : "已解 1 / 12");
    await expect(page.locator(".tries li")).toHaveCount(1);
    await page.locator(".puzzle-bar a.primary").click();
    await expect(page.locator(".puzzle .name")).toContainText(lang === "en" ? "2 of 12" : "第 2 题");
    await expectBoardSettled(page);
    await page.goto(`index.html#/puzzles/pairs?lang=${lang}`);
    await page.reload();
    await expect(page.locator(".item.done")).toHaveCount(1);
    await expect(page.locator(".series .cards > .item")).toHaveCount(12);
    expect(await violations(page)).toEqual([]);
    await page.goto(`index.html#/puzzles?lang=${lang}`);
    await expect(page.locator(".theme").nth(1).locator(".ticks .done")).toHaveCount(1);
    await page.locator(".earlier summary").click();
    await expect(page.locator(".earlier a")).toHaveCount(30);
    expect(await violations(page)).toEqual([]);
  });

test("where nothing may be kept, the page remembers while it is open", async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("index.html#/nim:2,1,1?mode=play&play=misere&puzzle=misere/2&lang=en");
  await expectBoardSettled(page);
  await expect(page.locator(".rule")).toContainText("The player who makes the last move loses.");
  await page.locator("#board [data-spot]").nth(1).click();
  await expect(page.locator(".puzzle-turn .marks")).toHaveText("✓ ");
  await page.goto("index.html#/puzzles?lang=en");
  await expect(page.locator(".theme")).toHaveCount(8);
  await expect(page.locator(".theme .ticks .done")).toHaveCount(1);
  await expect(page.locator(".day .game")).not.toBeEmpty();
});

sharedPageTest("a puzzle of any game, found by its name", async ({page}) => {
  await page.goto("index.html#/puzzles?lang=en");
  const game = page.getByRole("combobox", {name: "Game"});
  await game.fill("wyth");
  await page.getByRole("option").first().click();
  await expect(page.locator("#drawn-game-name")).toHaveText(/Wythoff/);
  await game.fill("nothing like it");
  await page.getByRole("button", {name: "Puzzle", exact: true}).click();
  await expect(page.locator(".random").getByRole("status")).toHaveText(/^No game has that name/);
  await game.fill("chomp");
  await page.locator(".random").getByLabel("Word").fill("mitora");
  await page.getByRole("button", {name: "Puzzle", exact: true}).click();
  await expect(page.locator(".puzzle .name")).toHaveText("Puzzle “mitora”");
  await expect(page.locator("h1")).toHaveText("Chomp");
  await expectBoardSettled(page);
  await expect(page.locator(answers)).toHaveCount(0);
});
