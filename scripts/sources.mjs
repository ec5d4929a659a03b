// The page's own sources, one by one, without a build.
import {readFile} from "node:fs/promises";
import {fileURLToPath} from "node:url";
import {createServer} from "vite";

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

export async function openSources() {
  const server = await createServer({
    root: path("."),
    configFile: false,
    resolve: {alias: {"#engine-host": path("web/engine/host-package.ts")}},
    server: {middlewareMode: true, ws: false, watch: null},
    appType: "custom",
    logLevel: "error",
  });
  /** @returns {Promise<any>} */
  const load = (file) => server.ssrLoadModule(file);
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
    close: () => server.close(),
  };
}
