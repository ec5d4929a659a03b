// The element in a post: a poster until it is needed, then a game; and many elements in one page.
import {expect, type Page, test} from "@playwright/test";
import {shifts} from "./playing";
import {expectElementSolved, post, poster, script, tall} from "./post";

/** Every file of the element that was requested, but the first. */
function fetched(page: Page) {
  const files: string[] = [];
  page.on("request", (request) => {
    const {pathname} = new URL(request.url());
    if (/^\/(?:embed|assets)\//.test(pathname) && !pathname.endsWith("/sg-game.js")) files.push(pathname);
  });
  return files;
}

test("nothing more is loaded before an element is near what is seen; then it comes by itself", async ({page}) => {
  const files = fetched(page);
  await post(page, `${script}${tall}<sg-game at="nim:3,5,7" lang="en">${poster}</sg-game>`);
  await page.waitForFunction(() => customElements.get("sg-game") && document.readyState === "complete");
  await page.waitForTimeout(500);
  expect(files).toEqual([]);
  await page.locator("sg-game").scrollIntoViewIfNeeded();
  await expectElementSolved(page);
  // Of the words one language, of the engine one file.
  expect(files.filter((file) => /\/(?:en|zh)-/.test(file))).toHaveLength(1);
  expect(files.filter((file) => /engine|starter/.test(file))).toEqual([
    expect.stringMatching(/^\/assets\/starter-.*\.wasm$/),
  ]);
  await expect(page.locator("figcaption", {hasText: "Three heaps"})).toBeHidden();
});

test("a poster whose figure would move the text under it waits until it is touched, and its link does not lead away", async ({
  page,
}) => {
  const body = `<sg-game at="nim:3,5,7" mode="play" lang="en">${poster}</sg-game><p>On we read.</p>${tall}`;
  const textBelow = () => page.getByText("On we read.").boundingBox();
  await post(page, body, {path: "bare-post.html"});
  const before = await textBelow();
  await post(page, `${script}${body}`);
  const wake = page.locator("sg-game .wake");
  await expect(wake).toHaveText("Play here");
  // Everything is loaded by now, though not visible.
  await expect(page.locator("sg-game #board svg").first()).toBeAttached();
  await expect(page.locator("figcaption")).toBeVisible();
  expect(await textBelow()).toEqual(before);
  await page.locator("sg-game a svg").click();
  await expect(page.locator("sg-game .turn-line.you")).toBeVisible();
  await expect(page.locator("figcaption")).toBeHidden();
  await expect(page).toHaveURL(/post\.html$/);
  await page.locator("sg-game").evaluate((game) => document.body.prepend(game));
  await expect(page.locator("sg-game .turn-line.you")).toBeVisible();
});

test("by keyboard a poster is left for the board", async ({page}) => {
  await post(page, `${script}<sg-game at="nim:3,5,7" mode="play" lang="en">${poster}</sg-game><p>On.</p>${tall}`);
  await expect(page.locator("sg-game .wake")).toBeVisible();
  await page.locator("figure a").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("sg-game .turn-line.you")).toBeVisible();
  await expect(page.locator("sg-game #board [data-spot]:focus, sg-game #board svg:focus")).toHaveCount(1);
});

for (const [description, body] of Object.entries({
  "a poster that is parsed after the script": `<script src="/embed/sg-game.js"></script><p>Before.</p><sg-game at="nim:3,5,7" mode="play">${poster}</sg-game>`,
  "a poster": `${script}<p>Before.</p><sg-game at="nim:3,5,7" mode="play">${poster}</sg-game>`,
  "a board that is known": `<script src="/embed/sg-game.js"></script><sg-game at="nim:3,5,7" show="board,verdict"></sg-game>`,
}))
  test(`the text under ${description} stays where it is`, async ({page}) => {
    const shift = await shifts(page);
    await post(page, `${body}<p>${"On we read. ".repeat(300)}</p>`);
    await expect(page.locator("sg-game #board svg").first()).toBeAttached();
    await page.waitForTimeout(500);
    expect(await shift()).toBeLessThan(0.1);
  });

for (const [lang, turns] of Object.entries({
  en: ["Left(?: \\(blue\\))?(?: is)? to move", "Right(?: \\(red\\))?(?: is)? to move"],
  zh: ["轮到左方", "轮到右方"],
}))
  for (const [description, attributes, boardSelector] of [
    ["an element with the board alone", `show="board"`, ".embed"],
    ["the table", `mode="play" opponent="none"`, ".embed"],
    // The text beside it says who wins, whoever begins.
    ["the figure of an element with all its parts", "", "#board"],
  ] as const)
    test(`${description} says once whose turn it is in a sum of Left and Right, ${lang}`, async ({page}) => {
      const sum = "domineering:2x2 + -domineering:2x3 + red-blue-hackenbush:0-1b 1-2r + nim:2";
      await post(page, `${script}<sg-game at="${sum}" ${attributes} lang="${lang}"></sg-game>`);
      const element = page.locator("sg-game");
      const turnTexts = () =>
        element.locator(boardSelector).evaluate((part, turns) => {
          const text = (part as HTMLElement).innerText;
          return turns.map((turn) => text.match(new RegExp(turn, "g"))?.length ?? 0);
        }, turns);
      await expect(element.locator("#board svg")).toHaveCount(4);
      await expect.poll(() => turnTexts()).toEqual([1, 0]);
      await element.evaluate((game, at) => game.setAttribute("at", at), `turn=R ${sum}`);
      await expect.poll(turnTexts).toEqual([0, 1]);
    });

