// Partizan games, against positions that an independent program solved by bare play: the winner, and the positions that
// winning moves lead to.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";

const cases = JSON.parse(readFileSync("tests/data/partizan.json", "utf8")).cases.filter(
  ({kind, moves}) => kind === "position" && moves,
);
const sg = await createEngine();
after(() => sg.close());
const {games} = await sg.ask("catalog", {});
const idOf = (ruleset) => ruleset.replace(/\(.*/, "");
const knownIds = new Set(games.map(({id}) => id));

/** Pieces of cakes in any order: the cases have them sorted. */
const normalized = (board, address) => {
  const at = address.indexOf(":") + 1;
  return board === "sheet" ? address.slice(0, at) + address.slice(at).split(",").sort() : address;
};
const distinct = (addresses) => [...new Set(addresses)].sort();

for (const ruleset of new Set(cases.map((row) => row.ruleset).filter((name) => knownIds.has(idOf(name)))))
  test(`${ruleset}: outcomes and winning moves`, async () => {
    const board = games.find(({id}) => id === idOf(ruleset))?.board;
    const normalizedAddress = async (player, position) => {
      const {address} = await sg.analyze(`turn=${player} ${ruleset}:${position}`, {budget: 1, moves: "none"});
      return normalized(board, address);
    };
    for (const testCase of cases.filter((candidate) => candidate.ruleset === ruleset))
      for (const [side, player, opponent] of [
        ["left", "L", "R"],
        ["right", "R", "L"],
      ]) {
        const address = `turn=${player} ${ruleset}:${testCase.position}`;
        const {outcome, moves} = await sg.analyze(address, {moves: "all"});
        const to = (listed) => distinct(listed.map((move) => normalized(board, move.to)));
        const winning = await Promise.all(
          testCase.moves[side].winning.map((position) => normalizedAddress(opponent, position)),
        );
        assert.equal(outcome, testCase.outcome, address);
        assert.equal(to(moves.listed).length, testCase.moves[side].options, address);
        assert.deepEqual(to(moves.listed.filter(({wins}) => wins)), distinct(winning), address);
      }
  });

test("most rulesets of the cases are games here", () => {
  const rulesets = new Set(cases.map(({ruleset}) => idOf(ruleset)));
  assert.ok([...rulesets].filter((id) => knownIds.has(id)).length >= 14);
});
