import {readFileSync} from "node:fs";
import type {Plugin} from "vite";
import {policyOf} from "../../web/shell/policy.ts";
import {path} from "./path.ts";
import {policyTag} from "./policy.ts";

/** Plugin that emits embed.html with the content security policy of the element, whose worker is a Blob. */
export function framePage(): Plugin {
  const file = (name: string) => readFileSync(path(`web/embed/${name}`), "utf8");
  return {
    name: "frame-page",
    generateBundle() {
      const page = file("frame.html").replace("<head>", `<head>\n    ${policyTag(policyOf({workers: ["blob:"]}))}`);
      this.emitFile({type: "asset", fileName: "embed.html", source: page});
      this.emitFile({type: "asset", fileName: "embed/frame.css", source: file("frame.css")});
    },
  };
}
