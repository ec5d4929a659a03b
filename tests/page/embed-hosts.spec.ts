// Isolation of the element: styles and scripts of the page around it, other hosts, frames, the disk.
import {pathToFileURL} from "node:url";
import {expect, test} from "@playwright/test";
import {expectElementSolved, post, script, tall} from "./post";

const hostile = `<style>* { all: unset !important } svg { width: 1px !important } sg-game { color: red; text-transform: uppercase; letter-spacing: 1em; line-height: 4 }</style>
<script>
  Object.prototype.x = 1;
  Object.prototype.y = () => 1;
  Array.prototype.last = function () { return this[this.length - 1]; };
  const push = Array.prototype.push;
  Array.prototype.push = function (...all) { return push.apply(this, all); };
</script>`;

for (const file of ["sg-game.js", "sg-game.single.js"])
  test(`styles and prototypes of a hostile page change nothing in ${file}`, async ({page}) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await post(page, `${hostile}<script src="/embed/${file}"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`);
    await expectElementSolved(page);
    const text = page.locator("sg-game .embed");
    await expect(text).toHaveCSS("text-transform", "none");
    await expect(text).toHaveCSS("letter-spacing", "normal");
    await expect(text).toHaveCSS("font-size", "16px");
    await expect(text).toHaveCSS("color", "rgb(29, 27, 22)");
    const board = await page.locator("sg-game #board svg").first().boundingBox();
    expect(board?.width).toBeGreaterThan(200);
    expect(errors).toEqual([]);
  });

test("text is as large as the reader's, whatever the root of the page; the page may say otherwise", async ({page}) => {
  await post(page, `${script}<sg-game at="nim:3,5,7" lang="en"></sg-game>`, {
    head: "<style>html { font-size: 62.5% } .large { --sg-size: 24px; --sg-paper: rgb(1, 2, 3) }</style>",
  });
  await expectElementSolved(page);
  const text = page.locator("sg-game .embed");
  await expect(text).toHaveCSS("font-size", "16px");
  await expect(text).toHaveCSS("padding-top", "8px");
  await page.locator("sg-game").evaluate((game) => game.classList.add("large"));
  await expect(text).toHaveCSS("font-size", "24px");
  await expect(text).toHaveCSS("background-color", "rgb(1, 2, 3)");
});

test("the colours are those of the page around it, and hidden hides it", async ({page}) => {
  await page.emulateMedia({colorScheme: "dark"});
  await post(page, `${script}<sg-game at="nim:3,5,7" lang="en"></sg-game>`);
  await expectElementSolved(page);
  const paper = page.locator("sg-game .embed");
  await expect(paper).toHaveCSS("background-color", "rgb(253, 252, 249)");
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
  });
  await expect(paper).toHaveCSS("background-color", "rgb(21, 24, 27)");
  const element = page.locator("sg-game");
  await element.evaluate((game) => game.setAttribute("theme", "light"));
  await expect(paper).toHaveCSS("background-color", "rgb(253, 252, 249)");
  await element.evaluate((game) => Object.assign(game, {hidden: true}));
  await expect(element).toBeHidden();
});

test("the wheel and the arrows are the page's while the reader is not inside", async ({page}) => {
  await post(page, `${script}<sg-game at="nim:3,5,7" lang="en"></sg-game>${tall}`);
  await expectElementSolved(page);
  const top = () => page.evaluate(() => scrollY);
  await page.locator("sg-game #board").hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBe(200);
  await page.keyboard.press("ArrowDown");
  await expect.poll(top).toBeGreaterThan(200);
  const board = page.locator("sg-game #board svg").first();
  expect(await board.evaluate((element) => getComputedStyle(element).touchAction)).not.toBe("none");
});

// Pages that a test serves count as public, and must ask before they reach into the local machine.
const localNetwork = {permissions: ["local-network-access"]};

