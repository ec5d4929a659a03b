// The first page as a stranger meets it: a game that is lost, its explanation on the board, five rungs, and a game that is won; by
// finger on a telephone and by keyboard on a desk.
import {execFileSync} from "node:child_process";
import {expect, type Locator, type Page} from "@playwright/test";
import {ladder} from "../../web/game/ladder";
import {command} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {type Lang, languages, settled, telephone, watchful as test, visit} from "./playing";

const words = {
  en: {challenge: /^Take from one heap\./, lost: "I won.", won: "You won!", first: "Whoever begins"},
  zh: {challenge: /^每次从一堆里取石子/, lost: "我赢了。", won: "你赢了！", first: "先走的人"},
};
/** What only the lifted lid may show. */
const told = /\b[NP]\b|\*\d|⊕|Grundy|nim-sum|异或|必败|必胜/;

const sg = (...words: string[]) => JSON.parse(execFileSync(command, words, {encoding: "utf8"}));

function touchesOf(url: string): string[] {
  const moves = new URLSearchParams(url.split("?")[1]).get("moves");
  return moves ? moves.split(";") : [];
}

/** The position that the link in the bar stands for. */
function positionOf(url: string, rung: number): string {
  return touchesOf(url).reduce(
    (address, touch) => sg("play", address, touch.replaceAll(".", ",")).address,
    ladder[rung] ?? "",
  );
}

interface Listed {
  touch: string[];
  wins: boolean | null;
}

