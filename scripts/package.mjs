// The npm package, in a folder that is published as it is (docs/decisions/0019-the-published-folder.md): five scripts, each of which
// needs no other, the engine, the types, and what a package says of itself.
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join, resolve} from "node:path";
import {build as bundle} from "rolldown";
import {build} from "vite";
import {writeElementTypes} from "./element-types.mjs";

const OWN = "dist/package";

/** Each of them with what it is made of, and where it finds the engine. */
const scripts = {
  "index.js": {input: "web/engine/index.ts", host: "package"},
  "worker.js": {input: "web/engine/worker.ts", host: "package"},
  "node.js": {input: "web/engine/node.ts", host: "package-node"},
  "node-worker.js": {input: "web/engine/node-worker.ts", host: "package-node"},
};

/** What is made as a page's scripts are, by these modes of vite.config.ts. */
const pages = ["inline", "element"];

/** Types that name each other by their paths, which are therefore those of web/engine. */
const types = [
  ...readdirSync("web/engine/documents").map((file) => `documents/${file}`),
  "generated/verb-types.d.ts",
  "generated/phrase-types.d.ts",
];

const copies = {
  "index.d.ts": "web/engine/types.d.ts",
  ...Object.fromEntries(types.map((file) => [file, `web/engine/${file}`])),
  "engine.wasm": "web/engine/generated/engine.wasm",
  "README.md": "docs/package.md",
  "CHANGELOG.md": "CHANGELOG.md",
  LICENSE: "LICENSE",
  "THIRD-PARTY-NOTICES.txt": "THIRD-PARTY-NOTICES.txt",
};

/** `plugins` see what is bundled. */
export async function buildPackage(folder = OWN, plugins = []) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [file, {input, host}] of Object.entries(scripts))
    await bundle({
      input,
      platform: file.startsWith("node") ? "node" : "browser",
      // Its paths are the page's.
      tsconfig: false,
      resolve: {
        alias: {"#engine-host": resolve(`web/engine/host-${host}.ts`)},
        extensions: [".ts", ".mjs", ".js"],
      },
      transform: {target: "es2022"},
      plugins,
      output: {file: join(folder, file), codeSplitting: false},
    });
  for (const mode of pages)
    await build({mode, logLevel: "warn", plugins, worker: {plugins: () => plugins}, build: {outDir: folder}});
  await writeElementTypes(folder);
  writeFileSync(join(folder, "inline.d.ts"), 'export * from "./index.js";\n');
  for (const [file, source] of Object.entries(copies)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    // Not copied, since a linker lets its file be run.
    writeFileSync(join(folder, file), readFileSync(source));
  }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Those that do something by being loaded; said here, since the repository's manifest would say it of its sources. */
const sideEffects = ["./worker.js", "./node-worker.js", "./element.js"];

/** That of the repository without what concerns the repository alone: its paths are those of the folder, and packing builds it. */
function manifest() {
  const {private: _, scripts: __, devDependencies: ___, ...said} = JSON.parse(readFileSync("package.json", "utf8"));
  const text = JSON.stringify({
    ...said,
    customElements: "custom-elements.json",
    sideEffects,
    scripts: {prepack: "cd ../.. && node scripts/build-web.mjs package"},
  });
  return JSON.parse(text.replaceAll(`"./${OWN}/`, '"./'));
}
