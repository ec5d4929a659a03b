// Table of all texts of a language beside the English ones: what it holds, and what an edited one changes in the sources.
import {engineTexts} from "./translation-engine.mjs";
import {ENGLISH, isPlural, keyOf, namesIn, pluralForms, replaced, sourcesOf, tagOf} from "./translation-sources.mjs";

/**
 * @typedef {{file: string, key: string} & Record<string, string | null>} Row of the table, with `file`, `key`, `en` and the text under the language's name.
 * @typedef {{file: string, key: string, english: string, plural: string | null}} Entry
 */

const parentOf = (key) => keyOf(namesIn(key).slice(0, -1));
export const nameOf = (key) => namesIn(key).at(-1) ?? "";
/** Identifies a text among all files. */
export const placeOf = (file, key) => `${file} ${key}`;

/**
 * Returns what a language has to say, in order: each English text, a plural in the forms of that language, and what the
 * engine says in English by itself.
 * @returns {Map<string, Entry>}
 */
function entriesFor(root, lang, english) {
  const entries = new Map();
  const add = (file, key, text, plural = null) => entries.set(placeOf(file, key), {file, key, english: text, plural});
  const forms = pluralForms(tagOf(root, lang));
  const ofEngine = lang === ENGLISH ? new Map() : engineTexts(root);
  for (const [file, {texts, objects}] of english) {
    for (const [key, {text}] of texts) {
      const parent = parentOf(key);
      if (!isPlural(objects.get(parent)?.names ?? [])) add(file, key, text);
      else if (nameOf(key) === "other")
        for (const form of forms) {
          const formKey = keyOf([...namesIn(parent), form]);
          add(file, formKey, texts.get(formKey)?.text ?? text, parent);
        }
    }
    for (const [key, text] of ofEngine.get(file) ?? []) add(file, key, text);
  }
  for (const [file, texts] of ofEngine) for (const [key, text] of texts) add(file, key, text);
  return entries;
}

/**
 * Returns the table of a language, with null for what it does not say yet.
 * @returns {Row[]}
 */
export function exportTable(root, lang) {
  const [english, own] = [sourcesOf(root, ENGLISH), sourcesOf(root, lang)];
  return [...entriesFor(root, lang, english).values()].map(({file, key, english}) => ({
    file,
    key,
    en: english,
    [lang]: own.get(file)?.texts.get(key)?.text ?? null,
  }));
}

const placesIn = (text) => new Set(text.match(/\{\w+\}/g) ?? []);

/** Returns what is wrong with the texts of a table, a line each; a plural has to name its facts in one of its forms. */
function faultsIn(rows, lang, entries) {
  const faults = [];
  const given = new Map();
  for (const row of rows) {
    const {file, key, [lang]: text} = row;
    const place = placeOf(file, key);
    const complain = (fault) => faults.push(`${place}: ${fault}`);
    if (!entries.has(place)) complain("there is no such text");
    else if (given.has(place)) complain("stands twice in the table");
    else if (text === undefined) complain(`has no "${lang}"`);
    else if (text !== null && (typeof text !== "string" || !text.trim())) complain("is no text");
    given.set(place, text);
  }
  if (faults.length > 0) return faults;
  const plurals = new Map();
  for (const [place, {file, plural, english}] of entries) {
    const unit = plural === null ? place : placeOf(file, plural);
    const known = plurals.get(unit) ?? {wanted: new Set(), said: new Set(), isSaid: false, place};
    for (const name of placesIn(english)) known.wanted.add(name);
    const text = given.get(place) ?? null;
    if (text !== null) known.isSaid = true;
    for (const name of placesIn(text ?? "")) known.said.add(name);
    plurals.set(unit, known);
  }
  for (const [, {wanted, said, isSaid, place}] of plurals) {
    if (!isSaid) continue;
    for (const name of wanted) if (!said.has(name)) faults.push(`${place}: lacks ${name}`);
    for (const name of said) if (!wanted.has(name)) faults.push(`${place}: there is no fact ${name}`);
  }
  return faults;
}

/**
 * Returns the entries of a language and its texts by place; throws with a line for each fault.
 * @returns {{entries: Map<string, Entry>, texts: Map<string, string>, english: Map<string, import("./translation-sources.mjs").Source>}}
 */
export function readTable(root, lang, rows) {
  const english = sourcesOf(root, ENGLISH);
  const entries = entriesFor(root, lang, english);
  const isRow = (row) => typeof row?.file === "string" && typeof row.key === "string";
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new Error("The table is a list of rows with a file and a key.");
  const faults = faultsIn(rows, lang, entries);
  if (faults.length > 0) throw new Error(`Nothing has been changed:\n${faults.join("\n")}`);
  const said = rows.filter((row) => row[lang] !== null);
  return {entries, english, texts: new Map(said.map((row) => [placeOf(row.file, row.key), row[lang]]))};
}

/** Returns the places of texts whose English has changed since the table was written. */
export function staleIn(root, lang, rows) {
  const entries = entriesFor(root, lang, sourcesOf(root, ENGLISH));
  const places = rows.map((row) => ({place: placeOf(row.file, row.key), english: row[ENGLISH]}));
  return places.flatMap(({place, english}) => (entries.get(place)?.english === english ? [] : [place]));
}

/** Returns a text as JSON or TypeScript has it, with signs that cannot be seen as escapes. */
export const literal = (text) =>
  JSON.stringify(text).replace(
    /[\u00a0\u00ad\u2000-\u200f\u2028\u2029\u202f\u2060\u3000]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Returns edits that add texts, by key, at the end of their objects. */
function insertions({objects, code, path}, /** @type {[string, string][]} */ missing) {
  /** @type {Map<string, string[]>} */
  const byObject = new Map();
  for (const [key, text] of missing) {
    const parent = parentOf(key);
    if (!objects.has(parent)) throw new Error(`${path}: there is no object for ${key}`);
    byObject.set(parent, [...(byObject.get(parent) ?? []), `${JSON.stringify(nameOf(key))}: ${literal(text)}`]);
  }
  return [...byObject].map(([parent, properties]) => {
    const {start, end, names} = objects.get(parent);
    const before = code.slice(start, end - 1).trimEnd();
    const comma = names.length === 0 || before.endsWith(",") ? "" : ",";
    const at = start + before.length;
    return {start: at, end: at, by: comma + properties.join(", ")};
  });
}

/**
 * Returns the new code of those sources of a language that a table changes, by path; files that are missing are left out.
 * @returns {Map<string, string>}
 */
export function importTable(root, lang, rows) {
  const {entries, texts} = readTable(root, lang, rows);
  const own = sourcesOf(root, lang);
  const changed = new Map();
  for (const [file, source] of own) {
    const edits = [];
    const missing = [];
    for (const [place, {file: itsFile, key}] of entries) {
      const text = texts.get(place);
      if (itsFile !== file || text === undefined) continue;
      const known = source.texts.get(key);
      if (!known) missing.push([key, text]);
      else if (known.text !== text) edits.push({start: known.start, end: known.end, by: literal(text)});
    }
    edits.push(...insertions(source, missing));
    if (edits.length > 0) changed.set(source.path, replaced(source.code, edits));
  }
  return changed;
}
