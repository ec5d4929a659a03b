// Sums of Left and Right that are not worked out as one value: what is said of them against what their values say.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import {isLong, oneOf} from "../helpers/effort.mjs";
import {hotSum, hotValues} from "../helpers/positions.mjs";

const sources = await openSources();
const sg = await sources.engine();
after(async () => {
  sg.close();
});
const {dyadicOf, order} = await sources.load("/web/game/dyadic.ts");

/** Numbers below n, the same for each seed. */
function chance(seed) {
  let state = BigInt(seed * 2 + 1);
  return (n) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(n));
  };
}

function sum(seed) {
  const below = chance(seed);
  const hot = () => {
    const [a, b, c, d] = [below(9), below(6), below(6), below(9)];
    return below(2) ? `{${b + a}|${b}||${-c}|${-c - d}}` : `{${b}||${-c}|${-c - d}}`;
  };
  return Array.from({length: 3 + below(3)}, hot);
}

const isWithin = ([least, most], found) =>
  order(dyadicOf(least), dyadicOf(found)) <= 0 && order(dyadicOf(found), dyadicOf(most)) <= 0;

test("bounds hold what they bound, and a winner that they name is the winner", async () => {
  const met = {L: 0, R: 0, N: 0};
  for (let seed = 0; seed < (isLong ? 150 : 50); seed++) {
    const parts = sum(seed);
    const text = parts.join(" + ");
    const whole = await sg.ask("value", {text});
    assert.equal(whole.status, "solved", text);
    const few = await sg.ask("value", {text, budget: 60});
    if (few.bounds === undefined || few.bounds === null) continue;
    assert.equal(few.bounds.mean, whole.mean, text);
    assert.ok(isWithin(few.bounds.left_stop, whole.stops.left), text);
    assert.ok(isWithin(few.bounds.right_stop, whole.stops.right), text);
    assert.ok(isWithin(few.bounds.temperature, whole.temperature), text);
    if (few.outcome === null) continue;
    assert.equal(few.outcome, whole.outcome, text);
    met[few.outcome]++;
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
    const [least, most] = answer.bounds[stop].map(dyadicOf);
    assert.ok(outcome === "L" ? least.n > 0n : most.n < 0n, address);
  }
});

test("two whose difference is too large are compared by its bounds, or by search", async () => {
  const sum = hotSum().replaceAll("value:", "");
  for (const {ahead, relation} of [
    {ahead: 1000, relation: ">"},
    {ahead: 0, relation: null},
    {ahead: -1000, relation: "<"},
  ]) {
    const found = await sg.ask("relate", {a: `${sum} + ${ahead}`, b: `${sum} + 1 + *`, budget: 20_000});
    assert.deepEqual([found.status, found.relation], ["limit", relation]);
    assert.equal(found.bounds.mean, String(ahead - 1));
  }
  // 1 - 1/2 + 1/4 - ..., which has no room among the denominators.
  const stalk = (edges) =>
    `red-blue-hackenbush:${Array.from({length: edges}, (_, i) => `${i}-${i + 1}${"br"[i % 2]}`).join(" ")}`;
  for (const [a, b, relation] of oneOf(3, [
    [stalk(70), stalk(71), "<"],
    [stalk(71), stalk(70), ">"],
    [stalk(71), stalk(71), "="],
    [stalk(70), "1/2", ">"],
  ])) {
    const found = await sg.ask("relate", {a, b});
    assert.deepEqual([found.status, found.limit.kind, found.relation], ["limit", "games", relation], `${a}, ${b}`);
  }
});
