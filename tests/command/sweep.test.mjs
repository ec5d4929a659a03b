// `sg-sweep` and the table that it made, docs/misere-codes.jsonl: resumed after an interruption, checked row by row,
// and compared with independent and published figures.
import assert from "node:assert/strict";
import {spawn, spawnSync} from "node:child_process";
import {copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {countsOf, rowsOf} from "../../scripts/misere-codes.mjs";
import {sweepCommand} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";

const folder = mkdtempSync(join(tmpdir(), "sweep-"));
after(() => rmSync(folder, {recursive: true}));
const fileOf = (/** @type {string} */ name) => join(folder, name);

function sweep(/** @type {string[]} */ ...words) {
  const {stdout, status} = spawnSync(sweepCommand, words, {encoding: "utf8", maxBuffer: 1e9});
  const reports = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line || "null"));
  return {reports, exit: status};
}

const smallRun = ["--digits", "2", "--to", "40", "--budget", "20000"];

test("a run that was cut anywhere is taken up to the same file", async () => {
  const fullFile = fileOf("whole");
  assert.equal(sweep("--file", fullFile, ...smallRun).exit, 0);
  const text = readFileSync(fullFile, "utf8");
  const ends = [...text.matchAll(/\n/g)].map(({index}) => index + 1);
  assert.equal(ends.length, 42);
  for (const bytes of [0, 10, ends[0], ends[0] + 1, ends[7] - 1, ends[20], ends[30] + 100, text.length]) {
    const cutFile = fileOf("cut");
    copyFileSync(fullFile, cutFile);
    truncateSync(cutFile, bytes);
    assert.equal(sweep("--file", cutFile, ...smallRun).exit, 0);
    assert.equal(readFileSync(cutFile, "utf8"), text, `cut after ${bytes} bytes`);
  }
  const killed = fileOf("killed");
  const child = spawn(sweepCommand, ["--file", killed, ...smallRun], {stdio: ["ignore", "ignore", "pipe"]});
  child.stderr.on("data", () => child.kill("SIGKILL"));
  await new Promise((resolve) => child.on("close", resolve));
  assert.ok(readFileSync(killed, "utf8").length < text.length);
  assert.equal(sweep("--file", killed).exit, 0);
  assert.equal(readFileSync(killed, "utf8"), text);
});

test("asked to stop it leaves whole rows, and says so", async () => {
  const file = fileOf("stopped");
  const child = spawn(sweepCommand, ["--file", file, ...smallRun], {stdio: ["ignore", "ignore", "pipe"]});
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    if (output === "") child.kill("SIGTERM");
    output += text;
  });
  assert.equal(await new Promise((resolve) => child.on("close", resolve)), 3);
  assert.match(output, /stopped.*the rows so far are whole/);
  const [header, ...rows] = readFileSync(fileOf("whole"), "utf8").split("\n");
  const text = readFileSync(file, "utf8");
  assert.ok(text.endsWith("\n") && [header, ...rows].join("\n").startsWith(text));
});

test("a file that is something else is left alone", () => {
  const header = readFileSync(fileOf("whole"), "utf8").split("\n")[0];
  for (const [text, reason] of [
    ["my notes", /line 1/],
    ["my notes\n", /line 1/],
    [`${header.replace("40", "40.5")}\n`, /line 1/],
    [`${header}\n{"code":"0.3"}\n`, /line 2: not the row of 0\.1/],
    [`${readFileSync(fileOf("whole"), "utf8")}{"code":"0.777"}\n`, /line 43: more rows/],
    [`${header.replace("40", "41")}\n`, /was begun as/],
  ]) {
    const file = fileOf("other");
    writeFileSync(file, /** @type {string} */ (text));
    const {reports, exit} = sweep("--file", file, ...smallRun);
    assert.equal(exit, 2);
    assert.match(reports[0].error.expected, /** @type {RegExp} */ (reason));
    assert.equal(readFileSync(file, "utf8"), text);
  }
});

test("wrong words are refused, and the right ones told", () => {
  const help = spawnSync(sweepCommand, ["--help"], {encoding: "utf8"});
  assert.match(help.stdout, /Usage: sg-sweep.*--digits.*--check/s);
  for (const words of ["--digits 4", "--to 0", "--to 2501", "--budget 0", "--budget x", "--file", "0.77", "--far 3"])
    assert.equal(sweep(...words.split(" ")).exit, 2, words);
  assert.equal(sweep("--check", fileOf("whole"), "--to", "3").exit, 2);
  assert.equal(sweep("--check", fileOf("nothing")).reports[0].error.expects.key, "readable-file");
  assert.equal(sweep("--file", join(folder, "no", "where")).reports[0].error.expects.key, "writable-file");
});

const table = "docs/misere-codes.jsonl";
const [header, ...lines] = readFileSync(table, "utf8").trimEnd().split("\n");
const rows = rowsOf(table);

function check(/** @type {string[]} */ rowLines) {
  const file = fileOf("some");
  writeFileSync(file, [header, ...rowLines, ""].join("\n"));
  return sweep("--check", file);
}

test("rows of the table are made anew, and their certificates accepted", () => {
  // Codes that were given up take seconds each, most of them.
  const slowCodes = ["0.004", "0.143", "0.244", "0.336", "0.26"];
  const sampledLines = lines.filter((_, i) => isLong || rows[i].closed || slowCodes.includes(rows[i].code));
  const {reports, exit} = check(sampledLines);
  assert.deepEqual(reports, [{rows: sampledLines.length, refused: 0}]);
  assert.equal(exit, 0);
});

