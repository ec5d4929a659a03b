// What a product is explained with: what its letters stand for, a move that swaps some of them, sums that values do not tell apart.
import assert from "node:assert/strict";
import {test} from "node:test";
import {documentOf as run} from "../helpers/command.mjs";
import {drawing} from "../helpers/forgeries.mjs";

const misere = (/** @type {string} */ at) => run("analyze", at, "--play", "misere", "--moves", "winning");

const games = ["kayles", "take-and-break(0.123)", "take-and-break(0.15)", "take-and-break(0.75)"];
const draw = drawing(41);
const sums = Array.from({length: 40}, (_, i) => ({
  own: games[i % games.length],
  heaps: Array.from({length: 1 + draw(4)}, () => (draw(2) === 0 ? 1 + draw(30) : 80 + draw(900))).concat(80 + draw(90)),
}));
/** @type {{own: string, heaps: number[], found: any, facts: any}[]} */
const told = sums.map(({own, heaps}) => {
  const found = misere(`${own}:${heaps}`);
  const [{key, facts}] = found.why;
  assert.equal(key, "quotient", `${own}:${heaps}`);
  return {own, heaps, found, facts};
});

test("each letter stands for a heap that is this element alone", () => {
  for (const {own, facts} of told.slice(0, games.length)) {
    const last = Math.max(...facts.generators.map((/** @type {any} */ {heap}) => Number(heap)));
    const {phi} = run("quotient", own, "--to", String(last));
    for (const {letter, heap} of facts.generators) assert.equal(phi[Number(heap)], letter, own);
  }
});

test("the move that swaps letters wins, and its product is that of what it leaves", () => {
  let swapped = 0;
  for (const {own, heaps, found, facts} of told) {
    assert.equal(facts.swap !== undefined, found.outcome === "N", `${own}:${heaps}`);
    if (!facts.swap) continue;
    const [{heap, left, from, to, product}] = facts.swap;
    const place = heaps.indexOf(Number(heap));
    assert.equal(facts.values[place], from, `${own}:${heaps}`);
    const kept = left === "" ? [] : left.split(",").map(Number);
    const after = heaps.toSpliced(place, 1, ...(kept.length ? kept : [0]));
    assert.ok(
      found.moves.listed.some(
        (/** @type {any} */ {touch}) => touch.join() === [place, ...(kept.length ? kept : [0])].join(),
      ),
      `${own}:${heaps} -> ${after}`,
    );
    const {elements, table, phi, lost_elements} = run("quotient", own, "--to", String(Math.max(...heaps)));
    const at = (/** @type {number[]} */ some) =>
      elements[some.reduce((x, heap) => table[x][elements.indexOf(phi[heap])], 0)];
    assert.deepEqual([at(kept), at(after)], [to, product], `${own}:${heaps} -> ${after}`);
    assert.ok(lost_elements.includes(product));
    swapped++;
  }
  assert.ok(swapped > 20);
});

test("the value under normal play is that of the sum; its counters have it too, and end otherwise", () => {
  const value = (/** @type {string} */ at) => run("analyze", at, "--moves", "none").grundy;
  let own = 0;
  let others = 0;
  for (const {own: game, heaps, found, facts} of told) {
    assert.equal(facts.value, value(`${game}:${heaps}`), `${game}:${heaps}`);
    const [one, other] = facts.counter;
    if (other) others++;
    else own++;
    for (const {sum, value: said, lost} of facts.counter) {
      // As small as this they are searched, or tame: no quotient is asked.
      const small = misere(`${game}:${sum}`);
      assert.ok(
        small.why.every((/** @type {any} */ {key}) => key !== "quotient"),
        `${game}:${sum}`,
      );
      assert.equal(small.outcome, lost === "yes" ? "P" : "N", `${game}:${sum}`);
      assert.equal(said, value(`${game}:${sum}`), `${game}:${sum}`);
    }
    if (other) assert.deepEqual([one.lost, other.lost, one.value], ["yes", "no", other.value]);
    else assert.deepEqual([one.lost === "no", one.value], [found.outcome === "P", facts.value]);
    // The rule of misere Nim says the same of both.
    const big = (/** @type {string | number[]} */ of) =>
      String(of)
        .split(",")
        .some((heap) => BigInt(value(`${game}:${heap}`)) > 1n);
    assert.equal(big(one.sum), big(other ? other.sum : heaps));
  }
  assert.ok(own > 5 && others > 5, `${own} ${others}`);
});

test("in the kernel the mover loses exactly where the value is 0", () => {
  const inside = told.filter(({facts}) => facts.kernel === "yes");
  for (const {own, heaps, found, facts} of inside)
    assert.equal(found.outcome === "P", facts.value === "0", `${own}:${heaps}`);
  assert.ok(inside.length > 10 && inside.length < told.length, String(inside.length));
});
