// How two games compare, certified by plans: true certificates hold before a checker that knows no theory, and of forged ones those
// alone that say what is true all the same.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {faultOfText, optionsBy} from "../../docs/check-strategy.mjs";
import {command} from "../helpers/command.mjs";

const sg = await createEngine();
after(() => sg.close());
const games = await sg.catalog();
const partizan = games.filter(({kind}) => kind === "partizan").map(({game}) => game);

/** Of the same addresses once. */
function listing() {
  const known = new Map();
  return (/** @type {string} */ play) => (/** @type {string[]} */ addresses) => {
    const asked = addresses.filter((address) => !known.has(address));
    const found = asked.length > 0 ? optionsBy(command, play)(asked) : [];
    for (const [i, address] of asked.entries()) known.set(address, found[i]);
    return addresses.map((address) => known.get(address));
  };
}
const optionsFor = listing();
/** @returns {any} */
const certify = (/** @type {string} */ a, b = "") => sg.ask("certify", {a, b});
const faultIn = (/** @type {any} */ certificate) => faultOfText(JSON.stringify(certificate), optionsFor);

test("the value of a small position of each game of two players is certified", async () => {
  let held = 0;
  assert.ok(partizan.length > 10);
  for (const game of partizan)
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const address = await sg.random(game, 3, seed);
      const position = address.replace("turn=R ", "");
      const found = await certify(position);
      assert.equal(found.relation, "=", position);
      assert.ok(found.difference.startsWith(position), found.difference);
      assert.equal(faultIn(found), undefined, position);
      held++;
    }
  console.log(`evidence: certificates ${held} values of positions certified by plans`);
});

test("each relation of positions and values is certified as it is told", async () => {
  const pairs = [
    ["[domineering:2x3]", "{1/2|-2}"],
    ["[domineering:3x3]", "[domineering:2x2]"],
    ["domineering:2x2", "-domineering:2x2"],
    ["[nim:3]", "*3"],
    ["[nim:3]", "[nim:5]"],
    ["nim:2 + kayles:3", "*"],
    ["^", "*"],
    ["^", "0"],
    ["1", "1/2"],
    ["v3*", "Tiny(2)"],
    ["[toads-and-frogs:tt.tff.f] - [domineering:2x2] + 1/2", "0"],
    ["-[clobber:xo/ox] + {1|^}", "{1|0} - 2.[col:0-1]"],
    ["0", "0"],
  ];
  const seen = new Set();
  for (const [a, b] of pairs) {
    const told = /** @type {any} */ (await sg.ask("relate", {a, b}));
    const found = await certify(a, b);
    assert.equal(found.relation, told.relation, `${a}, ${b}`);
    assert.equal(faultIn(found), undefined, `${a}, ${b}`);
    seen.add(found.relation);
  }
  assert.equal(seen.size, 4);
});

test("what is certified stands in the difference", async () => {
  const difference = async (/** @type {string} */ a, b = "") => (await certify(a, b)).difference;
  assert.equal(
    await difference("[domineering:2x2] - ([nim:3] - [col:0-1]) + {1|0}", "1"),
    "domineering:2x2 + nim:3 + col:0-1 + value:{1|0} + -value:1",
  );
  assert.equal(await difference("turn=R domineering:2x2", "-[domineering:2x2]"), "domineering:2x2 + domineering:2x2");
  assert.equal(await difference("nim:1", "*"), "nim:1 + -value:*");
  assert.equal(await difference("nim:1", "nim:1"), "nim:1 + nim:1 + value:0");
});

test("a value past the caps is no certificate, and a fault has its place", async () => {
  const small = await sg.ask("certify", {a: "domineering:4x4", budget: 1000});
  assert.ok("status" in small && small.status === "limit");
  await assert.rejects(certify("{1|"), {code: "bad-value", at: 3});
  await assert.rejects(certify("1", "[nim:x]"), {code: "bad-position", at: 5});
});

/** Every change of one place: what is asked of each leaf, and lists with an element less, twice, or two in another order. */
function* changes(/** @type {any} */ node, /** @type {(changed: any) => any} */ whole) {
  if (typeof node === "boolean") yield whole(!node);
  else if (typeof node === "number") for (const other of [node + 1, node - 1, 0]) yield whole(other);
  else if (typeof node === "string") {
    const words = [
      "=",
      "<",
      ">",
      "||",
      `turn=R ${node}`,
      node.replace("turn=R ", ""),
      `${node} + value:0`,
      node.replace("-", ""),
    ];
    for (const other of [...words, "", node.replace(/[01]/, (digit) => String(1 - Number(digit)))]) yield whole(other);
  } else if (Array.isArray(node)) {
    for (const [i, one] of node.entries()) {
      yield whole(node.toSpliced(i, 1));
      yield whole(node.toSpliced(i, 0, one));
      if (i > 0) yield whole(node.toSpliced(i - 1, 2, one, node[i - 1]));
      yield* changes(one, (changed) => whole(node.with(i, changed)));
    }
  } else
    for (const [key, one] of Object.entries(node)) {
      yield whole(Object.fromEntries(Object.entries(node).filter(([other]) => other !== key)));
      yield* changes(one, (changed) => whole({...node, [key]: changed}));
    }
}

