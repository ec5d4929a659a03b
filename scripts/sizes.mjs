// Measures the sizes of what a page loads, and when: `npm run sizes`, after a build. A first visit in a browser shows the
// files requested until the first position is solved; all others in dist/ are loaded later. Each file counts with its size
// after `gzip -9`. Fails if a figure is above its budget.
import {readdirSync, readFileSync, statSync} from "node:fs";
import {gzipSync} from "node:zlib";
import {onSite} from "./browser.mjs";
import {budgetsFor} from "./budgets.mjs";

/** Pages that a link opens, each with a selector that matches once its position is solved. */
const VISITS = {
  "first page": ["#/", "#board [data-spot]"],
  "a game": ["#/kayles:5,6?mode=play", "#board [data-spot]"],
  "an analysis": ["#/nim:3,5,7", ".verdict:not(.stale) .letter"],
};
/** Page with the embedded element. */
const POST = ["bare.html", ".verdict:not(.stale) .letter"];
const LOADER = "embed/sg-game.js";

const gzipped = (file) => gzipSync(readFileSync(`dist/${file}`), {level: 9}).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const sum = (files) => files.reduce((all, file) => all + gzipped(file), 0);
const isEngine = (file) => file.endsWith(".wasm");
const isPost = (file) => file === POST[0];
/** The whole engine, which is held back until the position is solved: it is loaded for games the starter lacks, or when idle. */
const WHOLE = /\/engine-[^/]*\.(wasm|js)$/;
/** Returns the name of a file without its hash. */
const nameOf = (file) => file.replace(/^assets\/(.*)-[\w-]{8}(\.\w+)$/, "$1$2");

/** Returns the files that a first visit has requested by the time its position is solved. */
async function filesOfVisit(browser, site, [address, sign], lang) {
  const context = await browser.newContext({locale: lang});
  const page = await context.newPage();
  const requests = [];
  page.on("requestfinished", (request) => requests.push(request));
  let release = () => {};
  const isFree = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(WHOLE, async (route) => {
    await isFree;
    await route.continue();
  });
  await page.addInitScript((sign) => {
    window.solved = new Promise((resolve) => {
      const places = () => [document, document.querySelector("sg-game")?.shadowRoot];
      const look = () => {
        if (places().some((place) => place?.querySelector(sign))) resolve(performance.timeOrigin + performance.now());
      };
      // At once in the page itself; what comes after it in the same frame is not part of the wait.
      new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
      // By frames in the shadow of an element.
      const poll = () => {
        look();
        requestAnimationFrame(poll);
      };
      poll();
    });
  }, sign);
  await page.goto(site + address);
  const solved = await page.evaluate(() => window.solved);
  release();
  await page.waitForLoadState("networkidle");
  await context.close();
  const before = requests.filter((request) => request.timing().startTime < solved);
  const ownUrls = before.map((request) => request.url()).filter((url) => url.startsWith(site) && !WHOLE.test(url));
  return [...new Set(ownUrls.map((url) => new URL(url).pathname.slice(1) || "index.html"))];
}

/** Languages of the site, each of which has its manifest. */
const langs = readdirSync("dist").flatMap((file) => /^manifest-(\w+)\.webmanifest$/.exec(file)?.[1] ?? []);
const budgets = budgetsFor(langs.length);
const measured = {};
const note = (name, bytes) => {
  measured[name] = Math.max(measured[name] ?? 0, bytes);
};
const firstVisitFiles = new Set();
await onSite(async (browser, site) => {
  console.log("first visit      without engine      engine     in all  files");
  for (const [name, visit] of Object.entries(VISITS))
    for (const lang of langs) {
      const files = await filesOfVisit(browser, site, visit, lang);
      for (const file of files) firstVisitFiles.add(file);
      const [withoutEngine, engine] = [sum(files.filter((file) => !isEngine(file))), sum(files.filter(isEngine))];
      note("first visit", withoutEngine + engine);
      const cells = [withoutEngine, engine, withoutEngine + engine].map(kilobytes);
      console.log(`${name}, ${lang}`.padEnd(17), cells.join(" "), String(files.length).padStart(6));
    }
  for (const lang of langs) {
    const files = (await filesOfVisit(browser, site, POST, lang)).filter(
      (file) => !isPost(file) && !file.endsWith(".svg"),
    );
    note("element, wanted", sum(files) - gzipped(LOADER));
    console.log(`an element, ${lang}`.padEnd(17), kilobytes(sum(files)), String(files.length).padStart(30));
  }
});
note("element's loader", gzipped(LOADER));
note("page in one file", statSync("dist/standalone.html").size);

const wasm = (name) => readdirSync("dist/assets").find((file) => file.startsWith(`${name}-`) && isEngine(file));
note("starter engine", gzipped(`assets/${wasm("starter")}`));
note("whole engine", gzipped(`assets/${wasm("engine")}`));

const late = readdirSync("dist/assets")
  .map((file) => `assets/${file}`)
  .filter((file) => !firstVisitFiles.has(file));
const stories = new Set(readdirSync("web/text/games").map((file) => file.replace(/ts$/, "js")));
const kinds = {
  "late script": late.filter((file) => file.endsWith(".js") && !stories.has(nameOf(file))),
  "late style": late.filter((file) => file.endsWith(".css")),
  "late story of a game": late.filter((file) => stories.has(nameOf(file))),
};
for (const [kind, files] of Object.entries(kinds)) {
  const bySize = files.map((file) => ({file, bytes: gzipped(file)})).sort((a, b) => b.bytes - a.bytes);
  note(kind, bySize[0]?.bytes ?? 0);
  console.log(`\n${kind}: ${files.length} files, ${kilobytes(sum(files)).trim()}`);
  for (const {file, bytes} of kind === "late story of a game" ? bySize.slice(0, 1) : bySize)
    console.log(`${kilobytes(bytes)}  ${nameOf(file)}`);
}

console.log("\nby itself                 gzip -9     on disk");
for (const file of [LOADER, "embed/sg-game.single.js", "standalone.html"])
  console.log(file.padEnd(23), kilobytes(gzipped(file)), kilobytes(statSync(`dist/${file}`).size).padStart(11));

console.log("\nbudget                            is      most");
let exceeded = 0;
for (const [name, limit] of Object.entries(budgets)) {
  const bytes = measured[name];
  if (bytes === undefined) throw new Error(`nothing is measured as "${name}"`);
  const isAbove = bytes > limit;
  if (isAbove) exceeded++;
  console.log(name.padEnd(27), kilobytes(bytes), kilobytes(limit), isAbove ? "above" : "");
}
console.log(`sizes: ${Object.keys(budgets).length - exceeded} of ${Object.keys(budgets).length} budgets held`);
process.exitCode = exceeded > 0 ? 1 : 0;
