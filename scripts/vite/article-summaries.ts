import {readFileSync} from "node:fs";
import type {Plugin} from "vite";
import {summarize} from "../../web/learn/summary.ts";
import type {ArticleLang} from "../../web/text/languages.ts";

const articleFile = /web\/learn\/articles\/[^/]+\/(\w+)\.md(?=\?raw$)/;

/** Plugin that replaces the text of each article by its summary; scripts/learn.mjs writes the text into a page of its own. */
export function articleSummaries(): Plugin {
  return {
    name: "article-summaries",
    enforce: "pre",
    load: {
      filter: {id: articleFile},
      handler(id) {
        const [path = "", lang] = articleFile.exec(id) ?? [];
        const text = readFileSync(id.replace("?raw", ""), "utf8");
        const summary = summarize({path, text, lang: lang as ArticleLang});
        return {code: `export default ${JSON.stringify(JSON.stringify(summary))};`, map: null};
      },
    },
  };
}
