// What is shown belongs to what was asked last, whatever comes late.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
let createAnalysis;
let engine;
before(async () => {
  sources = await openSources();
  ({createAnalysis} = await sources.load("/web/game/analysis.ts"));
  engine = await sources.engine();
});
after(() => {
  engine.close();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const first = {address: "nim:1,2", play: "normal"};
const second = {address: "nim:4,5", play: "normal"};

test("an answer whose boards are ready after those of the next question is not shown", async () => {
  /** What holds an answer back, by its address. @type {Map<string, () => void>} */
  const held = new Map();
  /** @type {string[]} */
  const shown = [];
  const analysis = createAnalysis(
    Promise.resolve(engine),
    ({address}) => new Promise((resolve) => held.set(address, () => resolve(() => shown.push(address)))),
  );
  const asked = [first, second].map(async (question, i) => {
    while (i > 0 && !held.has(first.address)) await turn();
    return analysis.ask(question);
  });
  while (held.size < 2) await turn();
  held.get(second.address)?.();
  await asked[1];
  held.get(first.address)?.();
  await asked[0];
  assert.deepEqual([shown, analysis.answer.value.address], [[second.address], second.address]);
  analysis.close();
});

test("an answer is stale while another position, or another convention, is asked about", async () => {
  const analysis = createAnalysis(Promise.resolve(engine), async () => () => {});
  await analysis.ask(first);
  assert.deepEqual([analysis.stale.value, analysis.settled.value], [false, true]);
  for (const question of [second, {...second, play: "misere"}]) {
    const asked = analysis.ask(question);
    assert.deepEqual([analysis.stale.value, analysis.settled.value], [true, false]);
    await asked;
    assert.deepEqual([analysis.stale.value, analysis.answered.value], [false, question]);
  }
  analysis.close();
});
