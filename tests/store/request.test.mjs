// Requests on demand: status, progress and result of the current run, and what is left of a run that was replaced or
// stopped.
import assert from "node:assert/strict";
import {test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

const sources = await openSources();
/** @type {typeof import("../../web/lib/request")} */
const {createRequest} = await sources.load("/web/lib/request.ts");

/** Returns a run that ends when it is told to, and what it was given to watch. */
function createRun() {
  /** @type {(result: string | null) => void} */
  let resolve = () => {};
  /** @type {(reason: Error) => void} */
  let reject = () => {};
  /** @type {Promise<string | null>} */
  const promise = new Promise((...settle) => {
    [resolve, reject] = settle;
  });
  /** @type {import("../../web/lib/request").Watch[]} */
  const watches = [];
  const compute = (/** @type {import("../../web/lib/request").Watch} */ watch) => {
    watches.push(watch);
    return promise;
  };
  return {compute, resolve, reject, watch: () => watches[0] ?? assert.fail("not started")};
}

const idle = {status: "idle", progress: 0, result: null};

test("a request is idle, loading with its progress, then done", async () => {
  const {state, start} = createRequest();
  const run = createRun();
  assert.deepEqual(state.value, idle);
  const ended = start(run.compute);
  run.watch().onProgress(7);
  assert.deepEqual(state.value, {status: "loading", progress: 7, result: null});
  run.resolve("a");
  await ended;
  assert.deepEqual(state.value, {status: "done", progress: 7, result: "a"});
});

test("a run without a result is an error, and so is one that throws, which is thrown on", async () => {
  const {state, start} = createRequest();
  await start(async () => null);
  assert.equal(state.value.status, "error");
  const run = createRun();
  const ended = start(run.compute);
  assert.equal(state.value.status, "loading");
  run.reject(new Error("of the page"));
  await assert.rejects(ended, /of the page/);
  assert.deepEqual(state.value, {status: "error", progress: 0, result: null});
});

test("the last result stays until the next run has ended, and a run that was replaced changes nothing", async () => {
  const {state, start} = createRequest();
  await start(async () => "a");
  const [first, second] = [createRun(), createRun()];
  const [firstEnded, secondEnded] = [start(first.compute), start(second.compute)];
  assert.ok(first.watch().signal.aborted);
  first.watch().onProgress(5);
  first.resolve("b");
  await firstEnded;
  assert.deepEqual(state.value, {status: "loading", progress: 0, result: "a"});
  second.resolve("c");
  await secondEnded;
  assert.equal(state.value.result, "c");
});

test("a run that is stopped is aborted and leaves the request idle; one that has ended keeps its result", async () => {
  const {state, start, stop} = createRequest();
  const run = createRun();
  const ended = start(run.compute);
  stop();
  assert.ok(run.watch().signal.aborted);
  run.resolve("a");
  await ended;
  assert.deepEqual(state.value, idle);
  await start(async () => "b");
  stop();
  assert.deepEqual(state.value, {status: "done", progress: 0, result: "b"});
});
