// Account of a finished game: who won, how often each side let a win slip, and which move decided the game.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @typedef {import("../../web/engine/types").Play} Play */

let sources, sg;
/** @type {typeof import("../../web/game/line/account-of-game")} */
let account;
/** @type {typeof import("../../web/play/account-text")} */
let text;
/** @type {import("../../web/text/language").Language[]} */
let languages;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  [account, text] = await Promise.all(
    ["game/line/account-of-game", "play/account-text"].map((name) => sources.load(`/web/${name}.ts`)),
  );
  languages = await sources.languages();
});
after(async () => {
  sg.close();
});

/** @returns {"win" | "loss"} */
const chanceIn = (/** @type {string} */ outcome) => (outcome === "N" ? "win" : "loss");

/** Creates the line of these positions with the engine's answers, except for those named as unknown. */
async function line(
  /** @type {string[]} */ addresses,
  /** @type {Play} */ play = "normal",
  /** @type {number[]} */ unknown = [],
) {
  const plies = addresses.map((address, id) => ({
    id,
    parent: id || null,
    address,
    touch: id ? ["0"] : null,
    by: /** @type {null} */ (null),
  }));
  const analyses = await Promise.all(
    addresses.map(async (address, i) => {
      const {outcome, grundy, moves} = await sg.analyze(address, {play});
      const {total, winning, listed} = moves;
      const best = listed.find(({wins}) => wins) ?? null;
      return unknown.includes(i) ? null : {outcome, grundy, total, winning, chance: chanceIn(outcome), best};
    }),
  );
  return {plies, analyses};
}

/** @typedef {"first" | "second" | null} Side */

async function gameAccount(
  /** @type {string[]} */ addresses,
  /** @type {Side} */ side,
  /** @type {Play} */ play = "normal",
  /** @type {number[]} */ unknown = [],
) {
  const {plies, analyses} = await line(addresses, play, unknown);
  const facts = account.accountOf(plies, analyses, side);
  assert.ok(facts);
  return {facts, sentences: languages.map((t) => text.sayAccount(facts)(t))};
}

const wonLine = ["nim:1,2", "nim:1,1", "nim:0,1", "nim:0,0"];
/** Won at 3,4; given away; given back; given away for good. */
const swingingLine = ["nim:3,4", "nim:2,4", "nim:1,4", "nim:0,4", "nim:0,0"];
const lostAtOnce = ["nim:2,2", "nim:1,2", "nim:1,1", "nim:0,1", "nim:0,0"];

test("a win that was kept", async () => {
  const {facts, sentences} = await gameAccount(wonLine, "second");
  assert.deepEqual([facts.winner, facts.side, facts.decisive], [0, "second", null]);
  assert.deepEqual(sentences, [
    "You won · in 2 moves · you never gave the win away",
    "你赢了 · 用了 2 步 · 你从未错失胜机",
  ]);
});

test("a game that went back and forth, told of either side and of two persons", async () => {
  const {facts, sentences} = await gameAccount(swingingLine, "second");
  assert.deepEqual(
    [facts.winner, facts.players.map(({moves, slips, unjudged}) => [moves, slips.map(({at}) => at), unjudged])],
    [
      1,
      [
        [2, [0, 2], 0],
        [2, [1], 0],
      ],
    ],
  );
  assert.deepEqual([facts.decisive?.at, facts.decisive?.move, facts.decisive?.winningMove?.text], [2, 2, "2: 4 > 1"]);
  assert.deepEqual(sentences, [
    "You lost · you gave the win away twice; the last time with your move 2: heap 2: 4 → 1 would have won · I gave the win away once",
    "你输了 · 你错失胜机 2 次；最后一次是你的第 2 步，走“第 2 堆：4 → 1”本可保住胜势 · 我错失胜机 1 次",
  ]);
  assert.deepEqual((await gameAccount(swingingLine, "first")).sentences, [
    "You won · in 2 moves · you gave the win away once · I gave the win away twice",
    "你赢了 · 用了 2 步 · 你错失胜机 1 次 · 我错失胜机 2 次",
  ]);
  assert.deepEqual((await gameAccount(swingingLine, null)).sentences, [
    "Player 2 won · in 2 moves · player 2 gave the win away once · player 1 gave the win away twice; the last time with player 1’s move 2: heap 2: 4 → 1 would have won",
    "玩家 2 获胜 · 用了 2 步 · 玩家 2 错失胜机 1 次 · 玩家 1 错失胜机 2 次；最后一次是玩家 1 的第 2 步，走“第 2 堆：4 → 1”本可保住胜势",
  ]);
});

