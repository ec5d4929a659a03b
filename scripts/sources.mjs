// Modules of the page for Node, transformed one by one: tests load them, and so do scripts that write its texts. They are
// cached under the hash of their sources: the first process builds them, in two seconds, and all others reuse them.
import {existsSync, readdirSync, renameSync, rmSync} from "node:fs";
import {readFile} from "node:fs/promises";
import {fileURLToPath, pathToFileURL} from "node:url";
import {build} from "vite";
import {openLoadRecord} from "./load-record.mjs";
import {fingerprintOf} from "./test-record.mjs";

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const FOLDER = path("build/sources");
/** Modules that start something in a browser when they are loaded. */
const entryPoints =
  /^web\/(main\.ts|learn\/reader\/start\.ts|embed\/(element|frame)\.ts|engine\/host-(?!package)|delivery\/service-worker\/|.*worker\.ts)/;

const modules = () =>
  readdirSync(path("web"), {recursive: true, encoding: "utf8"})
    .map((file) => `web/${file}`)
    .filter((file) => /(?<!\.d)\.(tsx?|json)$/.test(file) && !entryPoints.test(file));

/** Returns true for generated modules before the engine is built, so that those that do not need it can be loaded. */
const isUnbuilt = (id) => /\bgenerated\//.test(id) && !existsSync(path("web/engine/generated/verb-table.ts"));

async function bundle(outDir) {
  const input = Object.fromEntries(modules().map((file) => [file, path(file)]));
  // A folder of that name would be taken for packages.
  const entryFileNames = ({name}) => `${name.replace("node_modules", "packages")}.mjs`;
  const output = {preserveModules: true, preserveModulesRoot: path("."), entryFileNames};
  await build({
    root: path("."),
    configFile: false,
    publicDir: false,
    mode: "development",
    logLevel: "error",
    resolve: {alias: {"#engine-host": path("web/engine/host-package.ts")}},
    build: {
      ...{ssr: true, outDir, minify: false},
      rolldownOptions: {input, output, preserveEntrySignatures: "strict", external: isUnbuilt},
    },
  });
}

/** Builds the modules unless they are cached, and returns their folder. */
export async function builtFolder() {
  const name = fingerprintOf("sources", [path("web"), path("docs/check-quotient.mjs")]);
  const folder = `${FOLDER}/${name}`;
  if (existsSync(folder)) return folder;
  const temporary = `${FOLDER}/${process.pid}.new`;
  await bundle(temporary);
  for (const old of readdirSync(FOLDER))
    if (old !== name && !old.endsWith(".new")) rmSync(`${FOLDER}/${old}`, {recursive: true, force: true});
  try {
    renameSync(temporary, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(temporary, {recursive: true});
  }
  return folder;
}

export async function openSources() {
  const folder = await builtFolder();
  const recordLoad = openLoadRecord();
  /** @returns {Promise<any>} */
  const load = (file) => {
    recordLoad(file);
    return import(pathToFileURL(`${folder}${file}.mjs`).href);
  };
  return {
    load,
    /**
     * Returns every language, English first, with all its words.
     * @returns {Promise<import("../web/text").Language<import("../web/text").Late>[]>}
     */
    async languages() {
      const {langs, languages, loadLanguage} = await load("/web/text/index.ts");
      const loadWhole = async (lang) => {
        const row = languages[lang];
        const {dictionary, late = row.late} = await row.load();
        return loadLanguage(lang, {parts: Object.keys(late), games: Object.keys(dictionary.stories)});
      };
      return Promise.all(langs.map(loadWhole));
    },
    /** Creates an engine that throws the error class of these modules; the page's reads addresses alone. */
    async engine({exact = false} = {}) {
      const {createEngine} = await load("/web/engine/index.ts");
      return createEngine({wasmBinary: await readFile(path("web/engine/generated/engine.wasm")), exact});
    },
  };
}
