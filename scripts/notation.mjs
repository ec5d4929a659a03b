// Writes the tables of docs/notation.md from the catalogue, the table of verbs and the table of attributes, and the names by which
// the engine finds games: `npm run notation`.
import {readFileSync, writeFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {ask, catalog, withLanguages} from "./catalog.mjs";
import {elementLists} from "./element-types.mjs";
import {gameNames, namesFile} from "./game-names.mjs";
import {openSources} from "./sources.mjs";

const file = fileURLToPath(new URL("../docs/notation.md", import.meta.url));

const line = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
const table = (head, rows) => [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
const code = (text) => `\`${text}\``;

/** Table with a row for each ruleset: the notation of its family, and its rules and aliases in the catalogue. */
function gamesTable(games, notationOf) {
  const families = new Map(games.map(({id, alias_of}) => [alias_of ?? id, []]));
  for (const row of games) families.get(row.alias_of ?? row.id).push(row);
  return table(
    ["game", "rules", "position", "a move", "drawn as", "problems"],
    [...families].map(([id, rows]) => {
      const {rules: ownRules = "", position, move} = notationOf(id);
      const aliases = rows.filter(({alias_of}) => alias_of !== null);
      const named = rows.flatMap(({alias_of, rules}) =>
        alias_of || !rules || ownRules.includes(`\`${rules}\``) ? [] : rules,
      );
      const shorter = aliases.map((row) => code(row.id) + (row.rules ? ` is ${code(row.rules)}` : ""));
      const examples = named.length > 0 && `as in ${named.map(code).join(", ")}`;
      return [
        code(id),
        [ownRules, examples, ...shorter].filter(Boolean).join("; "),
        position,
        move,
        rows[0].board,
        [...new Set(rows.flatMap(({problems}) => problems))].join(", "),
      ];
    }),
  );
}

function limitsTable(games, lang) {
  const all = new Map(games.flatMap(({limits}) => limits.map((limit) => [limit.command, limit])));
  const rows = [...all.values()].map(({what, command, answer}) => [what[lang], code(command), code(answer)]);
  return table(["limit", "command", "answers"], rows);
}

/** Table of the verbs: how each is typed, what it does, and the type of its answer. */
function verbsTable() {
  const {verbs} = ask("verbs");
  const typed = ({name, takes, usual, choices, named}) => {
    const text = takes === "choice" ? choices.join("|") : name.toUpperCase();
    if (takes === "input") return "< INPUT";
    if (usual === "no" && choices.includes("yes")) return `[--${name}]`;
    return named ? (usual === null ? `--${name} ${text}` : `[--${name} ${text}]`) : usual === null ? text : `[${text}]`;
  };
  const rows = verbs.map(({name, about, document, parameters}) => [
    code([name, ...parameters.map(typed)].join(" ")),
    about,
    document.split(" | ").map(code).join(", "),
  ]);
  return table(["sg …", "what it does", "answers"], rows);
}

/** Table of the element's attributes. */
async function attributesTable() {
  const sources = await openSources();
  /** @type {typeof import("../web/address/element")} */
  const {attributeNames} = await sources.load("/web/address/element.ts");
  /** @type {typeof import("../web/learn/attribute-words")} */
  const {attributeWords} = await sources.load("/web/learn/attribute-words.ts");
  /** @type {typeof import("../web/text")} */
  const {sourceLang} = await sources.load("/web/text/index.ts");
  const rows = attributeNames.map((name) => [
    code(name),
    attributeWords[name].holds[sourceLang],
    attributeWords[name].without[sourceLang],
  ]);
  return table(["attribute", "holds", "without it"], rows);
}

function eventsTable() {
  const rows = Object.entries(elementLists.events).map(([name, {about, fields}]) => [
    code(name),
    about,
    Object.keys(fields).map(code).join(", "),
  ]);
  return table(["event", "when", "its `detail`"], rows);
}

function looksTable() {
  const {properties, parts} = elementLists;
  return table(
    ["property or part", "what it is"],
    [
      ...Object.entries(properties).map(([name, what]) => [code(`--sg-${name}`), what]),
      ...Object.entries(parts).map(([name, what]) => [code(`::part(${name})`), what]),
    ],
  );
}

/** Returns the page with its tables made anew. A game without a published source is left out. */
export async function notation(page = readFileSync(file, "utf8")) {
  const games = (await catalog()).games.filter(({source}) => source !== "own");
  const [rows, limits] = await withLanguages(([english]) => [
    gamesTable(games, (id) => english.game(id).story.notation),
    limitsTable(games, english.lang),
  ]);
  return Object.entries({
    games: rows,
    verbs: verbsTable(),
    limits,
    attributes: await attributesTable(),
    events: eventsTable(),
    looks: looksTable(),
  }).reduce(
    (text, [name, rows]) =>
      text.replace(
        new RegExp(`(<!-- ${name}: .*? -->\\n)[^]*?(<!-- end -->)`),
        (_, begin, end) => `${begin}${rows}\n${end}`,
      ),
    page,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, await notation());
  writeFileSync(namesFile, await gameNames());
}
