import type {Plugin} from "vite";
import {metaTags, parseSiteUrl, sitePicture} from "../../web/shell/link-card.ts";

/** Plugin that adds the link preview to the page, from its title and description. */
export function linkCard(): Plugin {
  return {
    name: "link-card",
    transformIndexHtml(html) {
      const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      const [, tag = ""] = /<html lang="([^"]+)"/.exec(html) ?? [];
      if (!title || !description || !tag) throw new Error("index.html has no title, no description or no language");
      const card = metaTags(
        {brand: title, title, description, tag, path: "", picture: sitePicture},
        parseSiteUrl(process.env.SITE_URL),
      );
      return card.map(([key, content]) => ({
        tag: "meta",
        attrs: {[key.startsWith("og:") ? "property" : "name"]: key, content},
        injectTo: "head",
      }));
    },
  };
}