test("who began in a lost position against perfect play never had a chance", async () => {
  assert.deepEqual((await gameAccount(lostAtOnce, "second")).sentences, [
    "You lost · no chance: you started in a lost position, and I made no mistake",
    "你输了 · 一直没有机会：开局对你就是必败，而我没有走错",
  ]);
  assert.deepEqual((await gameAccount(lostAtOnce, null)).sentences, [
    "Player 2 won · in 2 moves · player 1 had no chance: the starting position was lost, and player 2 made no mistake",
    "玩家 2 获胜 · 用了 2 步 · 玩家 1 一直没有机会：开局就是必败，而玩家 2 没有走错",
  ]);
  // The same, if the engine had begun.
  const [asSecond] = (await gameAccount(wonLine, "first")).sentences;
  assert.equal(asSecond, "You lost · no chance: you started in a lost position, and I made no mistake");
});

test("one slip that decided the game", async () => {
  const {facts, sentences} = await gameAccount(["nim:1,2", "nim:0,2", "nim:0,0"], "second");
  assert.deepEqual([facts.decisive?.at, facts.decisive?.winningMove?.text], [0, "2: 2 > 1"]);
  assert.deepEqual(sentences, [
    "You lost · your move 1 gave the win away: heap 2: 2 → 1 would have won",
    "你输了 · 你的第 1 步错失胜机，走“第 2 堆：2 → 1”本可保住胜势",
  ]);
});

test("under misere play the winner is the one who did not take the last", async () => {
  const {facts, sentences} = await gameAccount(
    ["nim:1,1,1,0", "nim:0,1,1,0", "nim:0,0,1,0", "nim:0,0,0,0"],
    "second",
    "misere",
  );
  assert.equal(facts.winner, 1);
  assert.match(sentences[0] ?? "", /^You lost/);
});

test("the first mistake of a lost game is the reader's, where all of their moves are judged", async () => {
  const {facts} = await gameAccount(swingingLine, "second");
  const mistake = account.firstMistakeOf(facts);
  assert.equal(mistake, facts.players[0].slips[0]);
  assert.equal(account.firstMistakeOf({...facts, side: "first"}), null);
  assert.equal(account.firstMistakeOf((await gameAccount(swingingLine, "second", "normal", [3])).facts), null);
  assert.equal(account.firstMistakeOf((await gameAccount(wonLine, "second")).facts), null);
  assert.deepEqual([account.isWonByReader(facts), account.isWonByReader({...facts, side: "first"})], [false, true]);
});

test("what is not known stays unknown", async () => {
  const {facts, sentences} = await gameAccount(swingingLine, "second", "normal", [3]);
  assert.deepEqual([facts.players.map(({unjudged}) => unjudged), facts.decisive], [[1, 0], null]);
  assert.deepEqual(sentences, [
    "You lost · you gave the win away once · I gave the win away once · for 1 move it isn’t known who could win",
    "你输了 · 你错失胜机 1 次 · 我错失胜机 1 次 · 有 1 步尚不知道谁能必胜",
  ]);
  const blind = await gameAccount(lostAtOnce, "second", "normal", [0, 1, 2, 3]);
  assert.ok(!blind.sentences[0]?.includes("never"), blind.sentences[0]);
});

test("a line without a move, without an end, or with an end that is not known has no account", async () => {
  for (const [addresses, unknown] of /** @type {[string[], number[]][]} */ ([
    [["nim:0,0"], []],
    [wonLine.slice(0, 3), []],
    [wonLine, [3]],
  ])) {
    const {plies, analyses} = await line(addresses, "normal", unknown);
    assert.equal(account.accountOf(plies, analyses, null), null);
  }
});

test("of every game played to its end, the loser's slips exceed the winner's by whether the start was his", async () => {
  let games = 0;
  const play = /** @type {const} */ ("every");
  for (const [start, convention] of /** @type {[string, Play][]} */ ([
    ["nim:3,5,7", "normal"],
    ["kayles:6", "misere"],
    ["nim:2,2", "sj"],
    ["nim:3 + kayles:4", play],
  ]))
    for (let seed = 0; seed < 12; seed++) {
      const addresses = [start];
      for (;;) {
        const {moves} = await sg.analyze(addresses.at(-1) ?? "", {play: convention});
        const move = moves.listed[(seed * 7 + addresses.length * 3) % (moves.listed.length || 1)];
        if (!move) break;
        addresses.push(move.to ?? (await sg.play(addresses.at(-1) ?? "", move.touch, convention)));
      }
      const {facts} = await gameAccount(addresses, null, convention);
      const {analyses} = await line(addresses.slice(0, 1), convention);
      const beginner = analyses[0]?.chance === "win" ? 0 : 1;
      const [winner, loser] = [facts.players[facts.winner], facts.players[facts.winner === 0 ? 1 : 0]];
      assert.equal(loser.slips.length - winner.slips.length, facts.winner === beginner ? 0 : 1, addresses.join(" "));
      games++;
    }
  assert.equal(games, 48);
});
