import type {Plugin} from "vite";
import {cardOf, siteOf, sitePicture} from "../../web/shell/link-card.ts";

/** Says of the page, by its own title and description, what is shown where it is linked to. */
export function linkCard(): Plugin {
  return {
    name: "link-card",
    transformIndexHtml(html) {
      const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      if (!title || !description) throw new Error("index.html has no title or no description");
      const card = cardOf(
        {brand: title, title, description, lang: "en", path: "", picture: sitePicture},
        siteOf(process.env.SITE_URL),
      );
      return card.map(([key, content]) => ({
        tag: "meta",
        attrs: {[key.startsWith("og:") ? "property" : "name"]: key, content},
        injectTo: "head",
      }));
    },
  };
}
