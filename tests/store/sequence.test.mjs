// The page of sequences without a browser: conclusions from a table, drawings, exports, its link.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
const load = (file) => sources.load(`/web/sequences/${file}.ts`);
before(async () => {
  sources = await openSources();
  sg = await createEngine();
});
after(() => {
  sg.close();
});

test("Kayles has its fourteen exceptions, the last at 70", async () => {
  const {exceptionsOf, lawOf} = await load("period");
  const kayles = await sg.tabulate("kayles", {to: 300});
  const law = lawOf(kayles);
  assert.deepEqual(law, {preperiod: 71, period: 12, saltus: 0, isProved: true, isTheorem: false});
  const exceptions = exceptionsOf(kayles.values, law);
  assert.deepEqual(exceptions, {count: 14, first: [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]});
  assert.deepEqual(exceptionsOf(kayles.values, law, 2), {count: 14, first: [0, 3]});
  assert.equal(exceptionsOf(kayles.values.subarray(0, 75), law), null);
});

test("a heap far beyond the table is folded into the first period, and agrees with the engine", async () => {
  const {lawOf, valueAt} = await load("period");
  for (const game of ["kayles", "dawsons-chess", "take-and-break(0.156)", "subtraction(1,3,4)", "subtraction(!1,3)"]) {
    const sequence = await sg.tabulate(game, {to: 10_000});
    const law = lawOf(sequence);
    for (const n of [0n, 70n, 9_999n, 10_001n, 99_999n, 10n ** 18n - 1n, 10n ** 18n]) {
      const folded = valueAt(n, sequence.values, law);
      if (n > 10_000n && !law.isProved) assert.equal(folded, null);
      else
        assert.equal(String(folded.value), (await sg.analyze(`${game}:${n}`, {moves: "none"})).grundy, `${game}:${n}`);
    }
  }
});

test("a value that grows with each period is folded exactly", async () => {
  const {breaks, valueAt} = await load("period");
  const law = {preperiod: 2, period: 3, saltus: 4, isProved: true};
  const values = Uint16Array.of(9, 9, 0, 1, 2, 4, 5, 6);
  assert.deepEqual(valueAt(10n ** 18n, values, law), {value: ((10n ** 18n - 2n) / 3n) * 4n + 2n, same: 4});
  assert.equal(breaks(values, law, 1), true);
  assert.equal(breaks(values, law, 5), false);
  assert.equal(valueAt(8n, values, {...law, isProved: false}), null);
});

test("rare values are those of fewer than one heap in a hundred, unless they are many", async () => {
  const {rareOf} = await load("period");
  const values = new Uint16Array(1000);
  values[17] = values[900] = 3;
  assert.deepEqual(rareOf(values), [{value: 3, letter: "a", count: 2, first: 17, last: 900}]);
  assert.deepEqual(rareOf(Uint16Array.from({length: 1000}, (_, n) => n)), []);
});

test("every heap is counted into the figure", async () => {
  const {nearest, rasterOf} = await load("raster");
  const values = Uint16Array.from({length: 100_003}, (_, n) => (n * n) % 23);
  const isRare = new Uint8Array(23);
  isRare[7] = 1;
  const scale = {columns: 317, rows: 23, low: 0, high: 22};
  const span = {from: 1, until: 100_002};
  const {counts, rare} = rasterOf(values, span, isRare, scale);
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    100_002,
  );
  for (const [cell, isMarked] of rare.entries()) assert.equal(isMarked === 1, cell % 23 === 7 && counts[cell] > 0);
  for (const share of [0, 0.3, 0.999]) {
    const n = nearest(values, span, share, 317, 22);
    assert.equal(Math.floor(((n - 1) * 317) / 100_002), Math.floor(share * 317));
  }
});

