// The editor without the page: a drawing and its text convert to each other, and pasted text is read in every possible
// way.
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
  for (const name of ["drawing", "notation", "edits", "formats", "reading", "places", "edited-component"])
    Object.assign(editor, await sources.load(`/web/editor/${name}.ts`));
  cases = await sources.load("/web/game/input/test-cases.ts");
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
const firstComponent = async (address) => {
  const board = await boardOf(address);
  return {drawing: editor.drawingOf(board), shape: editor.shapeOf(board)};
};
const textOfDrawing = (drawing, shape, id = "x") => editor.textOf(editor.writeDrawing(id, drawing, shape));
/** Text of one component, which need not be a valid position. */
const typed = async (text) => editor.editedComponentOf((await sg.ask("outline", {address: text})).components[0]);

test("what is read from the text is what the engine draws, and is written the same", async () => {
  for (const address of addresses) {
    const {drawing, shape} = await firstComponent(address);
    const component = await typed(address);
    assert.deepEqual(editor.readDrawing(component, shape), drawing, address);
    assert.equal(textOfDrawing(drawing, shape, component.id), address);
  }
});

test("a text in another form is left to the engine", async () => {
  const {shape} = await firstComponent("hackenbush:0-1");
  for (const text of [
    "hackenbush:0 1 1 2",
    "hackenbush:(())",
    "hackenbush:0-1b",
    "hackenbush:01-2",
    "hackenbush:0-1 7",
  ])
    assert.equal(editor.readDrawing(await typed(text), shape), null, text);
  // Without an arrow the engine reads numbers in pairs.
  const dag = await firstComponent("dag(1>2):1");
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
    const component = editor.editedComponentOf(components[index]);
    const next = editor.withReplacedComponent(address, components, index, {...component, position});
    assert.equal(next.address, expected);
    // The properties found without a query are those that the engine reports.
    assert.deepEqual(next.components, (await sg.ask("outline", {address: expected})).components);
  }
});

test("an edit changes what it says and nothing else, and the engine takes what it writes", async () => {
  const vertex = (name) => (drawing, shape) => editor.withoutVertex(drawing, shape, name);
  /** @type {[string, any, any][]} */
  const cases = [
    ["node-kayles:0-1 1-2", (d, s) => editor.withoutEdge(d, s, 0), "1-2 0"],
    ["node-kayles:0-1 1-2", vertex("1"), "0 2"],
    ["node-kayles:0-1 5", (d, s) => editor.withEdge(d, s, "5", "0"), "0-1 5-0"],
    ["node-kayles:", (d) => editor.withVertex(d, editor.freshName(d)), "1"],
    ["hackenbush:2-1 0-1 1-3", (d, s) => editor.withoutEdge(d, s, 2), "2-1 0-1"],
    ["hackenbush:0-1", vertex("0"), ""],
    ["hackenbush:0-1 1-2", (d) => editor.withGroundToggled(d, "2"), "ground=0,2 0-1 1-2"],
    ["hackenbush:0-1", (d) => editor.withGroundToggled(d, "0"), "0-1"],
    ["red-blue-hackenbush:0-1r", (d, s) => editor.withEdge(d, s, "1", "2"), "0-1r 1-2r"],
    ["red-blue-hackenbush:0-1r", (d) => editor.withMark(d, 0, "g"), "0-1g"],
    ["dag(1>2 2>3 4>3):1,2", vertex("2"), "(4>3 1):1"],
    ["dag(1>2):1", (d) => editor.withReversedEdge(d, 0), "(2>1):1"],
    ["dag(1>2):1,2,1", (d) => editor.withoutToken(d, "1"), "(1>2):1,2"],
    ["madmax(1>2:a):1,1/b", (d) => editor.withMarble(d, 1, "2"), "(1>2:a):1,2/b"],
  ];
  for (const [address, edit, expected] of cases) {
    const {drawing, shape} = await firstComponent(address);
    const {id} = await typed(address);
    const text = textOfDrawing(edit(drawing, shape), shape, id);
    assert.equal(text, expected.startsWith("(") ? `${id}${expected}` : `${id}:${expected}`, address);
    assert.equal((await sg.analyze(text, {moves: "none"})).address, text);
  }
});

test("the same text gives the same picture, and a new vertex finds room", async () => {
  for (const address of addresses) {
    const {drawing, shape} = await firstComponent(address);
    const positions = editor.arrange(drawing, shape);
    assert.deepEqual(editor.arrange(drawing, shape), positions);
    assert.deepEqual(new Set(editor.verticesOf(drawing)), new Set(positions.keys()), address);
    const updated = editor.placeVertices({...drawing, lone: [...drawing.lone, "77", "78"]}, shape, positions);
    for (const [name, point] of positions) assert.deepEqual(updated.get(name), point);
    const points = [...updated.values()];
    const nearby = points.filter((p) => Math.hypot(p.x - updated.get("78").x, p.y - updated.get("78").y) < 30);
    assert.equal(nearby.length, 1, address);
  }
});

