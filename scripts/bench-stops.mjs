// Benchmark of the time until stopped work has answered with what it knows: the command after an interrupt; of the wasm the longest
// slice, since a worker reads a cancel between two slices. Each line is the slowest of several.
import {spawn} from "node:child_process";
import {readFileSync} from "node:fs";
import createEngineModule from "../web/engine/generated/engine.mjs";

const WANTED_MS = 50;
const SLICE_MS = 20;
const endless = String(2n ** 64n - 1n);
const mogul = `coins(mogul):${"TTH".repeat(43)}`;

const jobs = [
  ["analyze", {address: mogul}],
  ["analyze", {address: "kayles:20,21,22,23", play: "misere", budget: endless}],
  ["analyze", {address: "cram:7x7", budget: endless}],
  ["check", {address: "cram:6x6", budget: endless}],
  ["strategy", {address: "cram:6x7", budget: endless}],
  ["remoteness", {address: "kayles:30,31,32", budget: endless}],
  ["period", {game: "take-and-break(0.6)", to: "10000000", budget: endless}],
];

function say(what, ms) {
  console.log(`${what.padEnd(58)} ${ms.toFixed(0).padStart(6)} ms  wanted ${WANTED_MS} ms`);
}

/** Resolves to the milliseconds from the interrupt to the end of the answer; null if the work was done before. */
function interrupted(verb, parameters, afterMs) {
  const [[, first], ...named] = Object.entries(parameters);
  const words = [verb, first, ...named.flatMap(([name, text]) => [`--${name}`, text])];
  return new Promise((resolve) => {
    const child = spawn("build/native-release/sg", words, {stdio: ["ignore", "ignore", "inherit"]});
    let interruptTime = null;
    const timer = setTimeout(() => {
      interruptTime = performance.now();
      child.kill("SIGINT");
    }, afterMs);
    child.on("close", () => {
      clearTimeout(timer);
      resolve(interruptTime === null ? null : performance.now() - interruptTime);
    });
  });
}

/** Returns the milliseconds of the longest slice within two seconds. */
function longestSlice(engine, verb, parameters) {
  engine.start(verb, Object.entries(parameters).flat(), true);
  let longest = 0;
  const end = performance.now() + 2000;
  for (let done = false; !done && performance.now() < end; ) {
    const startTime = performance.now();
    done = engine.advance(SLICE_MS);
    longest = Math.max(longest, performance.now() - startTime);
  }
  return longest;
}

globalThis.self ??= globalThis;
const engine = await createEngineModule({wasmBinary: readFileSync("web/engine/generated/engine.wasm")});
for (const [verb, parameters] of jobs) {
  const name = `${verb} ${Object.values(parameters)[0].slice(0, 24)}`;
  const waits = [];
  for (const afterMs of [50, 150, 300, 500]) waits.push(await interrupted(verb, parameters, afterMs));
  say(`${name}, interrupted`, Math.max(...waits.filter((ms) => ms !== null)));
  say(`${name}, a slice of ${SLICE_MS} ms in wasm`, longestSlice(engine, verb, parameters));
}
