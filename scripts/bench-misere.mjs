// Benchmark of misere play in the wasm: a long sum of Kayles with all its winning moves, and the quotient of the whole game
// with its proof, each as the quickest of several runs, compared with the native command without its start, and whether
// both found the same.
import {inWasm, natively, quickest} from "./bench-both.mjs";

const TURNS = 15;

/** A thousand heaps below a million, the same each time. */
function heaps() {
  let state = 1;
  const draw = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % bound;
  };
  return Array.from({length: 1000}, () => 1 + draw(999_999));
}

function say(what, ms, nativeMs, target, sums) {
  const same = new Set(sums).size === 1;
  const ratio = `${(ms / nativeMs).toFixed(1)}x native`;
  console.log(
    `${what.padEnd(58)} ${ms.toFixed(1).padStart(6)} ms  wanted <= ${target} ms  ${ratio}  ${sums[0]} ${same ? "" : "DIFFERENT"}`,
  );
  if (!same || ms > target) process.exitCode = 1;
}

{
  const address = `kayles:${heaps()}`;
  const sum = ({outcome, moves}) =>
    `${outcome} ${moves.winning} ${moves.listed.reduce((hash, {touch}) => touch.reduce((h, n) => (Math.imul(h, 31) + n) >>> 0, hash), 7)}`;
  const {ms, found} = quickest(() => inWasm("analyze", {address, play: "misere", moves: "winning"}), TURNS);
  const words = ["batch", "--play", "misere", "--moves", "winning"];
  // The difference between many lines and one leaves out the start of the command.
  const single = quickest(() => natively(words, address), 5);
  const many = quickest(() => natively(words, `${address}\n`.repeat(11)), 5);
  const sums = [sum(found), sum(JSON.parse(many.lines.at(-1)))];
  say("misere Kayles, 1000 heaps below 10^6, all winning moves", ms, (many.ms - single.ms) / 10, 50, sums);
}
{
  const sum = ({order, lost, proof}) => `${order}/${lost} ${proof.period} from ${proof.from}`;
  const {ms, found} = quickest(() => inWasm("quotient", {game: "kayles", to: "200"}), TURNS);
  const native = quickest(() => natively(["quotient", "kayles", "--to", "200"]), TURNS);
  const start = quickest(() => natively(["quotient", "kayles", "--to", "1"]), TURNS);
  say("misere Kayles, the whole quotient with its period", ms, native.ms - start.ms, 1000, [
    sum(found),
    sum(JSON.parse(native.lines[0])),
  ]);
}
