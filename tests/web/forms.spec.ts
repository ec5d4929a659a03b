// The three forms that `npm run build` leaves, each where a reader meets it: in a sub-folder, from the disk, in a blog post.
import {pathToFileURL} from "node:url";
import {expect, type Page, test} from "@playwright/test";

/** Gathers what must not happen: a console error, a page error, a request that leaves the origin. */
function watch(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on("console", (message) => message.type() === "error" && seen.push(message.text()));
  page.on("pageerror", (error) => seen.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) seen.push(`request to ${url}`);
  });
  return seen;
}

async function expectSolved(page: Page) {
  await expect(page.locator(".verdict").first()).toContainText("*1");
}

test("the site in a sub-folder solves a position", async ({page, baseURL}) => {
  const seen = watch(page, `${baseURL}blog/games/`);
  await page.goto("blog/games/index.html#/nim:3,5,7");
  await expectSolved(page);
  expect(seen).toEqual([]);
});

test("standalone.html from the disk, network off, solves a position", async ({page, context}) => {
  const file = pathToFileURL("dist/standalone.html").href;
  const seen = watch(page, file);
  await context.setOffline(true);
  await page.goto(`${file}#/nim:3,5,7`);
  await expectSolved(page);
  expect(seen).toEqual([]);
});

test("the element names each fault", async ({page}) => {
  await page.goto("bare.html");
  await expectSolved(page);
  for (const [attributes, sentence] of [
    [{play: "chess"}, "This element does not understand: play."],
    [{theme: "pink", lang: "fr", show: "board,music"}, "This element does not understand: lang, theme, show."],
    [{at: "cutting:2x2", play: "misere"}, "This game is not played by that convention."],
    [{at: "no-such-game:1"}, "Column 1. No game has this name."],
    [{at: "kayles(0.77):3"}, "These rules cannot be read."],
    [{at: "nim:3,-1"}, "Column 7. The position stops making sense here. Expected: a heap size."],
    [{at: "nim:18446744073709551616"}, "This is larger than the engine accepts."],
  ] as const) {
    await page.evaluate((next) => {
      const old = document.querySelector("sg-game") as Element;
      const fresh = document.createElement("sg-game");
      for (const [name, value] of Object.entries({at: "nim:3,5,7", ...next})) fresh.setAttribute(name, value);
      old.replaceWith(fresh);
    }, attributes);
    await expect(page.locator(".fault")).toContainText(sentence);
  }
});

test("the element on a bare page solves a position", async ({page, baseURL}) => {
  const seen = watch(page, `${baseURL}`);
  await page.goto("bare.html");
  await expectSolved(page);
  expect(seen).toEqual([]);
});
