// How long a game lasts, against the rules alone: every move that `sg options` lists, from random positions of all games.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {optionsBy} from "../../docs/check-strategy.mjs";
import {command} from "../helpers/command.mjs";
import {randomPositions} from "../helpers/random-positions.mjs";

const WANTED = 400;
const sg = await createEngine();
after(() => sg.close());

/** Every position that follows from these, with its moves. */
function followers(addresses, play) {
  const optionsOf = optionsBy(command, play);
  const found = new Map();
  for (let next = new Set(addresses); next.size > 0; ) {
    const fresh = [...next];
    next = new Set();
    for (const [i, moves] of optionsOf(fresh).entries()) found.set(fresh[i], moves);
    for (const at of fresh) for (const {to} of found.get(at)) if (!found.has(to)) next.add(to);
  }
  return found;
}

/** The winner and the plies left, by the definition. */
function judge(found, play) {
  const judged = new Map();
  for (const root of found.keys())
    for (const path = [root]; path.length > 0; ) {
      const at = path.at(-1);
      const moves = found.get(at);
      const open = moves.find(({to}) => !judged.has(to));
      if (open) {
        path.push(open.to);
        continue;
      }
      const options = moves.map(({to}) => judged.get(to));
      const lost = options.filter(({wins}) => !wins).map(({plies}) => plies);
      const won = options.map(({plies}) => plies);
      if (lost.length > 0) judged.set(at, {wins: true, plies: 1 + Math.min(...lost)});
      else if (won.length > 0) judged.set(at, {wins: false, plies: 1 + Math.max(...won)});
      else judged.set(at, {wins: play === "misere" || play === "sj", plies: 0});
      path.pop();
    }
  return judged;
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
  for (const play of ["normal", "misere", "sj", "every"]) {
    const own = answers.filter((answer) => answer.play === play);
    assert.ok(own.length > 10, play);
    const found = followers(
      own.map(({address}) => address),
      play,
    );
    const judged = judge(found, play);
    for (const {address, wins, remoteness, moves} of own) {
      const {plies, ...winner} = judged.get(address);
      assert.deepEqual({wins, remoteness}, {...winner, remoteness: plies}, `${address} ${play}`);
      const wanted = found.get(address).filter(({to}) => {
        const option = judged.get(to);
        return option.plies === plies - 1 && option.wins !== wins;
      });
      const touches = (list) => list.map(({touch}) => touch.join()).sort();
      assert.deepEqual(touches(moves), touches(wanted), `${address} ${play}`);
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

// A part of the work paused where the whole had not been asked, and that was taken for a limit, now and then.
test("a small sum of Left and Right is answered every time it is asked", async () => {
  for (let i = 0; i < 400; i++) {
    const found = await sg.remoteness("toppling-dominoes:bbr + toppling-dominoes:brbrr", "normal");
    assert.equal("remoteness" in found && found.remoteness, 3, String(i));
  }
});
