// Base 85, in which the files that hold everything carry the engine.
import assert from "node:assert/strict";
import {randomBytes} from "node:crypto";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @type {typeof import("../../web/engine/base85")} */
let base85;
before(async () => {
  base85 = await (await openSources()).load("/web/engine/base85.ts");
});

test("any bytes come back, of any length, in characters that a page can hold", () => {
  for (let length = 0; length < 50; length++)
    for (const bytes of [randomBytes(length), Buffer.alloc(length, 255), Buffer.alloc(length)]) {
      const text = base85.encodeBase85(bytes);
      assert.equal(text.length, Math.ceil((5 * length) / 4));
      assert.doesNotMatch(text, /["'&<\\`$\s]|[^\x20-\x7e]/);
      assert.deepEqual(Buffer.from(base85.decodeBase85(text)), bytes, `${length} bytes`);
    }
});
