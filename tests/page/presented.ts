// A position before a class, as its tests look at it.
import {expect, type Page} from "@playwright/test";
import {link, settled} from "./playing";

export const said = (page: Page) => page.locator(".telling > p");

export async function openBefore(page: Page, address: string, rest: string) {
  await page.goto(link(address, rest));
  await expect(page.locator(".presenting")).toBeVisible();
  await settled(page);
}
