// Patterns in tables of values: each kind of fit on tables made for it and on near misses, and on games, with the
// engine's own values.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
const load = (file) => sources.load(`/web/sequences/${file}.ts`);
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
});
after(() => {
  sg.close();
});

const length = 240;
const table = (valueAt) => Uint32Array.from({length}, (_, n) => valueAt(n));
const two = (n) => (n % 2 === 1 ? 0 : 1 + two(n / 2));
const three = (n) => (n % 3 !== 0 ? 0 : 1 + three(n / 3));
const ones = (n) => n.toString(2).replaceAll("0", "").length;
const odd = (n) => n / 2 ** two(n);

/** Representation as a sum of Fibonacci numbers, the largest first. */
function parts(n) {
  let [a, b] = [1, 2];
  const numbers = [a];
  for (; b <= n; [a, b] = [b, a + b]) numbers.push(b);
  const parts = [];
  let remaining = n;
  for (const number of numbers.reverse())
    if (number <= remaining) {
      parts.push(number);
      remaining -= number;
    }
  return parts;
}

/**
 * For each kind, tables that fit it, made without the page's own functions, and the first heap from which on they do.
 */
const families = {
  constant: [() => 0, () => 3],
  identity: [(n) => n],
  period: [2, 5, 12, 34].map((p) => (n) => ((n % p) * 7) % 5),
  growth: [2, 4, 9].map((p) => (n) => 3 * Math.floor(n / p) + [2, 0, 1, 4, 2, 2, 0, 5, 1][n % p]),
  modulo: [2, 3, 4, 17, 40].flatMap((m) => [0, 1, m - 1].map((s) => (n) => (n + s) % m)),
  quotient: [2, 3, 10].flatMap((k) => [0, 1].map((s) => (n) => Math.floor((n + s) / k))),
  xor: [1, 2, 5, 12].map((c) => (n) => n ^ c),
  and: [1, 3, 6, 13].map((c) => (n) => n & c),
  or: [1, 4, 10].map((c) => (n) => n | c),
  gray: [(n) => n ^ (n >> 1), (n) => (n + 1) ^ ((n + 1) >> 1)],
  dividing2: [1, 2, 3].map((s) => (n) => two(n + s)).concat((n) => two(n + 1) + 1),
  dividing3: [1, 2].map((s) => (n) => three(n + s)),
  lowBit: [1, 3].map((s) => (n) => 2 ** two(n + s)),
  odd: [1, 2].map((s) => (n) => odd(n + s)),
  halfOdd: [1, 2].map((s) => (n) => (odd(n + s) - 1) / 2),
  ones: [0, 1, 3].map((s) => (n) => ones(n + s)),
  parity: [0, 2].map((s) => (n) => ones(n + s) % 2),
  highBit: [1, 3].map((s) => (n) => (n + s).toString(2).length - 1),
  root: [0, 2].map((s) => (n) => Math.floor(Math.sqrt(n + s) + 1e-9)),
  golden: [0, 1].map((s) => (n) => Math.floor((n + s) * ((1 + 5 ** 0.5) / 2))),
  goldenSquare: [0, 1].map((s) => (n) => Math.floor((n + s) * ((3 + 5 ** 0.5) / 2))),
  silver: [0, 1].map((s) => (n) => Math.floor((n + s) * 2 ** 0.5)),
  smallestPart: [1, 2].map((s) => (n) => parts(n + s).at(-1)),
  partsOf: [0, 1].map((s) => (n) => parts(n + s).length),
};

