// Users' programs in their sandbox: the explored game is the right one, and every failure is reported with its place.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

const preludeText = readFileSync("web/programs/prelude.js", "utf8");
const bytes = readFileSync("node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm");

let sources, sandboxes, openQuickJs, compiled, engine;
before(async () => {
  sources = await openSources();
  sandboxes = await sources.load("/web/programs/sandbox.ts");
  ({openQuickJs} = await sources.load("/web/programs/opening.ts"));
  compiled = await WebAssembly.compile(bytes);
  engine = await sources.engine();
});

async function explore(code, last = 0, limits = {}) {
  const quickjs = await openQuickJs(compiled);
  const sandbox = new sandboxes.Sandbox(quickjs, preludeText, code, {...sandboxes.usualLimits, ...limits});
  const starts = sandbox.begin(last);
  let lines = "";
  for (let part = sandbox.tell(1000); part; part = sandbox.tell(1000)) lines += part;
  return {starts, lines};
}

async function faultOf(code, state) {
  try {
    await explore(code, 0, {state, states: 20_000, options: 50_000});
  } catch (error) {
    assert.ok(error instanceof sandboxes.ProgramError, `${code}: ${error?.stack ?? error}`);
    const {kind, line, state, facts} = error.fault;
    return {kind, line, state, facts: Object.values(facts).join(" ")};
  }
  return assert.fail(`no fault: ${code}`);
}

/** The outcomes of the starts of a program for two players. */
async function shortValuesOf(code, last) {
  const {starts, lines} = await explore(code, last);
  const tellReply = await engine.ask("tell", {name: "test", states: lines, starts: Math.max(...starts) + 1});
  assert.equal(tellReply.game, "partizan-explored(test)");
  return starts.map((n) => tellReply.starts[n]);
}

/** The values of start(0) to start(last). */
async function valuesOf(code, last) {
  const {starts, lines} = await explore(code, last);
  const tellReply = await engine.ask("tell", {name: "test", states: lines, starts: Math.max(...starts) + 1});
  return starts.map((n) => Number(tellReply.starts[n].grundy));
}

test("a program is the game that it says", async () => {
  const bash = await valuesOf(
    "const start = (n) => n; function* moves(n) { for (let k = 1; k <= 3 && k <= n; k++) yield n - k; }",
    12,
  );
  assert.deepEqual(bash, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]);
  const kayles = `
const start = (n) => [n];
const sum = (rows) => (rows.length === 1 ? null : rows.filter((n) => n > 0).map((n) => [n]));
function moves([n]) {
  const next = [];
  for (const taken of [1, 2])
    for (let left = 0; left + taken <= n; left++) next.push([left, n - taken - left]);
  return next;
}`;
  const {values} = await engine.tabulate("kayles", {to: 40});
  assert.deepEqual(await valuesOf(kayles, 40), [...values]);
});

test("a program for two players is the game that it says", async () => {
  const taking = `
const start = (n) => n;
const take = (n, set) => set.filter((k) => k <= n).map((k) => n - k);
const left = (n) => take(n, [1, 3]);
const right = (n) => take(n, [2, 3]);`;
  const expectedValues = await Promise.all(
    Array.from({length: 13}, (_, n) => engine.ask("value", {text: `[partizan-subtraction(1,3;2,3):${n}]`})),
  );
  assert.deepEqual(
    (await shortValuesOf(taking, 12)).map(({value, outcome}) => [value, outcome]),
    expectedValues.map(({value, outcome}) => [value, outcome]),
  );
  assert.ok(new Set(expectedValues.map(({value}) => value)).size > 6);
});

test("the example for two players, whose states fall apart, is Domineering", async () => {
  const {examples} = await sources.load("/web/programs/examples.ts");
  const {code} = examples.find(({code}) => /function\* left/.test(code));
  const boards = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => engine.ask("value", {text: `[domineering:${n}x2]`})));
  assert.deepEqual(
    (await shortValuesOf(code, 6)).slice(1).map(({value}) => value),
    boards.map(({value}) => value),
  );
});

test("states are told apart by what they hold, keys by what they say, and labels are what was written", async () => {
  const {lines} = await explore(
    `
const start = () => ["a", {n: 1, at: null}];
const moves = ([name, {n}]) => n ? ["5", 5, 5n, true, "5", {b: 1, a: 2}, {a: 2, b: 1}, [-0], [0]] : [];
`
      .replace("n ? ", "n ? ")
      .replace("([name, {n}])", "(s) => (Array.isArray(s) && s.length === 2)")
      .replace(" => n ?", " ?"),
  );
  assert.deepEqual(lines.split("\n"), [
    '["a",{"n":1,"at":null}]\t1 2 3 4 1 5 5 6 6',
    "5\t",
    "5\t",
    "5n\t",
    "true\t",
    '{"b":1,"a":2}\t',
    "[0]\t",
    "",
  ]);
  const keyed = await explore(
    "const start = () => [3, 1, 2]; const key = (s) => [...s].sort(); const draw = (s) => s.join('\\t'); const moves = (s) => s.length === 3 ? [[2, 3, 1], [1]] : [];",
  );
  assert.equal(keyed.lines, "3 1 2\t0 1\n1\t\n");
});

