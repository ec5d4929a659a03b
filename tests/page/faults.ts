// Faults of files on their way to the page, and the places where the page reports them.
import type {Page, Route} from "@playwright/test";

export const says = {
  en: {missing: "The engine couldn’t be loaded", again: "Try again", stopped: "The engine stopped here"},
  zh: {missing: "引擎没能载入", again: "重试", stopped: "引擎算到这里停了"},
};
export const field = (page: Page) => page.locator("#position-text");
export const verdict = (page: Page) => page.locator(".verdict:not(.stale)");
export const failureNotice = (page: Page) => page.locator(".gone");

/** Responds with the first half of the file. */
async function truncate(route: Route) {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({
    status: 200,
    contentType: response.headers()["content-type"],
    body: body.subarray(0, body.length / 2),
  });
}

export async function corrupt(route: Route) {
  const response = await route.fetch();
  const body = Buffer.from(await response.body()).fill(0xff, 100_000, 101_000);
  await route.fulfill({status: 200, contentType: response.headers()["content-type"], body});
}

export const html = (route: Route) =>
  route.fulfill({status: 200, contentType: "text/html", body: "<!doctype html><p>Please log in"});
export const missing = (route: Route) => route.fulfill({status: 404});
export const faults: Record<string, (route: Route) => Promise<void>> = {
  missing,
  "out of reach": (route) => route.abort(),
  cut: truncate,
  "HTML with status 200": html,
};