test("moving and zooming stay within the heaps that there are", async () => {
  const {moved, showing, ticks, zoomed} = await load("span");
  const fullSpan = {from: 0, until: 999};
  assert.deepEqual(zoomed(fullSpan, 0.5, 0, 999), {from: 0, until: 499});
  assert.deepEqual(zoomed(fullSpan, 0.5, 1, 999), {from: 500, until: 999});
  assert.deepEqual(zoomed(fullSpan, 2, 0.5, 999), fullSpan);
  assert.deepEqual(zoomed({from: 5, until: 16}, 0.1, 0.5, 999), {from: 5, until: 16});
  assert.deepEqual(moved({from: 10, until: 29}, -50, 999), {from: 0, until: 19});
  assert.deepEqual(showing({from: 10, until: 29}, 35, 999), {from: 16, until: 35});
  assert.deepEqual(zoomed({from: 0, until: 4}, 0.5, 0.5, 4), {from: 0, until: 4});
  assert.deepEqual(ticks(3, 61, 6), [10, 20, 30, 40, 50, 60]);
});

test("a square of values knows its lost pairs, and whether the order matters", async () => {
  const {lostPairsOf, pairAt, pairsCsv, textAt} = await load("pairs");
  const square = (values, outcomes) => ({game: "x", side: 2, values: Int32Array.from(values), outcomes});
  const csv = (pairs) => [...pairsCsv(pairs)].join("");
  const evenSquare = square([0, 1, 2, 1, 2, 0, 2, 0, 1], ["PNN", "NNP", "NPN"]);
  assert.deepEqual([pairAt(evenSquare, 1, 2), pairAt(evenSquare, 1, 3), pairAt(evenSquare, 3, 0)], [0, -1, -1]);
  assert.deepEqual(lostPairsOf(evenSquare), {
    lost: [
      [0, 0],
      [1, 2],
    ],
    isEven: true,
  });
  const odd = square([-1, -2, 0, 0, -1, -1, -1, -1, -1], ["-NP", "PN?", "---"]);
  assert.deepEqual(lostPairsOf(odd), {
    lost: [
      [0, 2],
      [1, 0],
    ],
    isEven: false,
  });
  assert.equal(csv(odd), "a,b,g,outcome\r\n0,1,loony,N\r\n0,2,0,P\r\n1,0,0,P\r\n1,1,,N\r\n1,2,,\r\n");
  const texts = [0, 1, 2].map((a) => [0, 1, 2].map((b) => textAt(odd, a, b)));
  assert.deepEqual(texts, [
    [null, "∞", "0"],
    ["0", "N", "?"],
    [null, null, null],
  ]);
});

test("whole numbers are read as people type them", async () => {
  const {parseCount} = await sources.load("/web/ui/numbers.ts");
  for (const text of ["1000000", "1 000 000", "1,000,000", "1e6", "10^6", "１００００００"])
    assert.equal(parseCount(text, 10n ** 18n), 10n ** 6n, text);
  for (const text of ["", "-1", "1.5", "1e19", "10^19", "abc", "1000000000000000001"])
    assert.equal(parseCount(text, 10n ** 18n), null, text);
});

const joined = (pieces) => [...pieces].join("");

test("a long export comes in pieces, which make the same text, and can be given up", async () => {
  const {bFileOf, csvOf, jsonOf, piecesOf} = await load("exports");
  const {blobOf} = await load("write-file");
  const values = Uint16Array.from({length: 1_000_001}, (_, n) => n % 7);
  const long = {game: "x", to: "1000000", values};
  for (const pieces of [csvOf, bFileOf, jsonOf])
    assert.ok(Math.abs([...pieces(long)].length - piecesOf(values)) <= 2, "as many as there are told");
  assert.deepEqual(JSON.parse(joined(jsonOf(long))).values, [...values]);
  const progressReports = [];
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const blob = await blobOf(csvOf(long), "text/csv", {
    signal: new AbortController().signal,
    onProgress: (count) => progressReports.push(count),
  });
  clearInterval(turning);
  assert.equal(await blob.text(), joined(csvOf(long)));
  assert.equal(blob.type, "text/csv");
  assert.ok(progressReports.length > 3 && turns > 3, "others had their turn");
  assert.ok(
    progressReports.every((count, i) => count > (progressReports[i - 1] ?? 0) && count <= piecesOf(values) + 2),
  );
  const stop = new AbortController();
  const cancelled = blobOf(csvOf(long), "text/csv", {signal: stop.signal, onProgress: () => stop.abort()});
  assert.equal(await cancelled, null);
});

