import type {Plugin} from "vite";
import {policyOf} from "../../web/shell/policy.ts";

export const policyTag = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}" />`;

/** The page as it is built may load its own files alone. */
export function policy(): Plugin {
  return {
    name: "policy",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace("<head>", `<head>\n    ${policyTag(policyOf())}`),
    },
  };
}
