// The forms of dist/: the site, standalone.html, embed/, package/ and the worker that keeps the site; all of them, or those that are
// named. The site comes first and empties dist/; the articles that use the element come later, then, where SITE_URL is the address that the
// site will have, the pictures of links, and last the list of all files.
import {copyFileSync, readdirSync, readFileSync} from "node:fs";
import {gzipSync} from "node:zlib";
import {build} from "vite";
import {writeArticles} from "./learn.mjs";
import {writeManifests} from "./manifest.mjs";
import {collecting, keepBundled, FILE as NOTICES} from "./notices.mjs";
import {buildPackage} from "./package.mjs";
import {writePictures} from "./pictures.mjs";
import {writeRelease} from "./release.mjs";

const plugins = [collecting];
const page = (mode) => [mode, () => build({mode, logLevel: "warn", plugins, worker: {plugins: () => plugins}})];
const forms = {
  ...Object.fromEntries(["production", "standalone", "embed", "single", "frame", "worker"].map(page)),
  package: () => buildPackage(undefined, plugins),
  articles: writeArticles,
  manifests: writeManifests,
  pictures: () => process.env.SITE_URL && writePictures(),
};

const named = process.argv.slice(2);
const unknown = named.filter((form) => !(form in forms));
if (unknown.length > 0)
  throw new Error(`no such form: ${unknown.join(", ")}; there are ${Object.keys(forms).join(", ")}`);
for (const [form, make] of Object.entries(forms)) if (named.length === 0 || named.includes(form)) await make();
if (named.length === 0) keepBundled();
copyFileSync(NOTICES, `dist/${NOTICES}`);
if (named.length === 0) writeRelease("dist");

for (const file of readdirSync("dist", {recursive: true}).sort()) {
  if (!/\.(html|js|css|wasm)$/.test(file)) continue;
  const bytes = readFileSync(`dist/${file}`);
  const kilobytes = (size) => (size / 1000).toFixed(1).padStart(7);
  console.log(`${kilobytes(bytes.length)} kB ${kilobytes(gzipSync(bytes).length)} kB gzip  dist/${file}`);
}