test("it loads from another host that sends no CORS headers, its engine as a script", async ({browser, baseURL}) => {
  const page = await browser.newPage({...localNetwork, baseURL});
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  const otherOrigin = String(baseURL).replace("127.0.0.1", "localhost");
  await post(
    page,
    `<script src="${otherOrigin}embed/sg-game.js" async></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
  );
  await expectElementSolved(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(files.some((file) => file.startsWith(`${otherOrigin}embed/starter-`))).toBe(true);
  await expect(page.locator("sg-game .open a")).toHaveAttribute("href", new RegExp(`^${otherOrigin}#/nim:3,5,7`));
  await page.close();
});

for (const file of ["sg-game.js", "sg-game.single.js"])
  test(`${file} runs from a disk`, async ({page, context}, {outputDir}) => {
    const {mkdirSync, writeFileSync} = await import("node:fs");
    mkdirSync(outputDir, {recursive: true});
    const scriptUrl = pathToFileURL(`dist/embed/${file}`).href;
    writeFileSync(
      `${outputDir}/post.html`,
      `<!doctype html><title>Post</title><script src="${scriptUrl}"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
    );
    await context.setOffline(true);
    await page.goto(pathToFileURL(`${outputDir}/post.html`).href);
    await expectElementSolved(page);
  });

test("in a sandboxed frame, where storage is refused, a game is played", async ({browser, baseURL}) => {
  const page = await browser.newPage({...localNetwork, baseURL});
  const inner = `<script src='${baseURL}embed/sg-game.js'></script><sg-game at='nim:1' mode='play' lang='en'></sg-game>`;
  await post(
    page,
    `<iframe sandbox="allow-scripts" width="600" height="600" srcdoc="<!doctype html>${inner}"></iframe>`,
  );
  const game = page.frameLocator("iframe").locator("sg-game");
  await game.locator("#board [data-spot]").first().click();
  await expect(game.locator(".ended")).toBeVisible();
  await page.close();
});

test("embed.html tells whoever frames it how high it is, once for each change", async ({page}) => {
  await post(
    page,
    `<iframe sandbox="allow-scripts" width="640" height="100" src="/embed.html#/nim:3,5,7?show=board,verdict&lang=zh"></iframe>`,
    {
      head: `<script>told = []; addEventListener("message", ({data, source}) => { if (data?.type === "sg-height" && source === frames[0]) { told.push(data.height); document.querySelector("iframe").height = data.height; } });</script>`,
    },
  );
  const game = page.frameLocator("iframe").locator("sg-game");
  await expect(game.locator(".verdict:not(.stale) .letter")).toBeVisible();
  await expect(game.locator(".embed")).toHaveAttribute("lang", "zh-CN");
  await expect(game.locator(".why, .game-bar")).toHaveCount(0);
  const reportedHeights = () => page.evaluate(() => (globalThis as unknown as {told: number[]}).told);
  const height = () => game.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect.poll(async () => (await reportedHeights()).at(-1)).toBe(await height());
  const heights = await reportedHeights();
  expect(heights.filter((height, i) => height === heights[i - 1])).toEqual([]);
  expect(heights.length).toBeLessThan(8);
});

test("as a module it knows its folder by its name, as the package's module it is told", async ({page}) => {
  await post(
    page,
    `<script type="module" src="/embed/sg-game.js"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
  );
  await expectElementSolved(page);
  await expect(page.locator("sg-game .open a")).toHaveAttribute("href", /^http:\/\/127\.0\.0\.1:\d+\/#\/nim:3,5,7/);
  await post(
    page,
    `<script type="module" src="/package/element.js"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
    {path: "module.html"},
  );
  await expectElementSolved(page);
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page.locator("sg-game .open a")).toHaveCount(0);
  await page.locator("sg-game").evaluate((game) => Object.assign(game, {base: "/blog/games"}));
  await expect(page.locator("sg-game .open a")).toHaveAttribute("href", /\/blog\/games\/#\/nim:3,5,7/);
});
