// Before a class: how large the board is, what the teacher's keys and a finger do, and that nothing is told before its step.
import {expect, type Page} from "@playwright/test";
import {languages, link, settled, watchful as test, violations} from "./playing";

const steps = {
  en: {
    asked: "Who wins?",
    guessed: "You say: the other wins.",
    answered: "You were wrong. Whoever is to move can force the win.",
    moved: /^A move that wins: heap \d: \d → \d\.$/,
    explained: /balance/,
    open: "Present",
    next: /^Show winner/,
    nexts: ["Show winner", "Show move", "Show why"],
    stop: /^Stop searching/,
    other: /^The other/,
    leave: /^Leave/,
    keys: "Keys",
  },
  zh: {
    asked: "谁能获胜？",
    guessed: "大家猜：另一方赢。",
    answered: "猜错了。轮到走的一方能逼胜。",
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

const sum = "red-blue-hackenbush:0-1b 1-2r 0-3g + domineering:3x3 + nim:3";
/** What is said of Left and Right by their names. */
const sides = {
  en: {
    now: {L: "Left, blue, is to move", R: "Right, red, is to move"},
    mover: "Left, who is to move",
    other: "Right",
    saidMover: "You say: Left, who is to move, wins.",
    saidOther: "You say: Right wins.",
    wins: "You were wrong. Left, who is to move, can force the win.",
    loses: "Left can force the win, whatever Right plays now.",
    worth: "The position is worth {3/2*2|−1/2*2}.",
    yours: "Your move",
    won: {L: "Left has won", R: "Right has won"},
    rules: "Rules",
    games: ["Red-blue Hackenbush", "Domineering", "Nim"],
    youAreRight: "You are Right, red; I am Left, blue",
    noMove: {
      L: "Left, blue, has no move left. Whoever cannot move loses.",
      R: "Right, red, has no move left. Whoever cannot move loses.",
    },
    iWon: "I won.",
  },
  zh: {
    now: {L: "轮到左方（蓝）", R: "轮到右方（红）"},
    mover: "左方（轮到走）",
    other: "右方",
    saidMover: "大家猜：轮到走的一方（左方）赢。",
    saidOther: "大家猜：右方赢。",
    wins: "猜错了。轮到左方走，左方能逼胜。",
    loses: "不管右方这一步怎么走，左方都能逼胜。",
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

const said = (page: Page) => page.locator(".telling > p");
/** All that can be seen, or heard, or is kept as a name, but for the names of the places on the board, which are the moves. */
const all = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as Element;
    for (const spot of body.querySelectorAll("[data-spot]")) spot.removeAttribute("aria-label");
    return `${document.title} ${body.outerHTML}`;
  });
/** What is heard: each part by itself. */
const heard = (page: Page) => page.locator(".presenting [role=status] p");
const lit = "#board :is(.wins, .lit)";

test.use({contextOptions: {reducedMotion: "reduce"}});

async function openBefore(page: Page, address: string, rest: string) {
  await page.goto(link(address, rest));
  await expect(page.locator(".presenting")).toBeVisible();
  await settled(page);
}

for (const lang of languages) {
  const words = steps[lang];

  test(`by the keyboard: guess, answer, move, reason, each at its step, ${lang}`, async ({page}) => {
    await page.goto(link("nim:3,5,7", `?mode=play&lang=${lang}`));
    await settled(page);
    await page.keyboard.press("p");
    await expect(page).toHaveURL(/present=1/);
    await expect(said(page)).toHaveText(words.asked);
    await expect(page.locator(lit)).toHaveCount(0);
    expect(await all(page)).not.toContain(words.answered);
    const next = page.locator(".bar .primary");
    const [who, which, why] = words.nexts as [string, string, string];
    await expect(next).toContainText(who);
    await page.keyboard.press("o");
    await expect(said(page)).toHaveText(words.guessed);
    await expect(next).toContainText(who);
    await page.keyboard.press("Space");
    await expect(said(page)).toHaveText(words.answered);
    await expect(next).toContainText(which);
    await expect(page.locator("[role=status]").last()).toContainText(words.answered);
    await expect(page.locator(lit)).toHaveCount(0);
    expect(await all(page)).not.toMatch(/\d → \d/);
    await page.keyboard.press("PageDown");
    await expect(said(page)).toHaveText(words.moved);
    await expect(next).toContainText(why);
    await expect(page.locator(lit).first()).toBeVisible();
    expect(await all(page)).not.toMatch(words.explained);
    await page.keyboard.press("Space");
    await expect(said(page)).toHaveText(words.explained);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/present/);
    await expect(page.locator(".lever [aria-pressed=true]")).toHaveText(lang === "en" ? "Play" : "对局");
  });

  test(`by taps, and back from where it was opened, ${lang}`, async ({page}) => {
    await page.goto(link("nim:3,5,7", `?moves=0.2&lang=${lang}`));
    await settled(page);
    const press = (name: string | RegExp) => page.getByRole("button", {name}).click();
    await press(words.open);
    await expect(said(page)).toHaveText(words.asked);
    await press(words.other);
    await expect(said(page)).toHaveText(words.guessed);
    await press(words.next);
    await expect(page.locator(".telling")).toHaveClass(/answered/);
    await press(words.leave);
    await expect(page.locator(".verdict")).toBeVisible();
    await expect(page).toHaveURL(/nim:3,5,7\?moves=0\.2/);
  });

  test(`Left and Right are named, the value with the reason, ${lang}`, async ({page}) => {
    const t = sides[lang];
    await openBefore(page, sum, `?present=1&opponent=none&lang=${lang}`);
    // Of two persons each is a side.
    await expect(page.locator(".whose")).toHaveText(t.now.L);
    await expect(page.locator(".telling button")).toHaveText([new RegExp(`^${t.mover}`), new RegExp(`^${t.other}`)]);
    await page.keyboard.press("m");
    await expect(heard(page)).toHaveText([t.now.L, t.saidMover]);
    await page.keyboard.press("o");
    await expect(heard(page)).toHaveText([t.now.L, t.saidOther]);
    await page.keyboard.press("Space");
    await expect(heard(page)).toHaveText([t.now.L, t.wins]);
    await page.keyboard.press("Space");
    await expect(page.locator(".telling")).toHaveClass(/moved/);
    await expect(said(page)).not.toContainText(t.worth);
    await page.keyboard.press("Space");
    await expect(said(page)).toContainText(t.worth);
    expect(await violations(page)).toEqual([]);
  });

  test(`which side has won is said, beside the player against the engine, ${lang}`, async ({page}) => {
    const t = sides[lang];
    const whose = page.locator(".whose span");
    const half = "red-blue-hackenbush:0-1b 1-2r";
    await openBefore(page, `turn=R ${half}`, `?present=1&opponent=none&lang=${lang}`);
    await expect(whose).toHaveText([t.now.R]);
    await page.keyboard.press("Space");
    await expect(heard(page)).toHaveText([t.now.R, t.loses]);
    await page.locator("#board [data-spot]").click();
    await expect(whose).toHaveText([t.now.L]);
    await page.locator("#board [data-spot]").click();
    await expect(whose).toHaveText([t.won.L]);
    await expect(said(page)).toHaveText(t.noMove.R);
    await expect(heard(page).last()).toHaveText(t.noMove.R);
    // Against the engine, which would have the other side.
    await openBefore(page, `turn=R ${half}`, `?present=1&opponent=perfect&lang=${lang}`);
    await expect(whose).toHaveText([t.yours, t.youAreRight]);
    await openBefore(page, "turn=R domineering:1x3", `?present=1&opponent=perfect&lang=${lang}`);
    await expect(whose).toHaveText([t.iWon, t.won.L]);
    await expect(heard(page)).toHaveText([t.iWon, t.won.L, t.noMove.R]);
    await openBefore(page, "domineering:3x1", `?present=1&opponent=none&lang=${lang}`);
    await expect(whose).toHaveText([t.won.R]);
    await expect(said(page)).toHaveText(t.noMove.L);
  });

  test(`the rules of the games of a sum lie over the board when asked for, ${lang}`, async ({page}) => {
    await openBefore(page, sum, `?present=1&opponent=none&lang=${lang}`);
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
    // One game has its rule above the board.
    await openBefore(page, "domineering:3x3", `?present=1&opponent=none&lang=${lang}`);
    await page.keyboard.press("i");
    await expect(page.locator(".bar button[aria-keyshortcuts=i]")).toHaveCount(0);
    await expect(page.locator(".panel")).toHaveCount(0);
  });

  test(`a new position of a sum of Left and Right says whose turn it is, ${lang}`, async ({page}) => {
    const t = sides[lang];
    await openBefore(page, sum, `?present=1&opponent=none&lang=${lang}`);
    const another = page.locator(".bar button[aria-keyshortcuts=n]");
    await expect(another).toHaveAttribute("aria-disabled", "false");
    for (let n = 0; n < 3; n++) {
      const before = page.url();
      await page.keyboard.press("n");
      await expect(page).not.toHaveURL(before);
      await settled(page);
      const mover = decodeURIComponent(page.url()).includes("turn=R") ? "R" : "L";
      await expect(page.locator(".whose")).toHaveText(t.now[mover]);
      await expect(page.locator(".fault")).toHaveCount(0);
    }
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing, at any step and among the keys, ${lang}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openBefore(page, "nim:3,5,7", `?present=1&lang=${lang}`);
      expect(await violations(page)).toEqual([]);
      for (const step of ["answered", "moved", "explained"]) {
        await page.keyboard.press("Space");
        await expect(page.locator(".telling")).toHaveClass(new RegExp(step));
        expect(await violations(page)).toEqual([]);
      }
      await page.keyboard.press("?");
      await expect(page.getByRole("region", {name: words.keys})).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator(".panel")).toHaveCount(0);
      await expect(page.locator(".presenting")).toBeVisible();
    });
}

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [768, 1024],
  [360, 740],
] as const)
  for (const address of ["nim:3,5,7", "chomp:4x5", "hackenbush:0-1 1-2 1-3 3-4 4-1 0-5", "cutting:6x4,3x3"])
    test(`${address} fills its part of ${width} × ${height}, and nothing is cut off`, async ({page}) => {
      await page.setViewportSize({width, height});
      await openBefore(page, address, "?present=1&lang=en");
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
    });

