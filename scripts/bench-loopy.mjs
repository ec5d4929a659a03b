// Benchmark of graphs with cycles: a random graph of a million arcs, whose values the command finds, beside the winners
// alone by retrograde analysis in typed arrays, with which its answers are compared.
import {spawnSync} from "node:child_process";

const command = "build/native-release/sg";
const [vertices, wanted, asked] = [300_000, 999_000, 64];

let state = 41;
/** Returns a pseudorandom whole number from 0 to below `end`, the same in every run. */
function draw(end) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * end);
}

const arcs = new Set();
while (arcs.size < wanted) arcs.add(draw(vertices) * vertices + draw(vertices));
const [from, to] = [new Uint32Array(wanted), new Uint32Array(wanted)];
for (const [i, arc] of [...arcs].entries()) [from[i], to[i]] = [Math.floor(arc / vertices), arc % vertices];

/** Returns for each vertex 1 if the player to move wins, 2 if the other does, 0 in a draw. */
function winners() {
  const [open, first, before] = [new Uint32Array(vertices), new Uint32Array(vertices + 1), new Uint32Array(wanted)];
  for (let i = 0; i < wanted; i++) {
    open[from[i]]++;
    first[to[i] + 1]++;
  }
  for (let v = 0; v < vertices; v++) first[v + 1] += first[v];
  const place = first.slice();
  for (let i = 0; i < wanted; i++) before[place[to[i]]++] = from[i];
  const winner = new Uint8Array(vertices);
  const queue = [];
  const decide = (v, who) => {
    winner[v] = who;
    queue.push(v);
  };
  for (let v = 0; v < vertices; v++) if (open[v] === 0) decide(v, 2);
  for (let next = 0; next < queue.length; next++) {
    const v = queue[next];
    for (let i = first[v]; i < first[v + 1]; i++) {
      const above = before[i];
      if (winner[above] !== 0) continue;
      if (winner[v] === 2) decide(above, 1);
      else if (--open[above] === 0) decide(above, 2);
    }
  }
  return winner;
}

const timed = (work) => {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
};
const text = [...from].map((v, i) => `${v + 1}>${to[i] + 1}`).join(" ");
const [expected, scriptTime] = timed(winners);
const ask = (on) => {
  const input = `digraph(${text}):${on.join(",")}\n`;
  return JSON.parse(spawnSync(command, ["analyze", "-", "--moves", "none"], {input, maxBuffer: 1e9}).stdout);
};
const present = [...new Set([...from, ...to])];
const sample = Array.from({length: asked}, () => present[draw(present.length)]);
const [, commandTime] = timed(() => ask([sample[0] + 1]));
// The outcome of each vertex of the sample, by the part that each of many tokens is.
const {parts = [], values = []} = ask(sample.map((v) => v + 1)).why[0]?.facts ?? {};
const outcomeOf = (value) => (value === "0" ? 2 : value.startsWith("*") || /^infinity\(0\b/.test(value) ? 1 : 0);
const isRight = parts.length > 0 && parts.every((part, i) => outcomeOf(values[i]) === expected[Number(part) - 1]);
console.log(
  `loopy: ${wanted} arcs, ${(commandTime / 1000).toFixed(2)} s for all values, read and written; winners alone in the script ${(scriptTime / 1000).toFixed(2)} s; ratio ${(commandTime / scriptTime).toFixed(1)}; ${parts.length} vertices ${isRight ? "right" : "WRONG"}`,
);
if (!isRight) process.exitCode = 1;
