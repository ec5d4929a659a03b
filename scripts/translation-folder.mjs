// Files that a language does not have yet: those of English with the texts of a table, and English where it has none.
import {
  declaredIn,
  ENGLISH,
  GAME_WORDS,
  hasFolder,
  isPlural,
  parsed,
  pluralForms,
  replaced,
  sourcesOf,
  TEXT,
  textsIn,
  unwrapped,
} from "./translation-sources.mjs";
import {literal, nameOf, placeOf, readTable} from "./translation-table.mjs";

/** Files of what English leaves to the engine. */
const ENGINE_FILES = {
  expected: {
    about: "Texts of what was expected at the place of an error, by key.",
    constant: "expected",
    type: "Expectation",
  },
  "certificate-faults": {
    about: "Texts of the checker's faults in certificates.",
    constant: "certificateFaults",
    type: "CertificateFault",
  },
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

/** Returns edits that leave out what is English alone, and give each exported constant the type of the English one. */
function codeEdits(file, statements) {
  return statements.flatMap((statement, i) => {
    const {type, start, end} = statement;
    const isImport = type === "ImportDeclaration";
    const isType = type === "TSTypeAliasDeclaration" || (isImport && statement.importKind === "type");
    if (isType || (isImport && file in HEADS && statement.source.value.startsWith("../")))
      return [{start, end: statements[i + 1]?.start ?? end, by: ""}];
    const declared = declaredIn(statement);
    if (!declared) return [];
    const {id, init} = declared;
    if (id.name in GLOBS) return [{start: init.start, end: init.end, by: GLOBS[id.name]}];
    if (type !== "ExportNamedDeclaration" || id.typeAnnotation) return [];
    const annotation = TYPES[id.name] ?? `Like<typeof en.${id.name}>`;
    return [
      {start: id.end, end: id.end, by: `: ${annotation}`},
      {start: unwrapped(init).end, end: init.end, by: ""},
    ];
  });
}

/** Returns an English file with other texts. */
function textFile(file, code, lang, say) {
  const edits = codeEdits(file, parsed(code));
  const about = /^(?:\/\/.*\n)*/.exec(code)?.[0] ?? "";
  const isTyped = edits.some(({by}) => by.startsWith(": Like"));
  const types = `import type * as en from "../${ENGLISH}/${file}";\nimport type {Like} from "../language";\n`;
  const head = {start: 0, end: about.length, by: HEADS[file] ?? about + (isTyped ? types : "")};
  return replaced(code, [...edits, ...textEdits(textsIn(code), lang, say), head]).replace(
    /^(import .*\n)(?!import|\n)/gm,
    "$1\n",
  );
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

function engineFile(file, rows) {
  const {about, constant, type} = ENGINE_FILES[file];
  return `// ${about}
import type {${type}} from "../../engine/types";

export const ${constant}: Record<${type}["key"], string> = ${objectOf(rows)};
`;
}

const faultsFile = (plays, comma) => `// Texts of what was expected at the place of an error.
import type {faults as en} from "../${ENGLISH}/faults";
import {expected} from "./expected";

export const faults: typeof en = {expected, plays: ${objectOf(plays)}, comma: ${literal(comma)}};
`;

/**
 * Returns the files that a language lacks, by path: all of them if it has no folder, otherwise those with a text in the
 * table.
 * @returns {Map<string, string>}
 */
export function newFiles(root, lang, rows) {
  const isNew = !hasFolder(root, lang);
  if (isNew && !/^[a-z]{2,3}$/.test(lang))
    throw new Error(`A new language is named by two or three small letters, not ${lang}.`);
  const {entries, english, texts} = readTable(root, lang, rows);
  const own = isNew ? new Map() : sourcesOf(root, lang);
  const sayOf = (file) => (key) => texts.get(placeOf(file, key));
  /** Texts that have no English file, by key. */
  const engineTextsOf = (wanted) =>
    [...entries.values()]
      .filter(({file, key}) => file === wanted && !english.get(file)?.texts.has(key))
      .map(({file, key, english}) => /** @type {const} */ ([key, sayOf(file)(key) ?? english]));
  const codeOf = {
    grammar: () => grammarOf(lang),
    faults: () => faultsFile(engineTextsOf("faults"), sayOf("faults")("faults.comma") ?? ", "),
    ...Object.fromEntries(Object.keys(ENGINE_FILES).map((file) => [file, () => engineFile(file, engineTextsOf(file))])),
  };
  const given = new Set([...entries].flatMap(([place, {file}]) => (texts.has(place) ? [file] : [])));
  const missing = [...new Set([...english.keys(), ...Object.keys(codeOf)])].filter(
    (file) => !own.has(file) && (isNew || given.has(file)),
  );
  return new Map(
    missing.map((file) => {
      const {code = ""} = english.get(file) ?? {};
      const [, game] = /^games\/(.*)/.exec(file) ?? [];
      const write = game ? () => gameFile(game, code, lang, sayOf(file)) : codeOf[file];
      return [`${TEXT}/${lang}/${file}.ts`, write?.() ?? textFile(file, code, lang, sayOf(file))];
    }),
  );
}
