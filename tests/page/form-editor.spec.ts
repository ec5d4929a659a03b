// Boards built by hand, of every kind that is not drawn as a graph: by mouse, by touch and by keyboard alone. After
// every edit the text, the fields and the drawing agree.
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {cases} from "./form-cases";
import {button, edit, editor, keys, tabTo} from "./form-hands";
import {listen, open, position, strictTest, telephone, sharedPageTest as test, violations} from "./playing";

/** The drawing below the fields or, if the cells are the drawing, the pieces on them. */
const drawing = (page: Page, marks: string) =>
  page.locator(editor).evaluate((root, selector) => {
    const cells = [...root.querySelectorAll("[data-face]")].map((cell) => cell.getAttribute("data-face"));
    return cells.length > 0 ? cells.join("") : root.querySelectorAll(`.drawn ${selector}`).length;
  }, marks);

for (const [kind, {address, marks = "*", mouse, keys: byKeys}] of everyNth(6, Object.entries(cases)))
  test(`${kind}: by mouse, by keys, and back by undo`, async ({page}) => {
    await edit(page, address);
    const drawingBefore = await drawing(page, marks);
    const shows = async (text: string, picture: number | string) => {
      await expect.poll(() => position(page)).toBe(text);
      await expect.poll(() => drawing(page, marks)).toBe(picture);
    };
    for (const [act, text, picture] of mouse) {
      await act(page);
      await shows(text, picture);
    }
    const [target, pressedKeys, text, picture] = byKeys;
    await page.locator(editor).focus();
    await tabTo(page, `${editor} ${target}`);
    await keys(page, ...pressedKeys);
    await shows(text, picture);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".form") !== null)).toBe(true);
    expect(await violations(page, {exclude: [".gallery"]})).toEqual([]);
    const undo = button(page, "Undo");
    for (let steps = 0, current = text; steps <= mouse.length || current !== address; steps++) {
      await undo.click();
      await expect.poll(() => position(page)).not.toBe(current);
      current = await position(page);
    }
    await shows(address, drawingBefore);
    await button(page, "Redo").click();
    await expect.poll(() => drawing(page, marks)).toBe(mouse[0]?.[2]);
  });

test("heaps are added and removed as far as the game goes", async ({page}) => {
  const add = page.locator(`${editor} [data-add]`);
  const remove = page.locator(`${editor} [data-remove]`).last();
  const [on, off] = ["false", "true"];
  await edit(page, "wythoff:5,8");
  for (const control of [add, remove]) await expect(control).toHaveAttribute("aria-disabled", off);
  await add.click({force: true});
  await remove.click({force: true});
  await page.locator(`${editor} .number button`).last().click();
  await expect.poll(() => position(page)).toBe("wythoff:5,9");
  // A text with too many heaps can be corrected.
  await page.locator("#position-text").fill("wythoff:5,9,1");
  // The message about it moves the heaps down.
  await expect(page.locator(".fault")).toBeVisible();
  await expect(remove).toHaveAttribute("aria-disabled", on);
  await remove.click();
  await expect.poll(() => position(page)).toBe("wythoff:5,9");
  await expect(remove).toHaveAttribute("aria-disabled", off);
  // Heaps in pairs: one is only half of what can be added.
  await button(page, "Done").click();
  await edit(page, "e-and-d:4,6");
  await expect(add).toHaveAttribute("aria-disabled", on);
  await add.click();
  await add.click();
  await expect.poll(() => position(page)).toBe("e-and-d:4,6,1,1");
  await expect(page.locator(".fault")).toHaveCount(0);
});

test("in a sum each component is edited by itself, and each edit is said once with the verdict", async ({page}) => {
  await open(page, "subtraction(1,3,4):10 + northcott:w..b", "?lang=en");
  await page.getByRole("button", {name: "Edit", exact: true}).nth(1).click();
  await expect(page.locator(editor)).toBeFocused();
  const announcements = await listen(page);
  await page.locator(`${editor} [data-cell="0.0.3"]`).click();
  await expect.poll(() => position(page)).toBe("subtraction(1,3,4):10 + northcott:w...");
  await keys(page, "ArrowLeft", "b");
  await expect.poll(() => position(page)).toBe("subtraction(1,3,4):10 + northcott:w.b.");
  await expect.poll(announcements).toHaveLength(1);
  expect((await announcements())[0]).toMatch(/^row 1, cell 3: black\. .+/);
  await button(page, "Done").click();
  await expect(page.locator("#board .edit").nth(1)).toBeFocused();
  await page.locator("#board .edit").first().click();
  await button(page, "One more: Heap 1").click();
  await expect.poll(() => position(page)).toBe("subtraction(1,3,4):11 + northcott:w.b.");
});

test("the focus is never lost", async ({page}) => {
  await edit(page, "nim:3,5");
  const has = (selector: string) => expect(page.locator(`${editor} ${selector}`)).toBeFocused();
  await tabTo(page, `${editor} [data-add]`);
  await keys(page, "Enter");
  await expect.poll(() => position(page)).toBe("nim:3,5,1");
  await has("[data-add]");
  await tabTo(page, `${editor} [data-remove="2"]`);
  await keys(page, "u");
  await expect.poll(() => position(page)).toBe("nim:3,5");
  await expect(page.locator(editor)).toBeFocused();
  await tabTo(page, `${editor} [data-remove="1"]`);
  await keys(page, "Enter");
  await expect.poll(() => position(page)).toBe("nim:3");
  await has('[data-remove="0"]');
  await keys(page, "Enter");
  await expect.poll(() => position(page)).toBe("nim:");
  await has("[data-add]");
  await keys(page, "Enter", "r");
  await expect.poll(() => position(page)).toBe("nim:1");
  await page.locator("#position-text").fill("kayles:3");
  await expect(page.locator(editor)).toHaveCount(0);
});

test.describe("by finger", () => {
  strictTest.use(telephone);
  strictTest("targets are large enough and nothing is wider than the page", async ({page}) => {
    for (const address of everyNth(2, [
      "nim:3,5,18446744073709551615",
      "cutting:6x4",
      "northcott:w....b.../..w...b.",
      "game-of-stones:9/2/3",
      "partizan-heap-rule(left: n -> n-1, n-2; right: n -> n-k where k in {1,3}):7,9",
      "partizan-subtraction(1,3;2,3):6,7",
      "coins-2d(turtles*ruler):THTT/HTTH",
      "take-and-break(0.123):7,9",
      "lieges(2):8,3",
    ])) {
      await edit(page, address, "zh");
      const targets = await page
        .locator(`${editor} :is(button, input[type="text"], textarea)`)
        .evaluateAll((targetElements) =>
          targetElements.map((target) => {
            const {width, height} = target.getBoundingClientRect();
            return {width, height, isCell: target.hasAttribute("data-cell"), what: target.outerHTML.slice(0, 80)};
          }),
        );
      expect(targets.length, address).toBeGreaterThan(4);
      for (const {width, height, isCell, what: name} of targets) {
        // Cells may be smaller, so that a row fits.
        expect(height, `${address}: ${name}`).toBeGreaterThanOrEqual(isCell ? 32 : 43.5);
        expect(width, `${address}: ${name}`).toBeGreaterThanOrEqual(32);
      }
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), address)
        .toBeLessThanOrEqual(360);
      await page.locator(`${editor} .tools button`).first().tap();
      await expect.poll(() => position(page)).not.toBe(address);
      await button(page, "完成").tap();
    }
  });
});
