// Pictures of a position and their formats, without a page: paths, paints and their order, SVG, LaTeX, films, QR codes,
// snippets.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import decodeQr from "qr/decode.js";
import {createEngine} from "sg-playground";
import {encode} from "uqr";
import {openSources} from "../../scripts/sources.mjs";
import {drawnAs, drawnBoards} from "../helpers/drawn-boards.mjs";
import {countTikzElements} from "../helpers/tikz-things.mjs";

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
/** @type {typeof import("../../web/share/drawing/drawing")} */
let drawing;
/** @type {typeof import("../../web/share/drawing/path-data")} */
let paths;
/** @type {typeof import("../../web/share/drawing/svg")} */
let svg;
/** @type {typeof import("../../web/share/drawing/tikz")} */
let tikz;
before(async () => {
  sources = await openSources();
  const load = (/** @type {string} */ name) => sources.load(`/web/share/drawing/${name}.ts`);
  [drawing, paths, svg, tikz] = [await load("drawing"), await load("path-data"), await load("svg"), await load("tikz")];
});

/** @typedef {import("../../web/share/drawing/drawing").Paint} Paint */
/** @type {Paint} */
const ink = {fill: "#1d1b16", stroke: null, width: 0, dash: [], isRound: false, opacity: 1};
/** @type {Paint} */
const line = {fill: null, stroke: "#005a94", width: 3, dash: [5, 2, 1], isRound: true, opacity: 0.4};
const face = /** @type {const} */ ({size: 15, isItalic: true, anchor: "middle"});
/** @returns {import("../../web/share/drawing/drawing").Shape} */
const disc = (/** @type {number} */ x, paint = ink) => ({kind: "circle", x, y: 0, r: 8, paint});
/** @returns {import("../../web/share/drawing/drawing").Shape} */
const word = (/** @type {string} */ text, /** @type {number} */ x) => ({
  ...{kind: "text", x, y: 4, text, face, length: null},
  paint: {...ink, stroke: "#fdfcf9", width: 3},
});
const cropped = (/** @type {import("../../web/share/drawing/drawing").Shape[]} */ shapes) =>
  drawing.cropped([shapes], "#fdfcf9")[0] ?? assert.fail();

test("every command of a path becomes lines and curves in absolute coordinates", () => {
  assert.deepEqual(paths.segmentsOf("M1 2h3v4l-1-1z m10,10 5 5H0V0"), [
    {to: "M", x: 1, y: 2},
    {to: "L", x: 4, y: 2},
    {to: "L", x: 4, y: 6},
    {to: "L", x: 3, y: 5},
    {to: "Z"},
    {to: "M", x: 11, y: 12},
    {to: "L", x: 16, y: 17},
    {to: "L", x: 0, y: 17},
    {to: "L", x: 0, y: 0},
  ]);
  assert.deepEqual(paths.segmentsOf("M0 0q3 3 6 0")[1], {to: "C", x1: 2, y1: 2, x2: 4, y2: 2, x: 6, y: 0});
  assert.throws(() => paths.segmentsOf("M0 0T5 5"), /no path/);
  assert.throws(() => paths.segmentsOf("M0"), /no path/);
});

test("an arc stays on its circle, both ways round, short and long", () => {
  for (const [large, sweep, x, y] of [
    ...[
      [0, 1, 10, 10],
      [0, 0, 10, 10],
      [1, 1, 10, 10],
      [1, 0, 10, 10],
    ],
    ...[
      [0, 1, 20, 0],
      [0, 0, 20, 0],
    ],
  ]) {
    const segments = paths.segmentsOf(`M0 0A10 10 0 ${large} ${sweep} ${x} ${y}`);
    const last = segments.at(-1);
    assert.ok(last?.to === "C" && last.x === x && last.y === y);
    // Of the two circles through both ends, the one that the flags choose.
    const middle = x === 20 ? [10, 0] : large === sweep ? [10, 0] : [0, 10];
    let [fromX, fromY] = [0, 0];
    for (const s of segments.slice(1)) {
      assert.ok(s.to === "C");
      const half = (/** @type {number[]} */ [a = 0, b = 0, c = 0, d = 0]) => (a + 3 * b + 3 * c + d) / 8;
      const at = [half([fromX, s.x1, s.x2, s.x]), half([fromY, s.y1, s.y2, s.y])];
      assert.ok(Math.abs(Math.hypot(at[0] - middle[0], at[1] - middle[1]) - 10) < 0.02, `${large} ${sweep} ${at}`);
      [fromX, fromY] = [s.x, s.y];
    }
  }
});

test("things of one paint are drawn together unless another lies between them", () => {
  const [red, blue] = [
    {...ink, fill: "#ff0000"},
    {...ink, fill: "#0000ff"},
  ];
  const fills = (/** @type {import("../../web/share/drawing/drawing").Shape[]} */ shapes) =>
    drawing.grouped(cropped(shapes)).map((group) => `${group.paint.fill} ${group.shapes.length}`);
  assert.deepEqual(fills([disc(0, red), disc(50, blue), disc(100, red)]), ["#ff0000 2", "#0000ff 1"]);
  assert.deepEqual(fills([disc(0, red), disc(5, blue), disc(10, red)]), ["#ff0000 1", "#0000ff 1", "#ff0000 1"]);
});

