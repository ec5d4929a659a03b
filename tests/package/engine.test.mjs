// The npm package in Node: dist/package over the same engine.wasm that the page runs.
import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {after, before, test} from "node:test";
import {createEngine, EngineError} from "sg-playground";

let sg;
before(async () => {
  sg = await createEngine();
});
after(() => sg.close());

const fails = (promise, code, at) =>
  assert.rejects(promise, (error) => {
    assert.ok(error instanceof EngineError);
    assert.deepEqual([error.code, error.at, typeof error.expected], [code, at, "string"]);
    return true;
  });

test("a position is solved", async () => {
  const answer = await sg.analyze("nim:3,5,7");
  assert.deepEqual(
    [answer.status, answer.outcome, answer.grundy, answer.moves.total, answer.moves.winning],
    ["solved", "N", "1", "15", "3"],
  );
  assert.equal(answer.moves.listed.filter((move) => move.wins).length, 3);
});

test("misere play is another question", async () => {
  assert.equal((await sg.analyze("nim:1,1", {play: "normal"})).outcome, "P");
  assert.equal((await sg.analyze("nim:1,1", {play: "misere"})).outcome, "N");
});

test("64-bit heaps cross as text, exactly", async () => {
  const {moves, grundy} = await sg.analyze("nim:18446744073709551615,1");
  assert.deepEqual([grundy, moves.total], ["18446744073709551614", "18446744073709551616"]);
});

test("a touch narrows, then makes the next address", async () => {
  const {done, next, winning} = await sg.touch("nim:3,5,7", []);
  assert.equal(done, false);
  assert.ok(next.length > 0 && winning.length > 0);
  assert.equal(await sg.play("nim:3,5,7", ["0", "2"]), "nim:2,5,7");
});

test("the catalogue lists nim; the signature is a line of text", async () => {
  assert.ok((await sg.catalog()).some(({id}) => id === "nim"));
  assert.match(await sg.signature(), /^\S+$/);
});

test("an input error keeps its code and place", async () => {
  await fails(sg.analyze("nim:3,-1"), "bad-position", 6);
  await fails(sg.analyze("no-such-game:1"), "unknown-game", 0);
  await fails(sg.play("nim:3", ["0", "9"]), "bad-request", null);
});

test("what Embind would coerce is refused before it crosses", async () => {
  await fails(sg.analyze(7), "bad-request", null);
  await fails(sg.analyze("nim:3", "misere"), "bad-request", null);
  await fails(sg.analyze("nim:3", {play: "normale"}), "bad-request", null);
  await fails(sg.analyze("nim:3", {moves: "some"}), "bad-request", null);
  for (const budget of [0, -1, 1.5, Number.NaN, 2 ** 53, "9"]) {
    await fails(sg.analyze("nim:3", {budget}), "bad-request", null);
  }
  for (const touch of ["0", [0], ["0,1"], ["-1"], [""]]) await fails(sg.touch("nim:3", touch), "bad-request", null);
  await fails(sg.analyze("nim:3", {signal: {}}), "bad-request", null);
});

test("a lone surrogate is an error with a place, not bytes", () =>
  fails(sg.analyze("nim:3,\ud800"), "bad-position", 6));

test("an aborted call is refused at once; the engine goes on", async () => {
  await fails(sg.analyze("nim:3", {signal: AbortSignal.abort()}), "cancelled", null);
  assert.equal((await sg.analyze("nim:3")).grundy, "3");
});

test("what the caller throws over progress is the caller's; the engine goes on", async () => {
  const mine = new Error("mine");
  const onProgress = () => {
    throw mine;
  };
  await assert.rejects(sg.analyze("cram:7x7", {moves: "none", onProgress}), mine);
  assert.equal((await sg.analyze("nim:3,5,7")).grundy, "1");
});

test("the bytes may be given; a closed engine answers no more", async () => {
  const wasmBinary = await readFile(new URL(import.meta.resolve("sg-playground/engine.wasm")));
  const ownEngine = await createEngine({wasmBinary});
  const open = ownEngine.analyze("nim:3");
  ownEngine.close();
  await fails(open, "cancelled", null);
  await fails(ownEngine.catalog(), "unavailable", null);
});

test("bytes that are no engine are refused", () =>
  fails(createEngine({wasmBinary: new Uint8Array(8)}), "unavailable", null));