test("each closed form is found on tables of it, and none on a table that another third breaks", async () => {
  const {fitsIn} = await load("patterns/find");
  let tables = 0;
  for (const [kind, functions] of Object.entries(families))
    for (const valueAt of functions) {
      const values = table(valueAt);
      const kindsOf = (values) => fitsIn(values, null).filter((fit) => fit.kind === kind);
      const [fit] = kindsOf(values);
      assert.deepEqual(fit?.exceptions, [], `${kind} ${functions.indexOf(valueAt)}`);
      assert.equal(fit.ground, "observed");
      assert.equal(fit.to, length - 1);
      const broken = values.slice();
      broken[17] += 1000;
      assert.deepEqual(kindsOf(broken)[0]?.exceptions, [17], `${kind} ${functions.indexOf(valueAt)} with an exception`);
      const late = values.slice();
      late[length - 9] += 1000;
      assert.deepEqual(kindsOf(late), [], `${kind} ${functions.indexOf(valueAt)} broken`);
      tables++;
    }
  console.log(`evidence: patterns ${tables} tables, each found, with an exception, and refused`);
});

test("no closed form is found where there is none", async () => {
  const {fitsIn} = await load("patterns/find");
  let state = 1;
  for (let run = 0; run < 50; run++) {
    const values = table(() => {
      state = (state * 48271) % 2147483647;
      return state % 9;
    });
    assert.deepEqual(fitsIn(values, null), []);
  }
});

const lostFamilies = {
  none: [() => false],
  only: [(n) => n === 0, (n) => n < 3 || n === 7],
  residues: [(n) => n % 7 === 0 || n % 7 === 2, (n) => n % 5 === 3],
  multiples: [3, 4, 11].map((m) => (n) => n % m === 0),
  powers: [0, 1].map((s) => (n) => n + s > 0 && Number.isInteger(Math.log2(n + s))),
  fibonacci: [(n) => [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233].includes(n)],
  squares: [0, 1].map((s) => (n) => Number.isInteger(Math.sqrt(n + s))),
  triangular: [(n) => Number.isInteger(Math.sqrt(8 * n + 1))],
  evil: [0, 1].map((s) => (n) => ones(n + s) % 2 === 0),
  odious: [(n) => ones(n) % 2 === 1],
  evenlyDivided: [(n) => n > 0 && two(n) % 2 === 0, (n) => two(n + 1) % 2 === 0],
  oddlyDivided: [(n) => n > 0 && two(n) % 2 === 1],
  lowerWythoff: [(n) => n > 0 && table((k) => Math.floor(k * ((1 + 5 ** 0.5) / 2))).includes(n)],
  upperWythoff: [(n) => n > 0 && table((k) => Math.floor(k * ((3 + 5 ** 0.5) / 2))).includes(n)],
  recurrence: [
    (n) => [1, 3, 4, 7, 11, 18, 29, 47, 76, 123, 199].includes(n),
    (n) => [2, 5, 11, 23, 47, 95, 191].includes(n),
  ],
};

test("what the lost heaps are is found, and refused where one of the last third is not", async () => {
  const {fitsIn} = await load("patterns/find");
  for (const [kind, tables] of Object.entries(lostFamilies))
    for (const is of tables) {
      const values = table((n) => (is(n) ? 0 : 1 + ((n * n) % 7)));
      const kindsOf = (values) => fitsIn(values, null).filter((fit) => fit.kind === kind);
      const about = `${kind} ${tables.indexOf(is)}`;
      assert.deepEqual(kindsOf(values)[0]?.exceptions, [], about);
      const late = values.slice();
      const at = length - 11;
      late[at] = late[at] === 0 ? 9 : 0;
      assert.deepEqual(kindsOf(late), [], `${about} broken`);
    }
});

test("each lost heap beside the one before, in thousandths and exact", async () => {
  const {stepsOf} = await load("patterns/lost");
  assert.deepEqual(stepsOf([0, 1, 2, 3, 5]), [
    {difference: 1, thousandths: null},
    {difference: 1, thousandths: 2000n},
    {difference: 1, thousandths: 1500n},
    {difference: 2, thousandths: 1666n},
  ]);
});

