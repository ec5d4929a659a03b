// Languages are loaded on demand, and the page goes on in the previous one until then.
import {expect, type Page, test} from "@playwright/test";
import {letGo} from "./playing";

test.afterEach(letGo);

const chinese = /\/assets\/zh-[^/]*\.js$/;
const offer = (page: Page) => page.locator(".masthead").getByRole("button", {name: "切换到中文"});
const skip = (page: Page) => page.locator(".skip");

test("a language is fetched when it is asked for, once; until it has come the page stays in the one before", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (chinese.test(request.url())) fetched.push(request.url());
  });
  await page.goto("#/nim:3,5,7");
  await expect(skip(page)).toHaveText("Skip to the board");
  expect(fetched).toEqual([]);

  await page.route(chinese, (route) => route.abort());
  await offer(page).click();
  await expect(page.getByRole("alert")).toHaveText("中文 couldn’t be loaded. Check your connection and try again.");
  await expect(offer(page)).toHaveAttribute("aria-busy", "false");
  await page.unroute(chinese);
  const failedCount = fetched.length;

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chinese, async (route) => {
    await released;
    await route.continue();
  });
  await offer(page).press("Enter");
  await expect(offer(page)).toHaveAttribute("aria-busy", "true");
  await expect(skip(page)).toHaveText("Skip to the board");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  release();
  await expect(skip(page)).toHaveText("跳到棋盘");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const switchBack = page.locator(".masthead").getByRole("button", {name: "Switch to English"});
  await expect(switchBack).toBeFocused();
  await switchBack.press("Enter");
  await expect(skip(page)).toHaveText("Skip to the board");
  await offer(page).click();
  await expect(skip(page)).toHaveText("跳到棋盘");
  expect(fetched).toHaveLength(failedCount + 1);
});

test("a game is found by its name in a language that is not read", async ({page}) => {
  await page.goto("#/games");
  await page.locator(".gallery").getByRole("searchbox").fill("威佐夫博弈");
  await expect(page.locator(".cards .card .name", {hasText: "Wythoff's game"})).toBeVisible();
});

/** Names of the scripts that a page requests, without their hashes. */
function scriptsOf(page: Page) {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) requested.push(name);
  });
  return requested;
}

test("what is told of a game comes when it is opened, and of no other", async ({page}) => {
  const requested = scriptsOf(page);
  await page.goto("#/kayles:5,6?mode=play");
  await expect(page.locator("#board [data-spot]").first()).toBeVisible();
  expect(requested).not.toContain("take-and-break");
  await page.goto("#/bounded-nim(3):7");
  await expect(page.locator(".after")).toContainText("24 counters");
  await expect(page.locator(".reason").first()).toContainText("A move and the reply can always add up to 4");
  expect(requested.filter((name) => ["take-and-break", "bounded-nim", "nim"].includes(name))).toEqual(["bounded-nim"]);
  await page.goto("#/games");
  await expect(page.locator(".cards .board").first()).toBeVisible();
  expect(requested.filter((name) => ["take-and-break", "bounded-nim", "nim"].includes(name))).toEqual(["bounded-nim"]);
});

test("in another language the words of all that has been opened are there", async ({page}) => {
  await page.goto("#/contest/poj-2311");
  await expect(page.locator(".judge textarea")).toBeVisible();
  await page.goto("#/bounded-nim(3):7");
  await expect(page.locator(".after")).toContainText("24 counters");
  await offer(page).click();
  await expect(page.locator(".panel.why .reason").first()).toContainText("每轮总能凑成 4 枚");
  await page.goto("#/contest/poj-2311?lang=zh");
  await expect(page.locator("label[for=contest-input]")).toHaveText("你的输入");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a story that does not come is said to be missing, and asked for again", async ({page}) => {
  const story = /\/assets\/bounded-nim-[^/]*\.js$/;
  await page.route(story, (route) => route.abort());
  await page.goto("#/bounded-nim(3):7");
  await expect(page.getByRole("alert")).toContainText("The description of this game couldn’t be loaded.");
  await expect(page.locator(".verdict .letter")).toHaveText("N");
  // Another part that is opened has loaded, which is a new occasion to request the language.
  await expect(page.locator(".panel.game-0")).toBeVisible();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(story);
  await page.getByRole("alert").getByRole("button", {name: "Try again"}).click();
  await expect(page.locator(".after")).toContainText("24 counters");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a page or a dialog that does not come is said to be missing, and comes at another try", async ({page}) => {
  await page.goto("#/nim:3,5,7");
  await expect(page.locator(".verdict .letter")).toBeVisible();
  for (const [file, open, selector] of [
    ["sharing", () => page.getByRole("button", {name: "Share…"}).click(), "dialog.sharing"],
    ["games-page", () => page.goto("#/games"), ".cards .board"],
  ] as const) {
    const script = new RegExp(`/assets/${file}-[^/]*\\.js$`);
    await page.route(script, (route) => route.abort());
    await open();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This part couldn’t be loaded.");
    await page.unroute(script);
    await alert.getByRole("button", {name: "Try again"}).click();
    await expect(page.locator(selector).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
});
