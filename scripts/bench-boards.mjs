// Benchmark of empty boards. Of Cram the value: the native kernel beside igsolve (impartial-games, Beling and Rogalski), live
// if `IGSOLVE` is the path of that program, else with the exact values that it stores for a board beside the positions that
// the kernel knows. Of Domineering, Clobber and Amazons who wins. Then whole answers with their winning moves, in wasm
// against native.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {createEngine} from "../dist/package/index.js";

const built = spawnSync("cmake", ["--build", "--preset", "native-release", "--target", "bench-kernels"], {
  encoding: "utf8",
});
if (built.status !== 0) throw new Error(built.stdout + built.stderr);

/** Values as igsolve of 2025-11-14 finds them, and how many it stores for that. */
const boards = [
  {rows: 4, columns: 5, value: 2, stored: 164},
  {rows: 5, columns: 5, value: 0, stored: 224},
  {rows: 4, columns: 7, value: 3, stored: 2883},
  {rows: 5, columns: 6, value: 2, stored: 7398},
  {rows: 3, columns: 12, value: 1, stored: 4940},
  {rows: 4, columns: 9, value: 1, stored: 22_558},
  {rows: 5, columns: 7, value: 1, stored: 47_769},
  {rows: 5, columns: 8, value: 1, stored: 183_553},
];
const rounds = [1, 2, 3];
const peer = process.env.IGSOLVE;

const run = (program, words) => {
  const {stdout, status} = spawnSync(program, words.map(String), {encoding: "utf8"});
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}`);
  return stdout;
};

/** Milliseconds that igsolve says its calculation took. */
function peerTime(rows, columns) {
  const [, time, unit] = run(peer, ["cram", rows, columns]).match(/Calculation time: ([\d.]+)(\S+)/);
  return Number(time) * {s: 1000, ms: 1, µs: 1e-3}[unit];
}

for (const {rows, columns, value, stored} of boards) {
  const times = {ours: Number.POSITIVE_INFINITY, peer: Number.POSITIVE_INFINITY};
  let found = {};
  for (const _ of rounds) {
    const lines = run("build/native-release/bench-kernels", ["cram", rows, columns]).trim().split("\n").map(JSON.parse);
    found = Object.fromEntries(lines.map(({name, sum}) => [name, sum]));
    times.ours = Math.min(times.ours, lines[0].ns / 1e6);
    if (peer) times.peer = Math.min(times.peer, peerTime(rows, columns));
  }
  const isRight = BigInt(`0x${found.kernel}`) === BigInt(value);
  if (!isRight) process.exitCode = 1;
  const beside = peer
    ? `${(times.peer / times.ours).toFixed(2)}x igsolve, wanted >= 1x`
    : `igsolve stores ${stored} values`;
  console.log(
    `cram ${rows}x${columns}`.padEnd(12),
    `${times.ours.toFixed(1).padStart(8)} ms, ${found.positions.padStart(8)} positions; ${beside}${isRight ? "" : ", DIFFERENT"}`,
  );
}

/** Left wins if Left begins (1), and Right if Right does (2). */
const FIRST_WINS = 1 + 2;
for (const side of [6, 7, 8]) {
  const [kernel, {sum: positions}] = run("build/native-release/bench-kernels", ["domineering", side, side])
    .trim()
    .split("\n")
    .map(JSON.parse);
  const isRight = Number.parseInt(kernel.sum, 16) === FIRST_WINS;
  if (!isRight) process.exitCode = 1;
  console.log(
    `domineering ${side}x${side}: who wins for either player to move, ${(kernel.ns / 1e9).toFixed(2)} s, ${positions} positions`,
    isRight ? "" : "DIFFERENT",
  );
}

/** Boards of two players, each won by whoever begins; a search of whole positions takes too long for those without it. */
const boardsOfTwo = [
  {address: "clobber:xoxo/oxox/xoxo/oxox", words: ["plain"]},
  {address: "clobber:xoxox/oxoxo/xoxox/oxoxo", words: []},
  {address: "amazons:x.../..../...o", words: ["plain"]},
  {address: "amazons:x..o/..../..../x..o", words: []},
];
for (const {address, words} of boardsOfTwo) {
  const found = run("build/native-release/bench-kernels", ["outcomes", address, ...words])
    .trim()
    .split("\n")
    .map(JSON.parse);
  const isRight = found.every(({sum}) => Number.parseInt(sum, 16) === FIRST_WINS);
  if (!isRight) process.exitCode = 1;
  const [kernel, plain] = found;
  console.log(
    `${address}: who wins for either player to move, ${(kernel.ns / 1e6).toFixed(1)} ms`,
    plain ? `${(plain.ns / kernel.ns).toFixed(0)}x a search of whole positions, wanted >= 10x` : "",
    isRight ? "" : "DIFFERENT",
  );
}

const sg = await createEngine({wasmBinary: readFileSync("dist/package/engine.wasm")});
for (const address of ["cram:6x5", "node-kayles:7x7", "arc-kayles:7x4"]) {
  const words = ["analyze", address, "--format", "json"];
  const least = {native: Number.POSITIVE_INFINITY, wasm: Number.POSITIVE_INFINITY};
  const values = [];
  for (const _ of rounds) {
    let startTime = performance.now();
    values.push(JSON.parse(run("build/native-release/sg", words)).grundy);
    least.native = Math.min(least.native, performance.now() - startTime);
    startTime = performance.now();
    values.push((await sg.analyze(address)).grundy);
    least.wasm = Math.min(least.wasm, performance.now() - startTime);
  }
  const isSame = new Set(values).size === 1;
  if (!isSame) process.exitCode = 1;
  console.log(
    `${address}, with its winning moves: wasm ${least.wasm.toFixed(0)} ms, ${(least.wasm / least.native).toFixed(2)}x native`,
    isSame ? "" : "DIFFERENT",
  );
}
sg.close();
