// Explanations of products: the meaning of their letters, a move that swaps some of them, and sums that values do not
// tell apart.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as run} from "../helpers/command.mjs";
import {createRandom} from "../helpers/forgeries.mjs";

const misere = (/** @type {string} */ address) => run("analyze", address, "--play", "misere", "--moves", "winning");

const games = ["kayles", "take-and-break(0.123)", "take-and-break(0.15)", "take-and-break(0.75)"];
const draw = createRandom(41);
const sums = Array.from({length: 40}, (_, i) => ({
  game: games[i % games.length],
  heaps: Array.from({length: 1 + draw(4)}, () => (draw(2) === 0 ? 1 + draw(30) : 80 + draw(900))).concat(80 + draw(90)),
}));
/** @type {{game: string, heaps: number[], answer: any, facts: any}[]} */
const cases = sums.map(({game, heaps}) => {
  const answer = misere(`${game}:${heaps}`);
  const [{key, facts}] = answer.why;
  assert.equal(key, "quotient", `${game}:${heaps}`);
  return {game, heaps, answer, facts};
});

test("each letter stands for a heap that is this element alone", () => {
  for (const {game, facts} of cases.slice(0, games.length)) {
    const last = Math.max(...facts.generators.map((/** @type {any} */ {heap}) => Number(heap)));
    const {phi} = run("quotient", game, "--to", String(last));
    for (const {letter, heap} of facts.generators) assert.equal(phi[Number(heap)], letter, game);
  }
});

test("the move that swaps letters wins, and its product is that of what it leaves", () => {
  let swapped = 0;
  for (const {game, heaps, answer, facts} of cases) {
    assert.equal(facts.swap !== undefined, answer.outcome === "N", `${game}:${heaps}`);
    if (!facts.swap) continue;
    const [{heap, left, from, to, product}] = facts.swap;
    const index = heaps.indexOf(Number(heap));
    assert.equal(facts.values[index], from, `${game}:${heaps}`);
    const remaining = left === "" ? [] : left.split(",").map(Number);
    const heapsAfter = heaps.toSpliced(index, 1, ...(remaining.length ? remaining : [0]));
    assert.ok(
      answer.moves.listed.some(
        (/** @type {any} */ {touch}) => touch.join() === [index, ...(remaining.length ? remaining : [0])].join(),
      ),
      `${game}:${heaps} -> ${heapsAfter}`,
    );
    const {elements, table, phi, lost_elements} = run("quotient", game, "--to", String(Math.max(...heaps)));
    const productOf = (/** @type {number[]} */ list) =>
      elements[list.reduce((x, heap) => table[x][elements.indexOf(phi[heap])], 0)];
    assert.deepEqual([productOf(remaining), productOf(heapsAfter)], [to, product], `${game}:${heaps} -> ${heapsAfter}`);
    assert.ok(lost_elements.includes(product));
    swapped++;
  }
  assert.ok(swapped > 20);
});

test("the value under normal play is that of the sum; its counters have it too, and end otherwise", () => {
  const value = (/** @type {string} */ address) => run("analyze", address, "--moves", "none").grundy;
  let withoutOther = 0;
  let withOther = 0;
  for (const {game, heaps, answer, facts} of cases) {
    assert.equal(facts.value, value(`${game}:${heaps}`), `${game}:${heaps}`);
    const [firstCounter, secondCounter] = facts.counter;
    if (secondCounter) withOther++;
    else withoutOther++;
    for (const {sum, value: saidValue, lost} of facts.counter) {
      // Sums this small are searched, or tame: no quotient is needed.
      const small = misere(`${game}:${sum}`);
      assert.ok(
        small.why.every((/** @type {any} */ {key}) => key !== "quotient"),
        `${game}:${sum}`,
      );
      assert.equal(small.outcome, lost === "yes" ? "P" : "N", `${game}:${sum}`);
      assert.equal(saidValue, value(`${game}:${sum}`), `${game}:${sum}`);
    }
    if (secondCounter)
      assert.deepEqual([firstCounter.lost, secondCounter.lost, firstCounter.value], ["yes", "no", secondCounter.value]);
    else assert.deepEqual([firstCounter.lost === "no", firstCounter.value], [answer.outcome === "P", facts.value]);
    // The rule of misère Nim says the same of both.
    const big = (/** @type {string | number[]} */ heapsOrText) =>
      String(heapsOrText)
        .split(",")
        .some((heap) => BigInt(value(`${game}:${heap}`)) > 1n);
    assert.equal(big(firstCounter.sum), big(secondCounter ? secondCounter.sum : heaps));
  }
  assert.ok(withoutOther > 5 && withOther > 5, `${withoutOther} ${withOther}`);
});

test("in the kernel the mover loses exactly where the value is 0", () => {
  const inside = cases.filter(({facts}) => facts.kernel === "yes");
  for (const {game, heaps, answer, facts} of inside)
    assert.equal(answer.outcome === "P", facts.value === "0", `${game}:${heaps}`);
  assert.ok(inside.length > 10 && inside.length < cases.length, String(inside.length));
});
