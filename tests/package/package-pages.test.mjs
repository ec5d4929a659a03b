// The packed package in pages: as it is, and by way of Vite, whose server and build have each their own way with a package's files.
// Those that need other bundlers: tests/long/consumers/.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {chromium} from "@playwright/test";
import {build, createServer} from "vite";
import {launching} from "../../scripts/browser.mjs";
import {answered, consumer, pack, pageOf, put, served, solving} from "../helpers/consumer.mjs";

let browser;
let folder;
before(async () => {
  folder = consumer(pack().tarball, {
    "index.html": pageOf("/main.js"),
    "main.js": solving(),
    "inline.html": pageOf("/inline.js"),
    "inline.js": solving("sg-playground/inline"),
  });
  browser = await chromium.launch(launching);
});
after(() => browser.close());

const solved = {text: "1", workers: 1, faults: []};
const importMap = `<script type="importmap">{"imports": {"sg-playground": "/node_modules/sg-playground/index.js"}}</script>`;
const quietly = {configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ("error")};

test("a page without a bundler imports it", async () => {
  put(folder, {"plain.html": pageOf("/main.js", importMap)});
  await served(folder, async (site) => assert.deepEqual(await answered(browser, `${site}plain.html`), solved));
});

test("the README's page shows what it says", async () => {
  const [, page, said] = /```html\n(.*?\/\/ (\S+)\n.*?)```/s.exec(readFileSync("docs/package.md", "utf8")) ?? [];
  put(folder, {"readme.html": `<link rel="icon" href="data:,">${page}`});
  await served(folder, async (site) =>
    assert.deepEqual(await answered(browser, `${site}readme.html`), {...solved, text: said}),
  );
});

test("a worker imports it, and has a worker of its own", async () => {
  put(folder, {
    "in-worker.html": pageOf("/asking.js"),
    "asking.js": `const worker = new Worker("/worker.js", {type: "module"});
worker.onmessage = ({data}) => {
  document.querySelector("output").textContent = data;
};`,
    "worker.js": `import {createEngine} from "/node_modules/sg-playground/index.js";
const sg = await createEngine();
postMessage((await sg.analyze("nim:3,5,7")).grundy);`,
  });
  await served(folder, async (site) =>
    assert.deepEqual(await answered(browser, `${site}in-worker.html`), {...solved, workers: 2}),
  );
});

test("the file that holds everything needs no other", async () => {
  const alone = importMap.replace("index.js", "inline.js");
  put(folder, {"alone.html": pageOf("/main.js", alone)});
  await served(folder, async (site) => assert.deepEqual(await answered(browser, `${site}alone.html`), solved));
});

test("Vite serves it", async () => {
  const server = await createServer({...quietly, root: folder, server: {port: 0, host: "127.0.0.1"}});
  try {
    await server.listen();
    const [site] = server.resolvedUrls?.local ?? [];
    for (const page of ["", "inline.html"]) assert.deepEqual(await answered(browser, `${site}${page}`), solved, page);
  } finally {
    await server.close();
  }
});

test("Vite builds it", async () => {
  const outDir = join(folder, "built");
  await build({
    ...quietly,
    root: folder,
    base: "./",
    build: {outDir, rolldownOptions: {input: ["index.html", "inline.html"].map((page) => join(folder, page))}},
  });
  await served(outDir, async (site) => {
    for (const page of ["", "inline.html"]) assert.deepEqual(await answered(browser, `${site}${page}`), solved, page);
  });
});
