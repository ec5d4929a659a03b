// The gallery: a game opens from it, is drawn, and is played to the end by keyboard; it is searched and filtered.
import {expect, type Page} from "@playwright/test";
import {escapeText} from "../../web/address/link";
import {openingPositions} from "../../web/game/catalog/opening-positions";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {firstOfFamilies, games} from "./catalogue";
import {
  contrast,
  languages,
  letGo,
  playByKeyboard,
  sharedPageTest,
  strictTest as test,
  violations,
  visit,
  words,
} from "./playing";

test.afterEach(letGo);

/** The card of a game, by the game with its rules as written; opens its family. */
async function cardOf(page: Page, game: string) {
  const cards = page.locator(".shelf a.card");
  await expect(cards.first()).toBeAttached();
  const links = await cards.evaluateAll((elements) => elements.map((card) => card.getAttribute("href") ?? ""));
  const href = links.find((href) => decodeURIComponent(href.replace(/_/g, " ")).startsWith(`#/${game}:`));
  expect(href, game).toBeDefined();
  // By its link, as cards may still be inserted before it.
  const card = page.locator(`.shelf a.card[href=${JSON.stringify(href)}]`).first();
  if (!(await card.isVisible())) await card.locator("xpath=ancestor::details/summary").press("Enter");
  return card;
}

/** Opens the families and scrolls through the gallery to the picture of each card; in the default run of some. */
async function seeAll(page: Page) {
  const pictures = page.locator(".cards .picture:visible");
  await expect(page.locator("a.card").first()).toBeVisible();
  const families = page.locator(".family details");
  for (const family of everyNth(3, await families.all())) {
    if ((await family.getAttribute("open")) === null) await family.locator("summary").press("Enter");
    await expect(family).toHaveAttribute("open");
  }
  for (const picture of everyNth(20, await pictures.all())) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator(".board, .view").first()).toBeVisible();
  }
}

for (const game of everyNth(20, firstOfFamilies))
  sharedPageTest(`${game.id}: opened from the gallery, played to the end`, async ({page}) => {
    await page.goto(`index.html#/games?lang=${languages[0]}`);
    for (const lang of languages) {
      await (await cardOf(page, game.game)).press("Enter");
      await page.locator(".lever button").last().click();
      await expect(page.locator("#position-text")).toHaveValue(new RegExp(`^${game.id}[(:]`));
      await expect(page.locator("#board svg")).toBeVisible();
      await playByKeyboard(page, words[lang].over);
      if (lang === "en") {
        await page.locator(".masthead").getByRole("button", {name: "切换到中文"}).click();
        // The address gets the language a moment later: leaving the page before that would bring it back.
        await expect(page).toHaveURL(/lang=zh/);
        await page.locator(".masthead nav a").nth(1).click();
      }
    }
  });

const cards = (page: Page) => page.locator(".gallery a.card");
const search = (page: Page) => page.locator(".gallery").getByRole("searchbox");
const count = (page: Page) => page.locator(".gallery").getByRole("status");

