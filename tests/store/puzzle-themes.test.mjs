// The series of puzzles: written by their script, checked by the definition, and what the reader has solved of them.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {puzzleSeries} from "../../scripts/puzzle-series.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {isLong} from "../helpers/effort.mjs";

let sources;
let sg;
let themed;
let worth;
let progress;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  themed = await sources.load("/web/game/puzzle-themes.ts");
  worth = await sources.load("/web/game/puzzle-worth.ts");
  progress = await sources.load("/web/game/puzzle-progress.ts");
});
after(() => {
  sg.close();
});

const all = () => themed.themes.flatMap((theme) => [...themed.seriesOf(theme)]);

if (isLong)
  test("the file is what `npm run puzzles` writes", async () => {
    const {default: written} = await sources.load("/web/game/puzzle-series.json");
    assert.deepEqual(written, await puzzleSeries(sg, sources));
  });

test("each theme has twelve puzzles, each once, from easy to hard", () => {
  for (const theme of themed.themes) {
    const steps = themed.seriesOf(theme).map(({step}) => step);
    assert.equal(steps.length, 12, theme);
    assert.deepEqual(steps, [...steps].sort(), theme);
    assert.ok(steps.every((step) => step >= 1 && step <= 5));
  }
  assert.equal(new Set(all().map(({address, play}) => `${play} ${address}`)).size, 12 * themed.themes.length);
  assert.deepEqual(new Set(all().map(({step}) => step)), new Set([1, 2, 3, 4, 5]));
});

test("a series of several games is said to be", async () => {
  for (const theme of themed.themes) {
    const outlines = themed.seriesOf(theme).map(({address}) => sg.ask("outline", {address}));
    const games = (await Promise.all(outlines)).flatMap(({components}) => components);
    const names = new Set(games.map(({id, rules}) => `${id}(${rules})`));
    assert.equal(themed.isMixed(theme), names.size > 1, theme);
  }
});

test("one move wins, or one idea, by the bare definition", async () => {
  for (const {theme, address, play} of all()) {
    const {moves} = await sg.ask("options", {address});
    const won = [];
    for (const {to} of moves) {
      const {wins} = await sg.check(to, play, 2_000_000);
      assert.notEqual(wins, null, to);
      if (!wins) won.push(to);
    }
    assert.ok(won.length > 0 && moves.length - won.length >= 2, address);
    const answer = await sg.analyze(address, {play});
    assert.deepEqual(new Set(answer.moves.listed.filter((move) => move.wins).map(({to}) => to)), new Set(won), address);
    if (theme === "pairs") assert.ok(await worth.isOfTwins(sg, answer), address);
    else assert.equal((await worth.waysOf(sg, answer)).winning.size, 1, address);
    assert.ok(worth.fitsPhone(answer), address);
  }
});

test("twins are equal heaps of one game, whatever their order", async () => {
  const {board} = await sg.analyze("nim:3,3");
  for (const twins of ["nim:3,1,3,1", "nim:3,0,3", "nim:2^4", "nim:0"])
    assert.ok(await worth.isTwinned(sg, twins, [board]), twins);
  for (const odd of ["nim:3,3,3,1", "nim:2^3"]) assert.ok(!(await worth.isTwinned(sg, odd, [board])), odd);
  const row = (await sg.analyze("end-nim:3,3")).board;
  assert.equal(await worth.isTwinned(sg, "end-nim:3,3", [row]), false);
});

test("how hard: moves left times moves that lose", () => {
  const ways = (count) => ({winning: new Set(["w"]), losing: new Set(Array.from({length: count}, (_, i) => `${i}`))});
  assert.deepEqual(
    [
      [3, 3],
      [5, 2],
      [5, 6],
      [9, 10],
      [27, 10],
    ].map(([left, count]) => worth.stepOf(worth.worthOf(left, ways(count)))),
    [1, 2, 3, 4, 5],
  );
});

test("a word names a puzzle of a theme only where it stands", () => {
  const [, second] = themed.seriesOf("pairs");
  const at = {address: second.address, play: "normal"};
  assert.equal(themed.themedBy("pairs/2", at), second);
  assert.equal(themed.themedBy("pairs/1", at), null);
  assert.equal(themed.themedBy("pairs/2", {...at, play: "misere"}), null);
  assert.equal(themed.themedBy("constructor/2", at), null);
  assert.equal(themed.themedBy("mitora", at), null);
});

test("next is the next that is open, at the end from the beginning", () => {
  const next = (solved, from) => themed.nextOf("kayles", new Set(solved), from)?.number ?? null;
  assert.equal(next([]), 1);
  assert.equal(next([1, 2]), 3);
  assert.equal(next([4, 5], 4), 6);
  assert.equal(next([12], 12), 1);
  assert.equal(next([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5), null);
  // The one at hand is not its own next, though it was not solved.
  assert.equal(next([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 12), null);
});

const shelf = () => {
  const texts = [null];
  return {read: () => texts.at(-1), write: (text) => texts.push(text)};
};
const puzzle = (word, end, daily = false) => ({word, daily, end, missed: [], address: ""});

test("what is solved stays, and a solution that was shown ends the row", () => {
  const keep = shelf();
  const now = () => new Date("2027-03-01T12:00:00Z");
  const own = progress.createProgress(keep, now);
  const [first, second] = themed.seriesOf("kayles");
  const at = ({address, play}) => ({address, play});
  own.ended(puzzle(first.word, "solved"), at(first));
  own.ended(puzzle(first.word, "solved"), at(first));
  assert.deepEqual([[...own.solvedOf("kayles")], own.run.value], [[1], 1]);
  own.ended(puzzle("mitora", "solved"), {address: "nim:3,5", play: "normal"});
  own.ended(puzzle(second.word, "shown"), at(second));
  assert.deepEqual([[...own.solvedOf("kayles")], own.run.value, own.longest.value], [[1], 0, 2]);
  const again = progress.createProgress(keep, now);
  assert.deepEqual([[...again.solvedOf("kayles")], again.longest.value, again.total.value], [[1], 2, 1]);
});

test("days in a row are those solved while they lasted", () => {
  const keep = shelf();
  const at = {address: "nim:3,5", play: "normal"};
  let now = new Date("2027-02-27T12:00:00Z");
  const own = progress.createProgress(keep, () => now);
  const solve = (day) => own.ended(puzzle(day, "solved", true), at);
  solve("2027-02-27");
  now = new Date("2027-02-28T23:59:00Z");
  solve("2027-02-28");
  assert.equal(own.streak.value, 2);
  now = new Date("2027-03-01T00:00:00Z");
  own.refresh();
  assert.equal(own.streak.value, 2);
  solve("2027-03-01");
  assert.equal(own.streak.value, 3);
  now = new Date("2027-03-03T09:00:00Z");
  own.refresh();
  assert.equal(own.streak.value, 0);
  // One of the archive fills no gap.
  solve("2027-03-02");
  assert.deepEqual([own.days.value.has("2027-03-02"), own.streak.value], [true, 0]);
});

test("what was kept by another hand is no fault", () => {
  for (const text of ["", "{", "null", "7", '{"solved":{"kayles":"x","other":[1]},"days":[1,"x"],"run":-1}']) {
    const {solved, days, run} = progress.parseProgress(text);
    assert.deepEqual([days.size, run, [...solved.values()].every((one) => one.size === 0)], [0, 0, true], text);
  }
});
