// The plans of winners in a thousand random positions of all games hold before a checker that knows no theory; spoiled ones do not.
import assert from "node:assert/strict";
import {after, test} from "node:test";
import {createEngine} from "sg-playground";
import {faultOf, optionsBy} from "../../docs/check-strategy.mjs";
import {randomPositions} from "./random-positions.mjs";

const WANTED = 1000;
const sg = await createEngine();
after(() => sg.close());
const games = await sg.catalog();

/** What is small enough for a plan. */
async function* plans() {
  for await (const {address, play} of randomPositions(sg, games)) {
    const plan = await sg.strategy(address, play, 20_000);
    if ("certificate" in plan) yield plan;
  }
}

const found = [];
for await (const plan of plans()) {
  found.push(plan);
  if (found.length === WANTED) break;
}

test(`${WANTED} plans hold, by the rules as well`, () => {
  assert.equal(found.length, WANTED);
  assert.ok(new Set(found.map(({address}) => address.split(":")[0])).size >= games.length * 0.9);
  for (const play of ["normal", "misere", "sj", "every"]) {
    const own = found.filter((plan) => plan.play === play);
    assert.ok(own.length > 0, play);
    // All their positions in one call.
    const listed = optionsBy(
      "build/native-release/sg",
      play,
    )(own.flatMap(({positions}) => positions.map(({at}) => at)));
    for (const plan of own) {
      const options = listed.splice(0, plan.positions.length);
      assert.equal(
        faultOf(plan, () => options),
        undefined,
        plan.address,
      );
    }
  }
});

test("a spoiled plan is refused", () => {
  const optionsOf = optionsBy("build/native-release/sg", "normal");
  const plan = found.find(({play, positions}) => play === "normal" && positions.length > 20);
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
  };
  assert.equal(faultOf(plan, optionsOf), undefined);
  for (const [what, spoil] of Object.entries(spoiled)) {
    const other = structuredClone(plan);
    spoil(other);
    assert.notEqual(faultOf(other, optionsOf), undefined, what);
  }
});

test("what is too large is no plan", async () => {
  assert.deepEqual(await sg.strategy("nim:30,31,32", "normal", 1000), {status: "limit"});
});
