// Last touches of the elements of a board: what belongs to one touch, and who made it.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @type {typeof import("../../web/game/line/last-touched").lastTouchesIn} */
let lastTouchesIn;
before(async () => {
  const sources = await openSources();
  ({lastTouchesIn} = await sources.load("/web/game/line/last-touched.ts"));
});

/** @returns {import("../../web/game/line/tree").Ply[]} */
const lineOf = (/** @type {[address: string, touch: string[] | null][]} */ plies) =>
  plies.map(([address, touch], id) => ({id, parent: id ? id - 1 : null, address, touch, by: null}));

test("the elements of one touch share one object, up to the cursor only", () => {
  const line = lineOf([
    ["domineering:2x3", null],
    ["turn=R domineering:#./#./..", ["0", "2"]],
    ["domineering:#./#./##", ["4", "5"]],
  ]);
  const touches = lastTouchesIn(line, 2, "normal", false).get(0);
  assert.deepEqual(touches?.get("0"), {by: "L", elements: ["0", "2"]});
  assert.equal(touches?.get("0"), touches?.get("2"));
  assert.deepEqual(touches?.get("5"), {by: "R", elements: ["4", "5"]});
  assert.deepEqual([...(lastTouchesIn(line, 1, "normal", false).get(0)?.keys() ?? [])], ["0", "2"]);
  assert.equal(lastTouchesIn(line, 0, "normal", false).size, 0);
});

test("of a sum each component has its own, also where a turn moves in all of them", () => {
  const start = "cram:2x1 + cram:3x1";
  const single = lastTouchesIn(
    lineOf([
      [start, null],
      ["", ["1", "0", "1"]],
    ]),
    1,
    "normal",
    true,
  );
  assert.deepEqual([...single.keys()], [1]);
  assert.deepEqual(single.get(1)?.get("1")?.elements, ["0", "1"]);
  const turn = ["3", "0", "0", "1", "3", "1", "1", "2"];
  const all = lastTouchesIn(
    lineOf([
      [start, null],
      ["", turn],
    ]),
    1,
    "every",
    true,
  );
  assert.deepEqual(all.get(0)?.get("0")?.elements, ["0", "1"]);
  assert.deepEqual(all.get(1)?.get("2")?.elements, ["1", "2"]);
});
