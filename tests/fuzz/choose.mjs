// Which requests are kept of all that a run has seen: first those without which a verb, a choice or a game would be missing, then each
// verb with each game, then of each verb in turn the shortest that are left.
import {openThread} from "./asking.mjs";
import {between, lineOf, separator} from "./corpus.mjs";
import {coverageOf, wantedOf} from "./covered.mjs";
import {sg} from "./texts.mjs";
import {openWasm} from "./wasm.mjs";

// In a replay nothing stops a request but its own steps.
const MOST_STEPS = 1000n;
const MOST_MILLISECONDS = 50;
const MOST_BYTES = 250_000;
const MOST_TRIED = 10;

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

/** Asks the engine of the page; `undefined` where it does not answer at once. */
function quickly(thread) {
  return async ({line, fields}) => {
    const {fault, isAnswered, milliseconds} = await thread.ask(fields);
    if (fault) {
      process.exitCode = 1;
      console.log(`not answered by the wasm: ${line}\n${fault}`);
    }
    return milliseconds < MOST_MILLISECONDS ? {isAnswered} : undefined;
  };
}

/** The shortest that is answered for each verb, choice and game, of `all`, then for each verb with each game. */
async function neededOf(all, answer) {
  const {verbs} = sg("verbs");
  const {games} = sg("catalog");
  const coverage = coverageOf(verbs, games);
  const wanted = new Set(wantedOf(verbs, games));
  const held = new Set();
  const tried = new Map();
  const needed = [];
  for (const request of all) {
    // A verb may refuse a game, or be slow in it.
    const isOpen = (one) => !held.has(one) && (wanted.has(one) || (tried.get(one) ?? 0) < MOST_TRIED);
    const more = coverage(request.fields).filter(isOpen);
    for (const one of more) tried.set(one, (tried.get(one) ?? 0) + 1);
    if (more.length === 0 || !(await answer(request))?.isAnswered) continue;
    for (const one of more) held.add(one);
    needed.push({...request, isWanted: more.some((one) => wanted.has(one))});
  }
  return needed.sort((a, b) => Number(b.isWanted) - Number(a.isWanted));
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
  const thread = openThread();
  const answer = quickly(thread);
  const needed = await neededOf(await requestsOf(known), answer);
  const quick = [];
  for (const request of await requestsOf(covering)) if (await answer(request)) quick.push(request);
  thread.close();
  let bytes = 0;
  const lines = [...new Set([...needed, ...inTurn(quick)].map(({line}) => line))];
  return lines.filter((line) => {
    bytes += line.length + 1;
    return bytes < MOST_BYTES;
  });
}
