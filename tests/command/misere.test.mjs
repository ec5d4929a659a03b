// Answers about misère play, against published figures and cases that were found independently
// (tests/data/misere.json).
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {createEngine} from "sg-playground";
import {answerOf, verdictOn} from "../helpers/command.mjs";
import {everyNth, isLong} from "../helpers/effort.mjs";
import {createRandom, forge} from "../helpers/forgeries.mjs";

/** @type {any[]} */
const cases = JSON.parse(readFileSync("tests/data/misere.json", "utf8")).cases;
const casesOf = (/** @type {string} */ kind) => cases.filter((row) => row.kind === kind);

const run = (/** @type {string[]} */ ...words) => answerOf(words);

// Text such as "4!", as the printer writes it.
const game = (/** @type {string} */ code) => `take-and-break(${code.includes(".") ? code : `${code}.0`})`;

test("quotients to a heap have the orders that others found", () => {
  for (const {id, code, to, changes} of casesOf("orders")) {
    const quotient = run("quotient", game(code), "--to", String(to));
    const [, order, lost] = changes.at(-1);
    assert.deepEqual([quotient.order, quotient.lost], [String(order), String(lost)], id);
    assert.equal(quotient.phi.length, to + 1, id);
  }
});

test("orders grow with the heaps as others found", () => {
  for (const {id, code, changes} of casesOf("orders").filter((_, i) => i % 8 === 0))
    for (const [heap, order, lost] of changes) {
      const quotient = run("quotient", game(code), "--to", String(heap));
      assert.deepEqual([quotient.order, quotient.lost], [String(order), String(lost)], `${id}, heap ${heap}`);
    }
});

test("quotients of whole games, with their periods", () => {
  const longest = isLong ? 1e6 : 2000;
  for (const {id, code, order, p_order, period, from, window} of casesOf("solution")) {
    if (window > longest) continue;
    const quotient = run("quotient", game(code), "--to", String(2 * (window + period)));
    assert.deepEqual([quotient.order, quotient.lost], [String(order), String(p_order)], id);
    assert.deepEqual(quotient.proof, {period: String(period), from: String(from), window: String(window)}, id);
  }
});

test("quotients that no end is found of are given up, with a lower bound", () => {
  for (const {id, code, last, at} of everyNth(4, casesOf("gives-up"))) {
    const [heap, order, lost] = last;
    const [beforeLimit, atLimit] = [heap, at].map((to) =>
      run("quotient", game(code), "--to", String(to), "--budget", "1500000"),
    );
    assert.deepEqual([beforeLimit.order, beforeLimit.lost], [String(order), String(lost)], id);
    assert.deepEqual([atLimit.status, atLimit.exit, atLimit.order, atLimit.proof], ["limit", 3, null, null], id);
    assert.deepEqual(atLimit.covered, {to: String(heap), order: String(order), lost: String(lost)}, id);
    assert.equal(atLimit.limit.at, String(at), id);
    assert.ok(Number(atLimit.least) >= order, id);
  }
});

test("sums of a few heaps, by the words of their heaps", () => {
  for (const {id, code, heaps, outcome} of casesOf("sum")) {
    const to = Math.max(...heaps);
    const {phi, elements, table, lost_elements} = run("quotient", game(code), "--to", String(to));
    if (table === null) continue;
    const element = heaps.reduce((at, heap) => table[at][elements.indexOf(phi[heap])], 0);
    assert.equal(lost_elements.includes(elements[element]) ? "P" : "N", outcome, id);
  }
});

test("a game of heaps and the open address of its single heaps have one quotient", () => {
  for (const gameName of ["kayles", "dawsons-kayles", "take-and-break(0.123)", "subtraction(1,3,4)", "grundy"]) {
    const [quotient, openQuotient] = [gameName, `${gameName}:{n}`].map((text) => run("quotient", text, "--to", "16"));
    for (const field of ["order", "lost", "elements", "lost_elements", "phi", "table", "relations", "kernel"])
      assert.deepEqual(quotient[field], openQuotient[field], `${gameName} ${field}`);
  }
});

