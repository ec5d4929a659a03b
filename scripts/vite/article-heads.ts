import type {Plugin} from "vite";
import {cutOut, type Exported, objectIn, without} from "./object-slices.ts";

/** Plugin that reduces each article to its title and lede for the list; scripts/learn.mjs writes its text into a page of its own. */
export function articleHeads(): Plugin {
  return {
    name: "article-heads",
    enforce: "pre",
    transform: {
      filter: {id: /\/web\/learn\/[^/?]+\.ts$/},
      handler(code) {
        const cuts = (this.parse(code, {lang: "ts"}).body as unknown as Exported[]).flatMap((statement) => {
          const [declared] = statement.declaration?.declarations ?? [];
          return declared?.id.name === "article" ? without(objectIn(declared.init), ["slug", "title", "lede"]) : [];
        });
        return {code: cutOut(code, cuts), map: null};
      },
    },
  };
}
