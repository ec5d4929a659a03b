// Comparison of a text with its approved version in tests/data/approved. With APPROVE=1 the current text replaces it:
// read the diff.
import assert from "node:assert/strict";
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname} from "node:path";

export function assertApproved(name, text) {
  const file = `tests/data/approved/${name}`;
  if (process.env.APPROVE) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  assert.equal(text, readFileSync(file, "utf8"));
}