/** The neighbours of a row that fall, of one row or of several: its name ends with the pin in Chinese, and begins with it in English. */
async function pinsOf(page: Page, sizes: string[], [heap, ...left]: string[]): Promise<Locator[]> {
  const size = Number(sizes[Number(heap)]);
  const [first = 0, second = 0] = left.map(Number);
  const names = await page.locator("#board .pin[data-spot]").evaluateAll((all) =>
    all.map((pin) => {
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

/** What of the board makes a move. */
async function spotsOf(page: Page, address: string, touch: string[]): Promise<Locator[]> {
  const {board} = sg("analyze", address, "--moves", "none");
  if (board.as === "rows") return pinsOf(page, board.sizes, touch);
  const spots = page.locator("#board [data-spot]");
  if (board.kind === "graph") {
    const [from, to] = board.edges[Number(touch[0])];
    return [page.locator(`#board [data-spot][aria-label*="${from}–${to}"]`)];
  }
  const [heap = 0, kept = 0] = touch.map(Number);
  const before = board.sizes.slice(0, heap).reduce((sum: number, size: string) => sum + Number(size), 0);
  return [spots.nth(before + kept)];
}

interface Hand {
  move(page: Page, spots: Locator[]): Promise<void>;
  press(page: Page, control: Locator): Promise<void>;
}

const finger: Hand = {
  async move(page, spots) {
    const atOnce = page.locator("#board").getByRole("button", {name: String(spots.length), exact: true});
    if (await atOnce.isVisible()) await atOnce.tap();
    await spots[0]?.tap();
  },
  press: (_, control) => control.tap(),
};

/** From the spot that has the focus to where the other is, in pixels: of one moment, as boards move while they are drawn. */
const wayTo = (spot: Locator) =>
  spot.evaluate((goal) => {
    const here = document.activeElement;
    if (!here?.matches("[data-spot]")) throw new Error("no spot has the focus");
    const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()];
    return [to.x - from.x, to.y - from.y] as const;
  });

/** From spot to spot by arrows, as one sees them; from the start again where a board drawn anew has let go of the focus. */
const walkTo = (page: Page, spot: Locator) =>
  expect(async () => {
    await tabTo(page, page.locator("#board [data-spot][tabindex='0']"));
    await walk(page, spot);
  }).toPass();

async function walk(page: Page, spot: Locator) {
  for (let step = 0; step < 40; step++) {
    const [right, down] = await wayTo(spot);
    if (Math.abs(right) < 2 && Math.abs(down) < 2) return;
    const isAcross = Math.abs(right) > Math.abs(down);
    await page.keyboard.press(isAcross ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error("not reached in 40 steps");
}

async function tabTo(page: Page, control: Locator) {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  // What is drawn anew meanwhile may let go of the focus: one begins again, as a reader does.
  await expect(async () => {
    for (let tab = 0; tab < 40 && !(await isThere()); tab++) await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  }).toPass();
}

const keyboard: Hand = {
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

/** Plays until somebody has won, each move the best there is, or the worst. */
async function playOn(page: Page, rung: number, hand: Hand, isGood: boolean) {
  for (let ply = 0; ply < 20; ply += 2) {
    // The reader has begun: after an even number of moves it is their turn again.
    const isTurn = () => touchesOf(page.url()).length === ply;
    const isOver = () => page.locator(".ended").isVisible();
    await expect.poll(async () => isTurn() || (await isOver())).toBe(true);
    await settled(page);
    const before = page.url();
    const address = positionOf(before, rung);
    const {listed}: {listed: Listed[]} = sg("analyze", address).moves;
    if (listed.length === 0) return;
    const chosen = listed.find(({wins}) => wins === isGood) ?? listed[0];
    await hand.move(page, await spotsOf(page, address, chosen?.touch ?? []));
    await expect.poll(() => page.url()).not.toBe(before);
  }
}

/** The slider of moves at its beginning, by its key, until so many are seen: what has just been opened may still take the focus. */
const toTheFirst = (page: Page, seen: Locator, count: number) =>
  expect(async () => {
    await page.getByRole("slider").press("Home");
    await expect(seen).toHaveCount(count, {timeout: 5000});
  }).toPass();

const shown = (page: Page) => page.locator("main").innerText();

/** The game that a stranger loses, and its explanation. */
async function lose(page: Page, hand: Hand, lang: Lang) {
  const w = words[lang];
  await expect(page.locator("h1")).toHaveText(w.challenge);
  await expect(page.locator("#board [data-spot]")).toHaveCount(15);
  await playOn(page, 0, hand, false);
  await expect(page.locator(".turn-line strong")).toHaveText(w.lost);
  expect(await shown(page)).not.toMatch(told);
  await hand.press(page, page.locator(".ended").getByRole("button").first());
  // The board is cut into blocks, and those without a partner are lit where the game began.
  await toTheFirst(page, page.locator("#board .block.lit"), 3);
  await expect(page.locator("#board .block")).toHaveCount(7);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#board .block.lit")).not.toHaveCount(3);
}

/** A rung, and who begins. */
async function win(page: Page, rung: number, hand: Hand, lang: Lang) {
  const w = words[lang];
  await expect(page).toHaveURL(new RegExp(`rung=${rung}`));
  await expect(page.locator(".replay")).toHaveCount(0);
  await playOn(page, rung, hand, true);
  await expect(page.locator(".turn-line strong")).toHaveText(w.won);
  expect(await shown(page)).not.toMatch(told);
  await hand.press(page, page.locator(".ended").getByRole("button", {name: w.first}));
  await expect(page.locator(".guessed")).toBeVisible();
  await toTheFirst(page, page.locator(".thought p"), 2);
  await expect(page.locator("#board .lit").first()).toBeVisible();
}

/** In the default run each kind of board by one hand: heaps and a row of pins, and the graph, which is the last. */
const chosen: Record<string, readonly number[]> = isLong ? {} : {finger: [0, 1, 4], keyboard: [5]};

for (const [name, hand] of Object.entries({finger, keyboard}))
  test.describe(name, () => {
    test.use(
      name === "finger"
        ? {...telephone, viewport: {width: 360, height: 740}}
        : {viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: "reduce"}},
    );
    const rungs = chosen[name] ?? ladder.map((_, rung) => rung);
    const last = rungs.at(-1) ?? 0;
    for (const lang of languages)
      test(`the games of the first page are lost, explained and won: ${lang}`, async ({page}) => {
        const next = page.locator(".replay a.primary");
        for (const rung of rungs) {
          if (rungs.includes(rung - 1)) await hand.press(page, next);
          else await visit(page, `index.html#/?${rung === 0 ? "" : `rung=${rung}&`}lang=${lang}`);
          await (rung === 0 ? lose(page, hand, lang) : win(page, rung, hand, lang));
        }
        await expect(next).toHaveAttribute(
          "href",
          last + 1 < ladder.length ? new RegExp(`rung=${last + 1}`) : /#\/games/,
        );
      });
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
