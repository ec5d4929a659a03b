// The three builds of `npm run build`, each where a reader meets it: in a sub-folder, from the disk, in a blog post.
import {pathToFileURL} from "node:url";
import {expect, type Locator, type Page, test} from "@playwright/test";

/** Collects what must not happen: a console error, a page error, a request that leaves the origin. */
function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) problems.push(`request to ${url}`);
  });
  return problems;
}

async function expectSolved(page: Page) {
  await expect(page.locator(".verdict").first()).toContainText("*1");
}

test("the site in a sub-folder solves a position, and offers code whose script it has", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const problems = watch(page, `${baseURL}blog/games/`);
  await page.goto("blog/games/index.html#/nim:3,5,7?lang=en");
  await expectSolved(page);
  await page.getByRole("button", {name: "Share…"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Embed"}).click();
  await page.getByRole("button", {name: "Copy code"}).click();
  await expect(page.getByRole("dialog")).toContainText("Copied.");
  const [, script = ""] = /src="([^"]*)"/.exec(await page.evaluate(() => navigator.clipboard.readText())) ?? [];
  expect(script).toBe(`${baseURL}blog/games/embed/sg-game.js`);
  expect((await page.request.get(script)).ok()).toBe(true);
  expect(problems).toEqual([]);
});

test("standalone.html from the disk, network off, solves a position, and has no script to offer", async ({
  page,
  context,
}) => {
  const file = pathToFileURL("dist/standalone.html").href;
  const problems = watch(page, file);
  await context.setOffline(true);
  await page.goto(`${file}#/nim:3,5,7?lang=en`);
  await expectSolved(page);
  await page.getByRole("button", {name: "Share…"}).click();
  await expect(page.getByRole("button", {name: "Copy link"})).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", {name: "Embed"})).toHaveCount(0);
  await page.keyboard.press("Escape");
  // The styles of the editors do not affect the boards.
  await page.goto(`${file}#/chomp:4x3`);
  await expect(page.locator("#board .tile .cell").first()).toHaveCSS("width", "49px");
  expect(problems).toEqual([]);
});

test("the element on a bare page solves a position, and names each fault", async ({page, baseURL}) => {
  const problems = watch(page, `${baseURL}`);
  await page.goto("bare.html");
  await expectSolved(page);
  for (const [attributes, sentence] of [
    [{play: "chess"}, "Unknown attributes or values: play."],
    [{theme: "pink", lang: "fr", show: "board,music"}, "Unknown attributes or values: lang, theme, show."],
    [{opponent: "kind", first: "me"}, "Unknown attributes or values: opponent, first."],
    [{at: "cutting:2x2", play: "misere"}, "This game doesn’t support that convention."],
    [{at: "no-such-game:1"}, "Character 1. No game has this name."],
    [{at: "kayles(0.77):3"}, "These rules can’t be read."],
    [{at: "nim:3,-1"}, "Character 7. The position can’t be read from this point on. Expected: a heap size."],
    [{at: "nim:18446744073709551616"}, "This is too large for the engine."],
  ] as const) {
    await page.evaluate((nextAddress) => {
      const old = document.querySelector("sg-game") as Element;
      const fresh = document.createElement("sg-game");
      for (const [name, value] of Object.entries({at: "nim:3,5,7", ...nextAddress})) fresh.setAttribute(name, value);
      old.replaceWith(fresh);
    }, attributes);
    await expect(page.locator(".fault")).toContainText(sentence);
  }
  expect(problems).toEqual([]);
});

const moves = (element: Locator) => element.locator("#board [data-spot]");
const turn = (element: Locator) => element.locator(".turn");

test("two elements in another folder are played against the engine, each for itself", async ({page, baseURL}) => {
  const problems = watch(page, `${baseURL}`);
  await page.emulateMedia({reducedMotion: "reduce"});
  await page.goto("posts/two.html");
  const [first, second] = [page.locator("sg-game").first(), page.locator("sg-game").last()];
  await expect(turn(first)).toHaveText("Your move");
  await second.scrollIntoViewIfNeeded();
  await expect(turn(second)).toHaveText("轮到你走");
  // On a white page it has its own background.
  await expect(second.locator(".embed")).toHaveCSS("background-color", "rgb(21, 24, 27)");
  await expect(first.getByRole("link")).toHaveAttribute("href", /\/blog\/games\/#\/nim:2,2/);
  // From 2, 2 the second player copies: two moves of each, and the engine makes the last.
  const lostText = "You lost · no chance: you started in a lost position, and I made no mistake";
  for (const heap of ["2", "1"]) {
    await expect(first.getByRole("link")).toHaveAttribute("href", /moves=|nim:2,2\?opponent=perfect$/);
    await moves(first).last().click();
    await expect(turn(first)).toHaveText(heap === "2" ? "Your move" : lostText);
    if (heap === "2") await expect(first.getByRole("link")).toHaveAttribute("href", /moves=[\d.]+;[\d.]+/);
  }
  // A move in one has no effect on the other.
  await expect(turn(second)).toHaveText("轮到你走");
  expect(problems).toEqual([]);
});

test("undo goes back to where the reader is to move, by keys too; begun again, it can be undone", async ({page}) => {
  await page.emulateMedia({reducedMotion: "reduce"});
  await page.goto("posts/two.html");
  const element = page.locator("sg-game").first();
  const href = () => element.getByRole("link").getAttribute("href");
  await expect(turn(element)).toHaveText("Your move");
  await moves(element).first().click();
  await expect.poll(href).toMatch(/moves=[\d.]+;[\d.]+/);
  const playedUrl = await href();
  await element.getByRole("button", {name: "Undo"}).click();
  await expect.poll(href).toMatch(/nim:2,2\?opponent=perfect$/);
  await expect(turn(element)).toHaveText("Your move");
  await page.keyboard.press("r");
  await expect.poll(href).toBe(playedUrl);
  await element.getByRole("button", {name: "New game"}).click();
  await expect.poll(href).toMatch(/nim:2,2\?opponent=perfect$/);
  await page.keyboard.press("u");
  await expect.poll(href).toBe(playedUrl);
});

test("the reader chooses the opponent; an attribute that changes leaves the rest of the game", async ({page}) => {
  await page.emulateMedia({reducedMotion: "reduce"});
  await page.goto("bare.html");
  const element = page.locator("sg-game");
  const change = (name: string, value: string) =>
    element.evaluate((game, [name = "", value = ""]) => game.setAttribute(name, value), [name, value]);
  await expect(turn(element)).toHaveText("Player 1 to move");
  await element.locator(".chip").first().click();
  await expect(turn(element)).toHaveText("Player 2 to move");
  await change("lang", "zh");
  await expect(turn(element)).toHaveText("轮到玩家 2 走");
  await element.getByRole("combobox").selectOption("perfect");
  await element.getByRole("button", {name: "交换先后"}).click();
  await expect(turn(element)).toHaveText("轮到你走");
  await change("opponent", "none");
  await expect(element.getByRole("combobox")).toHaveValue("perfect");
  // Former names of opponents, from before they had levels, are still read.
  for (const [former, level] of [
    ["teachable", "coach"],
    ["random", "beginner"],
    ["strong", "strong"],
  ] as const) {
    await change("opponent", former);
    await expect(element.getByRole("combobox")).toHaveValue(level);
  }
  await change("at", "nim:1");
  await change("lang", "en");
  await expect(turn(element)).toHaveText("Your move");
  await moves(element).last().click();
  await expect(turn(element)).toHaveText("You won · in 1 move · you never gave the win away");
});
