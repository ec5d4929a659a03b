// Three strangers on the first page: one who loses, one who wins by chance, and one who knows Nim. Each is led to a
// win that is no accident, and what the page says on the way is true.
import {expect, type Locator, type Page} from "@playwright/test";
import {harderGame, onboardingGames} from "../../web/game/modes/onboarding";
import * as enHome from "../../web/text/en/home";
import * as enTable from "../../web/text/en/table";
import * as zhHome from "../../web/text/zh/home";
import * as zhTable from "../../web/text/zh/table";
import {expectBoardSettled, type Lang, telephone, strictTest as test, visit} from "./playing";
import {
  bestMove,
  type Choice,
  finger,
  type InputDevice,
  keyboard,
  type Listed,
  playOn,
  positionOf,
  sg,
  touchesOf,
  worstMove,
} from "./readers";

const texts = {en: {...enHome, ...enTable}, zh: {...zhHome, ...zhTable}};
const firstGame = onboardingGames[0];
/** A position of one's own, which the player who begins can win. */
const ownGame = "nim:10,21,30";

interface Stranger {
  page: Page;
  input: InputDevice;
  lang: Lang;
}

const sizesOf = (address: string) => address.replace("nim:", "").split(",").map(Number);

/** The powers of two of which a heap is made. */
const blocksOf = (size: number) => [32, 16, 8, 4, 2, 1].filter((power) => (size & power) !== 0);

/** The sizes of blocks that occur an odd number of times, largest first. */
const unpairedBlocks = (sizes: number[]) =>
  [32, 16, 8, 4, 2, 1].filter((power) => sizes.filter((size) => blocksOf(size).includes(power)).length % 2 === 1);

/** The move of one who has learnt the lesson: it leaves every size of block in pairs. The engine has to agree. */
const pairBlocks: Choice = (listed, address) => {
  const sizes = sizesOf(address);
  const unpaired = unpairedBlocks(sizes);
  const heap = sizes.findIndex((size) => blocksOf(size).includes(unpaired[0] ?? 0));
  const kept = unpaired.reduce(
    (size, block) => size + (blocksOf(size).includes(block) ? -block : block),
    sizes[heap] ?? 0,
  );
  const move = listed.find(({touch}) => touch.join() === `${heap},${kept}`);
  expect(move?.wins, `${address}: ${heap},${kept}`).toBe(true);
  return move;
};

const button = (page: Page, name: string): Locator => page.locator("main").getByRole("button", {name, exact: true});

