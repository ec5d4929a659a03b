// Values of partizan positions in the wasm beside the native command, each at the quickest of several turns, and whether the two found the
// same; then the values of all positions of Domineering on parts of a board of 4 by 4, as one checksum.
import {createHash} from "node:crypto";
import {engine, inWasm, natively, quickest} from "./bench-both.mjs";

const TURNS = 5;
/** Of the wasm, over the native command. */
const WANTED = 2.5;

const checksum = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** What a command takes that does next to nothing. */
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
  const told = JSON.parse(native.lines[0]);
  const nativeMs = native.ms - start.ms;
  const same = told.value === found.value && told.followers === found.followers && told.status === "solved";
  const ratio = ms / nativeMs;
  console.log(
    `${name.padEnd(26)} ${ms.toFixed(1).padStart(8)} ms  ${nativeMs.toFixed(1).padStart(8)} ms natively  wanted <= ${WANTED}x  ${ratio.toFixed(2)}x  ${checksum(`${found.value} ${found.followers}`)} ${same ? "" : "DIFFERENT"}`,
  );
  // Of a moment the clock says nothing.
  if (!same || (nativeMs > 500 && ratio > WANTED)) process.exitCode = 1;
}

{
  const addresses = Array.from({length: 2 ** 16}, (_, gone) => {
    const square = (_, i) => ((gone >> i) & 1 ? "#" : ".");
    return `domineering:${(Array.from({length: 16}, square).join("").match(/.{4}/g) ?? []).join("/")}`;
  });
  const begun = performance.now();
  const values = addresses.map((address) => JSON.parse(engine.ask("value", ["text", `[${address}]`])).value);
  const ms = performance.now() - begun;
  const {ms: nativeMs, lines} = natively(["batch", "--moves", "none"], addresses.join("\n"));
  const natives = lines.map((line) => {
    const {value, grundy} = JSON.parse(line);
    return value ?? grundy;
  });
  const [own, other] = [values, natives].map((list) => checksum(list.map((v, i) => `${addresses[i]}=${v}\n`).join("")));
  console.log(
    `all ${addresses.length} positions of 4x4 Domineering  ${(ms / 1000).toFixed(1)} s in the wasm, ${(nativeMs / 1000).toFixed(1)} s natively, ${new Set(values).size} values  ${own} ${own === other ? "" : `DIFFERENT ${other}`}`,
  );
  if (own !== other || values.includes(null)) process.exitCode = 1;
}
