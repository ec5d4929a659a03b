// The form editor without the page: for every game in the catalogue, text and parts convert to each other, and the
// engine reads what an edit writes.
import assert from "node:assert/strict";
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
let catalog;
const editor = {};
before(async () => {
  sources = await openSources();
  for (const name of ["editor/forms", "editor/part-edits", "editor/edited-component", "game/catalog/samples"])
    Object.assign(editor, await sources.load(`/web/${name}.ts`));
  sg = await createEngine();
  catalog = await sg.catalog();
});
after(() => {
  sg.close();
});

const reprint = (address) => sg.analyze(address, {moves: "none", budget: 1});
/** Text of one component as it is typed, which need not be a valid position. */
async function addressWithParts(text) {
  const {components} = await sg.ask("outline", {address: text});
  assert.equal(components.length, 1, text);
  return editor.editedComponentOf(components[0]);
}

/** The form of an address, and the parts that it reads there. */
async function openForm(address) {
  const {id} = await reprint(address);
  const form = editor.formOf(editor.entryOf(catalog, id), id);
  const text = await addressWithParts(address);
  return {form, text, parts: form && editor.readForm(text, form)};
}

test("of every sample, what is read is written the same", async () => {
  let count = 0;
  for (const {game, sample, board} of catalog) {
    const {address} = await reprint(`${game}:${sample}`);
    const {form, text, parts} = await openForm(address);
    if (["graph", "dag", "states"].includes(board)) {
      assert.equal(form, null, address);
      continue;
    }
    assert.ok(parts, address);
    assert.equal(editor.textOf(editor.writeForm(text, form, parts)), address);
    count++;
  }
  assert.ok(count > 60, String(count));
});

test("every format that the catalogue names is in the contract, and has pieces in the editor", () => {
  const contract = readFileSync("docs/notation.md", "utf8").match(/The formats are for editors[\s\S]*?\n\n/)?.[0] ?? "";
  for (const entry of catalog) {
    assert.equal(editor.formOf(entry, entry.id) === null, entry.format === null, entry.id);
    for (const format of [entry.format, entry.rules_format])
      if (format !== null) assert.match(contract, new RegExp(`\\b${format}\\b`), entry.id);
  }
});

test("a format belongs to one kind of board", async () => {
  const kinds = readdirSync("web/boards/kinds", {withFileTypes: true}).filter((file) => file.isDirectory());
  const files = kinds.map(({name}) => `web/boards/kinds/${name}/notation.ts`).filter((file) => existsSync(file));
  const loaded = await Promise.all(files.map((file) => sources.load(`/${file}`)));
  const names = loaded.flatMap(({notation}) => [
    ...Object.keys(notation.formats),
    ...Object.keys(notation.rules ?? {}),
  ]);
  assert.ok(names.length >= 20, names.join());
  assert.deepEqual(names.toSorted(), [...new Set(names)].sort());
});

test("rules in brackets have fields, but for graphs, which are drawn, and of aliases, which are written without", () => {
  const parameterNames = catalog
    .filter(({rules, board}) => rules !== null && !["dag", "states"].includes(board))
    .map((entry) => {
      const {pieces, inRules} = editor.formOf(entry, entry.id);
      return [entry.id, ...pieces.slice(0, inRules).map(({kind, name}) => `${kind} ${name}`)];
    });
  const number = ["value rules"];
  const text = ["rule rules"];
  const [withoutNames, withNames] = [
    parameterNames.filter(([, ...names]) => names.length === 0),
    parameterNames.filter(([, ...names]) => names.length > 0),
  ];
  assert.deepEqual(
    withoutNames.map(([id]) => id),
    catalog.flatMap(({id, alias_of, rules}) => (alias_of !== null && rules !== null ? [id] : [])),
  );
  // Of a family, only the first entry in the catalogue counts.
  assert.deepEqual(Object.fromEntries(withNames.toReversed().map(([id, ...names]) => [id, names])), {
    bash: number,
    "bounded-nim": number,
    "coin-circle": number,
    coins: text,
    "coins-2d": text,
    "coins-3d": text,
    "dynamic-nim": number,
    "heap-rule": text,
    "interval-subtraction": text,
    lieges: number,
    "moore-nim": number,
    "pair-rule": text,
    "partizan-heap-rule": ["rule leftRule", "rule rightRule"],
    "partizan-subtraction": ["list leftNumber", "list rightNumber"],
    subtraction: text,
    "with-goal": text,
    "with-pass": text,
    "word-game": ["list word"],
  });
  const {pieces, inRules} = editor.formOf(editor.entryOf(catalog, "take-and-break"), "take-and-break");
  assert.deepEqual([inRules, pieces[0].name], [1, "rules"]);
});

