// A new convention of play takes an enumerator and a row of cpp/core/game/play.hpp: its algebras follow from its rules,
// and sums under it are decided and their moves counted. In the page it takes its name among the types of documents and a
// row in each of three tables, which the compiler demands. The example is misère play in which each turn moves everywhere.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {before, test} from "node:test";
import {pathToFileURL} from "node:url";
import {changedFiles, contentsOf, copyOfTree} from "../helpers/tree-copy.mjs";

const root = copyOfTree("new-convention", [
  ...["package.json", "tsconfig.json", "vite.config.ts", "cpp", "scripts", "web", "docs/check-quotient.mjs"],
  ...["dist/package", "tests/helpers"],
]);
const table = join(root, "cpp/core/game/play.hpp");
const headers = ["-isystem", "build/native-release/headers"];
const flags = ["-std=c++20", "-O0", "-Wall", "-Wextra", "-Werror", `-I${join(root, "cpp")}`, ...headers];
const compile = (...words) => spawnSync("c++", [...flags, ...words], {encoding: "utf8"});

/** Command of this engine: it answers a line for each address, with two games; without any it names the conventions. */
const main = `
#include <cstdio>

#include "request/boundary/verb.hpp"

int main(int count, char** words) {
  using namespace sg;
  if (count == 1)
    for (const std::string_view name : play_names) std::puts(std::string(name).c_str());
  for (int i = 2; i < count; ++i) {
    Analysis analysis(words[i], words[1], Listing::all);
    Meter meter(10'000'000);
    analysis.advance(meter);
    std::puts(answer(analysis).document.c_str());
  }
}
`;

