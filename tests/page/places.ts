// Places in which the three builds are tested: URL, frame, headers, and changes to the page beforehand.
import {pathToFileURL} from "node:url";
import {expect, type Frame, type Page, type Route} from "@playwright/test";

export const hash = "#/nim:3,5,7?lang=en";
const element = `<sg-game at="nim:3,5,7" lang="en"></sg-game><script src="/embed/sg-game.js"></script>`;

/** A page of another site, under `policy` if any. */
const page = (body: string, policy?: string): Made => ({
  contentType: "text/html",
  headers: policy ? {"content-security-policy": policy} : {},
  body: `<!doctype html><html lang="en"><head><title>Elsewhere</title></head><body>${body}</body></html>`,
});
interface Made {
  contentType: string;
  headers: Record<string, string>;
  body: string;
}

/** Replaces headers that the server sends. */
export const withHeaders = (headers: Record<string, string>) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({response, headers: {...response.headers(), ...headers}});
};

export interface Place {
  /** Relative to the site, or a page of another site that is made here. */
  at: string;
  made?: Made;
  /** In a frame on a page of another origin. */
  elsewhere?: true;
  answers?: [RegExp, (route: Route) => Promise<void>];
  /** Script that runs first in every frame. */
  first?: () => void;
}

export const framed = (address: string, sandbox: string) =>
  page(`<iframe title="A game" width="1000" height="900" sandbox="${sandbox}" src="${address}"></iframe>`);
export const strict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types sg-playground";
export const types = {script: /\.js$/, engine: /\.wasm$/, all: /./};

/** Changes to the prototypes as old libraries made them, and worse: by name, by index, and by function. */
function patch() {
  const extras = {text: "x", number: 1, list: ["x"], method() {}, nothing: null};
  Object.assign(Object.prototype, extras);
  Object.assign(Array.prototype, {more: 1, toJSON: undefined, first: () => 0});
  Object.assign(String.prototype, {more: "x"});
  Object.assign(Function.prototype, {more: () => 0});
}

function keepNothing() {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
}

function refuseWorkers() {
  Object.defineProperty(window, "Worker", {
    value: class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    },
  });
}

const hostile = `<style>
  * {all: initial !important; display: none !important; font: 40px serif !important; color: red !important}
  html, body, sg-game {display: block !important}
  sg-game * {position: fixed !important} :root {font-size: 3px !important; direction: rtl}
  div, p, svg, button, .board, .verdict {width: 1px !important; transform: rotate(1turn) scale(0) !important}
</style>`;

export const places: Record<string, Place> = {
  "the site at the root": {at: `index.html${hash}`},
  "the site in a sub-folder": {at: `blog/games/index.html${hash}`},
  "the page in one file from the disk": {at: pathToFileURL("dist/standalone.html").href + hash},
  "the site in a frame of another origin": {at: `index.html${hash}`, elsewhere: true},
  "one file in a frame of another origin": {at: `standalone.html${hash}`, elsewhere: true},
  "the site in a sandboxed frame, of a host that lets it be read": {
    ...{at: "frame.html", made: framed(`/index.html${hash}`, "allow-scripts")},
    answers: [/\.(js|css|wasm)$/, withHeaders({"access-control-allow-origin": "*"})],
  },
  "one file in a sandboxed frame": {
    at: "frame.html",
    made: framed(`/standalone.html${hash}`, "allow-scripts"),
  },
  "the element in a bare page": {at: "post.html", made: page(element)},
  "the element under hostile CSS": {at: "post.html", made: page(hostile + element)},
  "the element among patched prototypes": {at: "post.html", made: page(element), first: patch},
  "one file among patched prototypes": {at: `standalone.html${hash}`, first: patch},
  "the site among patched prototypes": {at: `index.html${hash}`, first: patch},
  "the site under a strict policy with Trusted Types": {
    at: `index.html${hash}`,
    answers: [types.all, withHeaders({"content-security-policy": strict})],
  },
  "the element under a strict policy with Trusted Types": {at: "post.html", made: page(element, strict)},
  "the site without any header but the type": {
    at: `index.html${hash}`,
    answers: [
      types.all,
      async (route) => {
        const response = await route.fetch();
        const type = response.headers()["content-type"] ?? "";
        await route.fulfill({body: await response.body(), headers: {"content-type": type}});
      },
    ],
  },
  "one file without any header": {
    at: `standalone.html${hash}`,
    answers: [
      types.all,
      async (route) => route.fulfill({body: await (await route.fetch()).body(), headers: {"content-type": ""}}),
    ],
  },
  "the site with an engine of the wrong type": {
    at: `index.html${hash}`,
    answers: [types.engine, withHeaders({"content-type": "text/plain", "x-content-type-options": "nosniff"})],
  },
  "the element with a script of the wrong type": {
    ...{at: "post.html", made: page(element)},
    answers: [types.script, withHeaders({"content-type": "application/octet-stream"})],
  },
  "the site where storage is refused": {at: `index.html${hash}`, first: keepNothing},
  "the element where storage is refused": {at: "post.html", made: page(element), first: keepNothing},
  "the site where workers are refused": {at: `index.html${hash}`, first: refuseWorkers},
  "one file where workers are refused": {at: `standalone.html${hash}`, first: refuseWorkers},
  "the element where workers are refused": {at: "post.html", made: page(element), first: refuseWorkers},
};

/** Opens the place; returns the page to inspect, or the frame in it. */
export async function open(page: Page, {at, made, elsewhere, answers, first}: Place, site: string): Promise<Frame> {
  if (first) await page.addInitScript(first);
  if (answers) await page.route((url) => answers[0].test(url.pathname), answers[1]);
  if (made) await page.route(/\/(frame|post)\.html$/, (route) => route.fulfill(made));
  if (elsewhere) {
    // Another name of this machine. Chromium refuses frames from its own network in a page that no server has sent.
    await page.goto(`${site.replace("127.0.0.1", "localhost")}bare.html`);
    await page.evaluate((src) => {
      document.body.replaceChildren(Object.assign(document.createElement("iframe"), {src, width: 1000, height: 900}));
    }, site + at);
    await expect.poll(() => page.frames().length).toBe(2);
  } else await page.goto(at);
  return page.frames()[1] ?? page.mainFrame();
}
