import type {Plugin} from "vite";
import {cutOut, type Exported, objectIn, without} from "./cutting.ts";

/** The list of articles needs of each what it is called; its text stands in a page of its own, which scripts/learn.mjs writes. */
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
