// The rating of the reader: Elo's formula in integers, the first try at each puzzle, and what is kept of it.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
let player;
let worth;
let themed;
let progress;
let shelves;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  player = await sources.load("/web/game/puzzles/player-rating.ts");
  worth = await sources.load("/web/game/puzzles/puzzle-rating.ts");
  themed = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  progress = await sources.load("/web/game/puzzles/puzzle-progress.ts");
  shelves = await sources.load("/web/game/puzzles/puzzle-shelf.ts");
});
after(() => sg.close());

const createStorage = () => {
  const texts = [null];
  return {read: () => texts.at(-1), write: (text) => texts.push(text)};
};
const noon = () => new Date("2027-03-01T12:00:00Z");
const openShelf = (storage = createStorage()) =>
  shelves.createPuzzleShelf(Promise.resolve(sg), progress.createProgress(storage, noon));
const positionOf = ({address, play}) => ({address, play});
const attempt = (word, result, tries = 0) => ({
  ...{word, isDaily: false, result, address: "", solution: null},
  tries: Array.from({length: tries}, () => ({})),
});

test("the expected score is Elo's, in whole thousandths", () => {
  for (let difference = -1200; difference <= 1200; difference += 7) {
    const exact = 1000 / (1 + 10 ** (difference / 400));
    const expected = player.expectedScore(1500, 1500 + difference);
    assert.ok(expected <= exact + 1e-9 && expected > exact - 1 - 1e-9, `${difference}: ${expected} ${exact}`);
  }
  assert.deepEqual(
    [0, 400, -400].map((difference) => player.expectedScore(1500, 1500 + difference)),
    [500, 90, 909],
  );
});

test("a win raises the rating by what was not expected, a loss lowers it, and more so at first", () => {
  const rated = (rating, count, puzzle, isSolved) => player.ratedBy({rating, count}, puzzle, isSolved);
  assert.deepEqual(rated(1200, 0, 1200, true), {rating: 1220, count: 1});
  assert.deepEqual(rated(1200, 0, 1200, false), {rating: 1180, count: 1});
  assert.deepEqual(rated(1200, 30, 1200, true), {rating: 1210, count: 31});
  assert.deepEqual(rated(1200, 30, 1600, true).rating, 1218);
  assert.deepEqual(rated(1200, 30, 1600, false).rating, 1198);
  assert.equal(rated(3, 0, 3, false).rating, 0);
});

test("a puzzle's rating grows by 400 with ten times the work", () => {
  assert.deepEqual([1, 10, 100, 1000].map(worth.ratingOf), [600, 1000, 1400, 1800]);
  for (let much = 2; much < 1000; much++)
    if (!Number.isInteger(Math.log10(much)))
      assert.equal(worth.ratingOf(much), Math.floor(600 + 400 * Math.log10(much)), `${much}`);
});

test("the rating of a themed puzzle is that which the engine finds", async () => {
  for (const theme of themed.themes)
    for (const puzzle of [themed.seriesOf(theme)[0], themed.seriesOf(theme)[11]])
      assert.equal(await worth.puzzleRating(sg, positionOf(puzzle)), puzzle.rating, puzzle.word);
  assert.equal(await worth.puzzleRating(sg, {address: "nim:0", play: "normal"}), null);
});

test("the first try counts, once for each puzzle; a solution that was shown is a loss", async () => {
  const shelf = openShelf();
  const {player: rating} = shelf.progress;
  const [first, second, third] = themed.seriesOf("kayles");
  await shelf.record(attempt(first.word, null, 1), positionOf(first));
  const afterMiss = player.ratedBy(player.initialRating, first.rating, false);
  assert.deepEqual(rating.value, afterMiss);
  await shelf.record(attempt(first.word, "solved", 1), positionOf(first));
  assert.deepEqual(rating.value, afterMiss);
  assert.equal(shelf.progress.solvedOf("kayles").has(1), true);
  await shelf.record(attempt(second.word, "shown"), positionOf(second));
  const afterShown = player.ratedBy(afterMiss, second.rating, false);
  await shelf.record(attempt(third.word, "solved"), positionOf(third));
  const afterSolved = player.ratedBy(afterShown, third.rating, true);
  assert.deepEqual(rating.value, afterSolved);
  assert.deepEqual(shelf.progress.changeBy(positionOf(third)), {
    puzzle: third.rating,
    player: afterSolved.rating,
    change: afterSolved.rating - afterShown.rating,
  });
  assert.equal(shelf.progress.changeBy({address: "nim:1", play: "normal"}), null);
});

test("a puzzle of a word is rated by the engine; one that nobody can rate leaves the rating", async () => {
  const of = {address: "nim:3,5,7", play: "normal"};
  const shelf = openShelf();
  await shelf.record(attempt("mitora", "solved"), of);
  const expected = player.ratedBy(player.initialRating, await worth.puzzleRating(sg, of), true);
  assert.deepEqual(shelf.progress.player.value, expected);
  await shelf.record(attempt("mitora", "solved"), {address: "no game", play: "normal"});
  assert.deepEqual(shelf.progress.player.value, expected);
});

test("the rating stays, and is cleared with all the rest", async () => {
  const storage = createStorage();
  const shelf = openShelf(storage);
  const [first] = themed.seriesOf("pairs");
  await shelf.record(attempt(first.word, "solved"), positionOf(first));
  const reopened = openShelf(storage);
  assert.deepEqual(reopened.progress.player.value, shelf.progress.player.value);
  assert.ok(reopened.progress.isRated(positionOf(first)));
  await reopened.record(attempt(first.word, "shown"), positionOf(first));
  assert.equal(reopened.progress.player.value.count, 1);
  reopened.progress.clear();
  const empty = openShelf(storage).progress;
  assert.deepEqual(
    [empty.player.value, empty.total.value, empty.run.value, empty.isRated(positionOf(first))],
    [player.initialRating, 0, 0, false],
  );
  assert.equal(reopened.progress.changeBy(positionOf(first)), null);
});

test("a rating of another hand is none", () => {
  for (const text of ['{"player":7}', '{"player":{"rating":-1,"count":2}}', '{"player":null,"rated":[1]}']) {
    const {player: parsed, rated} = progress.parseProgress(text);
    assert.deepEqual([parsed, rated.size], [player.initialRating, 0]);
  }
});
