// Table mode with the samples of the games: board, turn and controls on the first screen of a phone and of a desktop,
// the last move marked, and no hint of who can win.
import {expect} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {firstOfBoards, games} from "./catalogue";
import {expectBoardSettled, link, listedMoves, strictTest as test} from "./playing";

/** Elements that tell who can win, or by what. */
const telling = ".verdict, .why, .moves, .chips, #board .wins, .letter, .lanes";
/** Elements by which the boards show what a move has changed. */
const changeMarks = "#board :is(.halo, .ghost, .last)";

test.use({contextOptions: {reducedMotion: "reduce"}});

for (const [lang, width, height] of everyNth(2, [
  ["en", 360, 740],
  ["zh", 360, 740],
  ["en", 1440, 900],
] as const))
  test(`all of the table is on the first screen, ${width} px, ${lang}`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height});
    const [play, analyse] = lang === "en" ? ["Play", "Analyse"] : ["对局", "分析"];
    const pull = (name: string) => page.locator(".lever").getByRole("button", {name, exact: true}).click();
    const isWide = width > 1000;
    for (const {game, sample} of isLong ? games : everyNth(isWide ? 4 : 1, firstOfBoards)) {
      const address = `${game}:${sample}`;
      await page.goto(link(address, `?mode=play&lang=${lang}`));
      await expectBoardSettled(page);
      await expect(page.locator(".turn-line.you"), address).toBeVisible();
      for (const part of [".turn-line", "#board .plate", ".coach"]) {
        const box = await page.locator(part).boundingBox();
        expect(box?.y, `${address} ${part}`).toBeGreaterThanOrEqual(0);
        expect(box && box.y + box.height, `${address} ${part}`).toBeLessThanOrEqual(height);
      }
      await expect(page.locator(telling), address).toHaveCount(0);
      if (isWide) {
        await pull(analyse);
        await (await listedMoves(page)).first().click();
        await expect(page).toHaveURL(/moves=/);
        await expectBoardSettled(page);
        await pull(play);
        // A move may have taken everything, as when all dominoes fall.
        if ((await page.locator("#board [data-spot]").count()) > 0)
          await expect(page.locator(changeMarks).first(), address).toBeAttached();
      }
    }
  });
