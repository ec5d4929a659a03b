// Typed positions: read, with the reading stated, completed, or answered with a suggestion.
import {expect} from "@playwright/test";
import {languages, open, telephone, sharedPageTest as test} from "./playing";

const words = {
  en: {
    readAs: "Read as",
    didYouMean: "Did you mean",
    forExample: "For example",
    colon: "Missing: a colon",
    none: "isn’t a position yet",
    nim: "Nim",
  },
  zh: {
    readAs: "已读作",
    didYouMean: "是不是想输入",
    forExample: "例如",
    colon: "缺少冒号“:”",
    none: "没有结论",
    nim: "Nim 游戏",
  },
};

for (const lang of languages) {
  const w = words[lang];
  test(`what is typed freely is read, and said to be, ${lang}`, async ({page}) => {
    await open(page, "nim:1", `?lang=${lang}`);
    const field = page.locator("#position-text");
    for (const [text, address] of [
      ["凯尔斯 7", "kayles:7"],
      ["Dawson's Kayles 9", "dawsons-kayles:9"],
      ["３、５、７", "dawsons-kayles:3,5,7"],
      ["wythoff 5 8", "wythoff:5,8"],
      ["kayles 7 + nim 2", "kayles:7 + nim:2"],
    ]) {
      await field.fill(text ?? "");
      await expect(page.locator(".read-as")).toHaveText(`${w.readAs} ${address}`);
      await expect(page.locator(".verdict:not(.stale, .aside)")).toBeVisible();
      await expect(page.locator("#position-fault")).toHaveCount(0);
      await expect(field).toHaveValue(text ?? "");
    }
    await field.fill("kayles:3");
    await expect(page.locator(".read-as")).toHaveCount(0);
  });

  test(`a misspelt name and a fault are answered with buttons, and no verdict stands beside them, ${lang}`, async ({
    page,
  }) => {
    await open(page, "nim:3,5,7", `?lang=${lang}`);
    const field = page.locator("#position-text");
    const fault = page.locator("#position-fault");
    await field.fill("kayels 7");
    await expect(fault).toContainText(w.didYouMean);
    await expect(page.locator(".verdict")).toHaveAccessibleName(new RegExp(w.none));
    await expect(page.locator(".verdict .headline")).toBeHidden();
    await expect(page.locator(".why, .moves")).toHaveCount(0);
    await expect(page.locator("#board .chips")).toBeHidden();
    const height = await page.locator(".verdict").evaluate((verdict) => verdict.getBoundingClientRect().height);
    await fault.getByRole("button", {name: /^kayles:7 /}).click();
    await expect(field).toHaveValue("kayles:7");
    await expect(field).toBeFocused();
    await expect(page.locator(".verdict .headline")).toBeVisible();
    expect(height).toBeGreaterThan(40);
    await field.fill("kayles:7,x");
    await expect(fault).toContainText(w.forExample);
    await fault.getByRole("button", {name: /^kayles:7,9 /}).click();
    await expect(page.locator(".verdict:not(.stale, .aside)")).toBeVisible();
  });

  test(`a link that lacks its colon is answered, not read, ${lang}`, async ({page}) => {
    // The previous input has no effect.
    await page.locator("#position-text").fill("euclid:1,x");
    await page.goto(`index.html#/nim?lang=${lang}`);
    await expect(page.locator("#position-fault")).toContainText(w.colon);
    await expect(page.locator("#position-text")).toHaveValue("nim");
    await page.locator("#position-fault").getByRole("button").first().click();
    await expect(page.locator("#position-text")).toHaveValue("nim:3,5,7");
    await expect(page.locator(".verdict:not(.stale, .aside)")).toBeVisible();
  });

  test(`a name is completed by keys and by a click, ${lang}`, async ({page}) => {
    await open(page, "nim:1", `?lang=${lang}`);
    const field = page.getByRole("combobox", {name: lang === "en" ? "Position" : "局面", exact: true});
    const list = page.locator("#position-text-choices");
    await field.fill("");
    await field.pressSequentially("ni");
    await expect(list.getByRole("option").first()).toContainText(w.nim);
    // The beginning of a name is no fault yet.
    await expect(page.locator("#position-fault")).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await field.press("Escape");
    await expect(list).toBeHidden();
    await expect(field).toHaveValue("ni");
    await expect(page.locator("#position-fault")).toBeVisible();
    await field.press("ArrowDown");
    await expect(list.locator("[aria-selected=true]")).toContainText("nim:3,5,7");
    await field.press("Enter");
    await expect(field).toHaveValue("nim:3,5,7");
    await expect(list).toBeHidden();
    // The sample is there to be typed over.
    await field.pressSequentially("4,4");
    await expect(field).toHaveValue("nim:4,4");
    await field.fill("nim:4 + kay");
    // Below a longer title the list stands lower.
    await expect(page.locator("h1")).not.toHaveText(w.nim);
    await list.getByRole("option", {name: "kayles:7,9"}).click();
    await expect(field).toHaveValue("nim:4 + kayles:7,9");
    await expect(page.locator(".verdict:not(.stale, .aside)")).toBeVisible();
  });

  test(`bare rules have their values, ${lang}`, async ({page}) => {
    await page.goto(`index.html#/sequence/kayles?to=100&lang=${lang}`);
    const field = page.locator("#sequence-game");
    for (const [text, game] of [
      ["0.137", "dawsons-chess"],
      ["0.17", "take-and-break(0.17)"],
      ["{1,3,4}", "subtraction(1,3,4)"],
      ["凯尔斯", "kayles"],
    ]) {
      await field.fill(text ?? "");
      await expect(page.locator(".read-as")).toHaveText(`${w.readAs} ${game}`);
      await field.press("Enter");
      await expect(field).toHaveValue(game ?? "");
      await expect.poll(() => decodeURIComponent(page.url())).toContain(`#/sequence/${game}?`);
      await expect(page.locator(".sequence:not(.stale)")).toBeVisible();
    }
    await field.fill("kaylse");
    await expect(page.locator("#sequence-game-fault")).toContainText(w.didYouMean);
    await page
      .locator("#sequence-game-fault")
      .getByRole("button", {name: /^kayles /})
      .click();
    await expect(field).toHaveValue("kayles");
    await field.fill("lask");
    await page.locator("#sequence-game-choices").getByRole("option").first().click();
    await expect(field).toHaveValue("lasker");
  });
}

test.describe("on a telephone", () => {
  test(`a completion is touched, and what to type instead is large enough`, async ({browser}, {project}) => {
    const page = await browser.newPage({...telephone, baseURL: project.use.baseURL});
    await open(page, "nim:1", "?lang=zh");
    const field = page.locator("#position-text");
    await field.fill("威佐");
    const choice = page.locator("#position-text-choices").getByRole("option").first();
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await choice.tap();
    await expect(field).toHaveValue("wythoff:5,8");
    await field.fill("威左夫");
    const button = page.locator("#position-fault").getByRole("button").first();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // The placeholder of the field for another game is fully visible.
    await page.goto("index.html#/sequence/kayles?to=50&lang=en");
    const otherField = page.locator("#sequence-other");
    await expect(otherField).toBeVisible();
    const room = await otherField.evaluate((input: HTMLInputElement) => {
      input.style.fontStyle = "italic";
      input.value = input.placeholder;
      return input.clientWidth - input.scrollWidth;
    });
    expect(room).toBe(0);
    await page.close();
  });
});
