// "Check it": the bare definition of each convention confirms the answer for every game's sample, or reports that it is
// too large.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as sg} from "../helpers/command.mjs";
import {plays} from "../helpers/plays.mjs";

const moverWins = {N: true, P: false, D: null};

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
    for (const play of plays) {
      const checkReply = sg("check", address, "--play", play, "--budget", "50000");
      if (checkReply.error) continue;
      if (checkReply.status === "limit") {
        assert.deepEqual(
          [checkReply.wins, checkReply.grundy, checkReply.total, checkReply.winning],
          [null, null, null, null],
        );
        continue;
      }
      const answer = sg("analyze", address, "--play", play);
      compared++;
      const wins = moverWins[answer.outcome];
      if (wins !== undefined) assert.equal(checkReply.wins, wins, `the winner under ${play}`);
      if (checkReply.grundy !== null && answer.grundy !== null && play === "normal")
        assert.equal(checkReply.grundy, answer.grundy);
      if (answer.moves.total !== null) assert.equal(checkReply.total, answer.moves.total, `the moves under ${play}`);
      if (answer.moves.winning !== null)
        assert.equal(checkReply.winning, answer.moves.winning, `winning moves under ${play}`);
    }
  });

test("most samples are small enough", () => assert.ok(compared > 100, `${compared} positions`));