test("Beatty numbers are exact beyond what a fraction holds", async () => {
  const {beatty, lower, root, zeckendorf} = await load("patterns/integers");
  for (let n = 0n; n < 5000n; n++) assert.ok(root(n) ** 2n <= n && (root(n) + 1n) ** 2n > n);
  for (const n of [29_999_999, 30_000_000, 30_000_001, 2 ** 40 + 1]) {
    const wide = BigInt(n);
    assert.equal(BigInt(lower(n)), (wide + root(5n * wide * wide)) / 2n);
    assert.equal(BigInt(beatty(n, 0, 2, 1)), root(2n * wide * wide));
  }
  for (let n = 1; n < 2000; n++) assert.deepEqual(zeckendorf(n), parts(n));
});

const fitsOf = async (game, to) => {
  const {fitsOf} = await load("patterns/find");
  const fits = fitsOf(await sg.tabulate(game, {to}));
  return fits.map(({formula, ground, exceptions}) => [ground, formula, exceptions.join(" ")]);
};

test("games are said to be what they are known to be", async () => {
  assert.deepEqual(await fitsOf("kayles", 300), [
    ["proved", "g(n + 12) = g(n)", "0 3 6 9 11 15 18 21 22 28 34 39 57 70"],
    ["proved", "n ∈ {0}", ""],
  ]);
  assert.deepEqual(await fitsOf("nim", 100), [
    ["theorem", "g(n + 1) = g(n) + 1", ""],
    ["theorem", "g(n) = n", ""],
    ["theorem", "n ∈ {0}", ""],
  ]);
  assert.deepEqual(await fitsOf("bash(3)", 100), [
    ["theorem", "g(n + 4) = g(n)", ""],
    ["theorem", "g(n) = n mod 4", ""],
    ["theorem", "g(n) = n and 3", ""],
    ["theorem", "n ≡ 0 (mod 4)", ""],
  ]);
  assert.deepEqual(await fitsOf("lasker", 200), [
    ["theorem", "g(n + 4) = g(n) + 4", "0"],
    ["theorem", "n ∈ {0}", ""],
  ]);
  assert.deepEqual(await fitsOf("fibonacci-nim", 1000), [
    ["theorem", "n = F(k)", ""],
    ["theorem", "L(k) = L(k − 1) + L(k − 2)", ""],
  ]);
  assert.deepEqual(await fitsOf("subtraction(!1,3)", 200), [
    ["proved", "g(n + 2) = g(n) + 1", ""],
    ["proved", "g(n) = ⌊n / 2⌋", ""],
    ["proved", "n ∈ {0, 1}", ""],
  ]);
  assert.deepEqual(await fitsOf("grundy", 500), []);
});

const byTheorem = [
  ...["nim", "pass-nim", "bash(3)", "bash(6)", "bounded-nim(4)", "lasker", "subtraction(powers-of-2)"],
  ...["subtraction(prime-powers)", "interval-subtraction(2,5)", "interval-subtraction(3,4)", "fibonacci-nim"],
  ...["dynamic-nim(1)", "mark"],
];

test("a theorem has its source, and is what the engine says of heaps past any table", async () => {
  const {readFileSync} = await import("node:fs");
  const {theoremOf} = await load("theorems");
  const {fitsOf} = await load("patterns/find");
  const references = readFileSync("docs/references.md", "utf8");
  const fibonacci = [987, 17711, 2178309, 1134903170, 12586269025];
  const others = [1000, 32768, 99999, 1048576, 3 * 2 ** 21, 1e9 + 7, 2 ** 33, 10 ** 10 + 33];
  for (const game of byTheorem) {
    const {by: author} = theoremOf(game) ?? {};
    if (author) assert.match(references, new RegExp(`\\*\\*${author.toLowerCase().replace(" ", "")}\\*\\*`), game);
    const fits = fitsOf(await sg.tabulate(game, {to: 400})).filter(({ground}) => ground === "theorem");
    assert.notEqual(fits.length, 0, game);
    for (const n of [...fibonacci, ...others]) {
      const {grundy, outcome, ground} = await sg.analyze(`${game}:${n}`, {moves: "none"});
      assert.match(ground, /theorem|table/);
      for (const {formula, of: subject, at} of fits.filter(({kind}) => !/^(?:and|xor|or)$/.test(kind))) {
        if (subject === "values") assert.equal(String(at(n)), grundy, `${game} ${n} ${formula}`);
        else assert.equal(at(n) === 0, outcome === "P", `${game} ${n} ${formula}`);
      }
    }
  }
});

