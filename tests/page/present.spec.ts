// Presentation before a class: the size of the board, the teacher's keys and gestures, and nothing revealed before its
// step.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {expectBoardSettled, languages, link, sharedPageTest as test, violations} from "./playing";
import {openPresentation, stepText} from "./presented";

const steps = {
  en: {
    asked: "Who wins?",
    guessed: "You say: the opponent wins.",
    answered: "You were wrong. The player to move can force a win.",
    moved: /^A winning move: heap \d: \d → \d\.$/,
    explained: /balance/,
    open: "Present",
    next: /^Show winner/,
    nexts: ["Show winner", "Show move", "Show why"],
    stop: /^Stop searching/,
    other: /^Opponent/,
    leave: /^Leave/,
    keys: "Keys",
  },
  zh: {
    asked: "谁能获胜？",
    guessed: "大家猜：另一方赢。",
    answered: "猜错了。轮到走的一方必胜。",
    moved: /^走这一步能赢：.*\d → \d。$/,
    explained: /平衡/,
    open: "投屏",
    next: /^揭晓胜负/,
    nexts: ["揭晓胜负", "揭晓走法", "揭晓理由"],
    stop: /^停止搜索/,
    other: /^另一方/,
    leave: /^退出/,
    keys: "按键",
  },
};

/**
 * All text that can be seen, heard, or is an accessible name, except for the names of elements on the board, which are
 * the moves.
 */
const pageText = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as Element;
    for (const element of body.querySelectorAll("[data-spot]")) element.removeAttribute("aria-label");
    return `${document.title} ${body.outerHTML}`;
  });
const highlighted = "#board :is(.wins, .lit)";

