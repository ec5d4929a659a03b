// Replies to any query are exactly one of: a winner with a reason; a limit with its kind and what is known; an error
// with its place.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {runCommand} from "../helpers/command.mjs";
import {plays} from "../helpers/plays.mjs";

const recorded = "tests/data/approved/answers";
const longest = 200;

/** Every address in a recorded command. */
function addresses() {
  const words = readdirSync(recorded)
    .flatMap((file) => readFileSync(`${recorded}/${file}`, "utf8").trimEnd().split("\n"))
    .map((line) => JSON.parse(line.split("\t")[0]));
  const analysed = words.flatMap(([verb, address]) => (verb === "analyze" ? [address ?? ""] : []));
  return [...new Set(analysed)].filter((address) => address.length < longest && !/^-?$/.test(address));
}

const contradictions = {
  "solved, and nobody knows who wins": ({status, outcome}) => status === "solved" && outcome === null,
  "a limit of no kind": ({status, limit}) => (status === "limit") !== Boolean(limit?.kind),
  "added up, and not all is known": ({why}) => why.some(({facts}) => facts.values?.includes?.("")),
  "no reason": ({outcome, why}) => outcome !== null && why.length === 0,
  "lost, and a move wins": ({outcome, moves}) =>
    outcome === "P" && (moves.winning !== "0" || moves.listed.some(({wins}) => wins)),
  "won, and no move wins": ({outcome, moves}) => outcome === "N" && moves.winning === "0" && moves.total !== "0",
  "a value against the winner": ({play, grundy, outcome}) =>
    play === "normal" && grundy !== null && outcome !== (grundy === "0" ? "P" : "N"),
  "an error without its place": ({error}) => error !== undefined && error.at === undefined,
};

const singleAddresses = addresses();
/** Pseudorandom choice, the same in every run. */
const drawAddress = (/** @type {string} */ lot) =>
  singleAddresses[createHash("sha256").update(lot).digest().readUInt32BE() % singleAddresses.length];
const sumAddresses = Array.from(
  {length: 600},
  (_, i) => `${drawAddress(`${i}`)} + ${drawAddress(i % 4 === 0 ? `${i}` : `${i}, again`)}`,
);

for (const play of plays)
  test(`an answer is a value, a limit or an error: ${singleAddresses.length} positions, ${sumAddresses.length} sums, ${play}`, () => {
    assert.ok(singleAddresses.length > 500);
    const queries = [...singleAddresses, ...sumAddresses];
    const {stdout} = runCommand(
      ["batch", "-", "--play", play, "--moves", "winning", "--budget", "1000"],
      queries.join("\n"),
    );
    const answers = stdout.trimEnd().split("\n");
    assert.equal(answers.length, queries.length);
    let solvedCount = 0;
    for (const [i, line] of answers.entries()) {
      const answer = JSON.parse(line);
      if (answer.status === "solved") solvedCount++;
      const normalized = answer.error
        ? {play, why: [], moves: {listed: []}, outcome: null, grundy: null, ...answer}
        : answer;
      for (const [name, holds] of Object.entries(contradictions))
        assert.ok(!holds(normalized), `${queries[i]}: ${name}`);
    }
    assert.ok(solvedCount > 500, `${solvedCount}`);
  });
