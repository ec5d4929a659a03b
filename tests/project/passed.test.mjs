// A suite is taken for unchanged only while everything that it reads is what it was.
import assert from "node:assert/strict";
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import test from "node:test";
import {fingerprintOf} from "../../scripts/passed.mjs";

test("a fingerprint tells contents, names, new files and the command apart", () => {
  const folder = mkdtempSync(join(tmpdir(), "reads-"));
  try {
    const file = (name) => join(folder, "inner", name);
    const now = (command = "run") => fingerprintOf(command, [folder]);
    mkdirSync(join(folder, "inner"));
    writeFileSync(file("a"), "1");
    const first = now();
    assert.equal(now(), first);
    assert.notEqual(now("run --all"), first);
    writeFileSync(file("a"), "2");
    assert.notEqual(now(), first);
    writeFileSync(file("a"), "1");
    assert.equal(now(), first);
    writeFileSync(file("b"), "");
    assert.notEqual(now(), first);
    rmSync(file("b"));
    renameSync(file("a"), file("c"));
    assert.notEqual(now(), first);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
