// Size of a game: from the gallery it opens on its medium position, another size is chosen at the table by keyboard and
// touch, and the next game opens at that size.
import {expect, type Page} from "@playwright/test";
import {escapeText} from "../../web/address/link";
import {openingPositions} from "../../web/game/catalog/opening-positions";
import type {Size} from "../../web/game/catalog/openings";
import {languages, letGo, link, strictTest as test, visit} from "./playing";

test.afterEach(letGo);
test.use({hasTouch: true});

const names = {en: ["Small", "Medium", "Large"], zh: ["小", "中", "大"]};
const labels = {en: "Size of the game", zh: "局面大小"};

for (const lang of languages)
  test(`a game opens at the size that was chosen last, ${lang}`, async ({page}) => {
    const sizes = page.getByRole("group", {name: labels[lang]});
    const size = (i: number) => sizes.getByRole("button", {name: names[lang][i], exact: true});
    await visit(page, `index.html#/games?lang=${lang}`);
    const card = (game: string) => page.locator(`.shelf a.card[href^="#/${game}:"]`).first();
    await card("nim").click();
    await expectOpening(page, "nim", "medium");
    await expect(size(1)).toHaveAttribute("aria-pressed", "true");
    await page.locator("#board [data-spot]").last().click();
    await expect(page).toHaveURL(/moves=/);
    await size(2).press("Enter");
    await expectOpening(page, "nim", "large");
    await expect(size(2)).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(page).toHaveURL(/moves=/);
    await size(0).tap();
    await expectOpening(page, "nim", "small");
    await page.locator(".masthead nav a").nth(1).click();
    await card("kayles").click();
    await expectOpening(page, "kayles", "small");
    // A position of one's own is no opening, and a game without openings has no sizes.
    await page.goto(link("kayles:41", `?mode=play&lang=${lang}`));
    await expect(size(0)).toHaveAttribute("aria-pressed", "false");
    await page.goto(link("bash(7):41", `?mode=play&lang=${lang}`));
    await expect(page.locator(".seats")).toBeVisible();
    await expect(sizes).toHaveCount(0);
  });

async function expectOpening(page: Page, game: string, size: Size) {
  const opening = `#/${escapeText(`${game}:${openingPositions[game]?.[size]}`)}?mode=play`;
  await expect(page).toHaveURL((url) => url.hash.startsWith(opening) && !url.hash.includes("moves="));
}