/** A text whose facts may be anything. */
const pattern = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "(.+)")}$`);

/** Opens the reasons of a finished game. */
async function askWhy({page, input, lang}: Stranger) {
  await input.press(page, button(page, texts[lang].table.why));
  await expect(page.locator(".replay")).toBeVisible();
  await expectBoardSettled(page);
}

/** What is said of the position at the cursor, and shown on its board, is what the engine and the rule of blocks say. */
async function expectTrue({page, lang}: Stranger, start: string) {
  const {table} = texts[lang];
  const at = touchesOf(page.url()).length;
  const address = positionOf(page.url(), start);
  const {listed}: {listed: Listed[]} = sg("analyze", address).moves;
  const canWin = listed.some(({wins}) => wins);
  const [could, couldNot] =
    at % 2 === 0 ? [table.youCould, table.youCouldNot] : [table.engineCould, table.engineCouldNot];
  const chance = page.locator(".thought p:not(.mistake)").first();
  await expect(chance, `${address} after ${at} moves`).toHaveText(pattern(canWin ? could : couldNot));
  if (canWin) {
    const move = pattern(could).exec((await chance.textContent()) ?? "")?.[1] ?? "";
    const [heap = 0, , kept] = (move.match(/\d+/g) ?? []).map(Number);
    expect(listed.find(({touch}) => touch.join() === `${heap - 1},${kept}`)?.wins, `${address}: ${move}`).toBe(true);
  }
  const sizes = sizesOf(address);
  const unpaired = unpairedBlocks(sizes);
  const lit = sizes.flatMap((size) => blocksOf(size).flatMap((block) => Array(block).fill(unpaired.includes(block))));
  const shown = page.locator("#board .token[data-mark]");
  await expect.poll(() => shown.evaluateAll((all) => all.map((e) => e.classList.contains("lit")))).toEqual(lit);
}

/** Goes through the rest of a replay, to the end of the game. */
async function expectTrueToTheEnd(stranger: Stranger, start: string) {
  const {page, input} = stranger;
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  for (let at = touchesOf(page.url()).length; ; at++) {
    await expectTrue(stranger, start);
    if (at === last) return;
    await input.press(page, page.locator(".replay .slide button").last());
    await expect(page.getByRole("slider")).toHaveValue(String(at + 1));
    await expectBoardSettled(page);
  }
}

async function winBy(choose: Choice, stranger: Stranger, start: string) {
  await playOn(stranger.page, start, stranger.input, choose);
  await expect(stranger.page.locator(".turn-line strong")).toHaveText(texts[stranger.lang].table.youWon);
}

/** Loses, sees the mistake and what came of it, and is back where it was made. */
async function loseAndSeeWhy(stranger: Stranger, start: string) {
  const {page, input, lang} = stranger;
  const {table} = texts[lang];
  await playOn(page, start, input, worstMove);
  await expect(page.locator(".turn-line strong")).toHaveText(table.engineWon);
  await askWhy(stranger);
  // Whoever plays the worst errs with the first move, which the board shows with those that would have won.
  await expect(page.locator(".replay .mistake")).toHaveText(pattern(table.yourMistake));
  await expect(page.getByRole("slider")).toHaveValue("0");
  await expectTrue(stranger, start);
  await input.press(page, button(page, table.whatHappened));
  await expect(page.getByRole("slider")).toHaveValue("2");
  await expectBoardSettled(page);
  await expectTrue(stranger, start);
  await input.press(page, button(page, table.toMistake));
  await expect(page.locator(".replay .mistake")).toBeVisible();
  await expectBoardSettled(page);
}

/** Plays from the mistake with the blocks of the lesson on the board, and wins. */
async function playFromMistake(stranger: Stranger, start: string) {
  const {page, input, lang} = stranger;
  await input.press(page, button(page, texts[lang].table.playFromHere));
  await expect(page.locator(".replay")).toHaveCount(0);
  await expect(page.locator("#board .block").first()).toBeVisible();
  await expect(page.locator("#board .lit")).toHaveCount(0);
  await winBy(pairBlocks, stranger, start);
}

async function openHarder({page, input}: Stranger) {
  await input.press(page, page.locator(".replay a.primary"));
  await expect(page).toHaveURL(/#\/nim:9,14,20\?/);
  await expect(page.locator("#board [data-spot]")).toHaveCount(9 + 14 + 20);
  await expect(page.locator("#board .block")).toHaveCount(0);
}

const paths: Record<string, (stranger: Stranger) => Promise<void>> = {
  async "one who loses learns from the mistake, and wins here and at a harder game"(stranger) {
    await loseAndSeeWhy(stranger, firstGame);
    await playFromMistake(stranger, firstGame);
    await askWhy(stranger);
    await openHarder(stranger);
    await winBy(pairBlocks, stranger, harderGame);
  },
  async "one who wins by chance is shown why, loses the harder game, and wins it by the same idea"(stranger) {
    await winBy(bestMove, stranger, firstGame);
    await askWhy(stranger);
    await expect(stranger.page.getByRole("slider")).toHaveValue("0");
    await expectTrueToTheEnd(stranger, firstGame);
    await openHarder(stranger);
    await loseAndSeeWhy(stranger, harderGame);
    await playFromMistake(stranger, harderGame);
  },
  async "one who knows Nim wins at once, and then a position of their own"(stranger) {
    const {page, input, lang} = stranger;
    const {table} = texts[lang];
    await winBy(pairBlocks, stranger, firstGame);
    await askWhy(stranger);
    await input.press(page, button(page, table.openAnalysis));
    const field = page.locator("#position-text");
    await input.press(page, field);
    await field.fill(ownGame);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/nim:10,21,30/);
    await expectBoardSettled(page);
    await input.press(page, page.getByRole("button", {name: table.play, exact: true}));
    await expect(page.locator(".turn-line strong")).toHaveText(table.yourTurn);
    await winBy(pairBlocks, stranger, ownGame);
    await askWhy(stranger);
    await expectTrueToTheEnd(stranger, ownGame);
  },
};

const hands = {
  touch: {input: finger, use: {...telephone, viewport: {width: 360, height: 740}}},
  keys: {input: keyboard, use: {viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: "reduce"}}},
} as const;

/** Every path by each hand, in the languages in turn. */
Object.entries(paths).forEach(([name, path], i) => {
  for (const [hand, {input, use}] of Object.entries(hands))
    test.describe(hand, () => {
      test.use(use);
      const lang: Lang = (i % 2 === 0) === (hand === "touch") ? "zh" : "en";
      test(`${name}, ${lang}`, async ({page}) => {
        await visit(page, `index.html#/?lang=${lang}`);
        await expect(page.locator("h1")).toHaveText(texts[lang].home.challenge);
        await expect(page.locator("#board [data-spot]")).toHaveCount(15);
        await path({page, input, lang});
      });
    });
});
