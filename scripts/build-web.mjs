// The forms of dist/, one vite mode each: the site, standalone.html, embed/sg-game.js, package/ and the worker that keeps the site. The site
// comes first and empties dist/; then come the articles, which use the element, and last the list of all files.
import {readdirSync, readFileSync} from "node:fs";
import {gzipSync} from "node:zlib";
import {build} from "vite";
import {writeArticles} from "./learn.mjs";
import {writeManifests} from "./manifest.mjs";
import {writeRelease} from "./release.mjs";

for (const mode of ["production", "standalone", "embed", "package", "worker"]) await build({mode, logLevel: "warn"});
await writeArticles();
await writeManifests();
writeRelease("dist");

for (const file of readdirSync("dist", {recursive: true}).sort()) {
  if (!/\.(html|js|css|wasm)$/.test(file)) continue;
  const bytes = readFileSync(`dist/${file}`);
  const kilobytes = (size) => (size / 1000).toFixed(1).padStart(7);
  console.log(`${kilobytes(bytes.length)} kB ${kilobytes(gzipSync(bytes).length)} kB gzip  dist/${file}`);
}
