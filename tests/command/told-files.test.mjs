// Games told by files before a command: every verb answers for them.
import assert from "node:assert/strict";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {documentOf, runCommand} from "../helpers/command.mjs";

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "sg-told-"));
});
after(() => rmSync(folder, {recursive: true}));

/** Returns the path of a new file. */
function file(/** @type {string} */ name, /** @type {string} */ text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) =>
  [...line].reduce((cells, cell) => cells | (1 << Number(cell)), 0),
);
const isDead = (/** @type {number} */ cells) => lines.some((line) => (cells & line) === line);

/** Returns the states of one board of Notakto: both players draw crosses, and three in a line make the board dead. */
function notakto() {
  /** @type {Map<number, number>} */
  const places = new Map([[0, 0]]);
  const rows = [];
  for (const cells of places.keys()) {
    const options = isDead(cells)
      ? []
      : Array.from({length: 9}, (_, i) => i)
          .filter((i) => ((cells >> i) & 1) === 0)
          .map((i) => cells | (1 << i));
    for (const option of options) if (!places.has(option)) places.set(option, places.size);
    rows.push(`${cells.toString(2).padStart(9, "0")}\t${options.map((option) => places.get(option)).join(" ")}`);
  }
  return `${rows.join("\n")}\n`;
}

test("a game that a file tells is answered for by every verb", () => {
  const told = ["--told", file("notakto.txt", notakto())];
  const address = "explored(notakto):0";
  // T. E. Plambeck and G. Whitehead, The secrets of Notakto (2013): 18 elements, 4 of them lost.
  const {order, lost} = documentOf(...told, "quotient", address);
  assert.deepEqual([order, lost], ["18", "4"]);
  assert.equal(documentOf(...told, "analyze", address, "--play", "misere").outcome, "N");
  assert.equal(documentOf(...told, "check", address, "--play", "misere").wins, true);
  for (const verb of ["genus", "form", "strategy", "remoteness", "value"])
    assert.equal(documentOf(...told, verb, address).error, undefined, verb);
});

test("a file is told under another name, and several are told at once", () => {
  const heap = file("heap.txt", "2\t1 2\n1\t2\n0\t\n");
  const domino = file("domino.txt", "up\t1 |\nend\t\n");
  const told = ["--told", `pile=${heap}`, "--told", domino];
  assert.equal(documentOf(...told, "analyze", "explored(pile):0").grundy, "2");
  assert.equal(documentOf(...told, "analyze", "partizan-explored(domino):0").value, "1");
  assert.equal(documentOf(...told, "nim", "3", "5").address, "nim:3,5");
});

test("a file that tells no game is refused, with its word", () => {
  const wrong = file("wrong.txt", "a\t9\n");
  for (const [words, place, expected] of [
    [["--told"], 2, /a value for --told/],
    [["--told", join(folder, "none.txt"), "analyze", "nim:1"], 2, /a file that can be read/],
    [["--told", `a b=${wrong}`, "analyze", "nim:1"], 2, /a name of letters, digits and -/],
    [["--told", wrong, "analyze", "nim:1"], undefined, /./],
  ]) {
    const {status, stdout} = runCommand(/** @type {string[]} */ (words));
    const {error} = JSON.parse(stdout);
    assert.equal(status, 2, stdout);
    assert.equal(error.word, place);
    assert.match(error.expected, /** @type {RegExp} */ (expected));
  }
});

test("the squares of a grid are counted from where one says, and touches stay", () => {
  const movesOf = (/** @type {string[]} */ ...options) =>
    documentOf(...options, "analyze", "cram:1x2 + clobber:xo", "--moves", "all").moves.listed;
  const named = movesOf("--cells-from", "1");
  assert.deepEqual(
    named.map(({text}) => text),
    ["(1) (1,1),(2,1)", "(2) (1,1)>(1,2)"],
  );
  assert.deepEqual(
    named.map(({touch}) => touch),
    movesOf().map(({touch}) => touch),
  );
  assert.deepEqual(
    movesOf("--cells-from", "0").map(({text}) => text),
    movesOf().map(({text}) => text),
  );
  const {error} = documentOf("--cells-from", "2", "analyze", "cram:1x2");
  assert.deepEqual([error.expects.key, error.word], ["one-of", 2]);
});
