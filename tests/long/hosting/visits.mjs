// Browser visits to a hosted site: it solves a position, is read, and is framed.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {createServer} from "node:http";
import {chromium} from "@playwright/test";
import {launchOptions} from "../../../scripts/browser.mjs";

export const browser = await chromium.launch(launchOptions);

/** @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Frame | import("@playwright/test").Locator} Part */

/** Opens an address for `work`, which gets the page and the growing list of its console errors. */
export async function withPage(address, work) {
  const context = await browser.newContext({locale: "en", serviceWorkers: "block"});
  try {
    // Only to end a hang: on a busy machine a browser may take this long to start.
    context.setDefaultTimeout(240_000);
    const page = await context.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(address);
    await work(page, errors);
  } finally {
    await context.close();
  }
}

/** @param {Page | Part | null} where */
export async function expectSolved(where) {
  assert.ok(where);
  const verdict = where.locator(".verdict:not(.stale):has(.letter)");
  await verdict.waitFor();
  assert.match(await verdict.innerText(), /\*1/);
}

export async function solves(base) {
  await withPage(`${base}index.html#/nim:3,5,7`, async (page, errors) => {
    await expectSolved(page);
    await page.goto(`${base}learn/nim.html`);
    // A figure is loaded when it is scrolled into view.
    await page.locator("sg-game").first().scrollIntoViewIfNeeded();
    await page.locator("sg-game .board").first().waitFor();
    assert.deepEqual(errors, []);
  });
}

/** Page of another site, with an origin of its own. */
async function onAnotherSite(body, headers, work) {
  const page = `<!doctype html><title>A post</title><link rel="icon" href="data:,">${body}`;
  const server = createServer((_, response) =>
    response.writeHead(200, {"content-type": "text/html", ...headers}).end(page),
  );
  await new Promise((open) => server.listen(0, "127.0.0.1", () => open(null)));
  const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    await withPage(`http://127.0.0.1:${port}/`, work);
  } finally {
    server.close();
  }
}

const game = `<sg-game at="nim:3,5,7"></sg-game>`;
const frames = (base) =>
  `<iframe name="one" src="${base}standalone.html#/nim:3,5,7"></iframe><iframe src="${base}index.html"></iframe>`;
/** Script tag of the element, pinned by its hash. */
const pinned = (base, script) =>
  `<script src="${base}embed/sg-game.js" crossorigin integrity="sha384-${createHash("sha384").update(script).digest("base64")}"></script>`;
const isolated = {"cross-origin-embedder-policy": "require-corp"};

/**
 * Purpose of the headers: a pinned element and one on an isolated page work, the single-file page can be framed and the
 * site cannot.
 */
export async function isUsedElsewhere(base, script) {
  await onAnotherSite(pinned(base, script) + game + frames(base), {}, async (page, errors) => {
    await expectSolved(page.locator("sg-game"));
    await expectSolved(page.frame("one"));
    assert.match(errors.join("\n"), /frame-ancestors 'self'/);
  });
  await onAnotherSite(`<script src="${base}embed/sg-game.js"></script>${game}`, isolated, (page) => expectSolved(page));
}

/** On a host without the headers these are refused; the plain element and every frame work. */
export async function isUsedLess(base, script) {
  const plain = `<script src="${base}embed/sg-game.js"></script>${game}`;
  await onAnotherSite(plain + frames(base), {}, async (page, errors) => {
    await expectSolved(page.locator("sg-game"));
    await expectSolved(page.frame("one"));
    // The engine may not be fetched from there, so it comes as a script.
    for (const error of errors) assert.match(error, /CORS|ERR_FAILED/);
  });
  /** @type {[body: string, headers: Record<string, string>, says: RegExp][]} */
  const refused = [
    [pinned(base, script) + game, {}, /CORS/],
    [plain, isolated, /ERR_BLOCKED_BY_RESPONSE/],
  ];
  for (const [body, headers, says] of refused)
    await onAnotherSite(body, headers, async (page, errors) => {
      assert.match(errors.join("\n"), says);
      assert.ok(await page.evaluate(() => !customElements.get("sg-game")));
    });
}
