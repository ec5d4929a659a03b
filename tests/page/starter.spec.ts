// Starter and whole engine: a page queries the starter first, and loads the whole engine when the starter lacks
// something or the page is idle.
import {expect, type Page, test} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import {letGo} from "./playing";

test.afterEach(letGo);

const verdict = (page: Page) => page.locator(".verdict:not(.stale)");

/** Engines that were loaded, in order; the response with the whole engine waits while `isHeld`. */
async function watch(page: Page, {isHeld}: {isHeld: boolean}) {
  const loadedEngines: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(starter|engine)-[^/]*\.wasm$/, async (route) => {
    const name = /(starter|engine)-/.exec(route.request().url())?.[1] ?? "";
    if (name === "engine" && isHeld) await released;
    await route.continue();
    loadedEngines.push(name);
  });
  return {loadedEngines, release};
}

for (const link of ["nim:3,5,7", "kayles:7,9?play=misere", "hackenbush:0-1_1-2_2-0_+_nim:4"])
  test(`${link} is answered while the whole engine is still on its way, which comes when the page is idle`, async ({
    page,
  }) => {
    const {loadedEngines, release} = await watch(page, {isHeld: true});
    await page.goto(`index.html#/${link}`);
    await expect(verdict(page)).toBeVisible();
    expect(loadedEngines).toEqual(["starter"]);
    release();
    await expect.poll(() => loadedEngines).toEqual(["starter", "engine"]);
  });

for (const [link, views] of [
  ["", ["heaps"]],
  ["nim:3,5,7", ["heaps"]],
  ["kayles:7,9?mode=play", ["pins"]],
  ["hackenbush:0-1_1-2_2-0_+_nim:4", ["graph", "heaps"]],
] as const)
  test(`the board of "${link}" is requested before any engine has come, and no other kind of board`, async ({page}) => {
    const requested = new Set<string>();
    page.on("request", (request) => {
      const [, view] = /\/(\w+)-views?-[^/]*\.js$/.exec(request.url()) ?? [];
      if (view && view !== "square") requested.add(view);
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/(starter|engine)-[^/]*\.wasm$/, async (route) => {
      await released;
      await route.abort();
    });
    await page.goto(`index.html#/${link}`);
    await expect.poll(() => [...requested].sort()).toEqual(views);
    await page.waitForLoadState("load");
    await expect(page.locator("main .waiting").first()).toBeVisible();
    expect([...requested].sort()).toEqual(views);
    release();
  });

test("what the starter searched under misère play is told by the whole as soon as it is there", async ({page}) => {
  const {loadedEngines, release} = await watch(page, {isHeld: true});
  await page.goto("index.html#/take-and-break(0.123):90,5?play=misere&lang=en");
  await expect(verdict(page)).toBeVisible();
  expect(loadedEngines).toEqual(["starter"]);
  await expect(page.locator(".why .product")).toHaveCount(0);
  release();
  await expect(page.locator(".why .product")).toBeVisible();
});

test("whoever saves data loads the whole engine once they touch the page", async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", {value: {saveData: true}}));
  const {loadedEngines} = await watch(page, {isHeld: false});
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 10_000})));
  await page.waitForLoadState("networkidle");
  expect(loadedEngines).toEqual(["starter"]);
  await page.getByText("Random position or puzzle").click();
  await expect(page.getByRole("button", {name: "Random position", exact: true})).toBeVisible();
  expect(loadedEngines).toEqual(["starter", "engine"]);
});

test("a game that the starter has not is answered by the whole, and so are its moves", async ({page}) => {
  const {loadedEngines} = await watch(page, {isHeld: false});
  await page.goto("index.html#/cram:2x3?lang=en");
  await expect(verdict(page)).toContainText("The player to move wins");
  expect(loadedEngines).toEqual(["starter", "engine"]);
  await page.locator("#position-text").fill("wythoff:1,2 + nim:3");
  await expect(verdict(page)).toContainText("*3");
});

test("where the whole cannot be had the page says so, answers what the starter can, and goes on from another try", async ({
  page,
}) => {
  await page.route(/\/engine-[^/]*\.wasm$/, (route) => route.fulfill({status: 404}));
  await page.goto("index.html#/cram:2x3?lang=en");
  const failureNotice = page.locator(".gone");
  await expect(failureNotice).toContainText("The engine couldn’t be loaded");
  const field = page.locator("#position-text");
  await field.fill("nim:3,5,7");
  await expect(verdict(page)).toContainText("*1");
  await field.fill("wythoff:1,2");
  await page.unrouteAll();
  await failureNotice.getByRole("button", {name: "Try again"}).click();
  await expect(verdict(page)).toContainText("The player to move loses");
  await expect(failureNotice).toHaveCount(0);
});

test("where the views of other boards are lost the board says so, and comes with another try", async ({page}) => {
  await page.route(/\/late-views-[^/]*\.js$/, (route) => route.abort());
  await page.goto("index.html#/cram:3x4?lang=en");
  await expect(verdict(page)).toBeVisible();
  const lostNotice = page.locator("#board .lost");
  await expect(lostNotice).toBeVisible();
  // No other part of the page requests them any more.
  await page.waitForLoadState("networkidle");
  await page.unrouteAll();
  await lostNotice.getByRole("button", {name: "Try again"}).click();
  await expect(page.locator("#board svg.board")).toBeVisible();
  await expect(lostNotice).toHaveCount(0);
});

const boards = ["nim:3,5,7", "hackenbush:0-1_1-2_2-0_+_nim:4", "cram:3x4", "take-and-break(0.[3]):7"];
for (const link of everyNth(2, ["", ...boards, ...boards.slice(0, 3).map((board) => `${board}?mode=play`)]))
  for (const width of everyNth(2, [360, 1280]))
    test(`what the whole engine brings leaves the board of "${link}" where it stands, ${width} px`, async ({page}) => {
      await page.emulateMedia({reducedMotion: "reduce"});
      await page.setViewportSize({width, height: 740});
      const {loadedEngines, release} = await watch(page, {isHeld: true});
      await page.goto(`index.html#/${link}`);
      const board = page.locator("#board .view, #board svg").first();
      if (link.startsWith("cram")) release();
      await expect(board).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const boxBefore = await board.boundingBox();
      release();
      await expect.poll(() => loadedEngines).toContain("engine");
      await page.waitForLoadState("networkidle");
      expect(await board.boundingBox()).toEqual(boxBefore);
    });
