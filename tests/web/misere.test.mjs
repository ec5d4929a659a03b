// What the engine says of misere play against published figures and cases that were found otherwise (tests/misere.json).
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {command} from "./command.mjs";

/** @type {any[]} */
const cases = JSON.parse(readFileSync("tests/misere.json", "utf8")).cases;
const of = (/** @type {string} */ kind) => cases.filter((one) => one.kind === kind);

/** @returns {any} */
function run(/** @type {string[]} */ ...words) {
  const {stdout, status} = spawnSync(command, words, {encoding: "utf8"});
  return {...JSON.parse(stdout), exit: status};
}

// "4!" as the printer writes it.
const game = (/** @type {string} */ code) => `take-and-break(${code.includes(".") ? code : `${code}.0`})`;

test("quotients to a heap have the orders that others found", () => {
  for (const {id, code, to, changes} of of("orders")) {
    const found = run("quotient", game(code), "--to", String(to));
    const [, order, lost] = changes.at(-1);
    assert.deepEqual([found.order, found.lost], [String(order), String(lost)], id);
    assert.equal(found.phi.length, to + 1, id);
  }
});

test("orders grow with the heaps as others found", () => {
  for (const {id, code, changes} of of("orders").filter((_, i) => i % 8 === 0))
    for (const [heap, order, lost] of changes) {
      const found = run("quotient", game(code), "--to", String(heap));
      assert.deepEqual([found.order, found.lost], [String(order), String(lost)], `${id}, heap ${heap}`);
    }
});

test("quotients of whole games, with their periods", () => {
  const longest = process.env.SG_LONG ? 1e6 : 2000;
  for (const {id, code, order, p_order, period, from, window} of of("solution")) {
    if (window > longest) continue;
    const found = run("quotient", game(code), "--to", String(2 * (window + period)));
    assert.deepEqual([found.order, found.lost], [String(order), String(p_order)], id);
    assert.deepEqual(found.proof, {period: String(period), from: String(from), window: String(window)}, id);
  }
});

test("quotients that no end is found of are given up, with a lower bound", () => {
  for (const {id, code, last, at} of of("gives-up")) {
    const [heap, order, lost] = last;
    const [before, found] = [heap, at].map((to) =>
      run("quotient", game(code), "--to", String(to), "--budget", "1500000"),
    );
    assert.deepEqual([before.order, before.lost], [String(order), String(lost)], id);
    assert.deepEqual([found.status, found.exit, found.order, found.proof], ["limit", 3, null, null], id);
    assert.deepEqual(found.covered, {to: String(heap), order: String(order), lost: String(lost)}, id);
    assert.equal(found.limit.at, String(at), id);
    assert.ok(Number(found.least) >= order, id);
  }
});

test("sums of a few heaps, by the words of their heaps", () => {
  for (const {id, code, heaps, outcome} of of("sum")) {
    const to = Math.max(...heaps);
    const {phi, elements, table, lost_elements} = run("quotient", game(code), "--to", String(to));
    if (table === null) continue;
    const place = heaps.reduce((at, heap) => table[at][elements.indexOf(phi[heap])], 0);
    assert.equal(lost_elements.includes(elements[place]) ? "P" : "N", outcome, id);
  }
});

test("a game of heaps and the open address of its single heaps have one quotient", () => {
  for (const own of ["kayles", "dawsons-kayles", "take-and-break(0.123)", "subtraction(1,3,4)", "grundy"]) {
    const [one, other] = [own, `${own}:{n}`].map((text) => run("quotient", text, "--to", "16"));
    for (const field of ["order", "lost", "elements", "lost_elements", "phi", "table", "relations", "kernel"])
      assert.deepEqual(one[field], other[field], `${own} ${field}`);
  }
});
