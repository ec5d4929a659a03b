// The first page for a newcomer: a game that is lost, its explanation on the board, five levels, and a game that is
// won; by touch on a phone and by keyboard on a desktop.
import {execFileSync} from "node:child_process";
import {expect, type Locator, type Page} from "@playwright/test";
import {onboardingGames} from "../../web/game/modes/onboarding";
import {command} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {expectBoardSettled, type Lang, languages, telephone, strictTest as test, visit} from "./playing";

const words = {
  en: {
    ...{challenge: /^Take any number from one heap\./, lost: "I won.", won: "You won!", first: "The first player"},
    ...{mistake: /^Your first mistake: /, playFromHere: "Play from here", toMistake: "Back to the mistake"},
    ...{whatHappened: "See what happened", again: "Again"},
  },
  zh: {
    ...{challenge: /^每次从一堆里取石子/, lost: "我赢了。", won: "你赢了！", first: "先走的人"},
    ...{mistake: /^你第一次失误：/, playFromHere: "从这里接着走", toMistake: "回到失误处"},
    ...{whatHappened: "看看后来怎样", again: "再来一局"},
  },
};
/** Text that only the revealed analysis may show. */
const spoilers = /\b[NP]\b|\*\d|⊕|Grundy|nim-sum|异或|必败|必胜/;

const sg = (...words: string[]) => JSON.parse(execFileSync(command, words, {encoding: "utf8"}));

/** The moves up to the cursor. */
function touchesOf(url: string): string[] {
  const parameters = new URLSearchParams(url.split("?")[1]);
  const [moves, at] = [parameters.get("moves"), parameters.get("at")];
  return moves ? moves.split(";").slice(0, at === null ? undefined : Number(at)) : [];
}

/** The position of the link in the address bar. */
const positionOf = (url: string, start: string): string =>
  touchesOf(url).reduce((address, touch) => sg("play", address, touch.replaceAll(".", ",")).address, start);

interface Listed {
  touch: string[];
  wins: boolean | null;
}

/**
 * The adjacent pins of a row that fall, with one row or several: their names end with the pin in Chinese, and begin
 * with it in English.
 */
async function pinsOf(page: Page, sizes: string[], [heap, ...partSizes]: string[]): Promise<Locator[]> {
  const size = Number(sizes[Number(heap)]);
  const [first = 0, second = 0] = partSizes.map(Number);
  const names = await page.locator("#board .pin[data-spot]").evaluateAll((elements) =>
    elements.map((pin) => {
      const name = pin.getAttribute("aria-label") ?? "";
      const numbers = name.match(/\d+/g) ?? [];
      const [pinNumber, row = "1"] = name.startsWith("第") ? numbers.reverse() : numbers;
      return `${Number(row) - 1}.${pinNumber}`;
    }),
  );
  return Array.from({length: size - first - second}, (_, i) =>
    page.locator("#board .pin[data-spot]").nth(names.indexOf(`${heap}.${first + 1 + i}`)),
  );
}

/** The elements of the board that make a move. */
async function targetsOf(page: Page, address: string, touch: string[]): Promise<Locator[]> {
  const {board} = sg("analyze", address, "--moves", "none");
  if (board.as === "rows") return pinsOf(page, board.sizes, touch);
  const elements = page.locator("#board [data-spot]");
  if (board.kind === "graph") {
    const [from, to] = board.edges[Number(touch[0])];
    return [page.locator(`#board [data-spot][aria-label*="${from}–${to}"]`)];
  }
  const [heap = 0, remaining = 0] = touch.map(Number);
  const countBefore = board.sizes.slice(0, heap).reduce((sum: number, size: string) => sum + Number(size), 0);
  return [elements.nth(countBefore + remaining)];
}

interface InputDevice {
  move(page: Page, spots: Locator[]): Promise<void>;
  press(page: Page, control: Locator): Promise<void>;
}

const finger: InputDevice = {
  async move(page, spots) {
    const atOnce = page.locator("#board").getByRole("button", {name: String(spots.length), exact: true});
    if (await atOnce.isVisible()) await atOnce.tap();
    await spots[0]?.tap();
  },
  press: (_, control) => control.tap(),
};

const mouse: InputDevice = {
  move: async (_, spots) => spots[0]?.click(),
  press: (_, control) => control.click(),
};

/** Offset in px from the focused element to the target, at one moment, as boards move while they are drawn. */
const offsetTo = (target: Locator) =>
  target.evaluate((goal) => {
    const focused = document.activeElement;
    if (!focused?.matches("[data-spot]")) throw new Error("no spot has the focus");
    const [from, to] = [focused.getBoundingClientRect(), goal.getBoundingClientRect()];
    return [to.x - from.x, to.y - from.y] as const;
  });

