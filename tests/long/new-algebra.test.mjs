// A new kind of value takes one file, one line among the algebras, and a hook in the rulesets: the engine then queries
// it, adds it and decides by it. The example teaches misère play about games whose length does not depend on the moves.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {before, test} from "node:test";

const root = mkdtempSync(join(tmpdir(), "new-algebra-"));
process.on("exit", () => rmSync(root, {recursive: true}));
const file = (name) => join(root, "cpp", name);
const analyze = (address, play) =>
  JSON.parse(spawnSync(join(root, "analyze"), [address, play], {encoding: "utf8"}).stdout);

const changedFiles = new Set();
function write(name, text) {
  changedFiles.add(name);
  writeFileSync(file(name), text);
}
function edit(name, edits) {
  let text = readFileSync(file(name), "utf8");
  for (const [from, to] of edits) {
    assert.ok(text.includes(from), `${name}: ${from}`);
    text = text.replace(from, to);
  }
  write(name, text);
}

const algebra = `
#pragma once

#include "core/value/algebra.hpp"

namespace sg {

/// How many moves are left, where all plays are of one length. Under misere play the mover wants that to be even.
struct Length {
  using Worth = std::uint64_t;

  static std::optional<Worth> known(const auto& game, const auto& position, auto) {
    if constexpr (requires { game.lasts(position); }) return game.lasts(position);
    return std::nullopt;
  }
  Worth nothing() const { return 0; }
  static std::optional<Worth> added(const std::optional<Worth>& a, const std::optional<Worth>& b) {
    return a && b ? std::optional(*a + *b) : std::nullopt;
  }
  static bool wins(Worth moves, bool) { return moves % 2 == 0; }
  static std::optional<TargetValues> targets(Worth, const std::optional<Worth>&, bool) { return std::nullopt; }
  static void describe(Worth moves, ValueText& text) { text.value = std::to_string(moves) + " moves"; }
};

}  // namespace sg
`;

const hooked = `
  std::optional<std::uint64_t> lasts(const Heaps& p) const { return std::accumulate(p.begin(), p.end(), std::uint64_t{0}); }
  /// Of small ones alone, so that the length is what a sum with a large one has in common.
  std::optional<TamePair> tame_pair(const Heaps& p) const {
    const auto moves = *lasts(p);
    if (moves > 20) return std::nullopt;
    return moves % 2 == 0 ? TamePair{0, 1} : TamePair{1, 0};
  }
`;

/** Command of this engine: one game beside Nim, and no other verb. */
const main = `
#include <cstdio>
#include <cstring>

int main(int, char** words) {
  using namespace sg;
  Analysis analysis(words[1], words[2], Listing::all);
  Meter meter(1'000'000);
  analysis.advance(meter);
  std::puts(answer(analysis).document.c_str());
}
`;