test("a rule of one's own has the quotient of the game that it is, and no period is said to be proved of it", () => {
  const taking = (/** @type {number} */ k) => `n -> n-${k}; n -> (a,b) where a>0 and b>0 and a+b=n-${k}`;
  for (const [rule, otherGame] of [
    [`heap-rule(${taking(1)}; ${taking(2)})`, "kayles"],
    ["heap-rule(n -> (a,b) where a+b=n and 0<a<b)", "grundy"],
    ["heap-rule(n -> n-k where k in {1,3,4})", "subtraction(1,3,4)"],
  ]) {
    const [quotient, otherQuotient] = [rule, otherGame].map((text) =>
      run("quotient", text, "--to", "24", "--certificate"),
    );
    for (const field of ["status", "order", "lost", "elements", "lost_elements", "phi", "table", "relations", "kernel"])
      assert.deepEqual(quotient[field], otherQuotient[field], `${rule} ${field}`);
    assert.deepEqual([quotient.proof, quotient.certificate], [null, null], rule);
  }
});

/** Node Kayles on a grid. */
function grid(/** @type {number} */ rows, /** @type {number} */ columns) {
  const edges = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns) edges.push(`${cell}-${cell + 1}`);
      if (row + 1 < rows) edges.push(`${cell}-${cell + columns}`);
    }
  return `node-kayles:${edges.join(" ")}`;
}

test("quotients of all that follows from a position", () => {
  let queryCount = 0;
  for (const {id, name, order, p_order} of casesOf("positions")) {
    const [, game, rows, columns] = /^(chomp|cram|node-kayles)_(\d)x(\d)$/.exec(name) ?? [];
    if (!game) continue;
    const address = game === "node-kayles" ? grid(Number(rows), Number(columns)) : `${game}:${rows}x${columns}`;
    const quotient = run("quotient", address);
    assert.deepEqual([quotient.order, quotient.lost], [String(order), String(p_order)], id);
    const {outcome} = run("analyze", address, "--play", "misere", "--moves", "none");
    assert.equal(quotient.outcome, outcome, id);
    // Each letter is the position that it names: alone, it is won if the letter is not in P.
    for (const [letter, generator] of Object.entries(quotient.generators))
      assert.equal(
        run("check", String(generator), "--play", "misere").wins,
        !quotient.lost_elements.includes(letter),
        id,
      );
    queryCount++;
  }
  assert.equal(queryCount, 8);
});

test("the quotient of a sum of two games is that of both together", () => {
  for (const address of [
    "kayles:9,5 + grundy:8",
    "dawsons-kayles:12 + kayles:5,4 + nim:2",
    "grundy:13 + kayles:5",
    "cram:3x3 + kayles:9,4",
  ]) {
    const {outcome, components, product, elements, lost_elements, table} = run("quotient", address);
    const element = components.reduce(
      (/** @type {number} */ at, /** @type {any} */ {element}) => table[at][elements.indexOf(element)],
      0,
    );
    assert.equal(elements[element], product, address);
    assert.equal(lost_elements.includes(product) ? "P" : "N", outcome, address);
    assert.equal(run("check", address, "--play", "misere").wins, outcome === "N", address);
  }
});

test("the genus of each heap, in full and shortly", () => {
  for (const {id, code, to, genus, short_to_20} of casesOf("genus")) {
    const genera = run("genus", game(code), "--to", String(to));
    assert.deepEqual(genera.genus, genus, id);
    assert.deepEqual(genera.short.slice(0, 21), short_to_20.slice(0, 21), id);
  }
});

