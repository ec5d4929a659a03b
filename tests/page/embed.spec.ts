// The element as a post has it: a poster until it is wanted, then a game; and what it must leave alone.
import {pathToFileURL} from "node:url";
import {expect, type Page, test} from "@playwright/test";
import {shifts} from "./playing";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" viewBox="0 0 200 120"><circle cx="60" cy="60" r="20"/></svg>`;
const poster = `<figure><a href="/index.html#/nim:3,5,7">${svg}</a><figcaption>Three heaps</figcaption></figure>`;
const script = `<script src="/embed/sg-game.js" async></script>`;
const tall = `<div style="height: 3000px">text</div>`;

/** A page of somebody else's, at an address that nobody serves. */
async function post(page: Page, body: string, {head = "", path = "post.html", at = ""} = {}) {
  await page.route(`**/${path}`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><head><title>Post</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${at}/${path}`);
}

/** Every file of the element that was asked for, but the first. */
function fetched(page: Page) {
  const files: string[] = [];
  page.on("request", (request) => {
    const {pathname} = new URL(request.url());
    if (/^\/(?:embed|assets)\//.test(pathname) && !pathname.endsWith("/sg-game.js")) files.push(pathname);
  });
  return files;
}

const solved = (page: Page, nth = 0) =>
  expect(page.locator("sg-game").nth(nth).locator(".verdict:not(.stale) .letter")).toBeVisible();

test("nothing more is loaded before an element is near what is seen; then it comes by itself", async ({page}) => {
  const files = fetched(page);
  await post(page, `${script}${tall}<sg-game at="nim:3,5,7" lang="en">${poster}</sg-game>`);
  await page.waitForFunction(() => customElements.get("sg-game") && document.readyState === "complete");
  await page.waitForTimeout(500);
  expect(files).toEqual([]);
  await page.locator("sg-game").scrollIntoViewIfNeeded();
  await solved(page);
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
  const under = () => page.getByText("On we read.").boundingBox();
  await post(page, body, {path: "bare-post.html"});
  const before = await under();
  await post(page, `${script}${body}`);
  const wake = page.locator("sg-game .wake");
  await expect(wake).toHaveText("Play here");
  // Everything is there by now, unseen.
  await expect(page.locator("sg-game #board svg").first()).toBeAttached();
  await expect(page.locator("figcaption")).toBeVisible();
  expect(await under()).toEqual(before);
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

for (const [what, body] of Object.entries({
  "a poster that is parsed after the script": `<script src="/embed/sg-game.js"></script><p>Before.</p><sg-game at="nim:3,5,7" mode="play">${poster}</sg-game>`,
  "a poster": `${script}<p>Before.</p><sg-game at="nim:3,5,7" mode="play">${poster}</sg-game>`,
  "a board that is known": `<script src="/embed/sg-game.js"></script><sg-game at="nim:3,5,7" show="board,verdict"></sg-game>`,
}))
  test(`the text under ${what} stays where it is`, async ({page}) => {
    const shift = await shifts(page);
    await post(page, `${body}<p>${"On we read. ".repeat(300)}</p>`);
    await expect(page.locator("sg-game #board svg").first()).toBeAttached();
    await page.waitForTimeout(500);
    expect(await shift()).toBeLessThan(0.1);
  });

for (const [lang, turns] of Object.entries({
  en: ["Left(?:, blue,)? is to move", "Right(?:, red,)? is to move"],
  zh: ["轮到左方", "轮到右方"],
}))
  for (const [what, attributes, place] of [
    ["an element with the board alone", `show="board"`, ".embed"],
    ["the table", `mode="play" opponent="none"`, ".embed"],
    // Beside it stands who wins, whoever begins.
    ["the figure of an element with all its parts", "", "#board"],
  ] as const)
    test(`${what} says once whose turn it is in a sum of Left and Right, ${lang}`, async ({page}) => {
      const sum = "domineering:2x2 + -domineering:2x3 + red-blue-hackenbush:0-1b 1-2r + nim:2";
      await post(page, `${script}<sg-game at="${sum}" ${attributes} lang="${lang}"></sg-game>`);
      const element = page.locator("sg-game");
      const told = () =>
        element.locator(place).evaluate((part, turns) => {
          const text = (part as HTMLElement).innerText;
          return turns.map((turn) => text.match(new RegExp(turn, "g"))?.length ?? 0);
        }, turns);
      await expect(element.locator("#board svg")).toHaveCount(4);
      expect(await told()).toEqual([1, 0]);
      await element.evaluate((game, at) => game.setAttribute("at", at), `turn=R ${sum}`);
      await expect.poll(told).toEqual([0, 1]);
    });

test("twenty share one worker and one compiled engine, rest out of sight, and end it when the last has left", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = {compiled: 0, sent: 0, frames: 0};
    Object.assign(globalThis, {count});
    for (const name of ["compile", "compileStreaming"] as const) {
      const whole = WebAssembly[name] as (...given: unknown[]) => Promise<WebAssembly.Module>;
      Object.assign(WebAssembly, {
        [name](...given: unknown[]) {
          count.compiled++;
          return whole.apply(WebAssembly, given);
        },
      });
    }
    const send = Worker.prototype.postMessage as (...given: unknown[]) => void;
    Worker.prototype.postMessage = function (...given: unknown[]) {
      count.sent++;
      send.apply(this, given);
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
  // Two persons' position that a search would go on with for long, and the reader far away.
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
  const played = await position();
  expect(played).not.toBe("nim:3,5,7");
  await element.evaluate((game) => document.querySelector("main")?.append(game));
  await expect.poll(() => page.workers().length).toBe(1);
  const kept = await element.evaluateHandle((game) => {
    game.remove();
    return game;
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await kept.evaluate((game) => document.body.append(game as Node));
  await expect(element.locator(".turn")).toHaveText("Player 2 to move");
  expect(await position()).toBe(played);
  await element.locator("#board [data-spot]").first().click();
  await expect(element.locator(".turn")).toHaveText("Player 1 to move");
  await expect.poll(() => page.workers().length).toBe(1);
});

test("attributes are properties, set before and after the element is made", async ({page}) => {
  await post(page, `<sg-game id="early"></sg-game>`);
  await page.evaluate(() =>
    Object.assign(document.querySelector("sg-game") as object, {at: "kayles:5", predict: true, mode: "analyse"}),
  );
  await page.addScriptTag({url: "/embed/sg-game.js"});
  const element = page.locator("sg-game");
  await expect(element).toHaveAttribute("at", "kayles:5");
  await expect(element).toHaveAttribute("predict", "1");
  await expect(element.locator(".guess")).toBeVisible();
  await element.evaluate((game) => Object.assign(game, {at: "nim:1,2", predict: false, lang: "zh", moves: "0.0"}));
  await expect(element).not.toHaveAttribute("predict");
  await expect(element.locator(".verdict:not(.stale)")).toContainText("*2");
  await expect(element.locator(".embed")).toHaveAttribute("lang", "zh-CN");
  expect(
    await element.evaluate((game) =>
      ["at", "theme", "predict"].map((name) => game[name as keyof typeof game] as unknown),
    ),
  ).toEqual(["nim:1,2", null, false]);
});

test("a flag is set by being there, however a framework writes that", async ({page}) => {
  const flags = ["predict", 'predict="true"', 'predict="predict"', 'predict="1"', 'predict="false"', 'predict="0"'];
  const games = flags.map((flag) => `<sg-game at="nim:3,5,7" ${flag}></sg-game>`);
  await post(page, `<script src="/embed/sg-game.js"></script>${games.join("")}`);
  const asked = [];
  for (let i = 0; i < flags.length; i++) {
    const game = page.locator("sg-game").nth(i);
    await game.scrollIntoViewIfNeeded();
    await expect(game.locator(".guess, .verdict").first()).toBeVisible();
    asked.push([await game.locator(".guess").count(), await game.evaluate((it) => it["predict" as keyof typeof it])]);
  }
  expect(asked).toEqual([...Array(4).fill([1, true]), ...Array(2).fill([0, false])]);
});

test("the page hears of moves, answers and faults; it can take back and begin again", async ({page}) => {
  await page.emulateMedia({reducedMotion: "reduce"});
  await post(page, `${script}<sg-game at="nim:2,2" show="board,game" opponent="perfect" lang="en"></sg-game>`, {
    head: `<script>heard = []; for (const name of ["sg-move", "sg-solved", "sg-error"]) addEventListener(name, ({type, detail}) => heard.push([type, detail]));</script>`,
  });
  const element = page.locator("sg-game");
  const heard = (type: string) =>
    page.evaluate(
      (type) =>
        (globalThis as unknown as {heard: [string, object][]}).heard
          .filter(([name]) => name === type)
          .map(([, detail]) => detail),
      type,
    );
  await expect(element.locator(".turn")).toHaveText("Your move");
  expect(await heard("sg-solved")).toEqual([
    {position: "nim:2,2", play: "normal", status: "solved", outcome: "P", grundy: "0", value: null},
  ]);
  await element.locator("#board [data-spot]").last().click();
  await expect.poll(async () => (await heard("sg-move")).length).toBe(2);
  expect(await heard("sg-move")).toMatchObject([
    {by: "reader", move: ["1", "1"], moves: [["1", "1"]], position: "nim:2,1"},
    {by: "engine", move: ["0", "1"], position: "nim:1,1"},
  ]);
  type Game = HTMLElement & {undo(): void; reset(): void; position: string};
  const position = () => element.evaluate((game) => (game as Game).position);
  await element.evaluate((game) => (game as Game).undo());
  await expect.poll(position).toBe("nim:2,2");
  await expect(element.getByRole("group", {name: "2 heaps: 2, 2"})).toBeVisible();
  await element.locator("#board [data-spot]").last().click();
  await expect.poll(position).toBe("nim:1,1");
  await element.evaluate((game) => (game as Game).reset());
  await expect.poll(position).toBe("nim:2,2");
  await element.evaluate((game) => game.setAttribute("at", "no-such-game:1"));
  await expect.poll(async () => (await heard("sg-error")).length).toBe(1);
  expect(await heard("sg-error")).toMatchObject([{code: "unknown-game", at: 0}]);
});

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
    await solved(page);
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
  await solved(page);
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
  await solved(page);
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
  await solved(page);
  const top = () => page.evaluate(() => scrollY);
  await page.locator("sg-game #board").hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBe(200);
  await page.keyboard.press("ArrowDown");
  await expect.poll(top).toBeGreaterThan(200);
  const board = page.locator("sg-game #board svg").first();
  expect(await board.evaluate((drawn) => getComputedStyle(drawn).touchAction)).not.toBe("none");
});

// What a test answers for a server counts as a page of the wide net, which asks before it reaches into this machine.
const near = {permissions: ["local-network-access"]};

test("it loads from another host that sends no CORS headers, its engine as a script", async ({browser, baseURL}) => {
  const page = await browser.newPage({...near, baseURL});
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  const other = String(baseURL).replace("127.0.0.1", "localhost");
  await post(
    page,
    `<script src="${other}embed/sg-game.js" async></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
  );
  await solved(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(files.some((file) => file.startsWith(`${other}embed/starter-`))).toBe(true);
  await expect(page.locator("sg-game .open a")).toHaveAttribute("href", new RegExp(`^${other}#/nim:3,5,7`));
  await page.close();
});

