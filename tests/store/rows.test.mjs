// Heaps that are rows: every run that the rules allow can be touched, and no other; what stands stays where it stood.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
/** @type {typeof import("../../web/boards/hand/runs")} */
let runs;
/** @type {typeof import("../../web/boards/layout/alleys")} */
let alleys;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  runs = await sources.load("/web/boards/hand/runs.ts");
  alleys = await sources.load("/web/boards/layout/alleys.ts");
});
after(() => {
  sg.close();
});

/** What an address allows, as a view looks it up. */
async function looking(address, row, size) {
  const known = new Map();
  const ask = async (prefix) => known.set(prefix.join("."), await sg.touch(address, prefix).catch(() => null));
  await Promise.all([[], [row], ...Array.from({length: size + 1}, (_, kept) => [row, String(kept)])].map(ask));
  return (prefix) => known.get(prefix.join(".")) ?? null;
}

const named = {kayles: "77", "dawsons-kayles": "07", "dawsons-chess": "137", treblecross: "007"};
const octal = ["6", "26", "07", "137", "777", "4", "44", "156", "6041"];
const games = [...Object.keys(named), ...octal.map((digits) => `take-and-break(0.${digits})`)];
const marked = ["0.7!6=", "0.07!", "0.[7]", "0.[37!0]", "0.{2}1", "0.6?"].map((code) => `take-and-break(${code})`);

/** Whether an octal code lets a run be taken, by its digits alone. */
function allows(game, size, {from, to}) {
  const digits = named[game] ?? game.replace(/^.*\.|\)$/g, "");
  const sides = [from, size - 1 - to].filter((side) => side > 0).length;
  return (Number(digits[to - from] ?? 0) & (1 << sides)) !== 0;
}

test("every run that a code allows is live, no other is, and those that win are known", async () => {
  let count = 0;
  for (const game of [...games, ...marked])
    for (let size = 1; size <= 12; size++) {
      const address = `${game}:3,${size}`;
      const {moves, board} = await sg.analyze(address);
      assert.equal(board.as, "rows", game);
      const legal = new Map(moves.listed.map((move) => [move.touch.join("."), move]));
      const ways = runs.waysOf(await looking(address, "1", size), "1", size);
      for (let from = 0; from < size; from++)
        for (let to = from; to < size; to++) {
          const run = {from, to};
          const touch = runs.touchOf("1", size, run);
          const move = legal.get(touch.join("."));
          const found = ways.filter((way) => runs.isSameRun(way, run));
          assert.equal(found.length, move ? 1 : 0, `${address} ${from}-${to}`);
          if (games.includes(game))
            assert.equal(move !== undefined, allows(game, size, run), `${address} ${from}-${to}`);
          if (!move) continue;
          assert.deepEqual(found[0]?.touch, touch);
          assert.equal(found[0]?.wins, move.wins, `${address} ${from}-${to}`);
          count++;
        }
      // A move of the row is some run of it.
      for (const touch of legal.keys())
        if (touch.startsWith("1."))
          assert.ok(
            ways.some((way) => way.touch.join(".") === touch),
            `${address} ${touch}`,
          );
    }
  assert.ok(count > 1500, String(count));
});

test("codes whose moves take nothing, or leave three heaps, or never two, stay heaps", async () => {
  for (const game of [
    "lasker",
    "grundy",
    "nim",
    ...["4.7", "0.333", "0.3F", "{2+}.0", "8.1", "80.3"].map((code) => `take-and-break(${code})`),
  ])
    assert.equal((await sg.analyze(`${game}:5`)).board.as, undefined, game);
});

test("a move in a row is told as one, a move in a heap as one", async () => {
  const keys = async (address) => (await sg.analyze(address)).moves.listed.map(({parts}) => parts[0]?.key);
  assert.deepEqual(new Set(await keys("kayles:4")), new Set(["row"]));
  assert.deepEqual(new Set(await keys("lasker:4")), new Set(["heap"]));
});