test("the first wild heap of codes, its pair and its kind", () => {
  const isTame = (/** @type {string} */ genus) => {
    const [normal, digits] = genus.split("^");
    const misere = digits.includes(",") ? digits.split(",")[0] : digits[0];
    return normal === misere || (Number(normal) < 2 && Number(misere) < 2);
  };
  for (const {id, code, to, first_wild, pair, wild_kind, half_tame} of casesOf("tame")) {
    const {genus, classes} = run("genus", game(code), "--to", String(to));
    const firstWild = genus.findIndex((/** @type {string} */ genusText) => !isTame(genusText));
    assert.equal(firstWild, first_wild ?? -1, id);
    if (firstWild < 0) continue;
    assert.ok(genus[firstWild].startsWith(`${pair[0]}^${pair[1]}`), id);
    assert.equal(classes[firstWild], wild_kind, id);
    assert.equal(run("genus", `${game(code)}:${firstWild}`).half_tame, half_tame, id);
    assert.equal(run("genus", game(code), "--to", String(firstWild)).half_tame[firstWild], half_tame, id);
  }
});

test("canonical forms of heaps", () => {
  for (const {id, code, heap, form, options, birthday, genus, class: kind} of casesOf("canonical")) {
    const reply = run("form", `${game(code)}:${heap}`);
    assert.equal(reply.list, JSON.stringify(form), id);
    assert.deepEqual([reply.options, reply.birthday, reply.class], [String(options), String(birthday), kind], id);
    assert.ok([reply.genus, reply.short].includes(genus), id);
  }
});

test("what a canonical form leaves out can be answered by a move back to it", () => {
  let dropped = 0;
  for (const address of [
    "nim:3,5",
    "kayles:9",
    "dawsons-kayles:12",
    "take-and-break(0.75):9,4",
    "cram:3x3",
    "grundy:13 + nim:2",
    "nim:7,6,3",
    "kayles:7,6,4",
    "cram:2x5 + nim:4",
  ]) {
    const form = run("form", address);
    // Each of its moves has the same form when queried by itself.
    const {moves} = run("options", address, "--play", "misere");
    const leading = new Map(
      form.moves.flatMap((/** @type {any} */ row) =>
        row.from.map((/** @type {string[]} */ touch) => [touch.join(), row]),
      ),
    );
    assert.equal(leading.size, moves.length, address);
    for (const {touch, to} of moves) {
      const row = leading.get(touch.join());
      assert.equal(run("form", to).list, row.list, address);
      if (row.kept) continue;
      dropped++;
      const listsBack = run("form", to).moves.map((/** @type {any} */ move) => move.list);
      assert.ok(listsBack.includes(form.list), `${address}: ${to}`);
    }
    const keptMoves = form.moves.filter((/** @type {any} */ row) => row.kept);
    assert.equal(String(keptMoves.length), form.options, address);
    const lists = form.moves.map((/** @type {any} */ row) => row.list);
    assert.equal(new Set(lists).size, lists.length, address);
  }
  assert.ok(dropped > 30, String(dropped));
});

test("heaps of two games that are equal in every sum, and such that are not", () => {
  for (const {id, first, second, equal, told_apart_by} of casesOf("same")) {
    const [address, otherAddress] = [first, second].map(([code, heap]) => `${game(code)}:${heap}`);
    const comparison = run("form", address, "--other", otherAddress);
    assert.equal(comparison.equal, equal, id);
    assert.equal(comparison.told_apart_by === null, equal, id);
    if (told_apart_by) assert.ok(comparison.told_apart_by.length <= JSON.stringify(told_apart_by).length, id);
  }
  for (const {id, code, to, classes} of casesOf("equal-heaps"))
    for (const heaps of classes)
      for (const heap of heaps.slice(1).filter((/** @type {number} */ n) => n <= to))
        assert.equal(run("form", `${game(code)}:${heap}`, "--other", `${game(code)}:${heaps[0]}`).equal, true, id);
});

test("certificates of quotients are accepted by a checker of their own", () => {
  for (const {id, code, order, p_order, period, from, window} of casesOf("solution")) {
    if (window > 400) continue;
    const {certificate} = run("quotient", game(code), "--to", String(2 * (window + period)), "--certificate");
    const {valid, proved} = verdictOn(JSON.stringify(certificate));
    assert.equal(valid, true, id);
    assert.deepEqual(
      [proved.order, proved.lost, proved.from, proved.period],
      [order, p_order, from, period].map(String),
      id,
    );
  }
});

