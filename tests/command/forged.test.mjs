// Thousands of edits of genuine certificates of each kind: whatever a checker still accepts is true. The bare
// definition decides this for plans and comparisons, the engine's values far beyond those in the certificate for
// periods.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {faultOfText, optionsBy} from "../../docs/check-strategy.mjs";
import {command} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {createRandom, forge, madeConsistent} from "../helpers/forgeries.mjs";

const EDITS = isLong ? 20_000 : 4_000;
const sg = await createEngine();
after(() => sg.close());

/** Shape of a document: its fields and their types, in any order; edits that are accepted must keep it. */
function shapeOf(value) {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

const listed = new Map();
/** `optionsBy` with a cache of the addresses listed before. */
const optionsFor = (play) => (addresses) => {
  const uncached = [...new Set(addresses)].filter((address) => !listed.has(`${play} ${address}`));
  if (uncached.length > 0)
    for (const [i, moves] of optionsBy(command, play)(uncached).entries()) listed.set(`${play} ${uncached[i]}`, moves);
  return addresses.map((address) => listed.get(`${play} ${address}`));
};

/** @type {any[][]} */
const plans = [
  ...["nim:1,2", "nim:2,3", "kayles:5", "cutting:3x2", "wythoff:1,2", "nim:2 + kayles:3"].map((address) => [
    address,
    "normal",
  ]),
  ...["nim:2,2", "kayles:4", "nim:1,1,2"].map((address) => [address, "misere"]),
  ...["nim:2 + nim:1", "kayles:2 + nim:2"].flatMap((address) => ["sj", "every"].map((play) => [address, play])),
  ["hackenbush:0-1 1-2 0-2", "normal"],
  ["red-blue-hackenbush:0-1b 0-2r", "normal"],
  // Ranks that fall through cycles, and closed sets of draws.
  ...["digraph(1>2 2>1 1>3):1", "digraph(1>2 2>1 1>3):1,1", "digraph(1>2 2>3 3>1 1>4 2>4 3>4):1,4"].map((address) => [
    address,
    "normal",
  ]),
  ...["digraph(1>2 2>1):1,2", "digraph(1>1 1>2 2>3):1", "digraph(1>2 2>1 2>3):2 + nim:1"].map((address) => [
    address,
    "normal",
  ]),
];

test("a forged plan is refused, or still true", async () => {
  const genuine = [];
  for (const [address, play] of plans) {
    const plan = await sg.strategy(address, play);
    assert.ok("certificate" in plan, address);
    assert.equal(faultOfText(JSON.stringify(plan), optionsFor), undefined, address);
    genuine.push(plan);
  }
  const draw = createRandom(2026);
  let [edits, accepted, differentCount] = [0, 0, 0];
  for (let edit = 0; edits < EDITS; edit++) {
    const original = JSON.stringify(genuine[edit % genuine.length]);
    const forged = forge(original, draw);
    const text = draw(2) === 0 ? forged : mendedOf(forged);
    if (text === original) continue;
    edits++;
    if (faultOfText(text, optionsFor) !== undefined) continue;
    accepted++;
    const plan = JSON.parse(text);
    if (JSON.stringify(plan) !== text.trim()) assert.fail(`what stands in the file is not all that was read: ${text}`);
    assert.ok([true, false, null].includes(plan.wins), text);
    for (const {at, wins, moves} of plan.positions) {
      const checked = await sg.check(at, plan.play);
      assert.equal(checked.draws === true, wins === null, text);
      assert.deepEqual(
        [checked.wins, moves.length],
        [wins, wins ? Math.min(1, Number(checked.total)) : Number(checked.total)],
        text,
      );
    }
    if (!genuine.some((document) => JSON.stringify(document) === JSON.stringify(plan))) differentCount++;
  }
  console.log(
    `evidence: forged-plans ${EDITS} edits, ${accepted} accepted, all of them still true, ${differentCount} of them another document`,
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
    const certificate = await sg.ask("certify", {a, b});
    assert.equal(faultOfText(JSON.stringify(certificate), optionsFor), undefined, a);
    genuine.push(certificate);
  }
  const draw = createRandom(2027);
  let [edits, accepted] = [0, 0];
  for (let edit = 0; edits < EDITS / 2; edit++) {
    const original = JSON.stringify(genuine[edit % genuine.length]);
    const forged = forge(original, draw);
    const text = draw(2) === 0 ? forged : comparisonOf(forged);
    if (text === original) continue;
    edits++;
    if (faultOfText(text, optionsFor) !== undefined) continue;
    accepted++;
    const {difference, relation} = JSON.parse(text);
    const beginners = await Promise.all(["", "turn=R "].map((mover) => sg.check(mover + difference, "normal")));
    const expectedRelation = [
      ["=", "<"],
      [">", "||"],
    ][Number(beginners[0].wins)][Number(beginners[1].wins)];
    assert.equal(relation, expectedRelation, text);
  }
  console.log(
    `evidence: forged-comparisons ${edits} edits of comparisons, ${accepted} accepted, all of them still true`,
  );
  assert.ok(accepted < edits / 10);
});

/** The comparison with its plans made consistent, and its claim derived from them; the text itself if that fails. */
function comparisonOf(text) {
  try {
    const comparison = JSON.parse(text);
    const plans = comparison.plans.map((plan) => {
      const [{at, wins}] = plan.positions;
      return madeConsistent({...plan, address: at, wins});
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

/** The plan made consistent; the text itself if that fails. */
function mendedOf(text) {
  try {
    const plan = JSON.parse(text);
    const [{at, wins}] = plan.positions;
    return JSON.stringify(madeConsistent({...plan, address: at, wins}));
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

/** Returns true if the period holds on three times as many heaps as the certificate has. */
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
    const period = await sg.ask("period", {game});
    assert.ok(period.certificate, game);
    genuine.push(period.certificate, period);
  }
  const draw = createRandom(1969);
  let [accepted, claims] = [0, 0];
  const knownClaims = new Set(genuine.map((document) => claimOf(document)));
  for (let edit = 0; edit < EDITS; edit++) {
    const original = genuine[edit % genuine.length];
    const text = forge(JSON.stringify(original), draw);
    const verdict = await sg.ask("check-certificate", {certificate: text, budget: 3000});
    if (!("valid" in verdict) || !verdict.valid) continue;
    accepted++;
    const forgedDocument = JSON.parse(text);
    const certificate = forgedDocument.certificate ?? forgedDocument;
    const shapes = genuine.map(shapeOf);
    assert.ok(
      shapes.some((shape) => isSame(shape, shapeOf(forgedDocument))),
      text,
    );
    assert.equal(fieldsIn(JSON.stringify(forgedDocument)), fieldsIn(text), `a field stands twice: ${text}`);
    const {seen, ...claim} = certificate;
    assert.deepEqual(verdict.proved, claim, text);
    assert.ok(await holds(claim, seen), text);
    if (forgedDocument.certificate) {
      const valuesByName = await sg.sequence(forgedDocument.game, {to: 600});
      assert.deepEqual(valuesByName, await sg.sequence(`${claim.game}(${claim.rules})`, {to: 600}), text);
      for (const key of ["preperiod", "period", "saltus"]) assert.equal(forgedDocument[key], claim[key], text);
    }
    if (!knownClaims.has(claimOf(forgedDocument))) claims++;
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
const isSame = (a, b) => sorted(a) === sorted(b);
function claimOf({certificate, ...fields}) {
  const {seen, ...claim} = certificate ?? fields;
  return sorted(claim);
}
