// Presentation of partizan games: the names of the sides, the value of a sum, its rules, the winner.
import {expect, type Page} from "@playwright/test";
import {sum} from "./partizan-sums";
import {expectBoardSettled, languages, sharedPageTest as test, violations} from "./playing";
import {openPresentation, stepText} from "./presented";

/** Text about Left and Right by their names. */
const sides = {
  en: {
    now: {L: "Left (blue) to move", R: "Right (red) to move"},
    mover: "Left (to move)",
    other: "Right",
    saidMover: "You say: Left (to move) wins.",
    saidOther: "You say: Right wins.",
    wins: "You were wrong. Left is to move and can force a win.",
    loses: "Whatever Right does, Left can force a win.",
    worth: "The position has the value {3/2*2|−1/2*2}.",
    yours: "Your move",
    won: {L: "Left has won", R: "Right has won"},
    rules: "Rules",
    games: ["Red-blue Hackenbush", "Domineering", "Nim"],
    youAreRight: "You are Right, red; I am Left, blue",
    noMove: {
      L: "Left (blue) can’t move. A player who cannot move loses.",
      R: "Right (red) can’t move. A player who cannot move loses.",
    },
    iWon: "I won.",
  },
  zh: {
    now: {L: "轮到左方（蓝）", R: "轮到右方（红）"},
    mover: "左方（轮到走）",
    other: "右方",
    saidMover: "大家猜：轮到走的一方（左方）赢。",
    saidOther: "大家猜：右方赢。",
    wins: "猜错了。轮到左方走，左方必胜。",
    loses: "不管右方这一步怎么走，左方都必胜。",
    worth: "这个局面的值是 {3/2*2|−1/2*2}。",
    yours: "轮到你走",
    won: {L: "左方获胜", R: "右方获胜"},
    rules: "规则",
    games: ["红蓝删边游戏（红蓝 Hackenbush）", "纵横骨牌", "Nim 游戏"],
    youAreRight: "你是右方（红），我是左方（蓝）",
    noMove: {
      L: "左方（蓝）已无路可走。谁走不了，谁就输。",
      R: "右方（红）已无路可走。谁走不了，谁就输。",
    },
    iWon: "我赢了。",
  },
};

/** The text for a screen reader: each part by itself. */
const spokenParts = (page: Page) => page.locator(".presenting [role=status] p");

for (const lang of languages) {
  test(`Left and Right are named, the value with the reason, and of a new position whose turn it is, ${lang}`, async ({
    page,
  }) => {
    const t = sides[lang];
    await openPresentation(page, sum, `?present=1&opponent=none&lang=${lang}`);
    // With two persons, each is a side.
    await expect(page.locator(".whose")).toHaveText(t.now.L);
    const sideButtons = page.locator(".telling button");
    await expect(sideButtons.first()).toContainText(t.mover);
    await expect(sideButtons.last()).toContainText(t.other);
    await page.keyboard.press("m");
    await expect(spokenParts(page)).toHaveText([t.now.L, t.saidMover]);
    await page.keyboard.press("o");
    await expect(spokenParts(page)).toHaveText([t.now.L, t.saidOther]);
    await page.keyboard.press("Space");
    await expect(spokenParts(page)).toHaveText([t.now.L, t.wins]);
    await page.keyboard.press("Space");
    await expect(page.locator(".telling")).toHaveClass(/moved/);
    await expect(stepText(page)).not.toContainText(t.worth);
    await page.keyboard.press("Space");
    await expect(stepText(page)).toContainText(t.worth);
    expect(await violations(page)).toEqual([]);

    const anotherButton = page.locator(".bar button[aria-keyshortcuts=n]");
    await expect(anotherButton).toHaveAttribute("aria-disabled", "false");
    const urlBefore = page.url();
    await page.keyboard.press("n");
    await expect(page).not.toHaveURL(urlBefore);
    await expectBoardSettled(page);
    const mover = decodeURIComponent(page.url()).includes("turn=R") ? "R" : "L";
    await expect(page.locator(".whose")).toHaveText(t.now[mover]);
    await expect(page.locator(".fault")).toHaveCount(0);
  });

  test(`which side has won is said, beside the player against the engine, ${lang}`, async ({page}) => {
    const t = sides[lang];
    const whose = page.locator(".whose span");
    const half = "red-blue-hackenbush:0-1b 1-2r";
    await openPresentation(page, `turn=R ${half}`, `?present=1&opponent=none&lang=${lang}`);
    await expect(whose).toHaveText([t.now.R]);
    await page.keyboard.press("Space");
    await expect(spokenParts(page)).toHaveText([t.now.R, t.loses]);
    await page.locator("#board [data-spot]").click();
    await expect(whose).toHaveText([t.now.L]);
    await expectBoardSettled(page);
    await page.locator("#board [data-spot]").click();
    await expect(whose).toHaveText([t.won.L]);
    await expect(stepText(page)).toHaveText(t.noMove.R);
    await expect(spokenParts(page).last()).toHaveText(t.noMove.R);
    // Against the engine, which would have the other side.
    await openPresentation(page, `turn=R ${half}`, `?present=1&opponent=perfect&lang=${lang}`);
    await expect(whose).toHaveText([t.yours, t.youAreRight]);
    await openPresentation(page, "turn=R domineering:1x3", `?present=1&opponent=perfect&lang=${lang}`);
    await expect(whose).toHaveText([t.iWon, t.won.L]);
    await expect(spokenParts(page)).toHaveText([t.iWon, t.won.L, t.noMove.R]);
    await openPresentation(page, "domineering:3x1", `?present=1&opponent=none&lang=${lang}`);
    await expect(whose).toHaveText([t.won.R]);
    await expect(stepText(page)).toHaveText(t.noMove.L);
  });

  test(`the rules of the games of a sum lie over the board when asked for, ${lang}`, async ({page}) => {
    await openPresentation(page, sum, `?present=1&opponent=none&lang=${lang}`);
    const rules = page.getByRole("region", {name: sides[lang].rules, exact: true});
    await page.keyboard.press("i");
    await expect(rules.locator("p b")).toHaveText(sides[lang].games);
    const size = await rules
      .locator("p")
      .first()
      .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    expect(size).toBeGreaterThanOrEqual(0.04 * 720 - 0.01);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("?");
    await expect(page.locator(".panel dd")).toContainText([sides[lang].rules]);
    await page.keyboard.press("i");
    await page.keyboard.press("Escape");
    await expect(page.locator(".panel")).toHaveCount(0);
    await expect(page.locator(".presenting")).toBeVisible();
    // A single game has its rule above the board.
    await openPresentation(page, "domineering:3x3", `?present=1&opponent=none&lang=${lang}`);
    await page.keyboard.press("i");
    await expect(page.locator(".bar button[aria-keyshortcuts=i]")).toHaveCount(0);
    await expect(page.locator(".panel")).toHaveCount(0);
  });
}