test("a forged certificate of a quotient is refused, or still true", async () => {
  // One process for all, since starting one each time would take most of the time.
  const sg = await createEngine();
  const games = [
    "take-and-break(0.123)",
    "subtraction(1,3,4)",
    "kayles",
    "take-and-break(0.75)",
    "take-and-break(0.3[1])",
  ];
  const genuine = games.map((gameName) =>
    JSON.stringify(run("quotient", gameName, "--to", "200", "--certificate").certificate),
  );
  const draw = createRandom(2005);
  const edits = isLong ? 20_000 : 3_000;
  let accepted = 0;
  for (let edit = 0; edit < edits; edit++) {
    const text = forge(genuine[edit % genuine.length], draw);
    const verdict = /** @type {any} */ (await sg.ask("check-certificate", {certificate: text}));
    if (!verdict.valid) continue;
    const {proved} = verdict;
    accepted++;
    const last = Number(proved.heaps) - 1;
    const quotient = run("quotient", `${proved.game}(${proved.rules})`, "--to", String(last));
    assert.deepEqual([quotient.order, quotient.lost], [proved.order, proved.lost], text);
    const {phi} = JSON.parse(text);
    // The words determine the elements: the same quotient but for their numbering.
    const names = new Map(quotient.phi.map((/** @type {string} */ word, /** @type {number} */ n) => [word, phi[n]]));
    assert.deepEqual(
      quotient.phi.map((/** @type {string} */ word) => names.get(word)),
      phi,
      text,
    );
    if (proved.period === null) continue;
    const farPhi = run("quotient", `${proved.game}(${proved.rules})`, "--to", String(3 * last + 100)).phi;
    for (let n = Number(proved.from); n + Number(proved.period) < farPhi.length; n++)
      assert.equal(farPhi[n], farPhi[n + Number(proved.period)], text);
  }
  sg.close();
  console.log(`evidence: forged-quotients ${edits} edits, ${accepted} accepted, all of them still true`);
  assert.ok(accepted < edits / 10);
});

/**
 * Winner and winning moves, found by trying every move of Kayles, 0.123 or 0.15 with the quotient of all heaps up to
 * the largest.
 */
function solveByTable(
  /** @type {string} */ gameName,
  /** @type {Record<number, number[]>} */ moves,
  /** @type {number[]} */ heaps,
) {
  const {elements, table, phi, lost_elements} = run("quotient", gameName, "--to", String(Math.max(...heaps)));
  const elementOf = phi.map((/** @type {string} */ word) => elements.indexOf(word));
  const lostElements = new Set(lost_elements.map((/** @type {string} */ word) => elements.indexOf(word)));
  const product = (/** @type {number[]} */ list) => list.reduce((x, heap) => table[x][elementOf[heap]], 0);
  const winning = heaps.flatMap((heap, i) => {
    const otherProduct = product(heaps.filter((_, j) => j !== i));
    return Object.entries(moves).flatMap(([taken, stay]) => {
      const remaining = heap - Number(taken);
      /** @type {number[][]} */
      const results = [];
      if (stay.includes(0) && remaining === 0) results.push([0]);
      if (stay.includes(1) && remaining > 0) results.push([remaining]);
      for (let a = 1; stay.includes(2) && a <= remaining - a; a++) results.push([a, remaining - a]);
      return results
        .filter((result) => lostElements.has(result.reduce((x, n) => table[x][elementOf[n]], otherProduct)))
        .map((result) => [i, ...result].join());
    });
  });
  return {outcome: lostElements.has(product(heaps)) ? "P" : "N", winning: winning.sort()};
}

