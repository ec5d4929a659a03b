// A new kind of value is one file, its line among the algebras, and the hook by which a ruleset tells it: the engine then asks
// it, adds it up and decides by it. Here misere play learns of games that last as long however one plays.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {before, test} from "node:test";

const root = mkdtempSync(join(tmpdir(), "new-algebra-"));
process.on("exit", () => rmSync(root, {recursive: true}));
const file = (name) => join(root, "cpp", name);
const sg = (...words) => JSON.parse(spawnSync(join(root, "build/sg"), words, {encoding: "utf8"}).stdout);

const changed = new Set();
function write(name, text) {
  changed.add(name);
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
  static std::optional<Wanted> wanted(Worth, const std::optional<Worth>&, bool) { return std::nullopt; }
  static void tell(Worth moves, Told& told) { told.value = std::to_string(moves) + " moves"; }
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

before(() => {
  // The engine with a few games only, so that it is compiled soon.
  cpSync("cpp", join(root, "cpp"), {recursive: true, filter: (from) => !/\/(games|judges)\/./.test(from)});
  for (const kept of ["games/nim.cpp", "games/take-and-break.cpp"]) cpSync(join("cpp", kept), file(kept));
  for (const same of ["CMakeLists.txt", "cmake", "tests", "bench", "scripts"])
    symlinkSync(resolve(same), join(root, same));

  write("core/value/length.hpp", algebra);
  edit("core/value/algebras.hpp", [
    ['#include "core/value/misere.hpp"', '#include "core/value/length.hpp"\n#include "core/value/misere.hpp"'],
    ["Algebras<Tameness>;", "Algebras<Tameness, Length>;"],
    ["MisereNim, Steps>;", "MisereNim, Steps, Length>;"],
  ]);
  edit("core/game/ruleset.hpp", [
    [
      "/// A game in which Left and Right",
      `/// All plays from a position are of this length.
template <class G>
concept Lasts = requires(const G& g, const typename G::Position& p) {
  { g.lasts(p) } -> std::same_as<std::optional<std::uint64_t>>;
};

/// A game in which Left and Right`,
    ],
    ["HOOK(number, Partizan) ", "HOOK(lasts, Lasts) HOOK(number, Partizan) "],
  ]);
  assert.ok(changed.size <= 4, [...changed].join(", "));

  mkdirSync(join(root, "game"));
  const made = spawnSync("node", ["scripts/new-game.mjs", "one-by-one", "heaps"], {
    encoding: "utf8",
    env: {...process.env, SG_ROOT: join(root, "game")},
  });
  assert.equal(made.status, 0, made.stderr);
  const game = readFileSync(join(root, "game/cpp/games/one-by-one.cpp"), "utf8");
  write(
    "games/one-by-one.cpp",
    `#include <numeric>\n${game.replace(/\n\};\s*\n(?=\s*const Register)/, (end) => `\n${hooked}${end}`)}`,
  );
  const configure = ["-S", root, "-B", join(root, "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug"];
  for (const words of [
    [...configure, "-DCMAKE_CXX_FLAGS_DEBUG=-O0"],
    ["--build", join(root, "build"), "--target", "sg"],
  ]) {
    const {status, stdout, stderr} = spawnSync("cmake", words, {encoding: "utf8"});
    assert.equal(status, 0, stdout + stderr);
  }
});

test("what the hook tells decides, and is told", () => {
  const huge = sg("analyze", "one-by-one:1000000000000", "--play", "misere", "--moves", "none");
  assert.deepEqual(
    [huge.ground, huge.outcome, huge.value, huge.moves.winning],
    ["theorem", "N", "1000000000000 moves", "1"],
  );
  const sum = sg("analyze", "one-by-one:1000000000000 + one-by-one:3,4", "--play", "misere", "--moves", "none");
  assert.deepEqual([sum.ground, sum.outcome, sum.value], ["theorem", "P", "1000000000007 moves"]);
});

test("no other convention hears of it, and what has no such worth is searched as before", () => {
  const normal = sg("analyze", "one-by-one:3,4");
  assert.deepEqual([normal.grundy, normal.value], ["1", null]);
  for (const address of [
    "one-by-one:3,4",
    "one-by-one:2 + nim:3",
    "one-by-one:1,2 + kayles:5",
    "one-by-one:30 + kayles:5",
  ]) {
    const answer = sg("analyze", address, "--play", "misere");
    const {wins, winning} = sg("check", address, "--play", "misere");
    assert.deepEqual([answer.outcome === "N", answer.moves.winning], [wins, winning], address);
  }
});
