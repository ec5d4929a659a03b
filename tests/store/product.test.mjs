// Products in a misère quotient: the product of a sum, and the one after every move of a lost sum.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {createRandom} from "../helpers/forgeries.mjs";

/** @type {any} */
let sources;
/** @type {any} */
let sg;
/** @type {any} */
let reckoning;
before(async () => {
  sources = await openSources();
  reckoning = await sources.load("/web/explain/product/arithmetic.ts");
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const games = ["kayles", "take-and-break(0.123)", "take-and-break(0.15)", "take-and-break(0.75)"];
const draw = createRandom(53);
const sums = Array.from({length: 60}, (_, i) => ({
  game: games[i % games.length],
  heaps: Array.from({length: draw(3)}, () => (draw(3) === 0 ? 0 : 1 + draw(40))).concat(80 + draw(i % 7 ? 90 : 5000)),
}));
const misere = (/** @type {string} */ address, moves = "all") => sg.analyze(address, {play: "misere", moves});

test("the page and the engine multiply alike, by the table and by the period", async () => {
  let folded = 0;
  for (const {game, heaps} of sums) {
    const answer = await misere(`${game}:${heaps}`, "none");
    const [{key, facts}] = answer.why;
    assert.equal(key, "quotient", answer.address);
    const to = Math.min(Math.max(...heaps), 1000);
    const quotient = reckoning.arithmeticOf(await sg.ask("quotient", {game, to}), {facts});
    assert.ok(quotient, answer.address);
    const [heapProducts, values] = [heaps.map((heap) => quotient.product([String(heap)])), facts.values];
    assert.deepEqual(heapProducts.map(quotient.word), values);
    assert.equal(quotient.isLost(quotient.product(heaps.map(String))), facts.lost === "yes");
    assert.equal(quotient.lost.includes(facts.sum), facts.lost === "yes");
    if (Math.max(...heaps) > to) folded++;
  }
  assert.ok(folded > 3, String(folded));
});

test("the moves of a lost sum come to products that are won, and their answers to lost ones", async () => {
  let lostCount = 0;
  for (const {game, heaps} of sums.filter(({heaps}) => Math.max(...heaps) < 200)) {
    const answer = await misere(`${game}:${heaps}`);
    if (answer.outcome !== "P") continue;
    lostCount++;
    const quotient = reckoning.arithmeticOf(await sg.ask("quotient", {game, to: Math.max(...heaps)}), answer.why[0]);
    const leads = reckoning.leadsOf(answer, quotient);
    const moves = leads.reduce((/** @type {number} */ total, /** @type {any} */ lead) => total + lead.moves, 0);
    assert.equal(String(moves), answer.moves.total, answer.address);
    assert.equal(new Set(leads.map((/** @type {any} */ {product}) => product)).size, leads.length);
    for (const {product, first, replyProduct} of leads) {
      assert.ok(!quotient.isLost(product), `${answer.address} -> ${first.to}`);
      const [{facts}] = (await misere(first.to, "none")).why;
      // Positions with fewer than eighty counters are searched.
      if (facts.sum !== undefined && facts.order === String(answer.why[0].facts.order))
        assert.equal(quotient.word(product), facts.sum, first.to);
      if (first.reply) assert.ok(quotient.isLost(replyProduct), `${first.to}: ${first.reply.text}`);
    }
  }
  assert.ok(lostCount > 5, String(lostCount));
});

test("a table of other letters is not used, and none where there is none", async () => {
  const [reason] = (await misere("kayles:200,7", "none")).why;
  const reckoningOfGame = async (/** @type {string} */ game, /** @type {number} */ to) =>
    reckoning.arithmeticOf(await sg.ask("quotient", {game, to}), reason);
  assert.ok(await reckoningOfGame("kayles", 200));
  for (const game of games.slice(1)) assert.equal(await reckoningOfGame(game, 200), null, game);
  // Fewer heaps, and so fewer letters, since the quotient is smaller.
  assert.equal(await reckoningOfGame("kayles", 20), null);
  assert.equal(await reckoningOfGame("take-and-break(0.3122)", 7), null);
  // A truncated quotient: no period is proved for the heaps up to ninety.
  const short = await reckoningOfGame("kayles", 90);
  assert.notEqual(short.product(["90"]), null);
  assert.equal(short.product(["91"]), null);
  assert.equal(short.product(["90", "91"]), null);
});

test("words side by side are one word, its letters in their order", () => {
  const {joinWords} = reckoning;
  assert.equal(joinWords("ab2", "b"), "ab3");
  assert.equal(joinWords("b3", "ae"), "ab3e");
  assert.equal(joinWords("1", "1"), "1");
  assert.equal(joinWords("1", "g"), "g");
  assert.equal(joinWords("aB(53)2", "A(54)(53)"), "aAB(53)3(54)");
});

test("what is told of a won sum, a lost one, and of many heaps", async () => {
  const {accountOf} = await sources.load("/web/explain/product/product-text.ts");
  const productTexts = [];
  for (const address of [
    "kayles:200,7",
    "kayles:199,7",
    "kayles:1,100,27",
    "take-and-break(0.15):100,7",
    `take-and-break(0.15):${Array.from({length: 40}, (_, i) => i + 1)}`,
    "take-and-break(0.75):2,80,1",
    "subtraction(2,3,5,7):80",
  ]) {
    const answer = await misere(address, "none");
    const reason = answer.why.find((/** @type {any} */ {key}) => key === "quotient");
    if (!reason) productTexts.push(`== ${address}: no product`);
    else for (const t of await sources.languages()) productTexts.push(`== ${address}`, ...accountOf(answer, reason, t));
  }
  assertApproved("product.txt", `${productTexts.join("\n")}\n`);
});