test("a text has a rim where something lies beneath it, and nowhere else", () => {
  const code = svg.svgOf(cropped([disc(0), word("on", 0), word("beside", 100)]), {title: "two words"});
  assert.equal(code.match(/paint-order="stroke"/g)?.length, 1);
  assert.match(code, /stroke-width="3" paint-order="stroke"[^>]*>on</);
});

test("SVG is short, and text stays text", () => {
  const shapes = [3, 5, 7].flatMap((size, row) =>
    Array.from({length: size}, (_, k) => ({
      .../** @type {const} */ ({kind: "circle", r: 7.92, paint: ink}),
      x: 22 * k + 0.049,
      y: 26 * row,
    })),
  );
  const code = svg.svgOf(cropped(shapes), {title: '<b>&"', description: "3 < 5", isFluid: true});
  assert.ok(code.length < 4000, `${code.length}`);
  assert.match(code, /<title>&lt;b&gt;&amp;&quot;<\/title><desc>3 &lt; 5<\/desc>/);
  assert.doesNotMatch(code, /style=|id=|class=|\d\.\d\d/);
});

test("LaTeX: colours and paints before what is drawn with them, its own signs as they are printed", () => {
  const shapes = [
    disc(0),
    disc(10, line),
    word("50 % of a_1 & {b} \\ #~^", 200),
    word("6 × 4 − 1", 20),
    /** @type {const} */ ({kind: "rect", x: 0, y: 20, w: 30, h: 20, rx: 3, paint: {...line, dash: []}}),
    /** @type {const} */ ({kind: "path", segments: paths.segmentsOf("M0 0L9 9C1 2 3 4 5 6z"), paint: line}),
    /** @type {const} */ ({
      kind: "text",
      x: 0,
      y: 0,
      text: "12345",
      face: {...face, anchor: "end"},
      length: 20,
      paint: ink,
    }),
  ];
  const code = tikz.tikzOf(cropped(shapes), "a title\nof two lines");
  assert.deepEqual(countTikzElements(code), {circle: 2, rectangle: 1, path: 1, node: 3});
  assert.match(
    code,
    /\{50 \\% of a\\_1 \\& \\\{b\\\} \\textbackslash\{\} \\#\\textasciitilde\{\}\\textasciicircum\{\}\};/,
  );
  assert.match(code, /\{6 \$\\times\$ 4 \$-\$ 1\};/);
  assert.match(code, /^% \\usepackage\{tikz\}$/m);
  const chinese = shapes.map((shape) => (shape.kind === "text" ? {...shape, text: "第 1 堆"} : shape));
  assert.match(tikz.tikzOf(cropped(chinese), "a title"), /^% \\usepackage\{tikz,ctex\}$/m);
  // With three dashes the pattern is gone through twice, on and off in turn.
  assert.match(code, /dash pattern=on 3.75bp off 1.5bp on 0.75bp off 3.75bp on 1.5bp off 0.75bp/);
});

test("a frame of a film paints what has changed", async () => {
  const {changes} = await sources.load("/web/share/drawing/film.ts");
  assert.deepEqual([...changes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 5, 3), 9)], [9, 5, 9]);
});

test("a QR code is read as the link that it was made of, up to the longest", async () => {
  const {maxQrBytes, qrPicture, qrSvg} = await sources.load("/web/share/qr-picture.ts");
  const start = "https://example.org/sg/index.html#/";
  for (const link of [`${start}nim:3,5,7?lang=en`, start.padEnd(maxQrBytes, "0123456789abcdef")]) {
    const picture = qrPicture(encode(link, {ecc: "M", border: 0}).data);
    const code = qrSvg(picture);
    assert.ok(code.includes(picture.path));
    assert.equal(decodeQr(painted(picture), {effort: 8, timeLimit: 600_000}), link);
  }
  assert.throws(() => encode("x".repeat(maxQrBytes + 1), {ecc: "M"}));
});

/** The path as pixels; its commands look like "M4 4h7v1h-7z". */
function painted({size, path}) {
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x = 0, y = 0, w = 0] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = y * scale; row < (Number(y) + 1) * scale; row++)
      for (let at = x * scale; at < (Number(x) + Number(w)) * scale; at++)
        data.fill(0, 4 * (row * side + at), 4 * (row * side + at) + 3);
  return {width: side, height: side, data};
}

