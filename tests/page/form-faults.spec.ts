// Faults while a board is built by hand: each is reported once, at its place, and no input is lost by it.
import {expect} from "@playwright/test";
import {button, edit, editor, field, type, words} from "./form-hands";
import {languages, open, position, sharedPageTest as test} from "./playing";

for (const lang of languages)
  test(`what is illegal is said once and loses nothing, ${lang}`, async ({page}) => {
    const {undo, done} = words[lang];
    await edit(page, "euclid:25,7", lang);
    await page.locator("#position-text").fill("euclid:25,7,1");
    await expect(page.locator(`${editor} [data-remove]`)).toHaveCount(3);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.locator(`${editor} .fault .caret`)).toHaveText("euclid:25,7,1▲");
    await page.locator(`${editor} [data-remove="0"]`).click();
    await expect.poll(() => position(page)).toBe("euclid:7,1");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.locator("#position-text").fill("euclid:7,x");
    await expect(page.locator(`${editor} .note`)).toBeVisible();
    await expect(page.locator(`${editor} input`)).toHaveCount(2);
    await page.locator(`${editor} .number button`).last().click();
    await expect.poll(() => position(page)).toBe("euclid:7,2");
    await page.locator("#position-text").fill("９　４");
    await expect(page.locator(`${editor} input`).first()).toHaveValue("9");
    await page.locator(`${editor} .number button`).first().click();
    await expect.poll(() => position(page)).toBe("euclid:8,4");
    await button(page, undo).click();
    await button(page, done).click();
    await expect(page.getByRole("button", {name: words[lang].edit, exact: true})).toBeFocused();
  });

for (const lang of languages)
  test(`a fault of a rule is said at its place, and marks its field, ${lang}`, async ({page}) => {
    const [left, right] = {en: ["Left’s rule", "Right’s rule"], zh: ["左方的规则", "右方的规则"]}[lang];
    const gaming = "nim:1 + partizan-heap-rule(left: n -> n-1; right: n -> n-2):5";
    await open(page, gaming, `?lang=${lang}`);
    await page.locator("#board .edit").nth(1).press("Enter");
    const rule = (name = "") => page.locator(editor).getByRole("textbox", {name, exact: true});
    await rule(right).fill("n -> n-2, ");
    await rule(right).press("Enter");
    // Beneath its own field, by its place there.
    await expect(page.locator(`${editor} .line + .fault .caret`)).toHaveText("n -> n-2,▲");
    const [field, faultBox] = [await rule(right).boundingBox(), await page.locator(`${editor} .fault`).boundingBox()];
    expect((faultBox?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(100);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(rule(right)).toHaveAttribute("aria-invalid", "true");
    await expect(rule(right)).toHaveAccessibleDescription(/\d+.+/);
    await expect(rule(left)).toHaveAttribute("aria-invalid", "false");
    // The other one can be changed meanwhile, and an extra bracket is not lost either.
    await rule(left).fill("n -> n-1)");
    await rule(left).press("Enter");
    await expect(rule(left)).toHaveAttribute("aria-invalid", "true");
    await expect(rule(right)).toHaveValue("n -> n-2,");
    // A missing bracket, which the engine reports at the end of the address, is reported in the field.
    await rule(left).fill("n -> (n-1");
    await rule(left).press("Enter");
    await expect(page.locator(`${editor} .fault .caret`)).toHaveText("n -> (n-1▲");
    await expect(rule(left)).toHaveAttribute("aria-invalid", "true");
    await expect(rule(right)).toHaveAttribute("aria-invalid", "false");
    await rule(left).fill("n -> n-4");
    await rule(right).fill("n -> n-3");
    await rule(right).press("Enter");
    await expect.poll(() => position(page)).toBe("nim:1 + partizan-heap-rule(left: n -> n-4; right: n -> n-3):5");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await rule(left).fill(" ");
    await expect(rule(left)).toHaveAttribute("aria-invalid", "true");
    await rule(left).press("Enter");
    await expect(rule(left)).toHaveValue("n -> n-4");
  });

for (const lang of languages)
  test(`a rule has a field as high as its text, and is one line of the address, ${lang}`, async ({page}) => {
    const {left, hint} = {
      en: {left: "Left’s rule", hint: "for each player"},
      zh: {left: "左方的规则", hint: "双方各自"},
    }[lang];
    await page.setViewportSize({width: 360, height: 800});
    await edit(page, "partizan-heap-rule(left: n -> n-1; right: n -> n-2):5", lang);
    await expect(page.locator(`${editor} .notation`)).toContainText(hint);
    const rule = field(page, left);
    const isWhole = () =>
      rule.evaluate(
        (element) => element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth,
      );
    const height = () => rule.evaluate((element) => element.clientHeight);
    const low = await height();
    await expect.poll(() => isWhole()).toBe(true);
    const long = "n -> n-k where k in {1,3,4} and 2|n; n -> (a,b) where a+b=n-1 and 0<a<b and a mod 3 = 1";
    await rule.fill(long);
    await expect.poll(() => height()).toBeGreaterThan(2 * low);
    await expect.poll(() => isWhole()).toBe(true);
    // Enter accepts the input and makes no line; a pasted line break is a space.
    await rule.press("Enter");
    await expect.poll(() => position(page)).toBe(`partizan-heap-rule(left: ${long}; right: n -> n-2):5`);
    await rule.fill("n -> n-1,\n  n-2\n");
    await rule.press("Shift+Enter");
    await expect.poll(() => position(page)).toBe("partizan-heap-rule(left: n -> n-1, n-2; right: n -> n-2):5");
    await expect(rule).toHaveValue("n -> n-1, n-2");
    await expect.poll(height).toBe(low);
    await rule.fill("nothing");
    await rule.press("Escape");
    await expect(rule).toHaveValue("n -> n-1, n-2");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

test("a fault in brackets is said beneath them, and rules that come to an alias are edited on", async ({page}) => {
  await edit(page, "lieges(2):8");
  await type("Rules in brackets", "101")(page);
  await expect(page.locator(`${editor} .single + .fault .caret`)).toHaveText("▲");
  await expect(field(page, "Rules in brackets")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Rules in brackets")).toHaveAccessibleDescription(/100/);
  await button(page, "One fewer: Rules in brackets").click();
  await expect(page.locator(`${editor} .fault`)).toHaveCount(0);
  await expect.poll(() => position(page)).toBe("lieges(100):8");
  await button(page, "Done").click();

  // Rules that equal those of an alias stay in the editor; the alias itself has none.
  await edit(page, "take-and-break(0.123):7");
  await type("Rules in brackets", "0.77")(page);
  await expect.poll(() => position(page)).toBe("take-and-break(0.77):7");
  await button(page, "One more: Heap 1").click();
  await expect.poll(() => position(page)).toBe("take-and-break(0.77):8");
  await expect(field(page, "Rules in brackets")).toHaveValue("0.77");
  await button(page, "Done").click();
  await edit(page, "kayles:7");
  await expect(field(page, "Rules in brackets")).toHaveCount(0);
});
