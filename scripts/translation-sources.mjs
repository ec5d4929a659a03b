// Texts in the TypeScript sources of web/text/, each with its key and its place, so that a text can be replaced without
// touching anything else.
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {parseAst} from "rolldown/parseAst";

/**
 * @typedef {{text: string, start: number, end: number}} Text
 * @typedef {{start: number, end: number, names: string[]}} Place of an object: its braces, and the names in it.
 * @typedef {{texts: Map<string, Text>, objects: Map<string, Place>}} Texts by key.
 * @typedef {Texts & {path: string, code: string}} Source
 */

export const TEXT = "web/text";
/** Language whose texts define the keys of all others. */
export const ENGLISH = "en";
/** Constant with the words of a game in a folder of a language. */
export const GAME_WORDS = "words";

const NAME = /^[A-Za-z_$][\w$]*$/;
const below = (path, name) => (NAME.test(name) ? `${path && `${path}.`}${name}` : `${path}[${JSON.stringify(name)}]`);

/** Returns the names that a key is made of: `a.b["c d"]` has three. */
export const namesIn = (key) =>
  [...key.matchAll(/\.?([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*")\]/g)].map(
    ([, name, quoted]) => name ?? JSON.parse(quoted),
  );
export const keyOf = (names) => names.reduce(below, "");

export const parsed = (code) => parseAst(code, {lang: "ts"}).body;
/** Returns the constant that a statement declares, exported or not. */
export const declaredIn = (statement) => (statement.declaration ?? statement).declarations?.[0];
/** Returns the expression inside `satisfies` and similar wrappers. */
export const unwrapped = (node) => (/^TS/.test(node.type) ? unwrapped(node.expression) : node);

/**
 * Returns the strings in the constants of a source. Keys begin with the name of the exported constant, or with what is in
 * it if `constant` names the only one to read.
 * @returns {Texts}
 */
export function textsIn(code, constant) {
  /** @type {Texts} */
  const found = {texts: new Map(), objects: new Map()};
  const statements = parsed(code);
  const constants = new Map(statements.map(declaredIn).map((declared) => [declared?.id.name, declared?.init]));
  function visit(node, key) {
    const {type, start, end} = node;
    if (type === "Literal" && typeof node.value === "string") found.texts.set(key, {text: node.value, start, end});
    if (type === "TemplateLiteral") {
      if (node.expressions.length > 0) throw new Error(`${key}: a text has {places} for facts, and no code`);
      found.texts.set(key, {text: node.quasis[0].value.cooked, start, end});
    }
    // A constant of the same file, as in `{signs}`.
    if (type === "Identifier" && constants.has(node.name)) visit(unwrapped(constants.get(node.name)), key);
    if (type !== "ObjectExpression") return;
    const properties = node.properties.filter((property) => property.type === "Property");
    const names = properties.map((property) => property.key.name ?? property.key.value);
    found.objects.set(key, {start, end, names});
    for (const [i, {value}] of properties.entries()) visit(unwrapped(value), below(key, names[i]));
  }
  for (const statement of statements) {
    const declared = statement.type === "ExportNamedDeclaration" && declaredIn(statement);
    if (!declared || (constant && declared.id.name !== constant)) continue;
    const value = unwrapped(declared.init);
    // Loaders and imported parts are no texts.
    if (value.type === "ObjectExpression") visit(value, constant ? "" : declared.id.name);
  }
  return found;
}

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
export const isPlural = (names) => names.includes("other") && names.every((name) => CATEGORIES.includes(name));
/** Returns the forms of a plural in a language, in their usual order. */
export function pluralForms(tag) {
  const {pluralCategories} = new Intl.PluralRules(tag).resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.some((name) => name === category));
}

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".ts"))
        .sort()
    : [];

export const hasFolder = (root, lang) => existsSync(join(root, TEXT, lang));
const hasOwnGames = (root, lang) => existsSync(join(root, TEXT, lang, "games"));

/**
 * Returns the sources of a language by file: those of its folder, and the games'.
 * @returns {Map<string, Source>}
 */
export function sourcesOf(root, lang) {
  const isOwn = hasOwnGames(root, lang);
  const games = filesIn(join(root, TEXT, isOwn ? `${lang}/games` : "games")).map((file) => `games/${file}`);
  const names = [...filesIn(join(root, TEXT, lang)), ...games].map((file) => file.replace(/\.ts$/, ""));
  return new Map(
    names.map((file) => {
      const path = file.startsWith("games/") && !isOwn ? `${TEXT}/${file}.ts` : `${TEXT}/${lang}/${file}.ts`;
      const code = readFileSync(join(root, path), "utf8");
      const constant = file.startsWith("games/") ? (isOwn ? GAME_WORDS : lang) : undefined;
      try {
        return [file, {path, code, ...textsIn(code, constant)}];
      } catch (error) {
        throw new Error(`${path}: ${error.message}`);
      }
    }),
  );
}

/** Returns the tag of a language in the table of languages; a language without a row has its own name as its tag. */
export function tagOf(root, lang) {
  const {texts} = textsIn(readFileSync(join(root, TEXT, "languages.ts"), "utf8"), "languages");
  return texts.get(`${lang}.tag`)?.text ?? lang;
}

/** Returns the code with some ranges replaced. */
export const replaced = (code, /** @type {{start: number, end: number, by: string}[]} */ edits) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, end, by}) => text.slice(0, start) + by + text.slice(end), code);
