// Whose work stands in the files that are handed out: the npm packages whose modules a build has taken in, and the libraries that the
// engine is linked with. Run by itself, it writes THIRD-PARTY-NOTICES.txt of what the last whole build has taken in.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {fileURLToPath} from "node:url";

export const FILE = "THIRD-PARTY-NOTICES.txt";
const BUNDLED = "build/bundled.json";

/** In engine.wasm and its glue; the texts of their licences stand in scripts/licences/. */
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

const seen = new Set();

/** A plugin of Rolldown or Vite, which remembers the packages that came into a bundle. */
export const collecting = {
  name: "bundled",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      for (const [id, {renderedLength}] of Object.entries(file.type === "chunk" ? file.modules : {}))
        if (renderedLength > 0) seen.add(packageOf(id));
  },
};

/** Helpers that a bundler adds are its own. */
function packageOf(id) {
  const [, name] = id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? id.match(/^\0?(vite|rolldown)\//) ?? [];
  return name;
}

/** After all forms were built. */
export function keepBundled() {
  seen.delete(undefined);
  mkdirSync("build", {recursive: true});
  writeFileSync(BUNDLED, `${JSON.stringify([...seen].sort())}\n`);
}

const read = (file) => readFileSync(file, "utf8").trim();

function noticeOf(name) {
  const folder = join("node_modules", name);
  const {version, license} = JSON.parse(read(join(folder, "package.json")));
  const files = readdirSync(folder).filter((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (files.length !== 1) throw new Error(`${name} has ${files.length} texts of a licence`);
  // What a bundler bundles itself is not in our files.
  const [text] = read(join(folder, files[0])).split("\n# Licenses of bundled dependencies");
  return {title: `${name} ${version}`, licence: license, text: text.trim()};
}

/** The whole file, of what the last whole build has taken in. */
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
