import type {Plugin} from "vite";
import {policyOf} from "../../web/shell/policy.ts";

export const policyTag = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}" />`;

/** Plugin that adds the content security policy to the built page, which may load only its own files. */
export function policy(): Plugin {
  return {
    name: "policy",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace("<head>", `<head>\n    ${policyTag(policyOf())}`),
    },
  };
}