test("whatever a program does, it is said what and where", async () => {
  const begun = "const start = () => 1;\n";
  for (const [code, expected] of /** @type {[string, object][]} */ ([
    ["for (;;);", {kind: "time", line: 1, state: null}],
    [`${begun}function moves() { for (;;); }`, {kind: "time", line: 2, state: "1"}],
    [`${begun}function* moves() { for (;;) yield 1; }`, {kind: "options"}],
    [
      `${begun}const moves = () => [new Proxy([], {getPrototypeOf() { for (;;); }, get() { for (;;); }})];`,
      {kind: "time", state: "1"},
    ],
    [`${begun}const moves = () => /(a+)+$/.exec("a".repeat(40) + "b");`, {kind: "time"}],
    [`${begun}function moves() { const all = []; for (;;) all.push(new Array(1e6).fill(7)); }`, {kind: "memory"}],
    [`${begun}function moves(n) { return moves(n) + 1; }`, {kind: "stack"}],
    [`${begun}const moves = (n) => [n + 1];`, {kind: "states", facts: "20000"}],
    [`${begun}const moves = (n) => Array.from({length: 100_000}, (_, i) => 0);`, {kind: "options", facts: "50000"}],
    [
      `${begun}const moves = (n) => {\n  throw new Error("no");\n};`,
      {kind: "throw", line: 3, state: "1", facts: "Error: no"},
    ],
    [`${begun}const moves = () => { throw "a text"; };`, {kind: "throw", facts: "a text"}],
    [`${begun}const moves = () => { throw {get message() { for (;;); }}; };`, {state: "1"}],
    [`${begun}const moves = () => { throw Symbol(); };`, {kind: "throw"}],
    [`${begun}const moves = () => [NaN];`, {kind: "value", facts: "NaN", state: "1"}],
    [`${begun}const moves = () => [undefined];`, {kind: "value", facts: "undefined"}],
    [`${begun}const moves = () => [() => 1];`, {kind: "value", facts: "function"}],
    [`${begun}const moves = () => [new Map()];`, {kind: "value", facts: "object"}],
    ["const start = () => { const a = []; a[0] = a; return a; }; const moves = () => [];", {kind: "deep"}],
    [`${begun}const moves = () => 5;`, {kind: "list", facts: "moves number"}],
    [`${begun}const moves = () => [0]; const sum = () => 5;`, {kind: "list", facts: "sum number"}],
    [`${begun}const moves = () => []; const draw = () => 5;`, {kind: "drawing", facts: "number"}],
    [begun, {kind: "missing", facts: "moves"}],
    [`${begun}const moves = 5;`, {kind: "missing", facts: "moves"}],
    ["const moves = () => [];", {kind: "missing", facts: "start"}],
    [`${begun}const left = () => [];`, {kind: "missing", facts: "right"}],
    [`${begun}const moves = () => []; function right() { return []; }`, {kind: "missing", facts: "left"}],
    [`${begun}const left = 5; const right = () => [];`, {kind: "missing", facts: "left"}],
    [`${begun}const left = () => []; const right = () => 5;`, {kind: "list", facts: "right number", state: "1"}],
    [`${begun}const left = () => []; const right = () => [1, NaN];`, {kind: "value", facts: "NaN"}],
    ["start ]", {kind: "syntax", line: 1}],
    [`${begun}const moves = () => [Math.random()];`, {kind: "random"}],
    [`${begun}const moves = () => [Date.now()];`, {kind: "throw", line: 2}],
    [`${begun}const moves = () => fetch("x");`, {kind: "throw", line: 2}],
    [`${begun}const moves = () => [1, postMessage];`, {kind: "throw", line: 2}],
    [`${begun}const moves = () => import("x");`, {}],
  ])) {
    // A program that does not end is stopped once that shows; one that ends otherwise has all the time it needs.
    const fault = await faultOf(code, "kind" in expected && expected.kind !== "time" ? 600_000 : 300);
    for (const [name, value] of Object.entries(expected))
      assert.equal(fault[name], value, `${code}\n${JSON.stringify(fault)}`);
  }
});

test("a program that changes the objects of the language changes its own alone", async () => {
  const hostile = `
Map.prototype.get = Map.prototype.has = () => true;
Array.prototype.push = Array.prototype.sort = null;
Object.defineProperty(Array.prototype, "3", {set() { throw 1; }});
Object.defineProperty(Object.prototype, "kind", {get() { return "value"; }});
JSON.stringify = () => "x"; String = Number = Array = Object = null;
String.prototype; `.replace("String.prototype; ", "");
  const plain = "const start = (n) => n; const moves = (n) => (n > 0 ? [n - 1] : []);";
  assert.deepEqual(await explore(hostile + plain, 6), await explore(plain, 6));
});

test("a way back is a draw, but with sums or two players a fault with its states", async () => {
  const {lines} = await explore("const start = () => 2; const moves = (n) => [(n + 1) % 3];");
  const told = await engine.ask("tell", {name: "test", states: lines});
  assert.ok("starts" in told);
  assert.equal(told.game, "loopy-explored(test)");
  assert.deepEqual(told.starts[0], {state: "0", label: "2", value: "infinity()", outcome: "D"});
  assert.equal((await engine.analyze("loopy-explored(test):0")).outcome, "D");
  const sums = await explore(
    "const start = () => 2; const moves = (n) => [(n + 1) % 3, 5]; const sum = (n) => (n === 5 ? [1, 1] : null);",
  );
  await assert.rejects(engine.ask("tell", {name: "test", states: sums.lines}), (/** @type {any} */ error) => {
    assert.equal(error.expects.key, "no-cycle");
    return true;
  });
  // With one player moving alone no state recurs; with both in turn it does.
  const exploration = await explore(
    "const start = () => 0; const left = (n) => (n === 0 ? [1] : []); const right = (n) => (n === 1 ? [2, 0] : []);",
  );
  await assert.rejects(engine.ask("tell", {name: "test", states: exploration.lines}), (/** @type {any} */ error) => {
    assert.deepEqual(error.expects, {key: "no-cycle", facts: {cycle: "0 -> 1 -> 0"}});
    return true;
  });
});
