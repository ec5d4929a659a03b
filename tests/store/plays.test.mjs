// Conventions of play: the rules that the page has of them are those of the engine's table.
import assert from "node:assert/strict";
import {test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import {playRules as rules} from "../helpers/plays.mjs";

test("what the page has of each convention is what the engine's table says", async () => {
  const sources = await openSources();
  const {playRules} = await sources.load("/web/address/plays.ts");
  assert.ok(Object.keys(rules).length > 6);
  assert.deepEqual(Object.entries(playRules), Object.entries(rules));
});
