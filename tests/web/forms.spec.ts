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

test("the element on a bare page solves a position", async ({page, baseURL}) => {
  const seen = watch(page, `${baseURL}`);
  await page.goto("bare.html");
  await expectSolved(page);
  expect(seen).toEqual([]);
});
