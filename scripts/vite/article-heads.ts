import {readFileSync} from "node:fs";
import type {Plugin} from "vite";

/** Plugin that reduces each article to its title, its lede and its place in the list; scripts/learn.mjs writes its text into a page of its own. */
export function articleHeads(): Plugin {
  return {
    name: "article-heads",
    enforce: "pre",
    load: {
      filter: {id: /\/web\/learn\/articles\/[^?]+\.md\?raw$/},
      handler(id) {
        const [, front = ""] = /^---\n([\s\S]*?\n)---\n/.exec(readFileSync(id.replace("?raw", ""), "utf8")) ?? [];
        const head = (front.match(/^(?:order|title|lede): .*\n/gm) ?? []).join("");
        return {code: `export default ${JSON.stringify(`---\n${head}---\n`)};`, map: null};
      },
    },
  };
}