test("large sums of heaps, with all their winning moves, as every move by the table says", () => {
  const draw = createRandom(77);
  /** @type {[string, Record<number, number[]>][]} */
  const games = [
    ["kayles", {1: [0, 1, 2], 2: [0, 1, 2]}],
    ["take-and-break(0.123)", {1: [0], 2: [1], 3: [0, 1]}],
    ["take-and-break(0.15)", {1: [0], 2: [0, 2]}],
  ];
  let listed = 0;
  for (let i = 0; i < 36; i++) {
    const [gameName, moves] = games[i % games.length];
    const heaps = Array.from({length: 1 + draw(5)}, () => 100 + draw(1500));
    const expected = solveByTable(gameName, moves, heaps);
    const answer = run("analyze", `${gameName}:${heaps}`, "--play", "misere", "--moves", "winning");
    assert.deepEqual(
      [answer.outcome, answer.moves.winning],
      [expected.outcome, String(expected.winning.length)],
      `${gameName}:${heaps}`,
    );
    if (expected.winning.length > 1000) continue;
    const touches = answer.moves.listed.map((/** @type {any} */ {touch}) => touch.join());
    assert.deepEqual(touches.sort(), expected.winning, `${gameName}:${heaps}`);
    listed += touches.length;
  }
  assert.ok(listed > 500);
});

test("sums of hundreds of heaps, who wins and which heaps have a winning move", () => {
  for (const {id, code, count, formula, outcome, heaps_with_a_winning_move, least_such_heap, after_move} of casesOf(
    "large-sum",
  )) {
    if (after_move) continue;
    const [a, b, c, m] = [formula.a, formula.b, formula.c, formula.m].map(BigInt);
    const heaps = Array.from({length: count}, (_, i) => Number(1n + ((a * BigInt(i * i) + b * BigInt(i) + c) % m)));
    const answer = run("analyze", `${game(code)}:${heaps}`, "--play", "misere", "--moves", "winning");
    assert.equal(answer.outcome, outcome, id);
    assert.equal(answer.moves.winning === "0", heaps_with_a_winning_move === 0, id);
    if (Number(answer.moves.winning) !== answer.moves.listed.length) continue;
    const movedHeaps = new Set(answer.moves.listed.map((/** @type {any} */ {touch}) => heaps[touch[0]]));
    assert.equal(movedHeaps.size, heaps_with_a_winning_move, id);
    assert.equal(Math.min(...movedHeaps), least_such_heap ?? Number.POSITIVE_INFINITY, id);
  }
});

test("the genus of a family of two names, each as it is alone, as far as it is known", () => {
  const genera = run("genus", "wythoff:{a},{b}", "--to", "6");
  assert.equal(genera.status, "solved");
  assert.deepEqual(
    genera.genus.map((/** @type {string[]} */ row) => row.length),
    Array(7).fill(7),
  );
  for (let a = 0; a <= 6; a++)
    for (let b = 0; b <= 6; b++) {
      const singleGenus = run("genus", `wythoff:${a},${b}`);
      const [genus, short, kind, half] = [genera.genus, genera.short, genera.classes, genera.half_tame].map(
        (rows) => rows[a][b],
      );
      assert.deepEqual(
        [genus, short, kind, half],
        [singleGenus.genus, singleGenus.short, singleGenus.class, singleGenus.half_tame],
        `${a},${b}`,
      );
    }
  const limited = run("genus", "wythoff:{a},{b}", "--to", "40", "--budget", "2000");
  assert.equal(limited.status, "limit");
  assert.equal(limited.genus.flat().length, Number(limited.limit.at));
  assert.equal(run("genus", "wythoff:{a},{b}", "--to", "2000").error.code, "too-big");
});

test("the genus of a family where some numbers are no position", () => {
  const square = run("genus", "chomp:{a}x{b}", "--to", "3");
  assert.equal(square.status, "solved");
  for (let a = 0; a <= 3; a++)
    for (let b = 0; b <= 3; b++) {
      const singleGenus = a === 0 || b === 0 ? null : run("genus", `chomp:${a}x${b}`).genus;
      assert.equal(square.genus[a][b], singleGenus, `${a}x${b}`);
    }
  assert.deepEqual(run("genus", "cram:{a}x2", "--to", "2").classes, [null, "nim", "nim"]);
  assert.equal(run("genus", "cram:0x{a}", "--to", "3").error.expects.key, "sides-from-1");
});
