// Builds the forms of dist/: the site, standalone.html, embed/, package/ and the worker that caches the site; all of them,
// or those named as arguments. The site comes first and empties dist/; the articles, which use the element, come later;
// then the link pictures if SITE_URL, the future address of the site, is set; the list of all files comes last.
import {copyFileSync, readdirSync, readFileSync} from "node:fs";
import {gzipSync} from "node:zlib";
import {build} from "vite";
import {writeArticles} from "./learn.mjs";
import {writeManifests} from "./manifest.mjs";
import {collectPackages, FILE as NOTICES, writeBundled} from "./notices.mjs";
import {buildPackage} from "./package.mjs";
import {writePictures} from "./pictures.mjs";
import {writeRelease} from "./release.mjs";

const plugins = [collectPackages];
const page = (mode) => [mode, () => build({mode, logLevel: "warn", plugins, worker: {plugins: () => plugins}})];
const forms = {
  ...Object.fromEntries(["production", "standalone", "embed", "single", "frame", "worker", "reader"].map(page)),
  package: () => buildPackage(undefined, plugins),
  articles: writeArticles,
  manifests: writeManifests,
  pictures: () => process.env.SITE_URL && writePictures(),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((form) => !(form in forms));
if (unknown.length > 0)
  throw new Error(`no such form: ${unknown.join(", ")}; there are ${Object.keys(forms).join(", ")}`);
for (const [form, make] of Object.entries(forms)) if (requested.length === 0 || requested.includes(form)) await make();
if (requested.length === 0) writeBundled();
copyFileSync(NOTICES, `dist/${NOTICES}`);
if (requested.length === 0) writeRelease("dist");

for (const file of readdirSync("dist", {recursive: true}).sort()) {
  if (!/\.(html|js|css|wasm)$/.test(file)) continue;
  const bytes = readFileSync(`dist/${file}`);
  const kilobytes = (size) => (size / 1000).toFixed(1).padStart(7);
  console.log(`${kilobytes(bytes.length)} kB ${kilobytes(gzipSync(bytes).length)} kB gzip  dist/${file}`);
}
