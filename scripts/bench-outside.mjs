// The problems of tests/outside at the size of their contests: how long the command takes, natively, and whether it is right.
// `npm run bench -- outside "POJ 2068"` runs that one alone.
import {all} from "../tests/outside/all.mjs";
import {ask, brief} from "../tests/outside/ask.mjs";

const wanted = process.argv.slice(3);
for (const {name, large} of all) {
  if (!large?.is || (wanted.length > 0 && !wanted.includes(name))) continue;
  const input = large.input?.();
  const begun = performance.now();
  const printed = ask(large.words, input);
  const time = performance.now() - begun;
  const said = (large.says ?? brief)(printed);
  const verdict = said === large.is() ? "right" : "WRONG";
  console.log(`${name.padEnd(20)} ${(time / 1000).toFixed(2).padStart(6)} s, ${large.limits}: ${verdict}`);
}
