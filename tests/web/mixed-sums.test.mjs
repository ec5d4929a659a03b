// Sums in which Left and Right have moves of their own in some components: what is said of them is what the bare rules say,
// whoever moves first, and the moves that win are those that leave the opponent a lost sum.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {test} from "node:test";

const sg = (...args) => JSON.parse(spawnSync("build/native-release/sg", args, {encoding: "utf8"}).stdout);
const partizan = "red-blue-hackenbush";
/** Values by a formula, a table, a search; a loony one; a theorem for the winner alone. */
const others = [
  "nim",
  "kayles",
  "hackenbush",
  "wythoff",
  "cutting",
  "take-and-break(0.33)",
  "coins(mogul)",
  "subtraction(1,3)",
];

const withMover = (address, right) => {
  const [, position = ""] = /^[^:]+:(?:turn=R ?)?(.*)$/.exec(address) ?? [];
  return `${partizan}:${right ? "turn=R " : ""}${position}`.trim();
};
const random = (game, size, seed) => sg("random", game, "--size", `${size}`, "--seed", `${seed}`).address;
const winners = {L: [true, false], R: [false, true], N: [true, true], P: [false, false]};

/** Components in turn before and behind the partizan ones, of which there are one or two; numbers often, green edges seldom. */
function components(seed) {
  const position = (number) => random(partizan, 1 + ((seed + number) % 3), `${seed} ${number}`);
  const other = () => random(others[seed % others.length], 1 + (seed % 3), seed);
  const list = [
    [position(0), other()],
    [other(), position(0)],
    [position(0), position(1)],
    [position(0), other(), position(1)],
  ][seed % 4];
  return list.every(Boolean) ? list : null;
}

function compare(list) {
  const bare = [false, true].map((right) => {
    const address = list.map((one) => (one.startsWith(partizan) ? withMover(one, right) : one)).join(" + ");
    return {address, check: sg("check", address, "--budget", "200000")};
  });
  if (bare.some(({check}) => check.status !== "solved")) return null;
  for (const {address, check} of bare) {
    const answer = sg("analyze", address);
    assert.equal(answer.status, "solved", address);
    assert.ok(["partizan", "loony"].includes(answer.kind), address);
    assert.deepEqual(
      winners[answer.outcome],
      bare.map((one) => one.check.wins),
      `${address} is ${answer.outcome}`,
    );
    assert.equal(answer.moves.total, check.total, address);
    assert.equal(answer.moves.winning, check.winning, `winning moves of ${address}`);
    for (const {to, wins} of answer.moves.listed) assert.equal(sg("check", to).wins, !wins, `${address} to ${to}`);
    if (answer.value !== null) assert.match(answer.value, /^(-?\d+(\/\d+)?)?(\*\d*)?$/);
  }
  return sg("analyze", bare[0].address).ground;
}

test("sums of numbers, nimbers and what has neither", () => {
  const grounds = {};
  for (let seed = 0; seed < 240; seed++) {
    const list = components(seed);
    const ground = list && compare(list);
    grounds[ground] = (grounds[ground] ?? 0) + 1;
  }
  assert.ok(grounds.theorem > 20 && grounds.search > 20, JSON.stringify(grounds));
});

test("a number and a nimber", () => {
  const half = `${partizan}:0-1b 1-2r`;
  for (const [address, value, outcome] of [
    [`${half} + nim:5`, "1/2*5", "L"],
    [`${half} + nim:3,3`, "1/2", "L"],
    [`${partizan}:0-1b 0-2r + nim:1`, "*", "N"],
    [`${partizan}:0-1b 0-2r + nim:2,2`, "0", "P"],
    [`nim:4 + ${partizan}:turn=R 0-1r + nim:4`, "-1", "R"],
  ]) {
    const answer = sg("analyze", address);
    assert.deepEqual([answer.value, answer.outcome, answer.grundy], [value, outcome, null], address);
  }
});

test("a move passes the turn of every component", () => {
  const sum = `${partizan}:0-1b + nim:3 + ${partizan}:0-1r`;
  assert.equal(sg("play", sum, "1,0,1").address, `${partizan}:turn=R 0-1b + nim:1 + ${partizan}:turn=R 0-1r`);
  assert.equal(sg("play", sum, "0,0").address, `${partizan}:turn=R + nim:3 + ${partizan}:turn=R 0-1r`);
});

test("all components name the same player to move", () => {
  const {error} = sg("analyze", `nim:1 + ${partizan}:0-1b + ${partizan}:turn=R 0-1b`);
  const expects = {key: "same-mover", facts: {}};
  assert.deepEqual(error, {code: "bad-position", at: 35, expected: "the same player to move", expects});
});

test("a move that ends the game wins, whatever the rest is worth", () => {
  for (const address of [
    `${partizan}:0-1r + cutting:2x1 + cutting:2x1`,
    `cutting:3x1 + ${partizan}:0-1g 1-2b + cutting:2x1`,
  ]) {
    const check = sg("check", address);
    const answer = sg("analyze", address);
    assert.deepEqual([answer.moves.total, answer.moves.winning], [check.total, check.winning], address);
  }
});
