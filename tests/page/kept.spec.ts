// Offline cache of the site: it holds exactly the files of its list, and a browser that cannot or must not cache still
// shows the page.
import {copyFileSync, readFileSync, writeFileSync} from "node:fs";
import {expect, type Page} from "@playwright/test";
import {everyNth} from "../helpers/effort.mjs";
import type {Fault, Host} from "./host";
import {
  cachedFile,
  cacheNames,
  engine,
  expectOffline,
  foot,
  html,
  starter,
  test,
  update,
  verdict,
  version,
} from "./kept-site";

const faults: Record<string, Fault> = {
  "HTML with status 200": () => html,
  corrupt: (response) => ({...response, body: Buffer.from(response.body).fill(0xff, 100, 200)}),
  cut: (response) => ({...response, body: response.body.slice(0, 1000)}),
  "of another status": (response) => ({...response, status: 203}),
  missing: () => ({...html, status: 404}),
  redirected: (_, {name}) => ({status: 302, headers: {location: `/blog/games/${name}?again`}, body: ""}),
};

for (const [description, fault] of everyNth(6, Object.entries(faults)))
  test(`a file that comes ${description} is not kept, nor is the site, until it comes as it is`, async ({
    page,
    host,
  }) => {
    // The page's own request, the first one, succeeds.
    host.fault = (response, request) =>
      request.name === engine && request.count > 1 ? fault(response, request) : null;
    await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
    await expect(verdict(page)).toContainText("*1");
    await expect.poll(() => host.asked.get(engine)).toBeGreaterThanOrEqual(3);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
    expect(await cachedFile(page, engine)).toBeUndefined();
    await expect(foot(page)).toHaveText(`Version ${version} · licences`);
    host.fault = () => null;
    await page.reload();
    await expectOffline(page);
    await expect
      .poll(() => cachedFile(page, engine))
      .toMatchObject({
        type: "application/wasm",
        text: expect.stringMatching(/^\0asm/),
      });
  });

test("a file of the wrong type is kept as what it is", async ({page, host}) => {
  host.fault = (response, {name}) => (name === engine ? {...response, headers: {"content-type": "text/plain"}} : null);
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expectOffline(page);
  await expect.poll(() => cachedFile(page, engine)).toMatchObject({type: "application/wasm"});
});

test("what was damaged where it is kept is not handed out: the network is asked again", async ({
  page,
  context,
  host,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const damage = async () => {
    await page.evaluate(
      async ([starter, type]) => {
        const [name = ""] = await window.caches.keys();
        const cache = await window.caches.open(name);
        await cache.put(starter, new Response("<!doctype html><p>Please log in", {headers: {"content-type": type}}));
      },
      [starter, "application/wasm"] as const,
    );
    await session.send("ServiceWorker.stopAllWorkers");
  };
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expectOffline(page);
  await damage();
  const countBefore = host.asked.get(starter) ?? 0;
  await page.reload();
  await expect(verdict(page)).toContainText("*1");
  expect(host.asked.get(starter)).toBe(countBefore + 1);
  await expect.poll(() => cachedFile(page, starter)).toMatchObject({text: expect.stringMatching(/^\0asm/)});
  await damage();
  await host.kill();
  await page.reload();
  await expect(page.locator(".gone")).toContainText("The engine couldn’t be loaded");
  await host.start();
  await page.locator(".gone").getByRole("button", {name: "Try again"}).click();
  await expect(verdict(page)).toContainText("*1");
});

test("sw-off.js in the place of sw.js takes everything back", async ({page, host, next}) => {
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expectOffline(page);
  const script = readFileSync(`${next.folder}/sw.js`);
  copyFileSync(`${next.folder}/sw-off.js`, `${next.folder}/sw.js`);
  try {
    host.folder = next.folder;
    await update(page);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    // The page that is open goes on.
    await page.locator("#position-text").fill("nim:1,2");
    await expect(verdict(page)).toContainText("*3");
    await page.reload();
    await expect(foot(page)).toHaveText(`Version ${next.version} · licences`);
  } finally {
    // Other tests of this Playwright worker go on with it.
    writeFileSync(`${next.folder}/sw.js`, script);
  }
});

const refusals: Record<string, (page: Page, host: Host) => Promise<unknown>> = {
  "where there are none": (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", {value: undefined})),
  "that are refused": (page) =>
    page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
    }),
  "without caches": (page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, "caches", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      }),
    ),
  "without room": async (page, host) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", {origin: new URL(host.site).origin, quotaSize: 1_000_000});
  },
};
for (const [description, refuse] of everyNth(3, Object.entries(refusals)))
  test(`with workers ${description} the page is as it is`, async ({page, host}) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await refuse(page, host);
    await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
    await expect(verdict(page)).toContainText("*1");
    if (description === "without room") {
      await expect.poll(() => host.asked.get("sw.js")).toBe(1);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
        .toBe(true);
      await expect.poll(() => cacheNames(page)).toEqual([]);
    }
    await expect(foot(page)).toHaveText(`Version ${version} · licences`);
    await expect(page.locator(".gone")).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test("a page in a frame, and the page in one file, keep nothing", async ({page, host}) => {
  await page.goto(`${host.site}mark.svg`);
  await page.route("**/framed.html", (route) =>
    route.fulfill({contentType: "text/html", body: `<!doctype html><iframe src="index.html#/nim:3,5,7"></iframe>`}),
  );
  await page.goto(`${host.site}framed.html`);
  await expect(verdict(page.frameLocator("iframe") as unknown as Page)).toContainText("*1");
  await page.goto(`${host.site}standalone.html#/nim:3,5,7`);
  await expect(verdict(page)).toContainText("*1");
  expect(host.asked.get("sw.js")).toBeUndefined();
});

test("what a gate has put into the browser's own cache is not taken twice", async ({page, host}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", {value: undefined}));
  const forYears = {"cache-control": "max-age=31536000, immutable"};
  const isShut = (name: string) => name === engine || /assets\/nimbers-.*\.js$/.test(name);
  host.fault = (_, {name, count}) =>
    isShut(name) && count === 1 ? {...html, headers: {...html.headers, ...forYears}} : null;
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await page.locator(".gone").getByRole("button", {name: "Try again"}).click();
  await expect(verdict(page)).toContainText("*1");
  await page.evaluate(() => {
    window.location.hash = "#/nimbers/7*9";
  });
  await expect(page.locator(".reckoned .value").first()).toBeVisible();
});