test("a forged row is refused", () => {
  const kayles = /** @type {string} */ (lines.find((line) => line.startsWith('{"code":"0.77"')));
  const forged = [
    ['"order":40', '"order":42'],
    ['"lost":9', '"lost":8'],
    ['"period":12', '"period":24'],
    ['"from":71', '"from":70'],
    ['"window":155', '"window":150'],
    ['"heap":5', '"heap":6'],
    ["[9,18,6]", "[8,18,6]"],
    ['"given_up":null', '"given_up":{"heap":9,"least":9,"met":"heaps"}'],
  ].map(([genuine, other]) => kayles.replace(genuine, other));
  for (const line of forged) assert.notEqual(line, kayles);
  const {reports, exit} = check([kayles, ...forged]);
  assert.equal(exit, 1);
  assert.deepEqual(
    reports.slice(0, -1).map(({line}) => line),
    forged.map((_, i) => i + 3),
  );
  assert.deepEqual(reports.at(-1), {rows: 1 + forged.length, refused: forged.length});
  assert.equal(check(['{"code":"0.9"}']).exit, 2);
});

/** @type {Map<string, {row: any, shift: number}>} */
const byCode = new Map();
for (const row of rows)
  for (const [code, shift] of [[row.code, 0], ...Object.entries(row.cousins)]) byCode.set(code, {row, shift});
/** Row of a code in the table, and how much larger its heaps are. */
const findRow = (/** @type {string} */ code) => byCode.get(code.replace(/0+$/, ""));

test("every code of at most three digits has one row", () => {
  let codeCount = 0;
  for (let number = 1; number < 512; number++) {
    const code = `0.${number.toString(8).padStart(3, "0")}`;
    assert.ok(findRow(code), code);
    codeCount++;
  }
  assert.equal(codeCount, 511);
  const [first, ...others] = rows.map(({cousins}) => 1 + Object.keys(cousins).length);
  // Codes that end in 0 are written without it.
  assert.equal(
    others.reduce((sum, count) => sum + count, first),
    511,
  );
});

test("the table agrees with what others found", () => {
  /** @type {any[]} */
  const cases = JSON.parse(readFileSync("tests/data/misere.json", "utf8")).cases;
  /** @type {Record<string, number>} */
  const compared = {};
  for (const {id, kind, code, ...theirs} of cases) {
    const match = code && findRow(code);
    if (!match) continue;
    const {row, shift} = match;
    if (kind === "orders") {
      // Smaller heaps of a cousin have no move.
      const to = Math.min(theirs.to, row.given_up ? row.given_up.heap - 1 + shift : theirs.to);
      const until = ([heap]) => heap <= to;
      const orders = row.orders.map(([heap, ...sizes]) => [heap && heap + shift, ...sizes]);
      assert.deepEqual(orders.filter(until), theirs.changes.filter(until), id);
    } else if (kind === "solution" && row.closed) {
      const {order, lost, period, from} = row.closed;
      assert.deepEqual([order, lost, period], [theirs.order, theirs.p_order, theirs.period], id);
      // A period from 1 on may begin before the row's first heap.
      assert.ok(from === 1 ? theirs.from <= 1 + shift : theirs.from === from + shift, id);
    } else if (kind === "tame") {
      const wild = row.wild && row.wild.heap + shift <= theirs.to ? row.wild : null;
      assert.equal(wild && wild.heap + shift, theirs.first_wild, id);
      if (wild) assert.deepEqual(wild.pair, theirs.pair, id);
      if (wild) assert.equal(wild.pair[0] < 2 ? "restive" : "restless", theirs.wild_kind, id);
    } else if (kind === "gives-up") {
      const [heap, ...sizes] = theirs.last;
      assert.equal(row.given_up.heap + shift, heap + 1, id);
      assert.deepEqual(row.orders.at(-1).slice(1), sizes, id);
      assert.ok(row.given_up.least >= sizes[0], id);
    } else {
      continue;
    }
    compared[kind] = (compared[kind] ?? 0) + 1;
  }
  assert.ok(compared.orders > 50 && compared.solution > 25 && compared.tame > 200);
});

test("the table agrees with what is published", () => {
  /** @type {{quotients: any[]}} */
  const {quotients} = JSON.parse(readFileSync("tests/data/misere-published.json", "utf8"));
  for (const {source, code, heap, ...theirs} of quotients) {
    const {row, shift} = /** @type {{row: any, shift: number}} */ (findRow(code));
    // Quotient of the whole game, or of the heaps up to one.
    const [, order] = row.orders.findLast(([first]) => first + shift <= (heap ?? Number.POSITIVE_INFINITY));
    const entry = heap === undefined ? row.closed : {order};
    for (const [field, figure] of Object.entries(theirs))
      assert.equal(entry[field], figure, `${source}: ${code}, ${field}`);
  }
  assert.ok(quotients.length > 5);
});

test("the text of the table quotes its counts", () => {
  const text = readFileSync("docs/misere-codes.md", "utf8");
  for (const [name, count] of Object.entries(countsOf(rows)))
    assert.ok(text.includes(`${String(count).padStart(4)}  ${name}\n`), name);
});
