// Builds the npm package in a folder that is published as it is (docs/decisions/0019-the-published-folder.md): scripts that
// need no other file, the engine, the types and the package's manifest.
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join, resolve} from "node:path";
import {build as bundle} from "rolldown";
import {build} from "vite";
import {writeElementTypes} from "./element-types.mjs";

const FOLDER = "dist/package";

/** Scripts, each with its entry module and the host module by which it finds the engine. */
const scripts = {
  "index.js": {input: "web/engine/index.ts", host: "package"},
  "worker.js": {input: "web/engine/worker.ts", host: "package"},
  "node.js": {input: "web/engine/node.ts", host: "package-node"},
  "node-worker.js": {input: "web/engine/node-worker.ts", host: "package-node"},
};

/** Modes of vite.config.ts that build the other scripts, as they build a page's. */
const pages = ["inline", "element"];

/** Type files, which refer to each other by path and therefore keep their paths in web/engine. */
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

/** Builds the package into `folder`; `plugins` are added to those of the bundlers. */
export async function buildPackage(folder = FOLDER, plugins = []) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [file, {input, host}] of Object.entries(scripts))
    await bundle({
      input,
      platform: file.startsWith("node") ? "node" : "browser",
      // The paths of the tsconfig are those of the page.
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
    // Not copied, because the linker marks its output as executable.
    writeFileSync(join(folder, file), readFileSync(source));
  }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Modules with side effects; listed here, since in the repository's manifest they would refer to its sources. */
const sideEffects = ["./worker.js", "./node-worker.js", "./element.js"];

/** Manifest of the repository without the fields for the repository alone, with paths relative to the folder; packing builds it. */
function manifest() {
  const {private: _, scripts: __, devDependencies: ___, ...fields} = JSON.parse(readFileSync("package.json", "utf8"));
  const text = JSON.stringify({
    ...fields,
    customElements: "custom-elements.json",
    sideEffects,
    scripts: {prepack: "cd ../.. && node scripts/build-web.mjs package"},
  });
  return JSON.parse(text.replaceAll(`"./${FOLDER}/`, '"./'));
}