/** Writes the convention into the table, with the rules of its row. */
function enter(rules) {
  const text = readFileSync("cpp/core/game/play.hpp", "utf8");
  const entered = text
    .replace("every, selective, conjunctive, keep_one }", "every, selective, conjunctive, keep_one, every_misere }")
    .replace(/(?<=PlayRules\{Play::keep_one, .*\n)/, `    PlayRules{Play::every_misere, "every-misere", ${rules}},\n`);
  assert.equal(entered.split("every_misere").length, 3);
  writeFileSync(table, entered);
}

before(() => {
  const original = contentsOf(root, ["cpp"]);
  enter("TurnScope::every_component, StopRule::no_move, false");
  assert.deepEqual(changedFiles(original, contentsOf(root, ["cpp"])), ["cpp/core/game/play.hpp"]);

  // All as one file: most of the time of a small one goes into its headers.
  const requests = [
    ...["address/address", "address/address-syntax", "analysis/analysis", "analysis/explanation"],
    ...["analysis/listed-moves", "analysis/winning-moves", "documents/answer", "documents/measures", "play/move-text"],
  ];
  const files = [
    ...["games/mark.cpp", "games/nim.cpp", "solve/starter-solvers.cpp"],
    ...requests.map((name) => `request/${name}.cpp`),
  ];
  const sources = readdirSync(join(root, "cpp"), {recursive: true, encoding: "utf8"}).filter(
    (name) => /^(core|boards\/heaps|solve\/(game|search|sum))\/.*\.cpp$/.test(name) || files.includes(name),
  );
  const sourceFile = join(root, "all.cpp");
  writeFileSync(sourceFile, [...sources.map((name) => `#include "${name}"`), main].join("\n"));
  const {status, stderr} = compile(sourceFile, "-o", join(root, "analyze"));
  assert.equal(status, 0, stderr);
});

const run = (...words) => spawnSync(join(root, "analyze"), words, {encoding: "utf8"}).stdout.trim().split("\n");

/** Rules of each convention: where a turn moves, whether play stops at zero values, and whether the last mover wins. */
const plays = {
  normal: {lastWins: true},
  misere: {lastWins: false},
  sj: {atZeros: true, lastWins: false},
  every: {everywhere: true, lastWins: true},
  selective: {anywhere: true, lastWins: true},
  conjunctive: {everywhere: true, atStuck: true, lastWins: true},
  "keep-one": {keepsOne: true, lastWins: true},
  "every-misere": {everywhere: true, lastWins: false},
};

/** Sizes that a move leaves of a heap. */
const optionsOf = {
  nim: (n) => Array.from({length: n}, (_, kept) => kept),
  mark: (n) => [...new Set(n > 0 ? [n - 1, Math.floor(n / 2)] : [])],
};
const mex = (values) => [...values, 0].findIndex((_, i) => !values.includes(i));
const grundy = ({game, size}) => mex(optionsOf[game](size).map((kept) => grundy({game, size: kept})));

/** Returns the positions that the turns from a list of heaps lead to. */
function turnsOf(heaps, {everywhere, anywhere, atZeros, atStuck, keepsOne}) {
  const options = heaps.map(({game, size}) => optionsOf[game](size).map((kept) => ({game, size: kept})));
  if (options.flat().length === 0 || (atZeros && heaps.every((heap) => grundy(heap) === 0))) return [];
  if (atStuck && options.some((own) => own.length === 0)) return [];
  if (keepsOne) return options.flat().map((option) => [option]);
  if (!everywhere && !anywhere) return options.flatMap((own, i) => own.map((option) => heaps.with(i, option)));
  return options
    .map((own, i) => (own.length === 0 || anywhere ? [...own, heaps[i]] : own))
    .reduce((turns, own) => turns.flatMap((turn) => own.map((option) => [...turn, option])), [[]])
    .filter((turn) => turn.some((heap, i) => heap !== heaps[i]));
}

/** By the rules alone. */
const cache = new Map();
function wins(heaps, play) {
  const key = `${play} ${heaps.map(({game, size}) => game + size).sort()}`;
  if (!cache.has(key)) {
    const turns = turnsOf(heaps, plays[play]);
    cache.set(key, turns.length === 0 ? !plays[play].lastWins : turns.some((turn) => !wins(turn, play)));
  }
  return cache.get(key);
}

const heapsOf = (game, sizes) => sizes.map((size) => ({game, size}));
const sums = [[], [1], [3], [1, 1], [2, 3], [1, 2, 2]].flatMap((nim) =>
  [[], [1], [4], [7], [3, 6], [1, 2, 5]].map((mark) => [...heapsOf("nim", nim), ...heapsOf("mark", mark)]),
);
const sizesOf = (heaps, game) => heaps.filter((heap) => heap.game === game).map(({size}) => size);
/** Addresses of a sum of two components, and of one where the heaps are of one game. */
const addresses = sums.flatMap((heaps) => {
  const [nim, mark] = ["nim", "mark"].map((game) => ({text: `${game}:${sizesOf(heaps, game)}`}));
  const alone = sizesOf(heaps, "mark").length === 0 ? [nim] : sizesOf(heaps, "nim").length === 0 ? [mark] : [];
  return [{text: `${nim.text} + ${mark.text}`}, ...alone].map(({text}) => ({text, heaps}));
});

test("it is among the choices of every verb", () => {
  assert.deepEqual(run(), Object.keys(plays));
});

for (const play of Object.keys(plays))
  test(`analyses under ${play} are those of a search by the rules`, () => {
    const answers = run(play, ...addresses.map(({text}) => text)).map((line) => JSON.parse(line));
    assert.equal(answers.length, addresses.length);
    for (const [i, {text, heaps}] of addresses.entries()) {
      const {outcome, moves} = answers[i];
      const turns = turnsOf(heaps, plays[play]);
      const winning = turns.filter((turn) => !wins(turn, play)).length;
      assert.deepEqual(
        [outcome, moves.total, moves.winning, moves.listed.filter((move) => move.wins).length],
        [wins(heaps, play) ? "N" : "P", String(turns.length), String(winning), winning],
        `${play} ${text}`,
      );
    }
  });

test("it agrees with no other convention", () => {
  for (const other of Object.keys(plays).filter((play) => play !== "every-misere"))
    assert.ok(
      sums.some((heaps) => wins(heaps, other) !== wins(heaps, "every-misere")),
      other,
    );
});

test("rules for which no algebra is known do not compile", () => {
  enter("TurnScope::one_component, StopRule::zero_values, true");
  const {status, stderr} = compile("-fsyntax-only", join(root, "cpp/solve/game/convention.cpp"));
  assert.notEqual(status, 0);
  assert.match(stderr, /convention\.hpp:.*static assertion failed/);
});

/** Rows of the page by their file, each with the line that it follows. */
const pageRows = {
  "web/address/plays.ts": {
    after: '  "keep-one": {turn: "one-kept", lastMoverWins: true},\n',
    row: '  "every-misere": {turn: "every-component", lastMoverWins: false},\n',
  },
  "web/explain/lines.ts": {after: '  "keep-one": "no-move",\n', row: '  "every-misere": "already-won",\n'},
  // In earnest its words are texts of each language.
  "web/say/plays.ts": {
    after: '  "keep-one": {name: t.ui.playKeepOne, aim: t.table.winsKeepOne, ending: t.ui.inKeepOne},\n',
    row: '  "every-misere": {name: "Misère Every-SG", aim: "Who moves last loses.", ending: "in misère Every-SG"},\n',
  },
};

function edit(file, after, row) {
  const text = readFileSync(join(root, file), "utf8");
  assert.ok(text.includes(after), file);
  writeFileSync(join(root, file), text.replaceAll(after, after + row));
}
const typeScript = () =>
  spawnSync("node", ["node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false"], {cwd: root, encoding: "utf8"});

test("the page compiles with a row in each table of conventions, and not before", () => {
  // The types of the verbs are generated from the engine's choices.
  for (const file of ["documents/terms.d.ts", "generated/verb-types.d.ts"])
    edit(`web/engine/${file}`, ' | "keep-one"', ' | "every-misere"');
  const original = contentsOf(root, ["web"]);
  const files = [...typeScript().stdout.matchAll(/^(\S+?)\(/gm)].map(([, file]) => file);
  assert.deepEqual([...new Set(files)].sort(), Object.keys(pageRows));
  for (const [file, {after, row}] of Object.entries(pageRows)) edit(file, after, row);
  assert.deepEqual(changedFiles(original, contentsOf(root, ["web"])), Object.keys(pageRows));
  const {status, stdout} = typeScript();
  assert.equal(status, 0, stdout);
});

test("the page links to it, names it, and says of a finished position who has won", async () => {
  const {openSources} = await import(pathToFileURL(join(root, "scripts/sources.mjs")).href);
  const {load, languages} = await openSources();
  const [english] = await languages();
  const names = [
    "address/link",
    "address/element-choices",
    "say/position-name",
    "explain/account",
    "game/selection/move-marks",
  ];
  const [link, {choicesOf}, {positionName}, {accountText}, {highlightedBy}] = await Promise.all(
    names.map((name) => load(`/web/${name}.ts`)),
  );
  const {link: read} = link.parseLink("#/nim:1,2?play=every-misere");
  assert.equal(read.play, "every-misere");
  assert.match(link.formatLink(read), /play=every-misere/);
  assert.ok(choicesOf("play").includes("every-misere"));

  const [over, two] = run("every-misere", "nim:", "nim:2 + mark:1").map((line) => JSON.parse(line));
  assert.equal(positionName([over], "every-misere")(english), "Nim, in misère Every-SG");
  assert.match(accountText(over, english), /^The player to move wins/);
  assert.ok(accountText(over, english).includes(english.reasons["already-won"].text));
  assert.deepEqual(highlightedBy(two, two.moves.listed[0]), {component: null, marks: new Set(["0", "1"])});
});