test("a game without a theorem has none, whatever its table looks like", async () => {
  const {theoremOf} = await load("theorems");
  for (const game of ["end-nim", "kayles", "dynamic-nim(2)", "bash", "subtraction(fibonacci)", "nim2"])
    assert.equal(theoremOf(game), null, game);
});

test("of pairs, what is proved is said to be, and no more", async () => {
  const {theoremOfPairs} = await load("theorems");
  const {pairsOf} = await load("request-pairs");
  const {squareFits} = await load("patterns/squares");
  const provedFormulas = async (game) => {
    const pairs = await pairsOf(sg, {game, to: 24, play: null, onProgress() {}});
    const formulas = theoremOfPairs(pairs.open)?.formulas ?? [];
    return squareFits(pairs).flatMap(({formula}) => (formulas.includes(formula) ? [formula] : []));
  };
  assert.deepEqual(await provedFormulas("nim:{a},{b}"), ["g(a, b) = a xor b", "a = b"]);
  assert.deepEqual(await provedFormulas("wythoff:{a},{b}"), ["{a, b} = {⌊φ·k⌋, ⌊φ·k⌋ + k}"]);
  assert.deepEqual(await provedFormulas("kayles:{a},{b}"), []);
});

test("no table says that nobody knows", async () => {
  for (const {patterns} of await sources.languages()) {
    assert.doesNotMatch(JSON.stringify(patterns), /nobody|尚无定论/i);
    assert.match(patterns.about, /does not prove|没有证明/);
  }
});

test("what is proved holds far beyond the table", async () => {
  const {fitsOf} = await load("patterns/find");
  for (const game of [
    "kayles",
    "dawsons-kayles",
    "subtraction(1,3,4)",
    "subtraction(2,3,7)",
    "subtraction(!1,3)",
    "take-and-break(0.137)",
  ]) {
    const fits = fitsOf(await sg.tabulate(game, {to: 400})).filter(({ground}) => ground === "proved");
    const {values} = await sg.tabulate(game, {to: 20_000});
    assert.notEqual(fits.length, 0);
    for (const fit of fits)
      for (let n = 401; n <= 20_000; n++)
        assert.equal(
          fit.of === "values" ? fit.at(n) : fit.at(n) === 0,
          fit.of === "values" ? values[n] : values[n] === 0,
        );
  }
});

test("a game with the same values is named, moved by some heaps too, and proved where both periods are", async () => {
  const {gameFit, namedGames} = await load("patterns/games");
  const gameFits = async (game) => {
    const tabulation = await sg.tabulate(game, {to: 500});
    const fits = [];
    for (const namedGame of namedGames) {
      const fit = gameFit(tabulation, namedGame, await sg.tabulate(namedGame.game, {to: 503}));
      if (fit) fits.push([fit.ground, fit.formula]);
    }
    return fits;
  };
  assert.deepEqual((await gameFits("take-and-break(0.07)")).slice(0, 1), [["proved", "g(n) = dawsons-chess(n − 1)"]]);
  assert.deepEqual(await gameFits("grundy"), []);
  assert.deepEqual(await gameFits("bash(3)"), []);
});

/** Numbers as the encyclopedia prints them. */
const printedNumbers = {
  A002186: [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8],
  A002187: [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4],
  A002188: [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4],
};

test("the sequences that games are called by begin as the engine's own values", async () => {
  const {namedGames} = await load("patterns/games");
  for (const {game, oeis} of namedGames) {
    if (!oeis) continue;
    const {values} = await sg.tabulate(game, {to: 60});
    assert.deepEqual([...values.subarray(oeis.from, oeis.from + 34)], printedNumbers[oeis.number], game);
  }
});

