// Page object of the form editor: its buttons and fields, and the keys that lead to them.
import {expect, type Page} from "@playwright/test";
import {type Lang, open} from "./playing";

export const words = {
  en: {edit: "Edit", undo: "Undo", redo: "Redo", done: "Done"},
  zh: {edit: "编辑", undo: "撤销", redo: "重做", done: "完成"},
};
export const editor = "#board .form";
export const button = (page: Page, name: string) => page.locator(editor).getByRole("button", {name, exact: true});
export const field = (page: Page, name: string) => page.locator(editor).getByLabel(name, {exact: true});

export async function edit(page: Page, address: string, lang: Lang = "en") {
  await open(page, address, `?lang=${lang}`);
  await page.locator("#board").getByRole("button", {name: words[lang].edit, exact: true}).press("Enter");
  await expect(page.locator(editor)).toBeFocused();
}

export const press = (name: string) => (page: Page) => button(page, name).click();
export const cell = (cellId: string) => (page: Page) => page.locator(`${editor} [data-cell="${cellId}"]`).click();
export const type = (name: string, text: string) => async (page: Page) => {
  await field(page, name).fill(text);
  await field(page, name).blur();
};
export const check = (name: string) => (page: Page) => page.locator(editor).getByRole("checkbox", {name}).click();

export async function keys(page: Page, ...pressed: string[]) {
  for (const key of pressed) await page.keyboard.press(key);
}

/** Reaches a field with Tab alone, from the editor itself. */
export async function tabTo(page: Page, selector: string) {
  const isThere = () => page.evaluate((to) => document.activeElement?.matches(to) ?? false, selector);
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}