test("so is every other position that the printer writes in a form of its own", async () => {
  for (const address of [
    "nim:",
    "nim:0,0",
    "nim:1,7^5,2",
    "nim:18446744073709551615",
    "kayles:(3,4),5,(1,2,3)",
    "kayles:(3,3,3,3),4^4",
    "kayles:(3,3^4),3",
    "game-of-stones:",
    "game-of-stones:5/2/3,10^4,7/1",
    "fibonacci-nim:20",
    "fibonacci-nim:20/6",
    "pass-nim:",
    "pass-nim:3,5",
    "pass-nim:3^4/pass",
    "stone-boxes:",
    "stone-boxes:0/0,2/8",
    "coin-circle(2):",
    "coin-circle(2):3,4",
    "coin-circle(2):ring 2,0,6",
    "coin-circle(2):1^4",
    "number-ring:2,5,3,0@2",
    "chomp:4,3,1",
    "chomp:1",
    "cram:",
    "cram:..#/...",
    "coins(turtles):",
    "coins-2d(lines):TTH/HTT",
    "georgia-bob:",
    "nimble:5^4",
    "chess-jump:",
    "treblecross-strip:",
    "cutting:",
    "cutting:1x1!",
    "staircase-nim:0^5,3",
    "word-game(abc,abd):3/ab",
    "three-kingdoms:5,28,16/20,9/3;4,1",
    "take-and-break(0.123):6,7",
    "partizan-subtraction(2;1,4):(3,4),5",
    "heap-rule(n -> (a,b) where a+b=n-1; n -> n-2):(3,4),5",
    "pair-rule((n,s) -> (n-k,(s+k) mod 3) where 1<=k<=n):5,1",
    "partizan-heap-rule(left: n -> n-1; n -> n/2; right: m -> (a,b) where a+b=m-2):7^4",
  ]) {
    const {form, text, parts} = await openForm(address);
    assert.ok(parts, address);
    assert.equal(editor.textOf(editor.writeForm(text, form, parts)), address);
  }
});

test("a text in another form, and one that is too long, is not read", async () => {
  const heaps = await openForm("nim:3");
  for (const text of ["nim:3 5", "nim:[3,5]", "nim:3,,5", "nim:03", "nim:3,x", "nim:(3,(4))", "nim:(3", "nim:1^301"])
    assert.equal(editor.readForm(await addressWithParts(text), heaps.form), null, text);
  const row = await openForm("coins(turtles):TH");
  for (const text of ["coins(turtles):01", "coins(turtles):TH/H?", `coins(turtles):${"T".repeat(3000)}`])
    assert.equal(editor.readForm(await addressWithParts(text), row.form), null, text);
});

