// The forms of dist/, one vite mode each: the site, standalone.html, embed/ and package/. The site comes first and empties dist/;
// the articles that use the element come last.
import {readdirSync, readFileSync} from "node:fs";
import {gzipSync} from "node:zlib";
import {build} from "vite";
import {writeElementTypes} from "./element-types.mjs";
import {writeArticles} from "./learn.mjs";

for (const mode of ["production", "standalone", "embed", "single", "frame", "package", "element"])
  await build({mode, logLevel: "warn"});
await writeElementTypes();
await writeArticles();

for (const file of readdirSync("dist", {recursive: true}).sort()) {
  if (!/\.(html|js|css|wasm)$/.test(file)) continue;
  const bytes = readFileSync(`dist/${file}`);
  const kilobytes = (size) => (size / 1000).toFixed(1).padStart(7);
  console.log(`${kilobytes(bytes.length)} kB ${kilobytes(gzipSync(bytes).length)} kB gzip  dist/${file}`);
}
