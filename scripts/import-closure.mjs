// Import closure of modules of the page, found in the built modules: the sources that a test reads by loading them.
import {existsSync, readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {readsOf} from "./test-inputs.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const IMPORT = /\b(?:from|import|import\()\s*"(\.{1,2}\/[^"]+)"/g;
/** Source of a built module; a query of the source is part of the built module's name. */
const SOURCE = /^((?:web|docs)\/.*?\.(?:tsx?|json))(_.*)?\.mjs$/;
const ENGINE = "web/engine/generated/engine.mjs";

/**
 * Returns a function from modules to the sources of their import closure, sorted; none if a module is no more. `folder` has
 * the built modules.
 */
export function openClosures(/** @type {string} */ folder) {
  const importsOf = new Map();
  const imports = (/** @type {string} */ built) => {
    if (!importsOf.has(built)) {
      const text = readFileSync(join(folder, built), "utf8");
      importsOf.set(
        built,
        [...text.matchAll(IMPORT)].map(([, path]) => join(dirname(built), path)),
      );
    }
    return importsOf.get(built);
  };
  return (/** @type {string[]} */ modules) => {
    const visited = new Set(modules.map((file) => `${file.slice(1)}.mjs`));
    if (![...visited].every((built) => existsSync(join(folder, built)))) return [];
    for (const built of visited) for (const path of imports(built)) visited.add(path);
    return [...new Set([...visited].flatMap(sourcesOf))].sort();
  };
}

function sourcesOf(/** @type {string} */ built) {
  // A module that is JavaScript keeps its name.
  if (existsSync(join(ROOT, built))) return built === ENGINE ? [built, built.replace(/mjs$/, "wasm")] : [built];
  const [, source, query = ""] = SOURCE.exec(built) ?? [];
  if (!source) return [];
  // The program of a worker is built apart, with the imports of its source.
  return query.startsWith("_worker") ? readsOf([source]) : [source];
}
