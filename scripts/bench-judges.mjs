// Benchmark of every judge at its contest's limits, natively: its time as a ratio to a reference in the same run, and a checksum of
// its output. `npm run bench -- judges poj-2311` runs only that one.
import {spawnSync} from "node:child_process";
import {createHash} from "node:crypto";
import {inputs} from "./bench-inputs.mjs";

// Builds the engine if needed.
const {problems} = JSON.parse(spawnSync("scripts/sg", ["catalog"], {encoding: "utf8", maxBuffer: 1e8}).stdout);
const sg = "build/native-release/sg";
const known = problems.map(({ids}) => ids[0]);
const selected = process.argv.length > 3 ? process.argv.slice(3) : known;

const fastest = (run, times = 3) =>
  Math.min(
    ...Array.from({length: times}, () => {
      const startTime = performance.now();
      run();
      return performance.now() - startTime;
    }),
  );

/** A fixed amount of arithmetic. */
const reference = fastest(() => {
  let state = 1;
  for (let i = 0; i < 1e8; i++) state = (Math.imul(state, 1664525) + 1013904223) | 0;
  if (state === 0) throw new Error("never");
}, 5);

console.log(`reference: ${reference.toFixed(0)} ms`);
for (const id of selected) {
  if (!inputs[id]) throw new Error(`no input for ${id}`);
  const input = inputs[id]();
  let judged;
  const time = fastest(() => {
    judged = spawnSync(sg, ["judge", id], {input, maxBuffer: 1e9});
  });
  if (judged.status !== 0) throw new Error(`${id}: ${judged.stdout}`);
  const checksum = createHash("sha256").update(judged.stdout).digest("hex").slice(0, 8);
  console.log(
    `${id.padEnd(12)} ${(time / reference).toFixed(2).padStart(6)} of the reference, ${time.toFixed(0).padStart(5)} ms, ` +
      `${(input.length / 1000).toFixed(1).padStart(8)} kB in, output ${checksum}`,
  );
}
