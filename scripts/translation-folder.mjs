// Folder of a language that has none yet: each file of English with the texts of a table, and English where it has none.

import {
  declaredIn,
  ENGLISH,
  GAME_WORDS,
  isPlural,
  parsed,
  pluralForms,
  replaced,
  TEXT,
  textsIn,
  unwrapped,
} from "./translation-sources.mjs";
import {literal, nameOf, placeOf, readTable} from "./translation-table.mjs";

const ENGINE_FILES = {
  expected: {about: "Texts of what was expected at the place of an error, by key.", type: "Expectation"},
  "certificate-faults": {about: "Texts of the checker's faults in certificates.", type: "CertificateFault"},
};

const grammarOf = (lang) => `// Grammar: joining of phrases, plurals and numerals, as Intl has them for the language.
import {type Grammar, listOf} from "../language";

const tag = "${lang}";
const or = new Intl.ListFormat(tag, {type: "disjunction"});
const digits = new Intl.NumberFormat(tag);

export const grammar: Grammar = {
  plural: new Intl.PluralRules(tag),
  list: listOf(tag),
  either: (phrases) => or.format(phrases),
  oneOf: (numbers) => or.format(numbers),
  phrases: (parts) => parts.join(", "),
  clauses: (parts) => parts.join("; "),
  sentences: (parts) => parts.join(" "),
  numeral: (n) => digits.format(n),
};
`;

/** Constants with the words and facts of the games, which are globs. */
const GLOBS = {
  games: `byId(import.meta.glob<NameWords>("./games/*.ts", {eager: true, query: "?${GAME_WORDS}&name", import: "${GAME_WORDS}"}))`,
  stories: `storiesBeside(
  import.meta.glob<StoryFile["facts"]>("../games/*.ts", {query: "?facts&story", import: "facts"}),
  import.meta.glob<StoryFile["words"]>("./games/*.ts", {query: "?${GAME_WORDS}&story", import: "${GAME_WORDS}"}),
)`,
  kinds: `byId(import.meta.glob<KindWords>("./games/*.ts", {eager: true, query: "?${GAME_WORDS}&found", import: "${GAME_WORDS}"}))`,
};
/** Types that the English files define, and others have. */
const TYPES = {words: "Words", late: "LateLoaders"};
/** Heads of the files that are no texts: what the English ones say of English is left out. */
const HEADS = {
  index: `// Dictionary: texts that every page needs.
import {byId, type NameWords, storiesBeside, type StoryFile} from "../game";
import type {Dictionary, Words} from "../language";
export {late} from "./late";
`,
  kinds: `// Material and theory of each game, for searches.
import {byId, type KindWords} from "../game";
`,
  late: `// Late texts, loaded with the pages that need them.
import type {LateLoaders} from "../language";
`,
};

/** Returns edits that put texts into the strings and plurals of a source. */
function textEdits({texts, objects}, lang, say) {
  const edits = [];
  const isForm = new Set();
  for (const [key, {start, end, names}] of objects) {
    if (!isPlural(names)) continue;
    const keyOfForm = (form) => `${key}.${form}`;
    for (const form of names) isForm.add(keyOfForm(form));
    const english = (form) => (texts.get(keyOfForm(form)) ?? texts.get(keyOfForm("other")))?.text ?? "";
    const forms = pluralForms(lang).map((form) => `${form}: ${literal(say(keyOfForm(form)) ?? english(form))}`);
    edits.push({start, end, by: `{${forms.join(", ")}}`});
  }
  for (const [key, {start, end}] of texts) {
    const text = isForm.has(key) ? undefined : say(key);
    if (text !== undefined) edits.push({start, end, by: literal(text)});
  }
  return edits;
}

