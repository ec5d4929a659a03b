// Every game of the catalogue, one test each: it opens from the gallery, is drawn, and its sample is played to the end by
// keyboard, in both languages.
import {execFileSync} from "node:child_process";
import {expect} from "@playwright/test";
import type {CatalogEntry} from "../../web/engine/types";
import {languages, link, playByKeyboard, watchful as test, words} from "./playing";

const engine = execFileSync("build/native-release/sg", ["catalog"], {encoding: "utf8"});
const {games}: {games: CatalogEntry[]} = JSON.parse(engine);

for (const [i, {id, alias_of, rules}] of games.entries())
  test(`${id}${rules && !alias_of ? `(${rules})` : ""}: opened from the gallery, played to the end`, async ({page}) => {
    for (const lang of languages) {
      await page.goto(link("", `?lang=${lang}`));
      await page.locator(".cards .card").nth(i).press("Enter");
      await expect(page.locator("#position-text")).toHaveValue(new RegExp(`^${id}[(:]`));
      await expect(page.locator("#board svg")).toBeVisible();
      await playByKeyboard(page, words[lang].over);
    }
  });
