// A post on another site that has the element.
import {expect, type Page} from "@playwright/test";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" viewBox="0 0 200 120"><circle cx="60" cy="60" r="20"/></svg>`;
export const poster = `<figure><a href="/index.html#/nim:3,5,7">${svg}</a><figcaption>Three heaps</figcaption></figure>`;
export const script = `<script src="/embed/sg-game.js" async></script>`;
export const tall = `<div style="height: 3000px">text</div>`;

/** A page of another site, at an address that nobody serves. */
export async function post(page: Page, body: string, {head = "", path = "post.html", at: origin = ""} = {}) {
  await page.route(`**/${path}`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><head><title>Post</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${origin}/${path}`);
}

export const expectElementSolved = (page: Page, nth = 0) =>
  expect(page.locator("sg-game").nth(nth).locator(".verdict:not(.stale) .letter")).toBeVisible();
