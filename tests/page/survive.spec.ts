// A page outlives what its files, its worker and its browser do to it: it says what is wrong, keeps what was entered, and goes on.
import {expect, type Page, type Route, test} from "@playwright/test";
import {isLong, oneOf} from "../helpers/effort.mjs";
import {languages, letGo} from "./playing";

test.afterEach(letGo);

const says = {
  en: {missing: "The engine could not be loaded", again: "Try again", stopped: "The engine stopped over this"},
  zh: {missing: "引擎没能载入", again: "重试", stopped: "引擎算到这里停了"},
};
const field = (page: Page) => page.locator("#position-text");
const verdict = (page: Page) => page.locator(".verdict:not(.stale)");
const gone = (page: Page) => page.locator(".gone");

/** Answers with the first half. */
async function cut(route: Route) {
  const response = await route.fetch();
  const whole = await response.body();
  await route.fulfill({
    status: 200,
    contentType: response.headers()["content-type"],
    body: whole.subarray(0, whole.length / 2),
  });
}

async function corrupt(route: Route) {
  const response = await route.fetch();
  const body = Buffer.from(await response.body()).fill(0xff, 100_000, 101_000);
  await route.fulfill({status: 200, contentType: response.headers()["content-type"], body});
}

const html = (route: Route) =>
  route.fulfill({status: 200, contentType: "text/html", body: "<!doctype html><p>Please log in"});
const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({status: 404}),
  "out of reach": (route) => route.abort(),
  cut,
  "HTML with status 200": html,
};

