// Output of `npm run new-game`: it compiles, on every board; and the command refuses what it cannot write.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {existsSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";

const root = mkdtempSync(join(tmpdir(), "new-game-"));
process.on("exit", () => rmSync(root, {recursive: true}));
const write = (...args) =>
  spawnSync("node", ["scripts/new-game.mjs", ...args], {encoding: "utf8", env: {...process.env, SG_ROOT: root}});

test("new games on every board compile, together as the build takes them", () => {
  const ids = ["heaps", "row", "grid", "graph", "dag", "trie", "sheet", "stairs", "strip", "ring", "circle"].map(
    (board) => {
      const id = `my-${board}-2`;
      assert.equal(write(id, board).status, 0);
      for (const file of [`tests/tables/${id}.txt`, `web/text/games/${id}.ts`])
        assert.ok(existsSync(join(root, file)), file);
      return id;
    },
  );
  const sourceFile = join(root, "all.cpp");
  writeFileSync(sourceFile, ids.map((id) => `#include "${join(root, `cpp/games/${id}.cpp`)}"\n`).join(""));
  const flags = ["-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror"];
  const include = ["-Icpp", "-isystem", "build/native-release/headers"];
  const compiled = spawnSync("g++", [...flags, ...include, sourceFile], {encoding: "utf8"});
  assert.equal(compiled.status, 0, compiled.stderr);
});

test("a bad id, an unknown board and a game that is there are refused", () => {
  assert.equal(write("My Game", "heaps").status, 2);
  assert.equal(write("fine", "chessboard").status, 2);
  assert.equal(write("once", "heaps").status, 0);
  assert.equal(write("once", "heaps").status, 2);
});
