// Wire format as approved text: answers of the wasm, and word for word the same from the native engine. After an
// intended change: APPROVE=1 node --test tests/command/approved.test.mjs, and read the diff.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {assertApproved} from "../helpers/approve.mjs";
import {runCommand} from "../helpers/command.mjs";

const approved = {
  nim: ["nim:1,2,4"],
  "nim-misere": ["nim:1,1,2", "misere"],
  "nim-over": ["nim:"],
  kayles: ["kayles:3,2"],
  lasker: ["lasker:3"],
  wythoff: ["wythoff:1,3"],
  coins: ["coins(turtles):THH"],
  hackenbush: ["hackenbush:ground=0,5 0-1 1-2 2-1 5-3 3-3 8-9"],
  cutting: ["cutting:4x2"],
  "cutting-strip": ["cutting:1x3"],
  "cutting-over": ["cutting:1x1!,1x2"],
  stairs: ["staircase-nim:0,1,1"],
  strip: ["northcott:w..b/b.w"],
  ring: ["number-ring:1,2,0@1"],
  circle: ["coin-circle(2):ring 0,3"],
  sum: ["nim:2 + kayles:3 + cutting:4x2"],
  "sum-loony": ["nim:1 + cutting:1x2"],
  "sum-misere-joint": ["kayles:5 + nim:1", "misere"],
};

let sg;
before(async () => {
  sg = await createEngine();
});
after(() => sg.close());

for (const [name, [address, play = "normal"]] of Object.entries(approved))
  test(`${name}: ${address} is answered as approved`, async () => {
    const answer = await sg.analyze(address, {play});
    assertApproved(`${name}.json`, `${JSON.stringify(answer, null, 2)}\n`);
    const native = runCommand(["analyze", address, "--play", play]);
    assert.deepEqual(JSON.parse(native.stdout), answer);
  });

test("a path of a million edges is answered by both engines, with its winning bridge", async () => {
  const path = `hackenbush:${Array.from({length: 1_000_000}, (_, i) => `${i}-${i + 1}`).join(" ")}`;
  const native = runCommand(["analyze", "-", "--moves", "winning"], path);
  const answer = await sg.analyze(path, {moves: "winning"});
  assert.deepEqual(JSON.parse(native.stdout), answer);
  assert.deepEqual([answer.grundy, answer.moves.total, answer.moves.winning], ["1000000", "1000000", "1"]);
  assert.deepEqual(answer.moves.listed[0].touch, ["0"]);
});
