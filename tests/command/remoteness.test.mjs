// Remoteness, against the rules alone: every move that `sg options` lists, from random positions of all games.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {optionsBy} from "../../docs/check-strategy.mjs";
import {command} from "../helpers/command.mjs";
import {plays} from "../helpers/plays.mjs";
import {randomPositions} from "../helpers/random-positions.mjs";

const WANTED = 400;
const sg = await createEngine();
after(() => sg.close());

/** All followers of these positions, with their moves. */
function followers(addresses, play) {
  const optionsOf = optionsBy(command, play);
  const movesByAddress = new Map();
  for (let next = new Set(addresses); next.size > 0; ) {
    const fresh = [...next];
    next = new Set();
    for (const [i, moves] of optionsOf(fresh).entries()) movesByAddress.set(fresh[i], moves);
    for (const address of fresh)
      for (const {to} of movesByAddress.get(address)) if (!movesByAddress.has(to)) next.add(to);
  }
  return movesByAddress;
}

/** The winner and the plies left, by the definition. */
function judge(movesByAddress, play) {
  const results = new Map();
  for (const root of movesByAddress.keys())
    for (const path = [root]; path.length > 0; ) {
      const address = path.at(-1);
      const moves = movesByAddress.get(address);
      const open = moves.find(({to}) => !results.has(to));
      if (open) {
        path.push(open.to);
        continue;
      }
      const options = moves.map(({to}) => results.get(to));
      const losingPlies = options.filter(({wins}) => !wins).map(({plies}) => plies);
      const allPlies = options.map(({plies}) => plies);
      if (losingPlies.length > 0) results.set(address, {wins: true, plies: 1 + Math.min(...losingPlies)});
      else if (allPlies.length > 0) results.set(address, {wins: false, plies: 1 + Math.max(...allPlies)});
      else results.set(address, {wins: play === "misere" || play === "sj", plies: 0});
      path.pop();
    }
  return results;
}

test(`${WANTED} positions last as long as the rules give, with the moves that do it`, async () => {
  const answers = [];
  const games = await sg.catalog();
  for await (const {address, play} of randomPositions(sg, games)) {
    const answer = await sg.remoteness(address, play, 200);
    if ("moves" in answer) answers.push(answer);
    if (answers.length === WANTED) break;
  }
  assert.equal(answers.length, WANTED);
  console.log(`evidence: remoteness ${WANTED} positions last as long as the rules give`);
  for (const play of plays) {
    const ofPlay = answers.filter((answer) => answer.play === play);
    assert.ok(ofPlay.length > 10, play);
    const movesByAddress = followers(
      ofPlay.map(({address}) => address),
      play,
    );
    const results = judge(movesByAddress, play);
    for (const {address, wins, remoteness, moves} of ofPlay) {
      const {plies, ...winner} = results.get(address);
      assert.deepEqual({wins, remoteness}, {...winner, remoteness: plies}, `${address} ${play}`);
      const expected = movesByAddress.get(address).filter(({to}) => {
        const option = results.get(to);
        return option.plies === plies - 1 && option.wins !== wins;
      });
      const touches = (list) => list.map(({touch}) => touch.join()).sort();
      assert.deepEqual(touches(moves), touches(expected), `${address} ${play}`);
    }
  }
});

test("what is too large is a limit, and what is over has nothing left", async () => {
  const address = "nim:30,31,32";
  const spent = {address, play: "normal", status: "limit", limit: {kind: "positions"}, wins: true};
  assert.deepEqual(await sg.remoteness(address, "normal", 1000), spent);
  const over = {address: "nim:0", play: "normal", wins: false, remoteness: 0, moves: []};
  assert.deepEqual(await sg.remoteness("nim:0"), over);
});

// Regression: a part of the work sometimes paused without the whole being asked to, and this was taken for a limit.
test("a small sum of Left and Right is answered every time it is asked", async () => {
  for (let i = 0; i < 400; i++) {
    const answer = await sg.remoteness("toppling-dominoes:bbr + toppling-dominoes:brbrr", "normal");
    assert.equal("remoteness" in answer && answer.remoteness, 3, String(i));
  }
});