for (const lang of languages)
  for (const [how, fault] of oneOf(2, Object.entries({...faults, corrupt})))
    test(`without an engine, ${how}, the page says so, and answers what was typed once there is one, ${lang}`, async ({
      page,
    }) => {
      let tries = 0;
      await page.route("**/*.wasm", async (route) => {
        await fault(route);
        tries++;
      });
      await page.goto(`index.html#/nim:3,5,7?lang=${lang}`);
      await expect(gone(page)).toContainText(says[lang].missing);
      await field(page).fill("kayles:5");
      const again = gone(page).getByRole("button", {name: says[lang].again});
      await again.click();
      await expect.poll(() => tries).toBe(2);
      await expect(again).toHaveAttribute("aria-busy", "false");
      await expect(field(page)).toHaveValue("kayles:5");
      await page.unroute("**/*.wasm");
      await again.click();
      await expect(verdict(page)).toContainText("*4");
      await expect(gone(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue("kayles:5");
    });

test("an engine of the wrong type is an engine all the same", async ({page}) => {
  await page.route("**/*.wasm", async (route) =>
    route.fulfill({response: await route.fetch(), contentType: "text/plain"}),
  );
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
});

for (const [how, fault] of Object.entries({
  ...faults,
  "of the wrong type": async (route: Route) =>
    route.fulfill({response: await route.fetch(), contentType: "text/plain"}),
}))
  test(`without a worker, ${how}, the page answers by itself`, async ({page}) => {
    await page.route("**/worker-*.js", fault);
    await page.goto("index.html#/nim:3,5,7?lang=en");
    await expect(verdict(page)).toContainText("*1");
    await expect(gone(page)).toHaveCount(0);
  });

test("without worker and runner the page says so, and goes on when they are back", async ({page}) => {
  await page.route(/\/(worker|runner)-[^/]*\.js$/, faults.missing as (route: Route) => Promise<void>);
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(gone(page)).toContainText(says.en.missing);
  await page.unrouteAll();
  await gone(page).getByRole("button").click();
  await expect(verdict(page)).toContainText("*1");
});

test("a reader is told to reload where not even the page can be loaded", async ({page}) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, faults.missing as (route: Route) => Promise<void>);
  await page.goto("index.html#/nim:3,5,7");
  await expect(page.locator("#starting")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(verdict(page)).toContainText("*1");
  await expect(page.locator("#starting")).toHaveCount(0);
});

/** What is loaded when it is wanted: how it is opened, the file that holds it, and what shows that it is there. */
const late: [part: string, open: (page: Page) => Promise<unknown>, file: RegExp, comes: string][] = [
  ["the page of nimbers", (page) => goTo(page, "#/nimbers/3*5"), /\/nimber-page-[^/]*\.js$/, ".reckoned .value"],
  ["the look of that page", (page) => goTo(page, "#/nimbers/3*5"), /\/nimber-page-[^/]*\.css$/, ".reckoned .value"],
  ["the page of values", (page) => goTo(page, "#/sequence/kayles"), /\/sequence-page-[^/]*\.js$/, "main canvas"],
  ["the words of that page", (page) => goTo(page, "#/sequence/kayles"), /\/values-[^/]*\.js$/, "main canvas"],
  ["the list of articles", (page) => goTo(page, "#/learn"), /\/learn-[^/]*\.js$/, ".articles a"],
  ["the editor", (page) => page.locator("#board .edit").click(), /\/editor-[^/]*\.js$/, "#board .form"],
  [
    "the dialog to share",
    (page) => page.locator(".aside button[aria-haspopup=dialog], button[aria-haspopup=dialog]").first().click(),
    /\/sharing-[^/]*\.js$/,
    "dialog[open]",
  ],
];
const goTo = (page: Page, hash: string) =>
  page.evaluate((hash) => {
    const lang = /lang=\w+/.exec(window.location.hash)?.[0];
    window.location.hash = `${hash}?${lang}`;
  }, hash);
const parts = {
  en: {lost: "did not arrive", coming: "is on its way", newer: "has a new version", reload: "Reload"},
  zh: {lost: "没能载入", coming: "正在载入", newer: "网站已经更新", reload: "重新载入"},
};
const here = (page: Page) => page.locator("main .lost");

for (const [part, open, file, comes] of oneOf(3, late))
  for (const lang of languages)
    test(`where ${part} does not come, its place says so, and another try brings it, ${lang}`, async ({page}) => {
      let tries = 0;
      await page.goto(`index.html#/nim:3,5,7?lang=${lang}`);
      await expect(verdict(page)).toContainText("*1");
      await page.route(file, async (route) => {
        await (lang === "en" ? html(route) : route.fulfill({status: 404}));
        tries++;
      });
      await open(page);
      await expect(here(page)).toContainText(parts[lang].lost);
      expect(tries).toBeGreaterThanOrEqual(2);
      await expect(gone(page).and(page.locator(":not(.lost)"))).toHaveCount(0);
      await page.unroute(file);
      await here(page).getByRole("button", {name: says[lang].again}).click();
      await expect(page.locator(comes).first()).toBeVisible();
      await expect(here(page)).toHaveCount(0);
      // With its looks.
      expect(await page.evaluate(() => [...document.styleSheets].every(({cssRules}) => cssRules.length > 0))).toBe(
        true,
      );
    });

test("one loss on the way is not noticed", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  let tries = 0;
  await page.route(/\/nimber-page-[^/]*\.js$/, (route) => (tries++ === 0 ? route.abort() : route.continue()));
  await goTo(page, "#/nimbers/3*5");
  await expect(page.locator(".reckoned .value").first()).toBeVisible();
  expect(tries).toBeGreaterThan(1);
});

for (const lang of languages)
  test(`a part that takes its time is waited for in its place, and given up where the site has a new version, ${lang}`, async ({
    page,
  }) => {
    await page.goto(`index.html#/nim:3,5,7?lang=${lang}`);
    await expect(verdict(page)).toContainText("*1");
    let lose = () => {};
    const wait = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(/\/nimber-page-[^/]*\.js$/, async (route) => {
      await wait;
      await route.fulfill({status: 404});
    });
    await page.route("**/version.txt", (route) => route.fulfill({body: "0.2.0+00000000\n"}));
    await goTo(page, "#/nimbers/3*5");
    await expect(page.locator("main .late")).toContainText(parts[lang].coming);
    await expect(page.locator("main .late > p")).toBeVisible();
    lose();
    await expect(here(page)).toContainText(parts[lang].newer);
    await page.unrouteAll();
    await here(page).getByRole("button", {name: parts[lang].reload}).click();
    await expect(page.locator(".reckoned .value").first()).toBeVisible();
    await expect(page).toHaveURL(/nimbers\/3/);
  });

test("what does not come keeps nothing else from coming", async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/codes-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/editor-[^/]*\.js$/, faults.missing as (route: Route) => Promise<void>);
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await page.locator("#board .edit").click();
  await expect(here(page)).toContainText(parts.en.lost);
  release();
  await expect(page.locator(".panel.game-0")).toBeVisible();
  await expect(here(page)).toHaveCount(1);
});

