// Heaps that are rows: every run that the rules allow can be touched, and no other; remaining elements keep their
// places.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
/** @type {typeof import("../../web/boards/kinds/pins/runs")} */
let runs;
/** @type {typeof import("../../web/boards/kinds/pins/alleys")} */
let alleys;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  runs = await sources.load("/web/boards/kinds/pins/runs.ts");
  alleys = await sources.load("/web/boards/kinds/pins/alleys.ts");
});
after(() => {
  sg.close();
});

/** The legal touches of an address, as a view looks them up. */
async function looking(address, row, size) {
  const touches = new Map();
  const ask = async (prefix) => touches.set(prefix.join("."), await sg.touch(address, prefix).catch(() => null));
  await Promise.all([[], [row], ...Array.from({length: size + 1}, (_, index) => [row, String(index)])].map(ask));
  return (prefix) => touches.get(prefix.join(".")) ?? null;
}

const namedCodes = {kayles: "77", "dawsons-kayles": "07", "dawsons-chess": "137", treblecross: "007"};
const octal = ["6", "26", "07", "137", "777", "4", "44", "156", "6041"];
const games = [...Object.keys(namedCodes), ...octal.map((digits) => `take-and-break(0.${digits})`)];
const markedCodes = ["0.7!6=", "0.07!", "0.[7]", "0.[37!0]", "0.{2}1", "0.6?"].map((code) => `take-and-break(${code})`);

/** Returns true if an octal code lets a run be taken, by its digits alone. */
function allows(game, size, {from, to}) {
  const digits = namedCodes[game] ?? game.replace(/^.*\.|\)$/g, "");
  const sides = [from, size - 1 - to].filter((side) => side > 0).length;
  return (Number(digits[to - from] ?? 0) & (1 << sides)) !== 0;
}

