// What a test file reads of web/: the import closure of the modules that it loads.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {test} from "node:test";
import {openClosures} from "../../scripts/import-closure.mjs";
import {loadedBy} from "../../scripts/load-record.mjs";
import {builtFolder, openSources} from "../../scripts/sources.mjs";

const closureOf = openClosures(await builtFolder());

test("the closure has what a module imports at once and late, and nothing else", () => {
  const state = closureOf(["/web/game/state.ts"]);
  for (const path of ["web/game/state.ts", "web/address/link.ts", "web/text/zh/late.ts", "web/text/games/nim.ts"])
    assert.ok(state.includes(path), path);
  assert.ok(!state.includes("web/play/verdict.tsx"));
  assert.deepEqual(closureOf(["/web/share/drawing/drawing.ts"]), ["web/share/drawing/drawing.ts"]);
});

test("an engine's program and a worker's are in the closure", () => {
  const engine = closureOf(["/web/engine/index.ts"]);
  assert.ok(engine.includes("web/engine/generated/engine.wasm"));
  assert.ok(closureOf(["/web/programs/exploring.ts"]).includes("web/programs/worker.ts"));
  assert.ok(closureOf(["/web/shell/pages.ts"]).includes("web/play/verdict.tsx"));
});

test("nothing is known of a module that is no more", () => {
  assert.deepEqual(closureOf(["/web/say/say.ts", "/web/say/none.ts"]), []);
});

test("what a test loads is recorded for it, also in a script that it runs", async () => {
  const {load} = await openSources();
  await load("/web/lib/truncate.ts");
  const code = `import {openSources} from "./scripts/sources.mjs"; (await openSources()).load("/web/say/say.ts")`;
  const {status, stderr} = spawnSync(process.execPath, ["--input-type=module", "-e", code], {encoding: "utf8"});
  assert.equal(status, 0, stderr);
  const loaded = loadedBy("tests/project/import-closure.test.mjs");
  for (const file of ["/web/lib/truncate.ts", "/web/say/say.ts"]) assert.ok(loaded?.includes(file), file);
});
