// The site is kept after one visit: it works without its host, an update never mixes two versions, and nothing that is not on the list is kept.
import {copyFileSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {expect, type Page, test} from "@playwright/test";
import {oneOf} from "../helpers/effort.mjs";
import {type Fault, Host, nextVersion} from "./host";
import {languages} from "./playing";

let host: Host;
let next: {folder: string; version: string};
test.beforeAll(() => {
  const folder = `build/next-version-${test.info().workerIndex}`;
  next = {folder, version: nextVersion(folder)};
});
test.beforeEach(async () => {
  host = new Host("dist");
  await host.start();
});
test.afterEach(() => host.kill());
test.use({serviceWorkers: "allow"});

declare global {
  interface Window {
    /** Set by a part of the next version. */
    part?: string;
    isSame?: boolean;
  }
}

const version = readFileSync("dist/version.txt", "utf8").trim();
const foot = (page: Page) => page.locator(".foot > p").first();
const newer = (page: Page) => page.locator(".newer");
const verdict = (page: Page) => page.locator(".verdict:not(.stale)");
const isKept = (page: Page) => expect(foot(page)).toContainText("works offline");
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
const kept = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const found = await window.caches.match(name, {ignoreVary: true});
    return found && {type: found.headers.get("content-type"), text: (await found.text()).slice(0, 20)};
  }, name);
const wasm = (own: string) =>
  `assets/${readdirSync("dist/assets").find((name) => name.startsWith(`${own}-`) && name.endsWith(".wasm"))}`;
const [engine, starter] = [wasm("engine"), wasm("starter")];

const pages: Record<string, [address: string, comes: string]> = {
  "the folder itself": ["", "#board svg"],
  home: ["index.html#/", "#board svg"],
  play: ["index.html#/kayles:5,6?mode=play", "#board svg"],
  analyse: ["index.html#/hackenbush:0-1 1-2 2-0?lang=zh", ".verdict .letter"],
  present: ["index.html#/nim:3,5,7?present=1", "#board svg"],
  games: ["index.html#/games", ".cards .board"],
  puzzles: ["index.html#/puzzles?lang=zh", ".cards .board"],
  contest: ["index.html#/contest/hdu-1907", ".judge textarea"],
  values: ["index.html#/sequence/kayles", "main canvas"],
  nimbers: ["index.html#/nimbers/7*9", ".reckoned .value"],
  "short games": ["index.html#/values/{2||1|0}", ".verdict-of .value"],
  learn: ["index.html#/learn", ".articles a"],
  contents: ["learn/", ".contents a"],
  article: ["learn/nim.html?theme=dark", "sg-game .board"],
  "article in Chinese": ["learn/zh/mex.html", "sg-game .board"],
  "article without its ending": ["learn/sums", "sg-game .board"],
  evidence: ["learn/evidence.html", "table.figures"],
  licences: ["THIRD-PARTY-NOTICES.txt", "pre"],
};

test("killed after one visit of the first page, the host is not missed on any page", async ({page, context}) => {
  await page.goto(`${host.site}?lang=en`);
  await isKept(page);
  await host.kill();
  await page.goto(`${host.site}index.html#/nim:3,5,7?lang=en`);
  await page.locator("#board").getByRole("button", {name: "Edit", exact: true}).click();
  await expect(page.locator("#board .editor, #board .form")).toBeVisible();
  await page.getByRole("button", {name: "切换到中文"}).click();
  await expect(verdict(page)).toContainText("必胜");
  for (const [name, [address, comes]] of oneOf(3, Object.entries(pages)))
    await test.step(name, async () => {
      const tab = await context.newPage();
      await tab.goto(host.site + address);
      // A figure comes to life where it is seen.
      if (comes.startsWith("sg-game")) await tab.locator("sg-game").first().scrollIntoViewIfNeeded();
      await expect(tab.locator(comes).first()).toBeVisible();
      await tab.close();
    });
});

