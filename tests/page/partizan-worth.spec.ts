// Values of partizan sums: whose turn it is, who wins whoever begins, checked by the definition; in both languages,
// narrow and wide.
import {expect} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {side, sum, twoPersons} from "./partizan-sums";
import {languages, listedMoves, open, position, sharedPageTest as test, violations} from "./playing";

const words = {
  en: {
    now: {L: "Left (blue) to move", R: "Right (red) to move"},
    exchanged: "The players swap roles. Otherwise: Left",
    roles: "Roles swapped",
    present: "Present",
    first: {L: "Left moves first", R: "Right moves first"},
    wins: {L: "Left wins", R: "Right wins"},
    letBegin: {L: "Let Left move first", R: "Let Right move first"},
    measures: "Mean 1/2, temperature 1. Play stops at 3/2 if Left moves first, at −1/2 if Right does.",
    heats: ["2 · Domineering hottest", "1 · Red-blue Hackenbush", "3 · Nim"],
    isEnough: "That wins here.",
    dominated: "dominated by 3/2*2",
    why: /A winning move is “component 2, domino/,
    check: "Check it by the definition",
    agrees: "✓ agree",
    moves: "Moves",
    winning: "Winning moves",
    looked: ["Left moves first: 1720 positions searched.", "Right moves first: 2251 positions searched."],
    tooLarge:
      /Left moves first: \d+ positions searched\. Right moves first: too large, stopped after [\d\s]+ positions\./,
  },
  zh: {
    now: {L: "轮到左方（蓝）", R: "轮到右方（红）"},
    exchanged: "双方角色互换。原规则：左方",
    roles: "角色互换",
    present: "投屏",
    first: {L: "左方先走", R: "右方先走"},
    wins: {L: "左方胜", R: "右方胜"},
    letBegin: {L: "改由左方先走", R: "改由右方先走"},
    measures: "均值 1/2，温度 1。左方先走停在 3/2，右方先走停在 −1/2。",
    heats: ["2 · 纵横骨牌 最热", "1 · 红蓝删边游戏", "3 · Nim"],
    isEnough: "在这里这样走就能胜。",
    dominated: "被 3/2*2 支配",
    why: /走“分量 2，.*”可以取胜/,
    check: "用定义验证",
    agrees: "✓ 一致",
    moves: "走法",
    winning: "必胜走法",
    looked: ["左方先走时看过 1720 个局面。", "右方先走时看过 2251 个局面。"],
    tooLarge: /左方先走时看过 \d+ 个局面。右方先走时局面太多，看过 [\d\s]+ 个后停止。/,
  },
} as const;

