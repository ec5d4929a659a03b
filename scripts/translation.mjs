// The texts of a language as a table, and back: `npm run translation -- export LANG [FILE]` writes a row for each text, with
// its file, its key, the English and the text, which is null where there is none; `npm run translation -- import LANG FILE`
// writes the texts of such a table into the sources, and the files that the language lacks.
import {spawnSync} from "node:child_process";
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {newFiles} from "./translation-folder.mjs";
import {ENGLISH, hasFolder, TEXT} from "./translation-sources.mjs";
import {exportTable, importTable, literal, staleIn} from "./translation-table.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns the table as JSON with a row on each line. */
function jsonOf(rows) {
  const cell = ([name, text]) => `${JSON.stringify(name)}: ${text === null ? "null" : literal(text)}`;
  return `[\n${rows.map((row) => `{${Object.entries(row).map(cell).join(", ")}}`).join(",\n")}\n]\n`;
}

function write(/** @type {Map<string, string>} */ files) {
  for (const [path, code] of files) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), code);
  }
  if (files.size === 0) return;
  const biome = join(root, "node_modules/.bin/biome");
  const {status, stderr} = spawnSync(biome, ["check", "--write", "--colors=off", ...files.keys()], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The files are written, but not in order:\n${stderr}`);
}

function exportTexts(lang, file) {
  const json = jsonOf(exportTable(root, lang));
  if (file) writeFileSync(file, json);
  else process.stdout.write(json);
}

function importTexts(lang, file) {
  const rows = JSON.parse(readFileSync(file, "utf8"));
  const isNew = !hasFolder(root, lang);
  const changed = isNew ? [] : importTable(root, lang, rows);
  const files = new Map([...changed, ...newFiles(root, lang, rows)]);
  const stale = lang === ENGLISH ? [] : staleIn(root, lang, rows);
  write(files);
  console.log(isNew ? `${TEXT}/${lang}` : [...files.keys()].join("\n") || "No text differs.");
  for (const place of stale) console.log(`${place}: its English has changed since`);
  if (isNew) console.log(`Now: a row in ${TEXT}/languages.ts, and what grammar.ts says is of Intl alone.`);
}

const [action, lang, file] = process.argv.slice(2);
try {
  if (action === "export" && lang) exportTexts(lang, file);
  else if (action === "import" && lang && file) importTexts(lang, file);
  else throw new Error("npm run translation -- export LANG [FILE] | import LANG FILE");
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
