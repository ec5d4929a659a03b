// A browser's visits to a site that a server of somebody's holds: it solves, is read, and is framed.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {createServer} from "node:http";
import {chromium} from "@playwright/test";
import {launching} from "../../../scripts/browser.mjs";

export const browser = await chromium.launch(launching);

/** @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Frame | import("@playwright/test").Locator} Part */

/** `work` gets the page and the errors on its console, as they come. */
export async function withPage(address, work) {
  const context = await browser.newContext({locale: "en", serviceWorkers: "block"});
  try {
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
export async function solved(where) {
  assert.ok(where);
  const verdict = where.locator(".verdict:not(.stale):has(.letter)");
  await verdict.waitFor();
  assert.match(await verdict.innerText(), /\*1/);
}

export async function solves(base) {
  await withPage(`${base}index.html#/nim:3,5,7`, async (page, errors) => {
    await solved(page);
    await page.goto(`${base}learn/nim.html`);
    await page.locator("sg-game .verdict:not(.stale) .letter").first().waitFor();
    assert.deepEqual(errors, []);
  });
}

/** A page of another origin that isolates itself, with the element, pinned, and two frames of the site. */
async function onAnotherSite(base, script, work) {
  const integrity = `sha384-${createHash("sha384").update(script).digest("base64")}`;
  const post = `<!doctype html><title>A post</title><link rel="icon" href="data:,">
<script src="${base}embed/sg-game.js" crossorigin integrity="${integrity}"></script>
<sg-game at="nim:3,5,7"></sg-game>
<iframe name="one" src="${base}standalone.html#/nim:3,5,7"></iframe><iframe src="${base}index.html"></iframe>`;
  const server = createServer((_, response) => response.writeHead(200, {"content-type": "text/html"}).end(post));
  await new Promise((open) => server.listen(0, "127.0.0.1", () => open(null)));
  const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    await withPage(`http://127.0.0.1:${port}/`, work);
  } finally {
    server.close();
  }
}

export const isFramed = (base, script) =>
  onAnotherSite(base, script, async (/** @type {Page} */ page, errors) => {
    await solved(page.locator("sg-game"));
    await solved(page.frame("one"));
    assert.match(errors.join("\n"), /frame-ancestors 'self'/);
  });

/** Of a host that allows no other origin to read. */
export const isRefused = (base, script) =>
  onAnotherSite(base, script, async (/** @type {Page} */ page, errors) => {
    await solved(page.frame("one"));
    assert.match(errors.join("\n"), /sg-game\.js.*CORS/);
    assert.equal(await page.locator("sg-game .verdict").count(), 0);
  });