for (const lang of languages) {
  const words = steps[lang];

  test(`by the keyboard: guess, answer, move, reason, each at its step, ${lang}`, async ({page}) => {
    await page.goto(link("nim:3,5,7", `?mode=play&lang=${lang}`));
    await expectBoardSettled(page);
    await page.keyboard.press("p");
    await expect(page).toHaveURL(/present=1/);
    await expect(stepText(page)).toHaveText(words.asked);
    await expect(page.locator(highlighted)).toHaveCount(0);
    expect(await pageText(page)).not.toContain(words.answered);
    const nextButton = page.locator(".bar .primary");
    const [askWho, askWhich, askWhy] = words.nexts as [string, string, string];
    await expect(nextButton).toContainText(askWho);
    await page.keyboard.press("o");
    await expect(stepText(page)).toHaveText(words.guessed);
    await expect(nextButton).toContainText(askWho);
    await page.keyboard.press("Space");
    await expect(stepText(page)).toHaveText(words.answered);
    await expect(nextButton).toContainText(askWhich);
    await expect(page.locator("[role=status]").last()).toContainText(words.answered);
    await expect(page.locator(highlighted)).toHaveCount(0);
    expect(await pageText(page)).not.toMatch(/\d → \d/);
    await page.keyboard.press("PageDown");
    await expect(stepText(page)).toHaveText(words.moved);
    await expect(nextButton).toContainText(askWhy);
    await expect(page.locator(highlighted).first()).toBeVisible();
    expect(await pageText(page)).not.toMatch(words.explained);
    await page.keyboard.press("Space");
    await expect(stepText(page)).toHaveText(words.explained);
    await expect(nextButton).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/present/);
    await expect(page.locator(".lever [aria-pressed=true]")).toHaveText(lang === "en" ? "Play" : "对局");
  });

  test(`by taps, and back from where it was opened, by the browser's history too, ${lang}`, async ({page}) => {
    await page.goto(link("nim:3,5,7", `?moves=0.2&lang=${lang}`));
    await expectBoardSettled(page);
    const press = (name: string | RegExp) => page.getByRole("button", {name}).click();
    await press(words.open);
    await expect(stepText(page)).toHaveText(words.asked);
    await press(words.other);
    await expect(stepText(page)).toHaveText(words.guessed);
    await press(words.next);
    await expect(page.locator(".telling")).toHaveClass(/answered/);
    await press(words.leave);
    await expect(page.locator(".verdict")).toBeVisible();
    await expect(page).toHaveURL(/nim:3,5,7\?moves=0\.2/);
    await press(words.open);
    await expect(page.locator(".presenting")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".presenting")).toHaveCount(0);
    await expect(page.locator(".verdict")).toBeVisible();
  });

  // In the long run in either theme, and at every step.
  for (const colorScheme of everyNth(2, ["dark", "light"] as const))
    test(`axe finds nothing, at any step and among the keys, ${lang}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: "reduce"});
      await openPresentation(page, "nim:3,5,7", `?present=1&lang=${lang}`);
      expect(await violations(page)).toEqual([]);
      for (const step of ["answered", "moved", "explained"]) {
        await page.keyboard.press("Space");
        await expect(page.locator(".telling")).toHaveClass(new RegExp(step));
        if (isLong) expect(await violations(page), step).toEqual([]);
      }
      await page.keyboard.press("?");
      await expect(page.getByRole("region", {name: words.keys})).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator(".panel")).toHaveCount(0);
      await expect(page.locator(".presenting")).toBeVisible();
      await page.emulateMedia({colorScheme: null});
    });
}

const boardsOnScreens = [
  [1280, 720],
  [1920, 1080],
  [768, 1024],
  [360, 740],
].flatMap(([width = 0, height = 0]) =>
  ["nim:3,5,7", "chomp:4x5", "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5", "cutting:6x4,3x3"].map(
    (address) => [width, height, address] as const,
  ),
);

// Each board on one screen and each screen with one board; in the long run each on each.
for (const [width, height, address] of everyNth(5, boardsOnScreens))
  test(`${address} fills its part of ${width} × ${height}, and nothing is cut off`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openPresentation(page, address, "?present=1&lang=en");
    // The board is fitted once there is room for it.
    await expect(async () => {
      const screen = await page.locator(".screen").boundingBox();
      expect(screen?.height).toBeGreaterThanOrEqual(0.5 * height);
      if (width === 1280) {
        const board = await page.locator("#board svg.board").boundingBox();
        expect(board?.height).toBeGreaterThanOrEqual(0.55 * height);
      }
      for (const part of [".whose", ".aim", "#board svg.board", ".telling", ".bar"]) {
        const box = await page.locator(part).boundingBox();
        expect(box?.y, part).toBeGreaterThanOrEqual(0);
        expect(box && box.y + box.height, part).toBeLessThanOrEqual(height + 1);
        expect(box?.x, part).toBeGreaterThanOrEqual(-1);
        expect(box && box.x + box.width, part).toBeLessThanOrEqual(width + 1);
      }
      for (const part of [".whose", ".aim", ".telling > p"]) {
        const size = await page
          .locator(part)
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size, part).toBeGreaterThanOrEqual(Math.max(16, 0.04 * Math.min(width, height)) - 0.01);
      }
    }).toPass({timeout: 60_000});
  });

test("the boards of a sum are drawn at one scale, on any screen", async ({page}) => {
  await openPresentation(page, "domineering:5x5 + nim:1 + toppling-dominoes:brr", "?present=1&lang=en&opponent=none");
  for (const [width, height, minScale] of [
    [1280, 720, 1.2],
    [768, 1024, 0.9],
    [360, 740, 0.5],
  ] as const) {
    await page.setViewportSize({width, height});
    const scales = () =>
      page.locator("#board svg.board").evaluateAll((boards) =>
        (boards as SVGSVGElement[]).map((board) => {
          const [room, viewBox] = [board.getBoundingClientRect(), board.viewBox.baseVal];
          return Math.min(room.width / viewBox.width, room.height / viewBox.height);
        }),
      );
    await expect
      .poll(async () => {
        const boardScales = await scales();
        return (
          boardScales.length === 3 &&
          Math.min(...boardScales) >= minScale &&
          Math.max(...boardScales) <= 1.03 * Math.min(...boardScales)
        );
      })
      .toBe(true);
  }
});

test("another position, the moves, undo and redo by their keys, and a hint before the answer", async ({page}) => {
  await openPresentation(page, "nim:3,5,7", "?present=1&moves=0.2&lang=en");
  await expect(page.locator(".whose")).toHaveText("Player 2 to move");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".whose")).toHaveText("Player 1 to move");
  await expect(page.getByRole("button", {name: "Hint"})).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("h");
  await expect(page.locator(highlighted).first()).toBeVisible();
  await expect(stepText(page)).not.toHaveText(steps.en.asked);
  await page.keyboard.press("ArrowRight");
  await expect(stepText(page)).toHaveText(steps.en.asked);
  await expect(page.getByRole("button", {name: "New position"})).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/#\/nim:\S+\?present=1/);
  await expect(page).not.toHaveURL(/nim:3,5,7/);
  await page.keyboard.press("u");
  await expect(page).toHaveURL(/nim:3,5,7\?present=1&moves=0\.2/);
  await page.keyboard.press("r");
  await expect(page).not.toHaveURL(/nim:3,5,7/);
});

test("a search can be ended, and then the class is told that the winner is not known", async ({page}) => {
  await openPresentation(page, "cram:9x9", "?present=1&lang=en");
  const nextButton = page.getByRole("button", {name: steps.en.next});
  await expect(stepText(page)).toHaveText("Who wins? I am still searching. Press “Stop searching” to end it.");
  await page.getByRole("button", {name: steps.en.stop}).click();
  await expect(stepText(page)).toHaveText("Who wins?");
  await nextButton.click();
  await expect(stepText(page)).toHaveText("The winner isn’t known: the search didn’t finish.");
  await expect(nextButton).toHaveAttribute("aria-disabled", "true");
});

test("of a text that is no position, what is wrong is said", async ({page}) => {
  await page.goto(link("nim:3,x,5", "?present=1&lang=en"));
  await expect(page.locator(".presenting .fault")).toBeVisible();
});

test("who leaves and comes back at once is back, in full screen", async ({page}) => {
  await page.goto(link("nim:3,5,7", "?mode=play&lang=en"));
  await expectBoardSettled(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press("p");
  await expect.poll(isFull).toBe(true);
  for (let i = 0; i < 3; i++) {
    await page.getByRole("button", {name: steps.en.leave}).click();
    await page.keyboard.press("p");
    await expect(page.locator(".presenting")).toBeVisible();
  }
  // The report of an exit that the page has asked for comes a frame later.
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await expect(page.locator(".presenting")).toBeVisible();
  await expect(page).toHaveURL(/present=1/);
});
