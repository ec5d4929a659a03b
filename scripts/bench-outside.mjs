// Benchmark of the problems of tests/outside at the size of their contests: the time of the native command, and whether it
// is right. `npm run bench -- outside "POJ 2068"` runs only that one.
import {all} from "../tests/outside/all.mjs";
import {ask, brief} from "../tests/outside/ask.mjs";

const selected = process.argv.slice(3);
for (const {name, large} of all) {
  if (!large?.is || (selected.length > 0 && !selected.includes(name))) continue;
  const input = large.input?.();
  const startTime = performance.now();
  const printed = ask(large.words, input);
  const time = performance.now() - startTime;
  const answer = (large.says ?? brief)(printed);
  const verdict = answer === large.is() ? "right" : "WRONG";
  console.log(`${name.padEnd(20)} ${(time / 1000).toFixed(2).padStart(6)} s, ${large.limits}: ${verdict}`);
}
