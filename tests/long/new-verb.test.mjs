// A new verb takes one C++ file and the type of its document: it compiles with the unchanged engine, and appears in the
// command, its help, its usage errors and the package's types; no other code names a verb.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import {typesOf} from "../../scripts/verbs.mjs";

const folder = mkdtempSync(join(tmpdir(), "new-verb-"));
process.on("exit", () => rmSync(folder, {recursive: true}));

const verb = `
#include "request/address/address.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb twice_verb{
    {.name = "twice",
     .about = "a position beside itself",
     .document = "Position",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter&) {
             Sum sum = read_address(given.text("address"));
             const Sum once = sum;
             for (std::uint64_t i = 1; i < given.number("times"); ++i) sum.insert(sum.end(), once.begin(), once.end());
             Json json;
             return Reply{json.begin_object().key("address").text(address_of(sum)).end_object().take()};
           });
         },
     .parameters = {address_parameter(), {"times", Takes::number, "how often", "2", {}, 1}}}};

}  // namespace
}  // namespace sg
`;

const build = "build/native-release";
/** Object files that the command is linked from. */
function objects() {
  const {stdout} = spawnSync("ninja", ["-C", build, "-t", "inputs", "sg"], {encoding: "utf8"});
  return stdout.split("\n").flatMap((file) => (file.endsWith(".o") ? [join(build, file.trim())] : []));
}

test("a verb in a file of its own is there for all", () => {
  const source = join(folder, "twice.cpp");
  const command = join(folder, "sg");
  writeFileSync(source, verb);
  const flags = ["-std=c++20", "-Wall", "-Wextra", "-Werror", "-Icpp", "-isystem", `${build}/headers`];
  const compiled = spawnSync("c++", [...flags, source, ...objects(), "-o", command], {encoding: "utf8"});
  assert.equal(compiled.status, 0, compiled.stderr);

  const run = (...words) => {
    const {stdout, status} = spawnSync(command, words, {encoding: "utf8"});
    return {status, stdout};
  };
  const document = (...words) => JSON.parse(run(...words).stdout);
  assert.deepEqual(document("twice", "nim:3"), {address: "nim:3 + nim:3"});
  assert.deepEqual(document("twice", "nim:3", "--times", "3"), {address: "nim:3 + nim:3 + nim:3"});
  assert.deepEqual(document("twice", "nim:x").error.at, 4);
  assert.deepEqual(document("twice", "nim:3", "--times", "0").error, {
    code: "bad-request",
    at: null,
    expected: "a whole number, at least 1",
    expects: {key: "whole-number-from", facts: {least: "1"}},
    word: 4,
    parameter: "times",
  });
  assert.match(run("--help").stdout, /^ {2}twice +a position beside itself$/m);
  assert.match(run("twice", "--help").stdout, /--times +how often \[2\]/);
  const types = typesOf(document("verbs").verbs);
  assert.ok(types.includes('"twice": {') && types.includes('"times"?: number | bigint;'));
});

test("no other code between the table and the caller names a verb", () => {
  const {stdout} = spawnSync("build/native-release/sg", ["verbs"], {encoding: "utf8"});
  const names = JSON.parse(stdout).verbs.map(({name}) => name);
  assert.ok(names.length > 15);
  const plumbing = ["cpp/cli/cli.cpp", "cpp/cli/command.cpp", "cpp/wasm/wasm.cpp"];
  for (const file of [...plumbing, "web/engine/runner.ts", "web/engine/calls.ts"])
    for (const name of names) assert.ok(!readFileSync(file, "utf8").includes(`"${name}"`), `${file}: ${name}`);
});
