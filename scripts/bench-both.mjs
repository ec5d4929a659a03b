// Timed runs of a verb in the wasm and by the native command.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import createEngineModule from "../web/engine/generated/engine.mjs";

globalThis.self ??= globalThis;
export const engine = await createEngineModule({wasmBinary: readFileSync("web/engine/generated/engine.wasm")});

export function inWasm(verb, parameters) {
  const startTime = performance.now();
  engine.start(verb, Object.entries(parameters).flat(), true);
  while (!engine.advance(1000));
  const found = JSON.parse(engine.result());
  return {ms: performance.now() - startTime, found};
}

export function natively(words, input = "") {
  const startTime = performance.now();
  const {stdout} = spawnSync("build/native-release/sg", words, {encoding: "utf8", input, maxBuffer: 1e9});
  return {ms: performance.now() - startTime, lines: stdout.trimEnd().split("\n")};
}

export const quickest = (run, count) =>
  Array.from({length: count}, run).reduce((best, one) => (one.ms < best.ms ? one : best));