test("each export says the same values", async () => {
  const {bFileOf, csvOf, fileNameOf, jsonOf, latexOf} = await load("exports");
  const sequence = await sg.tabulate("kayles", {to: 200});
  const values = [...sequence.values];
  assert.deepEqual(
    joined(csvOf(sequence)).trim().split("\r\n").slice(1),
    values.map((value, n) => `${n},${value}`),
  );
  assert.deepEqual(
    joined(bFileOf(sequence)).trim().split("\n").slice(1),
    values.map((value, n) => `${n} ${value}`),
  );
  const {values: listed, ...facts} = JSON.parse(joined(jsonOf(sequence)));
  assert.deepEqual(listed, values);
  const {values: _, ...otherFields} = sequence;
  assert.deepEqual(facts, otherFields);
  assert.match(
    joined(latexOf(sequence, 12, 24)),
    /\n\$12\+\$ & 4 & 1 & 2 & 7 & 1 & 4 & 3 & 2 & 1 & 4 & 6 & 7 \\\\\n\\end/,
  );
  assert.equal(fileNameOf("take-and-break(0.16)"), "take-and-break-0.16");
  assert.equal(fileNameOf("subtraction(!1,3)"), "subtraction-1-3");
});

test("the C++ table compiles and gives the values, far beyond the table where a period is proved", async () => {
  const {cppOf} = await load("exports");
  for (const [game, n] of [
    ["kayles", 10n ** 18n],
    ["dawsons-chess", 123_456_789n],
    ["grundy", 77n],
  ]) {
    const file = join(tmpdir(), `sequence-${process.pid}.cpp`);
    const {grundy} = await sg.analyze(`${game}:${n}`, {moves: "none"});
    const table = joined(cppOf(await sg.tabulate(game, {to: 200})));
    writeFileSync(file, `${table}\nstatic_assert(g(${n}u) == ${grundy});\n`);
    const {status, stderr} = spawnSync("c++", ["-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", file], {
      encoding: "utf8",
    });
    rmSync(file);
    assert.equal(status, 0, stderr);
  }
});

