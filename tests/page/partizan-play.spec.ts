// A partizan sum, played from both sides to the last move, undone, sent and put into another page.
import {expect, type Page} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {side, sum, twoPersons} from "./partizan-sums";
import {
  chooseOpponent,
  expectBoardSettled,
  languages,
  link,
  open,
  playMove,
  position,
  sharedPageTest as test,
  words as turns,
  violations,
} from "./playing";

/** Left's one winning move is in the cooler row. */
const rows = "toppling-dominoes:brr + toppling-dominoes:bbrrrb";

const words = {
  en: {
    now: {L: "Left (blue) to move", R: "Right (red) to move"},
    youAre: {L: "You are Left, blue; I am Right, red", R: "You are Right, red; I am Left, blue"},
    noMove: {L: "Left (blue) can’t move.", R: "Right (red) can’t move."},
    ended: {won: "You won!", lost: "I won."},
    stuck: {
      L: "It is Left’s turn and Left cannot move, so Right wins.",
      R: "It is Right’s turn and Right cannot move, so Left wins.",
    },
    brief: {L: "because Left has no move", R: "because Right has no move"},
    rules: "The rules of its games",
    ruleOf: [/^Red-blue Hackenbush · Left cuts/, /^Domineering · Left places a domino/, /^Nim · Choose/],
    wins: {L: "Left wins", R: "Right wins"},
    fails: "That loses here, but “component 1, 1 → 3” wins",
    perfect: "Perfect",
    swap: "Swap sides",
    hottest: "Hottest first",
    share: "Share…",
    link: "Link",
    embed: "Embed",
    code: "Code for your page",
  },
  zh: {
    now: {L: "轮到左方（蓝）", R: "轮到右方（红）"},
    youAre: {L: "你是左方（蓝），我是右方（红）", R: "你是右方（红），我是左方（蓝）"},
    noMove: {L: "左方（蓝）已无路可走。", R: "右方（红）已无路可走。"},
    ended: {won: "你赢了！", lost: "我赢了。"},
    stuck: {L: "轮到左方，而左方走不了：右方获胜。", R: "轮到右方，而右方走不了：左方获胜。"},
    brief: {L: "理由：左方已无路可走", R: "理由：右方已无路可走"},
    rules: "各游戏的规则",
    ruleOf: [/^红蓝删边游戏.* · 左方删蓝边/, /^纵横骨牌 · 左方竖放/, /^Nim 游戏 · 每步/],
    wins: {L: "左方胜", R: "右方胜"},
    fails: "这样走在这里必败。必胜走法是“分量 1，1 → 3”",
    perfect: "完美",
    swap: "交换先后",
    hottest: "先走最热",
    share: "分享",
    link: "链接",
    embed: "嵌入网页",
    code: "放进网页的代码",
  },
} as const;

/** The document may be that of an earlier test, with its selection and open parts. */
const unfold = (page: Page) =>
  page.locator("details.options").evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
/** Makes one of the winning moves, as the table lists them. */
async function win(page: Page) {
  const winningMove = page.locator(".moves table:not(.stale) tr.wins .move").first();
  const name = await winningMove.textContent();
  await playMove(page, name ?? "");
}

/** The reader begins and makes a winning move each time; the opponent answers until nobody can move. */
async function winThrough(page: Page, overText: string) {
  const positions: string[] = [];
  for (let turn = 0; (await page.locator(".turn").textContent()) !== overText; turn++) {
    expect(turn).toBeLessThan(20);
    const positionBefore = await position(page);
    positions.push(positionBefore);
    await win(page);
    await expect
      .poll(async () => {
        const isOver = (await page.locator(".turn").textContent()) === overText;
        const current = await position(page);
        // After one's own move the other side is to move.
        return (
          isOver ||
          (current !== positionBefore && current.startsWith("turn=R ") === positionBefore.startsWith("turn=R "))
        );
      })
      .toBe(true);
    await expectBoardSettled(page);
    await expect(page.locator(".moves table.stale")).toHaveCount(0);
  }
  return positions;
}