test("a certificate that was changed in one place is refused, unless it is true", async () => {
  let [refused, stillTrue] = [0, 0];
  for (const [a, b] of [
    ["[domineering:2x2]", "+-1"],
    ["[toads-and-frogs:t.f]", "0"],
    ["^", "*"],
    ["[nim:2]", "1"],
  ]) {
    const found = await certify(a, b);
    assert.equal(faultIn(found), undefined);
    const original = JSON.stringify(found);
    for (const forged of changes(found, (changed) => changed)) {
      if (JSON.stringify(forged) === original) continue;
      if (faultIn(forged) !== undefined) {
        refused++;
        continue;
      }
      // Another move of a plan may serve as well: then the claim is the same, and true.
      assert.deepEqual(
        [forged.difference, forged.relation],
        [found.difference, found.relation],
        JSON.stringify(forged),
      );
      stillTrue++;
    }
  }
  assert.ok(refused > 1000, `${refused}`);
  assert.ok(stillTrue < refused / 100);
});

test("a certificate that claims another thing by the plans of a true one is refused", async () => {
  const found = await certify("[domineering:2x3]", "1");
  const other = await certify("[domineering:3x2]", "1");
  assert.notEqual(found.relation, other.relation);
  const lost = await certify("[domineering:3x2]", "[domineering:3x2]");
  const forged = {
    "plans of another": {...found, plans: other.plans},
    "a plan of another": {...found, plans: [found.plans[0], other.plans[1]]},
    "plans in the other order": {...found, plans: found.plans.toReversed()},
    "the same plan twice": {...lost, plans: [lost.plans[0], lost.plans[0]]},
    "another difference": {...found, difference: other.difference},
    "another relation": {...found, relation: other.relation},
    "a relation that there is not": {...found, relation: "constructor"},
    "a relation in a list": {...found, relation: [found.relation]},
    "a field too many": {...found, note: ""},
    "one plan": {...found, plans: [found.plans[0]]},
    "three plans": {...lost, plans: [...lost.plans, lost.plans[1]]},
    "no plans": {...found, plans: []},
    "a plan alone that is no plan": {...found.plans[0], certificate: "relation"},
  };
  for (const [what, one] of Object.entries(forged)) assert.notEqual(faultIn(one), undefined, what);
});

test("a difference that names its mover in whatever way is refused", async () => {
  // Of {1|} = 2 - 1: Left wins who begins, and who does not. To tell that Right wins nothing, his beginning is told twice.
  const won = await certify("1", "0");
  assert.equal(won.relation, ">");
  const right = won.plans[1];
  for (const difference of ["value:turn=R 1", "value:ｔurn=R 1", "value:TURN=R 1", "turn=R value:1"]) {
    const plans = [
      {
        ...right,
        address: difference,
        positions: [{...right.positions[0], at: difference}, ...right.positions.slice(1)],
      },
      {
        ...right,
        address: `turn=R ${difference}`,
        positions: [{...right.positions[0], at: `turn=R ${difference}`}, ...right.positions.slice(1)],
      },
    ];
    assert.notEqual(faultIn({certificate: "relation", difference, relation: "=", plans}), undefined, difference);
  }
});

test("the command tells what is proved", async () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  after(() => rmSync(folder, {recursive: true}));
  const file = join(folder, "certificate.json");
  const {stdout} = spawnSync(command, ["certify", "[domineering:2x2]"], {encoding: "utf8"});
  const check = (/** @type {string} */ text, /** @type {string[]} */ ...words) => {
    writeFileSync(file, text);
    return spawnSync(process.execPath, ["docs/check-strategy.mjs", file, ...words], {encoding: "utf8"});
  };
  const held = check(stdout, command);
  assert.deepEqual([held.status, held.stdout], [0, "domineering:2x2 + -value:+-1 = 0\n"]);
  assert.equal(check(stdout).status, 3);
  const forged = check(stdout.replace('"relation":"="', '"relation":"<"'), command);
  assert.deepEqual([forged.status, forged.stdout], [1, "not of its difference\n"]);
});
