import type {Plugin} from "vite";
import {cutOut, type Exported, objectIn, without} from "./cutting.ts";

/** Of a file of web/text/games/ what a query such as `?en&name` asks for: exports, and of each the parts that are kept. */
const slices: Record<string, {facts: readonly string[]; words: readonly string[]}> = {
  name: {facts: [], words: ["name", "rule", "ruled"]},
  found: {facts: ["aliases", "problems", "theories", "examples"], words: ["material", "theory"]},
  story: {
    facts: ["examples", "limits", "sources"],
    words: ["about", "notation", "examples", "limits", "formulas"],
  },
};

/** A language, or the facts, and a part of it. */
const asked = /\/text\/games\/[^/?]+\.ts\?(\w+)&(\w+)$/;

/** A game has one file, for whoever writes it; a page loads of it what it needs. Without this, as in the tests, it has the whole. */
export function gameSlices(): Plugin {
  return {
    name: "game-slices",
    enforce: "pre",
    transform: {
      filter: {id: asked},
      handler(code, id) {
        const [, wanted = "", slice = ""] = asked.exec(id) ?? [];
        const kept = slices[slice];
        if (!kept) return this.error(`${id}: no such part of a game's file`);
        const cuts: [number, number][] = [];
        for (const statement of this.parse(code, {lang: "ts"}).body as unknown as Exported[]) {
          const [declared] = statement.declaration?.declarations ?? [];
          if (!declared) continue;
          const {name} = declared.id;
          const parts = name === "facts" ? kept.facts : kept.words;
          // The story is told with its facts.
          const isAsked = name === wanted || (name === "facts" && slice === "story");
          if (isAsked) cuts.push(...without(objectIn(declared.init), parts));
          else cuts.push([statement.start, statement.end]);
        }
        return {code: cutOut(code, cuts), map: null};
      },
    },
  };
}
