// Partizan sums that are not evaluated as a single value: the answers about them against what their values imply.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {hotSum, hotValues} from "../helpers/positions.mjs";

const sources = await openSources();
const sg = await sources.engine();
after(async () => {
  sg.close();
});
const {dyadicOf, compare} = await sources.load("/web/game/analysis/dyadic.ts");

/** Pseudorandom numbers below n, the same for each seed. */
function chance(seed) {
  let state = BigInt(seed * 2 + 1);
  return (n) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(n));
  };
}

function sum(seed) {
  const randomBelow = chance(seed);
  const hot = () => {
    const [a, b, c, d] = [randomBelow(9), randomBelow(6), randomBelow(6), randomBelow(9)];
    return randomBelow(2) ? `{${b + a}|${b}||${-c}|${-c - d}}` : `{${b}||${-c}|${-c - d}}`;
  };
  return Array.from({length: 3 + randomBelow(3)}, hot);
}

const isWithin = ([min, max], value) =>
  compare(dyadicOf(min), dyadicOf(value)) <= 0 && compare(dyadicOf(value), dyadicOf(max)) <= 0;

test("bounds hold what they bound, and a winner that they name is the winner", async () => {
  const met = {L: 0, R: 0, N: 0};
  for (let seed = 0; seed < (isLong ? 150 : 50); seed++) {
    const parts = sum(seed);
    const text = parts.join(" + ");
    const exact = await sg.ask("value", {text});
    assert.equal(exact.status, "solved", text);
    const limited = await sg.ask("value", {text, budget: 60});
    if (limited.bounds === undefined || limited.bounds === null) continue;
    assert.equal(limited.bounds.mean, exact.mean, text);
    assert.ok(isWithin(limited.bounds.left_stop, exact.stops.left), text);
    assert.ok(isWithin(limited.bounds.right_stop, exact.stops.right), text);
    assert.ok(isWithin(limited.bounds.temperature, exact.temperature), text);
    if (limited.outcome === null) continue;
    assert.equal(limited.outcome, exact.outcome, text);
    met[limited.outcome]++;
  }
  assert.ok(
    Object.values(met).every((n) => n > 0),
    JSON.stringify(met),
  );
});

test("of a position whose value is too large the winner is told with its reason", async () => {
  for (const [address, outcome, stop] of [
    [hotSum(), "L", "right_stop"],
    [hotSum(hotValues), "R", "left_stop"],
  ]) {
    const answer = await sg.ask("analyze", {address, budget: 100_000});
    assert.deepEqual([answer.status, answer.value, answer.outcome], ["solved", null, outcome]);
    assert.equal(answer.measures, undefined);
    assert.equal(answer.moves.winning, outcome === "L" ? `${hotValues.length}` : "0");
    for (const move of answer.moves.listed) assert.deepEqual([move.outcome, move.wins], [outcome, outcome === "L"]);
    const reason = answer.why.find(({key}) => key === "means");
    assert.equal(reason.facts.sum, answer.bounds.mean);
    assert.equal(reason.facts[stop.replace("_stop", "")], `[${answer.bounds[stop].join(", ")}]`);
    const [min, max] = answer.bounds[stop].map(dyadicOf);
    assert.ok(outcome === "L" ? min.n > 0n : max.n < 0n, address);
  }
});

test("two whose difference is too large are compared by its bounds, or by search", async () => {
  const sum = hotSum().replaceAll("value:", "");
  for (const {ahead, relation} of [
    {ahead: 1000, relation: ">"},
    {ahead: 0, relation: null},
    {ahead: -1000, relation: "<"},
  ]) {
    const relationReply = await sg.ask("relate", {a: `${sum} + ${ahead}`, b: `${sum} + 1 + *`, budget: 20_000});
    assert.deepEqual([relationReply.status, relationReply.relation], ["limit", relation]);
    assert.equal(relationReply.bounds.mean, String(ahead - 1));
  }
  // 1 - 1/2 + 1/4 - ..., whose denominators exceed the limit.
  const stalk = (edges) =>
    `red-blue-hackenbush:${Array.from({length: edges}, (_, i) => `${i}-${i + 1}${"br"[i % 2]}`).join(" ")}`;
  for (const [a, b, relation] of everyNth(3, [
    [stalk(70), stalk(71), "<"],
    [stalk(71), stalk(70), ">"],
    [stalk(71), stalk(71), "="],
    [stalk(70), "1/2", ">"],
  ])) {
    const relationReply = await sg.ask("relate", {a, b});
    assert.deepEqual(
      [relationReply.status, relationReply.limit.kind, relationReply.relation],
      ["limit", "games", relation],
      `${a}, ${b}`,
    );
  }
});