test("an edit changes what it says and nothing else", async () => {
  const list = (edit, index = 0) => [index, edit];
  /** @type {[string, any, string][]} */
  const cases = [
    ["nim:3,5", list(editor.withAddedItem), "nim:3,5,1"],
    ["nim:", list(editor.withAddedItem), "nim:1"],
    ["nim:3,5,7", list((p) => editor.withoutItem(p, 1)), "nim:3,7"],
    ["nim:3,5", list((p) => editor.withValue(p, 1, 0, "6")), "nim:3,6"],
    ["nim:1,1,1", list(editor.withAddedItem), "nim:1^4"],
    ["kayles:(3,4,2),5", list((p) => editor.withoutItem(p, 0)), "kayles:(4,2),5"],
    ["kayles:(3,4),5", list((p) => editor.withoutItem(p, 1)), "kayles:3,5"],
    ["kayles:(3,4)", list(editor.withAddedItem), "kayles:(3,4),1"],
    ["game-of-stones:9/2", list((p) => editor.withLongerItem(p, 0)), "game-of-stones:9/2/3"],
    ["game-of-stones:9", list((p) => editor.withLongerItem(p, 0)), "game-of-stones:9/1"],
    ["game-of-stones:9/2", list((p) => editor.withShorterItem(p, 0)), "game-of-stones:9"],
    ["stone-boxes:2/8", list(editor.withAddedItem), "stone-boxes:2/8,2/8"],
    ["stone-boxes:", list(editor.withAddedItem), "stone-boxes:1/8"],
    ["georgia-bob:4,1", list(editor.withAddedItem), "georgia-bob:4,1,5"],
    ["cutting:6x4", list(editor.withAddedItem), "cutting:6x4,6x4"],
    ["chomp:4x3", list((p) => editor.withValue(p, 2, 0, "1")), "chomp:4,4,1"],
    ["number-ring:2,5@1", [1, (p) => ({...p, value: "0"})], "number-ring:2,5"],
    ["fibonacci-nim:20", [1, (p) => ({...p, value: "6"})], "fibonacci-nim:20/6"],
    ["pass-nim:3/pass", [1, (p) => ({...p, on: false})], "pass-nim:3"],
    ["word-game(ab):3", [2, (p) => ({...p, value: "a"})], "word-game(ab):3/a"],
    ["word-game(ab):3", list(editor.withAddedItem), "word-game(ab,a):3"],
    [
      "three-kingdoms:5,28,16/20,9/3",
      list(editor.withAddedItem),
      "three-kingdoms:5,28,16,29,30/20,9,31,32/3,33,34/35,36/37",
    ],
    [
      "three-kingdoms:5,28,16,29,30/20,9,31,32/3,33,34/35,36/37",
      list(editor.withSmallerTriangle),
      "three-kingdoms:5,28,16/20,9/3",
    ],
    ["coins(turtles):TH", list((p) => editor.withFace(p, [0, 0, 0], editor.nextFace(p, "T")), 1), "coins(turtles):HH"],
    ["coins(turtles):TH", list((p) => editor.withSize(p, "columns", 4), 1), "coins(turtles):THTT"],
    ["coins(turtles):", list((p) => editor.withSize(p, "columns", 2), 1), "coins(turtles):TT"],
    ["coins-2d(lines):TH/HH", list((p) => editor.withSize(p, "rows", 3), 1), "coins-2d(lines):TH/HH/TT"],
    ["coins-3d(boxes):TH|HT", list((p) => editor.withSize(p, "layers", 3), 1), "coins-3d(boxes):TH|HT|TT"],
    ["coins-3d(boxes):TH|HT", list((p) => editor.withSize(p, "columns", 1), 1), "coins-3d(boxes):T|H"],
    ["cram:3x2", list((p) => editor.withFace(p, [0, 1, 2], "#")), "cram:.../..#"],
    ["cram:", list((p) => editor.withSize(p, "rows", 1)), "cram:1x1"],
    ["northcott:w.b", list((p) => editor.withSize(p, "rows", 2)), "northcott:w.b/w.b"],
    ["northcott:w.b/w.b", list((p) => editor.withSize(p, "columns", 5, 1)), "northcott:w.b/w.b.."],
    ["partizan-subtraction(1,3;2,3):6", list(editor.withAddedItem), "partizan-subtraction(1,3,4;2,3):6"],
    ["partizan-subtraction(1,3;2,3):6", list((p) => editor.withoutItem(p, 0), 1), "partizan-subtraction(1,3;3):6"],
    [
      "partizan-heap-rule(left: n -> n-1; right: n -> n-2):7",
      [1, (p) => ({...p, text: "n -> n-1, n-2"})],
      "partizan-heap-rule(left: n -> n-1; right: n -> n-1, n-2):7",
    ],
    ["bash(3):10", [0, (p) => ({...p, value: "4"})], "bash(4):10"],
    ["subtraction(1,3,4):10", [0, (p) => ({...p, text: "!2"})], "subtraction(!2):10"],
    ["take-and-break(0.123):6", [0, (p) => ({...p, text: "0.124"})], "take-and-break(0.124):6"],
    ["heap-rule(n -> n-1):7", [0, (p) => ({...p, text: "n -> n-2"})], "heap-rule(n -> n-2):7"],
    ["chess-jump:o.", list((p) => editor.withSize(p, "rows", 0)), "chess-jump:"],
  ];
  for (const [address, [index, edit], expected] of cases) {
    const {form, text, parts} = await openForm(address);
    const newText = editor.textOf(editor.writeForm(text, form, parts.with(index, edit(parts[index]))));
    assert.equal(newText, expected, address);
    assert.equal((await reprint(newText)).address, newText);
  }
});

