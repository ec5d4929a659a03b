// Tasks: one run is current at a time, and who is told what when it ends.
import assert from "node:assert/strict";
import {test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

const {createTask} = await (await openSources()).load("/web/lib/task.ts");
const stateOf = (run) => [run.signal.aborted, run.isCurrent()];

test("the next run aborts the one before and takes its place", () => {
  const task = createTask();
  const [first, second] = [task.begin(), task.begin()];
  assert.deepEqual(
    [stateOf(first), stateOf(second)],
    [
      [true, false],
      [false, true],
    ],
  );
  // A run that was replaced ends nothing but itself.
  first.end();
  assert.deepEqual(stateOf(second), [false, true]);
});

test("a run that is cancelled stays current until it ends, one that is stopped does not", () => {
  const task = createTask();
  const cancelled = task.begin();
  task.cancel();
  assert.deepEqual(stateOf(cancelled), [true, true]);
  cancelled.end();
  assert.deepEqual(stateOf(cancelled), [true, false]);
  const stopped = task.begin();
  task.stop();
  assert.deepEqual(stateOf(stopped), [true, false]);
});

test("a run that has ended is aborted by nobody", () => {
  const task = createTask();
  const run = task.begin();
  run.end();
  task.cancel();
  task.stop();
  assert.deepEqual(stateOf(run), [false, false]);
});
