// Games in which Left and Right have moves of their own, against positions that were solved outside by bare play: who wins, and to
// which positions the moves lead that win.
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
const known = new Set(games.map(({id}) => id));

/** Of cakes the pieces in any order: the cases have them sorted. */
const alike = (board, address) => {
  const at = address.indexOf(":") + 1;
  return board === "sheet" ? address.slice(0, at) + address.slice(at).split(",").sort() : address;
};
const distinct = (addresses) => [...new Set(addresses)].sort();

for (const ruleset of new Set(cases.map((one) => one.ruleset).filter((name) => known.has(idOf(name)))))
  test(`${ruleset}: outcomes and winning moves`, async () => {
    const board = games.find(({id}) => id === idOf(ruleset))?.board;
    const printed = async (player, position) => {
      const {address} = await sg.analyze(`turn=${player} ${ruleset}:${position}`, {budget: 1, moves: "none"});
      return alike(board, address);
    };
    for (const one of cases.filter((other) => other.ruleset === ruleset))
      for (const [side, player, opponent] of [
        ["left", "L", "R"],
        ["right", "R", "L"],
      ]) {
        const address = `turn=${player} ${ruleset}:${one.position}`;
        const {outcome, moves} = await sg.analyze(address, {moves: "all"});
        const to = (listed) => distinct(listed.map((move) => alike(board, move.to)));
        const winning = await Promise.all(one.moves[side].winning.map((position) => printed(opponent, position)));
        assert.equal(outcome, one.outcome, address);
        assert.equal(to(moves.listed).length, one.moves[side].options, address);
        assert.deepEqual(to(moves.listed.filter(({wins}) => wins)), distinct(winning), address);
      }
  });

test("most rulesets of the cases are games here", () => {
  const rulesets = new Set(cases.map(({ruleset}) => idOf(ruleset)));
  assert.ok([...rulesets].filter((id) => known.has(id)).length >= 14);
});