test("an edit keeps the sign of a negative and the player to move, wherever the text names them", async () => {
  for (const [address, index, expected] of /** @type {[string, number, string][]} */ ([
    ["nim:3 + -domineering:2x1", 1, "nim:3 + -domineering:#."],
    ["－domineering:2x1 + nim:3", 0, "-domineering:#. + nim:3"],
    ["turn=R domineering:2x1", 0, "turn=R domineering:#."],
    ["domineering:turn=R 2x1", 0, "domineering:turn=R #."],
  ])) {
    const {components} = await sg.ask("outline", {address});
    const text = editor.editedComponentOf(components[index]);
    const form = editor.formOf(editor.entryOf(catalog, text.id), text.id);
    const [cells] = editor.readForm(text, form);
    const newText = editor.writeForm(text, form, [editor.withFace(cells, [0, 0, 0], "#")]);
    const newAddress = editor.withReplacedComponent(address, components, index, newText);
    assert.equal(newAddress.address, expected);
    assert.deepEqual(newAddress.components, (await sg.ask("outline", {address: expected})).components);
  }
});

test("a fault of the rules is in the part where it stands, at its place there", async () => {
  const [before, left, right] = ["nim:3 + partizan-heap-rule(", "left: n -> n-1, n-2", "; right: n -> n-3):7"];
  const address = before + left + right;
  const from = before.indexOf("p");
  const {form, parts} = await openForm(address.slice(from));
  const [ofLeft, ofRight] = ["n -> n-1, n-2", "n -> n-3"];
  for (const [position, expected] of /** @type {[number, [number, string, number] | null][]} */ ([
    [0, null],
    [before.length, [0, ofLeft, 0]],
    [before.length + 6, [0, ofLeft, 0]],
    [before.length + left.length, [0, ofLeft, ofLeft.length]],
    [before.length + left.length + 3, [1, ofRight, 0]],
    [address.indexOf(")"), [1, ofRight, ofRight.length]],
    [address.length, null],
  ])) {
    const faulty = editor.faultyPart(form, parts, address, from, position);
    assert.deepEqual(faulty && [faulty.index, faulty.text, faulty.at], expected, String(position));
  }
});

test("a bracket that is left open is missed in its part, though the engine misses it at the end", async () => {
  const address = "partizan-heap-rule(left: n -> (n-1; right: n -> n-3):7";
  const {form, parts} = await openForm(address.replace("(n-1", "n-1"));
  const open = parts.with(0, {...parts[0], text: "n -> (n-1"});
  const {at} = await sg.analyze(address).catch((fault) => fault);
  assert.equal(at, address.length);
  const {index, text, at: partOffset} = editor.faultyPart(form, open, address, 0, at);
  assert.deepEqual([index, text, partOffset], [0, "n -> (n-1", 9]);
});