test("a touch falls where it settles a run, and else waits for more", () => {
  const way = (from, to, touch) => ({from, to, touch, wins: false});
  const kayles = [way(0, 0, ["0", "2"]), way(1, 1, ["0", "1", "1"]), way(0, 1, ["0", "1"]), way(1, 2, ["0", "1"])];
  assert.equal(runs.outcomeOf(kayles, {from: 1, to: 1}).way, kayles[1]);
  assert.equal(runs.outcomeOf(kayles, {from: 1, to: 2}).way, kayles[3]);
  const pairs = [way(0, 1, ["0", "2"]), way(1, 2, ["0", "1", "1"]), way(2, 3, ["0", "2"])];
  assert.equal(runs.outcomeOf(pairs, {from: 0, to: 0}).way, pairs[0]);
  assert.deepEqual(runs.outcomeOf(pairs, {from: 1, to: 1}), {way: null, held: {from: 1, to: 1}});
  assert.deepEqual(runs.outcomeOf(pairs, {from: 0, to: 2}), {way: null, held: null});
  assert.deepEqual(runs.lengthsToChoose([kayles]), [1, 2]);
  assert.deepEqual(runs.lengthsToChoose([pairs]), []);
  assert.deepEqual(runs.startingAt(4, 2, 5), {from: 3, to: 4});
});

/** Names that are told apart. */
function naming() {
  let count = 0;
  return () => `p${count++}`;
}
const drawn = (picture) =>
  new Map(alleys.arrangeAlleys(picture, 2000, 40, 100).things.map((thing) => [thing.id, thing]));

test("through a whole game pins stand where they stood, and undo sets up what fell", async () => {
  for (const [game, start] of [
    ["kayles", "7,9"],
    ["dawsons-chess", "8,13"],
    ["take-and-break(0.[7])", "20"],
  ]) {
    const name = naming();
    let address = `${game}:${start}`;
    let {board, moves} = await sg.analyze(address);
    let now = alleys.carried(null, board.sizes, null, name);
    const line = [now];
    for (let ply = 0; moves.listed.length; ply++) {
      const move = moves.listed[(ply * 7 + 3) % moves.listed.length];
      const [row = "0", ...kept] = move.touch;
      const size = Number(board.sizes[Number(row)]);
      // By turns the run that leaves the smaller part on the left, and the one that leaves it on the right.
      const from = ply % 2 ? Number(kept[0]) : Number(kept[1] ?? 0);
      const fallen = size - kept.reduce((sum, part) => sum + Number(part), 0);
      const falling = {row: Number(row), from, to: from + fallen - 1};
      const gone = [...drawn(now).values()].filter(
        (thing) => thing.row === falling.row && thing.at >= falling.from && thing.at <= falling.to,
      );
      address = move.to;
      ({board, moves} = await sg.analyze(address));
      const next = alleys.carried(now, board.sizes, falling, name);
      const [was, is] = [drawn(now), drawn(next)];
      assert.deepEqual(
        [...was.keys()].filter((id) => !is.has(id)),
        gone.map(({id}) => id),
        address,
      );
      for (const [id, {x, y}] of is) assert.deepEqual([was.get(id)?.x, was.get(id)?.y], [x, y], address);
      const counts = board.sizes.map((_, i) => String([...is.values()].filter((thing) => thing.row === i).length));
      assert.deepEqual(counts, board.sizes, address);
      now = next;
      line.push(now);
    }
    assert.ok(line.length > 4);
    // Back one by one and there again, and at once.
    for (const seen of [...line.slice(0, -1).reverse(), ...line.slice(1)]) {
      now = alleys.carried(now, seen.sizes, null, name);
      assert.equal(now, seen, game);
    }
    assert.equal(alleys.carried(now, line[0]?.sizes ?? [], null, name), line[0]);
  }
});

test("rows that were not seen to arise stand apart, and those too long to draw are bars", () => {
  const name = naming();
  const picture = alleys.arrangeAlleys(alleys.carried(null, ["2", "0", "3"], null, name), 400, 40, 100);
  assert.deepEqual(
    picture.things.map(({x}) => x),
    [20, 60, 140, 180, 220],
  );
  assert.equal(picture.floors.length, 2);
  const narrow = alleys.arrangeAlleys(alleys.carried(null, ["3", "3"], null, name), 200, 40, 100);
  assert.deepEqual(
    narrow.things.map(({y}) => y),
    [100, 100, 100, 200, 200, 200],
  );
  const long = alleys.carried(null, ["2000", "4"], null, name);
  assert.deepEqual(
    alleys.arrangeAlleys(long, 400, 40, 100).bars.map(({size}) => size),
    ["2000"],
  );
  // What is left of a long row is drawn once it is short enough.
  const less = alleys.arrangeAlleys(alleys.carried(long, ["30", "1969", "4"], null, name), 400, 40, 100);
  assert.equal(less.things.length, 34);
  assert.deepEqual(
    less.bars.map(({row}) => row),
    [1],
  );
});
