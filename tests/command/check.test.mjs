// "Check it": the bare definition of each play says of every game's sample what the answer says, or that it is too large.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as sg} from "../helpers/command.mjs";

const moverWins = {N: true, P: false};

const {games} = sg("catalog");
const addresses = [
  ...games.map(({id, alias_of: family, rules, sample}) => `${id}${rules && !family ? `(${rules})` : ""}:${sample}`),
  "nim:1,2,4",
  "kayles:5,3",
  "coins(turtles):THHT",
  "kayles:3,2 + hackenbush:0-1 1-2 2-0 + nim:2",
  "nim:2 + nim:2 + kayles:4",
  "cutting:3x2 + kayles:3",
];

let compared = 0;
for (const address of addresses)
  test(address, () => {
    for (const play of ["normal", "misere", "sj", "every"]) {
      const bare = sg("check", address, "--play", play, "--budget", "50000");
      if (bare.error) continue;
      if (bare.status === "limit") {
        assert.deepEqual([bare.wins, bare.grundy, bare.total, bare.winning], [null, null, null, null]);
        continue;
      }
      const answer = sg("analyze", address, "--play", play);
      compared++;
      const wins = moverWins[answer.outcome];
      if (wins !== undefined) assert.equal(bare.wins, wins, `the winner under ${play}`);
      if (bare.grundy !== null && answer.grundy !== null && play === "normal") assert.equal(bare.grundy, answer.grundy);
      if (answer.moves.total !== null) assert.equal(bare.total, answer.moves.total, `the moves under ${play}`);
      if (answer.moves.winning !== null)
        assert.equal(bare.winning, answer.moves.winning, `winning moves under ${play}`);
    }
  });

test("most samples are small enough", () => assert.ok(compared > 100, `${compared} positions`));
