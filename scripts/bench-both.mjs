// The same verb in the wasm and by the native command, each timed.
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import createEngineModule from "../web/engine/generated/engine.mjs";

globalThis.self ??= globalThis;
export const engine = await createEngineModule({wasmBinary: readFileSync("web/engine/generated/engine.wasm")});

export function inWasm(verb, given) {
  const begun = performance.now();
  engine.start(verb, Object.entries(given).flat());
  while (!engine.advance(1000));
  const found = JSON.parse(engine.result());
  return {ms: performance.now() - begun, found};
}

export function natively(words, input = "") {
  const begun = performance.now();
  const {stdout} = spawnSync("build/native-release/sg", words, {encoding: "utf8", input, maxBuffer: 1e9});
  return {ms: performance.now() - begun, lines: stdout.trimEnd().split("\n")};
}

export const quickest = (turn, turns) =>
  Array.from({length: turns}, turn).reduce((best, one) => (one.ms < best.ms ? one : best));
