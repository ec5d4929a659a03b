// Explicit games are passed again to an engine that replaces another, within the call that misses them.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
before(async () => {
  sources = await openSources();
});

async function open() {
  const [{Calls}, {createEngineClient}, {createSessionOpener}] = await Promise.all(
    ["calls", "facade", "worker-session"].map((name) => sources.load(`/web/engine/${name}.ts`)),
  );
  const calls = new Calls(createSessionOpener({wasmBinary: readFileSync("web/engine/generated/engine.wasm")}));
  return {calls, engine: createEngineClient(calls)};
}

test("a game is known to the engine that takes over", async () => {
  const {calls, engine} = await open();
  const tellReply = await engine.ask("tell", {name: "pair", states: "two\t1 2\none\t2\nnone\t\n", starts: 3});
  assert.deepEqual(
    tellReply.starts.map(({grundy}) => grundy),
    ["2", "1", "0"],
  );
  for (const ask of [
    async () => (await engine.analyze("explored(pair):0,1")).grundy,
    async () => (await engine.check("explored(pair):0,1")).grundy,
    async () => (await engine.analyze(await engine.play("explored(pair):0,1", ["0", "1"]), {})).grundy,
  ]) {
    const expectedAnswer = await ask();
    calls.sleep();
    assert.equal(await ask(), expectedAnswer);
  }
  calls.sleep();
  const [firstAnswer, secondAnswer] = await Promise.all([
    engine.analyze("explored(pair):0"),
    engine.analyze("explored(pair):1"),
  ]);
  assert.deepEqual([firstAnswer.grundy, secondAnswer.grundy], ["2", "1"]);
  engine.close();
});

test("so is a game of two players, and a value that is too large is not told", async () => {
  const {calls, engine} = await open();
  const tellReply = await engine.ask("tell", {
    name: "two",
    states: "both\t1 | 2\nLeft's\t3 |\nRight's\t| 3\nnone\t\nsum\t=0+1\n",
    starts: 5,
  });
  assert.deepEqual(
    tellReply.starts.map(({label, value, outcome}) => [label, value, outcome]),
    [
      ["both", "+-1", "N"],
      ["Left's", "1", "L"],
      ["Right's", "-1", "R"],
      ["none", "0", "P"],
      ["sum", "{2|0}", "N"],
    ],
  );
  calls.sleep();
  const {value, outcome, moves, board} = await engine.analyze("turn=R partizan-explored(two):0,1");
  assert.deepEqual([value, outcome, moves.listed.map(({touch}) => touch)], ["{2|0}", "N", [["0", "1"]]]);
  assert.deepEqual(
    board.states.map(({left, count}) => [left, count]),
    [
      ["1", "2"],
      ["1", "1"],
    ],
  );
  // {1023 | 1022 || 1021 | 1020 ||| …}: a tree of switches with a thousand leaves.
  const leaves = 1024;
  const inner = Array.from({length: leaves - 1}, (_, i) => `switch\t${2 * i + 1} | ${2 * i + 2}\n`);
  const numbers = Array.from({length: leaves}, (_, i) => {
    const line = leaves - 1 + i;
    return `${leaves - 1 - i}\t${i + 1 < leaves ? line + 1 : ""} |\n`;
  });
  const large = await engine.ask("tell", {name: "large", states: [...inner, ...numbers].join(""), starts: leaves});
  const [start] = large.starts;
  assert.deepEqual([start.value, start.outcome], [null, "L"]);
  assert.deepEqual(
    large.starts.slice(-2).map(({value}) => value),
    ["{1|0}", "1023"],
  );
  engine.close();
});

test("a game that nobody told is a fault, and one told anew is the new one", async () => {
  const {calls, engine} = await open();
  await assert.rejects(engine.analyze("explored(other):0"), (/** @type {any} */ error) => {
    assert.deepEqual(error.expects, {key: "told-game", facts: {name: "other"}});
    return true;
  });
  for (const [states, value] of /** @type {const} */ ([
    ["a\t1\nb\t\n", "1"],
    ["a\t\n", "0"],
  ])) {
    await engine.ask("tell", {name: "other", states});
    calls.sleep();
    assert.equal((await engine.analyze("explored(other):0")).grundy, value);
  }
  await assert.rejects(engine.ask("tell", {name: "other", states: "a\t0+0\n"}));
  assert.equal((await engine.analyze("explored(other):0")).grundy, "0");
  engine.close();
});

test("what was found out when a game was told is no theorem", async () => {
  const {engine} = await open();
  // Wild: an option to 0, and one to a position whose only option is *2.
  const states = "0\t\n*\t0\n*2\t0 1\nover\t2\nwild\t3 0\nbehind\t4 2\n";
  await engine.ask("tell", {name: "told", states});
  for (const play of /** @type {const} */ (["normal", "misere"]))
    for (const position of ["2", "2,2", "4", "5"]) {
      const answer = await engine.analyze(`explored(told):${position}`, {play});
      const {wins} = await engine.check(`explored(told):${position}`, play);
      assert.ok(answer.why.length > 0, `${position} ${play}`);
      assert.deepEqual([answer.ground, answer.outcome], ["table", wins ? "N" : "P"], `${position} ${play}`);
    }
  engine.close();
});

test("a game is told by a name that an address can have", async () => {
  const {engine} = await open();
  for (const name of ["", "two words", "1,2", "名"])
    await assert.rejects(engine.ask("tell", {name, states: "a\t\n"}), {code: "bad-request"}, name);
  engine.close();
});

test("a game that was told has the misere quotient of the game that it is", async () => {
  const {engine} = await open();
  const heaps = Array.from({length: 13}, (_, n) => n);
  const states = heaps.map((n) => {
    const options = [1, 2]
      .filter((take) => take <= n)
      .flatMap((take) => heaps.filter((a) => 2 * a <= n - take).map((a) => [a, n - take - a].join("+")));
    return `${n}\t${options.join(" ")}\n`;
  });
  await engine.ask("tell", {name: "kayles", states: states.join(""), starts: heaps.length});
  const [actual, expected] = await Promise.all(
    ["explored(kayles):{n}", "kayles"].map((game) => engine.ask("quotient", {game, to: 12})),
  );
  for (const field of /** @type {const} */ (["order", "lost", "elements", "lost_elements", "phi", "table", "proof"]))
    assert.deepEqual(actual[field], expected[field], field);
  const {product, elements} = await engine.ask("quotient", {game: "explored(kayles):9,5"});
  assert.ok(elements.includes(product));
  engine.close();
});