/** Walks to the target by arrow keys, by sight; restarts if a board drawn anew has lost the focus. */
const walkTo = (page: Page, target: Locator) =>
  expect(async () => {
    await tabTo(page, page.locator("#board [data-spot][tabindex='0']"));
    await walk(page, target);
  }).toPass();

async function walk(page: Page, target: Locator) {
  for (let step = 0; step < 40; step++) {
    const [right, down] = await offsetTo(target);
    if (Math.abs(right) < 2 && Math.abs(down) < 2) return;
    const isAcross = Math.abs(right) > Math.abs(down);
    await page.keyboard.press(isAcross ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error("not reached in 40 steps");
}

async function tabTo(page: Page, control: Locator) {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  // A board drawn anew meanwhile may lose the focus: then one begins again, as a reader does.
  await expect(async () => {
    for (let tab = 0; tab < 80 && !(await isThere()); tab++) await page.keyboard.press("Tab");
    await expect.poll(() => isThere()).toBe(true);
  }).toPass();
}

const keyboard: InputDevice = {
  async move(page, spots) {
    const [first, ...others] = spots;
    if (first) await walkTo(page, first);
    for (const _ of others) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
  },
  async press(page, control) {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
};

/** Plays a level, or another game, until somebody has won; each move of the reader is the best one, or the worst. */
async function playOn(page: Page, game: number | string, input: InputDevice, isGood: boolean) {
  const start = typeof game === "string" ? game : (onboardingGames[game] ?? "");
  for (let ply = 0; ply < 60; ply += 2) {
    // It is the reader's turn, who has begun, after an even number of moves.
    const isTurn = () => touchesOf(page.url()).length === ply;
    const isOver = () => page.locator(".ended").isVisible();
    await expect.poll(async () => isTurn() || (await isOver())).toBe(true);
    await expectBoardSettled(page);
    const urlBefore = page.url();
    const address = positionOf(urlBefore, start);
    const {listed}: {listed: Listed[]} = sg("analyze", address).moves;
    if (listed.length === 0) return;
    const move = listed.find(({wins}) => wins === isGood) ?? listed[0];
    await input.move(page, await targetsOf(page, address, move?.touch ?? []));
    await expect.poll(() => page.url()).not.toBe(urlBefore);
  }
}

/**
 * Moves the slider of moves to its beginning, by key, until `count` elements are seen: an element just opened may still
 * take the focus.
 */
const toTheFirst = (page: Page, elements: Locator, count: number) =>
  expect(async () => {
    await page.getByRole("slider").press("Home");
    await expect(elements).toHaveCount(count, {timeout: 5000});
  }).toPass();

const mainText = (page: Page) => page.locator("main").innerText();

/** Loses the first game, and sees where: the winning move on the board, then what happened. */
async function lose(page: Page, input: InputDevice, lang: Lang) {
  const w = words[lang];
  await expect(page.locator("h1")).toHaveText(w.challenge);
  await expect(page.locator("#board [data-spot]")).toHaveCount(15);
  await playOn(page, 0, input, false);
  await expect(page.locator(".turn-line strong")).toHaveText(w.lost);
  expect(await mainText(page)).not.toMatch(spoilers);
  await input.press(page, page.locator(".ended").getByRole("button").first());
  // Every first move that loses is the mistake. The board is cut into blocks, and those without a partner are highlighted.
  await expect(page.locator(".replay .mistake")).toHaveText(w.mistake);
  await expect(page.locator("#board .block.lit")).toHaveCount(3);
  await expect(page.locator("#board .block")).toHaveCount(7);
  await input.press(page, page.getByRole("button", {name: w.whatHappened}));
  await expect(page.locator("#board .block.lit")).toHaveCount(0);
  await expect(page.getByRole("slider")).toHaveValue("2");
  await input.press(page, page.getByRole("button", {name: w.toMistake}));
  await expect(page.locator(".replay .mistake")).toBeVisible();
}

/** Plays from the mistake, and wins. */
async function playAgain(page: Page, input: InputDevice, lang: Lang) {
  const w = words[lang];
  await input.press(page, page.getByRole("button", {name: w.playFromHere}));
  await expect(page.locator(".replay")).toHaveCount(0);
  await playOn(page, 0, input, true);
  await expect(page.locator(".turn-line strong")).toHaveText(w.won);
}

/** Wins a level, then guesses that whoever begins wins. */
async function win(page: Page, level: number, input: InputDevice, lang: Lang) {
  const w = words[lang];
  await expect(page).toHaveURL(new RegExp(`rung=${level}`));
  await expect(page.locator(".replay")).toHaveCount(0);
  await playOn(page, level, input, true);
  await expect(page.locator(".turn-line strong")).toHaveText(w.won);
  expect(await mainText(page)).not.toMatch(spoilers);
  await input.press(page, page.locator(".ended").getByRole("button", {name: w.first}));
  await expect(page.locator(".guessed")).toBeVisible();
  await toTheFirst(page, page.locator(".thought p"), 2);
  await expect(page.locator("#board .lit").first()).toBeVisible();
}

/**
 * In the default run each kind of board by one input device: heaps and a row of pins, and the graph, which is the last.
 */
const levelsByInput: Record<string, readonly number[]> = isLong ? {} : {finger: [0, 1, 4], keyboard: [5]};

for (const [name, input] of Object.entries({finger, keyboard}))
  test.describe(name, () => {
    test.use(
      name === "finger"
        ? {...telephone, viewport: {width: 360, height: 740}}
        : {viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: "reduce"}},
    );
    const levels = levelsByInput[name] ?? onboardingGames.map((_, level) => level);
    const lastLevel = levels.at(-1) ?? 0;
    for (const lang of languages)
      test(`the games of the first page are lost, explained and won: ${lang}`, async ({page}) => {
        const nextLink = page.locator(".replay .controls a").last();
        for (const level of levels) {
          if (levels.includes(level - 1)) await input.press(page, nextLink);
          else await visit(page, `index.html#/?${level === 0 ? "" : `rung=${level}&`}lang=${lang}`);
          await (level === 0 ? lose(page, input, lang) : win(page, level, input, lang));
        }
        // Won levels are marked, here and on the way back.
        await expect(page.locator(".ladder .won")).toHaveCount(levels.filter((level) => level > 0).length);
        await expect(nextLink).toHaveAttribute(
          "href",
          lastLevel + 1 < onboardingGames.length ? new RegExp(`rung=${lastLevel + 1}`) : /#\/games/,
        );
      });
  });

for (const lang of isLong ? languages : (["en"] as const))
  test(`one who loses plays on from the mistake and wins, and is led to a harder game, ${lang}`, async ({page}) => {
    await visit(page, `index.html#/?lang=${lang}`);
    await lose(page, mouse, lang);
    await playAgain(page, mouse, lang);
    await mouse.press(page, page.locator(".ended button.primary"));
    await mouse.press(page, page.locator(".replay a.primary"));
    await expect(page).toHaveURL(/#\/nim:9,14,20\?/);
    await expect(page.locator("#board [data-spot]").first()).toBeVisible();
    await playOn(page, "nim:9,14,20", mouse, true);
    await expect(page.locator(".turn-line strong")).toHaveText(words[lang].won);
  });

test("the blocks of the third level are there while it is played, until it has been won", async ({page}) => {
  await visit(page, "index.html#/?rung=3&lang=en");
  await expect(page.locator("#board .block")).toHaveCount(7);
  await playOn(page, 3, keyboard, true);
  await expect(page.locator(".turn-line strong")).toHaveText(words.en.won);
  await page.getByRole("button", {name: words.en.again}).click();
  await expect(page.locator("#board [data-spot]")).toHaveCount(15);
  await expect(page.locator("#board .block")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".ladder .won")).toHaveCount(1);
  await expect(page.locator("#board .block")).toHaveCount(0);
  await page.getByRole("button", {name: "Clear my progress"}).click();
  await expect(page.locator(".ladder .won")).toHaveCount(0);
  await expect(page.locator("#board .block")).toHaveCount(7);
});

for (const link of ["#/?lang=en", "#/nim:3,5,7?mode=play&lang=en", "#/nim:3,5,7?mode=analyse&lang=en"])
  test(`Tab leaves the board, whatever it previews: ${link}`, async ({page}) => {
    await visit(page, `index.html${link}`);
    const target = page.locator("#board [data-spot][tabindex='0']");
    await target.focus();
    await expect(page.locator("#board .previewed").first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#board [data-spot]:focus")).toHaveCount(0);
    await expect(page.locator("button:focus, a:focus")).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await expect(target).toBeFocused();
  });

test("who comes back without a link goes on where they were, and the mark leads to the first page", async ({page}) => {
  await page.goto("index.html#/kayles:3,4?mode=play&lang=en");
  await expect(page.locator("#board .pin")).toHaveCount(7);
  await page.goto("about:blank");
  await page.goto("index.html");
  await expect(page.locator("h1")).toHaveText("Kayles");
  await expect(page).toHaveURL(/#\/kayles:3,4\?mode=play/);
  await page.locator(".brand").click();
  await expect(page.locator("h1")).toHaveText(words.en.challenge);
  await page.goto("about:blank");
  await page.goto("index.html");
  await expect(page.locator("h1")).toHaveText(words.en.challenge);
});

test("where nothing may be stored, one comes to the first page and can play", async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("index.html#/kayles:3,4?mode=play&lang=en");
  await expect(page.locator("#board .pin")).toHaveCount(7);
  await page.goto("about:blank");
  await page.goto("index.html#/?lang=en");
  await page.locator("#board [data-spot]").first().click();
  await expect(page).toHaveURL(/moves=0\.0;/);
});