before(() => {
  cpSync("cpp", join(root, "cpp"), {recursive: true});
  write("core/value/length.hpp", algebra);
  edit("core/value/algebras.hpp", [
    ['#include "core/value/misere.hpp"', '#include "core/value/length.hpp"\n#include "core/value/misere.hpp"'],
    ["Algebras<Tameness>;", "Algebras<Tameness, Length>;"],
    ["MisereNim, Rank>;", "MisereNim, Rank, Length>;"],
  ]);
  edit("core/game/ruleset.hpp", [
    [
      "/// Theorem for the value of a position of a partizan game",
      `/// All plays from a position are of this length.
template <class G>
concept Lasts = requires(const G& g, const typename G::Position& p) {
  { g.lasts(p) } -> std::same_as<std::optional<std::uint64_t>>;
};

/// Theorem for the value of a position of a partizan game`,
    ],
    ["HOOK(number, Numbered) ", "HOOK(lasts, Lasts) HOOK(number, Numbered) "],
  ]);
  assert.ok(changedFiles.size <= 4, [...changedFiles].join(", "));

  const newGame = spawnSync("node", ["scripts/new-game.mjs", "one-by-one", "heaps"], {
    encoding: "utf8",
    env: {...process.env, SG_ROOT: root},
  });
  assert.equal(newGame.status, 0, newGame.stderr);
  const game = readFileSync(file("games/one-by-one.cpp"), "utf8");
  write(
    "games/one-by-one.cpp",
    `#include <numeric>\n${game.replace(/\n\};\s*\n(?=\s*const Register)/, (end) => `\n${hooked}${end}`)}`,
  );
  // All as one file: most of the time of a small one goes into its headers.
  const requests = [
    ...["address/address", "address/address-syntax", "analysis/analysis", "analysis/explanation"],
    ...["analysis/listed-moves", "analysis/winning-moves", "documents/answer", "documents/measures", "play/move-text"],
  ];
  const files = [
    ...["games/nim.cpp", "games/one-by-one.cpp", "solve/starter-solvers.cpp"],
    ...requests.map((name) => `request/${name}.cpp`),
  ];
  const sources = readdirSync(join(root, "cpp"), {recursive: true, encoding: "utf8"}).filter(
    (name) => /^(core|boards\/heaps|solve\/(game|search|sum))\/.*\.cpp$/.test(name) || files.includes(name),
  );
  const sourceFile = join(root, "all.cpp");
  writeFileSync(sourceFile, [...sources.map((name) => `#include "${name}"`), main].join("\n"));
  const flags = ["-std=c++20", "-O0", "-Wall", "-Wextra", "-Werror", `-I${join(root, "cpp")}`];
  const headers = ["-isystem", "build/native-release/headers"];
  const {status, stderr} = spawnSync("c++", [...flags, ...headers, sourceFile, "-o", join(root, "analyze")], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
});

test("what the hook tells decides, and is told", () => {
  const huge = analyze("one-by-one:1000000000000", "misere");
  assert.deepEqual(
    [huge.ground, huge.outcome, huge.value, huge.moves.winning],
    ["theorem", "N", "1000000000000 moves", "1"],
  );
  const sum = analyze("one-by-one:1000000000000 + one-by-one:3,4", "misere");
  assert.deepEqual([sum.ground, sum.outcome, sum.value], ["theorem", "P", "1000000000007 moves"]);
});

test("no other convention hears of it", () => {
  const normal = analyze("one-by-one:3,4", "normal");
  assert.deepEqual([normal.grundy, normal.value], ["1", null]);
});

/** By the rules alone: from one heap, one counter of the first list or any number of the second. */
const cache = new Map();
function wins(singles, heaps) {
  const key = JSON.stringify([singles, heaps]);
  if (!cache.has(key)) {
    const options = [
      ...singles.flatMap((n, i) => (n > 0 ? [[singles.with(i, n - 1), heaps]] : [])),
      ...heaps.flatMap((n, i) => Array.from({length: n}, (_, remaining) => [singles, heaps.with(i, remaining)])),
    ];
    cache.set(key, options.length === 0 || options.some((option) => !wins(...option)));
  }
  return cache.get(key);
}

test("a sum is told by what its components have in common, else by a search of the whole", () => {
  for (const [singles, heaps] of [
    [[3, 4], []],
    [[2], [3]],
    [
      [1, 2],
      [2, 3],
    ],
    [[24], [2, 3]],
    [[25], [1, 1]],
  ]) {
    const address = `one-by-one:${singles} + nim:${heaps}`;
    const {outcome, moves} = analyze(address, "misere");
    const winning =
      singles.filter((n, i) => n > 0 && !wins(singles.with(i, n - 1), heaps)).length +
      heaps
        .flatMap((n, i) => Array.from({length: n}, (_, remaining) => heaps.with(i, remaining)))
        .filter((to) => !wins(singles, to)).length;
    assert.deepEqual([outcome, moves.winning], [wins(singles, heaps) ? "N" : "P", String(winning)], address);
  }
});
