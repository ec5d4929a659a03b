// The page's own modules for Node, bundled one by one: what tests, and scripts that write in its words, load. They are kept under the hash
// of what they are made of, so that whoever comes first builds them, in two seconds, and all others find them.
import {existsSync, readdirSync, renameSync, rmSync} from "node:fs";
import {readFile} from "node:fs/promises";
import {fileURLToPath, pathToFileURL} from "node:url";
import {build} from "vite";
import {fingerprintOf} from "./passed.mjs";

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const KEPT = path("build/sources");
/** What begins by itself in a browser. */
const begins = /^web\/(main\.ts|embed\/(element|frame)\.ts|engine\/host-(?!package)|delivery\/worker\/|.*worker\.ts)/;

const modules = () =>
  readdirSync(path("web"), {recursive: true, encoding: "utf8"})
    .map((file) => `web/${file}`)
    .filter((file) => /(?<!\.d)\.(tsx?|json)$/.test(file) && !begins.test(file));

/** Before the engine has been built, what needs none can be loaded. */
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

/** The folder that has them. */
async function built() {
  const name = fingerprintOf("sources", [path("web"), path("docs/check-quotient.mjs")]);
  const folder = `${KEPT}/${name}`;
  if (existsSync(folder)) return folder;
  const own = `${KEPT}/${process.pid}.new`;
  await bundle(own);
  for (const old of readdirSync(KEPT))
    if (old !== name && !old.endsWith(".new")) rmSync(`${KEPT}/${old}`, {recursive: true, force: true});
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another process was sooner.
    if (!existsSync(folder)) throw error;
    rmSync(own, {recursive: true});
  }
  return folder;
}

export async function openSources() {
  const folder = await built();
  /** @returns {Promise<any>} */
  const load = (file) => import(pathToFileURL(`${folder}${file}.mjs`).href);
  return {
    load,
    /**
     * Every language, English first, with all its words.
     * @returns {Promise<import("../web/text").Language<import("../web/text").Late>[]>}
     */
    async languages() {
      const {langs, languages, speaking} = await load("/web/text/index.ts");
      const whole = async (lang) => {
        const {dictionary} = await languages[lang].load();
        return speaking(lang, {parts: Object.keys(languages[lang].late), games: Object.keys(dictionary.stories)});
      };
      return Promise.all(langs.map(whole));
    },
    /** An engine whose faults are those that the sources know. */
    async engine() {
      const {createEngine} = await load("/web/engine/index.ts");
      return createEngine({wasmBinary: await readFile(path("web/engine/generated/engine.wasm"))});
    },
  };
}