test("what is put into a post: each tag begins a line, nothing of an address becomes a tag, and a long picture is left out", async () => {
  const {elementCode, frameCode, markdownLink, pageLink} = await sources.load("/web/share/element-code.ts");
  const {maxPosterBytes, posterCode, posterPicture} = await sources.load("/web/share/poster.ts");
  const base = "https://a.page/sg/index.html#/nim:3";
  const link = pageLink('#/nim:3%22?a=1&b="2"', base);
  const code = elementCode([["at", 'nim:3"><b>']], base, posterCode("<svg></svg>", {caption: "3 < 5 & 7", link}));
  assert.equal(
    code,
    [
      '<script src="https://a.page/sg/embed/sg-game.js" async></script>',
      '<sg-game at="nim:3&quot;&gt;&lt;b&gt;">',
      '<figure><a href="https://a.page/sg/index.html#/nim:3%22?a=1&amp;b=&quot;2&quot;" target="_self"><svg></svg></a><figcaption>3 &lt; 5 &amp; 7</figcaption></figure>',
      "</sg-game>",
    ].join("\n"),
  );
  assert.match(elementCode([["at", "nim:3"]], base, null), /<sg-game at="nim:3">\n<\/sg-game>$/);
  assert.equal(
    frameCode(
      [
        ["at", "nim:3 + kayles:7"],
        ["show", "board,why"],
      ],
      base,
      {title: 'a "title"', height: 480},
    ),
    '<iframe src="https://a.page/sg/embed.html#/nim:3_+_kayles:7?show=board,why" title="a &quot;title&quot;" width="100%" height="480" loading="lazy" style="border:0"></iframe>',
  );
  assert.equal(
    markdownLink("Nim [3]: who wins?", "https://a/#/dag(1>2)"),
    "[Nim \\[3\\]: who wins?](https://a/#/dag%281>2%29)",
  );
  const manyDiscs = cropped(Array.from({length: 900}, (_, i) => disc(20 * i)));
  const long = posterPicture(manyDiscs, {title: "", description: ""});
  assert.ok(long.isTooLong && long.bytes > maxPosterBytes);
  assert.equal(posterPicture(null, {title: "", description: ""}), null);
  assert.doesNotMatch(posterCode(null, {caption: "", link: ""}), /svg/);
});

test("each kind of board has its picture tried, and what can be set in lines its text", async () => {
  /** @type {typeof import("../../web/say/board-words")} */
  const {boardWords} = await sources.load("/web/say/board-words.ts");
  const sg = await createEngine();
  const boardOf = async (/** @type {string} */ address) =>
    (await sg.analyze(address, {moves: "none", budget: 1})).board;
  for (const [kind, address] of Object.entries(drawnBoards)) {
    const board = (await boardOf(address)) ?? assert.fail();
    assert.equal(drawnAs(board), kind);
    assert.ok(boardWords(board), `${kind} has no words`);
  }
  const catalog = await sg.catalog();
  for (const {game, sample} of catalog) {
    const kind = drawnAs(await boardOf(`${game}:${sample}`));
    assert.ok(kind in drawnBoards, `${game} is drawn as ${kind}`);
  }
  const lines = async (/** @type {string} */ address) => {
    const board = (await boardOf(address)) ?? assert.fail();
    return boardWords(board).lines?.(board);
  };
  assert.deepEqual(await lines("nim:3,0,100"), ["1  ●●●", "2  –", "3  100"]);
  assert.deepEqual(await lines(drawnBoards.row), ["T H H T T H"]);
  assert.deepEqual(await lines(drawnBoards.strip), ["○ · · · · ● · ·", "· ● · · ○ · · ·", "· · ○ · · · ● ·"]);
  assert.deepEqual(await lines(drawnBoards.ring), undefined);
  sg.close();
});

test("a position by name, in both languages, with its convention, its rules and its length", async () => {
  /** @type {typeof import("../../web/say/position-name")} */
  const {positionQuestion, positionName} = await sources.load("/web/say/position-name.ts");
  /** @type {typeof import("../../web/text/index")} */
  const {everyLanguage} = await sources.load("/web/text/index.ts");
  const [en, zh] = await everyLanguage();
  const nim = {game: "nim", id: "nim", rules: null, position: "3,5,7"};
  const kayles = {game: "kayles", id: "kayles", rules: null, position: "7"};
  const code = {game: "take-and-break(0.16)", id: "take-and-break", rules: "0.16", position: "9"};
  assert.equal(positionQuestion([nim], "normal")(en), "Nim 3, 5, 7: who wins?");
  assert.equal(positionQuestion([nim], "misere")(en), "Nim 3, 5, 7, misère play: who wins?");
  assert.match(positionQuestion([nim], "misere")(zh), /^.+ 3, 5, 7，反常规则：谁会赢？$/);
  assert.equal(positionName([nim, kayles], "normal")(en), "Nim 3, 5, 7 + Kayles 7");
  assert.match(positionName([code], "normal")(en), /^[^(]+ \(0\.16\) 9$/);
  // A game with a name of its own states its rules; long ones are on the board.
  const turtles = {game: "coins(turtles)", id: "coins", rules: "turtles", position: "THH"};
  assert.equal(positionName([turtles], "normal")(en), "Turning Turtles THH");
  const graph = "1>2 1>3 1>4 2>4 2>5 3>5 3>6";
  assert.doesNotMatch(
    positionName([{game: `dag(${graph})`, id: "dag", rules: graph, position: "1"}], "normal")(en),
    />/,
  );
  assert.equal(positionName([nim, {...nim, id: null}], "normal")(en), "");
  const long = positionName([{...nim, position: "10,".repeat(100)}], "normal")(en);
  assert.ok(long.endsWith("…") && long.length < 50);
});
