// Checks of the documents for what goes stale first: commands, sources, ids, fields, files, links, limits, and the
// translated twins.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {test} from "node:test";
import {command, runCommand} from "../helpers/command.mjs";
import {editedGames} from "../helpers/effort.mjs";

const read = (file) => readFileSync(file, "utf8");
const documents = [
  "README.md",
  "README.zh.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "tests/tables/README.md",
  ...readdirSync("docs", {recursive: true}).flatMap((file) => (file.endsWith(".md") ? [join("docs", file)] : [])),
];
const sg = (...args) => runCommand(args);
const {games} = JSON.parse(sg("catalog").stdout);
const notation = read("docs/notation.md");

/** Rows of the tables below a heading, as lists of cells. */
const rows = (text, heading) =>
  (text.split(`\n## ${heading}\n`)[1] ?? "")
    .split("\n## ")[0]
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("|---"))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ (?<!\\)\| /)
        .map((cell) => cell.trim()),
    );
const code = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]);

test("every npm script and every sg command that is named exists", () => {
  const {scripts} = JSON.parse(read("package.json"));
  let namedCount = 0;
  for (const file of documents)
    for (const [words, short, script = short, command] of read(file).matchAll(
      /npm (?:(start|test)\b|run (?:-s )?([a-z:-]+)(?: -- ([a-z-]+))?)/g,
    )) {
      assert.ok(scripts[script], `${file}: ${words}`);
      if (script === "sg" && command) assert.doesNotMatch(sg(command, "nim:1", "0").stdout, /catalog, analyze/, words);
      namedCount++;
    }
  assert.ok(namedCount > 10);
});

// A game fresh from `npm run new-game` has no source yet, and need not be on record.
test("every source of the catalogue is in the references, every game in the notation", () => {
  const recordedGames = games.filter(({source}) => source !== "own");
  assert.ok(recordedGames.length > 10);
  for (const {id, rules, alias_of, source} of recordedGames) {
    assert.match(read("docs/references.md"), new RegExp(`^- \\*\\*${source}\\*\\*`, "m"), source);
    assert.ok(notation.includes(`\`${id}\``), id);
    if (rules) assert.ok(alias_of ? notation.includes(rules) : notation.includes(`\`${rules}\``), `${id}(${rules})`);
  }
});

test("every source key in the documents has its reference", () => {
  for (const file of documents)
    for (const [, key] of read(file).matchAll(/`([a-z]+(?:19|20)\d\d)`/g))
      assert.ok(read("docs/references.md").includes(`**${key}**`), `${file}: ${key}`);
});

test("no source is listed twice", () => {
  const keys = [...read("docs/references.md").matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, key]) => key);
  assert.ok(keys.length > 50);
  assert.deepEqual(
    keys.filter((key, i) => keys.indexOf(key) !== i),
    [],
  );
});

test("the notation names the fields that an answer, its moves and a touch have", () => {
  const answer = JSON.parse(sg("analyze", "nim:3 + kayles:4").stdout);
  const touchable = JSON.parse(sg("touch", "nim:3", "").stdout);
  const {moves, components, ...ownFields} = answer;
  const fields = rows(notation, "The answer").flatMap(([fieldCells]) => code(fieldCells));
  const documentedFields = Object.keys(ownFields).concat(
    Object.keys(moves).map((field) => `moves.${field}`),
    "components",
  );
  for (const field of [...documentedFields, ...moves.listed.flatMap(Object.keys)])
    assert.ok(fields.includes(field), field);
  for (const field of [...Object.keys(components[0]), ...Object.keys(touchable), ...Object.keys(games[0])])
    assert.ok(notation.includes(`\`${field}\``), field);
});

test("the notation lists each error code with an input that has it", () => {
  const [, union = ""] = /type ErrorCode =([^;]+);/.exec(read("web/engine/documents/phrases.d.ts")) ?? [];
  const listed = rows(notation, "Errors").slice(1);
  // No input is known that leads to an internal error.
  assert.deepEqual([...listed.map(([cell]) => code(cell)[0]), "internal"].sort(), union.match(/[a-z-]+/g)?.sort());
  for (const [cell, input, exit] of listed) {
    const [, verb = "analyze", words] = /^(?:(value) )?(.*)$/.exec(code(input)[0]) ?? [];
    const {stdout, status} = sg(verb, ...words.split(/ (?=--)| (?<=--\w+ )/));
    assert.deepEqual([JSON.parse(stdout).error?.code, status], [code(cell)[0], Number(exit)], input);
  }
});

