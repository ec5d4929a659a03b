// Suggested moves: they are moves by the rules alone, the same each time and in both builds; on boards they win far more
// often than a move drawn at random.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {optionsBy} from "../../docs/check-strategy.mjs";
import {command, documentOf} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {plays} from "../helpers/plays.mjs";
import {randomPositions} from "../helpers/random-positions.mjs";

const WANTED = isLong ? 400 : 60;
const sg = await createEngine();
after(() => sg.close());

/**
 * @param {string} address
 * @param {import("sg-playground").Play} [play]
 */
async function suggest(address, play) {
  const suggestion = await sg.suggest(address, play);
  return "move" in suggestion ? suggestion : assert.fail(address);
}

test(`the moves suggested in ${WANTED} random positions are moves`, async () => {
  const suggestions = [];
  for await (const {address, play} of randomPositions(sg, await sg.catalog())) {
    suggestions.push(documentOf("suggest", address, "--play", play, "--format", "json"));
    if (suggestions.length === WANTED) break;
  }
  assert.equal(suggestions.length, WANTED);
  for (const play of plays) {
    const ofPlay = suggestions.filter((suggestion) => suggestion.play === play);
    assert.ok(ofPlay.length > 0, play);
    const options = optionsBy(command, play)(ofPlay.map(({address}) => address));
    for (const [i, {address, move, games, won}] of ofPlay.entries()) {
      const touches = options[i].map(({touch}) => touch.join());
      assert.equal(move === null, touches.length === 0, `${address} ${play}`);
      if (move === null) continue;
      assert.ok(touches.includes(move.touch.join()), `${address} ${play}`);
      assert.ok(0 <= Number(won) && Number(won) <= Number(games), `${address} ${play}`);
    }
  }
});

test("both builds suggest the same", async () => {
  /** @type {[string, import("sg-playground").Play][]} */
  const asked = [
    ["domineering:8x8", "normal"],
    ["nim:3,5,7 + kayles:9", "misere"],
    ["kayles:5 + nim:4", "every"],
    ["amazons:x..o/..../..../x..o", "normal"],
    ["nim:9,7", "sj"],
  ];
  for (const [address, play] of asked)
    assert.deepEqual(await suggest(address, play), documentOf("suggest", address, "--play", play, "--format", "json"));
});

test("a position without a move has no suggestion; a move that is forced is suggested", async () => {
  assert.deepEqual(await suggest("nim:0"), {address: "nim:0", play: "normal", move: null, games: "0", won: "0"});
  const {move, games, won} = await suggest("nim:1");
  assert.deepEqual(move?.touch, ["0", "0"]);
  assert.equal(won, games);
  assert.equal((await suggest("nim:1", "misere")).won, "0");
  const endless = documentOf("suggest", "nim:1000000000000,7", "--play", "sj", "--format", "json");
  assert.deepEqual(endless, {status: "limit", limit: {kind: "positions"}});
});

test("the moves suggested on boards win twice as often as moves drawn at random", async () => {
  const boards = ["domineering:5x6", "domineering:5x4", "cram:5x5", "node-kayles:5x5", "col:4x4", "snort:3x4"];
  let suggested = 0;
  let drawn = 0;
  for (const board of [...boards, "clobber:xoxo/oxox/xoxo", "amazons:x.../..../...o"]) {
    const followers = documentOf("options", board, "--format", "json").moves.map(({to}) => to);
    for (const address of [board, ...followers.filter((_, i) => i % 4 === 0)]) {
      const {listed} = (await sg.analyze(address)).moves;
      const winning = listed.filter(({wins}) => wins).map(({touch}) => touch.join());
      if (winning.length === 0 || winning.length === listed.length) continue;
      drawn += winning.length / listed.length;
      if (winning.includes((await suggest(address)).move?.touch.join() ?? "")) suggested++;
    }
  }
  assert.ok(drawn > 10);
  assert.ok(suggested > 2 * drawn, `${suggested} won, ${drawn.toFixed(1)} at random`);
});
