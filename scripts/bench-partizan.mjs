// Benchmark of values of partizan positions in the wasm against the native command, each as the quickest of several runs,
// and whether both found the same; then the values of all positions of Domineering on parts of a 4x4 board, as one
// checksum.
import {createHash} from "node:crypto";
import {engine, inWasm, natively, quickest} from "./bench-both.mjs";

const TURNS = 5;
/** Most times that the wasm may take as long as the native command. */
const MAX_RATIO = 2.5;

const checksum = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Time of a command that does next to nothing. */
const start = quickest(() => natively(["value", "0"]), TURNS);

const positions = {
  "Domineering 4x4": "domineering:4x4",
  "Domineering 4x5": "domineering:4x5",
  "Domineering 5x5": "domineering:5x5",
  "Snort on a path of 12": `snort:${Array.from({length: 11}, (_, i) => `${i}-${i + 1}`).join(" ")}`,
  "Snort on a ladder of 10": `snort:${Array.from({length: 5}, (_, i) => `${i}-${i + 5}`)
    .concat(Array.from({length: 4}, (_, i) => [`${i}-${i + 1}`, `${i + 5}-${i + 6}`]).flat())
    .join(" ")}`,
  "Amazons 3x3": "amazons:x../.../..o",
  "Amazons 3x4": "amazons:x.../..../...o",
};
for (const [name, address] of Object.entries(positions)) {
  const budget = "1000000000";
  const {ms, found} = quickest(() => inWasm("value", {text: `[${address}]`, budget}), TURNS);
  const native = quickest(() => natively(["value", `[${address}]`, "--budget", budget]), TURNS);
  const nativeAnswer = JSON.parse(native.lines[0]);
  const nativeMs = native.ms - start.ms;
  const isSame =
    nativeAnswer.value === found.value &&
    nativeAnswer.followers === found.followers &&
    nativeAnswer.status === "solved";
  const ratio = ms / nativeMs;
  console.log(
    `${name.padEnd(26)} ${ms.toFixed(1).padStart(8)} ms  ${nativeMs.toFixed(1).padStart(8)} ms natively  wanted <= ${MAX_RATIO}x  ${ratio.toFixed(2)}x  ${checksum(`${found.value} ${found.followers}`)} ${isSame ? "" : "DIFFERENT"}`,
  );
  // Short times are too inaccurate to fail.
  if (!isSame || (nativeMs > 500 && ratio > MAX_RATIO)) process.exitCode = 1;
}

{
  const addresses = Array.from({length: 2 ** 16}, (_, mask) => {
    const square = (_, i) => ((mask >> i) & 1 ? "#" : ".");
    return `domineering:${(Array.from({length: 16}, square).join("").match(/.{4}/g) ?? []).join("/")}`;
  });
  const startTime = performance.now();
  const values = addresses.map((address) => JSON.parse(engine.ask("value", ["text", `[${address}]`])).value);
  const ms = performance.now() - startTime;
  const {ms: nativeMs, lines} = natively(["batch", "--moves", "none"], addresses.join("\n"));
  const natives = lines.map((line) => {
    const {value, grundy} = JSON.parse(line);
    return value ?? grundy;
  });
  const [wasmSum, nativeSum] = [values, natives].map((list) =>
    checksum(list.map((v, i) => `${addresses[i]}=${v}\n`).join("")),
  );
  console.log(
    `all ${addresses.length} positions of 4x4 Domineering  ${(ms / 1000).toFixed(1)} s in the wasm, ${(nativeMs / 1000).toFixed(1)} s natively, ${new Set(values).size} values  ${wasmSum} ${wasmSum === nativeSum ? "" : `DIFFERENT ${nativeSum}`}`,
  );
  if (wasmSum !== nativeSum || values.includes(null)) process.exitCode = 1;
}