const square = (side, valueAt) => {
  const values = new Int32Array((side + 1) ** 2);
  const outcomes = [];
  for (let a = 0; a <= side; a++) {
    let row = "";
    for (let b = 0; b <= side; b++) {
      values[a * (side + 1) + b] = valueAt(a, b);
      row += valueAt(a, b) === 0 ? "P" : "N";
    }
    outcomes.push(row);
  }
  return {open: "", game: "", sign: ",", spell: () => "", side, values, outcomes, unknown: 0};
};

test("squares: by the two numbers, their remainders, their difference, their sum", async () => {
  const {squareFits} = await load("patterns/squares");
  const forms = {
    xorOf: (a, b) => a ^ b,
    sumOf: (a, b) => a + b,
    differenceOf: (a, b) => Math.abs(a - b),
    smallerOf: (a, b) => Math.min(a, b) + 1,
    largerOf: (a, b) => Math.max(a, b),
    flat: () => 2,
    classes: (a, b) => (a % 3) * (b % 4),
    diagonals: (a, b) => (((a - b) ** 2 + 3 * (a - b)) % 11) + 11,
    antidiagonals: (a, b) => ((a + b) ** 2 * 7) % 13,
    lostEqual: (a, b) => Number(a !== b) * (1 + ((a * b * b) % 5)),
    lostClasses: (a, b) => Number((a % 3) * (b % 2) !== 0) * (1 + ((a * a * b) % 5)),
  };
  for (const [kind, valueAt] of Object.entries(forms)) {
    const kinds = (valueAt) => squareFits(square(36, valueAt)).filter((fit) => fit.kind === kind);
    assert.deepEqual(kinds(valueAt)[0]?.exceptions, [], kind);
    const early = (a, b) => (a === 4 && b === 9 ? 77 * Number(valueAt(a, b) === 0) : valueAt(a, b));
    const isSame = early(4, 9) === valueAt(4, 9);
    // The pairs themselves give the remainders.
    if (!isSame && !/lasses/.test(kind)) assert.deepEqual(kinds(early)[0]?.exceptions, [[4, 9]], kind);
    assert.deepEqual(
      kinds((a, b) => (a === 31 && b === 33 ? (valueAt(a, b) === 0 ? 99 : 0) : valueAt(a, b))),
      [],
      `${kind} broken`,
    );
  }
});

test("Wythoff's lost pairs are a Beatty sequence, those of Nim equal heaps", async () => {
  const {squareFailureOf, squareFits} = await load("patterns/squares");
  const {pairsOf} = await load("request-pairs");
  const query = {play: null, signal: new AbortController().signal, onProgress() {}};
  const pairs = (game, to) => pairsOf(sg, {game, to, ...query});
  const wythoff = squareFits(await pairs("wythoff", 40));
  assert.deepEqual(
    wythoff.map(({formula}) => formula),
    ["{a, b} = {⌊φ·k⌋, ⌊φ·k⌋ + k}"],
  );
  assert.equal(squareFailureOf(wythoff[0], await pairs("wythoff", 90)), null);
  const nim = squareFits(await pairs("nim:{a},{b}", 40));
  assert.deepEqual(
    nim.map(({kind}) => kind),
    ["xorOf", "lostEqual"],
  );
  assert.notEqual(squareFailureOf(nim[1], await pairs("wythoff", 90)), null);
});

test("further values say where a fit fails", async () => {
  const {failureOf, fitsIn} = await load("patterns/find");
  const [first] = fitsIn(
    table((n) => n % 4),
    null,
  );
  const longerTable = (valueAt) => Uint32Array.from({length: 2 * length}, (_, n) => valueAt(n));
  assert.equal(
    failureOf(
      first,
      longerTable((n) => n % 4),
    ),
    null,
  );
  assert.deepEqual(
    failureOf(
      first,
      longerTable((n) => (n === 300 ? 9 : n % 4)),
    ),
    {n: 300, value: 9},
  );
});
