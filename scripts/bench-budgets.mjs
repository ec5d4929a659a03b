// Benchmark of budgets against the clock: every verb that takes one answers all requests that the fuzzers begin with, in
// wasm, with few steps and with more. Counts for each verb the answers that took more than four times as long as as many
// steps of a search, and prints the slowest.
import {readFileSync} from "node:fs";
import {readCorpus} from "../tests/fuzz/corpus.mjs";
import {seeds} from "../tests/fuzz/seeds.mjs";
import {sg} from "../tests/fuzz/texts.mjs";
import createEngineModule from "../web/engine/generated/engine.mjs";

const BUDGETS = [1000, 20_000];
/** Time that an answer may take besides its steps, for reading, writing and looking at up to a million moves. */
const OVERHEAD_MS = 1500;
const MAX_RATIO = 4;
const MEASURED_STEPS = 1_000_000;
const SHOWN_LENGTH = 120;

globalThis.self ??= globalThis;
const engine = await createEngineModule({wasmBinary: readFileSync("web/engine/generated/engine.wasm")});
const text = (field) => Buffer.from(field, "latin1").toString("utf8");

function timeOf(verb, words) {
  const startTime = performance.now();
  engine.ask(verb, words);
  return performance.now() - startTime;
}

const stepMs =
  timeOf("analyze", ["address", "cram:7x7", "moves", "none", "budget", String(MEASURED_STEPS)]) / MEASURED_STEPS;
console.log(`a step is ${(stepMs * 1e6).toFixed(0)} ns: ${MEASURED_STEPS} of a search in cram:7x7`);

const requests = [...readCorpus(), ...seeds().requests];
for (const {name, parameters} of sg("verbs").verbs) {
  const budget = parameters.findIndex((parameter) => parameter.name === "budget");
  if (budget < 0) continue;
  const verbRequests = requests.filter(([verb]) => verb === name);
  for (const steps of BUDGETS) {
    const allowed = OVERHEAD_MS + MAX_RATIO * steps * stepMs;
    const times = verbRequests.map((fields) => {
      const words = parameters.flatMap(({name}, i) => [name, i === budget ? String(steps) : text(fields[i + 1] ?? "")]);
      return {ms: timeOf(name, words), request: words.join(" ").slice(0, SHOWN_LENGTH).replaceAll("\n", " ")};
    });
    const over = times.filter(({ms}) => ms > allowed).length;
    const slowest = times.reduce((a, b) => (a.ms < b.ms ? b : a), {ms: 0, request: ""});
    const counts = `${over} of ${verbRequests.length} past ${allowed.toFixed(0)} ms`;
    console.log(
      `${`${name}, ${steps} steps`.padEnd(32)} ${counts}; the slowest ${slowest.ms.toFixed(0)} ms: ${slowest.request}`,
    );
  }
}