test("the types list the conventions, the kinds, the boards and the error codes that the engine has", () => {
  const types = ["terms", "boards", "phrases"].map((name) => read(`web/engine/documents/${name}.d.ts`)).join("\n");
  /** @param {RegExp} part @param {RegExp} pattern */
  const words = (part, pattern, text = types) => (text.match(part)?.[1] ?? "").match(pattern) ?? [];
  const union = (/** @type {string} */ name) => words(new RegExp(`type ${name} =([^;]+);`), /[a-z-]+/g);
  const boards = words(/type Board =\n(.*?)\n\n/s, /(?<=[{ ]kind: ")[a-z-]+/g);
  const texts = (/** @type {string} */ file, /** @type {string} */ type) =>
    words(new RegExp(`text_of\\(${type} \\w+\\) {(.*?)\n}`, "s"), /(?<=")[a-z-]+(?=")/g, read(file));
  assert.ok(boards.length > 10 && union("Kind").length > 3);
  const plays = [...read("cpp/core/game/play.hpp").matchAll(/PlayRules\{Play::\w+, "([\w-]+)"/g)].map(
    ([, name]) => name,
  );
  assert.deepEqual(plays.sort(), union("Play").sort());
  assert.deepEqual(texts("cpp/core/game/info.cpp", "GameClass").sort(), union("Kind").sort());
  assert.deepEqual(texts("cpp/core/game/info.cpp", "BoardKind").sort(), boards.sort());
  assert.deepEqual(texts("cpp/core/text/error.cpp", "ErrorCode").sort(), union("ErrorCode").sort());
});

const sides = /\[\[([^[\]|]*)\|([^[\]|]*)\]\]/g;

test("each position of the page on writing them has the value, or the winner, that stands beside it", () => {
  const row = /^\| [^|]+ \| `((?:\\\||[^`])+)` \| (?:`([^`]+)`|([NP])) \|$/gm;
  const page = read("docs/writing-positions.md");
  const found = [...page.matchAll(row)];
  assert.equal(found.length, page.split("\n").filter((line) => /^\| [^|]+ \| `/.test(line)).length);
  for (const [, typed = "", value, winner] of found) {
    const text = typed.replaceAll("\\|", "|");
    const answer = JSON.parse(sg("analyze", text, "--moves", "none").stdout);
    const nimber = answer.grundy === "0" ? "0" : `*${answer.grundy}`;
    const [is, said] = winner ? [answer.outcome, winner] : [answer.value ?? nimber, value?.replaceAll("\\|", "|")];
    assert.equal(is, said, text);
  }
});

test("each limit in the notation is kept on its one side and met on the other", () => {
  const limits = rows(notation, "Limits").slice(1);
  assert.ok(limits.length > 10);
  for (const [, query, answer] of editedGames(limits, ([, text]) => /([\w-]+)[:(]/.exec(text)?.[1] ?? "")) {
    const line = code(query)[0].replaceAll("\\|", "|").replace(/\bsg /, `${command} `);
    assert.match(line, sides);
    for (const side of [1, 2]) {
      const ran = line.replaceAll(sides, `$${side}`);
      const {stdout, status} = spawnSync("sh", ["-c", ran], {encoding: "utf8", maxBuffer: 1e8});
      const isBeyond = stdout.includes(code(answer)[0]);
      assert.ok(isBeyond === (side === 2) && (isBeyond || status !== 2), `${ran}: ${stdout.slice(0, 200)}`);
    }
  }
});

test("the architecture names the concepts that there are, and no other", () => {
  const declared = [...read("cpp/core/game/ruleset.hpp").matchAll(/^concept (\w+) =/gm)].map((match) => match[1]);
  const typeRows = rows(read("docs/architecture.md"), "The central types").slice(1);
  assert.deepEqual([...typeRows.map(([cell]) => code(cell)[0]), "Ruleset"].sort(), declared.sort());
});

test("every file that the documents name is there", () => {
  for (const file of documents)
    for (const [, path] of read(file).matchAll(/`((?:cpp|web|tests|scripts|docs|cmake)\/[\w./-]+)`/g))
      assert.ok(existsSync(path) || path.includes("my-game") || path.includes("take-three"), `${file}: ${path}`);
});

test("the two READMEs have the same parts", () => {
  const shape = (file) => read(file).match(/^(#+ |```\w*|\| `[^`]+`|- |!\[)/gm);
  assert.deepEqual(shape("README.zh.md"), shape("README.md"));
});

test("every link inside the repository leads somewhere", () => {
  const anchor = (heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-");
  for (const file of documents)
    for (const [, target, fragment] of read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const path = target ? join(dirname(file), target) : file;
      assert.ok(existsSync(path), `${file}: ${target}`);
      if (!fragment) continue;
      const headings = [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading));
      assert.ok(headings.includes(fragment), `${file}: ${target}#${fragment}`);
    }
});

test("the README shows what the command prints", () => {
  for (const file of ["README.md", "README.zh.md"]) {
    const example = /^\$ npm run -s sg -- analyze (.*) --moves none\n(.*?), …$/m;
    const [, command = "", expectedOutput = ""] = example.exec(read(file)) ?? [];
    assert.ok(expectedOutput, file);
    assert.ok(sg("analyze", JSON.parse(command), "--moves", "none").stdout.startsWith(expectedOutput), file);
  }
});
