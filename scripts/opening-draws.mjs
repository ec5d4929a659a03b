// Draws of positions of a game, the same for the same engine: first those of the verb `random`, then larger ones, made of
// what the first consist of. The engine alone says which of them are positions.

/** Draws by the verb before any others, and steps up to its greatest size. */
const FIRST = 24;
const SIZE_STEPS = 8;

/** Ways in which the texts of two positions on a board can be joined to one. */
const SEPARATORS = {
  heaps: [","],
  stairs: [","],
  sheet: [","],
  states: [","],
  dag: [","],
  circle: [","],
  ring: [","],
  row: [""],
  strip: ["/", "", ","],
};

/** Token on a board, unlike the x between the sides of one, "3x2". */
const TOKEN = /(?<!\d)x|x(?!\d)/;
/** Board whose cells are joined as a chess piece moves, which nothing shows unless a token does. */
const CHESS_BOARD = /^(kings|knights) /;
const SIDES = [2, 3, 3, 4, 4, 5, 5, 6];
/** Parts of the cells of a grid that are empty, and parts that are blocked. */
const EMPTY = [0, 0.5, 0.7, 0.85];
const BLOCKED = [0, 0, 0.1, 0.2];
const EDGES = [4, 5, 6, 7, 8, 9, 10, 11, 12];

/** @typedef {<T>(items: readonly T[]) => T} Draw */

const times = (/** @type {number} */ count, make) => Array.from({length: count}, (_, i) => make(i));

/** Returns the different characters that stand in the cells of positions. */
const lettersOf = (/** @type {string[]} */ drawn) =>
  [...new Set(drawn.flatMap((position) => (/^\d+x\d+$/.test(position) ? ["."] : [...position])))]
    .filter((letter) => !/[/|\d]/.test(letter))
    .sort();

/** Draws a grid of the letters of other positions, of layers if they have some. */
function drawGrid(/** @type {string[]} */ drawn, /** @type {Draw} */ draw) {
  const letters = lettersOf(drawn);
  const layers = drawn.some((position) => position.includes("|")) ? 2 : 1;
  const [width, height] = [draw(SIDES), draw(SIDES)];
  const blocked = letters.includes("#") ? draw(BLOCKED) : 0;
  const empty = letters.find((letter) => letter === "T" || letter === ".") ?? "";
  const others = letters.filter((letter) => letter !== empty && letter !== "#");
  const emptyPart = others.length > 0 ? draw(EMPTY) : 1;
  const happens = (part) => draw(times(20, (i) => i / 20)) < part;
  const cell = () => (happens(blocked) ? "#" : happens(emptyPart) ? empty : draw(others));
  const layer = () => times(height, () => times(width, cell).join("")).join("/");
  return times(layers, layer).join("|");
}

/** Draws a connected graph with a few cycles, whose edges have the colours of those of other positions. */
function drawGraph(/** @type {string[]} */ drawn, /** @type {Draw} */ draw) {
  const colours = [...new Set(drawn.join(" ").match(/(?<=\d-\d+)[a-z]?(?= |$)/g))].sort();
  const [edges, cycles] = [draw(EDGES), draw([0, 0, 1, 2])];
  const vertices = times(edges - cycles, (i) => i + 1);
  const pairs = vertices.map((vertex) => [draw(times(vertex, (i) => i)), vertex]);
  for (let i = 0; i < cycles; i++) pairs.push([draw(vertices), draw([0, ...vertices])].sort((a, b) => a - b));
  return [...new Set(pairs.map((pair) => pair.join("-")))].map((pair) => pair + draw(colours)).join(" ");
}

/** Draws a board of cells, of which one has the token. */
function drawToken(/** @type {Draw} */ draw) {
  const [width, height] = [draw(SIDES), draw(SIDES)];
  const blocked = draw(BLOCKED);
  const at = draw(times(width * height, (i) => i));
  const cell = (i) => (i === at ? "x" : draw(times(20, (j) => j / 20)) < blocked ? "#" : ".");
  const rows = times(height, (row) => times(width, (column) => cell(row * width + column)).join(""));
  return draw(["", "kings ", "knights "]) + rows.join("/");
}

const drawSheets = (/** @type {Draw} */ draw) =>
  times(draw([1, 2, 2, 3]), () => `${draw(SIDES)}x${draw(SIDES)}`).join(",");

const drawJoined = (/** @type {string[]} */ drawn, /** @type {Draw} */ draw, separators) =>
  times(draw([2, 2, 3, 4]), () => draw(drawn)).join(draw(separators));

function drawLarger(board, /** @type {string[]} */ drawn, /** @type {Draw} */ draw) {
  if (board === "grid") return drawGrid(drawn, draw);
  if (board === "graph")
    return drawn.some((position) => TOKEN.test(position)) ? drawToken(draw) : drawGraph(drawn, draw);
  if (board === "sheet" && draw([true, false])) return drawSheets(draw);
  return board in SEPARATORS ? drawJoined(drawn, draw, SEPARATORS[board]) : null;
}

/**
 * Yields texts of positions of a game, `count` at most, some of which the engine refuses. `drawItem` draws by a seed.
 * @param {import("../web/engine/types").Engine} sg
 * @param {import("../web/engine/types").CatalogEntry} entry
 */
export async function* drawsOf(sg, {game, board, checked_to: most}, drawItem, count) {
  const drawn = [];
  for (let i = 0; i < count; i++) {
    let place = 0;
    const draw = (items) => drawItem(i, place++, items);
    const isLarger = i >= FIRST && (board === "grid" || board === "graph" || i % 2 === 0);
    if (isLarger && drawn.length > 0) {
      const position = drawLarger(board, drawn, draw);
      if (position !== null) yield position;
      continue;
    }
    // Most positions up to a size are near it, so small sizes come more often.
    const size = Math.ceil((most * (((i >> (i < FIRST ? 0 : 1)) % SIZE_STEPS) + 1) ** 2) / SIZE_STEPS ** 2);
    const {address} = await sg.ask("random", {game, size, seed: `opening ${i}`}).catch(() => ({address: null}));
    if (address === null) continue;
    const {position} = (await sg.ask("outline", {address})).components[0];
    if (i < FIRST) drawn.push(position);
    // Left begins on the page, so a draw in which Right is to move opens no game.
    const isShown = position !== null && (TOKEN.test(position) || !CHESS_BOARD.test(position));
    if (isShown && !address.startsWith("turn=R ")) yield position;
  }
}
