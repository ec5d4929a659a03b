// The first page for a newcomer: a game that is lost, its explanation on the board, five levels, and a game that is
// won; by touch on a phone and by keyboard on a desktop.
import {expect, type Locator, type Page} from "@playwright/test";
import {onboardingGames} from "../../web/game/modes/onboarding";
import {isLong} from "../helpers/effort.mjs";
import {type Lang, languages, telephone, strictTest as test, visit} from "./playing";
import {bestMove, finger, type InputDevice, keyboard, playOn, worstMove} from "./readers";

const words = {
  en: {
    ...{challenge: /^Take any number from one heap\./, lost: "I won.", won: "You won!", first: "The first player"},
    ...{mistake: /^Your first mistake: /, toMistake: "Back to the mistake"},
    ...{whatHappened: "See what happened", again: "Again"},
  },
  zh: {
    ...{challenge: /^每次从一堆里取石子/, lost: "我赢了。", won: "你赢了！", first: "先走的人"},
    ...{mistake: /^你第一次失误：/, toMistake: "回到失误处"},
    ...{whatHappened: "看看后来怎样", again: "再来一局"},
  },
};
/** Text that only the revealed analysis may show. */
const spoilers = /\b[NP]\b|\*\d|⊕|Grundy|nim-sum|异或|必败|必胜/;

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
  await playOn(page, onboardingGames[0], input, worstMove);
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

/** Wins a level, then guesses that whoever begins wins. */
async function win(page: Page, level: number, input: InputDevice, lang: Lang) {
  const w = words[lang];
  await expect(page).toHaveURL(new RegExp(`rung=${level}`));
  await expect(page.locator(".replay")).toHaveCount(0);
  await playOn(page, onboardingGames[level] ?? "", input, bestMove);
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

test("the blocks of the third level are there while it is played, until it has been won", async ({page}) => {
  await visit(page, "index.html#/?rung=3&lang=en");
  await expect(page.locator("#board .block")).toHaveCount(7);
  await playOn(page, onboardingGames[3], keyboard, bestMove);
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