for (const [width, height, least] of [
  [1280, 720, 1.2],
  [768, 1024, 0.9],
  [360, 740, 0.5],
] as const)
  test(`the boards of a sum are drawn at one scale, on ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openBefore(page, "domineering:5x5 + nim:1 + toppling-dominoes:brr", "?present=1&lang=en&opponent=none");
    const scales = () =>
      page.locator("#board svg.board").evaluateAll((boards) =>
        (boards as SVGSVGElement[]).map((board) => {
          const [room, own] = [board.getBoundingClientRect(), board.viewBox.baseVal];
          return Math.min(room.width / own.width, room.height / own.height);
        }),
      );
    await expect
      .poll(async () => {
        const all = await scales();
        return all.length === 3 && Math.min(...all) >= least && Math.max(...all) <= 1.03 * Math.min(...all);
      })
      .toBe(true);
  });

test("another position, the moves, undo and redo by their keys, and a hint before the answer", async ({page}) => {
  await openBefore(page, "nim:3,5,7", "?present=1&moves=0.2&lang=en");
  await expect(page.locator(".whose")).toHaveText("Player 2 to move");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".whose")).toHaveText("Player 1 to move");
  await expect(page.getByRole("button", {name: "Hint"})).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("h");
  await expect(page.locator(lit).first()).toBeVisible();
  await expect(said(page)).not.toHaveText(steps.en.asked);
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText(steps.en.asked);
  await expect(page.getByRole("button", {name: "New position"})).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/#\/nim:\S+\?present=1/);
  await expect(page).not.toHaveURL(/nim:3,5,7/);
  await page.keyboard.press("u");
  await expect(page).toHaveURL(/nim:3,5,7\?present=1&moves=0\.2/);
  await page.keyboard.press("r");
  await expect(page).not.toHaveURL(/nim:3,5,7/);
});

test("back in the browser's history leads to the page that it was opened from", async ({page}) => {
  await page.goto(link("nim:3,5,7", "?lang=en"));
  await settled(page);
  await page.getByRole("button", {name: "Present"}).click();
  await expect(page.locator(".presenting")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".presenting")).toHaveCount(0);
  await expect(page.locator(".verdict")).toBeVisible();
});

test("a search can be ended, and then the class is told that the winner is not known", async ({page}) => {
  await openBefore(page, "cram:9x9", "?present=1&lang=en");
  const next = page.getByRole("button", {name: steps.en.next});
  await expect(said(page)).toHaveText("Who wins? I am still searching; “Stop searching” ends that.");
  await page.getByRole("button", {name: steps.en.stop}).click();
  await expect(said(page)).toHaveText("Who wins?");
  await next.click();
  await expect(said(page)).toHaveText("Who wins is not known: the search did not come to an end.");
  await expect(next).toHaveAttribute("aria-disabled", "true");
});

test("of a text that is no position, what is wrong is said", async ({page}) => {
  await page.goto(link("nim:3,x,5", "?present=1&lang=en"));
  await expect(page.locator(".presenting .fault")).toBeVisible();
});
