// Benchmark of the kernels against textbook algorithms, in the same process, and of the wasm against native code. Each line
// has a ratio of the quickest of several runs, the target, and whether both found the same.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {createEngine} from "../dist/package/index.js";
import createEngineModule from "../web/engine/generated/engine.mjs";
import {graphByMaps, graphByTypedArrays, someGraph, subtractionByTypedArrays} from "./bench-rivals.mjs";

const built = spawnSync("cmake", ["--build", "--preset", "native-release", "--target", "bench-kernels"], {
  encoding: "utf8",
});
if (built.status !== 0) throw new Error(built.stdout + built.stderr);

/** Returns the least time per value and the checksum of each algorithm; merges them into `found` of earlier runs. */
function kernels(words, {input = "", found = {}} = {}) {
  const {stdout, status} = spawnSync("build/native-release/bench-kernels", words.map(String), {
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(words.join(" "));
  for (const {name, ns, sum} of stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)))
    found[name] = {ns: Math.min(ns, found[name]?.ns ?? ns), sum};
  return found;
}

const rounds = [1, 2, 3];

function say(what, figure, target, sums) {
  const same = new Set(sums).size === 1;
  console.log(
    `${what.padEnd(58)} ${figure.padStart(9)}  wanted ${target.padEnd(9)} ${sums[0] ?? ""} ${same ? "" : "DIFFERENT"}`,
  );
  if (!same) process.exitCode = 1;
}

function faster(what, words, target) {
  const found = {};
  for (const _ of rounds) kernels(words, {found});
  const {kernel, plain, expected = kernel} = found;
  say(what, `${(plain.ns / kernel.ns).toFixed(1)}x`, `>= ${target}x`, [expected.sum, plain.sum]);
}

/** The slope of time against size, both as logarithms, by least squares. */
function exponent(code) {
  const sizes = [1e5, 1e6, 1e7].map((size) => ({size, found: {}}));
  for (const _ of rounds) for (const {size, found} of sizes) kernels(["sequence", code, size], {found});
  const points = sizes.map(({size, found}) => ({x: Math.log(size), y: Math.log(found.kernel.ns * size)}));
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const slope =
    points.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0) / points.reduce((sum, p) => sum + (p.x - x) ** 2, 0);
  say(`${code}: exponent over 10^5, 10^6, 10^7`, slope.toFixed(3), "<= 1.05", [sizes.at(-1).found.kernel.sum]);
}

const timed = async (work) => {
  const startTime = performance.now();
  const found = await work();
  return {ms: performance.now() - startTime, found};
};

async function wasmAgainstNative() {
  const code = "take-and-break(0.16)";
  const to = 1_000_000;
  const natively = () =>
    timed(() => JSON.parse(spawnSync("build/native-release/sg", ["period", code], {encoding: "utf8"}).stdout));
  const start = await timed(() => spawnSync("build/native-release/sg", ["sequence", "kayles", "--to", "1"]));
  const native = [await natively(), await natively(), await natively()].sort((a, b) => a.ms - b.ms)[0];
  const sg = await createEngine({wasmBinary: readFileSync("dist/package/engine.wasm")});
  const cold = await timed(() => sg.tabulate(code, {to}));
  const warm = [];
  for (let i = 0; i < 5; i++) warm.push(await timed(() => sg.tabulate(code, {to})));
  const best = Math.min(...warm.map(({ms}) => ms));
  const proofs = [native.found.certificate, cold.found.certificate].map((c) => JSON.stringify(c));
  const ratio = (ms) => `${(ms / (native.ms - start.ms)).toFixed(2)}x`;
  say("0.16 proved: wasm, warm, against native", ratio(best), "<= 1.8x", proofs);
  say("0.16 proved: wasm, cold, against native", ratio(cold.ms), "<= 4x", proofs);
  say("0.16 proved in wasm, cold", `${cold.ms.toFixed(0)} ms`, "< 1000 ms", proofs);
  sg.close();
}

