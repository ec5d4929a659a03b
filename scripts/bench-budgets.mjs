// Whether budgets hold against the clock: every verb that takes one is asked all that the fuzzers begin with, in wasm, with few steps
// and with more. Of each verb, how many answers took more than four times what as many steps of a search take, and the slowest of all.
import {readFileSync} from "node:fs";
import {readCorpus} from "../tests/fuzz/corpus.mjs";
import {seeds} from "../tests/fuzz/seeds.mjs";
import {sg} from "../tests/fuzz/texts.mjs";
import createEngineModule from "../web/engine/generated/engine.mjs";

const BUDGETS = [1000, 20_000];
/** What an answer may take besides its steps: it is read and written, and up to a million of its moves are looked at. */
const BESIDES_MS = 1500;
const TIMES = 4;
const MEASURED = 1_000_000;
const SHOWN = 120;

globalThis.self ??= globalThis;
const engine = await createEngineModule({wasmBinary: readFileSync("web/engine/generated/engine.wasm")});
const text = (field) => Buffer.from(field, "latin1").toString("utf8");

function timeOf(verb, words) {
  const begun = performance.now();
  engine.ask(verb, words);
  return performance.now() - begun;
}

const stepMs = timeOf("analyze", ["address", "cram:7x7", "moves", "none", "budget", String(MEASURED)]) / MEASURED;
console.log(`a step is ${(stepMs * 1e6).toFixed(0)} ns: ${MEASURED} of a search in cram:7x7`);

const requests = [...readCorpus(), ...seeds().requests];
for (const {name, parameters} of sg("verbs").verbs) {
  const budget = parameters.findIndex((parameter) => parameter.name === "budget");
  if (budget < 0) continue;
  const own = requests.filter(([verb]) => verb === name);
  for (const most of BUDGETS) {
    const allowed = BESIDES_MS + TIMES * most * stepMs;
    const times = own.map((fields) => {
      const words = parameters.flatMap(({name}, i) => [name, i === budget ? String(most) : text(fields[i + 1] ?? "")]);
      return {ms: timeOf(name, words), asked: words.join(" ").slice(0, SHOWN).replaceAll("\n", " ")};
    });
    const over = times.filter(({ms}) => ms > allowed).length;
    const slowest = times.reduce((a, b) => (a.ms < b.ms ? b : a), {ms: 0, asked: ""});
    const counts = `${over} of ${own.length} past ${allowed.toFixed(0)} ms`;
    console.log(
      `${`${name}, ${most} steps`.padEnd(32)} ${counts}; the slowest ${slowest.ms.toFixed(0)} ms: ${slowest.asked}`,
    );
  }
}
