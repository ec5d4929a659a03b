// Recovery from faults of files, the worker and the browser: the page reports what is wrong, keeps the input, and goes
// on.
import {expect, type Page, type Route, test} from "@playwright/test";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {corrupt, failureNotice, faults, field, missing, says, verdict} from "./faults";
import {languages, letGo} from "./playing";

test.afterEach(letGo);

for (const lang of languages)
  for (const [description, fault] of everyNth(2, Object.entries({...faults, corrupt})))
    test(`without an engine, ${description}, the page says so, and answers what was typed once there is one, ${lang}`, async ({
      page,
    }) => {
      let tries = 0;
      await page.route("**/*.wasm", async (route) => {
        await fault(route);
        tries++;
      });
      await page.goto(`index.html#/nim:3,5,7?lang=${lang}`);
      await expect(failureNotice(page)).toContainText(says[lang].missing);
      await field(page).fill("kayles:5");
      const retryButton = failureNotice(page).getByRole("button", {name: says[lang].again});
      await retryButton.click();
      await expect.poll(() => tries).toBe(2);
      await expect(retryButton).toHaveAttribute("aria-busy", "false");
      await expect(field(page)).toHaveValue("kayles:5");
      await page.unroute("**/*.wasm");
      await retryButton.click();
      await expect(verdict(page)).toContainText("*4");
      await expect(failureNotice(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue("kayles:5");
    });

test("an engine of the wrong type is an engine all the same", async ({page}) => {
  await page.route("**/*.wasm", async (route) =>
    route.fulfill({response: await route.fetch(), contentType: "text/plain"}),
  );
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(verdict(page)).toContainText("*1");
});

for (const [description, fault] of Object.entries({
  ...faults,
  "of the wrong type": async (route: Route) =>
    route.fulfill({response: await route.fetch(), contentType: "text/plain"}),
}))
  test(`without a worker, ${description}, the page answers by itself`, async ({page}) => {
    await page.route("**/worker-*.js", fault);
    await page.goto("index.html#/nim:3,5,7?lang=en");
    await expect(verdict(page)).toContainText("*1");
    await expect(failureNotice(page)).toHaveCount(0);
  });

test("without worker and runner the page says so, and goes on when they are back", async ({page}) => {
  await page.route(/\/(worker|runner)-[^/]*\.js$/, missing);
  await page.goto("index.html#/nim:3,5,7?lang=en");
  await expect(failureNotice(page)).toContainText(says.en.missing);
  await page.unrouteAll();
  await failureNotice(page).getByRole("button").click();
  await expect(verdict(page)).toContainText("*1");
});

test("a reader is told to reload where not even the page can be loaded", async ({page}) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, missing);
  await page.goto("index.html#/nim:3,5,7");
  await expect(page.locator("#starting")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(verdict(page)).toContainText("*1");
  await expect(page.locator("#starting")).toHaveCount(0);
});

declare global {
  interface Window {
    /** All workers that were started, in order. */
    workers: Worker[];
  }
}

/** Gives access to the workers of the page. */
async function keepWorkers(page: Page) {
  await page.addInitScript(() => {
    window.workers = [];
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        window.workers.push(this);
      }
    };
  });
}

const startedCount = (page: Page) => page.evaluate(() => window.workers.length);
/** Like a system that is short of memory: without notice to the page. */
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
    const countBefore = await startedCount(page);
    await kill(page);
    await expect.poll(() => startedCount(page)).toBe(countBefore + 1);
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
  const {verb, encodedArguments} = data?.args?.[0] ?? {};
  if (!isOver && verb === "analyze" && encodedArguments.includes("nim:3,5,7")) asked = data.id;
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

for (const [description, file, isShared, comes] of framed)
  test(`in a frame without an origin ${description}`, async ({page}) => {
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
    // Late answers may be on their way.
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
