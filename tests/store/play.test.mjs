// Playing without the page: the tree of plies, the opponents' choices, the verdict on a move.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let tree;
let opponent;
let tutor;
let excerpt;
let sg;
before(async () => {
  sources = await openSources();
  [tree, opponent, tutor, excerpt] = await Promise.all(
    ["game/line/tree", "game/opponent/opponent", "game/modes/tutor", "ui/excerpt"].map((name) =>
      sources.load(`/web/${name}.ts`),
    ),
  );
  sg = await createEngine();
});
after(() => {
  sg.close();
});

/** Builds a tree of the moves made; "<n" goes back to ply n of the line. */
function treeOfSteps(...steps) {
  let current = tree.newTree("start");
  for (const step of steps)
    current = step.startsWith("<")
      ? {...current, at: Number(step.slice(1))}
      : tree.withMove(current, [step], `to ${step}`, "you");
  return current;
}
const line = (state) => tree.lineOf(state).map((ply) => ply.touch?.[0] ?? "-");
const branches = (state) =>
  tree.branchesOf(state).map(({after, plies}) => `${after}: ${plies.map((ply) => ply.touch[0]).join(" ")}`);

test("a move from an earlier ply keeps the later ones as a branch", () => {
  const current = treeOfSteps("1", "2", "3", "<1", "4", "5");
  assert.deepEqual([line(current), current.at], [["-", "1", "4", "5"], 3]);
  assert.deepEqual(branches(current), ["1: 2 3"]);
});

test("a move that was made before is entered again, with what followed it", () => {
  const current = treeOfSteps("1", "2", "<0", "3", "<0", "1");
  assert.deepEqual([line(current), current.at], [["-", "1", "2"], 1]);
  assert.deepEqual(branches(current), ["0: 3"]);
});

test("every ply is in the line or in one branch, whatever ply is jumped to", () => {
  const current = treeOfSteps("1", "2", "3", "<1", "4", "5", "<2", "6", "<0", "7", "8", "<1", "9");
  for (const {id} of current.plies) {
    const jumpedTree = tree.withCursorAt(current, id);
    assert.equal(jumpedTree.line[jumpedTree.at], id);
    const shownIds = [
      ...jumpedTree.line,
      ...tree.branchesOf(jumpedTree).flatMap(({plies}) => plies.map((ply) => ply.id)),
    ];
    assert.deepEqual(
      shownIds.sort((a, b) => a - b),
      current.plies.map((ply) => ply.id),
    );
  }
});

test("a branch is cut with all that hangs on it", () => {
  const current = treeOfSteps("1", "2", "3", "<2", "4", "<0", "5");
  assert.deepEqual(branches(current), ["0: 1 2 3", "2: 4"]);
  const prunedTree = tree.withoutPly(current, current.plies[1].id);
  assert.deepEqual([line(prunedTree), prunedTree.at, branches(prunedTree)], [["-", "5"], 1, []]);
  assert.deepEqual(line(tree.withMove(prunedTree, ["6"], "to 6", "you")), ["-", "5", "6"]);
});

test("the moves of a link are found again where they were made, in whatever branch", () => {
  const current = treeOfSteps("1", "2", "<1", "3", "4");
  const walkedTree = tree.withLine(current, [["1"], ["2"]], 1);
  assert.deepEqual([line(walkedTree), walkedTree.at, branches(walkedTree)], [["-", "1", "2"], 1, ["1: 3 4"]]);
  assert.deepEqual(tree.withLine(current, [["1"], ["3"]], 2).line, current.line);
  assert.equal(tree.withLine(current, [["2"]], 1), null);
});

test("a tree is told whole, and only a tree that holds all of it has it", () => {
  const current = treeOfSteps("1", "2", "3", "<1", "4", "5", "<2", "6", "<0", "7", "8", "<1", "9");
  const treeText = tree.branchMovesOf(current);
  const [, ...moves] = tree.lineOf(current).map(({touch}) => touch);
  assert.deepEqual(
    treeText.map(({from, moves}) => `${from}: ${moves.join(" ")}`),
    ["0: 1 2 3", "3: 4 5", "6: 6", "1: 8"],
  );
  assert.deepEqual(tree.withLine(current, moves, 1, treeText).line, current.line);
  assert.equal(tree.withLine(tree.withoutPly(current, 1), moves, 1, treeText), null);
  assert.ok(tree.withLine(tree.withoutPly(current, 1), moves, 1, []));
});

const style = {level: "perfect", errsAt: 2};
const chooseMove = (answer, options = {}, movesMade = 0, /** @type {string[][] | null} */ longest = null) =>
  opponent.choose(
    answer,
    {...style, ...options},
    {seed: 1, at: 2 * movesMade, opponentPlies: movesMade},
    {longest, quickest: null},
  );
const moveOf = (answer, touch) => answer.moves.listed.find((move) => move.touch.join() === touch?.join());
const longestOf = async (address, play) => (await sg.remoteness(address, play)).moves.map(({touch}) => touch);

test("the perfect opponent wins where it can; where it cannot it resists longest, or keeps most", async () => {
  const wonAnswer = await sg.analyze("nim:3,5,6,1");
  assert.equal(moveOf(wonAnswer, chooseMove(wonAnswer).touch).wins, true);
  // A heap with one counter taken is answered by the other; of the larger ones it takes 2 * 8.
  const lostAnswer = await sg.analyze("nim:1,9,8");
  const longest = await longestOf("nim:1,9,8", "normal");
  assert.deepEqual(longest, [
    ["0", "0"],
    ["1", "8"],
  ]);
  assert.equal(moveOf(lostAnswer, chooseMove(lostAnswer).touch).to, "nim:0,9,8");
  assert.equal(moveOf(lostAnswer, chooseMove(lostAnswer, {}, 0, longest.slice(1)).touch).to, "nim:1,8,8");
  assert.equal(chooseMove(await sg.analyze("nim:0,0")), null);
});

