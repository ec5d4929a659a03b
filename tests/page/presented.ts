// Page object of the presentation of a position.
import {expect, type Page} from "@playwright/test";
import {expectBoardSettled, link} from "./playing";

export const stepText = (page: Page) => page.locator(".telling > p");

export async function openPresentation(page: Page, address: string, query: string) {
  await page.goto(link(address, query));
  await expect(page.locator(".presenting")).toBeVisible();
  await expectBoardSettled(page);
}
