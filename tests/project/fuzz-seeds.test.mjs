// Seeds of the fuzzers: they cover every verb that takes text, every choice and every game, and so do the requests of
// the corpus.
import assert from "node:assert/strict";
import {test} from "node:test";
import {readCorpus} from "../fuzz/corpus.mjs";
import {isOpen, missingIn} from "../fuzz/covered.mjs";
import {requestsFor, seeds} from "../fuzz/seeds.mjs";
import {answerOf} from "../helpers/command.mjs";

const {verbs} = answerOf(["verbs"]);
const {games, problems} = answerOf(["catalog"]);
const {requests} = seeds();

test("each open verb has requests to begin with, and they have its parameters", () => {
  for (const {name, parameters} of verbs.filter(isOpen)) {
    const requestsOfVerb = requests.filter(([verb]) => verb === name);
    assert.ok(requestsOfVerb.length > 0, name);
    for (const [, ...fields] of requestsOfVerb) assert.equal(fields.length, parameters.length, name);
  }
});

test("the fuzzers begin with every verb, choice and game", () => {
  assert.deepEqual(missingIn(requests, {verbs, games}), []);
});

test("the requests that are kept have every verb, choice and game: else `node tests/fuzz/run.mjs … keep`", () => {
  assert.deepEqual(missingIn(readCorpus(), {verbs, games}), []);
});

test("every number begins at both its ends and past them", () => {
  for (const {name, parameters} of verbs.filter(isOpen))
    for (const [index, {name: parameter, takes}] of parameters.entries()) {
      if (takes !== "number") continue;
      const values = new Set(requests.flatMap(([verb, ...fields]) => (verb === name ? [fields[index]] : [])));
      for (const limit of [0n, 1n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 63n, 2n ** 64n - 1n, 2n ** 64n])
        assert.ok(values.has(String(limit)), `${name} ${parameter} ${limit}`);
    }
});

test("what is new and has no requests is named", () => {
  const weigh = {name: "weigh", parameters: [{name: "paint", takes: "colour", usual: null, choices: [], least: "0"}]};
  assert.deepEqual(missingIn(requests, {verbs: [...verbs, weigh], games}), ["weigh"]);
  assert.throws(() => requestsFor([...verbs, weigh], {games, problems}), /no seed for weigh: .*paint.*colour/);
  const play = {name: "play", takes: "choice", usual: "fast", choices: ["fast", "slow"], least: "0"};
  const judgeVerb = {name: "judge", parameters: [...weigh.parameters, play]};
  assert.deepEqual(missingIn(requests, {verbs: [judgeVerb], games: []}), ["judge play=fast", "judge play=slow"]);
  const chess = {...games[0], id: "chess", game: "chess(8)", sample: ""};
  assert.deepEqual(missingIn(requests, {verbs, games: [...games, chess]}), ["chess(8):"]);
  assert.throws(() => requestsFor(verbs, {games: [...games, chess], problems}), /no seed for the game chess\(8\)/);
});