test("a vertex put by hand stands there on the board too, and what is not joined to it stays", async () => {
  const {arrangeGraph, withPins} = await sources.load("/web/boards/kinds/graph/graph-layout.ts");
  const edges = [
    ["0", "1"],
    ["1", "2"],
    ["0", "3"],
  ];
  const layout = arrangeGraph(["0"], edges, new Set(), 240);
  const pinnedLayout = withPins(layout, edges, new Map([["2", {x: 400, y: 60}]]));
  const dot = (picture, name) => picture.dots.find((candidate) => candidate.name === name);
  assert.deepEqual([dot(pinnedLayout, "2").x, dot(pinnedLayout, "2").y], [400, 60]);
  assert.deepEqual([pinnedLayout.lines[0], pinnedLayout.lines[2]], [layout.lines[0], layout.lines[2]]);
  assert.equal(pinnedLayout.lines[1].x, (400 + dot(pinnedLayout, "1").x) / 2);
  assert.ok(pinnedLayout.width >= 400);
  const ground = withPins(layout, edges, new Map([["0", {x: -50, y: 7}]]));
  assert.equal(dot(ground, "0").y, ground.groundY);
  assert.ok(dot(ground, "0").x > 0);
  const dag = await sources.load("/web/boards/kinds/dag/dag-layout.ts");
  const arcs = [
    ["1", "2"],
    ["2", "3"],
    ["1", "4"],
  ];
  const dagLayout = dag.arrangeDag(arcs, [], 74);
  const pinnedDag = dag.withPins(dagLayout, arcs, new Map([["3", {x: 300, y: 40}]]));
  assert.deepEqual(dot({dots: pinnedDag.vertices}, "3"), {name: "3", x: 300, y: 40});
  assert.deepEqual([pinnedDag.arcs[0], pinnedDag.arcs[2]], [dagLayout.arcs[0], dagLayout.arcs[2]]);
  assert.notEqual(pinnedDag.arcs[1].path, dagLayout.arcs[1].path);
});

/** Summary of a reading: its kind, "from" its base, the parts left out, and the drawing. */
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
  const text = textOfDrawing(editor.drawingOfReading(reading, shape, drawing, choice), shape);
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
    shapes[name] = (await firstComponent(address)).shape;
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
    // Texts that describe no graph.
    ["free", "hello", []],
    ["free", "[[1,2],[3", []],
    ["free", "3 3\n1 2", ["edges 1 x:3-3 1-2"]],
    ["free", "1 2\n3", []],
  ];
  const readingOf = (/** @type {any[]} */ [name, pasted]) =>
    editor.readings(pasted, shapes[name]).map((reading) => short(reading, shapes[name]));
  assert.deepEqual(
    cases.map((row) => [row[1], readingOf(row)]),
    cases.map(([, pasted, expected]) => [pasted, expected]),
  );
});

test("a count and so many graphs come apart in every way that comes out even", async () => {
  const interpretations = (text) => cases.graphCases(text).map((interpretation) => interpretation.cases);
  assert.deepEqual(interpretations("2\n3 2\n1 2\n2 3\n2 1\n1 2\n"), [["3 2\n1 2\n2 3", "2 1\n1 2"]]);
  assert.deepEqual(interpretations("2\n3\n1 2\n1 3\n2\n1 2"), [["3\n1 2\n1 3", "2\n1 2"]]);
  assert.deepEqual(interpretations("2\n4\n-1 0 0 1\n2\n-1 0"), [["4\n-1 0 0 1", "2\n-1 0"]]);
  assert.deepEqual(interpretations("1\n2\n1 2\n1 1"), [["2\n1 2\n1 1"]]);
  for (const text of ["3 2\n1 2\n2 3", "3\n1 2\n2 3", "2\n3 2\n1 2\n2 3", "2\n3 2\n1 2\n2 3\n2 1\n1 2\n7", "hello", ""])
    assert.deepEqual(interpretations(text), [], text);
});

test("a count and so many lines are cases with their lengths and without", () => {
  const interpretations = (text) =>
    cases.lineCases(text).map((interpretation) => [interpretation.isCounted, ...interpretation.cases]);
  assert.deepEqual(interpretations("２\n3 5，7\n1 2 3"), [[false, "3 5 7", "1 2 3"]]);
  assert.deepEqual(interpretations("2\n2 5 7\n3 1 2 3"), [
    [false, "2 5 7", "3 1 2 3"],
    [true, "5 7", "1 2 3"],
  ]);
  assert.deepEqual(interpretations("2\n3\n1 2 3\n1\n9\n"), [[true, "1 2 3", "9"]]);
  for (const text of ["3,5,7", "3\n1 2", "2\n1 2\n3 4\n5 6", "0", ""])
    assert.deepEqual(interpretations(text), [], text);
});

test("what a reading comes to can be shifted and stands where it is told to", async () => {
  const {drawing, shape} = await firstComponent("hackenbush:0-1");
  const [reading] = editor.readings("3 2\n1 2\n2 3", shape);
  const textAfter = (choice) => textOfDrawing(editor.drawingOfReading(reading, shape, drawing, choice), shape);
  assert.equal(textAfter({shift: -1, ground: editor.groundOf(reading, -1)}), "x:0-1 1-2");
  assert.equal(textAfter({shift: 1, ground: "3"}), "x:ground=3 2-3 3-4");
  const dag = await firstComponent("dag(1>2 2>5):1,5");
  const [arcs] = editor.readings("1 2\n2 3", dag.shape);
  assert.equal(
    textOfDrawing(editor.drawingOfReading(arcs, dag.shape, dag.drawing, {shift: 0, ground: ""}), dag.shape),
    "x(1>2 2>3):1",
  );
});
