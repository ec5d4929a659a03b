// The kernels against the textbook way, in the same process, and the wasm against native. Each line is a ratio, what was asked of
// it, and whether the two found the same.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {createEngine} from "../dist/package/index.js";

const built = spawnSync("cmake", ["--build", "--preset", "native-release", "--target", "bench-kernels"], {
  encoding: "utf8",
});
if (built.status !== 0) throw new Error(built.stdout + built.stderr);

/** What each way took for one value, and what it found. */
function kernels(...words) {
  const {stdout, status} = spawnSync("build/native-release/bench-kernels", words.map(String), {encoding: "utf8"});
  if (status !== 0) throw new Error(words.join(" "));
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return Object.fromEntries(lines.map(({name, ns, sum}) => [name, {ns, sum}]));
}

function say(what, figure, wanted, sums) {
  const same = new Set(sums).size === 1;
  console.log(
    `${what.padEnd(58)} ${figure.padStart(9)}  wanted ${wanted.padEnd(9)} ${sums[0] ?? ""} ${same ? "" : "DIFFERENT"}`,
  );
  if (!same) process.exitCode = 1;
}

function faster(what, words, wanted) {
  const {kernel, plain, expected = kernel} = kernels(...words);
  say(what, `${(plain.ns / kernel.ns).toFixed(1)}x`, `>= ${wanted}x`, [expected.sum, plain.sum]);
}

/** The slope of time against size, both as logarithms, by least squares. */
function exponent(code) {
  const points = [1e5, 1e6, 1e7].map((size) => {
    const runs = [1, 2, 3].map(() => kernels("sequence", code, size).kernel);
    return {x: Math.log(size), y: Math.log(Math.min(...runs.map(({ns}) => ns)) * size), sum: runs[0].sum};
  });
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const slope =
    points.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0) / points.reduce((sum, p) => sum + (p.x - x) ** 2, 0);
  say(`${code}: exponent over 10^5, 10^6, 10^7`, slope.toFixed(3), "<= 1.05", [points.at(-1).sum]);
}

const timed = async (work) => {
  const begun = performance.now();
  const found = await work();
  return {ms: performance.now() - begun, found};
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

/** The mex by stamps, in typed arrays. */
function subtractionByTypedArrays(set, size) {
  const values = new Uint16Array(size);
  const seen = new Uint32Array(set.length + 2);
  for (let n = 0; n < size; n++) {
    for (const take of set) {
      if (take > n) break;
      seen[values[n - take]] = n + 1;
    }
    let mex = 0;
    while (seen[mex] === n + 1) mex++;
    values[n] = mex;
  }
  return values;
}

/** Numbers whose values have no period within the run; the last call of several, so that the optimised code is met. */
async function subtraction() {
  const numbers = [7, 256];
  for (let state = 5; numbers.length < 32; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const number = 7 + (state % 250);
    if (!numbers.includes(number)) numbers.push(number);
  }
  numbers.sort((a, b) => a - b);
  const game = `subtraction(${numbers.join()})`;
  const to = 1_000_000;
  const sg = await createEngine({wasmBinary: readFileSync("dist/package/engine.wasm")});
  const {made} = await sg.tabulate(game, {to});
  const size = Math.min(Number(made), to);
  const runs = [1, 2, 3].map(() => timed(() => sg.sequence(game, {to: size - 1})));
  const wasm = (await Promise.all(runs)).at(-1).found;
  const begun = performance.now();
  await sg.sequence(game, {to: size - 1});
  const spent = performance.now() - begun;
  subtractionByTypedArrays(numbers, 100_000);
  const typed = await timed(() => subtractionByTypedArrays(numbers, size));
  const sum = (values) => values.reduce((hash, value) => Math.imul(hash ^ value, 0x01000193), 0x811c9dc5) >>> 0;
  const what = `subtraction, 32 numbers up to 256, ${size} heaps, against typed JS`;
  say(what, `${(typed.ms / spent).toFixed(1)}x`, ">= 15x", [sum(wasm), sum(typed.found)]);
  sg.close();
}

faster("0.16 to 10^5, against all options", ["sequence", "0.16", 1e5, "plain"], 100);
exponent("0.16");
exponent("0.77");
faster("Grundy's game to 10^6, against all options of 200 heaps", ["sampled", "4!.0", 1e6, 5000], 50);
faster("0.007 to 3*10^4, against all options", ["sequence", "0.007", 3e4, "plain"], 2.5);
faster("nim product, against the textbook recursion", ["products"], 400);
const {start} = kernels("products");
say("nim product, the first one", `${(start.ns / 1e6).toFixed(3)} ms`, "<= 0.5 ms", [start.sum]);
await wasmAgainstNative();
await subtraction();
