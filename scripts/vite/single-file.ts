import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {deflateSync} from "node:zlib";
import {build, type Plugin, type Rollup} from "vite";
import {encodeBase85} from "../../web/engine/base85.ts";
import {policyOf} from "../../web/shell/policy.ts";
import {path} from "./path.ts";
import {policyTag} from "./policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Messages for browsers where the script in the page does not run or cannot be unpacked. */
const fallback = `<p hidden id="outdated">This browser is too old for SG Playground: it cannot unpack it (DecompressionStream).<br>
<span lang="zh-Hans">浏览器版本太旧，无法解开本页的程序（缺少 DecompressionStream）：请换用较新的浏览器。</span></p>
<p>A host whose Content-Security-Policy allows no script within a page keeps it from starting: save this file and open it
from a disk.</p><p lang="zh-Hans">如果服务器的内容安全策略（Content-Security-Policy）不允许网页内嵌脚本，本页就无法启动：请把这个文件存到本地再打开。</p>`;

/** Builds the inline script that unpacks the page's script. */
async function unpacking(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {write: false, lib: {entry: path("web/shell/unpack.ts"), formats: ["iife"], name: "unpack"}},
  });
  const [{output}] = [built].flat() as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  return output[0].code.trim();
}

/** Plugin that puts the packed script, the styles and the icon into the page; a leftover reference to another file is an error. */
export function singleFile(fileName: string): Plugin {
  return {
    name: "single-file",
    enforce: "post",
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("index.html was not built");
      let html = String(page.source);
      html = html.replace(/<div id="instead">.*?<\/div>/s, fallback);
      const unpackScript = await unpacking();
      let scripts = `<script>${unpackScript}</script>\n`;
      const scriptHashes = [hash(unpackScript)];
      const styleHashes: string[] = [];
      for (const [name, file] of Object.entries(bundle)) {
        delete bundle[name];
        if (file.type === "chunk") {
          html = html.replace(tag("script", name), "");
          // Dynamically imported modules are in the file already: vite leaves their lists of files to load unfilled.
          const code = file.code.replaceAll("__VITE_PRELOAD__", "[]");
          scriptHashes.push(hash(code));
          const packed = encodeBase85(deflateSync(code, {level: 9}));
          scripts = `<template id="packed">${packed}</template>\n${scripts}`;
        } else if (name.endsWith(".css")) {
          styleHashes.push(hash(String(file.source)));
          html = html.replace(tag("link", name), () => `<style>${file.source}</style>`);
        }
      }
      html = html.replace(/\.\/mark\.svg/, () => `data:image/svg+xml,${encodeURIComponent(icon())}`);
      const leftover = html.match(/(?:src|href)="\.\/[^"]*"/);
      if (leftover) this.error(`${fileName} still refers to ${leftover[0]}`);
      const contentPolicy = policyOf({
        scripts: scriptHashes,
        styles: styleHashes,
        workers: ["blob:"],
        policies: ["sg-unpacked"],
      });
      html = html.replace("<head>", `<head>\n    ${policyTag(contentPolicy)}`);
      this.emitFile({type: "asset", fileName, source: html.replace("</body>", () => `${scripts}</body>`)});
    },
  };
}

function tag(element: string, name: string): RegExp {
  return new RegExp(`<${element}[^>]*"\\./${name.replaceAll(".", "\\.")}"[^>]*>(</script>)?`);
}

function icon(): string {
  return readFileSync(path("web/public/mark.svg"), "utf8");
}
