// Members that a ruleset may have: each is listed once in core/game/ruleset.hpp, and a wrong signature is a compile
// error that names the member, which is never silently ignored.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";

const path = "cpp/core/game/ruleset.hpp";
const concepts = readFileSync(path, "utf8");
const listed = [...concepts.matchAll(/HOOK\((\w+), (\w+)\)/g)].map(([, hook, concept]) => ({hook, concept}));

/** One flaw each; the rest of the ruleset is correct. */
const flawed = {
  formula: "std::optional<Reason> formula(std::uint64_t) const;",
  theorem: "Value theorem(const Heaps&) const;",
  each_move_to: "Count count_moves(const Heaps&) const; bool each_move_to(const Heaps&, auto&&) const;",
  finds: "bool finds(const Heaps&, Nimber) const;",
  read: "Heaps read(Reader&);",
  over: "private: bool over(const Heaps&) const;",
  split: "std::vector<Heaps> split(const Heaps&, int) const; std::vector<Heaps> split(int) const;",
  unordered: "int unordered;",
  Table: "using Table = int;",
  passes: `struct Table {
    bool can_reach(const Heaps&);
    bool grow(const Heaps&, Meter&);
    std::optional<Value> value(const Heaps&);
    int passes(const auto&) const;
  };
  std::shared_ptr<Table> table() const;`,
};

const right = {
  bare: "",
  formula: "std::optional<Reason> formula(const Heaps&) const;",
  each_small: "static void each_small(unsigned, auto&&);",
  over: "bool over(const Heaps&) const; bool over(int) const;",
};

const ruleset = (name, members) => `struct ${name} {
  using Position = Heaps;
  static constexpr Info info{.id = "x", .board = BoardKind::heaps, .sample = "1", .source = "own", .checked_to = 1};
  bool each_move(const Heaps&, auto&&) const { return true; }
  Heaps after(const Heaps& h, const Touch&) const { return h; }
  ${members}
};
static_assert(hooks_fit<${name}>());
`;

/** Errors of the compiler, one on a line. */
function errors(rulesets) {
  const source = `#include "boards/heaps/heaps.hpp"
#include "core/game/hooks.hpp"
namespace sg {
namespace {
${rulesets.join("\n")}
}
}
`;
  const flags = ["-std=c++20", "-fsyntax-only", "-Icpp", "-x", "c++", "-"];
  const {stderr} = spawnSync("c++", flags, {input: source, encoding: "utf8"});
  return stderr.split("\n").filter((line) => /\berror: /.test(line));
}

test("a member with the name of a hook and another signature does not compile, and is named", () => {
  const rulesets = [
    ...Object.entries(right).map(([hook, members]) => ruleset(`Right_${hook}`, members)),
    ...Object.entries(flawed).map(([hook, members]) => ruleset(`Flawed_${hook}`, members)),
  ];
  const namedHooks = errors(rulesets).map(
    (line) => line.match(/'(\w+)' has the name of a hook and not its signature/)?.[1] ?? line,
  );
  assert.deepEqual(namedHooks, Object.keys(flawed));
});

test("every member that a concept asks for is in the list of hooks, with a concept that is there", () => {
  const obligations = ["info", "each_move", "after", "Position", "can_reach", "grow", "value"];
  const members = new Set([...concepts.matchAll(/(?:\b(?:g|table)\.|\bG::)(\w+)/g)].map(([, member]) => member));
  assert.deepEqual([...members].sort(), [...new Set([...obligations, ...listed.map(({hook}) => hook)])].sort());
  for (const {concept} of listed) assert.ok(concepts.includes(`concept ${concept} = `), concept);
});

test("the architecture tells the same members of each concept", () => {
  const lines = readFileSync("docs/architecture.md", "utf8").matchAll(/^\| `([A-Z]\w+)` \| ([^|]+) \|/gm);
  const documented = [...lines].flatMap(([, concept, cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, hook]) => `${hook}: ${concept}`),
  );
  assert.deepEqual(documented.sort(), listed.map(({hook, concept}) => `${hook}: ${concept}`).sort());
});

test("what a ruleset may have is asked for nowhere else, but by an algebra for its worths and for texts of its notation", () => {
  const hooks = new Set(listed.map(({hook}) => hook));
  const hookRequirement = /\brequires \{ game\.(\w+)\(position(?:, play)?\); \}/g;
  const notationRequirement = /\brequires \{ std::string_view\(G::(?:Position::)?\w+\); \}/g;
  const elsewhere = readdirSync("cpp", {recursive: true})
    .map((file) => `cpp/${file}`)
    .filter((file) => /\.[ch]pp$/.test(file) && file !== path && file !== "cpp/core/game/hooks.hpp")
    .filter((file) => {
      const code = readFileSync(file, "utf8").replaceAll(/requires \{ (typename )?Algebra::/g, "");
      const remainingCode = file.startsWith("cpp/core/value/")
        ? code.replace(hookRequirement, (_, hook) => (hooks.has(hook) ? "" : _))
        : code.replace(notationRequirement, "");
      return /\brequires *[({]|\brequires requires\b/.test(remainingCode);
    });
  assert.deepEqual(elsewhere, []);
});
