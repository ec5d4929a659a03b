// Moves: the facts of each key, the notation made of them, their sentences, and the elements that are highlighted.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {inWords} from "../helpers/in-words.mjs";
import {approvedPlays, plays} from "../helpers/plays.mjs";
import {randomPositions} from "../helpers/random-positions.mjs";

let sg;
let sources;
let games;
let phrases;
before(async () => {
  sg = await createEngine();
  phrases = await sg.ask("phrases");
  sources = await openSources();
  games = await sg.catalog();
});
after(async () => {
  sg.close();
});

/** A part by its words. */
const wordsOfPart = (part) => inWords(phrases.moves, part);

/** The sample of each game under each of its conventions, and sums. */
function* samples() {
  for (const game of games) {
    const {id, rules, alias_of, sample} = game;
    for (const play of approvedPlays(game))
      yield {address: `${id}${rules === null || alias_of ? "" : `(${rules})`}:${sample}`, play};
  }
  for (const play of plays)
    for (const address of ["nim:3,4 + kayles:5 + hackenbush:0-1 1-2", "wythoff:3,4 + lasker:5"]) yield {address, play};
}
const budget = 20_000;

test("every move's text is its parts, in each game under each play, and every key occurs", async () => {
  const seenKeys = new Set();
  const check = ({text, parts}, where) => {
    const partTexts = parts.map((part) =>
      part.component === undefined ? wordsOfPart(part) : `(${Number(part.component) + 1}) ${wordsOfPart(part)}`,
    );
    assert.equal(partTexts.join("; "), text, where);
    for (const {key} of parts) seenKeys.add(key);
  };
  const listed = async ({address, play}) => {
    const {moves} = await sg.analyze(address, {play, budget});
    for (const move of moves.listed.flatMap((listed) => (listed.reply ? [listed, listed.reply] : [listed])))
      check(move, `${address} ${play}`);
  };
  for (const sample of samples()) {
    await listed(sample);
    const lasting = await sg
      .ask("remoteness", {address: sample.address, play: sample.play, budget: "1000"})
      .catch(() => ({}));
    for (const move of lasting.moves ?? []) check(move, `${sample.address} ${sample.play}`);
  }
  let positionsTried = 0;
  for await (const position of randomPositions(sg, games)) {
    await listed(position);
    if (++positionsTried === 500) break;
  }
  assert.deepEqual([...seenKeys].sort(), phrases.moves.map(({key}) => key).sort());
});

test("a move is said as it was approved, in every language", async () => {
  const {sayParts} = await sources.load("/web/say/parts.ts");
  const languages = await sources.languages();
  const lines = [];
  const texts = ({text, parts}) => [text, ...languages.map((t) => sayParts(parts)(t))];
  for (const {address, play} of samples()) {
    const {moves} = await sg.analyze(address, {play, budget});
    const moveWithReply = moves.listed.find((move) => move.reply);
    const sampleMoves = [moves.listed[0], moveWithReply, moveWithReply?.reply].filter((move) => move !== undefined);
    for (const move of sampleMoves) lines.push(JSON.stringify([address, play, ...texts(move)]));
  }
  assert.ok(lines.length > 300);
  assertApproved("moves.txt", `${[...new Set(lines)].join("\n")}\n`);
});

test("what a move takes or moves is highlighted: all at once, and of a sum the component", async () => {
  const {highlightedBy} = await sources.load("/web/game/selection/move-marks.ts");
  const highlighted = async (address, touch, play = "normal") => {
    const answer = await sg.analyze(address, {play});
    const move = answer.moves.listed.find((listed) => listed.touch.join() === touch);
    const {component, marks} = highlightedBy(answer, move);
    return [component, [...marks].join()];
  };
  assert.deepEqual(await highlighted("lasker:7,5", "1,2,3"), [null, "1|2"]);
  assert.deepEqual(await highlighted("wythoff:3,4", "0,2,1,3"), [null, "0.2,1.3"]);
  assert.deepEqual(await highlighted("nim:3,5,7", "2,0,1,2,1,3,2,2,3", "every"), [
    null,
    "0.1,0.2,1.3,1.4,2.3,2.4,2.5,2.6",
  ]);
  assert.deepEqual(await highlighted("nim:3 + wythoff:3,4", "1,0,2,1,3"), [1, "0.2,1.3"]);
  assert.deepEqual(await highlighted("nim:3 + kayles:2", "3,0,0,1,3,1,0,0", "every"), [null, "0,1"]);
  assert.deepEqual(await highlighted("pass-nim:3,5/pass", "2,0"), [null, "2"]);
  assert.deepEqual(await highlighted("magic-beads:3,6", "1,2"), [null, "1"]);
  assert.deepEqual(await highlighted("euclid:7,3", "1"), [null, ""]);
  assert.deepEqual(await highlighted("bean-pots:2,1,0", "0,1,2"), [null, "0.1,1,2"]);
  assert.deepEqual(await highlighted("coins(turtles):HHT", "0,1"), [null, "0,1"]);
});

test("the parts of the moves cost no move its place in the list", async () => {
  const answer = await sg.analyze(`nim:${"3,".repeat(600)}5`, {play: "every"});
  const {listed} = answer.moves;
  const bytes = (moves) =>
    JSON.stringify({...answer, moves: {...answer.moves, listed: moves}}, (key, value) =>
      key === "parts" ? undefined : value,
    ).length;
  assert.ok(listed.length > 10 && answer.moves.truncated);
  assert.ok(bytes(listed) > 1e6 && bytes(listed.slice(0, -1)) < 1e6 + 200, String(bytes(listed)));
});
