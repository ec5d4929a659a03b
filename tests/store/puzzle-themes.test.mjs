// The puzzle series: written by their script, checked by the definition, and the reader's record of solved puzzles.
import assert from "node:assert/strict";
import {existsSync} from "node:fs";
import {after, before, test} from "node:test";
import {puzzleSeries} from "../../scripts/puzzle-series.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {isLong} from "../helpers/effort.mjs";

let sources;
let sg;
let themed;
let puzzleWorth;
let progress;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  themed = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  puzzleWorth = await sources.load("/web/game/puzzles/puzzle-rating.ts");
  progress = await sources.load("/web/game/puzzles/puzzle-progress.ts");
});
after(() => {
  sg.close();
});

const allPuzzles = () => themed.themes.flatMap((theme) => [...themed.seriesOf(theme)]);

if (isLong)
  test("the file is what `npm run puzzles` writes", async () => {
    const {default: storedSeries} = await sources.load("/web/game/puzzles/puzzle-series.json");
    assert.deepEqual(storedSeries, await puzzleSeries(sg, sources));
  });

test("each theme has twelve puzzles, each once, from easy to hard", () => {
  for (const theme of themed.themes) {
    const steps = themed.seriesOf(theme).map(({step}) => step);
    assert.equal(steps.length, 12, theme);
    assert.deepEqual(steps, [...steps].sort(), theme);
    assert.ok(steps.every((step) => step >= 1 && step <= 5));
  }
  assert.equal(new Set(allPuzzles().map(({address, play}) => `${play} ${address}`)).size, 12 * themed.themes.length);
  assert.deepEqual(new Set(allPuzzles().map(({step}) => step)), new Set([1, 2, 3, 4, 5]));
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
  for (const {theme, address, play} of allPuzzles()) {
    const {moves} = await sg.ask("options", {address});
    const wonPuzzles = [];
    for (const {to} of moves) {
      const {wins} = await sg.check(to, play, 2_000_000);
      assert.notEqual(wins, null, to);
      if (!wins) wonPuzzles.push(to);
    }
    assert.ok(wonPuzzles.length > 0 && moves.length - wonPuzzles.length >= 2, address);
    const answer = await sg.analyze(address, {play});
    assert.deepEqual(
      new Set(answer.moves.listed.filter((move) => move.wins).map(({to}) => to)),
      new Set(wonPuzzles),
      address,
    );
    if (theme === "pairs") assert.ok(await puzzleWorth.areAllMovesMirroring(sg, answer), address);
    else assert.equal((await puzzleWorth.positionsAfterMoves(sg, answer)).winning.size, 1, address);
    assert.ok(puzzleWorth.fitsPhone(answer), address);
  }
});

test("twins are equal heaps of one game, whatever their order", async () => {
  const {board} = await sg.analyze("nim:3,3");
  for (const twins of ["nim:3,1,3,1", "nim:3,0,3", "nim:2^4", "nim:0"])
    assert.ok(await puzzleWorth.isTwinned(sg, twins, [board]), twins);
  for (const odd of ["nim:3,3,3,1", "nim:2^3"]) assert.ok(!(await puzzleWorth.isTwinned(sg, odd, [board])), odd);
  const row = (await sg.analyze("end-nim:3,3")).board;
  assert.equal(await puzzleWorth.isTwinned(sg, "end-nim:3,3", [row]), false);
});

test("how hard: moves left times moves that lose", () => {
  const evaluations = (count) => ({
    winning: new Set(["w"]),
    losing: new Set(Array.from({length: count}, (_, i) => `${i}`)),
  });
  assert.deepEqual(
    [
      [3, 3],
      [5, 2],
      [5, 6],
      [9, 10],
      [27, 10],
    ].map(([remaining, count]) => puzzleWorth.stepOf(puzzleWorth.worthOf(remaining, evaluations(count)))),
    [1, 2, 3, 4, 5],
  );
});

test("a word names a puzzle of a theme only where it stands", () => {
  const [, second] = themed.seriesOf("pairs");
  const position = {address: second.address, play: "normal"};
  assert.equal(themed.themedBy("pairs/2", position), second);
  assert.equal(themed.themedBy("pairs/1", position), null);
  assert.equal(themed.themedBy("pairs/2", {...position, play: "misere"}), null);
  assert.equal(themed.themedBy("constructor/2", position), null);
  assert.equal(themed.themedBy("mitora", position), null);
});

