// Winners' plans in a thousand random positions of all games: a checker that knows no theory accepts them, but not
// corrupted ones.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {faultOf, faultOfText, optionsBy} from "../../docs/check-strategy.mjs";
import {command} from "../helpers/command.mjs";
import {plays} from "../helpers/plays.mjs";
import {randomPositions} from "../helpers/random-positions.mjs";

const WANTED = 1000;
const sg = await createEngine();
after(() => sg.close());
const games = await sg.catalog();

/** Yields plans of random positions that are small enough for one. */
async function* plans() {
  for await (const {address, play} of randomPositions(sg, games)) {
    const plan = await sg.strategy(address, play, 20_000);
    if ("certificate" in plan) yield plan;
  }
}

const sampledPlans = [];
for await (const plan of plans()) {
  sampledPlans.push(plan);
  if (sampledPlans.length === WANTED) break;
}

test(`${WANTED} plans hold, by the rules as well`, () => {
  assert.equal(sampledPlans.length, WANTED);
  assert.ok(new Set(sampledPlans.map(({address}) => address.split(":")[0])).size >= games.length * 0.9);
  for (const play of plays) {
    const ofPlay = sampledPlans.filter((plan) => plan.play === play);
    assert.ok(ofPlay.length > 0, play);
    // All their positions in one call.
    const listed = optionsBy(command, play)(ofPlay.flatMap(({positions}) => positions.map(({at}) => at)));
    for (const plan of ofPlay) {
      const options = listed.splice(0, plan.positions.length);
      assert.equal(
        faultOf(plan, () => options),
        undefined,
        plan.address,
      );
    }
  }
  console.log(`evidence: plans ${sampledPlans.length} plans of the winner hold`);
});

const optionsOf = optionsBy(command, "normal");

test("a spoiled plan is refused", () => {
  const plan = sampledPlans.find(({play, positions}) => play === "normal" && positions.length > 20);
  const lost = plan.positions.findIndex(({wins, moves}) => !wins && moves.length > 1);
  const won = plan.positions.findIndex(({wins}) => wins);
  const spoiled = {
    "another winner": (p) => (p.wins = !p.wins),
    "another address": (p) => (p.address = "nim:1"),
    "a winner turned round": (p) => (p.positions[won].wins = false),
    "a move left out": (p) => p.positions[lost].moves.pop(),
    "no reply": (p) => (p.positions[won].moves = []),
    "a reply elsewhere": (p) => (p.positions[won].moves[0].to = won),
    "a reply out of the plan": (p) => (p.positions[won].moves[0].to = p.positions.length),
    "a touch that is another": (p) => (p.positions[lost].moves[0].touch = ["99"]),
    "two moves that lead elsewhere": ({positions}) => {
      const {moves} = positions[lost];
      [moves[0].to, moves[1].to] = [moves[1].to, moves[0].to];
    },
    "an end that is put off": (p) => (p.positions[lost].lasts = p.positions[0].lasts + 1),
    "a position twice": (p) => p.positions.push(p.positions[won]),
    "another convention": (p) => (p.play = "misere"),
    "a convention that there is not": (p) => (p.play = "toString"),
    "1 for true": (p) => (p.wins = p.positions[0].wins = Number(p.wins)),
    "a place that every list has": (p) => (p.positions[won].moves[0].to = "length"),
    "a place as text": (p) => (p.positions[won].moves[0].to = String(p.positions[won].moves[0].to)),
    "plies as text": (p) => (p.positions[won].lasts = String(p.positions[won].lasts)),
    "more plies than are left": (p) => p.positions[0].lasts++,
    "two elements in one": (p) => (p.positions[lost].moves[0].touch = [p.positions[lost].moves[0].touch.join()]),
    "a touch as text": (p) => (p.positions[lost].moves[0].touch = p.positions[lost].moves[0].touch.join("")),
    "the digits of another script": (p) => (p.positions[lost].moves[0].touch[0] = "\u0660"),
    "a move twice": (p) => p.positions[lost].moves.push(p.positions[lost].moves[0]),
    "a field too many": (p) => (p.positions[won].note = ""),
    "a field that is inherited": ({positions}) => {
      const {at, ...otherFields} = positions[won];
      positions[won] = Object.setPrototypeOf(otherFields, {at});
    },
    "a position that nothing leads to": (p) => p.positions.push({at: "nim:0", wins: false, lasts: 0, moves: []}),
    "two lines in an address": (p) => {
      p.address = p.positions[0].at = `${p.address}\n`;
    },
  };

  assert.equal(faultOf(plan, optionsOf), undefined);
  for (const [description, spoil] of Object.entries(spoiled)) {
    const spoiledPlan = structuredClone(plan);
    spoil(spoiledPlan);
    assert.notEqual(faultOf(spoiledPlan, optionsOf), undefined, description);
  }
});