test("an editor that did not come is forgotten at another position", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await page.route(/\/editor-[^/]*\.js$/, faults.missing as (route: Route) => Promise<void>);
  await page.locator("#board .edit").click();
  await expect(here(page)).toContainText(parts.en.lost);
  await field(page).fill("nim:1,2");
  await expect(verdict(page)).toContainText("*3");
  await expect(here(page)).toHaveCount(0);
});

test("a page whose language does not come is there in another one, and says so", async ({page}) => {
  await page.route(/\/zh-[^/]*\.js$/, faults.missing as (route: Route) => Promise<void>);
  await page.goto("index.html#/nim:3,5,7?lang=zh");
  await expect(verdict(page)).toContainText("*1");
  await expect(page.locator(".banner")).toContainText("中文");
  await page.unrouteAll();
  await page.getByRole("button", {name: "切换到中文"}).click();
  await expect(verdict(page)).toContainText("必胜");
  await expect(page.locator(".banner")).toHaveCount(0);
});

test("a notice of what has failed can be closed", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  await page.evaluate(() => {
    void Promise.reject(new Error("of a test"));
  });
  await expect(gone(page)).toContainText("Something on this page has failed.");
  await gone(page).getByRole("button", {name: "Close"}).click();
  await expect(gone(page)).toHaveCount(0);
  await expect(verdict(page)).toContainText("*1");
});

test("a page that cannot be drawn leaves the way to others", async ({page}) => {
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  await page.evaluate(() => {
    const create = document.createElementNS;
    Object.assign(document, {
      createElementNS: (space: string | null, name: string) => {
        if (name === "svg") throw new Error("of a test");
        return create.call(document, space, name);
      },
    });
    window.mend = () => {
      document.createElementNS = create;
    };
    window.location.hash = "#/games?lang=en";
  });
  await expect(gone(page)).toContainText("Something on this page has failed.");
  await expect(page.locator("main")).toHaveCount(0);
  await expect(gone(page).getByRole("link", {name: "To the first page"})).toBeVisible();
  await page.evaluate(() => window.mend());
  await page.goBack();
  await expect(gone(page)).toHaveCount(0);
  await expect(verdict(page)).toContainText("*1");
});

declare global {
  interface Window {
    /** All that were started, in order. */
    workers: Worker[];
    mend(): void;
  }
}

/** Keeps the workers of the page at hand. */
async function keepWorkers(page: Page) {
  await page.addInitScript(() => {
    window.workers = [];
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        window.workers.push(this);
      }
    };
  });
}

const started = (page: Page) => page.evaluate(() => window.workers.length);
/** As a system does that is short of memory: without a word to the page. */
const kill = (page: Page) => page.evaluate(() => window.workers.map((worker) => worker.terminate()));
/** One works, and the page watches over it. */
const isWatched = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBeGreaterThan(0);
const computing = (page: Page) => page.locator(".progress");

for (const lang of languages)
  test(`a worker that is killed at work is replaced once, then the page says so and offers another try, ${lang}`, async ({
    page,
  }) => {
    await keepWorkers(page);
    await page.goto(`index.html#/cram:7x7?lang=${lang}`);
    await expect(computing(page)).toBeVisible();
    await isWatched(page);
    const before = await started(page);
    await kill(page);
    await expect.poll(() => started(page)).toBe(before + 1);
    await isWatched(page);
    await expect(computing(page)).toBeVisible();
    await kill(page);
    const fault = page.locator(".fault");
    await expect(fault).toContainText(says[lang].stopped);
    await expect(field(page)).toHaveValue("cram:7x7");
    await fault.getByRole("button", {name: says[lang].again}).click();
    await expect(computing(page)).toBeVisible();
    await field(page).fill("nim:3,5,7");
    await expect(verdict(page)).toContainText("*1");
    await expect(fault).toHaveCount(0);
  });

