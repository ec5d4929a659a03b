// The packed package with bundlers and runtimes that are too heavy for the default run; they come from
// package-lock.json in this folder.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {copyFileSync, existsSync, mkdirSync, readFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {after, before, test} from "node:test";
import {pathToFileURL} from "node:url";
import {chromium} from "@playwright/test";
import {launchOptions} from "../../../scripts/browser.mjs";
import {
  consumer,
  pack,
  pageHtml,
  pageResult,
  run,
  solverSource,
  withServer,
  writeFiles,
} from "../../helpers/consumer.mjs";

const tools = resolve("build/consumers");
const tool = (path) => join(tools, "node_modules", path);
const load = (path) => import(pathToFileURL(tool(path)).href);

function install() {
  const lock = "tests/long/consumers/package-lock.json";
  const installed = tool(".installed-lock");
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return;
  mkdirSync(tools, {recursive: true});
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(`tests/long/consumers/${file}`, join(tools, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {cwd: tools, stdio: "inherit"});
  copyFileSync(lock, installed);
}

let packed;
let folder;
let browser;
before(async () => {
  install();
  packed = pack();
  folder = consumer(packed.tarball, {
    "index.html": pageHtml("/main.js"),
    "main.js": solverSource(),
    "inline.js": solverSource("sg-playground/inline"),
    "program.mjs": `import {createEngine} from "sg-playground";
const sg = await createEngine();
let turns = 0;
const turn = () => { turns++; next = setTimeout(turn); };
let next = setTimeout(turn);
const {certificate} = await sg.strategy("nim:9,10,12,13", "normal", 3000000);
clearTimeout(next);
console.log(certificate !== undefined, turns > 20, (await sg.analyze("nim:3,5,7")).grundy);`,
    "alone.mjs": `import {createEngine} from "sg-playground/inline";
console.log((await (await createEngine()).analyze("nim:3,5,7")).grundy);`,
    "program.cjs": `const {createEngine} = require("sg-playground");
createEngine().then(async (sg) => console.log((await sg.analyze("nim:3,5,7")).grundy));`,
  });
  browser = await chromium.launch(launchOptions);
});
after(() => browser.close());

const solvedResult = {text: "1", workers: 1, faults: []};

/** Asserts the output of a page that a bundler has built. */
const shows = (name, expected = solvedResult) =>
  withServer(join(folder, name), async (site) => assert.deepEqual(await pageResult(browser, site), expected, name));

/** Copies the files that the README names for bundlers that do not include them. */
function copyBeside(name) {
  for (const file of ["engine.wasm", "worker.js"])
    copyFileSync(join(folder, "node_modules/sg-playground", file), join(folder, name, file));
}

test("webpack 5 takes engine and worker along", async () => {
  const {default: webpack} = await load("webpack/lib/index.js");
  for (const mode of ["production", "development"]) {
    const stats = await new Promise((resolve, fail) =>
      webpack(
        {
          mode,
          context: folder,
          entry: "./main.js",
          output: {path: join(folder, mode), filename: "main.js", publicPath: ""},
        },
        (error, result) => (error ? fail(error) : resolve(result)),
      ),
    );
    const {errors, warnings} = stats.toJson({all: false, errors: true, warnings: true});
    assert.deepEqual(errors, []);
    // Only about its size.
    assert.deepEqual(
      warnings.filter(({message}) => !/size|performance/.test(message)),
      [],
    );
    writeFiles(folder, {[`${mode}/index.html`]: pageHtml("./main.js")});
    await shows(mode);
  }
});

test("esbuild: one file, or the files copied", async () => {
  const {build} = await load("esbuild/lib/main.js");
  const common = {absWorkingDir: folder, bundle: true, minify: true, logLevel: /** @type {const} */ ("silent")};
  for (const [name, format] of [
    ["esbuild-esm", "esm"],
    ["esbuild-iife", "iife"],
  ]) {
    const {warnings} = await build({
      ...common,
      entryPoints: ["inline.js"],
      format,
      outfile: join(folder, name, "main.js"),
    });
    assert.deepEqual(warnings, []);
    writeFiles(folder, {[`${name}/index.html`]: pageHtml("./main.js")});
    await shows(name);
  }
  const {warnings} = await build({
    ...common,
    entryPoints: ["main.js"],
    format: "esm",
    outdir: join(folder, "esbuild-files"),
  });
  assert.deepEqual(warnings, []);
  copyBeside("esbuild-files");
  writeFiles(folder, {"esbuild-files/index.html": pageHtml("./main.js")});
  await shows("esbuild-files");
});

test("esbuild for Node: the files copied, or one file", async () => {
  const {build} = await load("esbuild/lib/main.js");
  const built = join(folder, "esbuild-node");
  await build({
    absWorkingDir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    outExtension: {".js": ".mjs"},
    entryPoints: ["program.mjs", "alone.mjs"],
    outdir: built,
  });
  const inlinedRun = await run(process.execPath, ["alone.mjs"], built);
  assert.deepEqual([inlinedRun.stdout, inlinedRun.status], ["1\n", 0], inlinedRun.stderr);
  for (const file of ["engine.wasm", "node-worker.js"])
    copyFileSync(join(folder, "node_modules/sg-playground", file), join(built, file));
  const copiedRun = await run(process.execPath, ["program.mjs"], built);
  assert.deepEqual([copiedRun.stdout, copiedRun.status], ["true true 1\n", 0], copiedRun.stderr);
});

test("Rollup: one file, or the files copied", async () => {
  const {rollup} = await load("rollup/dist/es/rollup.js");
  const {nodeResolve} = await load("@rollup/plugin-node-resolve/dist/es/index.js");
  const warnings = [];
  const make = async (input, name) => {
    const onwarn = ({message}) => warnings.push(message);
    const bundle = await rollup({input: join(folder, input), plugins: [nodeResolve({browser: true})], onwarn});
    await bundle.write({file: join(folder, name, "main.js"), format: "es"});
    writeFiles(folder, {[`${name}/index.html`]: pageHtml("./main.js")});
  };
  await make("inline.js", "rollup-inline");
  await shows("rollup-inline");
  await make("main.js", "rollup-files");
  copyBeside("rollup-files");
  await shows("rollup-files");
  assert.deepEqual(warnings, []);
});

test("the Vite before: its build as it is, its server told to leave the package alone", async () => {
  const {build, createServer} = await load("vite7/dist/node/index.js");
  const quietly = {root: folder, configFile: false, logLevel: "error"};
  await build({...quietly, base: "./", build: {outDir: join(folder, "vite7")}});
  await shows("vite7");
  const server = await createServer({
    ...quietly,
    server: {port: 0, host: "127.0.0.1"},
    optimizeDeps: {exclude: ["sg-playground"]},
  });
  try {
    await server.listen();
    assert.deepEqual(await pageResult(browser, server.resolvedUrls.local[0]), solvedResult);
  } finally {
    await server.close();
  }
});

for (const version of ["22", "24"])
  test(`Node ${version}: import, require, and an end`, async () => {
    const node = tool(`node${version}/bin/node`);
    const {stdout, stderr, status} = await run(node, ["program.mjs"], folder);
    assert.deepEqual([stdout, status], ["true true 1\n", 0], stderr);
    const required = await run(node, ["program.cjs"], folder);
    assert.deepEqual([required.stdout, required.status], ["1\n", 0], required.stderr);
  });

test("Deno: import, and an end", async () => {
  const deno = tool("@deno/linux-x64-glibc/deno");
  const {stdout, stderr, status} = await run(
    deno,
    ["run", "--allow-read", "--node-modules-dir=manual", "program.mjs"],
    folder,
  );
  assert.deepEqual([stdout, status], ["true true 1\n", 0], stderr);
});

test("are-the-types-wrong finds nothing", async () => {
  const {checkPackage, createPackageFromTarballData} = await load("@arethetypeswrong/core/dist/index.js");
  const report = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)), {
    // Files that are no modules have no types.
    excludeEntrypoints: ["./engine.wasm", "./package.json"],
  });
  assert.ok(report.types !== false && Object.keys(report.entrypoints).length >= 2);
  // An ES module: the README tells how TypeScript before 5.8 treats `require` of it.
  const esm = report.problems.filter((problem) => problem.kind !== "CJSResolvesToESM");
  assert.deepEqual(esm, []);
});
