// A language is loaded when it is read, and the page goes on in the one before until it is there.
import {expect, type Page, test} from "@playwright/test";

const chinese = /\/assets\/zh-[^/]*\.js$/;
const offer = (page: Page) => page.locator(".masthead").getByRole("button", {name: "切换到中文"});
const skip = (page: Page) => page.locator(".skip");

test("the other language is not fetched before it is asked for, and then once", async ({page}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (chinese.test(request.url())) fetched.push(request.url());
  });
  await page.goto("#/nim:3,5,7");
  await expect(skip(page)).toHaveText("Skip to the board");
  expect(fetched).toEqual([]);
  await offer(page).press("Enter");
  await expect(skip(page)).toHaveText("跳到棋盘");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  const back = page.locator(".masthead").getByRole("button", {name: "Switch to English"});
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(skip(page)).toHaveText("Skip to the board");
  await offer(page).click();
  await expect(skip(page)).toHaveText("跳到棋盘");
  expect(fetched).toHaveLength(1);
});

test("a language that takes long is waited for in sight, in the one before", async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chinese, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("#/nim:3,5,7");
  await offer(page).click();
  await expect(offer(page)).toHaveAttribute("aria-busy", "true");
  await expect(skip(page)).toHaveText("Skip to the board");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  release();
  await expect(skip(page)).toHaveText("跳到棋盘");
});

test("a language that cannot be loaded is said to be lost, and asked for again", async ({page}) => {
  await page.route(chinese, (route) => route.abort());
  await page.goto("#/nim:3,5,7");
  await offer(page).click();
  await expect(page.getByRole("alert")).toHaveText("中文 could not be loaded. Try again when there is a network.");
  await expect(offer(page)).toHaveAttribute("aria-busy", "false");
  await page.unroute(chinese);
  await offer(page).click();
  await expect(skip(page)).toHaveText("跳到棋盘");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a game is found by its name in a language that is not read", async ({page}) => {
  await page.goto("#/games");
  await page.locator(".gallery").getByRole("searchbox").fill("威佐夫博弈");
  await expect(page.locator(".cards .card .name", {hasText: "Wythoff's game"})).toBeVisible();
});