test("every run that a code allows is live, no other is, and those that win are known", async () => {
  let count = 0;
  for (const game of [...games, ...markedCodes])
    for (let size = 1; size <= 12; size++) {
      const address = `${game}:3,${size}`;
      const {moves, board} = await sg.analyze(address);
      assert.equal(board.as, "rows", game);
      const legal = new Map(moves.listed.map((move) => [move.touch.join("."), move]));
      const runMoves = runs.legalRuns(await looking(address, "1", size), "1", size);
      for (let from = 0; from < size; from++)
        for (let to = from; to < size; to++) {
          const run = {from, to};
          const touch = runs.touchForRun("1", size, run);
          const move = legal.get(touch.join("."));
          const matching = runMoves.filter((candidate) => runs.isSameRun(candidate, run));
          assert.equal(matching.length, move ? 1 : 0, `${address} ${from}-${to}`);
          if (games.includes(game))
            assert.equal(move !== undefined, allows(game, size, run), `${address} ${from}-${to}`);
          if (!move) continue;
          assert.deepEqual(matching[0]?.touch, touch);
          assert.equal(matching[0]?.wins, move.wins, `${address} ${from}-${to}`);
          count++;
        }
      // A move in the row takes some run of it.
      for (const touch of legal.keys())
        if (touch.startsWith("1."))
          assert.ok(
            runMoves.some((candidate) => candidate.touch.join(".") === touch),
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
  const runMove = (from, to, touch) => ({from, to, touch, wins: false});
  const kayles = [
    runMove(0, 0, ["0", "2"]),
    runMove(1, 1, ["0", "1", "1"]),
    runMove(0, 1, ["0", "1"]),
    runMove(1, 2, ["0", "1"]),
  ];
  assert.equal(runs.resolveSpan(kayles, {from: 1, to: 1}).way, kayles[1]);
  assert.equal(runs.resolveSpan(kayles, {from: 1, to: 2}).way, kayles[3]);
  const pairs = [runMove(0, 1, ["0", "2"]), runMove(1, 2, ["0", "1", "1"]), runMove(2, 3, ["0", "2"])];
  assert.equal(runs.resolveSpan(pairs, {from: 0, to: 0}).way, pairs[0]);
  assert.deepEqual(runs.resolveSpan(pairs, {from: 1, to: 1}), {way: null, held: {from: 1, to: 1}});
  assert.deepEqual(runs.resolveSpan(pairs, {from: 0, to: 2}), {way: null, held: null});
  assert.deepEqual(runs.lengthsToChoose([kayles]), [1, 2]);
  assert.deepEqual(runs.lengthsToChoose([pairs]), []);
  assert.deepEqual(runs.runFrom(4, 2, 5), {from: 3, to: 4});
});

/** Returns a source of names that all differ. */
function naming() {
  let count = 0;
  return () => `p${count++}`;
}
const drawnPins = (picture) => new Map(alleys.arrangeAlleys(picture, 2000, 40, 100).things.map((pin) => [pin.id, pin]));

test("through a whole game pins stand where they stood, and undo sets up what fell", async () => {
  for (const [game, start] of [
    ["kayles", "7,9"],
    ["dawsons-chess", "8,13"],
    ["take-and-break(0.[7])", "20"],
  ]) {
    const name = naming();
    let address = `${game}:${start}`;
    let {board, moves} = await sg.analyze(address);
    let arrangement = alleys.nextAlleys(null, board.sizes, null, name);
    const line = [arrangement];
    for (let ply = 0; moves.listed.length; ply++) {
      const move = moves.listed[(ply * 7 + 3) % moves.listed.length];
      const [row = "0", ...remainingParts] = move.touch;
      const size = Number(board.sizes[Number(row)]);
      // Alternately the run that leaves the smaller part on the left, and the one that leaves it on the right.
      const from = ply % 2 ? Number(remainingParts[0]) : Number(remainingParts[1] ?? 0);
      const fallen = size - remainingParts.reduce((sum, part) => sum + Number(part), 0);
      const falling = {row: Number(row), from, to: from + fallen - 1};
      const removedPins = [...drawnPins(arrangement).values()].filter(
        (pin) => pin.row === falling.row && pin.at >= falling.from && pin.at <= falling.to,
      );
      address = move.to;
      ({board, moves} = await sg.analyze(address));
      const nextArrangement = alleys.nextAlleys(arrangement, board.sizes, falling, name);
      const [was, is] = [drawnPins(arrangement), drawnPins(nextArrangement)];
      assert.deepEqual(
        [...was.keys()].filter((id) => !is.has(id)),
        removedPins.map(({id}) => id),
        address,
      );
      for (const [id, {x, y}] of is) assert.deepEqual([was.get(id)?.x, was.get(id)?.y], [x, y], address);
      const counts = board.sizes.map((_, i) => String([...is.values()].filter((pin) => pin.row === i).length));
      assert.deepEqual(counts, board.sizes, address);
      arrangement = nextArrangement;
      line.push(arrangement);
    }
    assert.ok(line.length > 4);
    // Back one ply at a time and forward again, then all at once.
    for (const expected of [...line.slice(0, -1).reverse(), ...line.slice(1)]) {
      arrangement = alleys.nextAlleys(arrangement, expected.sizes, null, name);
      assert.equal(arrangement, expected, game);
    }
    assert.equal(alleys.nextAlleys(arrangement, line[0]?.sizes ?? [], null, name), line[0]);
  }
});

test("rows that were not seen to arise stand apart, and those too long to draw are bars", () => {
  const name = naming();
  const picture = alleys.arrangeAlleys(alleys.nextAlleys(null, ["2", "0", "3"], null, name), 400, 40, 100);
  assert.deepEqual(
    picture.things.map(({x}) => x),
    [20, 60, 140, 180, 220],
  );
  assert.equal(picture.floors.length, 2);
  const narrow = alleys.arrangeAlleys(alleys.nextAlleys(null, ["3", "3"], null, name), 200, 40, 100);
  assert.deepEqual(
    narrow.things.map(({y}) => y),
    [100, 100, 100, 200, 200, 200],
  );
  const long = alleys.nextAlleys(null, ["2000", "4"], null, name);
  assert.deepEqual(
    alleys.arrangeAlleys(long, 400, 40, 100).bars.map(({size}) => size),
    ["2000"],
  );
  // A long row is drawn once it is short enough.
  const shortened = alleys.arrangeAlleys(alleys.nextAlleys(long, ["30", "1969", "4"], null, name), 400, 40, 100);
  assert.equal(shortened.things.length, 34);
  assert.deepEqual(
    shortened.bars.map(({row}) => row),
    [1],
  );
});
