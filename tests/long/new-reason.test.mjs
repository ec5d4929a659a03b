// A new reason takes a row of the engine's table and one in each map of the page: its properties, its figure and its words
// in each language. The compiler names each that is missing; with all, the page says, sums up and draws the reason.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {pathToFileURL} from "node:url";
import {h} from "preact";
import {renderToString} from "preact-render-to-string";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

const TABLE = "cpp/core/text/reasons.def";
const TYPES = "web/engine/generated/reason-types.d.ts";
const ROW = 'REASON(even_towers, "towers[] high low cut?")\n';

/** Rows of the page by their file, each with the line that it stands before. */
const rows = {
  "web/explain/reasons/single-games.ts": {
    anchor: "} satisfies Modules;",
    row: `  "even-towers": {
    marks: ({towers}) => towers,
    derivedFacts: ({high, low}) => ({ahead: String(BigInt(high) - BigInt(low))}),
  },
`,
  },
  "web/explain/figures/index.ts": {
    anchor: "} satisfies {[K in ReasonKey]: ReasonFigure<FactsOf<K>> | null};",
    row: '  "even-towers": {pieces: ({facts}) => [{equation: [facts.high, facts.low].join(" ≠ ")}]},\n',
  },
  "web/text/en/reasons-of-games.ts": {
    anchor: "};",
    row: `  "even-towers": {
    brief: {won: "the higher tower is {ahead} ahead", lost: "both towers are {high} high"},
    text: "Cut the higher of the towers {towers}, of {high}, down to {low}: then they are even.",
  },
`,
  },
  "web/text/zh/reasons-of-games.ts": {
    anchor: "};",
    row: `  "even-towers": {
    brief: {won: "高塔多 {ahead} 层", lost: "两塔都是 {high} 层"},
    text: "塔 {towers} 中较高的有 {high} 层，降到 {low} 层，两塔就相等。",
  },
`,
  },
};

/** Files in which the compiler misses a row: those that require the map to be total. */
const missed = {
  "web/explain/reasons/single-games.ts": "web/explain/reasons/index.ts",
  "web/explain/figures/index.ts": "web/explain/figures/index.ts",
  "web/text/en/reasons-of-games.ts": "web/text/en/reasons.ts",
  "web/text/zh/reasons-of-games.ts": "web/text/zh/reasons-of-games.ts",
};

const root = copyOfTree("new-reason", [
  ...["package.json", "tsconfig.json", "vite.config.ts", "cpp/core", "scripts", "web", "docs/check-quotient.mjs"],
  ...["dist/package", "tests/helpers"],
]);
const original = contentsOf(root, ["cpp", "scripts", "web"]);
const sourceOf = (file) => original.get(file) ?? assert.fail(file);
const write = (file, text) => writeFileSync(join(root, file), text);

function run(command, ...words) {
  const {status, stdout, stderr} = spawnSync(command, words, {cwd: root, encoding: "utf8"});
  return {status, output: stdout + stderr};
}

/** Writes the rows of all files but one. */
function enter(omitted = "") {
  for (const [file, {anchor, row}] of Object.entries(rows)) {
    const [start, end, ...others] = sourceOf(file).split(`\n${anchor}`);
    assert.ok(end !== undefined && others.length === 0, file);
    write(file, file === omitted ? sourceOf(file) : `${start}\n${row}${anchor}${end}`);
  }
}

const compile = () =>
  run(
    "node",
    "node_modules/typescript/bin/tsc",
    "-p",
    ".",
    ...["--pretty", "false"],
    ...["--incremental", "--tsBuildInfoFile", "tsc.json"],
  );

before(() => {
  write(TABLE, sourceOf(TABLE) + ROW);
  const types = 'import {reasonTypes} from "./scripts/reasons.mjs"; process.stdout.write(reasonTypes());';
  const {status, output} = run("node", "--input-type=module", "-e", types);
  assert.equal(status, 0, output);
  write(TYPES, output);
});