test("every card draws its game when it comes into sight, in its family too, and axe finds nothing there", async ({
  page,
}) => {
  await page.goto("index.html#/games?lang=en&theme=light");
  await expect(count(page)).toHaveText(`${games.length} games`);
  expect(await page.locator(".cards .board").count()).toBeLessThan(games.length);
  await seeAll(page);
  // The first two shelves have everything that the others have, a family among them.
  const part = isLong ? {} : {exclude: [".shelf ~ .shelf ~ .shelf"]};
  expect(await violations(page, part)).toEqual([]);
  await visit(page, "index.html#/games?lang=zh&theme=dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await (isLong ? violations : contrast)(page, part)).toEqual([]);
});

sharedPageTest(
  "a surprising and a hard position are opened from a card, with what is to be seen there",
  async ({page}) => {
    for (const name of ["Surprising: Nim", "Hard: Nim"]) {
      await visit(page, "index.html#/games?lang=en");
      await page.getByRole("link", {name, exact: true}).first().click();
      await page.getByRole("button", {name: "Analyse", exact: true}).click();
      await expect(page.locator("#position-text")).toHaveValue(/^nim:(?!3,5,7$)/);
      await expect(page.locator(".game-0 .examples dd").first()).toBeVisible();
    }
  },
);

sharedPageTest("in a game just opened there is nothing to undo, by a card, a rung or a puzzle", async ({page}) => {
  const undo = page.locator("main").getByRole("button", {name: "Undo", exact: true}).first();
  const isOff = () => expect(undo).toHaveAttribute("aria-disabled", "true");
  await visit(page, "index.html#/games?lang=en");
  await (await cardOf(page, "chomp")).click();
  await isOff();
  await page.locator("#board [data-spot]").last().click();
  await expect(undo).toHaveAttribute("aria-disabled", "false");
  await page.locator(".brand").click();
  for (const level of everyNth(5, [1, 2, 3, 4, 5])) {
    await page
      .locator(".ladder a")
      .nth(level - 1)
      .click();
    await expect(page).toHaveURL(new RegExp(`rung=${level}`));
    await isOff();
  }
  await visit(page, "index.html#/puzzles?lang=en");
  await page.getByRole("link", {name: "Find the move"}).click();
  await expect(page).toHaveURL(/puzzle=/);
  await expect(page.locator("#board svg")).toBeVisible();
  await isOff();
});

test("a card is a link: it opens in a tab of its own", async ({page, context}) => {
  await page.goto("index.html#/games");
  const pageOpened = context.waitForEvent("page");
  await (await cardOf(page, "chomp")).click({modifiers: ["ControlOrMeta"]});
  const newPage = await pageOpened;
  await expect(newPage).toHaveURL(/#\/chomp:.*mode=play/);
  await expect(newPage.locator("#board svg")).toBeVisible();
  await expect(page).toHaveURL(/#\/games$/);
});

sharedPageTest("the gallery is narrowed by what a game is played with and how it is solved", async ({page}) => {
  await visit(page, "index.html#/games?lang=en");
  await expect(count(page)).toHaveText(`${games.length} games`);
  await page.getByLabel("Played with").selectOption("graphs");
  await page.getByLabel("Solved by").selectOption("colon-fusion");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator(".name")).toHaveText("Green Hackenbush");
  await expect(count(page)).toHaveText("1 game found");
  await page.getByLabel("Solved by").selectOption("nim-product");
  await page.getByRole("button", {name: "Show all games"}).click();
  await expect(count(page)).toHaveText(`${games.length} games`);
});

sharedPageTest(
  "a search tells how many it finds and by what, helps on where there is nothing, and opens a game",
  async ({page}) => {
    await visit(page, "index.html#/games?lang=en");
    await search(page).fill("小约翰");
    await expect(cards(page).first().locator(".name")).toHaveText("Nim");
    await expect(cards(page).first().locator(".as")).toHaveText("小约翰");
    await expect(count(page)).toHaveText("1 game found");
    await search(page).press("Escape");
    await expect(search(page)).toHaveValue("");
    await expect(count(page)).toHaveText(`${games.length} games`);
    await search(page).fill("zzzz");
    await expect(cards(page)).toHaveCount(0);
    await expect(count(page)).toHaveText("0 games found");
    await page.getByRole("button", {name: "POJ 2311"}).click();
    await expect(cards(page).first().locator(".name")).toHaveText("Cutting");
    await search(page).fill("0.77");
    await expect(cards(page).first().locator(".name")).toHaveText("Kayles");
    await cards(page).first().click();
    const opening = escapeText(`kayles:${openingPositions.kayles?.medium}`);
    await expect(page).toHaveURL((url) => url.hash === `#/${opening}?mode=play&lang=en`);
    await expect(page.locator("h1")).toHaveText("Kayles");
  },
);

test("until the catalogue is there the first shelf holds its place", async ({page}) => {
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("index.html#/games?lang=en");
  const shelf = page.locator(".shelf").first();
  await expect(shelf).toHaveAttribute("aria-busy", "true");
  await expect(count(page)).toBeEmpty();
  const {height} = (await shelf.boundingBox()) ?? {height: 0};
  expect(height).toBeGreaterThan(0);
  go();
  await expect(shelf).toHaveAttribute("aria-busy", "false");
  expect((await shelf.boundingBox())?.height).toBe(height);
});
