// Positions and puzzles generated from words: the same everywhere, never trivial, and a different one each day.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {isLong} from "../helpers/effort.mjs";

let sources;
let puzzle;
let puzzleWorth;
let result;
let clear;
let sg;
before(async () => {
  sources = await openSources();
  puzzle = await sources.load("/web/game/puzzles/puzzle.ts");
  puzzleWorth = await sources.load("/web/game/puzzles/puzzle-rating.ts");
  result = await sources.load("/web/say/puzzle-result.ts");
  clear = await sources.load("/web/game/puzzles/clear-games.ts");
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const daysFrom = (year, month, day, length) =>
  Array.from({length}, (_, i) => puzzle.dayOf(new Date(Date.UTC(year, month - 1, day + i))));
/** Days whose games are all impartial ones, and later ones. */
const earlyDays = () => daysFrom(2026, 10, 1, 40);
const days = () => daysFrom(2026, 12, 7, 40);

test("a word is what is heard of it", () => {
  const normalizedWords = ["Mitora", "  mitora ", "ＭＩＴＯＲＡ"].map(puzzle.wordOf);
  assert.deepEqual([...new Set(normalizedWords)], ["mitora"]);
  assert.equal(puzzle.wordOf("山　水\n月"), "山 水 月");
  assert.notEqual(puzzle.wordOf("mi tora"), "mitora");
});

// Recorded results: a page of another year, or another machine, must draw the same.
test("a word draws the position that it drew before", async () => {
  for (const [game, size, word, address] of [
    ["kayles", 8, "abc", "kayles:3,3,2"],
    ["take-and-break(0.77)", 8, "abc", "kayles:3,3,2"],
    ["nim", 12, "山水", "nim:4,3,2,2,1"],
  ])
    assert.equal(await sg.random(game, size, word), address);
});

test("a puzzle has moves that win and moves that do not, in every game that has one", async () => {
  const without = [];
  for (const {game, most: size} of puzzle.lotsOf(await sg.catalog(), earlyDays()[0])) {
    const foundPuzzle = await puzzle.findPuzzle(sg, {game, size, word: "mitora"}, "normal");
    if (foundPuzzle === null) {
      without.push(game);
      continue;
    }
    const {listed} = (await sg.analyze(foundPuzzle)).moves;
    assert.deepEqual(new Set(listed.map((move) => move.wins)), new Set([true, false]), foundPuzzle);
    assert.equal(await puzzle.findPuzzle(sg, {game, size, word: "mitora"}, "normal"), foundPuzzle);
  }
  // If one coin is turned at a time, either every move wins or none does.
  assert.deepEqual(without, ["coins(single)"]);
});

test("what draws no puzzle says why", async () => {
  assert.equal(await puzzle.findPuzzle(sg, {game: "coins(single)", size: 8, word: "a"}, "normal"), null);
  const miss = (lot) => puzzle.findPuzzle(sg, lot, "normal").then(null, puzzle.missOf);
  assert.equal(await miss({game: "coins(grunt)", size: 2, word: "a"}), "no-move");
  const lot = {game: "coins(single)", size: 8, word: "a"};
  assert.equal(await puzzle.findPuzzle(sg, lot, "normal", AbortSignal.abort()).then(null, puzzle.missOf), "cancelled");
  assert.equal(puzzle.missOf(new Error("gone")), "gone");
});

/** Two years, or two months. */
const daysAhead = isLong ? 731 : 60;
test("each day has a puzzle that is worth it, another one than the day before", async () => {
  let last = null;
  const games = new Map();
  for (const day of daysFrom(2026, 12, 7, daysAhead)) {
    const address = await puzzle.dailyPuzzle(sg, day);
    const answer = await sg.analyze(address);
    assert.ok(puzzle.isPuzzle(answer) && (await puzzleWorth.isDailyPuzzle(sg, answer)), `${day} ${address}`);
    assert.notEqual(address, last);
    last = address;
    const [, game = ""] = /^(?:turn=. )?([^:]+):/.exec(address) ?? [];
    assert.ok(clear.clearGames.has(game), `${day} ${address}`);
    games.set(game, (games.get(game) ?? 0) + 1);
  }
  assert.ok(games.size >= (isLong ? clear.clearGames.size : 10), [...games.keys()].join(" "));
  assert.ok(Math.max(...games.values()) < daysAhead / (isLong ? 6 : 4), [...games].join(" "));
});

// Recorded results: what was the puzzle of a day stays it.
test("the days before the games were chosen keep their puzzles", async () => {
  for (const [day, address] of [
    ["2026-11-01", "pass-nim:4,3,3,3,1,1,1/pass"],
    ["2026-11-21", "moore-nim(2):6,1,1"],
    ["2026-12-06", "treblecross-strip:...x."],
  ])
    assert.equal(await puzzle.dailyPuzzle(sg, day), address);
});

test("what is no puzzle of a day", async () => {
  const isWorthADay = async (address) => puzzleWorth.isDailyPuzzle(sg, await sg.analyze(address));
  for (const good of ["nim:3,5,7", "hackenbush:0-1 1-2 0-3 3-4 4-5"]) assert.equal(await isWorthADay(good), true, good);
  for (const [why, address] of [
    ["a heap of one", "nim:1"],
    ["nothing to move", "nim:0"],
    ["nothing to win", "nim:3,3"],
    ["one move loses", "kayles:2"],
    ["more win than lose", "lieges(2):3,3,2"],
    ["won at once", "nim:7"],
    ["a copy", "nim:3,3,5"],
    ["wider than a phone", "nim:44,33,12"],
  ])
    assert.equal(await isWorthADay(address), false, `${why}: ${address}`);
});

test("the puzzles of the days are of many sizes, none of them trifling", async () => {
  const catalog = await sg.catalog();
  const lots = [...earlyDays(), ...days()].flatMap((day) => puzzle.lotsOf(catalog, day));
  for (const {game, size, most: maxSize} of lots) assert.ok(size * 3 >= maxSize && size <= maxSize, `${game} ${size}`);
  const shares = lots.map(({size, most: maxSize}) => size / maxSize);
  assert.ok(shares.filter((share) => share > 0.8).length < shares.length / 2);
  assert.ok(shares.filter((share) => share < 0.55).length > shares.length / 5);
});

test("a game that is added changes only the days that it wins", async () => {
  const catalog = await sg.catalog();
  const firstGame = (games, day) => puzzle.lotsOf(games, day)[0].game;
  const added = firstGame(catalog, earlyDays()[0]);
  const catalogBefore = catalog.filter(({game}) => game !== added);
  const changedDays = earlyDays().filter((day) => firstGame(catalog, day) !== firstGame(catalogBefore, day));
  for (const day of changedDays) assert.equal(firstGame(catalog, day), added);
  assert.ok(changedDays.length > 0 && changedDays.length < 10, changedDays.join(" "));
  assert.ok(!puzzle.lotsOf(catalog, earlyDays()[0]).some(({game}) => /^(red-blue|three-kingdoms|madmax)/.test(game)));
});

test("the marks of a result are its tries", async () => {
  const [t] = await sources.languages();
  const missed = [1, 2];
  const marksAndText = (tries, end) => [
    result.marksOf({tries, result: end}),
    result.sayResult({tries, result: end})(t),
  ];
  assert.deepEqual(marksAndText([], "solved"), ["✓", "Solved on your first try."]);
  assert.deepEqual(marksAndText(missed, "solved"), ["✗✗✓", "Solved on try 3."]);
  assert.deepEqual(marksAndText(missed, "shown"), ["✗✗–", "Not solved."]);
});
