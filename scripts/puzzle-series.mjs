// Generator of the series of puzzles: takes the candidates of each theme where one move or one idea wins, and twelve of
// them from easy to hard.
const count = 12;

const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => from + i);

/** Lists all positions of `number` heaps from `min` to `max`, the largest first, with at most `maxTotal` counters in all. */
function heaps(number, min, max, maxTotal = number * max) {
  if (number === 0) return [[]];
  return range(min, max)
    .filter((first) => first <= maxTotal)
    .flatMap((first) => heaps(number - 1, min, first, maxTotal - first).map((others) => [first, ...others]));
}

const addressesOf = (game, all) => all.map((one) => `${game}:${one.join(",")}`);
const upTo = (game, number, most, maxTotal) =>
  range(1, number).flatMap((n) => addressesOf(game, heaps(n, 1, most, maxTotal)));

/** Hackenbush pieces as paths of edges, each list from a vertex to the next; the ground is 0, the others are counted from 1. */
const stalk = (edges) => [range(0, edges)];
const ring = (edges) => [[...range(0, edges - 1), 0]];
const fork = (stem, one, other) => [range(0, stem + one), [stem, ...range(stem + one + 1, stem + one + other)]];
const balloon = (stem, edges) => [[...range(0, stem + edges - 1), stem]];

const pieces = [
  ...range(1, 5).map(stalk),
  ...range(3, 5).map(ring),
  ...[1, 2].flatMap((stem) => [fork(stem, 1, 2), fork(stem, 1, 3), fork(stem, 2, 3)]),
  ...[1, 2].flatMap((stem) => [balloon(stem, 3), balloon(stem, 4)]),
];

/** Returns the edges of several pieces side by side on one ground. */
function edgesOf(piecesInPosition) {
  let last = 0;
  const edges = piecesInPosition.flatMap((paths) => {
    const name = (vertex) => (vertex === 0 ? 0 : vertex + last);
    const pieceEdges = paths.flatMap((path) => path.slice(1).map((to, i) => [name(path[i]), name(to)]));
    last += Math.max(...paths.flat());
    return pieceEdges;
  });
  return edges.map((edge) => edge.join("-"));
}

function gardens() {
  const piecesInPosition = pieces.flatMap((one, i) => [
    [one],
    ...pieces.slice(i).flatMap((two, j) => [[one, two], ...pieces.slice(i + j).map((three) => [one, two, three])]),
  ]);
  const all = piecesInPosition.map(edgesOf).filter((edges) => edges.length >= 4 && edges.length <= 9);
  return all.map((edges) => `hackenbush:${edges.join(" ")}`);
}

const smallGraphs = ["0-1 1-2 2-3 0-4", "0-1 1-2 2-0", "0-1 1-2 1-3", "0-1 1-2 2-3 3-1"];

/** Rows of blue and red dominoes of the given length, each up to reversal. */
const rowsOf = (length) =>
  range(0, 2 ** length - 1)
    .map((bits) => [...bits.toString(2).padStart(length, "0")].map((bit) => (bit === "0" ? "b" : "r")).join(""))
    .filter((row) => row <= [...row].reverse().join(""));

const dominoes = [3, 4, 5, 6].flatMap(rowsOf).map((row) => `toppling-dominoes:${row}`);
const boards = [
  ...["domineering:2x2", "domineering:2x3", "domineering:3x2", "domineering:3x3", "domineering:../.#/.."],
  ...["domineering:.../.#./...", "snort:0-1 1-2", "snort:0-1 1-2 2-3", "clobber:xo/o.", "nim:1"],
];

/** Length of the address of two rows with eleven dominoes in all. */
const maxLength = 2 * "toppling-dominoes:".length + " + ".length + 11;

/** Sums of two rows, or of a row and another game, with either player to move. */
const rowsAndBoards = () =>
  dominoes
    .flatMap((one, i) => [...dominoes.slice(i + 1), ...boards].map((two) => `${one} + ${two}`))
    .filter((sum) => sum.length <= maxLength)
    .flatMap((sum) => [sum, `turn=R ${sum}`])
    // Every third is enough to choose from.
    .filter((_, i) => i % 3 === 0);

