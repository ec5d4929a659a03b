// Every kind of board: played to its end by mouse and by keyboard, at the width of a phone, and accessible.
import {expect} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {boards, kinds} from "./catalogue";
import {
  bothLanguages,
  contrast,
  languages,
  open,
  playByKeyboard,
  playToTheEnd,
  spots,
  sharedPageTest as test,
  violations,
  words,
} from "./playing";

for (const lang of languages)
  for (const [i, [kind, address]] of Object.entries(lang === languages[0] ? boards : kinds).entries()) {
    const {over, confirm} = words[lang];
    test(`${kind}: played to the end by mouse, ${lang}`, async ({page}) => {
      // If both languages are tested, one has motion and the other does not.
      const isMoving = isLong ? lang === languages[0] : i % 5 === 0;
      if (isMoving) await page.emulateMedia({reducedMotion: "no-preference"});
      await open(page, address, `?lang=${lang}`);
      const press = () => page.locator("#board").getByRole("button", {name: confirm, exact: true}).click();
      const touch = () => page.locator(spots).last().click({force: true, timeout: 20_000});
      await playToTheEnd(page, over, touch, press);
    });
  }

const pins = {
  pins: "kayles:3,2",
  "pins of which none falls alone": "dawsons-chess:5",
  "pins that win by three": "treblecross:4",
};
for (const [kind, address] of [...everyNth(2, Object.entries(kinds)), ...everyNth(3, Object.entries(pins))])
  test(`${kind}: played to the end by keyboard`, async ({page}) => {
    await open(page, address, "?lang=en");
    await playByKeyboard(page, words.en.over);
  });

const long = {"a number of twenty digits": "nim:18446744073709551615,1", "long rows": "kayles:40,41"};

for (const lang of bothLanguages)
  test(`360 px is wide enough for every board, and 320 px, which is 1280 at 400 %, ${lang}`, async ({page}) => {
    const addresses = Object.values({...boards, ...long});
    for (const address of lang === languages[0] ? addresses : everyNth(6, addresses)) {
      await open(page, address, `?lang=${lang}`);
      for (const width of [360, 320]) {
        await page.setViewportSize({width, height: 640});
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), address)
          .toBeLessThanOrEqual(width);
      }
    }
  });

test("axe finds nothing in any board, and in the dark each is told from its ground", async ({page}) => {
  for (const [i, address] of Object.values({...boards, ...long}).entries()) {
    await open(page, address, "?lang=en&theme=light");
    // The page around the boards is much the same.
    const part = i === 0 || isLong ? {} : {include: ["#board"]};
    expect(await violations(page, part), address).toEqual([]);
  }
  for (const address of everyNth(6, Object.values({...boards, ...long}))) {
    await open(page, address, "?lang=zh&theme=dark");
    expect(await (isLong ? violations : contrast)(page), address).toEqual([]);
  }
});
