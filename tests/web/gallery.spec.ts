// Every game of the catalogue, one test each: it opens from the gallery, is drawn, and its sample is played to the end by
// keyboard, in both languages.
import {execFileSync} from "node:child_process";
import {expect} from "@playwright/test";
import type {CatalogEntry} from "../../web/engine/types";
import {languages, lasting, link, playByKeyboard, seeAll, watchful as test, words} from "./playing";

const engine = execFileSync("build/native-release/sg", ["catalog"], {encoding: "utf8"});
const {games}: {games: CatalogEntry[]} = JSON.parse(engine);
const family = ({id, alias_of}: CatalogEntry) => alias_of ?? id;

for (const [i, game] of games.entries()) {
  if (games.findIndex((other) => family(other) === family(game)) < i) continue;
  lasting(`${game.id}: opened from the gallery, played to the end`, async ({page}) => {
    await page.goto(link(""));
    for (const lang of languages) {
      await page.locator(".cards .card").nth(i).press("Enter");
      await expect(page.locator("#position-text")).toHaveValue(new RegExp(`^${game.id}[(:]`));
      await expect(page.locator("#board svg")).toBeVisible();
      await playByKeyboard(page, words[lang].over);
      if (lang === "en") await page.locator(".masthead").getByRole("button", {name: "切换到中文"}).click();
    }
  });
}

test("every card draws its game when it comes into sight", async ({page}) => {
  await page.goto(link(""));
  await expect(page.locator(".cards .card")).toHaveCount(games.length);
  expect(await page.locator(".cards .board").count()).toBeLessThan(games.length);
  await seeAll(page);
});

test("a surprising and a hard position are opened from a card, with what is to be seen there", async ({page}) => {
  await page.goto(link(""));
  for (const name of ["Surprising: Nim", "Hard: Nim"]) {
    await page.getByRole("button", {name, exact: true}).click();
    await expect(page.locator("#position-text")).not.toHaveValue("nim:3,5,7");
    await expect(page.locator(".game-0 .examples dd").first()).toBeVisible();
  }
});

test("the gallery is narrowed by what a game is played with and how it is solved", async ({page}) => {
  await page.goto(link(""));
  const cards = page.locator(".cards .card");
  await expect(cards).toHaveCount(games.length);
  await page.getByLabel("Played with").selectOption("graphs");
  await page.getByLabel("Solved by").selectOption("colon-fusion");
  await expect(cards).toHaveCount(1);
  await expect(cards.locator(".name")).toHaveText("Green Hackenbush");
  await page.getByLabel("Solved by").selectOption("nim-product");
  await page.getByRole("button", {name: "Show all"}).click();
  await expect(cards).toHaveCount(games.length);
});