test("the figure as a file holds every part of itself", async () => {
  const {lawOf, highestOf, rareOf} = await load("period");
  const {pictureOf} = await load("picture");
  const {svgOf} = await load("svg");
  const {values, ...facts} = await sg.tabulate("kayles", {to: 4000});
  const palette = {
    ink: "#000",
    quiet: "#666",
    rule: "#ddd",
    raised: "#eee",
    paper: "#fff",
    blue: "#00f",
    orange: "#f80",
    font: "serif",
  };
  const size = {width: 600, height: 300};
  for (const span of [
    {from: 0, until: 100},
    {from: 0, until: 4000},
  ]) {
    const scene = {
      values,
      law: lawOf({...facts, values}),
      rare: rareOf(values),
      highest: highestOf(values),
      beside: null,
      span,
      ...size,
    };
    const svg = svgOf(pictureOf(scene), palette, 'Kayles <"&">', size);
    assert.ok(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"));
    assert.ok(
      svg.includes("<title>Kayles &lt;&quot;&amp;&quot;&gt;</title>") &&
        !svg.includes("NaN") &&
        !svg.includes("undefined"),
    );
    if (span.until === 100) assert.equal(svg.match(/<circle|<path/g).length, 101);
  }
});

test("what is pasted over lines stands in one, and no two numbers run together", async () => {
  const {inOneLine} = await load("one-line");
  for (const [pasted, line] of [
    ["0\n1\n2", "0 1 2"],
    ["0 1 2\r\n3 1 4\r\n", "0 1 2 3 1 4"],
    ["[0, 1,\n 2, 3]", "[0, 1, 2, 3]"],
    ["# Kayles\n5 4\n6 3 # rare\n\n7 2\n", "5 4; 6 3; 7 2"],
    ["0,0\n1,1", "0,0; 1,1"],
    ["kayles\n", "kayles"],
    ["0 1 2", "0 1 2"],
  ])
    assert.equal(inOneLine(pasted), line);
});

test("values beside a sequence are exported with it, from where they begin", async () => {
  const {csvOf, jsonOf} = await load("exports");
  const sequence = await sg.tabulate("kayles", {to: 4});
  const comparison = {game: null, from: 2, values: Uint32Array.of(2, 7)};
  assert.equal([...csvOf(sequence, comparison)].join(""), "n,g,other\r\n0,0,\r\n1,1,\r\n2,2,2\r\n3,3,7\r\n4,1,\r\n");
  const {values, other: comparisonJson} = JSON.parse([...jsonOf(sequence, comparison)].join(""));
  assert.deepEqual([values, comparisonJson], [[0, 1, 2, 3, 1], {game: null, from: "2", values: [2, 7]}]);
});

test("a value that is far too large leaves the figure as high as the game's need", async () => {
  const {pictureOf, scaleOf} = await load("picture");
  const values = Uint16Array.of(0, 1, 2, 3);
  const comparison = {game: null, from: 0, values: Uint32Array.of(0, 1, 2, 4_294_967_295)};
  const scene = {
    values,
    beside: comparison,
    law: null,
    rare: [],
    highest: 22,
    span: {from: 0, until: 3},
    width: 600,
    height: 300,
  };
  assert.equal(scaleOf(scene).high, 22);
  const crosses = pictureOf(scene).filter(({mark}) => mark === "cross");
  assert.deepEqual(
    crosses.map(({y}) => y),
    [scaleOf(scene).y(22)],
  );
});

test("another game is marked where it differs, heap by heap or pixel by pixel", async () => {
  const {highestOf} = await load("period");
  const {pictureOf} = await load("picture");
  const {differencesOf} = await load("comparison");
  const [{values}, {values: theirs}] = await Promise.all(
    ["take-and-break(0.161)", "take-and-break(0.36)"].map((game) => sg.tabulate(game, {to: 4000})),
  );
  const from = (first, values) => ({game: null, from: first, values});
  const comparison = from(0, theirs);
  const differing = values.reduce((count, value, n) => count + (value === theirs[n] ? 0 : 1), 0);
  assert.equal(differencesOf(values, comparison), differing);
  assert.equal(differencesOf(values, from(0, theirs.subarray(0, 519))), 0);
  assert.equal(differencesOf(values, from(519, theirs.subarray(519))), differing);
  const scene = {values, beside: comparison, law: null, rare: [], highest: highestOf(theirs), width: 600, height: 300};
  const marksIn = (span) => pictureOf({...scene, span});
  const nearMarks = marksIn({from: 500, until: 540});
  const differNear = [...values.subarray(500, 541)].filter((value, i) => value !== theirs[500 + i]).length;
  assert.equal(nearMarks.filter(({mark}) => mark === "cross").length, differNear);
  const farMarks = marksIn({from: 0, until: 4000});
  assert.equal(farMarks.filter(({mark}) => mark === "cross").length, 0);
  assert.ok(farMarks.filter(({mark, height}) => mark === "rect" && height === 5).length > 0);
});

test("a link of a sequence is read back as it was written, and is no position", async () => {
  const {formatSequence, parseSequence} = await sources.load("/web/address/sequence-link.ts");
  const dress = {lang: "zh", theme: null};
  for (const game of [
    "kayles",
    "take-and-break(0.137)",
    "subtraction(!1,3)",
    "take-and-break(4.{1,2}[3])",
    "take-and-break(&10;)",
    "node-kayles:{{k}-{(k+1)%n} *n}",
    "nim:{'1,'*n}0",
  ]) {
    for (const suffix of [
      {other: null, play: null, span: null, at: null},
      {other: "kayles", play: null, span: [5, 70], at: 12},
      {other: "take-and-break(0.77=[1])", play: "misere", span: null, at: 3},
    ]) {
      const link = {game, to: 100, ...suffix};
      const text = formatSequence(link, dress);
      assert.deepEqual(parseSequence(text), link, text);
      assert.ok(text.endsWith("&lang=zh"));
    }
  }
  for (const hash of ["", "#/", "#/nim:3,5,7", "#/sequences/kayles", "#/?lang=zh"])
    assert.equal(parseSequence(hash), null, hash);
  const usual = {game: "kayles", to: 1000, other: null, play: null, span: null, at: null};
  for (const hash of [
    "#/sequence",
    "#/sequence/",
    "#/sequence?lang=zh",
    "#/sequence/kayles?to=-5&span=9-2&at=x",
    "#/sequence/kayles?span=5-5000",
    "#/sequence/kayles?with=",
  ])
    assert.deepEqual(parseSequence(hash), usual, hash);
});
