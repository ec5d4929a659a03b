// Cache of passed suites: a suite counts as unchanged only while everything that it reads is unchanged.
import assert from "node:assert/strict";
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import test from "node:test";
import {fingerprintOf, openRecord} from "../../scripts/test-record.mjs";

test("a fingerprint tells contents, names, new files and the command apart", () => {
  const folder = mkdtempSync(join(tmpdir(), "reads-"));
  try {
    const file = (name) => join(folder, "inner", name);
    const fingerprint = (command = "run") => fingerprintOf(command, [folder]);
    mkdirSync(join(folder, "inner"));
    writeFileSync(file("a"), "1");
    const initial = fingerprint();
    assert.equal(fingerprint(), initial);
    assert.notEqual(fingerprint("run --all"), initial);
    writeFileSync(file("a"), "2");
    assert.notEqual(fingerprint(), initial);
    writeFileSync(file("a"), "1");
    assert.equal(fingerprint(), initial);
    writeFileSync(file("b"), "");
    assert.notEqual(fingerprint(), initial);
    rmSync(file("b"));
    renameSync(file("a"), file("c"));
    assert.notEqual(fingerprint(), initial);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test("a suite for changes is not run over a tree as it came, and after a change until it passes", () => {
  const folder = mkdtempSync(join(tmpdir(), "record-"));
  try {
    const suite = {name: "asan", whenChanged: [join(folder, "engine.cpp")]};
    const record = () => openRecord(join(folder, "build", "passed.json"));
    writeFileSync(suite.whenChanged[0], "1");
    assert.equal(record().hasChanged(suite), false);
    writeFileSync(suite.whenChanged[0], "2");
    assert.equal(record().hasChanged(suite), true);
    assert.equal(record().hasChanged(suite), true);
    assert.deepEqual(record().changesOf(suite.name, suite.whenChanged), suite.whenChanged);
    record().keepFiles(suite.name, suite.whenChanged);
    assert.equal(record().hasChanged(suite), false);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
