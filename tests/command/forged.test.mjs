// Thousands of edits of genuine proofs of each kind: what a checker still accepts is still true. Of a plan and of a comparison that
// is decided by the bare definition, of a period by the engine's own values far past what the certificate has seen.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {faultOfText, optionsBy} from "../../docs/check-strategy.mjs";
import {command} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {drawing, forgedOf, mended} from "../helpers/forgeries.mjs";

const EDITS = isLong ? 20_000 : 4_000;
const sg = await createEngine();
after(() => sg.close());

/** Fields and types, in whatever order: what may not change in a document that is accepted. */
function shapeOf(value) {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

const listed = new Map();
/** As `optionsBy`, with what was listed before kept. */
const optionsFor = (play) => (addresses) => {
  const asked = [...new Set(addresses)].filter((at) => !listed.has(`${play} ${at}`));
  if (asked.length > 0)
    for (const [i, moves] of optionsBy(command, play)(asked).entries()) listed.set(`${play} ${asked[i]}`, moves);
  return addresses.map((at) => listed.get(`${play} ${at}`));
};

/** @type {any[][]} */
const plans = [
  ...["nim:1,2", "nim:2,3", "kayles:5", "cutting:3x2", "wythoff:1,2", "nim:2 + kayles:3"].map((at) => [at, "normal"]),
  ...["nim:2,2", "kayles:4", "nim:1,1,2"].map((at) => [at, "misere"]),
  ...["nim:2 + nim:1", "kayles:2 + nim:2"].flatMap((at) => ["sj", "every"].map((play) => [at, play])),
  ["hackenbush:0-1 1-2 0-2", "normal"],
  ["red-blue-hackenbush:0-1b 0-2r", "normal"],
];

test("a forged plan is refused, or still true", async () => {
  const genuine = [];
  for (const [address, play] of plans) {
    const plan = await sg.strategy(address, play);
    assert.ok("certificate" in plan, address);
    assert.equal(faultOfText(JSON.stringify(plan), optionsFor), undefined, address);
    genuine.push(plan);
  }
  const draw = drawing(2026);
  let [edits, accepted, elsewise] = [0, 0, 0];
  for (let edit = 0; edits < EDITS; edit++) {
    const own = JSON.stringify(genuine[edit % genuine.length]);
    const forged = forgedOf(own, draw);
    const text = draw(2) === 0 ? forged : mendedOf(forged);
    if (text === own) continue;
    edits++;
    if (faultOfText(text, optionsFor) !== undefined) continue;
    accepted++;
    const plan = JSON.parse(text);
    if (JSON.stringify(plan) !== text.trim()) assert.fail(`what stands in the file is not all that was read: ${text}`);
    assert.equal(typeof plan.wins, "boolean", text);
    for (const {at, wins, moves} of plan.positions) {
      const checked = await sg.check(at, plan.play);
      assert.deepEqual(
        [checked.wins, moves.length],
        [wins, wins ? Math.min(1, Number(checked.total)) : Number(checked.total)],
        text,
      );
    }
    if (!genuine.some((one) => JSON.stringify(one) === JSON.stringify(plan))) elsewise++;
  }
  console.log(
    `evidence: forged-plans ${EDITS} edits, ${accepted} accepted, all of them still true, ${elsewise} of them another document`,
  );
  assert.ok(accepted < EDITS / 10);
});

test("a forged comparison is refused, or still true", async () => {
  const genuine = [];
  for (const [a, b] of [
    ["[domineering:2x2]", "+-1"],
    ["[toads-and-frogs:t.f]", "0"],
    ["^", "*"],
    ["[nim:2]", "1"],
    ["[red-blue-hackenbush:0-1b 1-2g]", "-[col:0-1]"],
  ]) {
    const found = await sg.ask("certify", {a, b});
    assert.equal(faultOfText(JSON.stringify(found), optionsFor), undefined, a);
    genuine.push(found);
  }
  const draw = drawing(2027);
  let [edits, accepted] = [0, 0];
  for (let edit = 0; edits < EDITS / 2; edit++) {
    const own = JSON.stringify(genuine[edit % genuine.length]);
    const forged = forgedOf(own, draw);
    const text = draw(2) === 0 ? forged : comparisonOf(forged);
    if (text === own) continue;
    edits++;
    if (faultOfText(text, optionsFor) !== undefined) continue;
    accepted++;
    const {difference, relation} = JSON.parse(text);
    const beginners = await Promise.all(["", "turn=R "].map((mover) => sg.check(mover + difference, "normal")));
    const told = [
      ["=", "<"],
      [">", "||"],
    ][Number(beginners[0].wins)][Number(beginners[1].wins)];
    assert.equal(relation, told, text);
  }
  console.log(
    `evidence: forged-comparisons ${edits} edits of comparisons, ${accepted} accepted, all of them still true`,
  );
  assert.ok(accepted < edits / 10);
});

/** With the first of its plans put right, and what the whole says of them. */
function comparisonOf(text) {
  try {
    const comparison = JSON.parse(text);
    const plans = comparison.plans.map((plan) => {
      const [{at, wins}] = plan.positions;
      return mended({...plan, address: at, wins});
    });
    const relation = [
      ["=", "<"],
      [">", "||"],
    ][Number(plans[0].wins)][Number(plans[1].wins)];
    return JSON.stringify({...comparison, difference: plans[0].address, relation, plans});
  } catch {
    return text;
  }
}

/** Where it can be. */
function mendedOf(text) {
  try {
    const plan = JSON.parse(text);
    const [{at, wins}] = plan.positions;
    return JSON.stringify(mended({...plan, address: at, wins}));
  } catch {
    return text;
  }
}

const games = [
  "kayles",
  "dawsons-chess",
  "subtraction(1,3,4)",
  "subtraction(!3,5)",
  "take-and-break(0.3[1])",
  "take-and-break(4.3)",
];

/** Whether the period holds on three times as many heaps as were seen. */
async function holds({game, rules, preperiod, period, saltus}, {to, lag}) {
  const end = Math.max(600, 3 * (Number(to) + Number(lag)));
  const values = await sg.sequence(`${game}(${rules})`, {to: end});
  for (let n = Number(preperiod); n + Number(period) <= end; n++)
    if (values[n + Number(period)] !== values[n] + Number(saltus)) return false;
  return true;
}

test("a forged certificate is refused, or still true", async () => {
  const genuine = [];
  for (const game of games) {
    const found = await sg.ask("period", {game});
    assert.ok(found.certificate, game);
    genuine.push(found.certificate, found);
  }
  const draw = drawing(1969);
  let [accepted, claims] = [0, 0];
  const known = new Set(genuine.map((one) => claimOf(one)));
  for (let edit = 0; edit < EDITS; edit++) {
    const one = genuine[edit % genuine.length];
    const text = forgedOf(JSON.stringify(one), draw);
    const verdict = await sg.ask("check-certificate", {certificate: text, budget: 3000});
    if (!("valid" in verdict) || !verdict.valid) continue;
    accepted++;
    const read = JSON.parse(text);
    const certificate = read.certificate ?? read;
    const shapes = genuine.map(shapeOf);
    assert.ok(
      shapes.some((shape) => isSame(shape, shapeOf(read))),
      text,
    );
    assert.equal(fieldsIn(JSON.stringify(read)), fieldsIn(text), `a field stands twice: ${text}`);
    const {seen, ...claim} = certificate;
    assert.deepEqual(verdict.proved, claim, text);
    assert.ok(await holds(claim, seen), text);
    if (read.certificate) {
      const named = await sg.sequence(read.game, {to: 600});
      assert.deepEqual(named, await sg.sequence(`${claim.game}(${claim.rules})`, {to: 600}), text);
      for (const key of ["preperiod", "period", "saltus"]) assert.equal(read[key], claim[key], text);
    }
    if (!known.has(claimOf(read))) claims++;
  }
  console.log(
    `evidence: forged-certificates ${EDITS} edits, ${accepted} accepted, all of them still true, ${claims} with another claim`,
  );
  assert.ok(accepted < EDITS / 10);
});

const fieldsIn = (text) => text.match(/"\s*:/g)?.length;
const sorted = (value) =>
  JSON.stringify(value, (_, part) =>
    part?.constructor === Object ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
const isSame = (one, other) => sorted(one) === sorted(other);
function claimOf({certificate, ...bare}) {
  const {seen, ...claim} = certificate ?? bare;
  return sorted(claim);
}
