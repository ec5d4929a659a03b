// Page object of the graph editor: its buttons, and the vertices and edges that are drawn, with their places.
import {expect, type Page} from "@playwright/test";
import {type Lang, open, position} from "./playing";

export const words = {
  en: {edit: "Edit", undo: "Undo", redo: "Redo", done: "Done"},
  zh: {edit: "编辑", undo: "撤销", redo: "重做", done: "完成"},
};
export const editor = "#board .editor";
export const button = (page: Page, name: string) => page.locator(editor).getByRole("button", {name, exact: true});

export async function edit(page: Page, address: string, lang: Lang) {
  await open(page, address, `?lang=${lang}`);
  // By keyboard: content that is still loading may move the button away under a mouse.
  await page.locator("#board").getByRole("button", {name: words[lang].edit, exact: true}).press("Enter");
  await expect(page.locator(`${editor} svg`)).toBeFocused();
}

/** The vertices and the edges that are drawn, as words. */
const drawing = (page: Page) =>
  page.locator(editor).evaluate((root) => {
    const names = [...root.querySelectorAll("[id^=drawn-v]")].map((e) => e.id.slice("drawn-v".length));
    return {vertices: names.sort(), edges: root.querySelectorAll("[id^=drawn-e]").length};
  });

/** Asserts that the address is this one, and that the drawing agrees with it. */
export async function shows(page: Page, address: string) {
  await expect.poll(() => position(page)).toBe(address);
  const marks = address.replace(/^[a-z-]+/, "").replace(/\d+=/g, "");
  const edges = marks.match(/\d+[->]\d+/g) ?? [];
  const vertices = [...new Set(marks.match(/\d+/g))].sort();
  await expect.poll(() => drawing(page)).toEqual({vertices, edges: edges.length});
}

export const middle = async (page: Page, id: string) => {
  const box = await page.locator(`#drawn-${id} .ring, #drawn-${id} > .line`).first().boundingBox();
  return {x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2};
};
export async function press(page: Page, id: string) {
  const {x, y} = await middle(page, id);
  await page.mouse.click(x, y);
}
export async function keys(page: Page, ...pressed: string[]) {
  for (const key of pressed) await page.keyboard.press(key);
}
