// Sums in which a turn is not a move in one component of several that stay: selective, conjunctive, keep-one and every,
// against a search of the whole sum that has nothing but the options of single components.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as sg} from "../helpers/command.mjs";

/** Components of an address; heaps stand for themselves, and a heap that is split is several. */
const heaps = /^((?:nim|kayles|lieges\(2\)|mark|subtraction\(1,3\)|grundy|heap-rule\([^:]*\)):)(\d[\d,^]*)$/;
function componentsOf(address) {
  const [, game, sizes] = heaps.exec(address) ?? [];
  if (sizes === undefined) return [address];
  return sizes.split(",").flatMap((size) => {
    const [n, times = "1"] = size.split("^");
    return Array(Number(times)).fill(`${game}${n}`);
  });
}

const optionsCache = new Map();
/** Options of a component, each as a list of components. */
function optionsOf(component) {
  let options = optionsCache.get(component);
  if (!options) {
    options = sg("options", component).moves.map(({to}) => componentsOf(to));
    optionsCache.set(component, options);
  }
  return options;
}

const product = (lists) => lists.reduce((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]]);

/** Every turn of a sum, as the list of the components after it. */
const turnsOf = {
  selective(sum) {
    const choices = sum.map((component) => [null, ...optionsOf(component)]);
    return product(choices)
      .filter((turn) => turn.some((choice) => choice !== null))
      .map((turn) => turn.flatMap((choice, i) => choice ?? [sum[i]]));
  },
  conjunctive: (sum) => (sum.length === 0 ? [] : product(sum.map(optionsOf)).map((turn) => turn.flat())),
  "keep-one": (sum) => sum.flatMap(optionsOf),
  every(sum) {
    const movable = sum.filter((component) => optionsOf(component).length > 0);
    return movable.length === 0 ? [] : product(movable.map(optionsOf)).map((turn) => turn.flat());
  },
};

const winsCache = new Map();
function wins(sum, play) {
  const key = `${play} ${[...sum].sort().join(" + ")}`;
  let won = winsCache.get(key);
  if (won === undefined) {
    won = turnsOf[play](sum).some((turn) => !wins(turn, play));
    winsCache.set(key, won);
  }
  return won;
}

const sums = [
  "nim:2 + nim:3 + kayles:3",
  "kayles:3 + kayles:5",
  "kayles:4 + kayles:4 + nim:1",
  "grundy:5 + mark:4",
  "subtraction(1,3):4 + nim:2 + mark:3",
  "hackenbush:0-1 1-2 2-0 + nim:2",
  "node-kayles:path 5 + cram:2x3",
  "lieges(2):4 + kayles:2",
  "heap-rule(n -> (a,b) where a+b=n and 0<a<b):6 + nim:1",
  "dag(1>2 1>3 2>3 3>4):1 + kayles:3",
  "coins(turtles):THH + kayles:3",
  "nim:0 + kayles:3",
  "kayles:3 + kayles:3",
  "kayles:6",
  "nim:2 + nim:2",
];

let positions = 0;
for (const sum of sums)
  test(`${sum}, and every sum of options of its components`, () => {
    const components = sum.split(" + ");
    const near = product(components.map((one) => [[one], ...optionsOf(one)]));
    for (const play of Object.keys(turnsOf))
      for (const parts of near.map((lists) => lists.flat()).filter((list) => list.length > 0)) {
        const address = parts.join(" + ");
        const {outcome, moves} = sg("analyze", address, "--play", play, "--moves", "all");
        const turns = turnsOf[play](parts);
        const winning = turns.filter((turn) => !wins(turn, play)).length;
        assert.deepEqual(
          [outcome, moves.total, moves.winning, moves.listed.filter((move) => move.wins).length],
          [
            wins(parts, play) ? "N" : "P",
            String(turns.length),
            String(winning),
            Math.min(winning, moves.listed.length),
          ],
          `${play} ${address}`,
        );
        positions++;
      }
  });

test("a move under keep-one leaves its component alone, and a heap of several stands for itself", () => {
  assert.equal(sg("play", "nim:3,5 + kayles:4", "0,1,2", "--play", "keep-one").address, "nim:2");
  assert.equal(sg("play", "nim:3,5 + kayles:4", "1,0,1,2", "--play", "keep-one").address, "kayles:1,2");
});

test("a turn under selective moves somewhere, and in each component at most once", () => {
  const play = (touch) => sg("play", "nim:3,5", touch, "--play", "selective");
  assert.equal(play("2,1,2").address, "nim:3,2");
  assert.equal(play("2,0,1,2,1,2").address, "nim:1,2");
  assert.equal(play("2,0,1,2,0,0").error.code, "bad-request");
  assert.equal(play("").error.code, "bad-request");
});

test("under conjunctive no turn leaves a component out, and none is left once one has no move", () => {
  const play = (address, touch) => sg("play", address, touch, "--play", "conjunctive");
  assert.equal(play("nim:3,5", "2,1,2").error.code, "bad-request");
  assert.equal(play("nim:3,0", "2,0,2").error.code, "bad-request");
  assert.equal(sg("analyze", "nim:3,0", "--play", "conjunctive").moves.total, "0");
});

test("a game in which a component can vanish is not played until one ends", () => {
  assert.equal(sg("analyze", "magic-beads:6", "--play", "conjunctive").error.code, "bad-play");
});

test("enough positions were compared", () => assert.ok(positions > 1000, `${positions}`));