/** Returns an English file with other texts, whose constants have the types of the English ones. */
function translatedFile(file, code, lang, say) {
  const edits = textEdits(textsIn(code), lang, say);
  const statements = parsed(code);
  let isTyped = false;
  for (const [i, statement] of statements.entries()) {
    const {type, start, end} = statement;
    const declared = declaredIn(statement);
    const isTypeOnly =
      type === "TSTypeAliasDeclaration" || (type === "ImportDeclaration" && statement.importKind === "type");
    const isOwnImport = type === "ImportDeclaration" && file in HEADS && statement.source.value.startsWith("../");
    if (isTypeOnly || isOwnImport) edits.push({start, end: statements[i + 1]?.start ?? end, by: ""});
    if (type !== "ExportNamedDeclaration" || !declared) continue;
    const {name, typeAnnotation} = declared.id;
    const {init} = declared;
    const value = unwrapped(init);
    if (typeAnnotation && !(name in GLOBS)) continue;
    if (!(file in HEADS)) isTyped = true;
    const annotation = TYPES[name] ?? (name in GLOBS ? null : `Like<typeof en.${name}>`);
    edits.push({start: declared.id.start, end: declared.id.end, by: annotation ? `${name}: ${annotation}` : name});
    if (init.end > value.end) edits.push({start: value.end, end: init.end, by: ""});
  }
  for (const statement of statements) {
    const declared = declaredIn(statement);
    const glob = declared && GLOBS[declared.id.name];
    if (glob) edits.push({start: declared.init.start, end: declared.init.end, by: glob});
  }
  const about = /^(?:\/\/.*\n)*/.exec(code)?.[0] ?? "";
  const typeImports = `import type * as en from "../${ENGLISH}/${file}";\nimport type {Like} from "../language";\n`;
  const head = HEADS[file] ?? (isTyped ? about + typeImports : about);
  const translated = replaced(code, [...edits, {start: 0, end: about.length, by: head}]);
  return translated.replace(/^(import .*\n)(?!import|\n)/gm, "$1\n");
}

/** Returns a game's file in the folder of the language: the words alone, as the facts are the same in all. */
function gameFile(id, code, lang, say) {
  const declared = parsed(code)
    .map(declaredIn)
    .find((declared) => declared?.id.name === ENGLISH);
  const {start, end} = unwrapped(declared.init);
  const words = replaced(
    code.slice(start, end),
    textEdits(textsIn(code, ENGLISH), lang, say).map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    })),
  );
  return `import type {${ENGLISH}} from "../../games/${id}";
import type {Like} from "../../language";

export const ${GAME_WORDS}: Like<typeof ${ENGLISH}> = ${words};
`;
}

const objectOf = (rows) =>
  `{\n${rows.map(([key, text]) => `  ${JSON.stringify(nameOf(key))}: ${literal(text)},\n`).join("")}}`;

/**
 * Returns the files of a new language, by path.
 * @returns {Map<string, string>}
 */
export function newFolder(root, lang, rows) {
  if (!/^[a-z]{2,3}$/.test(lang))
    throw new Error(`A new language is named by two or three small letters, not ${lang}.`);
  const {entries, english, texts} = readTable(root, lang, rows);
  const of = (wanted) =>
    [...entries.values()]
      .filter(({file, key}) => file === wanted && !english.get(file)?.texts.has(key))
      .map(({file, key, english}) => /** @type {[string, string]} */ ([key, texts.get(placeOf(file, key)) ?? english]));
  const files = new Map();
  for (const [file, {code}] of english) {
    const say = (key) => texts.get(placeOf(file, key));
    const content = file.startsWith("games/")
      ? gameFile(file.slice(6), code, lang, say)
      : translatedFile(file, code, lang, say);
    files.set(`${TEXT}/${lang}/${file}.ts`, content);
  }
  files.set(`${TEXT}/${lang}/grammar.ts`, grammarOf(lang));
  for (const [file, {about, type}] of Object.entries(ENGINE_FILES)) {
    const rows = of(file);
    const name = rows[0]?.[0].replace(/[.[].*/, "") ?? file;
    const head = `// ${about}\nimport type {${type}} from "../../engine/types";\n\n`;
    files.set(
      `${TEXT}/${lang}/${file}.ts`,
      `${head}export const ${name}: Record<${type}["key"], string> = ${objectOf(rows)};\n`,
    );
  }
  const comma = texts.get(placeOf("faults", "faults.comma")) ?? english.get("faults").texts.get("faults.comma").text;
  files.set(
    `${TEXT}/${lang}/faults.ts`,
    `// Texts of what was expected at the place of an error.
import type {faults as en} from "../${ENGLISH}/faults";
import {expected} from "./expected";

export const faults: typeof en = {expected, plays: ${objectOf(of("faults"))}, comma: ${literal(comma)}};
`,
  );
  return files;
}
