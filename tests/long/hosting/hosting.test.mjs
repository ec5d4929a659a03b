// Examples of docs/hosting.md, verbatim: each serves the built site, with every file as the tables of that page say, to
// a browser that solves a position, reads an article and shows an element on another site's page.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {connect} from "node:net";
import {extname, join, resolve} from "node:path";
import {after, test} from "node:test";
import {pathToFileURL} from "node:url";
import {caddy, example, freePort, nginx, replaceRequired, shell} from "./servers.mjs";
import {browser, expectSolved, isUsedElsewhere, isUsedLess, solves, withPage} from "./visits.mjs";

after(() => browser.close());

const work = resolve("build/hosting");
const site = join(work, "site");
rmSync(work, {recursive: true, force: true});
mkdirSync(work, {recursive: true});

const [built, ...lines] = example("Hosting", "sh").trim().split("\n");
assert.equal(built, "npm run build");
// The build is already there; the best brotli compression would take as long as all tests below.
for (const line of lines) sh(`${line.replace(/\bsite\b/g, site)}${line.includes("precompress") ? " 5" : ""}`);

const names = readdirSync(site, {recursive: true, encoding: "utf8"});
const files = new Map(
  names.filter((name) => /\.(?!br$|gz$)\w+$/.test(name)).map((name) => [name, readFileSync(join(site, name))]),
);
const element = readFileSync(join(site, "embed/sg-game.js"));

function sh(line) {
  execFileSync("sh", ["-c", line]);
}

const types = {
  ".css": ["text/css"],
  ".html": ["text/html"],
  ".js": ["text/javascript", "application/javascript"],
  ".png": ["image/png"],
  ".svg": ["image/svg+xml"],
  ".wasm": ["application/wasm"],
  ".webmanifest": ["application/manifest+json"],
};

/** Every file is complete, and has the headers of the two tables. */
async function keepsTheTables(base) {
  assert.ok(files.size > 40);
  for (const [name, contents] of files) {
    const response = await fetch(base + name, {headers: {"accept-encoding": "br"}});
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), contents, name);
    const header = (/** @type {string} */ key) => response.headers.get(key);
    const [type] = (header("content-type") ?? "").split(";");
    assert.ok((types[extname(name)] ?? [type]).includes(type), `${name}: ${type}`);
    const isHashed = /^assets\/|^embed\/.+-[\w-]{8}\.js$/.test(name);
    assert.equal(header("cache-control"), isHashed ? "public, max-age=31536000, immutable" : "no-cache", name);
    assert.equal(header("content-encoding"), existsSync(join(site, `${name}.br`)) ? "br" : null, name);
    const framedBy = /\b(standalone|embed)\.html$/.test(name) ? "*" : "'self'";
    assert.equal(header("content-security-policy"), `frame-ancestors ${framedBy}`, name);
    assert.equal(header("x-content-type-options"), "nosniff");
    assert.equal(header("referrer-policy"), "no-referrer");
    assert.equal(header("access-control-allow-origin"), "*");
    assert.equal(header("cross-origin-resource-policy"), "cross-origin");
  }
}

/** Responses depend on the request: compressed or not, cached or not, and for the folder itself. */
async function keepsToWhatIsAsked(base) {
  const ask = (name, headers = {}) => fetch(base + name, {headers});
  const {headers} = await ask("index.html", {"accept-encoding": "gzip"});
  assert.equal(headers.get("content-encoding"), "gzip");
  assert.match(headers.get("vary") ?? "", /accept-encoding/i);
  assert.equal((await ask("index.html", {"accept-encoding": "identity"})).headers.get("content-encoding"), null);
  const conditional = {"accept-encoding": "gzip", "if-none-match": headers.get("etag") ?? ""};
  assert.equal((await ask("index.html", conditional)).status, 304);
  const missing = await ask("assets/no-such-file.js");
  assert.equal(missing.status, 404);
  assert.doesNotMatch(missing.headers.get("cache-control") ?? "", /immutable/);
  if (new URL(base).pathname === "/") return;
  const redirect = await fetch(base.slice(0, -1), {redirect: "manual"});
  assert.equal(new URL(redirect.headers.get("location") ?? "", base).href, base);
}

