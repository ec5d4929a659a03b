import {readFileSync} from "node:fs";
import {deflateSync} from "node:zlib";
import type {Plugin} from "vite";
import {encodeBase85} from "../../web/engine/base85.ts";

/**
 * Plugin for `import text from "…/engine.wasm?packed"`: the file as a zlib stream in base 85, little larger than what a host
 * would send.
 */
export function packed(): Plugin {
  return {
    name: "packed",
    enforce: "pre",
    load(id) {
      const [, file] = /^(.*)\?packed$/.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(encodeBase85(deflateSync(readFileSync(file), {level: 9})))};`;
    },
  };
}
