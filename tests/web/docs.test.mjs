// What would go stale first in the documents: commands, sources, ids, links, and the twins.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {test} from "node:test";

const read = (file) => readFileSync(file, "utf8");
const documents = [
  "README.md",
  "README.zh.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "tests/tables/README.md",
  ...readdirSync("docs", {recursive: true}).flatMap((file) => (file.endsWith(".md") ? [join("docs", file)] : [])),
];
const sg = (...args) => spawnSync("build/native-release/sg", args, {encoding: "utf8"});
const {games} = JSON.parse(sg("catalog").stdout);

test("every npm script and every sg command that is named exists", () => {
  const {scripts} = JSON.parse(read("package.json"));
  let named = 0;
  for (const file of documents)
    for (const [words, short, script = short, command] of read(file).matchAll(
      /npm (?:(start|test)\b|run (?:-s )?([a-z:-]+)(?: -- ([a-z-]+))?)/g,
    )) {
      assert.ok(scripts[script], `${file}: ${words}`);
      if (script === "sg" && command) assert.doesNotMatch(sg(command, "nim:1", "0").stdout, /catalog, analyze/, words);
      named++;
    }
  assert.ok(named > 10);
});

test("every source of the catalogue is in the references, every game in the notation", () => {
  for (const {id, source} of games) {
    assert.match(read("docs/references.md"), new RegExp(`\\*\\*${source}\\*\\*`), source);
    assert.ok(read("docs/notation.md").includes(`\`${id}\``), id);
  }
});

test("the two READMEs have the same parts", () => {
  const shape = (file) => read(file).match(/^(#+ |```\w*|\| `[^`]+`|- |!\[)/gm);
  assert.deepEqual(shape("README.zh.md"), shape("README.md"));
});

test("every link inside the repository leads somewhere", () => {
  for (const file of documents)
    for (const [, target] of read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      assert.ok(existsSync(join(dirname(file), target)), `${file}: ${target}`);
});

test("the README shows what the command prints", () => {
  const [, command, shown] = /^\$ npm run -s sg -- analyze (.*) --moves none\n(.*?), …$/m.exec(read("README.md"));
  assert.ok(sg("analyze", JSON.parse(command), "--moves", "none").stdout.startsWith(shown));
});