test("the coach errs with one move only, and only where it can", async () => {
  const wonAnswer = await sg.analyze("nim:3,5,7");
  for (const movesMade of [0, 1, 2]) {
    const {touch, better} = chooseMove(wonAnswer, {level: "coach"}, movesMade);
    const wins = [moveOf(wonAnswer, touch).wins, moveOf(wonAnswer, better)?.wins];
    assert.deepEqual(wins, movesMade === 1 ? [false, true] : [true, undefined]);
  }
  assert.equal(chooseMove(await sg.analyze("nim:3,3"), {level: "coach"}, 1).better, null);
  assert.equal(chooseMove(await sg.analyze("nim:1"), {level: "coach"}, 1).better, null);
});

test("the verdict on a move agrees with the position after it", async () => {
  const reached = new Set();
  for (const [address, play] of [
    ["nim:1,2,4", "normal"],
    ["nim:2,3,1", "normal"],
    ["nim:1,1,2", "misere"],
    ["kayles:3,4", "misere"],
    ["nim:1,2 + nim:2", "every"],
    ["nim:2,2", "sj"],
    ["red-blue-hackenbush:0-1b 1-2r 0-3b", "normal"],
    ["digraph(1>2 2>1 1>3):1,2", "normal"],
    ["digraph(1>4 2>4 2>5 3>4 3>6 4>1 4>7 5>8 6>5 6>7 7>5 7>8):3,7", "normal"],
    ["loopy-explored(refill):2,4", "normal"],
  ]) {
    const before = await sg.analyze(address, {play});
    const could = tutor.chanceOf(before);
    for (const {touch, to} of before.moves.listed) {
      const after = tutor.opposite(tutor.chanceOf(await sg.analyze(to, {play})));
      const {kind, best} = tutor.judge(before, touch);
      const keeps = {win: "kept", draw: "held"};
      const throws = {win: "threw", draw: "threw-draw"};
      const expected = could === "loss" ? "lost" : (tutor.isWorse(after, could) ? throws : keeps)[could];
      assert.equal(kind, expected, `${address} ${play} ${to}`);
      if (could === "loss") {
        const {remoteness} = await sg.remoteness(address, play);
        const {remoteness: remainingPlies} = await sg.remoteness(to, play);
        const judgement = tutor.judge(before, touch, await longestOf(address, play));
        if (judgement.kind !== "lost")
          assert.equal(judgement.kind, remainingPlies === remoteness - 1 ? "resisted" : "hastened", to);
        reached.add(judgement.kind);
      }
      if (best) {
        const answerAfter = await sg.analyze(await sg.play(address, best, play), {play});
        assert.equal(tutor.opposite(tutor.chanceOf(answerAfter)), could);
      }
      reached.add(kind);
    }
  }
  assert.deepEqual([...reached].sort(), ["hastened", "held", "kept", "lost", "resisted", "threw", "threw-draw"]);
});

test("a hint's first step does not say the move, in any game", async () => {
  const {hintOf} = await sources.load("/web/play/hint.ts");
  const {sayMove} = await sources.load("/web/say/say.ts");
  let hints = 0;
  for (const {id, rules, alias_of, sample} of await sg.catalog()) {
    const address = `${id}${rules === null || alias_of ? "" : `(${rules})`}:${sample}`;
    const answer = await sg.analyze(address, {moves: "winning", budget: 2000}).catch(() => null);
    const winning = answer?.moves.listed.find((move) => move.wins);
    if (!winning) continue;
    for (const t of await sources.languages()) {
      const move = sayMove(answer, winning.touch)(t);
      assert.ok(!hintOf(answer, 1).words(t).includes(move), `${address}: ${move}`);
      assert.ok(hintOf(answer, 2).words(t).includes(move));
    }
    hints++;
  }
  assert.ok(hints > 40, String(hints));
});

test("what is not known is not judged", async () => {
  const before = await sg.analyze("kayles:20,21,22", {play: "misere", budget: 10});
  assert.equal(tutor.judge(before, before.moves.listed[0]?.touch ?? ["0"]).kind, "unknown");
  assert.equal(tutor.judge(null, ["0"]).kind, "unknown");
  const huge = await sg.analyze("nim:18446744073709551615,1");
  assert.equal(tutor.judge(huge, ["0", "5000000"]).kind, "threw");
});

test("an excerpt holds the ends, the middle and what is around it, each place once", () => {
  for (const count of [1, 10, 44, 45, 46, 1000])
    for (const middle of [0, 1, 22, count >> 1, count - 1].filter((at) => at < count)) {
      const excerptParts = excerpt.excerptOf(count, middle);
      const indices = excerptParts.flatMap((range) =>
        typeof range === "number" ? [range] : Array.from({length: range.to - range.from}, (_, i) => range.from + i),
      );
      assert.deepEqual(indices, [...Array(count).keys()], `${count} ${middle}`);
      for (const index of [0, middle, count - 1]) assert.ok(excerptParts.includes(index));
      assert.ok(excerptParts.length < 52 && !excerptParts.some((range) => range.to - range.from < 3));
    }
});
