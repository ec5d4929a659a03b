// The fuzzers begin with something for every verb that takes text.
import assert from "node:assert/strict";
import {test} from "node:test";
import {seeds} from "../fuzz/seeds.mjs";
import {answerOf} from "./command.mjs";

test("each open verb has requests to begin with, and they have its parameters", () => {
  const {requests} = seeds();
  for (const {name, parameters} of answerOf(["verbs"]).verbs) {
    if (parameters.every(({takes}) => ["choice", "number"].includes(takes))) continue;
    const own = requests.filter(([verb]) => verb === name);
    assert.ok(own.length > 0, name);
    for (const [, ...fields] of own) assert.equal(fields.length, parameters.length, name);
  }
});