/** Serves an example while `use` runs. */
async function serving({start, text}, use) {
  const port = await freePort();
  const server = await start(text, port, join(work, `server-${port}`));
  try {
    await use(`http://127.0.0.1:${port}/`, port);
  } finally {
    await server.stop();
  }
}

const root = {
  nginx: {start: nginx, text: example("nginx", "nginx")},
  caddy: {start: caddy, text: example("Caddy", "caddy")},
};
const inFolder = {
  nginx: replaceRequired(root.nginx.text, "root /var/www/sg-playground;", example("In a sub-folder", "nginx")),
  caddy: root.caddy.text.replace(/^:80 \{[\s\S]*?^\}\n/m, () => example("In a sub-folder", "caddy")),
};
const ofSite = (name, {text} = root[name]) => ({
  start: root[name].start,
  text: replaceRequired(text, "/var/www/sg-playground", site),
});
const behindProxy = (name, port) => ({
  start: root[name].start,
  text: replaceRequired(example("Behind a proxy", name), "127.0.0.1:8080", `127.0.0.1:${port}`),
});

async function serves(base) {
  await keepsTheTables(base);
  await keepsToWhatIsAsked(base);
  await solves(base);
}

for (const name of ["nginx", "caddy"]) {
  test(`${name}: at the root`, () =>
    serving(ofSite(name), async (base) => {
      await serves(base);
      await isUsedElsewhere(base, element);
    }));

  test(`${name}: in a sub-folder`, () =>
    serving(ofSite(name, {text: inFolder[name]}), (base) => serves(`${base}games/`)));
}

for (const [proxy, behind] of [
  ["nginx", "caddy"],
  ["caddy", "nginx"],
])
  test(`${proxy} as a proxy in front of ${behind}`, () =>
    serving(ofSite(behind), (_, port) => serving(behindProxy(proxy, port), (base) => serves(`${base}games/`))));

/** Head of the response to a proxy that speaks the old protocol. */
const toOldProxy = (port) =>
  new Promise((resolveHead) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /index.html HTTP/1.0\r\nAccept-Encoding: gzip\r\nVia: 1.0 proxy\r\n\r\n"),
    );
    socket.setEncoding("latin1").on("data", (text) => {
      response += text;
    });
    socket.on("close", () => resolveHead(response.split("\r\n\r\n")[0]));
  });

test("nginx compresses for an old proxy by the two lines that are there for it", async () => {
  const {start, text} = ofSite("nginx");
  await serving({start, text}, async (_, port) => assert.match(await toOldProxy(port), /Encoding: gzip/));
  for (const line of ["gzip_proxied any;", "gzip_http_version 1.0;"])
    await serving({start, text: replaceRequired(text, line, "")}, async (_, port) =>
      assert.doesNotMatch(await toOldProxy(port), /Encoding: gzip/),
    );
});

test("a host that sends no header and compresses nothing", async () => {
  const port = await freePort();
  const line = replaceRequired(
    replaceRequired(example("Any static host", "sh").trim(), " site", ` ${site}`),
    "8000",
    String(port),
  );
  const server = await shell(`${line} --bind 127.0.0.1`, port);
  try {
    await solves(`http://127.0.0.1:${port}/`);
    await isUsedLess(`http://127.0.0.1:${port}/`, element);
  } finally {
    await server.stop();
  }
});

test("from a USB stick: the page in one file, and a post with its element, without network", async () => {
  const stick = join(work, "stick");
  mkdirSync(join(stick, "embed"), {recursive: true});
  sh(
    replaceRequired(
      replaceRequired(example("From a USB stick", "sh"), " site/", ` ${site}/`),
      "/media/stick/",
      `${stick}/`,
    ),
  );
  const single = "embed/sg-game.single.js";
  writeFileSync(join(stick, single), readFileSync(join(site, single)));
  const post = `<!doctype html><script src="${single}"></script><sg-game at="nim:3,5,7"></sg-game>`;
  writeFileSync(join(stick, "post.html"), post);
  for (const name of ["standalone.html#/nim:3,5,7", "post.html"])
    await withPage("about:blank", async (page) => {
      await page.context().setOffline(true);
      await page.goto(`${pathToFileURL(stick).href}/${name}`);
      await expectSolved(page);
    });
});
