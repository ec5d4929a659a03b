// Host of the site that can be killed and made to fail, its next version, and the caches of the browser.
import {readdirSync, readFileSync} from "node:fs";
import {test as base, expect, type Page} from "@playwright/test";
import {Host, nextVersion} from "./host";

export const test = base.extend<{host: Host}, {next: {folder: string; version: string}}>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one
    async ({}, use, {workerIndex}) => {
      const folder = `build/next-version-${workerIndex}`;
      await use({folder, version: nextVersion(folder)});
    },
    {scope: "worker"},
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one
  host: async ({}, use) => {
    const host = new Host("dist");
    await host.start();
    await use(host);
    await host.kill();
  },
  serviceWorkers: "allow",
});

export const version = readFileSync("dist/version.txt", "utf8").trim();
export const foot = (page: Page) => page.locator(".foot > p").first();
export const newer = (page: Page) => page.locator(".newer");
export const verdict = (page: Page) => page.locator(".verdict:not(.stale)");
export const expectOffline = (page: Page) => expect(foot(page)).toContainText("works offline");
export const cacheNames = (page: Page) => page.evaluate(() => window.caches.keys());
export const cachedFile = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const response = await window.caches.match(name, {ignoreVary: true});
    return response && {type: response.headers.get("content-type"), text: (await response.text()).slice(0, 20)};
  }, name);
const wasm = (module: string) =>
  `assets/${readdirSync("dist/assets").find((name) => name.startsWith(`${module}-`) && name.endsWith(".wasm"))}`;
export const [engine, starter] = [wasm("engine"), wasm("starter")];
export const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
export const html = {status: 200, headers: {"content-type": "text/html"}, body: "<!doctype html><p>Please log in"};