test("next is the next that is open, at the end from the beginning", () => {
  const nextNumber = (solved, from) => themed.nextOf("kayles", new Set(solved), from)?.number ?? null;
  assert.equal(nextNumber([]), 1);
  assert.equal(nextNumber([1, 2]), 3);
  assert.equal(nextNumber([4, 5], 4), 6);
  assert.equal(nextNumber([12], 12), 1);
  assert.equal(nextNumber([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5), null);
  // The current puzzle is not its own next one, though it was not solved.
  assert.equal(nextNumber([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 12), null);
});

test("the path goes through the themes in their order", () => {
  const solvedIn = (counts) => (theme) =>
    new Set(
      themed
        .seriesOf(theme)
        .slice(0, counts[theme] ?? 0)
        .map(({number}) => number),
    );
  const wordAfter = (counts) => themed.nextOnPath(solvedIn(counts))?.word ?? null;
  assert.equal(wordAfter({}), "first/1");
  assert.equal(wordAfter({first: 3, pairs: 12}), "first/4");
  assert.equal(wordAfter({first: 12, pairs: 12, kayles: 1}), "nim-sum/1");
  assert.equal(wordAfter(Object.fromEntries(themed.themes.map((theme) => [theme, 12]))), null);
});

test("every theme has its article, in every language that has articles", () => {
  for (const theme of themed.themes)
    for (const lang of ["en", "zh"])
      assert.ok(existsSync(new URL(`../../web/learn/articles/${themed.articleOf[theme]}/${lang}.md`, import.meta.url)));
});

const createStorage = () => {
  const texts = [null];
  return {read: () => texts.at(-1), write: (text) => texts.push(text)};
};
const puzzle = (word, result, isDaily = false) => ({word, isDaily, result, tries: [], address: ""});

test("what is solved stays, and a solution that was shown ends the row", () => {
  const keep = createStorage();
  const getNow = () => new Date("2027-03-01T12:00:00Z");
  const progressStore = progress.createProgress(keep, getNow);
  const [first, second] = themed.seriesOf("kayles");
  const positionOf = ({address, play}) => ({address, play});
  progressStore.recordEnd(puzzle(first.word, "solved"), positionOf(first));
  progressStore.recordEnd(puzzle(first.word, "solved"), positionOf(first));
  assert.deepEqual([[...progressStore.solvedOf("kayles")], progressStore.run.value], [[1], 1]);
  progressStore.recordEnd(puzzle("mitora", "solved"), {address: "nim:3,5", play: "normal"});
  progressStore.recordEnd(puzzle(second.word, "shown"), positionOf(second));
  assert.deepEqual(
    [[...progressStore.solvedOf("kayles")], progressStore.run.value, progressStore.longest.value],
    [[1], 0, 2],
  );
  const reloaded = progress.createProgress(keep, getNow);
  assert.deepEqual([[...reloaded.solvedOf("kayles")], reloaded.longest.value, reloaded.total.value], [[1], 2, 1]);
});

test("days in a row are those solved while they lasted", () => {
  const keep = createStorage();
  const position = {address: "nim:3,5", play: "normal"};
  let now = new Date("2027-02-27T12:00:00Z");
  const progressStore = progress.createProgress(keep, () => now);
  const solve = (day) => progressStore.recordEnd(puzzle(day, "solved", true), position);
  solve("2027-02-27");
  now = new Date("2027-02-28T23:59:00Z");
  solve("2027-02-28");
  assert.equal(progressStore.streak.value, 2);
  now = new Date("2027-03-01T00:00:00Z");
  progressStore.refresh();
  assert.equal(progressStore.streak.value, 2);
  solve("2027-03-01");
  assert.equal(progressStore.streak.value, 3);
  now = new Date("2027-03-03T09:00:00Z");
  progressStore.refresh();
  assert.equal(progressStore.streak.value, 0);
  // A puzzle of the archive, solved afterwards, fills no gap in the streak.
  solve("2027-03-02");
  assert.deepEqual([progressStore.days.value.has("2027-03-02"), progressStore.streak.value], [true, 0]);
});

test("what was kept by another hand is no fault", () => {
  for (const text of ["", "{", "null", "7", '{"solved":{"kayles":"x","other":[1]},"days":[1,"x"],"run":-1}']) {
    const {solved, days, run} = progress.parseProgress(text);
    assert.deepEqual(
      [days.size, run, [...solved.values()].every((solvedSet) => solvedSet.size === 0)],
      [0, 0, true],
      text,
    );
  }
});
