// Whatever is asked, an answer is exactly one of: who wins and why; a limit, its kind and what is known; an error with its place.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {printed} from "../helpers/command.mjs";

const recorded = "tests/data/approved/answers";
const longest = 200;

/** Every address that a recorded command asks about. */
function addresses() {
  const words = readdirSync(recorded)
    .flatMap((file) => readFileSync(`${recorded}/${file}`, "utf8").trimEnd().split("\n"))
    .map((line) => JSON.parse(line.split("\t")[0]));
  const asked = words.flatMap(([verb, address]) => (verb === "analyze" ? [address ?? ""] : []));
  return [...new Set(asked)].filter((address) => address.length < longest && !/^-?$/.test(address));
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

const one = addresses();
/** By lot, and the same in every run. */
const drawn = (/** @type {string} */ lot) => one[createHash("sha256").update(lot).digest().readUInt32BE() % one.length];
const two = Array.from({length: 600}, (_, i) => `${drawn(`${i}`)} + ${drawn(i % 4 === 0 ? `${i}` : `${i}, again`)}`);

for (const play of ["normal", "misere", "sj", "every"])
  test(`an answer is a value, a limit or an error: ${one.length} positions, ${two.length} sums, ${play}`, () => {
    assert.ok(one.length > 500);
    const asked = [...one, ...two];
    const {stdout} = printed(
      ["batch", "-", "--play", play, "--moves", "winning", "--budget", "1000"],
      asked.join("\n"),
    );
    const answers = stdout.trimEnd().split("\n");
    assert.equal(answers.length, asked.length);
    let solved = 0;
    for (const [i, line] of answers.entries()) {
      const answer = JSON.parse(line);
      if (answer.status === "solved") solved++;
      const named = answer.error
        ? {play, why: [], moves: {listed: []}, outcome: null, grundy: null, ...answer}
        : answer;
      for (const [name, holds] of Object.entries(contradictions)) assert.ok(!holds(named), `${asked[i]}: ${name}`);
    }
    assert.ok(solved > 500, `${solved}`);
  });
