// Complete answers for small positions: theorems decide them at once, but moves, lengths and plans need a search.
import assert from "node:assert/strict";
import {test} from "node:test";
import {runCommand, replyOf as sg} from "../helpers/command.mjs";

const misere = ["--play", "misere"];
for (const words of [
  ["cram:2x2"],
  ["cram:4x4"],
  ["cram:2x2", ...misere],
  ["nim:1 + cram:2x2"],
  ["nim:1 + cram:2x2", ...misere],
  ["nim:1 + chomp:3,2", ...misere],
  ["nim:1 + mark:2,1", ...misere],
  ["magic-beads:10,6"],
])
  test(`every move is judged: ${words.join(" ")}`, () => {
    const {status, document} = sg("analyze", ...words, "--moves", "all");
    const checkReply = sg("check", ...words).document;
    assert.deepEqual(
      [status, document.status, document.limit, document.moves.limit],
      [0, "solved", undefined, undefined],
    );
    assert.equal(document.outcome, checkReply.wins ? "N" : "P");
    assert.deepEqual([document.moves.total, document.moves.winning], [checkReply.total, checkReply.winning]);
    for (const {wins, text} of document.moves.listed) assert.equal(typeof wins, "boolean", text);
  });

for (const words of [
  ["kayles:2 + kayles:1"],
  ["prime-division:2 + prime-division:3"],
  ["kayles:7,9", ...misere],
  ["kayles:6 + kayles:6"],
])
  test(`the length and the plan are told: ${words.join(" ")}`, () => {
    const checkReply = sg("check", ...words).document;
    for (const verb of ["remoteness", "strategy"]) {
      const {status, document} = sg(verb, ...words);
      assert.deepEqual([status, document.status, document.wins], [0, undefined, checkReply.wins], verb);
    }
  });

for (const [address, ...expected] of [
  ["wythoff:5000,3000 + wythoff:5000,3000", "solved", "P", "0"],
  ["wythoff:5000,3000 + nim:3 + wythoff:5000,3000 + nim:1", "solved", "N", "2"],
  ["wythoff:5000,3000 + nim:1", "limit", null, null],
  // One move leaves two equal components.
  ["wythoff:1005,3 + wythoff:1005,2", "limit", "N", null],
  // One cut may end the whole game, before the other of the two equal components is cut the same way.
  ["cutting:300x5 + cutting:300x5", "limit", null, null],
])
  test(`two alike are worth 0, whatever one of them is worth: ${address}`, () => {
    const {document} = sg("analyze", String(address));
    const {status, limit, outcome, grundy, why, moves} = document;
    assert.deepEqual([status, outcome, grundy], expected);
    assert.equal(limit?.kind, status === "limit" ? "memory" : undefined);
    assert.equal(
      why.some(({key}) => key === "sum" || key === "twins"),
      status === "solved",
    );
    assert.equal(
      why.some(({key}) => key === "winning-move"),
      status === "limit" && outcome === "N",
    );
    const kinds = new Set(moves.listed.map(({wins}) => wins));
    assert.equal(kinds.has(true), outcome === "N");
    if (outcome !== "P") return;
    assert.deepEqual([...kinds, moves.winning], [false, "0"]);
    for (const {reply, text} of moves.listed) assert.ok(reply, text);
  });

test("magic beads are told of whatever their order, up to 100", () => {
  const pairs = Array.from({length: 100}, (_, n) =>
    Array.from({length: 100}, (_, m) => `magic-beads:${n + 1},${m + 1}`),
  );
  const {stdout} = runCommand(["batch", "-", "--moves", "none"], pairs.flat().join("\n"));
  const answers = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(answers.length, 10_000);
  for (const {address, status, grundy, error} of answers) assert.ok(status === "solved" && grundy, address ?? error);
});
