// The forms of dist/, one vite mode each: the site, standalone.html, embed/sg-game.js and package/. The site comes first and empties dist/;
// the articles that use the element come last, and, where SITE_URL is the address that the site will have, the pictures of links.
import {readdirSync, readFileSync} from "node:fs";
import {gzipSync} from "node:zlib";
import {build} from "vite";
import {writeArticles} from "./learn.mjs";
import {writePictures} from "./pictures.mjs";

for (const mode of ["production", "standalone", "embed", "package"]) await build({mode, logLevel: "warn"});
await writeArticles();
if (process.env.SITE_URL) await writePictures();

for (const file of readdirSync("dist", {recursive: true}).sort()) {
  if (!/\.(html|js|css|wasm)$/.test(file)) continue;
  const bytes = readFileSync(`dist/${file}`);
  const kilobytes = (size) => (size / 1000).toFixed(1).padStart(7);
  console.log(`${kilobytes(bytes.length)} kB ${kilobytes(gzipSync(bytes).length)} kB gzip  dist/${file}`);
}