test("twenty share one worker and one compiled engine, rest out of sight, and end it when the last has left", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = {compiled: 0, sent: 0, frames: 0};
    Object.assign(globalThis, {count});
    for (const name of ["compile", "compileStreaming"] as const) {
      const original = WebAssembly[name] as (...args: unknown[]) => Promise<WebAssembly.Module>;
      Object.assign(WebAssembly, {
        [name](...args: unknown[]) {
          count.compiled++;
          return original.apply(WebAssembly, args);
        },
      });
    }
    const send = Worker.prototype.postMessage as (...args: unknown[]) => void;
    Worker.prototype.postMessage = function (...args: unknown[]) {
      count.sent++;
      send.apply(this, args);
    };
    const frame = requestAnimationFrame;
    globalThis.requestAnimationFrame = (act) => {
      count.frames++;
      return frame(act);
    };
  });
  const elements = Array.from({length: 20}, (_, i) => `<sg-game at="nim:3,5,${i}" show="board" lang="en"></sg-game>`);
  await post(page, `${script}${elements.join("<hr>")}${tall}`);
  for (const element of await page.locator("sg-game").all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator("#board svg").first()).toBeVisible();
  }
  const count = () => page.evaluate(() => ({...(globalThis as unknown as {count: Record<string, number>}).count}));
  await expect.poll(() => page.workers().length).toBe(1);
  expect((await count()).compiled).toBe(1);
  // A position for two persons that takes a long search, scrolled out of view.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  await page
    .locator("sg-game")
    .first()
    .evaluate((element) => element.setAttribute("at", "cram:5x7"));
  await expect
    .poll(async () => {
      const before = await count();
      await page.waitForTimeout(1000);
      return JSON.stringify(await count()) === JSON.stringify(before);
    })
    .toBe(true);
  await page.evaluate(() => {
    for (const element of [...document.querySelectorAll("sg-game")].slice(1)) element.remove();
  });
  await expect.poll(() => page.workers().length).toBe(1);
  await page.evaluate(() => document.querySelector("sg-game")?.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test("an element that is moved, or taken out and put back, keeps its game, and has an engine again", async ({page}) => {
  await page.emulateMedia({reducedMotion: "reduce"});
  await post(page, `${script}<sg-game at="nim:3,5,7" show="board,game" lang="en"></sg-game><main></main>`);
  const element = page.locator("sg-game");
  await element.locator(".chip").first().click();
  await expect(element.locator(".turn")).toHaveText("Player 2 to move");
  const position = () => element.evaluate((game) => (game as HTMLElement & {position: string}).position);
  const positionAfter = await position();
  expect(positionAfter).not.toBe("nim:3,5,7");
  await element.evaluate((game) => document.querySelector("main")?.append(game));
  await expect.poll(() => page.workers().length).toBe(1);
  const removedElement = await element.evaluateHandle((game) => {
    game.remove();
    return game;
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await removedElement.evaluate((game) => document.body.append(game as Node));
  await expect(element.locator(".turn")).toHaveText("Player 2 to move");
  expect(await position()).toBe(positionAfter);
  await element.locator("#board [data-spot]").first().click();
  await expect(element.locator(".turn")).toHaveText("Player 1 to move");
  await expect.poll(() => page.workers().length).toBe(1);
});

test("a part that does not come is said, the poster stays, and it is asked for again", async ({page}) => {
  await page.route("**/embed/figure-*.js", (route) => route.abort());
  await post(page, `${script}<sg-game at="nim:3,5,7" lang="en">${poster}</sg-game>`, {
    head: `<script>heard = []; addEventListener("sg-error", ({detail}) => heard.push(detail.code));</script>`,
  });
  const wake = page.locator("sg-game .wake");
  await expect(wake).toHaveText("Not loaded. Try again");
  await expect(page.locator("figcaption")).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as {heard: string[]}).heard)).toEqual(["unavailable"]);
  await page.unroute("**/embed/figure-*.js");
  await wake.click();
  await expectElementSolved(page);
});

test("the button of a poster does not cover its caption", async ({page}) => {
  const long = poster.replace(
    "Three heaps",
    "Three heaps of 3, 5 and 7 counters, from which two players take in turn: who wins?",
  );
  await post(page, `${script}<sg-game at="nim:3,5,7" mode="play" lang="en">${long}</sg-game><p>On we read.</p>${tall}`);
  const wake = page.locator("sg-game .wake");
  await expect(wake).toBeVisible();
  for (const width of [300, 500, 800]) {
    await page.setViewportSize({width, height: 900});
    const lines = await page.locator("sg-game figcaption").evaluate((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      return [...range.getClientRects()].map(({top, bottom, left, right}) => ({top, bottom, left, right}));
    });
    const box = await wake.evaluate((button) => button.getBoundingClientRect().toJSON());
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const isApart =
        line.right <= box.left || box.right <= line.left || line.bottom <= box.top || box.bottom <= line.top;
      expect(isApart, `${width}: ${JSON.stringify({line, box})}`).toBe(true);
    }
  }
});
