// Certificates of the relation of two games, which consist of plans: a checker that knows no theory accepts genuine
// ones, and of forged ones only those that are still true.
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

/** Returns a lister of options that queries each address only once. */
function listing() {
  const cache = new Map();
  return (/** @type {string} */ play) => (/** @type {string[]} */ addresses) => {
    const uncached = addresses.filter((address) => !cache.has(address));
    const results = uncached.length > 0 ? optionsBy(command, play)(uncached) : [];
    for (const [i, address] of uncached.entries()) cache.set(address, results[i]);
    return addresses.map((address) => cache.get(address));
  };
}
const optionsFor = listing();
/** @returns {any} */
const certify = (/** @type {string} */ a, b = "") => sg.ask("certify", {a, b});
const faultIn = (/** @type {any} */ certificate) => faultOfText(JSON.stringify(certificate), optionsFor);

test("the value of a small position of each game of two players is certified", async () => {
  let certifiedCount = 0;
  assert.ok(partizan.length > 10);
  for (const game of partizan)
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const address = await sg.random(game, 3, seed);
      const position = address.replace("turn=R ", "");
      const certificate = await certify(position);
      assert.equal(certificate.relation, "=", position);
      assert.ok(certificate.difference.startsWith(position), certificate.difference);
      assert.equal(faultIn(certificate), undefined, position);
      certifiedCount++;
    }
  console.log(`evidence: certificates ${certifiedCount} values of positions certified by plans`);
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
  const relations = new Set();
  for (const [a, b] of pairs) {
    const reply = /** @type {any} */ (await sg.ask("relate", {a, b}));
    const certificate = await certify(a, b);
    assert.equal(certificate.relation, reply.relation, `${a}, ${b}`);
    assert.equal(faultIn(certificate), undefined, `${a}, ${b}`);
    relations.add(certificate.relation);
  }
  assert.equal(relations.size, 4);
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

/**
 * Yields every document with one change: variants of each leaf, and lists with an element removed, doubled, or swapped
 * with the next.
 */
function* changes(/** @type {any} */ node, /** @type {(changed: any) => any} */ rebuild) {
  if (typeof node === "boolean") yield rebuild(!node);
  else if (typeof node === "number") for (const variant of [node + 1, node - 1, 0]) yield rebuild(variant);
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
    for (const variant of [...words, "", node.replace(/[01]/, (digit) => String(1 - Number(digit)))])
      yield rebuild(variant);
  } else if (Array.isArray(node)) {
    for (const [i, element] of node.entries()) {
      yield rebuild(node.toSpliced(i, 1));
      yield rebuild(node.toSpliced(i, 0, element));
      if (i > 0) yield rebuild(node.toSpliced(i - 1, 2, element, node[i - 1]));
      yield* changes(element, (edited) => rebuild(node.with(i, edited)));
    }
  } else
    for (const [key, value] of Object.entries(node)) {
      yield rebuild(Object.fromEntries(Object.entries(node).filter(([otherKey]) => otherKey !== key)));
      yield* changes(value, (edited) => rebuild({...node, [key]: edited}));
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
    const certificate = await certify(a, b);
    assert.equal(faultIn(certificate), undefined);
    const original = JSON.stringify(certificate);
    for (const forged of changes(certificate, (edited) => edited)) {
      if (JSON.stringify(forged) === original) continue;
      if (faultIn(forged) !== undefined) {
        refused++;
        continue;
      }
      // Another move of a plan may also win; the claim is then the same, and true.
      assert.deepEqual(
        [forged.difference, forged.relation],
        [certificate.difference, certificate.relation],
        JSON.stringify(forged),
      );
      stillTrue++;
    }
  }
  assert.ok(refused > 1000, `${refused}`);
  assert.ok(stillTrue < refused / 100);
});

test("a certificate that claims another thing by the plans of a true one is refused", async () => {
  const certificate = await certify("[domineering:2x3]", "1");
  const otherCertificate = await certify("[domineering:3x2]", "1");
  assert.notEqual(certificate.relation, otherCertificate.relation);
  const zeroCertificate = await certify("[domineering:3x2]", "[domineering:3x2]");
  const forged = {
    "plans of another": {...certificate, plans: otherCertificate.plans},
    "a plan of another": {...certificate, plans: [certificate.plans[0], otherCertificate.plans[1]]},
    "plans in the other order": {...certificate, plans: certificate.plans.toReversed()},
    "the same plan twice": {...zeroCertificate, plans: [zeroCertificate.plans[0], zeroCertificate.plans[0]]},
    "another difference": {...certificate, difference: otherCertificate.difference},
    "another relation": {...certificate, relation: otherCertificate.relation},
    "a relation that there is not": {...certificate, relation: "constructor"},
    "a relation in a list": {...certificate, relation: [certificate.relation]},
    "a field too many": {...certificate, note: ""},
    "one plan": {...certificate, plans: [certificate.plans[0]]},
    "three plans": {...zeroCertificate, plans: [...zeroCertificate.plans, zeroCertificate.plans[1]]},
    "no plans": {...certificate, plans: []},
    "a plan alone that is no plan": {...certificate.plans[0], certificate: "relation"},
  };
  for (const [description, forgedCertificate] of Object.entries(forged))
    assert.notEqual(faultIn(forgedCertificate), undefined, description);
});

test("a difference that names its mover in whatever way is refused", async () => {
  // Since {1|} = 2 - 1, Left wins whoever begins. To claim that Right loses moving first, the plan in which Right
  // begins is given twice.
  const wonCertificate = await certify("1", "0");
  assert.equal(wonCertificate.relation, ">");
  const right = wonCertificate.plans[1];
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
  const accepted = check(stdout, command);
  assert.deepEqual([accepted.status, accepted.stdout], [0, "domineering:2x2 + -value:+-1 = 0\n"]);
  assert.equal(check(stdout).status, 3);
  const forged = check(stdout.replace('"relation":"="', '"relation":"<"'), command);
  assert.deepEqual([forged.status, forged.stdout], [1, "not of its difference\n"]);
});
