import type {Plugin} from "vite";
import {cutOut, type Exported, objectIn, without} from "./object-slices.ts";

/** Parts of the facts and words of a game that are kept for a query such as `?en&name` on a file of web/text/games/. */
const slices: Record<string, {facts: readonly string[]; words: readonly string[]}> = {
  name: {facts: [], words: ["name", "rule", "ruled"]},
  found: {facts: ["aliases", "problems", "theories", "examples", "sources"], words: ["material", "theory"]},
  story: {
    facts: ["theories", "examples", "limits", "sources", "formulas"],
    words: ["about", "notation", "examples", "limits", "formulas"],
  },
};

/** Query for a slice of an exported constant: the words in a language, or the facts. */
const sliceQuery = /\/text\/(?:\w+\/)?games\/[^/?]+\.ts\?(\w+)&(\w+)$/;

/** Plugin by which a page loads only the needed slice of a game's file, which has all its words. In the tests it loads all of it. */
export function gameSlices(): Plugin {
  return {
    name: "game-slices",
    enforce: "pre",
    transform: {
      filter: {id: sliceQuery},
      handler(code, id) {
        const [, exportName = "", slice = ""] = sliceQuery.exec(id) ?? [];
        const keptParts = slices[slice];
        if (!keptParts) return this.error(`${id}: no such part of a game's file`);
        const cuts: [number, number][] = [];
        for (const statement of this.parse(code, {lang: "ts"}).body as unknown as Exported[]) {
          const [declared] = statement.declaration?.declarations ?? [];
          if (!declared) continue;
          const {name} = declared.id;
          const parts = name === "facts" ? keptParts.facts : keptParts.words;
          // A story comes with its facts.
          const isRequested = name === exportName || (name === "facts" && slice === "story");
          if (isRequested) cuts.push(...without(objectIn(declared.init), parts));
          else cuts.push([statement.start, statement.end]);
        }
        return {code: cutOut(code, cuts), map: null};
      },
    },
  };
}