for (const [file, place] of Object.entries(missed))
  test(`without its row in ${file} nothing compiles`, () => {
    enter(file);
    const {status, output} = compile();
    assert.notEqual(status, 0);
    assert.ok(
      output.split("\n").some((line) => line.startsWith(`${place}(`)),
      output,
    );
    assert.match(output, /even-towers/);
  });

test("with a row in each it compiles, and nothing else has changed", () => {
  enter();
  const {status, output} = compile();
  assert.equal(status, 0, output);
  assert.deepEqual(
    changedFiles(original, contentsOf(root, ["cpp", "scripts", "web"])),
    [TABLE, TYPES, ...Object.keys(rows)].sort(),
  );
});

test("a row that takes a fact which the engine does not give does not compile", () => {
  const file = "web/explain/reasons/single-games.ts";
  enter();
  write(file, readFileSync(join(root, file), "utf8").replace("({towers}) => towers", "({spires}) => spires"));
  const {status, output} = compile();
  assert.notEqual(status, 0);
  assert.match(output, /^web\/explain\/reasons\/single-games\.ts\(.*spires/m);
});

/** Writes the reason as the engine does. */
const main = `
#include <cstdio>

#include "core/text/json.hpp"
#include "core/text/reason.hpp"

int main() {
  using namespace sg;
  Json json;
  Reason{ReasonKey::even_towers, {{"towers", texts({0, 1})}, {"high", fact(5)}, {"low", fact(3)}}, {}, {}}.write(json);
  std::puts(json.take().c_str());
}
`;

/** Returns the reason as it is in a document of the engine. */
function reasonOfEngine() {
  write("main.cpp", main);
  const sources = ["reason", "json", "phrase", "error"].map((name) => `cpp/core/text/${name}.cpp`);
  const compiler = run("c++", "-std=c++20", "-O0", "-Icpp", "main.cpp", ...sources, "-o", "tell");
  assert.equal(compiler.status, 0, compiler.output);
  return JSON.parse(run("./tell").output);
}

let stores;
after(() => stores?.close());

test("the page says, sums up and draws an explanation with it", async () => {
  enter();
  const reason = reasonOfEngine();
  const {openStores} = await import(pathToFileURL(join(root, "tests/helpers/store.mjs")).href);
  stores = await openStores();
  const {sources, engine} = stores;
  const load = (name) => sources.load(`/web/${name}`);
  const [{briefOf}, {accountText}, {Lines}, {LanguageContext}] = await Promise.all(
    ["explain/brief.ts", "explain/account.ts", "explain/reason-lines.tsx", "ui/language.ts"].map(load),
  );
  const [english, chinese] = await sources.languages();
  const won = {...(await engine.analyze("nim:5,3")), why: [reason]};
  const lost = {...(await engine.analyze("nim:5,5")), why: [{...reason, facts: {...reason.facts, low: "5"}}]};

  assert.equal(briefOf(won, english), "the higher tower is 2 ahead");
  assert.equal(briefOf(won, chinese), "高塔多 2 层");
  assert.equal(briefOf(lost, english), "both towers are 5 high");
  const account = accountText(won, english).split("\n");
  const figure = account.indexOf("  5 ≠ 3");
  assert.equal(account[figure + 1], "Cut the higher of the towers 0, 1, of 5, down to 3: then they are even.");
  assert.match(accountText(won, chinese), /^塔 0, 1 中较高的有 5 层，降到 3 层，两塔就相等。$/m);

  const highlighting = {highlight: {component: null, marks: new Set(["0", "1"])}, onHighlight() {}};
  const lines = h(Lines, {reasons: won.why, subject: won, component: null, highlighting});
  const drawn = renderToString(h(LanguageContext.Provider, {value: english}, lines));
  assert.match(drawn, /<p class="equation math">5 ≠ 3<\/p><p>Cut the higher of the towers/);
  assert.match(drawn, /<button[^>]* aria-pressed="true"/);
});
