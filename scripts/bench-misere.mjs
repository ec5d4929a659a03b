// Misere play in the wasm: a long sum of Kayles with all its winning moves, and the quotient of the whole game with its proof, each at the
// quickest of several turns, beside the command that is already running, and whether the two found the same.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import createEngineModule from "../web/engine/generated/engine.mjs";

const TURNS = 15;

/** A thousand heaps below a million, the same each time. */
function heaps() {
  let state = 1;
  const draw = (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % most;
  };
  return Array.from({length: 1000}, () => 1 + draw(999_999));
}

globalThis.self ??= globalThis;
const engine = await createEngineModule({wasmBinary: readFileSync("web/engine/generated/engine.wasm")});

function inWasm(verb, given) {
  const begun = performance.now();
  engine.start(verb, Object.entries(given).flat());
  while (!engine.advance(1000));
  const found = JSON.parse(engine.result());
  return {ms: performance.now() - begun, found};
}

function natively(words, input = "") {
  const begun = performance.now();
  const {stdout} = spawnSync("build/native-release/sg", words, {encoding: "utf8", input, maxBuffer: 1e9});
  return {ms: performance.now() - begun, lines: stdout.trimEnd().split("\n")};
}

const quickest = (turn, turns = TURNS) =>
  Array.from({length: turns}, turn).reduce((best, one) => (one.ms < best.ms ? one : best));

function say(what, ms, nativeMs, wanted, sums) {
  const same = new Set(sums).size === 1;
  const ratio = `${(ms / nativeMs).toFixed(1)}x native`;
  console.log(
    `${what.padEnd(58)} ${ms.toFixed(1).padStart(6)} ms  wanted <= ${wanted} ms  ${ratio}  ${sums[0]} ${same ? "" : "DIFFERENT"}`,
  );
  if (!same || ms > wanted) process.exitCode = 1;
}

{
  const address = `kayles:${heaps()}`;
  const sum = ({outcome, moves}) =>
    `${outcome} ${moves.winning} ${moves.listed.reduce((hash, {touch}) => touch.reduce((h, n) => (Math.imul(h, 31) + n) >>> 0, hash), 7)}`;
  const {ms, found} = quickest(() => inWasm("analyze", {address, play: "misere", moves: "winning"}));
  const words = ["batch", "--play", "misere", "--moves", "winning"];
  // What many lines take more than one line does.
  const one = quickest(() => natively(words, address), 5);
  const many = quickest(() => natively(words, `${address}\n`.repeat(11)), 5);
  const sums = [sum(found), sum(JSON.parse(many.lines.at(-1)))];
  say("misere Kayles, 1000 heaps below 10^6, all winning moves", ms, (many.ms - one.ms) / 10, 50, sums);
}
{
  const sum = ({order, lost, proof}) => `${order}/${lost} ${proof.period} from ${proof.from}`;
  const {ms, found} = quickest(() => inWasm("quotient", {game: "kayles", to: "200"}));
  const native = quickest(() => natively(["quotient", "kayles", "--to", "200"]));
  const start = quickest(() => natively(["quotient", "kayles", "--to", "1"]));
  say("misere Kayles, the whole quotient with its period", ms, native.ms - start.ms, 1000, [
    sum(found),
    sum(JSON.parse(native.lines[0])),
  ]);
}
