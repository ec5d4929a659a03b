// What the engine says of misere play against published figures and cases that were found otherwise (tests/data/misere.json).
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {createEngine} from "sg-playground";
import {answerOf, verdictOn} from "../helpers/command.mjs";
import {isLong, oneOf} from "../helpers/effort.mjs";
import {drawing, forgedOf} from "../helpers/forgeries.mjs";

/** @type {any[]} */
const cases = JSON.parse(readFileSync("tests/data/misere.json", "utf8")).cases;
const of = (/** @type {string} */ kind) => cases.filter((one) => one.kind === kind);

const run = (/** @type {string[]} */ ...words) => answerOf(words);

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
  const longest = isLong ? 1e6 : 2000;
  for (const {id, code, order, p_order, period, from, window} of of("solution")) {
    if (window > longest) continue;
    const found = run("quotient", game(code), "--to", String(2 * (window + period)));
    assert.deepEqual([found.order, found.lost], [String(order), String(p_order)], id);
    assert.deepEqual(found.proof, {period: String(period), from: String(from), window: String(window)}, id);
  }
});

test("quotients that no end is found of are given up, with a lower bound", () => {
  for (const {id, code, last, at} of oneOf(4, of("gives-up"))) {
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

test("a rule of one's own has the quotient of the game that it is, and no period is said to be proved of it", () => {
  const taken = (/** @type {number} */ k) => `n -> n-${k}; n -> (a,b) where a>0 and b>0 and a+b=n-${k}`;
  for (const [rule, same] of [
    [`heap-rule(${taken(1)}; ${taken(2)})`, "kayles"],
    ["heap-rule(n -> (a,b) where a+b=n and 0<a<b)", "grundy"],
    ["heap-rule(n -> n-k where k in {1,3,4})", "subtraction(1,3,4)"],
  ]) {
    const [own, other] = [rule, same].map((text) => run("quotient", text, "--to", "24", "--certificate"));
    for (const field of ["status", "order", "lost", "elements", "lost_elements", "phi", "table", "relations", "kernel"])
      assert.deepEqual(own[field], other[field], `${rule} ${field}`);
    assert.deepEqual([own.proof, own.certificate], [null, null], rule);
  }
});

/** Node Kayles on a grid. */
function grid(/** @type {number} */ rows, /** @type {number} */ columns) {
  const edges = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (column + 1 < columns) edges.push(`${at}-${at + 1}`);
      if (row + 1 < rows) edges.push(`${at}-${at + columns}`);
    }
  return `node-kayles:${edges.join(" ")}`;
}

test("quotients of all that follows from a position", () => {
  let asked = 0;
  for (const {id, name, order, p_order} of of("positions")) {
    const [, game, rows, columns] = /^(chomp|cram|node-kayles)_(\d)x(\d)$/.exec(name) ?? [];
    if (!game) continue;
    const address = game === "node-kayles" ? grid(Number(rows), Number(columns)) : `${game}:${rows}x${columns}`;
    const found = run("quotient", address);
    assert.deepEqual([found.order, found.lost], [String(order), String(p_order)], id);
    const {outcome} = run("analyze", address, "--play", "misere", "--moves", "none");
    assert.equal(found.outcome, outcome, id);
    // Each letter is the position that it names: alone, it is won where the letter is not in P.
    for (const [letter, generator] of Object.entries(found.generators))
      assert.equal(run("check", String(generator), "--play", "misere").wins, !found.lost_elements.includes(letter), id);
    asked++;
  }
  assert.equal(asked, 8);
});

test("the quotient of a sum of two games is that of both together", () => {
  for (const address of [
    "kayles:9,5 + grundy:8",
    "dawsons-kayles:12 + kayles:5,4 + nim:2",
    "grundy:13 + kayles:5",
    "cram:3x3 + kayles:9,4",
  ]) {
    const {outcome, components, product, elements, lost_elements, table} = run("quotient", address);
    const place = components.reduce(
      (/** @type {number} */ at, /** @type {any} */ {element}) => table[at][elements.indexOf(element)],
      0,
    );
    assert.equal(elements[place], product, address);
    assert.equal(lost_elements.includes(product) ? "P" : "N", outcome, address);
    assert.equal(run("check", address, "--play", "misere").wins, outcome === "N", address);
  }
});

test("the genus of each heap, in full and shortly", () => {
  for (const {id, code, to, genus, short_to_20} of of("genus")) {
    const found = run("genus", game(code), "--to", String(to));
    assert.deepEqual(found.genus, genus, id);
    assert.deepEqual(found.short.slice(0, 21), short_to_20.slice(0, 21), id);
  }
});

test("the first wild heap of codes, its pair and its kind", () => {
  const isTame = (/** @type {string} */ genus) => {
    const [normal, digits] = genus.split("^");
    const misere = digits.includes(",") ? digits.split(",")[0] : digits[0];
    return normal === misere || (Number(normal) < 2 && Number(misere) < 2);
  };
  for (const {id, code, to, first_wild, pair, wild_kind, half_tame} of of("tame")) {
    const {genus, classes} = run("genus", game(code), "--to", String(to));
    const first = genus.findIndex((/** @type {string} */ one) => !isTame(one));
    assert.equal(first, first_wild ?? -1, id);
    if (first < 0) continue;
    assert.ok(genus[first].startsWith(`${pair[0]}^${pair[1]}`), id);
    assert.equal(classes[first], wild_kind, id);
    assert.equal(run("genus", `${game(code)}:${first}`).half_tame, half_tame, id);
    assert.equal(run("genus", game(code), "--to", String(first)).half_tame[first], half_tame, id);
  }
});

test("canonical forms of heaps", () => {
  for (const {id, code, heap, form, options, birthday, genus, class: kind} of of("canonical")) {
    const found = run("form", `${game(code)}:${heap}`);
    assert.equal(found.list, JSON.stringify(form), id);
    assert.deepEqual([found.options, found.birthday, found.class], [String(options), String(birthday), kind], id);
    assert.ok([found.genus, found.short].includes(genus), id);
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
    const found = run("form", address);
    // The same form for each of its moves, asked one by one.
    const {moves} = run("options", address, "--play", "misere");
    const leading = new Map(
      found.moves.flatMap((/** @type {any} */ row) =>
        row.from.map((/** @type {string[]} */ touch) => [touch.join(), row]),
      ),
    );
    assert.equal(leading.size, moves.length, address);
    for (const {touch, to} of moves) {
      const row = leading.get(touch.join());
      assert.equal(run("form", to).list, row.list, address);
      if (row.kept) continue;
      dropped++;
      const back = run("form", to).moves.map((/** @type {any} */ one) => one.list);
      assert.ok(back.includes(found.list), `${address}: ${to}`);
    }
    const kept = found.moves.filter((/** @type {any} */ row) => row.kept);
    assert.equal(String(kept.length), found.options, address);
    const lists = found.moves.map((/** @type {any} */ row) => row.list);
    assert.equal(new Set(lists).size, lists.length, address);
  }
  assert.ok(dropped > 30, String(dropped));
});

test("heaps of two games that are equal in every sum, and such that are not", () => {
  for (const {id, first, second, equal, told_apart_by} of of("same")) {
    const [one, other] = [first, second].map(([code, heap]) => `${game(code)}:${heap}`);
    const found = run("form", one, "--other", other);
    assert.equal(found.equal, equal, id);
    assert.equal(found.told_apart_by === null, equal, id);
    if (told_apart_by) assert.ok(found.told_apart_by.length <= JSON.stringify(told_apart_by).length, id);
  }
  for (const {id, code, to, classes} of of("equal-heaps"))
    for (const heaps of classes)
      for (const heap of heaps.slice(1).filter((/** @type {number} */ n) => n <= to))
        assert.equal(run("form", `${game(code)}:${heap}`, "--other", `${game(code)}:${heaps[0]}`).equal, true, id);
});

test("certificates of quotients are accepted by a checker of their own", () => {
  for (const {id, code, order, p_order, period, from, window} of of("solution")) {
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
  // Within one process: most of the time of so many would else be their start.
  const sg = await createEngine();
  const games = [
    "take-and-break(0.123)",
    "subtraction(1,3,4)",
    "kayles",
    "take-and-break(0.75)",
    "take-and-break(0.3[1])",
  ];
  const genuine = games.map((one) => JSON.stringify(run("quotient", one, "--to", "200", "--certificate").certificate));
  const draw = drawing(2005);
  const edits = isLong ? 20_000 : 3_000;
  let accepted = 0;
  for (let edit = 0; edit < edits; edit++) {
    const text = forgedOf(genuine[edit % genuine.length], draw);
    const verdict = /** @type {any} */ (await sg.ask("check-certificate", {certificate: text}));
    if (!verdict.valid) continue;
    const {proved} = verdict;
    accepted++;
    const last = Number(proved.heaps) - 1;
    const own = run("quotient", `${proved.game}(${proved.rules})`, "--to", String(last));
    assert.deepEqual([own.order, own.lost], [proved.order, proved.lost], text);
    const {phi} = JSON.parse(text);
    // One element for one word: the same but for the numbers of elements.
    const names = new Map(own.phi.map((/** @type {string} */ word, /** @type {number} */ n) => [word, phi[n]]));
    assert.deepEqual(
      own.phi.map((/** @type {string} */ word) => names.get(word)),
      phi,
      text,
    );
    if (proved.period === null) continue;
    const far = run("quotient", `${proved.game}(${proved.rules})`, "--to", String(3 * last + 100)).phi;
    for (let n = Number(proved.from); n + Number(proved.period) < far.length; n++)
      assert.equal(far[n], far[n + Number(proved.period)], text);
  }
  sg.close();
  console.log(`evidence: forged-quotients ${edits} edits, ${accepted} accepted, all of them still true`);
  assert.ok(accepted < edits / 10);
});

/** Who wins and how, by going through every move of Kayles, 0.123 or 0.15 with the quotient of all heaps up to the largest. */
function byTheTable(
  /** @type {string} */ own,
  /** @type {Record<number, number[]>} */ moves,
  /** @type {number[]} */ heaps,
) {
  const {elements, table, phi, lost_elements} = run("quotient", own, "--to", String(Math.max(...heaps)));
  const at = phi.map((/** @type {string} */ word) => elements.indexOf(word));
  const lost = new Set(lost_elements.map((/** @type {string} */ word) => elements.indexOf(word)));
  const product = (/** @type {number[]} */ some) => some.reduce((x, heap) => table[x][at[heap]], 0);
  const winning = heaps.flatMap((heap, i) => {
    const rest = product(heaps.filter((_, j) => j !== i));
    return Object.entries(moves).flatMap(([taken, stay]) => {
      const left = heap - Number(taken);
      /** @type {number[][]} */
      const all = [];
      if (stay.includes(0) && left === 0) all.push([0]);
      if (stay.includes(1) && left > 0) all.push([left]);
      for (let a = 1; stay.includes(2) && a <= left - a; a++) all.push([a, left - a]);
      return all
        .filter((kept) => lost.has(kept.reduce((x, n) => table[x][at[n]], rest)))
        .map((kept) => [i, ...kept].join());
    });
  });
  return {outcome: lost.has(product(heaps)) ? "P" : "N", winning: winning.sort()};
}

test("large sums of heaps, with all their winning moves, as every move by the table says", () => {
  const draw = drawing(77);
  /** @type {[string, Record<number, number[]>][]} */
  const games = [
    ["kayles", {1: [0, 1, 2], 2: [0, 1, 2]}],
    ["take-and-break(0.123)", {1: [0], 2: [1], 3: [0, 1]}],
    ["take-and-break(0.15)", {1: [0], 2: [0, 2]}],
  ];
  let listed = 0;
  for (let i = 0; i < 36; i++) {
    const [own, moves] = games[i % games.length];
    const heaps = Array.from({length: 1 + draw(5)}, () => 100 + draw(1500));
    const wanted = byTheTable(own, moves, heaps);
    const found = run("analyze", `${own}:${heaps}`, "--play", "misere", "--moves", "winning");
    assert.deepEqual(
      [found.outcome, found.moves.winning],
      [wanted.outcome, String(wanted.winning.length)],
      `${own}:${heaps}`,
    );
    if (wanted.winning.length > 1000) continue;
    const touches = found.moves.listed.map((/** @type {any} */ {touch}) => touch.join());
    assert.deepEqual(touches.sort(), wanted.winning, `${own}:${heaps}`);
    listed += touches.length;
  }
  assert.ok(listed > 500);
});

test("sums of hundreds of heaps, who wins and which heaps have a winning move", () => {
  for (const {id, code, count, formula, outcome, heaps_with_a_winning_move, least_such_heap, after_move} of of(
    "large-sum",
  )) {
    if (after_move) continue;
    const [a, b, c, m] = [formula.a, formula.b, formula.c, formula.m].map(BigInt);
    const heaps = Array.from({length: count}, (_, i) => Number(1n + ((a * BigInt(i * i) + b * BigInt(i) + c) % m)));
    const found = run("analyze", `${game(code)}:${heaps}`, "--play", "misere", "--moves", "winning");
    assert.equal(found.outcome, outcome, id);
    assert.equal(found.moves.winning === "0", heaps_with_a_winning_move === 0, id);
    if (Number(found.moves.winning) !== found.moves.listed.length) continue;
    const moved = new Set(found.moves.listed.map((/** @type {any} */ {touch}) => heaps[touch[0]]));
    assert.equal(moved.size, heaps_with_a_winning_move, id);
    assert.equal(Math.min(...moved), least_such_heap ?? Number.POSITIVE_INFINITY, id);
  }
});

test("the genus of a family of two names, each as it is alone, as far as it is known", () => {
  const found = run("genus", "wythoff:{a},{b}", "--to", "6");
  assert.equal(found.status, "solved");
  assert.deepEqual(
    found.genus.map((/** @type {string[]} */ row) => row.length),
    Array(7).fill(7),
  );
  for (let a = 0; a <= 6; a++)
    for (let b = 0; b <= 6; b++) {
      const alone = run("genus", `wythoff:${a},${b}`);
      const [genus, short, kind, half] = [found.genus, found.short, found.classes, found.half_tame].map(
        (rows) => rows[a][b],
      );
      assert.deepEqual(
        [genus, short, kind, half],
        [alone.genus, alone.short, alone.class, alone.half_tame],
        `${a},${b}`,
      );
    }
  const cut = run("genus", "wythoff:{a},{b}", "--to", "40", "--budget", "2000");
  assert.equal(cut.status, "limit");
  assert.equal(cut.genus.flat().length, Number(cut.limit.at));
  assert.equal(run("genus", "wythoff:{a},{b}", "--to", "2000").error.code, "too-big");
});

test("the genus of a family where some numbers are no position", () => {
  const square = run("genus", "chomp:{a}x{b}", "--to", "3");
  assert.equal(square.status, "solved");
  for (let a = 0; a <= 3; a++)
    for (let b = 0; b <= 3; b++) {
      const alone = a === 0 || b === 0 ? null : run("genus", `chomp:${a}x${b}`).genus;
      assert.equal(square.genus[a][b], alone, `${a}x${b}`);
    }
  assert.deepEqual(run("genus", "cram:{a}x2", "--to", "2").classes, [null, "nim", "nim"]);
  assert.equal(run("genus", "cram:0x{a}", "--to", "3").error.expects.key, "sides-from-1");
});
