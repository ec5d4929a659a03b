// Selection of the requests of a run that the corpus keeps: first those needed for a verb, a choice or a game, then one
// for each verb with each game, then the shortest others of each verb in turn.
import {openThread} from "./asking.mjs";
import {lineOf, requestSeparator, separator} from "./corpus.mjs";
import {coverageOf, requiredItems} from "./covered.mjs";
import {sg} from "./texts.mjs";
import {openWasm} from "./wasm.mjs";

// In a replay nothing stops a request but its own steps.
const MOST_STEPS = 1000n;
const MOST_MILLISECONDS = 50;
const MOST_BYTES = 250_000;
const MOST_TRIED = 10;

/** A field of a request; a budget of steps is bounded. */
function bounded({name, usual}, field = usual) {
  if (field === undefined || field === null) return [];
  return name === "budget" && /^\d+$/.test(field) && BigInt(field) > MOST_STEPS ? String(MOST_STEPS) : field;
}

/** Requests with their fields and their lines, the shortest first. */
async function requestsOf(texts) {
  const {parametersOf} = await openWasm();
  const requests = new Map();
  for (const bytes of texts) {
    const [verb, ...values] = bytes.split(separator);
    const parameters = parametersOf(verb);
    if (!parameters || bytes.includes(requestSeparator)) continue;
    const fields = [verb, ...parameters.flatMap((parameter, i) => bounded(parameter, values[i]))];
    requests.set(lineOf(fields), fields);
  }
  return [...requests].map(([line, fields]) => ({line, fields})).sort((a, b) => a.line.length - b.line.length);
}

/** Queries the page's engine; `undefined` if it does not answer at once. */
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

/**
 * The shortest requests of `requests` that are answered for each verb, choice and game, then for each verb with each game.
 */
async function neededOf(requests, answer) {
  const {verbs} = sg("verbs");
  const {games} = sg("catalog");
  const coverage = coverageOf(verbs, games);
  const required = new Set(requiredItems(verbs, games));
  const covered = new Set();
  const tryCounts = new Map();
  const needed = [];
  for (const request of requests) {
    // A verb may refuse a game, or be slow in it.
    const isOpen = (item) => !covered.has(item) && (required.has(item) || (tryCounts.get(item) ?? 0) < MOST_TRIED);
    const newItems = coverage(request.fields).filter(isOpen);
    for (const item of newItems) tryCounts.set(item, (tryCounts.get(item) ?? 0) + 1);
    if (newItems.length === 0 || !(await answer(request))?.isAnswered) continue;
    for (const item of newItems) covered.add(item);
    needed.push({...request, isRequired: newItems.some((item) => required.has(item))});
  }
  return needed.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Orders requests so that verbs take turns. */
function inTurn(requests) {
  const ranks = new Map();
  const ranked = requests.map((request) => {
    const rank = ranks.get(request.fields[0]) ?? 0;
    ranks.set(request.fields[0], rank + 1);
    return {request, rank};
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({request}) => request);
}

/**
 * Lines for the corpus. `covering`: requests each of which reaches code that no other does; `seedTexts`: those that may be
 * the only one for a verb, a choice or a game.
 */
export async function chosenOf(covering, seedTexts) {
  const thread = openThread();
  const answer = quickly(thread);
  const needed = await neededOf(await requestsOf(seedTexts), answer);
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
