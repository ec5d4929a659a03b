// Licence notices of third-party work in the published files: the npm packages whose modules a build has bundled, and the
// libraries that the engine is linked with. As a command it writes THIRD-PARTY-NOTICES.txt for the last complete build.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {fileURLToPath} from "node:url";

export const FILE = "THIRD-PARTY-NOTICES.txt";
const BUNDLED = "build/bundled.json";

/** Libraries in engine.wasm and its glue; the texts of their licences stand in scripts/licences/. */
export const linked = {
  emscripten: {name: "Emscripten", licence: "MIT or NCSA", texts: ["emscripten.txt"]},
  musl: {name: "musl, as Emscripten has it", licence: "MIT", texts: ["musl.txt"]},
  llvm: {
    name: "libc++, libc++abi and compiler-rt of LLVM, as Emscripten has them",
    licence: "Apache-2.0 WITH LLVM-exception",
    texts: ["apache-2.0.txt", "llvm-exception.txt"],
  },
  rapidjson: {name: "RapidJSON", licence: "MIT", texts: ["rapidjson.txt"]},
};

const bundledPackages = new Set();

/** Plugin for Rolldown and Vite that collects the packages in a bundle. */
export const collectPackages = {
  name: "bundled",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      for (const [id, {renderedLength}] of Object.entries(file.type === "chunk" ? file.modules : {}))
        if (renderedLength > 0) bundledPackages.add(packageOf(id));
  },
};

/** Returns the package that a module belongs to; a bundler's helpers belong to the bundler. Undefined for our own modules. */
function packageOf(id) {
  const [, name] = id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? id.match(/^\0?(vite|rolldown)\//) ?? [];
  return name;
}

/** Writes the list of bundled packages; to be called after all forms were built. */
export function writeBundled() {
  bundledPackages.delete(undefined);
  mkdirSync("build", {recursive: true});
  writeFileSync(BUNDLED, `${JSON.stringify([...bundledPackages].sort())}\n`);
}

const read = (file) => readFileSync(file, "utf8").trim();

function noticeOf(name) {
  const folder = join("node_modules", name);
  const {version, license} = JSON.parse(read(join(folder, "package.json")));
  const files = readdirSync(folder).filter((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (files.length !== 1) throw new Error(`${name} has ${files.length} texts of a licence`);
  // The dependencies bundled in a bundler are not in our files.
  const [text] = read(join(folder, files[0])).split("\n# Licenses of bundled dependencies");
  return {title: `${name} ${version}`, licence: license, text: text.trim()};
}

/** Returns the text of the file for the last complete build. */
export function notices() {
  const ofPackages = JSON.parse(read(BUNDLED)).map(noticeOf);
  const ofEngine = Object.values(linked).map(({name, licence, texts}) => ({
    title: `${name} (in engine.wasm)`,
    licence,
    text: texts.map((file) => read(`scripts/licences/${file}`)).join("\n\n"),
  }));
  const rule = "-".repeat(78);
  const parts = [...ofEngine, ...ofPackages].map(
    ({title, licence, text}) => `${rule}\n${title}\n${licence}\n${rule}\n\n${text}\n`,
  );
  return `The files of SG Playground hold work of others under these terms.\n\n${parts.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, notices());
