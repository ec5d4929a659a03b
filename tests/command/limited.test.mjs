// Partial answers of each verb when the steps, a cap or the denominators run out, and errors for meaningless queries.
import assert from "node:assert/strict";
import {test} from "node:test";
import {replyOf as run} from "../helpers/command.mjs";
import {hotSum} from "../helpers/positions.mjs";

/** 1 - 1/2 + 1/4 - ..., whose denominators exceed the limit beyond 63 edges. */
const stalk = (/** @type {number} */ edges) =>
  `red-blue-hackenbush:${Array.from({length: edges}, (_, i) => `${i}-${i + 1}${"br"[i % 2]}`).join(" ")}`;
const hot = hotSum().replaceAll("value:", "");

test("two that no value compares are compared by bounds, or by search", () => {
  for (const [
    a,
    b,
    kind,
    relation,
    ...budget
  ] of /** @type {[string, string, string, string | null, ...string[]][]} */ ([
    [stalk(70), stalk(71), "games", "<"],
    [stalk(71), stalk(70), "games", ">"],
    [stalk(71), stalk(71), "games", "="],
    [stalk(70), "1/2", "games", ">"],
    [`${hot} + 1000`, `${hot} + 1 + *`, "positions", ">", "--budget", "20000"],
    [hot, `${hot} + 1 + *`, "positions", null, "--budget", "20000"],
  ])) {
    const {status, document} = run("relate", a, b, ...budget);
    assert.deepEqual([status, document.limit.kind, document.relation], [3, kind, relation], `${a}, ${b}`);
  }
});

test("of a position whose value is too large the winner is told, with what bounds it", () => {
  const {status, document} = run("value", `[${stalk(70)}]`);
  assert.deepEqual([status, document.value, document.outcome], [3, null, "L"]);
  const bounded = run("value", `${hot} + 1000`, "--budget", "20000").document;
  assert.deepEqual([bounded.value, bounded.outcome], [null, "L"]);
  // The means add up.
  assert.equal(bounded.bounds.mean, "8573/8");
});

test("a quotient that is not finished has a least order, and the heaps that it covers", () => {
  const position = run("quotient", "kayles:5 + nim:3", "--budget", "5");
  assert.equal(position.status, 3);
  const {order, elements, least} = position.document;
  assert.deepEqual([order, elements], [null, null]);
  assert.ok(Number(least) > 0);
  const heaps = run("quotient", "kayles", "--to", "100", "--budget", "10").document;
  assert.deepEqual([heaps.order, heaps.limit.at, heaps.covered], [null, "4", {to: "3", order: "6", lost: "2"}]);
  assert.equal(run("form", "kayles:9", "--budget", "3").status, 3);
  // The form would be too large for a list, but its moves are listed all the same.
  assert.equal(run("form", "kayles:20").document.form, null);
});

test("what is no question is refused with its place", () => {
  for (const [code, at, key, ...words] of /** @type {[string, number | null, string, ...string[]][]} */ ([
    ["bad-request", 0, "game-without-mover", "analyze", "turn=R nim:3"],
    ["bad-request", 17, "sign", "period", "coins(ruler):{T*n"],
    ["bad-request", null, "told-name", "tell", "a b", "/dev/null"],
    ["bad-value", 1, "valued-position", "value", "[madmax(1 2 1>2:a):1,2]"],
  ])) {
    const {status, document} = run(...words);
    assert.deepEqual([status, document.error.code, document.error.at, document.error.expects.key], [2, code, at, key]);
  }
});