for (const file of ["sg-game.js", "sg-game.single.js"])
  test(`${file} runs from a disk`, async ({page, context}, {outputDir}) => {
    const {mkdirSync, writeFileSync} = await import("node:fs");
    mkdirSync(outputDir, {recursive: true});
    const own = pathToFileURL(`dist/embed/${file}`).href;
    writeFileSync(
      `${outputDir}/post.html`,
      `<!doctype html><title>Post</title><script src="${own}"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
    );
    await context.setOffline(true);
    await page.goto(pathToFileURL(`${outputDir}/post.html`).href);
    await solved(page);
  });

test("in a sandboxed frame, where storage is refused, a game is played", async ({browser, baseURL}) => {
  const page = await browser.newPage({...near, baseURL});
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
  const told = () => page.evaluate(() => (globalThis as unknown as {told: number[]}).told);
  const height = () => game.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect.poll(async () => (await told()).at(-1)).toBe(await height());
  const all = await told();
  expect(all.filter((one, i) => one === all[i - 1])).toEqual([]);
  expect(all.length).toBeLessThan(8);
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
  await solved(page);
});

test("as a module it knows its folder by its name, as the package's module it is told", async ({page}) => {
  await post(
    page,
    `<script type="module" src="/embed/sg-game.js"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
  );
  await solved(page);
  await expect(page.locator("sg-game .open a")).toHaveAttribute("href", /^http:\/\/127\.0\.0\.1:\d+\/#\/nim:3,5,7/);
  await post(
    page,
    `<script type="module" src="/package/element.js"></script><sg-game at="nim:3,5,7" lang="en"></sg-game>`,
    {path: "module.html"},
  );
  await solved(page);
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page.locator("sg-game .open a")).toHaveCount(0);
  await page.locator("sg-game").evaluate((game) => Object.assign(game, {base: "/blog/games"}));
  await expect(page.locator("sg-game .open a")).toHaveAttribute("href", /\/blog\/games\/#\/nim:3,5,7/);
});