test("a plan whose moves are not those of the rules is refused", () => {
  // Claims about a heap of one in Nim: that it is lost, and that taking two counters wins it.
  const lostClaim = {certificate: "strategy", address: "nim:1", play: "normal", wins: false};
  const positions = [{at: "nim:1", wins: false, lasts: 0, moves: []}];
  assert.match(String(faultOf({...lostClaim, positions}, optionsOf)), /has no answer/);
  const touched = {touch: ["0", "0"], to: 1};
  const wonPositions = [
    {at: "nim:1", wins: true, lasts: 1, moves: [touched]},
    {at: "nim:0", wins: false, lasts: 0, moves: []},
  ];
  assert.equal(faultOf({...lostClaim, wins: true, positions: wonPositions}, optionsOf), undefined);
  wonPositions[0].moves = [{...touched, touch: ["0", "2"]}];
  assert.match(String(faultOf({...lostClaim, wins: true, positions: wonPositions}, optionsOf)), /not one of the rules/);
  // Positions that cannot be read have no moves to compare.
  const unreadable = [{at: "no game", wins: false, lasts: 0, moves: []}];
  assert.match(String(faultOf({...lostClaim, address: "no game", positions: unreadable}, optionsOf)), /can be listed/);
});

test("of a file every letter is read", () => {
  const optionsFor = (play) => optionsBy(command, play);
  const plan = sampledPlans.find(({play, positions}) => play === "normal" && positions.length < 10);
  const text = JSON.stringify(plan);
  for (const validText of [text, `${text}\n`, JSON.stringify(plan, null, 2)])
    assert.equal(faultOfText(validText, optionsFor), undefined);
  const forged = [
    "",
    text.slice(0, -1),
    `${text}{}`,
    text.replace("{", `{"wins":${!plan.wins},`),
    text.replace('"at"', '"__proto__":{},"at"'),
    text.replace('"lasts":0', '"lasts":-0'),
    text.replace('"lasts":0', '"lasts":0e3'),
    text.replace('"strategy"', '"\\u0073trategy"'),
    "[".repeat(1e6),
    `${"[".repeat(1e6)}${"]".repeat(1e6)}`,
  ];
  for (const forgedText of forged)
    assert.notEqual(faultOfText(forgedText, optionsFor), undefined, forgedText.slice(0, 200));
});

test("the command tells what is proved, and what is not", () => {
  const folder = mkdtempSync(join(tmpdir(), "plan-"));
  const file = join(folder, "plan.json");
  writeFileSync(file, JSON.stringify(sampledPlans.find(({play}) => play === "misere")));
  const run = (...words) =>
    spawnSync(process.execPath, ["docs/check-strategy.mjs", file, ...words], {encoding: "utf8"});
  const checked = run(command);
  assert.deepEqual([checked.status, /misere: the player to move (wins|loses)$/m.test(checked.stdout)], [0, true]);
  const withoutRules = run();
  assert.deepEqual([withoutRules.status, /, if these are the moves of the rules/.test(withoutRules.stdout)], [3, true]);
  writeFileSync(file, "[");
  assert.deepEqual([run().status, run().stdout], [1, "no JSON\n"]);
  rmSync(folder, {recursive: true});
});

test("what a position is worth is a plan too, of every game that has values", async () => {
  const grounds = new Set();
  const plans = [];
  for (const {address} of sampledPlans.filter(({play}) => play === "normal")) {
    const {grundy, ground} = await sg.analyze(address, {moves: "none"});
    if (grundy === null) continue;
    const plan = await sg.ask("strategy", {address, claim: "value", budget: 10_000});
    if (!("certificate" in plan)) continue;
    assert.deepEqual([plan.address, plan.wins], [`${address} + nim:${grundy}`, false]);
    plans.push(plan);
    grounds.add(ground);
  }
  const listed = optionsOf(plans.flatMap(({positions}) => positions.map(({at}) => at)));
  for (const plan of plans) {
    const options = listed.splice(0, plan.positions.length);
    assert.equal(
      faultOf(plan, () => options),
      undefined,
      plan.address,
    );
  }
  const provedGames = new Set(plans.map(({address}) => address.split(":")[0]));
  const gamesWithValues = games.filter(({kind}) => kind === "nimber" || kind === "loony");
  console.log(
    `evidence: value-proofs ${plans.length} values proved, of ${provedGames.size} games; known by ${[...grounds].sort().join(", ")}`,
  );
  assert.ok(provedGames.size >= gamesWithValues.length * 0.8);
  assert.deepEqual([...grounds].sort(), ["search", "table", "theorem"]);
  for (const address of ["cutting:1x3", "madmax(1 2 1>2:a):1,2", "red-blue-hackenbush:0-1b"])
    await assert.rejects(sg.ask("strategy", {address, claim: "value"}), {expects: {key: "worth-nimber", facts: {}}});
  const misere = sg.ask("strategy", {address: "nim:1", play: "misere", claim: "value"});
  await assert.rejects(misere, {code: "bad-play", expects: {key: "normal-play", facts: {}}});
});

test("what is too large is no plan", async () => {
  const spent = {status: "limit", limit: {kind: "positions"}};
  assert.deepEqual(await sg.strategy("nim:30,31,32", "normal", 1000), spent);
});
