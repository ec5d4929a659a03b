// Analysis: the answer shown belongs to the latest query, however late other answers come.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
let createAnalysis;
let engine;
before(async () => {
  sources = await openSources();
  ({createAnalysis} = await sources.load("/web/game/analysis/analysis.ts"));
  engine = await sources.engine();
});
after(() => {
  engine.close();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const first = {address: "nim:1,2", play: "normal"};
const second = {address: "nim:4,5", play: "normal"};

test("an answer whose boards are ready after those of the next question is not shown", async () => {
  /** Functions that release a held answer, by its address. @type {Map<string, () => void>} */
  const releases = new Map();
  /** @type {string[]} */
  const shownAddresses = [];
  const analysis = createAnalysis(
    Promise.resolve(engine),
    ({address}) => new Promise((resolve) => releases.set(address, () => resolve(() => shownAddresses.push(address)))),
  );
  const queries = [first, second].map(async (question, i) => {
    while (i > 0 && !releases.has(first.address)) await turn();
    return analysis.ask(question);
  });
  while (releases.size < 2) await turn();
  releases.get(second.address)?.();
  await queries[1];
  releases.get(first.address)?.();
  await queries[0];
  assert.deepEqual([shownAddresses, analysis.answer.value.address], [[second.address], second.address]);
  analysis.close();
});

test("an answer is stale while another position, or another convention, is asked about", async () => {
  const analysis = createAnalysis(Promise.resolve(engine), async () => () => {});
  await analysis.ask(first);
  assert.deepEqual([analysis.isStale.value, analysis.isDone.value], [false, true]);
  for (const question of [second, {...second, play: "misere"}]) {
    const query = analysis.ask(question);
    assert.deepEqual([analysis.isStale.value, analysis.isDone.value], [true, false]);
    await query;
    assert.deepEqual([analysis.isStale.value, analysis.resultFor.value], [false, question]);
  }
  analysis.close();
});