/** Its engine traps until the first analysis of a position has been answered. */
const trapping = `
let asked = null;
let isOver = false;
self.addEventListener("message", ({data}) => {
  const {verb, words} = data?.argumentList?.[0]?.value ?? {};
  if (!isOver && verb === "analyze" && words.includes("nim:3,5,7")) asked = data.id;
});
const send = self.postMessage.bind(self);
self.postMessage = (message, ...more) => {
  if (asked !== null && message.id === asked) [asked, isOver] = [null, true];
  send(message, ...more);
};
const get = WebAssembly.Table.prototype.get;
WebAssembly.Table.prototype.get = function (index) {
  const inner = get.call(this, index);
  return (...given) => {
    if (asked === null) return inner(...given);
    throw new WebAssembly.RuntimeError("unreachable");
  };
};
`;

for (const lang of languages)
  test(`an engine that traps is never asked again: the page says so, and the next one answers, ${lang}`, async ({
    page,
  }) => {
    await page.route("**/worker-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: trapping + (await response.text())});
    });
    await page.goto(`index.html#/kayles:5?lang=${lang}`);
    await expect(verdict(page)).toContainText("*4");
    await field(page).fill("nim:3,5,7");
    await expect(page.locator(".fault")).toContainText(says[lang].stopped);
    await expect(field(page)).toHaveValue("nim:3,5,7");
    await page.getByRole("button", {name: says[lang].again}).click();
    await expect(verdict(page)).toContainText("*1");
    await expect(page.locator(".fault")).toHaveCount(0);
  });

test("a browser that keeps nothing, and starts no worker, shows the page all the same", async ({page}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    Object.defineProperty(window, "Worker", {value: undefined});
  });
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
  await page.goto("index.html#/puzzles?lang=en");
  await expect(page.locator("h1")).toBeVisible();
  expect(errors).toEqual([]);
});

const framed: [how: string, file: string, isShared: boolean, comes: string][] = [
  ["the page answers", "index.html", true, ".verdict:not(.stale)"],
  ["the page asks to be reloaded, where its host shares no files", "index.html", false, "#starting"],
  ["the page in one file answers", "standalone.html", false, ".verdict:not(.stale)"],
];

for (const [how, file, isShared, comes] of framed)
  test(`in a frame without an origin ${how}`, async ({page}) => {
    await page.route("**/framed.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>A frame</title><iframe sandbox="allow-scripts" width="900" height="900" src="${file}#/nim:3,5,7?lang=en"></iframe>`,
      }),
    );
    if (isShared)
      await page.route("**/assets/**", async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, headers: {...response.headers(), "access-control-allow-origin": "*"}});
      });
    await page.goto("framed.html");
    await expect(page.frameLocator("iframe").locator(comes)).toBeVisible();
    // What comes late may be on its way.
    await page.unrouteAll({behavior: "ignoreErrors"});
  });

test("frozen at work and resumed, the page goes on", async ({page}) => {
  await page.goto("index.html#/cram:7x7?lang=en");
  await expect(computing(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", {state: "frozen"});
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await session.send("Page.setWebLifecycleState", {state: "active"});
  await expect(computing(page)).toBeVisible();
  await expect(page.locator(".fault")).toHaveCount(0);
  await field(page).fill("nim:3,5,7");
  await expect(verdict(page)).toContainText("*1");
});

test("left at work and come back to, the page stands as it was", async ({page}) => {
  await page.goto("index.html#/cram:7x7?lang=en");
  await expect(computing(page)).toBeVisible();
  await page.goto("learn/index.html");
  await page.goBack();
  await expect(field(page)).toHaveValue("cram:7x7");
  await expect(computing(page)).toBeVisible();
  await field(page).fill("nim:3,5,7");
  await expect(verdict(page)).toContainText("*1");
});

const questions = isLong ? 500 : 100;
test(`${questions} questions, each given up for the next, leave two workers at most and the right answer`, async ({
  page,
}) => {
  await keepWorkers(page);
  await page.goto("index.html#/cram:7x7?lang=en");
  await expect(computing(page)).toBeVisible();
  await field(page).evaluate(async (input: HTMLInputElement, count) => {
    for (let i = 0; i < count; i++) {
      input.value = i % 2 ? "cram:7x7" : "kayles:20,21,22,23";
      input.dispatchEvent(new InputEvent("input", {bubbles: true}));
      await new Promise((resolve) => setTimeout(resolve, i % 5));
    }
  }, questions);
  await field(page).fill("nim:3,5,7");
  await expect(verdict(page)).toContainText("*1");
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2);
});
