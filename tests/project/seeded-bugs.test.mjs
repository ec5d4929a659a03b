// Seeded bugs: each can still be planted, though they are planted in the long run only.
import assert from "node:assert/strict";
import {test} from "node:test";
import {rangeOf, seededBugs} from "../mutation/seeded-bugs.mjs";

test("every seeded bug has its place in the code", () => {
  for (const bug of seededBugs) assert.doesNotThrow(() => rangeOf(bug));
});
