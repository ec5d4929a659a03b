// Thoughts of the first page about a position: at every position that its games can reach, by any moves, each thought
// and the hint are compared with the engine.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openStores} from "../helpers/store.mjs";

/**
 * @typedef {import("../../web/engine/types").Answer} Answer
 * @typedef {import("../../web/home/thoughts").Claim} Claim
 */

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/home/thoughts")} */
let thoughts;
/** @type {{start: string, rung: import("../../web/home/thoughts").Level, reached: Map<string, Answer>}[]} */
let games;
before(async () => {
  stores = await openStores();
  thoughts = await stores.sources.load("/web/home/thoughts.ts");
  const {onboardingGames} = await stores.sources.load("/web/game/modes/onboarding.ts");
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  games = [];
  for (const [i, start] of onboardingGames.entries()) {
    const reached = new Map();
    const remaining = [start];
    for (let address = remaining.pop(); address !== undefined; address = remaining.pop()) {
      if (reached.has(address)) continue;
      const answer = answers.get(address) ?? (await stores.engine.analyze(address));
      answers.set(address, answer);
      reached.set(address, answer);
      assert.equal(String(answer.moves.listed.length), answer.moves.total, address);
      remaining.push(...answer.moves.listed.flatMap(({to}) => to ?? []));
    }
    games.push({start, rung: /** @type {any} */ (thoughts.rungs[i]), reached});
  }
});
after(() => stores.close());

/** Lengths of rows, sizes of heaps or of the stalks that trees equal; empty ones are left out. */
function partsOf(/** @type {Answer} */ answer) {
  if (answer.board?.kind === "heaps") return answer.board.sizes.filter((size) => size !== "0");
  const ground = answer.why.find(({key, facts}) => key === "colon" && facts.vertex === "ground");
  const {stalks = [], loops = "0"} = ground?.facts ?? {};
  return [.../** @type {string[]} */ (stalks), ...Array.from({length: Number(loops)}, () => "1")];
}

const isPaired = (/** @type {string[]} */ parts) =>
  [...new Set(parts)].every((part) => parts.filter((other) => other === part).length % 2 === 0);

const isTwins = (/** @type {string[]} */ parts) => parts.length === 2 && parts[0] === parts[1];

/** @type {Record<string, (parts: string[], before: string[]) => boolean>} */
const shapes = {
  nothing: (parts) => parts.length === 0,
  twins: isTwins,
  halves: (parts, before) => isTwins(parts) && before.length === 1,
  pairs: (parts) => parts.length > 0 && isPaired(parts),
};

async function check(
  /** @type {Claim} */ claim,
  /** @type {Answer} */ answer,
  /** @type {Map<string, Answer>} */ reached,
) {
  if (claim.outcome) assert.equal(claim.outcome, answer.outcome);
  if (claim.equalHeaps) {
    const {grundy} = await stores.engine.analyze(`nim:${claim.equalHeaps.join() || "0"}`);
    assert.equal(grundy, answer.grundy);
  }
  if (claim.outcome === "P" && claim.shape) assert.ok(shapes[claim.shape]?.(partsOf(answer), []), `no ${claim.shape}`);
  if (claim.outcome !== "N") return;
  assert.ok(claim.wins.length > 0);
  for (const touch of claim.wins) {
    const move = answer.moves.listed.find((move) => move.touch.join() === touch.join());
    assert.equal(move?.wins, true, `move ${touch}`);
    const next = reached.get(move?.to ?? "");
    assert.ok(next);
    const isSo = !claim.leaves || shapes[claim.leaves]?.(partsOf(next), partsOf(answer));
    assert.ok(isSo, `${touch} leaves no ${claim.leaves}: ${move?.to}`);
  }
}

test("every thought is true at every position of its game, in each of the games", async () => {
  let count = 0;
  const sentences = new Set();
  for (const {rung: level, reached} of games)
    for (const [address, answer] of reached) {
      const thought = thoughts.thoughtOf(level, answer);
      assert.ok(thought, address);
      await check(thought.claim, answer, reached).catch((error) => {
        error.message = `${level} ${address}, “${stores.inEnglish(/** @type {any} */ (thought.say))}”: ${error.message}`;
        throw error;
      });
      sentences.add(`${level} ${stores.inEnglish(/** @type {any} */ (thought.say))}`);
      count++;
    }
  assert.ok(count > 1000 && sentences.size > 20, `${count} positions, ${sentences.size} sentences`);
});

test("a hint names a winning move wherever there is one, and says that there is none only where that is so", async () => {
  /** @type {typeof import("../../web/play/hint")} */
  const {hintOf} = await stores.sources.load("/web/play/hint.ts");
  /** @type {typeof import("../../web/say/say")} */
  const {sayMove} = await stores.sources.load("/web/say/say.ts");
  for (const {reached} of games)
    for (const [address, answer] of reached) {
      const {listed} = answer.moves;
      const wins = listed.filter((move) => move.wins);
      const hintText = stores.inEnglish(hintOf(answer, 2).words);
      const winningHints = wins.map(({touch}) => `Play: ${stores.inEnglish(sayMove(answer, touch))}.`);
      if (answer.outcome === "N") assert.ok(winningHints.includes(hintText ?? ""), `${address}: ${hintText}`);
      else assert.deepEqual([hintText, wins.length], ["No winning move here.", 0], address);
      const {words, highlight} = hintOf(answer, 1);
      if (wins.length === 0) assert.equal(stores.inEnglish(words), "No winning move here.");
      else assert.ok(highlight.marks.size > 0, address);
    }
});