test("killed after one visit of an article, the host is not missed", async ({page}) => {
  await page.goto(`${host.site}learn/zh/nim.html`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await host.kill();
  await page.goto(`${host.site}learn/mex.html`);
  await expect(page.locator("sg-game .board").first()).toBeVisible();
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await expect(verdict(page)).toContainText("*1");
});

test("the page that was open when the site was kept has all its parts", async ({page}) => {
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await isKept(page);
  await host.kill();
  await page.evaluate(() => {
    window.location.hash = "#/nimbers/7*9";
  });
  await expect(page.locator(".reckoned .value").first()).toBeVisible();
});

const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

for (const lang of languages)
  test(`an update is told, waits to be accepted, and leaves the other tab what it has, ${lang}`, async ({
    page: one,
    context,
  }) => {
    const says = {
      en: ["works offline", "There is a new version.", "Reload to use it", "Later"],
      zh: ["断网也能用", "有新版本。", "更新并重新载入", "以后再说"],
    };
    const [works, told, accept, later] = says[lang] as [string, string, string, string];
    await one.goto(`${host.site}#/nim:3,5,7?lang=${lang}`);
    await expect(foot(one)).toContainText(works);
    const other = await context.newPage();
    await other.goto(`${host.site}#/kayles:5?lang=${lang}`);
    await expect(verdict(other)).toContainText("*4");
    await other.evaluate(() => {
      window.isSame = true;
    });
    host.folder = next.folder;
    await update(one);
    await expect(newer(one)).toContainText(told);
    await expect(newer(other)).toContainText(told);
    await newer(other).getByRole("button", {name: later}).click();
    // Nobody has accepted it: a reload is of the version before.
    await one.reload();
    await expect(foot(one)).toContainText(version);
    await one.locator("#position-text").fill("nim:1,2");
    await expect(verdict(one)).toContainText("*3");
    await newer(one).getByRole("button", {name: accept}).click();
    await expect(foot(one)).toContainText(next.version);
    await expect(one.locator("#position-text")).toHaveValue("nim:1,2");
    await expect(newer(one)).toHaveCount(0);

    // The host has no file of the version before; the other tab goes on with all of it.
    await host.kill();
    await expect(foot(other)).toContainText(version);
    for (const tab of [one, other]) {
      await tab.evaluate(() => {
        window.location.hash = "#/nimbers/7*9";
      });
      await expect(tab.locator(".reckoned .value").first()).toBeVisible();
    }
    expect(await one.evaluate(() => window.part)).toBe("next");
    expect(await other.evaluate(() => [window.part, window.isSame])).toEqual([undefined, true]);
    expect(await caches(other)).toHaveLength(2);

    // Once it is closed, nothing is kept for it.
    await other.close();
    await one.reload();
    await expect.poll(() => caches(one)).toEqual([expect.stringContaining(next.version)]);
    await expect(foot(one)).toContainText(next.version);
  });

test("the last tab closed, the next one is of the new version", async ({page, context}) => {
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await isKept(page);
  host.folder = next.folder;
  await update(page);
  await expect(newer(page)).toBeVisible();
  await page.close();
  const tab = await context.newPage();
  await expect(async () => {
    await tab.goto("about:blank");
    await tab.goto(`${host.site}#/nim:3,5,7?lang=en`);
    await expect(foot(tab)).toContainText(next.version, {timeout: 1_000});
  }).toPass();
  await expect.poll(() => caches(tab)).toEqual([expect.stringContaining(next.version)]);
});

const html = {status: 200, headers: {"content-type": "text/html"}, body: "<!doctype html><p>Please log in"};
const faults: Record<string, Fault> = {
  "HTML with status 200": () => html,
  corrupt: (sent) => ({...sent, body: Buffer.from(sent.body).fill(0xff, 100, 200)}),
  cut: (sent) => ({...sent, body: sent.body.slice(0, 1000)}),
  "of another status": (sent) => ({...sent, status: 203}),
  missing: () => ({...html, status: 404}),
  redirected: (_, {name}) => ({status: 302, headers: {location: `/blog/games/${name}?again`}, body: ""}),
};

for (const [how, fault] of oneOf(6, Object.entries(faults)))
  test(`a file that comes ${how} is not kept, nor is the site, until it comes as it is`, async ({page}) => {
    // The page has had its own.
    host.fault = (sent, request) => (request.name === engine && request.count > 1 ? fault(sent, request) : null);
    await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
    await expect(verdict(page)).toContainText("*1");
    await expect.poll(() => host.asked.get(engine)).toBeGreaterThanOrEqual(3);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
    expect(await kept(page, engine)).toBeUndefined();
    await expect(foot(page)).toHaveText(`Version ${version} · licences`);
    host.fault = () => null;
    await page.reload();
    await isKept(page);
    expect(await kept(page, engine)).toMatchObject({type: "application/wasm", text: expect.stringMatching(/^\0asm/)});
  });

test("a file of the wrong type is kept as what it is", async ({page}) => {
  host.fault = (sent, {name}) => (name === engine ? {...sent, headers: {"content-type": "text/plain"}} : null);
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await isKept(page);
  expect(await kept(page, engine)).toMatchObject({type: "application/wasm"});
});

test("what was damaged where it is kept is not handed out: the network is asked again", async ({page, context}) => {
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
  await isKept(page);
  await damage();
  const before = host.asked.get(starter) ?? 0;
  await page.reload();
  await expect(verdict(page)).toContainText("*1");
  expect(host.asked.get(starter)).toBe(before + 1);
  expect(await kept(page, starter)).toMatchObject({text: expect.stringMatching(/^\0asm/)});
  await damage();
  await host.kill();
  await page.reload();
  await expect(page.locator(".gone")).toContainText("The engine could not be loaded");
  await host.start();
  await page.locator(".gone").getByRole("button", {name: "Try again"}).click();
  await expect(verdict(page)).toContainText("*1");
});

test("sw-off.js in the place of sw.js takes everything back", async ({page}) => {
  await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
  await isKept(page);
  const script = readFileSync(`${next.folder}/sw.js`);
  copyFileSync(`${next.folder}/sw-off.js`, `${next.folder}/sw.js`);
  try {
    host.folder = next.folder;
    await update(page);
    await expect.poll(() => caches(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    // The page that is open goes on.
    await page.locator("#position-text").fill("nim:1,2");
    await expect(verdict(page)).toContainText("*3");
    await page.reload();
    await expect(foot(page)).toHaveText(`Version ${next.version} · licences`);
  } finally {
    // Others of this worker go on with it.
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
for (const [how, refuse] of oneOf(3, Object.entries(refusals)))
  test(`with workers ${how} the page is as it is`, async ({page}) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await refuse(page, host);
    await page.goto(`${host.site}#/nim:3,5,7?lang=en`);
    await expect(verdict(page)).toContainText("*1");
    if (how === "without room") {
      await expect.poll(() => host.asked.get("sw.js")).toBe(1);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
        .toBe(true);
      await expect.poll(() => caches(page)).toEqual([]);
    }
    await expect(foot(page)).toHaveText(`Version ${version} · licences`);
    await expect(page.locator(".gone")).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test("a page in a frame, and the page in one file, keep nothing", async ({page}) => {
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

test("what a gate has put into the browser's own cache is not taken twice", async ({page}) => {
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