const candidates = {
  first: () =>
    [
      ["bounded-nim(2)", 4, 14],
      ["bounded-nim(3)", 5, 20],
      ["bounded-nim(4)", 6, 24],
      ["subtraction(1,3,4)", 5, 20],
      ["subtraction(1,2,4)", 5, 14],
    ].flatMap(([game, from, to]) => range(from, to).map((heap) => `${game}:${heap}`)),
  pairs: () => [
    ...addressesOf("nim", [...heaps(2, 1, 5), ...heaps(3, 1, 6), ...heaps(4, 1, 5), ...heaps(5, 1, 4)]),
    ...addressesOf("kayles", [...heaps(1, 4, 9), ...heaps(2, 1, 6), ...heaps(3, 1, 6)]),
  ],
  "nim-sum": () => addressesOf("nim", [...heaps(3, 1, 13), ...heaps(4, 2, 9)]),
  kayles: () => upTo("kayles", 4, 9, 16),
  hackenbush: gardens,
  misere: () => [
    ...upTo("nim", 5, 5, 12),
    ...addressesOf("bounded-nim(3)", heaps(2, 1, 8)),
    ...addressesOf("subtraction(1,2,4)", heaps(2, 1, 8)),
    ...upTo("kayles", 4, 7, 13),
  ],
  sums: () =>
    range(2, 9).flatMap((row) =>
      range(1, 7).flatMap((heap) => [
        `kayles:${row} + nim:${heap}`,
        `bounded-nim(3):${row + 2} + nim:${heap},${(heap % 3) + 1}`,
        `dawsons-kayles:${row + 1} + bounded-nim(2):${heap + 2}`,
        `kayles:${row} + hackenbush:${smallGraphs[(row + heap) % smallGraphs.length]} + nim:${heap}`,
      ]),
    ),
  hottest: rowsAndBoards,
};

/** Resolves to true if all winning moves are in other components than the hottest. */
async function isCooler(sg, {hottestFirst}, answer) {
  const hottest = await hottestFirst(answer, (text) => sg.ask("value", {text}));
  const winningMoves = answer.moves.listed.filter(({wins}) => wins);
  return hottest !== null && winningMoves.every(({touch}) => Number(touch[0]) !== hottest.component);
}

/** Resolves to true if the position fits the theme: one move wins, unless the theme is about another idea. */
async function isOfTheme(sg, {worth, heat}, theme, answer) {
  if (theme === "hottest" && answer.moves.winning !== "1") return false;
  const {winning, losing} = await worth.positionsAfterMoves(sg, answer);
  if (answer.moves.truncated || losing.size < 2 || losing.size < winning.size || !worth.fitsPhone(answer)) return false;
  if (theme === "pairs") return worth.areAllMovesMirroring(sg, answer);
  if (winning.size !== 1 || (theme !== "first" && (await worth.isMirrored(sg, answer)))) return false;
  if (theme === "hottest") return await isCooler(sg, heat, answer);
  if (theme === "sums") return answer.components.every(({grundy}) => grundy !== "0");
  if (theme !== "misere") return true;
  // A trap: the moves that win under normal play lose here.
  const normalPlay = await worth.positionsAfterMoves(sg, await sg.analyze(answer.address));
  return normalPlay.winning.size > 0 && ![...winning].some((to) => normalPlay.winning.has(to));
}

/** Picks puzzles from easy to hard at even steps; equally hard ones are ordered by their addresses. */
function pickSeries(rated) {
  const sorted = [...rated].sort((a, b) => a.worth - b.worth || (a.address < b.address ? -1 : 1));
  return range(0, count - 1).map((i) => sorted[Math.floor((i * (sorted.length - 1)) / (count - 1))]);
}

/** Resolves to `{theme: [{address, game, step, rating}]}`, which is the same for the same engine. */
export async function puzzleSeries(sg, sources) {
  const worth = await sources.load("/web/game/puzzles/puzzle-rating.ts");
  const heat = await sources.load("/web/game/opponent/hottest.ts");
  const {themes, playOf} = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  const all = {};
  for (const theme of themes) {
    const play = playOf(theme);
    const rated = [];
    for (const address of new Set(candidates[theme]())) {
      const answer = await sg.analyze(address, {play});
      if (!(await isOfTheme(sg, {worth, heat}, theme, answer))) continue;
      const remoteness = await worth.remotenessOf(sg, answer.address, play);
      // An immediate win is too easy.
      if (remoteness === null || remoteness < 3) continue;
      rated.push({
        address: answer.address,
        game: answer.game,
        worth: worth.worthOf(remoteness, await worth.positionsAfterMoves(sg, answer)),
      });
    }
    all[theme] = pickSeries(rated).map(({address, game, worth: much}) => ({
      address,
      game,
      step: worth.stepOf(much),
      rating: worth.ratingOf(much),
    }));
  }
  return all;
}
