// Page object of the page of sequences.
import {readFile} from "node:fs/promises";
import {expect, type Page} from "@playwright/test";

export const claim = (page: Page) => page.locator(".claim").first();
export const compared = (page: Page) => page.locator(".compared");
export const plot = (page: Page) => page.getByRole("slider");
export const button = (page: Page, name: string) => page.getByRole("button", {name, exact: true});

export async function openSequence(page: Page, game: string, query: string) {
  await page.goto(`index.html#/sequence/${game}?${query}`);
  await expect(page.locator(".sequence:not(.stale)")).toBeVisible();
  await expect(claim(page)).toBeVisible();
}

/** Text that a press of the button saves. */
export async function saveFile(page: Page, name: string): Promise<{file: string; text: string}> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return {file: download.suggestedFilename(), text: await readFile(await download.path(), "utf8")};
}
