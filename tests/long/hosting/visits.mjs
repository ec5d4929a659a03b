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
    // There to end what hangs: on a busy machine a browser may take this long to start.
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
    // A figure comes to life where it is seen.
    await page.locator("sg-game").first().scrollIntoViewIfNeeded();
    await page.locator("sg-game .board").first().waitFor();
    assert.deepEqual(errors, []);
  });
}

/** A page of somebody else's, from an origin of its own. */
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
/** The element's script, by its hash. */
const pinned = (base, script) =>
  `<script src="${base}embed/sg-game.js" crossorigin integrity="sha384-${createHash("sha384").update(script).digest("base64")}"></script>`;
const isolated = {"cross-origin-embedder-policy": "require-corp"};

/** What the headers are for: a pinned element and one on an isolated page work, the page in one file is framed and the site is not. */
export async function isUsedElsewhere(base, script) {
  await onAnotherSite(pinned(base, script) + game + frames(base), {}, async (page, errors) => {
    await solved(page.locator("sg-game"));
    await solved(page.frame("one"));
    assert.match(errors.join("\n"), /frame-ancestors 'self'/);
  });
  await onAnotherSite(`<script src="${base}embed/sg-game.js"></script>${game}`, isolated, (page) => solved(page));
}

/** What a host without headers cannot have of these; the plain element, and every frame, it has. */
export async function isUsedLess(base, script) {
  const plain = `<script src="${base}embed/sg-game.js"></script>${game}`;
  await onAnotherSite(plain + frames(base), {}, async (page, errors) => {
    await solved(page.locator("sg-game"));
    await solved(page.frame("one"));
    // The engine is not to be fetched from there, and comes as a script.
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