for (const lang of languages) {
  const t = words[lang];

  for (const mover of everyNth(2, ["R", "L"] as const))
    test(`won by ${mover} against the perfect opponent, and taken back, ${lang}`, async ({page}) => {
      const start = mover === "L" ? sum : `turn=R ${sum}`;
      await page.goto(link(start, `?opponent=perfect&lang=${lang}`));
      await expectBoardSettled(page);
      await expect(side(page, mover)).toContainText(t.now[mover]);
      const positions = await winThrough(page, turns[lang].over);
      expect(positions.length).toBeGreaterThan(2);
      // The other player is to move and cannot, and so has lost.
      const otherSide = mover === "L" ? "R" : "L";
      await expect(side(page, otherSide)).toHaveAttribute("aria-current", "true");
      await expect(side(page, otherSide)).toContainText(t.wins[mover]);
      await expect(page.locator(".moves tbody tr")).toHaveCount(0);
      for (const part of [".moves > p", "#board .to-move", "#board .chips"])
        await expect(page.locator(part), part).toHaveText(t.noMove[otherSide]);
      await expect(page.locator(".brief")).toHaveText(t.brief[otherSide]);
      await expect(page.locator(".why")).toContainText(t.stuck[otherSide]);
      // Undone to where the reader chose last, and to the start.
      for (const earlier of positions.toReversed()) {
        await page.locator(".coach .glyph").first().click();
        await expect.poll(() => position(page)).toBe(earlier);
      }
    });

  test(`hottest first throws away what is won in the cooler row, ${lang}`, async ({page}) => {
    await open(page, rows, twoPersons(lang));
    await expect(page.locator(".sum-by-heat > p").last()).toContainText(t.fails);
    await unfold(page);
    await chooseOpponent(page, "hottest");
    // The opponent begins, as Left, who could win.
    await page.getByRole("button", {name: t.swap}).click();
    await expect.poll(() => position(page)).toMatch(/^turn=R /);
    await expectBoardSettled(page);
    await expect.poll(() => position(page)).toMatch(/^turn=R toppling-dominoes:brr \+ /);
    await expect(side(page, "R")).toContainText(t.wins.R);
    await winThrough(page, turns[lang].over);
    await expect(side(page, "L")).toHaveAttribute("aria-current", "true");
    await expect(side(page, "L")).toContainText(t.wins.R);
    // For a single game this opponent does not exist.
    await page.goto(link("domineering:3x3", `?opponent=perfect&lang=${lang}`));
    await expectBoardSettled(page);
    await unfold(page);
    await expect(page.locator(".options option", {hasText: t.perfect})).toHaveCount(1);
    await expect(page.locator(".options option", {hasText: t.hottest})).toHaveCount(0);
  });

  test(`sent as a link and put into another page, ${lang}`, async ({page}) => {
    await open(page, `turn=R ${sum}`, twoPersons(lang));
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", {name: t.share}).click();
    await dialog.getByRole("button", {name: t.embed, exact: true}).click();
    await expect(dialog.getByLabel(t.code)).toHaveValue(/ at="turn=R red-blue-hackenbush:0-1b 1-2r 0-3g \+ /);
    await page.keyboard.press("Escape");
    await win(page);
    await expect.poll(() => position(page)).not.toMatch(/^turn=R/);
    await expectBoardSettled(page);
    const positionAfter = await position(page);
    await page.getByRole("button", {name: t.share}).click();
    const sharedLink = await dialog.getByLabel(t.link, {exact: true}).inputValue();
    await page.goto("about:blank");
    await page.goto(sharedLink);
    await expect.poll(() => position(page)).toBe(positionAfter);
    await expect(page.locator(".tree .ply")).toHaveCount(2);

    // The element itself, and the page for frames.
    await page.goto("bare.html");
    await page.evaluate(
      ([at, lang]) => {
        document.body.innerHTML = `<main><h1>A sum</h1><sg-game at="${at}" lang="${lang}"></sg-game></main>`;
      },
      [`turn=R ${sum}`, lang] as const,
    );
    const element = page.locator("sg-game");
    await expect(element.locator(".sides li").nth(1)).toContainText(t.now.R);
    await expect(element.locator(".side-R").first()).toHaveCSS("border-left-style", "dotted");
    await expect(element.locator(".headline a.math")).toHaveAttribute("target", "_blank");
    await element.locator(".chip").first().click();
    await expect(element.locator(".sides li").first()).toContainText(t.now.L);
    if (!isLong) return;
    expect(await violations(page)).toEqual([]);
    await page.goto(`embed.html${link(`turn=R ${sum}`, `?lang=${lang}`).replace(/^[^#]*/, "")}`);
    await expect(page.locator("sg-game .sides li").nth(1)).toContainText(t.now.R);
  });

  test(`at the table it is said which side one plays, ${lang}`, async ({page}) => {
    await page.goto(link(`turn=R ${sum}`, `?mode=play&opponent=perfect&lang=${lang}`));
    const side = page.locator(".turn-line [class^=side-]");
    await expect(side).toHaveText(t.youAre.R);
    await expect(side).toHaveClass("side-R");
    // With two persons: whose turn it is.
    await page.goto(link(`turn=R ${sum}`, `?mode=play&opponent=none&lang=${lang}`));
    await expect(side).toHaveText(t.now.R);
  });

  test(`the rule of each game of a sum is a touch away, once, ${lang}`, async ({page}) => {
    await page.goto(link(`${sum} + domineering:2x2`, `?mode=play&opponent=none&lang=${lang}`));
    await expectBoardSettled(page);
    const rules = page.locator(".rule + details");
    await expect(rules.locator("p").first()).toBeHidden();
    await rules.getByText(t.rules).click();
    await expect(rules.locator("p")).toHaveText(t.ruleOf);
    await expect(rules.locator("p").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // For a single game, the rule is already there.
    await page.goto(link("domineering:3x3", `?mode=play&opponent=none&lang=${lang}`));
    await expectBoardSettled(page);
    await expect(page.locator(".rule")).toBeVisible();
    await expect(rules).toHaveCount(0);
  });

  test(`at the table it is said who has no move left, though the other has some, ${lang}`, async ({page}) => {
    // Left cuts the last edge under a red one, and still has room for a domino.
    const last = "red-blue-hackenbush:0-1b 1-2r + domineering:1x2";
    await page.goto(link(last, `?mode=play&opponent=perfect&lang=${lang}`));
    await expectBoardSettled(page);
    await page.locator("#board .component").first().locator("[data-spot]").first().click();
    const line = page.locator(".turn-line");
    await expect(line.locator("strong")).toHaveText(t.ended.won);
    await expect(line.locator(".side-R")).toHaveText(t.noMove.R);
    await expect(page.locator(".announce[role=status]").last()).toContainText(t.noMove.R);
    expect(await violations(page)).toEqual([]);
    await page.goto(link("turn=R domineering:1x2", `?mode=play&opponent=perfect&lang=${lang}`));
    await expect(line.locator("strong")).toHaveText(t.ended.lost);
    await expect(line.locator(".side-R")).toHaveText(t.noMove.R);
  });
}

test("the board that the engine has moved on comes into view on a phone", async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  // Only in the last component can Right move.
  const long = "red-blue-hackenbush:0-1b 0-2b + domineering:1x4 + domineering:2x1";
  await page.goto(link(long, "?mode=play&opponent=perfect&lang=en"));
  await expectBoardSettled(page);
  const parts = page.locator("#board .component");
  await expect(parts.last()).not.toBeInViewport();
  await parts.first().locator("[data-spot]").first().click();
  await expect(page.locator(".turn-line small")).toContainText("component 3");
  await expect(parts.last()).toBeInViewport({ratio: 0.95});
});
