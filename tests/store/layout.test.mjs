// Layout of graphs: any graph that fits in a link is laid out without a wait.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
/** @type {typeof import("../../web/boards/kinds/dag/dag-layout")} */
let layout;
before(async () => {
  sources = await openSources();
  layout = await sources.load("/web/boards/kinds/dag/dag-layout.ts");
});

/** A chain, and arcs from its first vertex to all others. */
const fan = (/** @type {number} */ size) =>
  Array.from({length: size}, (_, i) => i).flatMap((i) => {
    /** @type {[string, string][]} */
    const arcs = [[String(i), String(i + 1)]];
    return i === 0 ? arcs : [...arcs, /** @type {[string, string]} */ (["0", String(i + 1)])];
  });

const bendsOf = (/** @type {{path: string}[]} */ arcs) =>
  arcs.reduce((sum, {path}) => sum + path.split("C").length - 2, 0);

test("an arc over several layers bends in each", () => {
  const {arcs} = layout.arrangeDag(fan(20), [], 74);
  assert.deepEqual([arcs.length, bendsOf(arcs)], [39, (19 * 20) / 2]);
});

test("where bends would be too many, the longest arcs go without, and each is drawn", () => {
  const {arcs, vertices} = layout.arrangeDag(fan(500), [], 74);
  assert.deepEqual([arcs.length, vertices.length], [999, 501]);
  const bends = bendsOf(arcs);
  assert.ok(bends <= 10_000 && bends > 9_000, String(bends));
  assert.ok(arcs.every(({path, head}) => /^M[\d. ]+C[^N]+$/.test(path) && !head.includes("N")));
  const last = arcs.at(-1)?.path ?? "";
  assert.equal(last.split("C").length, 2);
});
