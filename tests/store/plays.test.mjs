// Conventions of play: the rules that the page has of them are those of the engine's table.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

test("what the page has of each convention is what the engine's table says", async () => {
  const sources = await openSources();
  const {playRules} = await sources.load("/web/address/plays.ts");
  const rows = readFileSync("cpp/core/game/play.hpp", "utf8").matchAll(
    /PlayRules\{Play::\w+, "(\w+)", TurnScope::(\w+), StopRule::\w+, (true|false)\}/g,
  );
  const rules = [...rows].map(([, name, turn, last]) => [
    name,
    {movesInAll: turn === "every_component", lastMoverWins: last === "true"},
  ]);
  assert.deepEqual(Object.entries(playRules), rules);
});
