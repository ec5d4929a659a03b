// Sums with some partizan components: answers agree with the bare rules, whoever moves first, and the winning moves are
// those that leave the opponent a lost sum.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {isLong} from "../helpers/effort.mjs";

const sg = await createEngine();
after(() => sg.close());
const check = (address, budget) => sg.ask("check", {address, budget});
const partizan = "red-blue-hackenbush";
/** Games with values by a formula, a table or a search, a loony one, and one with a theorem for the winner alone. */
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

const withoutMover = (address) => address.replace(/^turn=R /, "");
/** Random position; undefined if the game has none that small. */
const random = (game, size, seed) =>
  sg.random(game, size, `${seed}`).catch(({code}) => assert.equal(code, "bad-request"));
const winners = {L: [true, false], R: [false, true], N: [true, true], P: [false, false]};

/**
 * Components of a sum: others before and behind one or two partizan ones, which are often numbers, rarely with green
 * edges, and sometimes negated; null if a game has no such position.
 */
async function components(seed) {
  const position = async (number) => {
    const address = await random(partizan, 1 + ((seed + number) % 3), `${seed} ${number}`);
    return address && (seed + number) % 5 < 2 ? `-${withoutMover(address)}` : address;
  };
  const other = () => random(others[seed % others.length], 1 + (seed % 3), seed);
  const list = await Promise.all(
    [
      [position(0), other()],
      [other(), position(0)],
      [position(0), position(1)],
      [position(0), other(), position(1)],
    ][seed % 4],
  );
  return list.every(Boolean) ? list : null;
}

async function compare(list) {
  const checks = [];
  for (const right of [false, true]) {
    const address = `turn=${right ? "R" : "L"} ${list.map(withoutMover).join(" + ")}`;
    checks.push({address, checked: await check(address, 200_000)});
  }
  if (checks.some(({checked}) => checked.status !== "solved")) return null;
  for (const {address, checked} of checks) {
    const answer = await sg.analyze(address);
    assert.equal(answer.status, "solved", address);
    assert.ok(["partizan", "loony"].includes(answer.kind), address);
    assert.deepEqual(
      winners[answer.outcome],
      checks.map((row) => row.checked.wins),
      `${address} is ${answer.outcome}`,
    );
    assert.equal(answer.moves.total, checked.total, address);
    assert.equal(answer.moves.winning, checked.winning, `winning moves of ${address}`);
    for (const {to, wins} of answer.moves.listed) assert.equal((await check(to)).wins, !wins, `${address} to ${to}`);
    if (answer.value !== null)
      assert.equal(
        (await sg.ask("value", {text: answer.value})).outcome,
        answer.outcome,
        `${address} = ${answer.value}`,
      );
  }
  return (await sg.analyze(checks[0].address)).ground;
}

const SEEDS = isLong ? 240 : 48;
test("sums of numbers, nimbers and what has neither", async () => {
  const grounds = {};
  for (let seed = 0; seed < SEEDS; seed++) {
    const list = await components(seed);
    const ground = list && (await compare(list));
    grounds[ground] = (grounds[ground] ?? 0) + 1;
  }
  assert.ok(grounds.theorem > SEEDS / 12 && grounds.search > SEEDS / 12, JSON.stringify(grounds));
});

test("a number and a nimber", async () => {
  const half = `${partizan}:0-1b 1-2r`;
  for (const [address, value, outcome] of [
    [`${half} + nim:5`, "1/2*5", "L"],
    [`${half} + nim:3,3`, "1/2", "L"],
    [`${partizan}:0-1b 0-2r + nim:1`, "*", "N"],
    [`${partizan}:0-1b 0-2r + nim:2,2`, "0", "P"],
    [`nim:4 + ${partizan}:turn=R 0-1r + nim:4`, "-1", "R"],
  ]) {
    const answer = await sg.analyze(address);
    assert.deepEqual([answer.value, answer.outcome, answer.grundy], [value, outcome, null], address);
  }
});

test("a move passes the turn of every component", async () => {
  const sum = `${partizan}:0-1b + nim:3 + ${partizan}:0-1r`;
  assert.equal(await sg.play(sum, ["1", "0", "1"]), `turn=R ${partizan}:0-1b + nim:1 + ${partizan}:0-1r`);
  assert.equal(await sg.play(sum, ["0", "0"]), `turn=R ${partizan}: + nim:3 + ${partizan}:0-1r`);
});

test("the player to move stands before the sum, or in components that agree", async () => {
  const normalizedAddress = async (address) => (await sg.analyze(address)).address;
  const sum = `nim:1 + ${partizan}:0-1b + ${partizan}:0-1r`;
  for (const text of [
    `turn=R ${sum}`,
    ` turn=r  ${sum}`,
    sum.replaceAll("0-1", "turn=R 0-1"),
    `turn=R ${sum.replace("0-1", "turn=R 0-1")}`,
  ])
    assert.equal(await normalizedAddress(text), `turn=R ${sum}`, text);
  for (const text of [sum, `turn=L ${sum}`, `turn=l ${sum.replace("0-1", "turn=L 0-1")}`])
    assert.equal(await normalizedAddress(text), sum, text);
});

test("a player to move that cannot be is refused at its place", async () => {
  /** @type {[string, string, number, string][]} */
  const refused = [
    [`nim:1 + ${partizan}:0-1b + ${partizan}:turn=R 0-1b`, "bad-position", 35, "same-mover"],
    [`turn=R nim:1 + ${partizan}:turn=L 0-1b`, "bad-position", 15, "same-mover"],
    ["turn=R nim:1 + kayles:3", "bad-request", 0, "game-without-mover"],
    [` turn=X ${partizan}:0-1b`, "bad-request", 6, "player"],
    [`turn=Rx ${partizan}:0-1b`, "bad-request", 6, "end-of-mover"],
    ["turn=R", "bad-request", 6, "game"],
  ];
  for (const [address, ...refusal] of refused) {
    const {code, at, expects} = await sg.analyze(address).catch((error) => error);
    assert.deepEqual([code, at, expects?.key], refusal, address);
  }
});

test("a move that ends the game wins, whatever the rest is worth", async () => {
  for (const address of [
    `${partizan}:0-1r + cutting:2x1 + cutting:2x1`,
    `cutting:3x1 + ${partizan}:0-1g 1-2b + cutting:2x1`,
  ]) {
    const checked = await check(address);
    const answer = await sg.analyze(address);
    assert.deepEqual([answer.moves.total, answer.moves.winning], [checked.total, checked.winning], address);
  }
});
