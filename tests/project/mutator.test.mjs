// Mutants: each is a small edit of compiled code, behind a switch, on its original line.
import assert from "node:assert/strict";
import {test} from "node:test";
import {plainName} from "../../scripts/demangled.mjs";
import {drawSample, masked, mutantsOf} from "../../scripts/mutator.mjs";
import {weave} from "../../scripts/schemata.mjs";

const source = `#include "a < b.hpp"
int f(int a, int b) {
  // return a < b;
  if (a < b && !done(a)) a += 2;
  for (int i = 0; i < b; ++i)
    total -= std::min(i, '<');
  constexpr int six = 6;
  const std::string text = "a + b";
  each([&](int c) {
    note(c);
    return c == 1'000;
  });
  return a - b;
}
`;
const changes = mutantsOf("f.cpp", source).map(({line, changed}) => `${line}: ${changed}`);

test("comments, texts and directives are no code", () => {
  const mask = masked(source);
  assert.equal(mask.length, source.length);
  assert.ok(!/include|return a <|a \+ b|'<'/.test(mask));
  assert.match(mask, /c == 1'000;/);
});

test("conditions, steps, statements and results have mutants; constants and whole bodies have none", () => {
  for (const change of [
    "4: a < b && !done(a) => a <= b && !done(a)",
    "4: a < b && !done(a) => a < b || !done(a)",
    "4: a < b && !done(a) => a < b && !!done(a)",
    "4: a < b && !done(a) => !(a < b && !done(a))",
    "4: a += 2; => a -= 2;",
    "4: a += 2; => a += 3;",
    "4: without a += 2;",
    "5: 0 => 1",
    "5: i < b => i <= b",
    "5: ++i => --i",
    "6: total -= std::min(i, '<'); => total -= std::max(i, '<');",
    "10: without note(c);",
    "11: c == 1'000 => c != 1'000",
    "13: a - b => a + b",
  ])
    assert.ok(changes.includes(change), `${change}\n${changes.join("\n")}`);
  assert.ok(!changes.some((change) => /^(?:1|3|7|8|9|12): /.test(change)), changes.join("\n"));
});

test("a mutant keeps its key where lines come before it, and is drawn by it", () => {
  const mutants = mutantsOf("f.cpp", source);
  const shiftedMutants = mutantsOf("f.cpp", `\n\nint before;\n${source}`);
  const keys = (/** @type {{key: string}[]} */ list) => list.map(({key}) => key);
  assert.deepEqual(keys(shiftedMutants), keys(mutants));
  assert.equal(new Set(keys(mutants)).size, mutants.length);
  assert.deepEqual(keys(drawSample(shiftedMutants, 5, "1")), keys(drawSample(mutants, 5, "1")));
  assert.notDeepEqual(keys(drawSample(mutants, 5, "2")), keys(drawSample(mutants, 5, "1")));
});

test("each mutant stands behind its switch, and no line moves", () => {
  const mutants = mutantsOf("f.cpp", source).map((mutant, i) => ({...mutant, id: i + 1}));
  const text = weave(source, mutants);
  assert.deepEqual(
    [...text.matchAll(/MUTANT\((\d+)\)/g)].map(([, id]) => Number(id)).sort((a, b) => a - b),
    mutants.map(({id}) => id),
  );
  const lines = text.split("\n");
  assert.equal(lines.length, source.split("\n").length);
  assert.match(lines[3], /^ {2}if \(\(MUTANT\(\d+\) \? .* : !!\(a < b && !done\(a\)\)\)\) \{/);
  assert.match(lines[12], /^ {2}return \(MUTANT\(\d+\) \? \(a \+ b\) : \(a - b\)\);$/);
  assert.match(lines[9], /^ {4}\{ if \(MUTANT\(\d+\)\) \{ ; \} else \{ note\(c\); \} \}$/);
  const [mutant] = mutants;
  assert.throws(() => weave(source, [mutant, {...mutant, start: mutant.start + 1}]), /overlap/);
});

test("a function has the name that people gave it", () => {
  for (const [demangled, name] of [
    ["sg::Heaps::with(unsigned long, int) const", "Heaps::with"],
    ["sg::(anonymous namespace)::Wythoff::lost(unsigned long, unsigned long)", "Wythoff::lost"],
    ["bool sg::each<sg::Heaps, 3>(sg::Heaps const&)", "each"],
    ["sg::f(int)::$_0::operator()(int) const", "f"],
  ])
    assert.equal(plainName(demangled), name);
});
