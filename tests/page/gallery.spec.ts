// The games, one test each: it opens from the gallery, is drawn, and its sample is played to the end by keyboard.
import {expect, type Page} from "@playwright/test";
import {firstOfFamilies, games} from "./catalogue";
import {cardOf, languages, lasting, letGo, playByKeyboard, seeAll, watchful as test, words} from "./playing";

test.afterEach(letGo);

for (const game of firstOfFamilies)
  lasting(`${game.id}: opened from the gallery, played to the end`, async ({page}) => {
    await page.goto(`index.html#/games?lang=${languages[0]}`);
    for (const lang of languages) {
      await (await cardOf(page, game.game)).press("Enter");
      await page.locator(".lever button").last().click();
      await expect(page.locator("#position-text")).toHaveValue(new RegExp(`^${game.id}[(:]`));
      await expect(page.locator("#board svg")).toBeVisible();
      await playByKeyboard(page, words[lang].over);
      if (lang === "en") {
        await page.locator(".masthead").getByRole("button", {name: "切换到中文"}).click();
        // The address gets the language a moment later: a page that is left before that would come back.
        await expect(page).toHaveURL(/lang=zh/);
        await page.locator(".masthead nav a").nth(1).click();
      }
    }
  });

const cards = (page: Page) => page.locator(".gallery a.card");
const search = (page: Page) => page.locator(".gallery").getByRole("searchbox");
const count = (page: Page) => page.locator(".gallery").getByRole("status");

test("every card draws its game when it comes into sight, in its family too", async ({page}) => {
  await page.goto("index.html#/games?lang=en");
  await expect(count(page)).toHaveText(`${games.length} games`);
  expect(await page.locator(".cards .board").count()).toBeLessThan(games.length);
  await seeAll(page);
});

test("a surprising and a hard position are opened from a card, with what is to be seen there", async ({page}) => {
  await page.goto("index.html#/games?lang=en");
  for (const name of ["Surprising: Nim", "Hard: Nim"]) {
    await page.goto("index.html#/games?lang=en");
    await page.getByRole("link", {name, exact: true}).first().click();
    await page.getByRole("button", {name: "Analyse", exact: true}).click();
    await expect(page.locator("#position-text")).not.toHaveValue("nim:3,5,7");
    await expect(page.locator(".game-0 .examples dd").first()).toBeVisible();
  }
});

test("in a game just opened there is nothing to undo, by whichever link", async ({page}) => {
  const undo = page.locator("main").getByRole("button", {name: "Undo", exact: true}).first();
  const isOff = () => expect(undo).toHaveAttribute("aria-disabled", "true");
  await page.goto("index.html#/games?lang=en");
  await (await cardOf(page, "chomp")).click();
  await isOff();
  await page.locator(".brand").click();
  await page.locator("#board [data-spot]").first().click();
  await expect(page).toHaveURL(/moves=.*;/);
  for (const rung of [1, 2, 3, 4, 5]) {
    await page
      .locator(".ladder a")
      .nth(rung - 1)
      .click();
    await expect(page).toHaveURL(new RegExp(`rung=${rung}`));
    await isOff();
  }
  await page.goto("index.html#/puzzles?lang=en");
  await page.getByRole("link", {name: "Find the move"}).click();
  await expect(page.locator("#board svg")).toBeVisible();
  await isOff();
});

test("a card is a link: it opens in a tab of its own", async ({page, context}) => {
  await page.goto("index.html#/games");
  const opened = context.waitForEvent("page");
  await (await cardOf(page, "chomp")).click({modifiers: ["ControlOrMeta"]});
  const other = await opened;
  await expect(other).toHaveURL(/#\/chomp:.*mode=play/);
  await expect(other.locator("#board svg")).toBeVisible();
  await expect(page).toHaveURL(/#\/games$/);
});

test("the gallery is narrowed by what a game is played with and how it is solved", async ({page}) => {
  await page.goto("index.html#/games?lang=en");
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

test("a search tells how many it finds and by what, Escape ends it, and where there is nothing it helps on", async ({
  page,
}) => {
  await page.goto("index.html#/games?lang=en");
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
});

test("until the catalogue is there the first shelf holds its place", async ({page}) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
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
