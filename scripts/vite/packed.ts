import {readFileSync} from "node:fs";
import {deflateSync} from "node:zlib";
import type {Plugin} from "vite";

/**
 * Plugin for `import text from "…/engine.wasm?packed"`: the file as a zlib stream in base64, little larger than what a host
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
      return `export default ${JSON.stringify(deflateSync(readFileSync(file), {level: 9}).toString("base64"))};`;
    },
  };
}
