import {readFileSync} from "node:fs";
import type {Plugin} from "vite";
import {path} from "./path.ts";

export function shippedTypes(): Plugin {
  return {
    name: "shipped-types",
    generateBundle() {
      for (const [fileName, types] of [
        ["index.d.ts", "types.d.ts"],
        ["documents.d.ts", "documents.d.ts"],
        ["verb-types.d.ts", "generated/verb-types.d.ts"],
        ["phrase-types.d.ts", "generated/phrase-types.d.ts"],
      ] as const) {
        // Beside each other, wherever they came from.
        const source = readFileSync(path(`web/engine/${types}`), "utf8").replace(/"\.\.?\/(?:generated\/)?/g, '"./');
        this.emitFile({type: "asset", fileName, source});
      }
    },
  };
}