/** FNV-1a in 64 bits, the checksum of the kernels. */
function checksum(values) {
  let hash = 0xcbf29ce484222325n;
  for (const value of values) hash = BigInt.asUintN(64, (hash ^ BigInt(value)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

async function graphs() {
  const graph = someGraph(100_000);
  const arcs = graph.to.length;
  let text = "";
  for (let v = 0; v < graph.size; v++) {
    if (graph.first[v] === graph.first[v + 1]) text += `${v} `;
    for (let i = graph.first[v]; i < graph.first[v + 1]; i++) text += `${v}>${graph.to[i]} `;
  }
  const found = {};
  const rivals = [
    {name: "typed JS", byHand: graphByTypedArrays, wanted: 2.5, runs: []},
    {name: "Map and Set", byHand: graphByMaps, wanted: 50, runs: []},
  ];
  for (const _ of rounds) {
    kernels(["graph"], {input: text.trim(), found});
    for (const {byHand, runs} of rivals) for (const _ of rounds) runs.push(await timed(() => byHand(graph)));
  }
  for (const {name, wanted, runs} of rivals) {
    const ns = (Math.min(...runs.map(({ms}) => ms)) * 1e6) / arcs;
    const what = `a graph of ${graph.size} vertices, ${arcs} arcs, against ${name}`;
    const {kernel} = found;
    say(what, `${(ns / kernel.ns).toFixed(1)}x`, `>= ${wanted}x`, [kernel.sum, checksum(runs[0].found)]);
  }
}

/** Numbers whose values have no period within the run. */
function subtractionNumbers() {
  const numbers = [7, 256];
  for (let state = 5; numbers.length < 32; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const number = 7 + (state % 250);
    if (!numbers.includes(number)) numbers.push(number);
  }
  return numbers.sort((a, b) => a - b);
}

/** Takes the last of several calls, which runs optimised code. */
async function subtraction() {
  const numbers = subtractionNumbers();
  const game = `subtraction(${numbers})`;
  const to = 1_000_000;
  const sg = await createEngine({wasmBinary: readFileSync("dist/package/engine.wasm")});
  const {made} = await sg.tabulate(game, {to});
  const size = Math.min(Number(made), to);
  const runs = [1, 2, 3].map(() => timed(() => sg.sequence(game, {to: size - 1})));
  const wasm = (await Promise.all(runs)).at(-1).found;
  const startTime = performance.now();
  await sg.sequence(game, {to: size - 1});
  const spent = performance.now() - startTime;
  subtractionByTypedArrays(numbers, 100_000);
  const typed = await timed(() => subtractionByTypedArrays(numbers, size));
  const sum = (values) => values.reduce((hash, value) => Math.imul(hash ^ value, 0x01000193), 0x811c9dc5) >>> 0;
  const what = `subtraction, 32 numbers up to 256, ${size} heaps, against typed JS`;
  say(what, `${(typed.ms / spent).toFixed(1)}x`, ">= 15x", [sum(wasm), sum(typed.found)]);
  sg.close();
}

/** Times the copying of values from the engine's memory into a JavaScript array. */
async function copies() {
  const engine = await createEngineModule({wasmBinary: readFileSync("dist/package/engine.wasm")});
  for (const [game, proved] of [
    ["take-and-break(0.16)", "proved"],
    [`subtraction(${subtractionNumbers()})`, "each of them made"],
  ]) {
    engine.start("period", ["game", game, "to", "999999", "budget", String(2n ** 64n - 1n)], true);
    while (!engine.advance(1000));
    const values = await timed(() => Array.from(engine.values()));
    const runs = [];
    for (let i = 0; i < 9; i++) runs.push(await timed(() => engine.values().slice()));
    const best = Math.min(...runs.map(({ms}) => ms));
    const sums = [values, runs[8]].map(({found}) => checksum(found));
    say(`10^6 values to JavaScript, ${proved}`, `${best.toFixed(2)} ms`, "<= 2 ms", sums);
  }
}

faster("0.16 to 10^5, against all options", ["sequence", "0.16", 1e5, "plain"], 100);
const {proved, proof, values} = kernels(["proved", "0.16"]);
const share = `${((proof.ns / values.ns) * 100).toFixed(1)} %`;
say("0.16: the proof, beside its values", share, "<= 10 %", [proof.sum, proved.sum]);
exponent("0.16");
exponent("0.77");
faster("Grundy's game to 10^6, against all options of 200 heaps", ["sampled", "4!.0", 1e6, 5000], 50);
faster("0.007 to 3*10^4, against all options", ["sequence", "0.007", 3e4, "plain"], 2.5);
faster("0.9 to 10,000, which leaves three heaps, against the union of all sets", ["three-heaps", 10000], 40);
faster("nim product, against the textbook recursion", ["products"], 400);
const {start} = kernels(["products"]);
say("nim product, the first one", `${(start.ns / 1e6).toFixed(3)} ms`, "<= 0.5 ms", [start.sum]);
for (const condition of ["2*k*k+3 < 5*n", "k*k mod 7 < 3"])
  faster(
    `where ${condition}, to 3000, against a loop over its byte code`,
    ["rule", `n -> n-k where 1 <= k and ${condition}`, 3000],
    5,
  );
for (const [rule, wanted] of [
  ["n -> n-k where 1<k<n and k|n", 200],
  ["n -> n-k*k where k>=1", 100],
]) {
  faster(`${rule}, to 10^6, against all numbers of 100 heaps`, ["arithmetic", rule, 1e6, 1e4], wanted);
  const {kernel} = kernels(["arithmetic", rule, 1e6, 5e5]);
  say(`${rule}, to 10^6`, `${(kernel.ns / 1e3).toFixed(2)} s`, "< 2 s", [kernel.sum]);
}
/** A square grid as a graph. */
function gridGraph(wide, high) {
  const edges = [];
  for (let v = 0; v < wide * high; v++) {
    if ((v + 1) % wide !== 0) edges.push(`${v}-${v + 1}`);
    if (v + wide < wide * high) edges.push(`${v}-${v + wide}`);
  }
  return edges.join(" ");
}

for (const [what, address, wanted] of [
  ["Cram 5x5", "cram:5x5", 3],
  ["Cram 6x5", "cram:6x5", 6],
  ["Node Kayles on a grid of 6x6", `node-kayles:${gridGraph(6, 6)}`, 5],
  ["Arc Kayles on a grid of 4x6", `arc-kayles:${gridGraph(4, 6)}`, 5],
  // It has many values, so that outcomes are given up at once.
  ["Chomp 10x10", "chomp:10x10", 0.9],
])
  faster(`${what}, its value by outcomes, against all options`, ["search", address], wanted);
await graphs();
await wasmAgainstNative();
await subtraction();
await copies();