for (const lang of languages) {
  const t = words[lang];

  test(`a negative is told its roles, and before a class it is said whose turn it is, ${lang}`, async ({page}) => {
    await open(page, "-domineering:2x3", twoPersons(lang));
    await expect(page.locator("#board figcaption")).toContainText(t.exchanged);
    // For a sum, the player to move is named above all boards only.
    await open(page, "-domineering:2x3 + -domineering:2x2", twoPersons(lang));
    await expect(page.locator("#board .to-move")).toHaveText(t.now.L);
    await expect(page.locator("#board .note")).toHaveText([t.roles, t.roles]);
    await open(page, sum, twoPersons(lang));
    await page.getByRole("button", {name: t.present, exact: true}).click();
    await expect(page.locator(".presenting .whose")).toContainText(t.now.L);
    await expect(page.locator(".presenting #board")).not.toContainText(t.now.L);
    await page.keyboard.press("Escape");
  });

  for (const width of everyNth(3, [360, 768, 1440]))
    test(`what a sum is worth, and to whom, ${lang}, ${width} wide`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, sum, twoPersons(lang));
      await expect(side(page, "L")).toContainText(t.now.L);
      await expect(side(page, "L")).toContainText(t.wins.L);
      await expect(side(page, "L")).toHaveAttribute("aria-current", "true");
      await expect(side(page, "R")).toContainText(t.first.R);
      await expect(side(page, "R")).toContainText(t.wins.R);
      await expect(page.locator(".sides p")).toContainText(t.measures);
      await expect(page.locator(".why .plain")).toHaveText(t.why);
      await expect(page.locator(".chips .chip")).toHaveCount(2);
      // The player to move is named above the boards, and not with any of them.
      await expect(page.locator("#board .to-move")).toHaveText(t.now.L);
      await expect(page.locator("#board .note")).toHaveCount(0);
      // The sum and each component link to the page of values, in that page's own notation.
      const sumLink = page.locator(".headline a.math");
      await expect(sumLink).toHaveText("{3/2*2|−1/2*2}");
      const values = page.locator(".parts-by-heat tbody a");
      await expect(values).toHaveText(["±1", "1/2*", "*3"]);
      await expect(page.locator(".parts-by-heat tbody th")).toHaveText(
        t.heats.map((name) => new RegExp(`^${name.replace(" ", "\\s*")}`.replace(/ (hottest|最热)$/, "\\s*$1"))),
      );
      await expect(page.locator(".sum-by-heat > p").last()).toContainText(t.isEnough);
      await listedMoves(page);
      const moves = page.locator(".moves tbody tr");
      await expect(moves).toHaveCount(11);
      await expect(moves.first().locator("td").nth(1)).toHaveText(/^L\s*3\/2\*2$/);
      await expect(moves.nth(2).locator(".fate")).toHaveText(t.dominated);
      // Nothing is wider than the page.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);

      // The other player begins: an address of its own, and back by undo.
      await page.getByRole("button", {name: t.letBegin.R, exact: true}).click();
      await expect.poll(() => position(page)).toBe(`turn=R ${sum}`);
      await expect(side(page, "R")).toContainText(t.now.R);
      await expect(side(page, "R")).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("button", {name: t.letBegin.L, exact: true})).toBeVisible();
      if (isLong) expect(await violations(page)).toEqual([]);

      // Nor if values are long.
      await open(page, "turn=R domineering:4x4", twoPersons(lang));
      await listedMoves(page);
      await expect(page.locator(".moves .fate").first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.goBack();

      await page.locator(".parts-by-heat tbody a").first().click();
      await expect(page.locator("#short-game")).toHaveValue("[domineering:3x3]");
      await expect(page.locator(".verdict-of .value")).toHaveText("= ±1");
    });

  test(`checked by the definition, whoever begins, ${lang}`, async ({page}) => {
    const check = page.getByRole("button", {name: t.check, exact: true});
    const rows = page.locator(".checked tbody tr");
    const row = (...[name, winner]: [string, string]) => `${name}${winner}${winner}${t.agrees}`;
    // Right wins whoever begins: neither an N- nor a P-position.
    await open(page, "domineering:4x5", twoPersons(lang));
    await check.click();
    const bothRows = [row(t.first.L, t.wins.R), row(t.first.R, t.wins.R)];
    await expect(rows).toHaveText([...bothRows, row(t.moves, "16"), row(t.winning, "0")]);
    for (const says of t.looked) await expect(page.locator(".checked p")).toContainText(says);
    await expect(page.locator(".checked .differs")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    // With the other player to move, the winner is queried again for that beginner, and the moves are that player's.
    await page.getByRole("button", {name: t.letBegin.R, exact: true}).click();
    await expect(side(page, "R")).toContainText(t.now.R);
    await expect(rows).toHaveCount(0);
    await check.click();
    await expect(rows).toHaveText([...bothRows, row(t.moves, "15"), row(t.winning, "13")]);

    // In this sum, whoever begins wins.
    await open(page, sum, twoPersons(lang));
    await check.click();
    await expect(rows.first()).toHaveText(row(t.first.L, t.wins.L));
    await expect(rows.nth(1)).toHaveText(row(t.first.R, t.wins.R));

    // If the query is too large for one beginner, the result for the other is still shown.
    await open(page, "cutcake:5x9", twoPersons(lang));
    await check.click();
    await expect(page.locator(".checked p")).toHaveText(t.tooLarge);
    await expect(rows).toHaveText([row(t.first.L, t.wins.R), row(t.moves, "4"), row(t.winning, "0")]);
  });
}

/** The visible lines that a text is broken into. */
const linesOf = (element: Element) => {
  const lines: {top: number; text: string}[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    [...(node.textContent ?? "")].forEach((letter, i) => {
      const range = document.createRange();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const {top, height} = range.getBoundingClientRect();
      const lastLine = lines.at(-1);
      if (lastLine && (height === 0 || Math.abs(lastLine.top - top) < height / 2)) lastLine.text += letter;
      else lines.push({top, text: letter});
    });
  return lines.map(({text}) => text.trim());
};

test("on a narrow page a value breaks after a bar or a comma, and no word and no edge breaks", async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await open(page, "domineering:3x4 + red-blue-hackenbush:0-1b 1-2r 0-3g + nim:3", twoPersons("en"));
  await listedMoves(page);
  await expect(page.locator(".moves .fate").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  let broken = 0;
  for (const value of await page.locator(".moves .worth-of a, .parts-by-heat a").all()) {
    const lines = await value.evaluate(linesOf);
    for (const line of lines.slice(0, -1)) expect(line, lines.join(" / ")).toMatch(/[|‖,]$/);
    broken += lines.length - 1;
  }
  expect(broken).toBeGreaterThan(0);
  for (const words of await page.locator(".moves .move, .parts-by-heat button").all()) {
    const lines = await words.evaluate(linesOf);
    expect(lines.join(" ")).toBe((await words.textContent())?.trim());
  }
});
