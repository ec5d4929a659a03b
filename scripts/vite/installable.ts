import type {Plugin} from "vite";
import {paper} from "../colours.mjs";

/** Plugin that adds the web app manifest, the icon for iOS and the theme colours to the page. */
export function installable(): Plugin {
  return {
    name: "installable",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        ...[
          {rel: "manifest", href: "./manifest-en.webmanifest"},
          {rel: "apple-touch-icon", href: "./icons/mark-180.png"},
        ].map((attrs) => ({tag: "link", attrs, injectTo: "head" as const})),
        ...Object.entries(paper).map(([scheme, content]) => ({
          tag: "meta",
          attrs: {name: "theme-color", content, media: `(prefers-color-scheme: ${scheme})`},
          injectTo: "head" as const,
        })),
      ],
    },
  };
}
