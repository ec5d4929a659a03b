// Inputs at the limits of each contest problem, the same in every run.
const many = (count, make) => Array.from({length: count}, (_, i) => make(i));
const lines = (rows) => `${rows.map((row) => [row].flat().join(" ")).join("\n")}\n`;

/** Returns a generator of pseudorandom integers from 1 to `max`. */
function random(seed) {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * max);
  };
}
const draw = random(20);

const heaps = (count, max) => [[count], many(count, () => draw(max))];
const cases = (count, make) => many(count, make).flat();
const counted = (count, make) => lines([[count], ...cases(count, make)]);

/** A path with a triangle on every other vertex. */
function christmasTree() {
  const path = many(48, (v) => [v + 1, v + 2]);
  const gifts = many(24, (i) => [2 * i + 2, 50 + 2 * i]);
  const edges = [
    ...path,
    ...gifts.flatMap(([v, g]) => [
      [v, g],
      [g, g + 1],
      [g + 1, v],
    ]),
  ];
  return [[99, edges.length], ...edges];
}

function everyArc(vertices) {
  const arcs = many(vertices, (i) => many(vertices - i - 1, (j) => [i + 1, i + j + 2, letter()])).flat();
  return lines([[vertices, arcs.length], ...arcs]);
}
const letter = () => String.fromCharCode(96 + draw(26));

function rowOfPieces() {
  const cells = many(20, (i) => i + 1).filter(() => draw(2) === 1);
  return [cells.length, ...cells];
}

/** All strengths up to the limit, no two of them equal. */
function triangle(generals) {
  const pairs = (generals * (generals - 1)) / 2;
  return [[generals], many(pairs, (i) => ((i + 1) * 7919) % 1_000_003)];
}

/** A set of up to a hundred numbers, then positions of up to a hundred heaps. */
function sNim() {
  const positions = many(100, () => heaps(100, 10_000).flat());
  return [[100, ...many(100, () => draw(10_000))], [100], ...positions];
}

/** Equally many letters of either colour, often two equal ones side by side. */
function alternating(cells) {
  return many(cells, (i) => "RB"[(i + Math.floor(i / 7)) % 2]).join("");
}

/** Two different cells. */
function pair(width) {
  const one = draw(width);
  const other = draw(width - 1);
  return [one, other < one ? other : other + 1];
}

/** Arcs to greater vertices, then positions of ten tokens. */
function boardWithTokens() {
  const leads = (v) => many(Math.min(20, 999 - v), () => v + draw(999 - v)).filter((w, i, all) => all.indexOf(w) === i);
  const arcs = many(1000, (v) => leads(v));
  return [
    [1000],
    ...arcs.map((out) => [out.length, ...out]),
    ...many(100, () => [10, ...many(10, () => draw(1000) - 1)]),
    [0],
  ];
}

