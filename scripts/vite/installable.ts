import type {Plugin} from "vite";
import {paper} from "../colours.mjs";

/** The page says as what it is installed, and in which colour the browser's own bars stand beside it. */
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
