// Which requests are kept of all that a run has seen: first those without which a verb, a choice or a game would be missing, then of
// each verb in turn the shortest that are left.
import {between, lineOf, separator} from "./corpus.mjs";
import {coverageOf, wantedOf} from "./covered.mjs";
import {sg} from "./texts.mjs";
import {openWasm} from "./wasm.mjs";

// In a replay nothing stops a request but its own steps.
const MOST_STEPS = 1000n;
const MOST_MILLISECONDS = 50;
const MOST_BYTES = 250_000;

/** A field of a request, with a bound where it counts steps. */
function bounded({name, usual}, field = usual) {
  if (field === undefined || field === null) return [];
  return name === "budget" && /^\d+$/.test(field) && BigInt(field) > MOST_STEPS ? String(MOST_STEPS) : field;
}

/** @returns {Promise<{fields: string[], line: string, isAnswered: boolean}[]>} what the engine of the page does at once, the shortest first */
async function quickOf(texts) {
  let engine = await openWasm();
  const found = new Map();
  for (const bytes of texts) {
    const [verb, ...given] = bytes.split(separator);
    const fields = [verb, ...(engine.parametersOf(verb) ?? []).flatMap((parameter, i) => bounded(parameter, given[i]))];
    const line = lineOf(fields);
    if (fields.length === 1 || bytes.includes(between) || found.has(line)) continue;
    const begun = performance.now();
    try {
      const isAnswered = !engine.ask(fields).startsWith('{"error"');
      if (performance.now() - begun < MOST_MILLISECONDS) found.set(line, {fields, line, isAnswered});
    } catch (error) {
      // An engine that has trapped answers nothing more.
      process.exitCode = 1;
      console.log(`not answered by the wasm: ${line}\n${error}`);
      engine = await openWasm();
    }
  }
  return [...found.values()].sort((a, b) => a.line.length - b.line.length);
}

/** The shortest that is answered for each verb, choice and game, of `all`. */
function neededOf(all) {
  const {verbs} = sg("verbs");
  const {games} = sg("catalog");
  const coverage = coverageOf(verbs, games);
  const missing = new Set(wantedOf(verbs, games));
  return all.filter(({fields, isAnswered}) => {
    if (!isAnswered) return false;
    const held = coverage(fields).filter((one) => missing.delete(one));
    return held.length > 0;
  });
}

/** Of each verb one in turn. */
function inTurn(all) {
  const ranks = new Map();
  const ranked = all.map((one) => {
    const rank = ranks.get(one.fields[0]) ?? 0;
    ranks.set(one.fields[0], rank + 1);
    return {one, rank};
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({one}) => one);
}

/**
 * Lines to be kept. `covering`: requests of which each reaches code that no other does; `known`: those of which a verb, a choice or a
 * game may be the only one.
 */
export async function chosenOf(covering, known) {
  const needed = neededOf(await quickOf(known));
  const rest = inTurn(await quickOf(covering));
  let bytes = 0;
  const lines = [...new Set([...needed, ...rest].map(({line}) => line))];
  return lines.filter((line) => {
    bytes += line.length + 1;
    return bytes < MOST_BYTES;
  });
}