export const inputs = {
  "acwing-235": () => lines(cases(100, () => heaps(100, 1000))),
  "atcoder-agc017d": () => lines([[1e5], ...many(1e5 - 1, (i) => [draw(i + 1), i + 2])]),
  "atcoder-abc297g": () => lines([[200_000, 777, 7777], many(200_000, () => draw(1e9))]),
  "atcoder-dp-k": () => lines([[100, 1e5], many(100, (i) => 1 + i * 997)]),
  "cf-1704f": () => counted(10, () => [[50_000], [alternating(50_000)]]),
  "cf-305e": () => lines([[many(5000, () => "ab"[draw(2) - 1]).join("")]]),
  "cf-455b": () => lines([[1000, 1e9], ...many(1000, () => [many(100, () => "ab"[draw(2) - 1]).join("")])]),
  "cf-603c": () => lines([[1e5, 1e9], many(1e5, () => draw(1e9))]),
  "cf-768e": () => lines([[1e6], ...many(1e6, () => [draw(60)])]),
  "cf-850c": () => lines([[100], many(100, () => draw(1e9))]),
  "cf-917b": () => everyArc(100),
  "codechef-matchs": () => counted(1e5, () => [[draw(1e15), draw(1e15)]]),
  "hdu-1536": () => lines([...cases(10, sNim), [0]]),
  "hdu-1729": () => lines([...cases(100, () => [[50], ...many(50, () => [1e6, draw(1e6)])]), [0]]),
  "hdu-1730": () => lines(cases(10, () => [[1000, 100], ...many(1000, () => pair(100))])),
  "hdu-1846": () => counted(1000, () => [[draw(1000), draw(1000)]]),
  "hdu-1847": () => lines(many(1000, () => [draw(1000)])),
  "hdu-1848": () => lines([...many(1000, () => [draw(1000), draw(1000), draw(1000)]), [0, 0, 0]]),
  "hdu-1849": () => lines([...cases(100, () => heaps(1000, 10_000)), [0]]),
  "hdu-1850": () => lines([...cases(1000, () => heaps(100, 1e6)), [0]]),
  "hdu-1907": () => counted(474, () => heaps(47, 4747)),
  "hdu-2147": () => lines([...many(1000, () => [draw(2000), draw(2000)]), [0, 0]]),
  "hdu-2149": () => lines(many(1000, () => [draw(1099), draw(1099)])),
  "hdu-2176": () => lines([...cases(2, () => heaps(200_000, 1e9)), [0]]),
  "hdu-2177": () => lines([...many(1000, () => [draw(1e6), draw(1e6)].sort((a, b) => a - b)), [0, 0]]),
  "hdu-2188": () => counted(1000, () => [[draw(10_000), draw(10_000)]]),
  "hdu-2486": () => counted(20, () => [[1e8 - draw(1000), 1e5 - draw(1000)]]),
  "hdu-2509": () => lines(cases(100, () => heaps(100, 100))),
  "hdu-2516": () => lines([...many(10_000, () => [1 + draw(2 ** 31 - 2)]), [0]]),
  "hdu-2897": () => lines(many(10_000, () => [draw(65_535), 100, draw(65_000) + 100])),
  "hdu-2999": () =>
    lines(
      cases(10, () => [
        [100, ...many(100, () => draw(100))],
        [100, ...many(100, () => draw(1000))],
      ]),
    ),
  "hdu-3032": () => counted(1, () => heaps(1e6, 2 ** 31 - 1)),
  "hdu-3389": () => counted(100, () => heaps(1000, 1000)),
  "hdu-3404": () => counted(100, () => [[1000], ...many(1000, () => [draw(10_000), draw(10_000)])]),
  "hdu-3595": () => lines(cases(10, () => [[1000], ...many(1000, () => [draw(1000), draw(1000)])])),
  "hdu-3951": () => counted(100, () => [[draw(1e9) + 2, draw(10)]]),
  "leetcode-1025": () => lines(many(1000, (i) => [i + 1])),
  "leetcode-1510": () => lines([[1e5], ...many(1000, () => [draw(1e5)])]),
  "leetcode-292": () => lines(many(10_000, () => [draw(2 ** 31 - 1)])),
  "leetcode-294": () => lines(many(100, () => [many(60, () => "++-"[draw(3) - 1]).join("")])),
  "luogu-p1199": () => lines(triangle(500)),
  "luogu-p1247": () => lines(heaps(500_000, 1e9)),
  "luogu-p1288": () => lines([[20], many(20, (i) => (i === 19 ? 0 : draw(30)))]),
  "luogu-p1290": () => counted(1000, () => [[draw(2 ** 31 - 1), draw(2 ** 31 - 1)]]),
  "luogu-p2148": () => counted(20, () => heaps(20_000, 2e9)),
  "luogu-p2197": () => counted(10, () => heaps(10_000, 1e9)),
  "luogu-p2252": () => lines([[draw(1e9), draw(1e9)]]),
  "luogu-p2575": () => counted(100, () => [[1000], ...many(1000, rowOfPieces)]),
  "luogu-p2599": () => counted(10, () => heaps(1000, 1e9)),
  "luogu-p3185": () => counted(10, () => heaps(21, 10_000)),
  "luogu-p3480": () => counted(10, () => [[1000], many(1000, () => draw(10_000)).sort((a, b) => a - b)]),
  "luogu-p4018": () => counted(10_000, () => [[draw(5e7)]]),
  "luogu-p6487": () => lines([[1e15 - 1]]),
  "pe-306": () => lines([[1e6]]),
  "pe-325": () => lines([[2000]]),
  "poj-1067": () => lines(many(10_000, () => [draw(1e9), draw(1e9)])),
  "poj-1704": () => counted(20, () => [[1000], many(1000, (i) => 10 * i + draw(10))]),
  "poj-2234": () => lines(many(10_000, () => [20, ...many(20, () => draw(1e6))])),
  "poj-2311": () => lines(cases(199, (w) => many(199, (h) => [w + 2, h + 2]))),
  "poj-2348": () => lines([...many(1000, () => [draw(2 ** 31 - 1), draw(2 ** 31 - 1)]), [0, 0]]),
  "poj-2425": () => lines(cases(5, boardWithTokens)),
  "poj-2484": () => lines([...many(10_000, () => [draw(1e6)]), [0]]),
  "poj-2505": () => lines(many(10_000, () => [draw(2 ** 32 - 2) + 1])),
  "poj-2599": () => lines([[1000, 500], ...many(999, (i) => [Math.max(1, i + 1 - (i % 20)), i + 2])]),
  "poj-2975": () => lines([...cases(100, () => heaps(1000, 1e9)), [0]]),
  "poj-3533": () => lines(cases(100, () => [[1000], ...many(1000, () => [draw(1000), draw(1000), draw(1000)])])),
  "poj-3537": () => lines([[2000]]),
  "poj-3710": () => lines(cases(20, () => [[99], ...cases(99, christmasTree)])),
  "uva-10561": () => counted(99, () => [[many(200, (i) => (i % 9 === 4 && draw(3) === 1 ? "X" : ".")).join("")]]),
};
