// A third language takes a folder and a row: made of the translator's table it compiles, all its texts are said, and no
// budget is passed, as readers of the others load nothing of it.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {pathToFileURL} from "node:url";
import {gzipSync} from "node:zlib";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

const LANG = "eo";
const ROW = `  ${LANG}: {
    tag: "${LANG}",
    name: "Esperanto",
    offer: "Ŝanĝi al Esperanto",
    load: () => import("./${LANG}"),
  },
`;
/** Bytes by which a first visit in English may grow: the row, and the name of the file that it loads. */
const ROW_BYTES = 150;

const root = copyOfTree("new-language", [
  ...["package.json", "tsconfig.json", "biome.json", ".gitignore", "index.html", "vite.config.ts"],
  ...["playwright.config.ts", "THIRD-PARTY-NOTICES.txt", "scripts", "web", "tests/page", "tests/helpers"],
  // What the engine says is in the table, and the page runs the published checker.
  ...["cpp", "docs/check-quotient.mjs"],
]);
const before = contentsOf(root, ["scripts", "web", "tests"]);

function run(/** @type {string[]} */ ...words) {
  const {status, stdout, stderr} = spawnSync("node", words, {cwd: root, encoding: "utf8"});
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

const hats = {c: "ĉ", g: "ĝ", h: "ĥ", j: "ĵ", s: "ŝ", u: "ŭ"};
/** Puts hats on the letters of a text, but not on its {facts} and its \`notation\`. */
const hatted = (/** @type {string} */ text) =>
  text
    .split(/(\{\w+\}|`[^`]*`)/)
    .map((part, i) => (i % 2 === 0 ? part.replace(/[cghjsu]/g, (letter) => hats[letter]) : part))
    .join("");

/** @type {{file: string, key: string, en: string, eo: string}[]} */
let table;

test("a folder and a row are all that changes", () => {
  table = JSON.parse(run("scripts/translation.mjs", "export", LANG));
  for (const row of table) {
    assert.equal(row.eo, null);
    row.eo = hatted(row.en);
  }
  writeFileSync(join(root, "table.json"), JSON.stringify(table));
  run("scripts/translation.mjs", "import", LANG, "table.json");
  const languages = join(root, "web/text/languages.ts");
  writeFileSync(languages, readFileSync(languages, "utf8").replace("} satisfies Record<string, Row>", `${ROW}$&`));
  const changed = changedFiles(before, contentsOf(root, ["scripts", "web", "tests"]));
  assert.deepEqual(
    changed.filter((file) => !file.startsWith(`web/text/${LANG}/`)),
    ["web/text/languages.ts"],
  );
  assert.ok(changed.length > 100, `${changed.length}`);
});

test("it compiles, keeps the layers and the format, and comes out of the sources as it went in", () => {
  run("node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false");
  run("scripts/layers.mjs");
  run("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", "--error-on-warnings", "web/text");
  assert.deepEqual(JSON.parse(run("scripts/translation.mjs", "export", LANG)), table);
});

/** Yields all texts in a value. */
function* textsIn(value) {
  if (typeof value === "string") yield value;
  else for (const inner of Object.values(value ?? {})) yield* textsIn(inner);
}

test("all texts are reached, a reason and a story among them", async () => {
  const {openSources} = await import(pathToFileURL(join(root, "scripts/sources.mjs")).href);
  const sources = await openSources();
  const languages = await sources.languages();
  const [english, t] = ["en", LANG].map((lang) => languages.find((language) => language.lang === lang));
  const {dictionary} = await sources.load(`/web/text/${LANG}/index.ts`);
  const stories = await Promise.all(Object.values(dictionary.stories).map((load) => load()));
  const said = new Set(textsIn({...t, games: dictionary.games, stories}));
  // The placeholder of an element is made before any language is loaded.
  const late = table.filter(({file}) => file !== "arrival");
  assert.deepEqual(
    late.filter(({eo}) => !said.has(eo)),
    [],
  );
  assert.equal(t(t.reasons["nim-sum-empty"].text, {}), hatted(english.reasons["nim-sum-empty"].text));
  const {name, rule, story} = t.game("moore-nim", "2");
  const englishGame = english.game("moore-nim", "2");
  assert.deepEqual(
    [name, rule, story.about],
    [englishGame.name, englishGame.rule, englishGame.story.about].map(hatted),
  );
  assert.notEqual(rule, englishGame.rule);
  assert.ok(story.sources.moore1910);
  assert.equal(t.list(["1", "2"]), "1, 2");
});

/** Returns the bytes of what index.html names, and of the English words, as they are sent. */
function firstVisit(/** @type {string} */ dist) {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const named = [...page.matchAll(/ (?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  const words = readdirSync(join(dist, "assets")).filter((file) => /^en-[\w-]{8}\.js$/.test(file));
  const files = ["index.html", ...named, ...words.map((file) => `assets/${file}`)];
  assert.ok(words.length === 1 && files.length > 6, files.join());
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), {level: 9}).length, 0);
}

test("a first visit in English grows by the row alone, and all budgets hold", () => {
  run("scripts/build-web.mjs", "production", "standalone", "embed", "single", "manifests");
  const grown = firstVisit(join(root, "dist")) - firstVisit("dist");
  assert.ok(grown < ROW_BYTES, `${grown} bytes`);
  const sizes = run("scripts/sizes.mjs");
  assert.match(sizes, new RegExp(`^first page, ${LANG} `, "m"));
  assert.match(sizes, /^sizes: (\d+) of \1 budgets held$/m);
});
