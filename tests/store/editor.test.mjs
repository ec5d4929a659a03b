// The editor without the page: a drawing and its text are the same thing, and what people paste is read in every way it can be.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
const editor = {};
let cases;
before(async () => {
  sources = await openSources();
  for (const name of ["drawing", "notation", "edits", "formats", "reading", "places", "written"])
    Object.assign(editor, await sources.load(`/web/editor/${name}.ts`));
  cases = await sources.load("/web/game/test-cases.ts");
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const addresses = [
  "hackenbush:0-1 1-2 2-1 0-0 3-4",
  "hackenbush:ground=0,5 0-1 5-1",
  "hackenbush:",
  "red-blue-hackenbush:turn=R 0-1b 1-2r 1-3g",
  "node-kayles:0-1 1-2 7 9",
  "arc-kayles:0-1 1-2 2-0 1-1",
  "dag(1>2 1>3 2>4 3>4 9):1,1,3",
  "madmax(1>2:b 1>3:a 2>4:c 3>4:b):1,2/b",
];
const boardOf = async (address) => (await sg.analyze(address, {moves: "none"})).board;
const first = async (address) => {
  const board = await boardOf(address);
  return {drawing: editor.drawingOf(board), shape: editor.shapeOf(board)};
};
const written = (drawing, shape, id = "x") => editor.textOf(editor.writeDrawing(id, drawing, shape));
/** A text of one component, also where it is no position. */
const typed = async (text) => editor.writtenOf((await sg.ask("outline", {address: text})).components[0]);

test("what is read from the text is what the engine draws, and is written the same", async () => {
  for (const address of addresses) {
    const {drawing, shape} = await first(address);
    const own = await typed(address);
    assert.deepEqual(editor.readDrawing(own, shape), drawing, address);
    assert.equal(written(drawing, shape, own.id), address);
  }
});

test("a text in another form is left to the engine", async () => {
  const {shape} = await first("hackenbush:0-1");
  for (const text of [
    "hackenbush:0 1 1 2",
    "hackenbush:(())",
    "hackenbush:0-1b",
    "hackenbush:01-2",
    "hackenbush:0-1 7",
  ])
    assert.equal(editor.readDrawing(await typed(text), shape), null, text);
  // Without an arrow the engine takes numbers in pairs.
  const dag = await first("dag(1>2):1");
  assert.equal(editor.readDrawing({rules: "1 3", position: "1"}, dag.shape), null);
  assert.equal(editor.isWritable({...dag.drawing, edges: [], lone: ["1", "3"]}, dag.shape), false);
});

test("an edit takes the place of its component, whatever stands beside it", async () => {
  /** @type {[string, number, string, string][]} */
  const cases = [
    ["nim:3", 0, "5", "nim:5"],
    ["nim:3 + dag(1>2 2>1):1 + hackenbush:0-1", 2, "0-1 1-2", "nim:3 + dag(1>2 2>1):1 + hackenbush:0-1 1-2"],
    ["ｎｉｍ：3 + 𝒳:4 + nim : 3 + nim:1", 3, "12", "ｎｉｍ：3 + 𝒳:4 + nim : 3 + nim:12"],
    ["nim:(3 + nim:4", 0, "", "nim:"],
    [" heap-rule(n -> (a, b) where a + b = n-1):9 + nim:3", 0, "12", "heap-rule(n -> (a,b) where a+b=n-1):12 + nim:3"],
  ];
  for (const [address, index, position, expected] of cases) {
    const {components} = await sg.ask("outline", {address});
    const own = editor.writtenOf(components[index]);
    const next = editor.replaced(address, components, index, {...own, position});
    assert.equal(next.address, expected);
    // What is known of the new text without asking is what the engine says of it.
    assert.deepEqual(next.components, (await sg.ask("outline", {address: expected})).components);
  }
});

test("an edit changes what it says and nothing else, and the engine takes what it writes", async () => {
  const vertex = (name) => (drawing, shape) => editor.withoutVertex(drawing, shape, name);
  /** @type {[string, any, any][]} */
  const cases = [
    ["node-kayles:0-1 1-2", (d, s) => editor.withoutEdge(d, s, 0), "1-2 0"],
    ["node-kayles:0-1 1-2", vertex("1"), "0 2"],
    ["node-kayles:0-1 5", (d, s) => editor.joined(d, s, "5", "0"), "0-1 5-0"],
    ["node-kayles:", (d) => editor.withVertex(d, editor.freshName(d)), "1"],
    ["hackenbush:2-1 0-1 1-3", (d, s) => editor.withoutEdge(d, s, 2), "2-1 0-1"],
    ["hackenbush:0-1", vertex("0"), ""],
    ["hackenbush:0-1 1-2", (d) => editor.groundToggled(d, "2"), "ground=0,2 0-1 1-2"],
    ["hackenbush:0-1", (d) => editor.groundToggled(d, "0"), "0-1"],
    ["red-blue-hackenbush:0-1r", (d, s) => editor.joined(d, s, "1", "2"), "0-1r 1-2r"],
    ["red-blue-hackenbush:0-1r", (d) => editor.marked(d, 0, "g"), "0-1g"],
    ["dag(1>2 2>3 4>3):1,2", vertex("2"), "(4>3 1):1"],
    ["dag(1>2):1", (d) => editor.turnedRound(d, 0), "(2>1):1"],
    ["dag(1>2):1,2,1", (d) => editor.withoutToken(d, "1"), "(1>2):1,2"],
    ["madmax(1>2:a):1,1/b", (d) => editor.withMarble(d, 1, "2"), "(1>2:a):1,2/b"],
  ];
  for (const [address, edit, expected] of cases) {
    const {drawing, shape} = await first(address);
    const {id} = await typed(address);
    const text = written(edit(drawing, shape), shape, id);
    assert.equal(text, expected.startsWith("(") ? `${id}${expected}` : `${id}:${expected}`, address);
    assert.equal((await sg.analyze(text, {moves: "none"})).address, text);
  }
});

test("the same text gives the same picture, and a new vertex finds room", async () => {
  for (const address of addresses) {
    const {drawing, shape} = await first(address);
    const places = editor.arrange(drawing, shape);
    assert.deepEqual(editor.arrange(drawing, shape), places);
    assert.deepEqual(new Set(editor.verticesOf(drawing)), new Set(places.keys()), address);
    const after = editor.keep({...drawing, lone: [...drawing.lone, "77", "78"]}, shape, places);
    for (const [name, place] of places) assert.deepEqual(after.get(name), place);
    const all = [...after.values()];
    const near = all.filter((p) => Math.hypot(p.x - after.get("78").x, p.y - after.get("78").y) < 30);
    assert.equal(near.length, 1, address);
  }
});

test("a vertex put by hand stands there on the board too, and what is not joined to it stays", async () => {
  const {arrangeGraph, withPins} = await sources.load("/web/boards/layout/graph-layout.ts");
  const edges = [
    ["0", "1"],
    ["1", "2"],
    ["0", "3"],
  ];
  const laid = arrangeGraph(["0"], edges, new Set(), 240);
  const put = withPins(laid, edges, new Map([["2", {x: 400, y: 60}]]));
  const dot = (picture, name) => picture.dots.find((each) => each.name === name);
  assert.deepEqual([dot(put, "2").x, dot(put, "2").y], [400, 60]);
  assert.deepEqual([put.lines[0], put.lines[2]], [laid.lines[0], laid.lines[2]]);
  assert.equal(put.lines[1].x, (400 + dot(put, "1").x) / 2);
  assert.ok(put.width >= 400);
  const ground = withPins(laid, edges, new Map([["0", {x: -50, y: 7}]]));
  assert.equal(dot(ground, "0").y, ground.groundY);
  assert.ok(dot(ground, "0").x > 0);
  const dag = await sources.load("/web/boards/layout/dag-layout.ts");
  const arcs = [
    ["1", "2"],
    ["2", "3"],
    ["1", "4"],
  ];
  const before = dag.arrangeDag(arcs, [], 74);
  const after = dag.withPins(before, arcs, new Map([["3", {x: 300, y: 40}]]));
  assert.deepEqual(dot({dots: after.vertices}, "3"), {name: "3", x: 300, y: 40});
  assert.deepEqual([after.arcs[0], after.arcs[2]], [before.arcs[0], before.arcs[2]]);
  assert.notEqual(after.arcs[1].path, before.arcs[1].path);
});

/** A reading in short: its kind, "from" its base, what was left out, and the drawing. */
function short(reading, shape) {
  const drawing = {edges: [], lone: [], ground: [], tokens: [], turn: "", last: ""};
  const choice = {shift: 0, ground: editor.groundOf(reading, 0)};
  const {kind, base, header, root, bothEnds, weights} = reading;
  const words = [
    kind,
    String(base ?? "-"),
    header && `[${header}]`,
    root && `root ${root.vertex} ${root.mark ?? "left out"}`,
  ];
  const text = written(editor.applied(reading, shape, drawing, choice), shape);
  return [...words, bothEnds && "both ends", weights && "weights", text].filter(Boolean).join(" ");
}

test("what people paste is read in every way that it can be", async () => {
  const shapes = {};
  for (const [name, address] of Object.entries({
    free: "node-kayles:0-1",
    ground: "hackenbush:0-1",
    dag: "dag(1>2):1",
    coloured: "red-blue-hackenbush:0-1b",
    lettered: "madmax(1>2:a):1,1",
  }))
    shapes[name] = (await first(address)).shape;
  /** @type {[string, any, any][]} */
  const cases = [
    // An edge list, its header, its numbering.
    ["free", "1 2\n2 3", ["edges 1 x:1-2 2-3"]],
    ["free", "0 1\r\n1 2\r\n", ["edges 0 x:0-1 1-2"]],
    ["free", "5 2\n1 2\n2 5", ["edges 1 [5 2] x:1-2 2-5 3 4", "edges 1 x:5-2 1-2 2-5"]],
    ["free", "4 1\n1 2", ["edges 0 [4 1] x:1-2 0 3", "edges 1 [4 1] x:1-2 3 4", "edges 1 x:4-1 1-2"]],
    ["free", "3\n1 2\n2 3", ["edges 1 [3] x:1-2 2-3"]],
    ["free", "1 2 7\n2 3 9", ["edges 1 weights x:1-2 2-3"]],
    ["ground", "4 3\n1 2\n2 3\n3 4", ["edges 1 [4 3] x:ground=1 1-2 2-3 3-4", "edges 1 x:ground=1 4-3 1-2 2-3 3-4"]],
    ["coloured", "0 1 r\n1 2 B", ["edges 0 x:0-1r 1-2b"]],
    ["coloured", "0 1\n1 2", ["edges 0 x:0-1b 1-2b"]],
    ["lettered", "1 2 c\n1 3 a", ["edges 1 x(1>2:c 1>3:a):"]],
    // Full-width digits and signs, and the games' own notation.
    ["free", "１，２\n２，３", ["edges 1 x:1-2 2-3"]],
    ["free", "0–1、1—2", ["edges 0 x:0-1 1-2"]],
    ["dag", "1→2, 2->3", ["edges 1 x(1>2 2>3):"]],
    // Brackets.
    ["free", "[[1,2],[2,3]]", ["edges 1 x:1-2 2-3"]],
    ["free", "n = 4, edges = [[0,1],[1,2],]", ["edges 0 [4] x:0-1 1-2 3"]],
    ["free", "【［１，２］，［２，３］】", ["edges 1 x:1-2 2-3"]],
    ["free", "{{0,1},{1,2}}", ["edges 0 x:0-1 1-2"]],
    ["dag", "[[1,2],[3],[3],[]]", ["lists 0 x(0>1 0>2 1>3 2>3):", "lists 1 x(1>1 1>2 2>3 3>3 4):"]],
    ["free", "[[2,4],[1,3],[2,4],[1,3]]", ["edges 1 x:2-4 1-3 2-4 1-3", "lists 1 both ends x:1-2 1-4 2-3 3-4"]],
    // Lists of neighbours.
    ["free", "1: 2 3\n2: 1\n3: 1", ["lists 1 both ends x:1-2 1-3"]],
    ["free", "1：2 3\n2：", ["lists 1 x:1-2 1-3"]],
    ["dag", "0: 1, 2\n1: 2", ["lists 0 x(0>1 0>2 1>2):"]],
    ["dag", "4\n2 1 2\n0\n1 3\n0", ["counted 0 [4] x(0>1 0>2 2>3):", "counted 1 [4] x(1>1 1>2 3>3 4):"]],
    // Parent arrays, and the same numbers as pairs.
    ["ground", "[-1,0,0,1]", ["parents 0 root 0 -1 x:0-1 0-2 1-3"]],
    ["ground", "0 1 1", ["parents 1 root 1 0 x:ground=1 1-2 1-3", "parents 0 root 0 left out x:0-1 1-2 1-3"]],
    ["ground", "4\n1 1 2", ["parents 1 [4] root 1 left out x:ground=1 1-2 1-3 2-4"]],
    [
      "free",
      "0 0 1 2",
      ["edges 0 x:0-0 1-2", "parents 1 root 1 0 x:1-3 2-4", "parents 0 root 0 left out x:0-1 0-2 1-3 2-4"],
    ],
    // No graph at all.
    ["free", "hello", []],
    ["free", "[[1,2],[3", []],
    ["free", "3 3\n1 2", ["edges 1 x:3-3 1-2"]],
    ["free", "1 2\n3", []],
  ];
  const read = (/** @type {any[]} */ [name, pasted]) =>
    editor.readings(pasted, shapes[name]).map((reading) => short(reading, shapes[name]));
  assert.deepEqual(
    cases.map((one) => [one[1], read(one)]),
    cases.map(([, pasted, expected]) => [pasted, expected]),
  );
});

test("a count and so many graphs come apart in every way that comes out even", async () => {
  const split = (text) => cases.graphCases(text).map((way) => way.cases);
  assert.deepEqual(split("2\n3 2\n1 2\n2 3\n2 1\n1 2\n"), [["3 2\n1 2\n2 3", "2 1\n1 2"]]);
  assert.deepEqual(split("2\n3\n1 2\n1 3\n2\n1 2"), [["3\n1 2\n1 3", "2\n1 2"]]);
  assert.deepEqual(split("2\n4\n-1 0 0 1\n2\n-1 0"), [["4\n-1 0 0 1", "2\n-1 0"]]);
  assert.deepEqual(split("1\n2\n1 2\n1 1"), [["2\n1 2\n1 1"]]);
  for (const whole of [
    "3 2\n1 2\n2 3",
    "3\n1 2\n2 3",
    "2\n3 2\n1 2\n2 3",
    "2\n3 2\n1 2\n2 3\n2 1\n1 2\n7",
    "hello",
    "",
  ])
    assert.deepEqual(split(whole), [], whole);
});

test("a count and so many lines are cases with their lengths and without", () => {
  const split = (text) => cases.lineCases(text).map((way) => [way.isCounted, ...way.cases]);
  assert.deepEqual(split("２\n3 5，7\n1 2 3"), [[false, "3 5 7", "1 2 3"]]);
  assert.deepEqual(split("2\n2 5 7\n3 1 2 3"), [
    [false, "2 5 7", "3 1 2 3"],
    [true, "5 7", "1 2 3"],
  ]);
  assert.deepEqual(split("2\n3\n1 2 3\n1\n9\n"), [[true, "1 2 3", "9"]]);
  for (const whole of ["3,5,7", "3\n1 2", "2\n1 2\n3 4\n5 6", "0", ""]) assert.deepEqual(split(whole), [], whole);
});

test("what a reading comes to can be shifted and stands where it is told to", async () => {
  const {drawing, shape} = await first("hackenbush:0-1");
  const [reading] = editor.readings("3 2\n1 2\n2 3", shape);
  const made = (choice) => written(editor.applied(reading, shape, drawing, choice), shape);
  assert.equal(made({shift: -1, ground: editor.groundOf(reading, -1)}), "x:0-1 1-2");
  assert.equal(made({shift: 1, ground: "3"}), "x:ground=3 2-3 3-4");
  const dag = await first("dag(1>2 2>5):1,5");
  const [arcs] = editor.readings("1 2\n2 3", dag.shape);
  assert.equal(
    written(editor.applied(arcs, dag.shape, dag.drawing, {shift: 0, ground: ""}), dag.shape),
    "x(1>2 2>3):1",
  );
});
