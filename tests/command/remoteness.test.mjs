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

/** The winner and the plies left, by the definition, from the ends backwards; a draw has neither. */
function judge(movesByAddress, play) {
  const [results, before, open] = [new Map(), new Map(), new Map()];
  const queue = [];
  const decide = (address, result) => {
    results.set(address, result);
    queue.push(address);
  };
  for (const [address, moves] of movesByAddress) {
    const options = new Set(moves.map(({to}) => to));
    open.set(address, options.size);
    for (const to of options) before.set(to, [...(before.get(to) ?? []), address]);
    if (options.size === 0) decide(address, {wins: play === "misere" || play === "sj", plies: 0});
  }
  for (const address of queue) {
    const {wins, plies} = results.get(address);
    for (const above of before.get(address) ?? []) {
      if (results.has(above)) continue;
      open.set(above, open.get(above) - 1);
      if (!wins || open.get(above) === 0) decide(above, {wins: !wins, plies: plies + 1});
    }
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
    for (const {address, wins, remoteness, draws = false, moves} of ofPlay) {
      const {wins: winner, plies} = results.get(address) ?? {wins: null, plies: null};
      assert.deepEqual({wins, remoteness, draws}, {wins: winner, remoteness: plies, draws: winner === null}, address);
      const expected = movesByAddress.get(address).filter(({to}) => {
        const option = results.get(to);
        return draws ? option === undefined : option?.plies === plies - 1 && option.wins !== wins;
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
