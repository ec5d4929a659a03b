// The address bar: a game that Back, a link and the keys bring back, and a link that is long or damaged.
import {expect, type Page} from "@playwright/test";
import {listedMoves, open, position, spots, sharedPageTest as test, visit} from "./playing";

const at = (page: Page, address: string) => expect.poll(() => position(page)).toBe(address);

test("undo, redo, steps, Back and a link restore the game", async ({page}) => {
  await open(page, "nim:3,5,7");
  await page.getByRole("button", {name: "heap 1: 3 → 2, winning"}).click();
  await at(page, "nim:2,5,7");
  await page.goBack();
  await at(page, "nim:3,5,7");
  await page.goForward();
  await at(page, "nim:2,5,7");
  // The position before has a move of the same name, and is on the board until the answer has come.
  await expect(page.getByRole("button", {name: "heap 1: 2 → 1", exact: true}).first()).toBeVisible();
  await page.getByRole("button", {name: "heap 2: 5 → 0", exact: true}).first().click();
  await at(page, "nim:2,0,7");
  await page.keyboard.press("u");
  await at(page, "nim:2,5,7");
  await page.keyboard.press("r");
  await at(page, "nim:2,0,7");
  await page.getByRole("button", {name: "One move back"}).click();
  await at(page, "nim:2,5,7");
  expect(page.url()).toMatch(/\?moves=0\.2;1\.0&at=1$/);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await at(page, "nim:2,5,7");
  await page.getByRole("button", {name: "One move forward"}).click();
  await at(page, "nim:2,0,7");
});

test("a long link is packed, opens again, and survives Back; a damaged one says so", async ({page}) => {
  const address = `nim:${Array.from({length: 40}, (_, i) => 10 ** 10 + i).join(",")}`;
  await open(page, address, "?lang=en");
  await (await listedMoves(page)).first().click();
  await expect.poll(() => page.url()).toMatch(/#\/z2\.[\w-]+\.z$/);
  const [packedUrl, positionAfter] = [page.url(), await position(page)];
  expect(positionAfter).not.toBe(address);
  await page.goBack();
  await at(page, address);
  await page.goto("about:blank");
  await page.goto(packedUrl);
  await at(page, positionAfter);
  await visit(page, packedUrl.slice(0, -20));
  await expect(page.locator(".banner")).toContainText("The link is damaged");
  await expect(page.locator(spots).first()).toBeVisible();
  await open(page, "nim:3,5,7", "?play=chess&at=9&lang=en");
  await expect(page.locator(".banner")).toContainText("play, current move");
  await expect(page.locator(".verdict")).toContainText("*1");
});
