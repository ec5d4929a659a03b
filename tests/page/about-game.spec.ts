// Page about a game: reached from its card, it leads to the table, to its puzzles and to related games; the gallery by
// kind of fun; and what is offered after a game.
import {expect} from "@playwright/test";
import {escapeText} from "../../web/address/link";
import {openingPositions} from "../../web/game/catalog/opening-positions";
import {letGo, strictTest as test, violations} from "./playing";

test.afterEach(letGo);

test("a card leads to the page about its game, which leads to the table and to related games", async ({page}) => {
  await page.goto("index.html#/games?lang=en&theme=light");
  await page.getByRole("link", {name: "About: Domineering", exact: true}).click();
  await expect(page).toHaveURL(/#\/game\/domineering\?/);
  await expect(page.locator("h1")).toHaveText("Domineering");
  await expect(page.locator(".move-picture .board")).toHaveCount(2);
  await expect(page.locator("cite")).toContainText("Conway");
  await expect(page.getByRole("link", {name: "Article: Hot games"})).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator(".related").getByRole("link", {name: "Clobber"}).click();
  await expect(page.locator("h1")).toHaveText("Clobber");
  await expect(page.locator("h1")).toBeFocused();
  await page.getByRole("link", {name: "Play small"}).click();
  const small = escapeText(`clobber:${openingPositions.clobber?.small}`);
  await expect(page).toHaveURL((url) => url.hash.startsWith(`#/${small}?mode=play`));
  await expect(page.locator("#board svg")).toBeVisible();
});

test("a name that no game has gets the games that a search finds for it", async ({page}) => {
  await page.goto("index.html#/game/kaylees?lang=en");
  await expect(page.locator("h1")).toHaveText("No such game");
  await page.getByRole("link", {name: "About: Kayles", exact: true}).click();
  await expect(page.locator("h1")).toHaveText("Kayles");
  await page.goto("index.html#/game/Nim?lang=en");
  await expect(page.locator(".unknown a.card .name").first()).toHaveText("Nim");
});

test("the gallery shows the games of a kind of fun, and all again", async ({page}) => {
  await page.goto("index.html#/games?lang=en");
  const status = page.locator(".gallery").getByRole("status");
  await expect(status).toHaveText(/^\d+ games$/);
  const all = await status.textContent();
  const chip = page.getByRole("button", {name: "Drawing", exact: true});
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".gallery a.card .name").filter({hasText: "Snort"})).toBeVisible();
  await expect(page.locator(".gallery a.card .name").filter({hasText: /^Nim$/})).toHaveCount(0);
  await chip.click();
  await expect(status).toHaveText(all ?? "");
});

test("after a won game the table offers a larger board, a puzzle of the game and its article", async ({page}) => {
  const {small, medium} = openingPositions["bash(3)"] ?? {small: "", medium: ""};
  // The reader leaves a multiple of four each time, and the computer takes one.
  const kept: number[] = [];
  for (let count = Number(small); count > 0; ) {
    const isReader = kept.length % 2 === 0;
    count -= isReader ? count % 4 : 1;
    kept.push(count);
  }
  const moves = kept.map((count) => `0.${count}`).join(";");
  await page.goto(`index.html#/bash(3):${small}?mode=play&opponent=casual&moves=${encodeURIComponent(moves)}&lang=en`);
  await expect(page.locator(".turn-line")).toContainText("You won!");
  const onward = page.getByRole("navigation", {name: "What next?"});
  await expect(onward.getByRole("link")).toHaveText(["A larger board", "A puzzle", "Article"]);
  await onward.getByRole("link", {name: "A larger board"}).click();
  await expect(page).toHaveURL((url) => url.hash.startsWith(`#/${escapeText(`bash(3):${medium}`)}?mode=play`));
  await expect(onward).toHaveCount(0);
});
