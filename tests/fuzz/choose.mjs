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

/** Of each request its fields and its line, the shortest first. */
async function requestsOf(texts) {
  const {parametersOf} = await openWasm();
  const found = new Map();
  for (const bytes of texts) {
    const [verb, ...given] = bytes.split(separator);
    const parameters = parametersOf(verb);
    if (!parameters || bytes.includes(between)) continue;
    const fields = [verb, ...parameters.flatMap((parameter, i) => bounded(parameter, given[i]))];
    found.set(lineOf(fields), fields);
  }
  return [...found].map(([line, fields]) => ({line, fields})).sort((a, b) => a.line.length - b.line.length);
}

/** What the engine of the page makes of a request, if it does so at once: whether it answers. */
async function quickAnswers() {
  let engine = await openWasm();
  return async ({line, fields}) => {
    const begun = performance.now();
    try {
      const isAnswered = !engine.ask(fields).startsWith('{"error"');
      return performance.now() - begun < MOST_MILLISECONDS ? {isAnswered} : undefined;
    } catch (error) {
      // An engine that has trapped answers nothing more.
      process.exitCode = 1;
      console.log(`not answered by the wasm: ${line}\n${error}`);
      engine = await openWasm();
    }
  };
}

/** The shortest that is answered for each verb, choice and game, of `all`. */
async function neededOf(all, answer) {
  const {verbs} = sg("verbs");
  const {games} = sg("catalog");
  const coverage = coverageOf(verbs, games);
  const missing = new Set(wantedOf(verbs, games));
  const needed = [];
  for (const request of all) {
    const held = coverage(request.fields).filter((one) => missing.has(one));
    if (held.length === 0 || !(await answer(request))?.isAnswered) continue;
    for (const one of held) missing.delete(one);
    needed.push(request);
  }
  return needed;
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
  const answer = await quickAnswers();
  const needed = await neededOf(await requestsOf(known), answer);
  const quick = [];
  for (const request of await requestsOf(covering)) if (await answer(request)) quick.push(request);
  let bytes = 0;
  const lines = [...new Set([...needed, ...inTurn(quick)].map(({line}) => line))];
  return lines.filter((line) => {
    bytes += line.length + 1;
    return bytes < MOST_BYTES;
  });
}
