// The packed package in pages: unbundled, and through Vite, whose server and build each treat a package's files
// differently. Tests that need other bundlers: tests/long/consumers/.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {chromium} from "@playwright/test";
import {build, createServer} from "vite";
import {launchOptions} from "../../scripts/browser.mjs";
import {consumer, pack, pageHtml, pageResult, solverSource, withServer, writeFiles} from "../helpers/consumer.mjs";

let browser;
let folder;
before(async () => {
  folder = consumer(pack().tarball, {
    "index.html": pageHtml("/main.js"),
    "main.js": solverSource(),
    "inline.html": pageHtml("/inline.js"),
    "inline.js": solverSource("sg-playground/inline"),
  });
  browser = await chromium.launch(launchOptions);
});
after(() => browser.close());

const solvedResult = {text: "1", workers: 1, faults: []};
const importMap = `<script type="importmap">{"imports": {"sg-playground": "/node_modules/sg-playground/index.js"}}</script>`;
const quietly = {configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ("error")};

test("a page without a bundler imports it", async () => {
  writeFiles(folder, {"plain.html": pageHtml("/main.js", importMap)});
  await withServer(folder, async (site) =>
    assert.deepEqual(await pageResult(browser, `${site}plain.html`), solvedResult),
  );
});

test("the README's page shows what it says", async () => {
  const [, page, expectedText] =
    /```html\n(.*?\/\/ (\S+)\n.*?)```/s.exec(readFileSync("docs/package.md", "utf8")) ?? [];
  writeFiles(folder, {"readme.html": `<link rel="icon" href="data:,">${page}`});
  await withServer(folder, async (site) =>
    assert.deepEqual(await pageResult(browser, `${site}readme.html`), {...solvedResult, text: expectedText}),
  );
});

test("a worker imports it, and has a worker of its own", async () => {
  writeFiles(folder, {
    "in-worker.html": pageHtml("/asking.js"),
    "asking.js": `const worker = new Worker("/worker.js", {type: "module"});
worker.onmessage = ({data}) => {
  document.querySelector("output").textContent = data;
};`,
    "worker.js": `import {createEngine} from "/node_modules/sg-playground/index.js";
const sg = await createEngine();
postMessage((await sg.analyze("nim:3,5,7")).grundy);`,
  });
  await withServer(folder, async (site) =>
    assert.deepEqual(await pageResult(browser, `${site}in-worker.html`), {...solvedResult, workers: 2}),
  );
});

test("the file that holds everything needs no other", async () => {
  const inlined = importMap.replace("index.js", "inline.js");
  writeFiles(folder, {"alone.html": pageHtml("/main.js", inlined)});
  await withServer(folder, async (site) =>
    assert.deepEqual(await pageResult(browser, `${site}alone.html`), solvedResult),
  );
});

test("Vite serves it", async () => {
  const server = await createServer({...quietly, root: folder, server: {port: 0, host: "127.0.0.1"}});
  try {
    await server.listen();
    const [site] = server.resolvedUrls?.local ?? [];
    for (const page of ["", "inline.html"])
      assert.deepEqual(await pageResult(browser, `${site}${page}`), solvedResult, page);
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
  await withServer(outDir, async (site) => {
    for (const page of ["", "inline.html"])
      assert.deepEqual(await pageResult(browser, `${site}${page}`), solvedResult, page);
  });
});
