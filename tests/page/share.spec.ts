// The share dialog of a position: each way is chosen, copied, and opens what it promises; keys and axe too.
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {languages, spots, strictTest as test, violations} from "./playing";

const words = {
  en: {open: "Share…", title: "Share", close: "Close", link: "Link", code: "Code for your page", copy: "Copy link"},
  zh: {open: "分享", title: "分享", close: "关闭", link: "链接", code: "放进网页的代码", copy: "复制链接"},
} as const;
const wayNames = {
  en: {play: "Play", guess: "Guess", analyse: "Analyse", embed: "Embed", save: "Save or copy"},
  zh: {play: "对局", guess: "猜胜负", analyse: "分析", embed: "嵌入网页", save: "保存或复制"},
} as const;

type Lang = (typeof languages)[number];

async function openDialog(page: Page, hash: string, lang: Lang) {
  await page.emulateMedia({reducedMotion: "reduce"});
  await page.goto(`index.html#/${hash}lang=${lang}`);
  await page.getByRole("button", {name: words[lang].open}).click();
  const dialog = page.getByRole("dialog", {name: words[lang].title});
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".preview svg").first()).toBeVisible();
  return dialog;
}

/** Follows the link as its reader would: on a page without any state of this one. */
async function follow(page: Page, link: string) {
  await page.goto("about:blank");
  await page.evaluate(() => 0);
  await page.goto(link);
}

for (const lang of languages) {
  const w = words[lang];

  test(`a challenge has its opponent, its side and its start, ${lang}`, async ({page, context}) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const dialog = await openDialog(page, "nim:3,5,7?mode=play&moves=0.0;1.3&", lang);
    await dialog.locator("select").first().selectOption("perfect");
    await dialog.locator("select").last().selectOption("opponent");
    await dialog.getByRole("button", {name: w.copy}).click();
    await expect(dialog.getByRole("status")).not.toBeEmpty();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await dialog.getByLabel(w.link).inputValue());
    expect(link).toMatch(/#\/nim:3,5,7\?mode=play&opponent=perfect&first=opponent/);
    await follow(page, link);
    // It has begun: one of the three winning moves leaves fourteen counters.
    await expect(page.locator(".turn-line.you")).toBeVisible();
    await expect(page.locator(spots)).toHaveCount(14);
    await expect(page.locator(".seats select")).toHaveValue("perfect");
    await expect(page.locator(".verdict")).toHaveCount(0);
    // Settings of a link stay with the game: undo leaves the reader to move.
    await page.reload();
    await expect(page.locator(".turn-line.you")).toBeVisible();
    await expect(page.locator(spots)).toHaveCount(14);
  });

  test(`a guess asks before it tells, ${lang}`, async ({page}) => {
    const dialog = await openDialog(page, "nim:3,5,7?", lang);
    await dialog.getByRole("button", {name: wayNames[lang].guess, exact: true}).click();
    await follow(page, await dialog.getByLabel(w.link).inputValue());
    await expect(page.locator(".guess")).toBeVisible();
    await expect(page.locator(".verdict")).toHaveCount(0);
    await page.locator(".guess button").first().click();
    await expect(page.locator(".verdict .letter")).toHaveText("N");
  });

  test(`an analysis has every move, ${lang}`, async ({page}) => {
    const dialog = await openDialog(page, "nim:3,5,7?moves=0.0;1.3&", lang);
    await expect(dialog.getByLabel(w.link)).toHaveValue(/nim:3,5,7\?moves=0\.0;1\.3/);
    await follow(page, await dialog.getByLabel(w.link).inputValue());
    await expect(page.locator(".verdict .letter")).toHaveText("N");
    await expect(page.locator(spots)).toHaveCount(10);
  });

  test(`the code works in a bare page, as a game and with the answer asked for, ${lang}`, async ({page}) => {
    const dialog = await openDialog(page, "nim:1,2?mode=play&", lang);
    await dialog.getByRole("button", {name: wayNames[lang].embed, exact: true}).click();
    const codeValue = () => dialog.getByLabel(w.code).inputValue();
    const asGame = await codeValue();
    expect(asGame).toContain(`<sg-game at="nim:1,2" mode="play" opponent="casual" lang="${lang}">`);
    await dialog.locator("select").nth(1).selectOption("analyse");
    for (const nth of [2, 5]) await dialog.locator(".checks input").nth(nth).click();
    const asQuestion = await codeValue();
    expect(asQuestion).toContain(`show="board,verdict,game" opponent="casual" predict="1" lang="${lang}">`);
    await page.goto("bare.html");
    const insertCode = (code: string) =>
      page.evaluate((tags) => {
        const old = document.querySelector("sg-game") as Element;
        const newElement = new DOMParser().parseFromString(tags, "text/html").querySelector("sg-game") as Element;
        old.replaceWith(document.importNode(newElement, true));
      }, code);
    const element = page.locator("sg-game");
    await insertCode(asGame);
    // No text is read under it, so that it is loaded by itself.
    await expect(element.locator(".turn-line.you")).toBeVisible();
    await expect(element.locator(".verdict, .chips, .wins")).toHaveCount(0);
    await insertCode(asQuestion);
    await expect(element.locator(".guess")).toBeVisible();
    await expect(element.locator(".verdict")).toHaveCount(0);
    await element.locator(".guess button").first().click();
    await expect(element.locator(".verdict .letter")).toHaveText("N");
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing in the dialog, ${lang}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      const dialog = await openDialog(page, "kayles:7_+_nim:3?", lang);
      for (const wayName of Object.values(wayNames[lang])) {
        await dialog.getByRole("button", {name: wayName, exact: true}).click();
        expect(await violations(page)).toEqual([]);
      }
    });
}

test("Escape closes the dialog, the focus returns, and no key of the page acts meanwhile", async ({page}) => {
  await openDialog(page, "nim:3,5,7?mode=play&moves=0.0;1.3&", "en");
  await page.keyboard.press("u");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", {name: words.en.open})).toBeFocused();
  await expect(page).toHaveURL(/moves=0\.0;1\.3/);
});

test("whom one plays against, and who begins, outlive a reload; a damaged field is named", async ({page}) => {
  await page.emulateMedia({reducedMotion: "reduce"});
  await page.goto("index.html#/nim:3,5,7?mode=play&lang=en");
  await page.locator(".seats select").selectOption("strong");
  await expect(page).toHaveURL(/opponent=strong/);
  await page.getByRole("button", {name: "Swap sides"}).click();
  await expect(page).toHaveURL(/opponent=strong&first=opponent&moves=/);
  await page.reload();
  await expect(page.locator(".seats select")).toHaveValue("strong");
  await expect(page.locator(".turn-line.you")).toBeVisible();
  await page.goto("index.html#/nim:3,5?opponent=me&first=you&hints=x&predict=y&lang=en");
  await expect(page.locator(".fault")).toHaveText(
    "Parts of the link are damaged: opponent, who goes first, hints, prediction. The rest was loaded.",
  );
});

for (const width of everyNth(2, [360, 768, 1440]))
  test(`nothing is cut off, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    const dialog = await openDialog(page, "kayles:7,9_+_nim:3,5?", "en");
    for (const wayName of Object.values(wayNames.en)) {
      await dialog.getByRole("button", {name: wayName, exact: true}).click();
      const {wide, across: clientWidth} = await dialog.evaluate((box) => ({
        wide: box.scrollWidth,
        across: box.clientWidth,
      }));
      expect(wide).toBeLessThanOrEqual(clientWidth);
    }
  });
