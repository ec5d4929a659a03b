// Faults as keys and facts: every error and every refused certificate has them, their English is made of them by the
// engine's own table, and every language has words for each key, with the same facts.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {placesOf} from "../../scripts/phrases.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {runCommand} from "../helpers/command.mjs";
import {inWords} from "../helpers/in-words.mjs";

const run = (...words) => runCommand(words).stdout;
const table = JSON.parse(run("phrases"));

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let sg;
let sources;
before(async () => {
  sg = await createEngine();
  sources = await openSources();
});
after(async () => {
  sg.close();
});

test("a key stands once in a table, and is thrown somewhere", () => {
  const texts = readdirSync("cpp", {recursive: true, encoding: "utf8"})
    .filter((file) => /\.[ch]pp$/.test(file))
    .map((file) => readFileSync(join("cpp", file), "utf8"))
    .join("\n");
  const thrown = new Set(
    [...texts.matchAll(/\b(?:Expected|Fault|ValueFault)::(\w+)/g)].map(([, key]) => key.replaceAll("_", "-")),
  );
  for (const rows of [table.expects, table.found]) {
    const keys = rows.map(({key}) => key);
    assert.deepEqual(keys, [...new Set(keys)]);
    for (const key of keys) assert.ok(thrown.has(key), `${key} is never thrown`);
  }
  assert.ok(table.expects.length > 150 && table.found.length > 20);
});

test("every language has words for every key, with the same facts", async () => {
  const {clientTexts} = await sources.load("/web/engine/client-errors.ts");
  const {expectedText} = await sources.load("/web/text/language.ts");
  const ownRows = Object.entries(clientTexts).map(([key, words]) => ({key, words}));
  for (const t of await sources.languages()) {
    const say = {
      expected: (key, facts, words) => expectedText(t, {expected: words, expects: {key, facts}}),
      found: (key, facts, words) => (t.certificateFaults[key] ? t(t.certificateFaults[key], facts) : words),
    };
    for (const [rows, usedKeys] of [
      [[...table.expects, ...ownRows], say.expected],
      [table.found, say.found],
    ])
      for (const {key, words} of rows) {
        const facts = Object.fromEntries(placesOf(words).map(({name}) => [name, `<${name}>`]));
        const text = usedKeys(key, facts, words.replace(/\{(\w+)[^}]*\}/g, "<$1>"));
        assert.ok(text?.trim(), `${t.lang}: ${key}`);
        assert.deepEqual(text.match(/<\w+>|\{\w+\}/g)?.sort() ?? [], Object.values(facts).sort(), `${t.lang}: ${key}`);
        if (t.lang !== "en" && /[a-z]{4}/i.test(words.replace(/\{[^}]*\}/g, "")) && key !== "pass")
          assert.notEqual(text, words, `${t.lang}: ${key}`);
      }
  }
});

test("the English of every error that was ever recorded is made of its key and facts", () => {
  const lines = readdirSync("tests/data/approved/answers").flatMap((file) =>
    readFileSync(join("tests/data/approved/answers", file), "utf8").split("\n"),
  );
  const refused = new Map();
  for (const line of lines) {
    const [words, , document] = line.split("\t");
    const expected = /^\{"error":.*"expected":("(?:[^"\\]|\\.)*")/.exec(document ?? "")?.[1];
    if (expected && !refused.has(expected)) refused.set(expected, JSON.parse(words));
  }
  assert.ok(refused.size > 30, String(refused.size));
  for (const words of refused.values()) {
    const {error} = JSON.parse(run(...words));
    assert.equal(inWords(table.expects, error.expects), error.expected, words.join(" "));
  }
});

/** @type {[address: string, code: string, key: string, facts: Record<string, string>][]} */
const cases = [
  ["nim:3,,4", "bad-position", "heap-size", {}],
  ["nimm:3", "unknown-game", "game", {}],
  ["kayles(0.77):3", "bad-rules", "sign", {sign: ":"}],
  ["nim:18446744073709551616", "too-big", "most", {most: "18446744073709551615"}],
  ["nim:1^100001", "too-big", "most-heaps", {most: "100000"}],
  ["dag(1>2 2>3 3>1):1", "bad-rules", "no-cycle", {cycle: "1>2>3>1"}],
  ["northcott:w.x", "bad-position", "point-or-either", {piece: "w", other: "b"}],
  ["georgia-bob:0", "bad-position", "cells-from-1", {}],
  ["heap-rule(n -> n+1):3", "bad-rules", "smaller-heaps", {from: "1", to: "2"}],
  ["three-kingdoms:5,28,16,29,27/23,3,20,1/8,32,26/33,11/12;9", "bad-position", "general-up-to", {most: "6"}],
];

test("errors of the command and of the package have the same keys and facts", async () => {
  for (const [address, code, key, facts] of cases) {
    const {error} = JSON.parse(run("analyze", address));
    assert.deepEqual([error.code, error.expects], [code, {key, facts}], address);
    await assert.rejects(sg.analyze(address), {code, expected: error.expected, expects: error.expects});
  }
});

test("a convention that is not defined is told from those that are", async () => {
  for (const [address, expects] of /** @type {const} */ ([
    ["domineering:2x2", {key: "play-of-game", facts: {game: "domineering", plays: ["normal"]}}],
    ["cutting:2x2", {key: "play-to-a-goal", facts: {game: "cutting"}}],
  ])) {
    const {error} = JSON.parse(run("analyze", address, "--play", "misere"));
    assert.deepEqual([error.code, error.expects], ["bad-play", expects]);
    await assert.rejects(sg.analyze(address, {play: "misere"}), {code: "bad-play", expects});
  }
});

test("what a call refuses by itself has a key and facts too", async () => {
  const unfit = /** @type {any} */ (sg);
  const samples = [
    [unfit.analyze(3), "argument-as-text", {name: "address"}, "address as a string"],
    [
      unfit.analyze("nim:3", {budget: 0}),
      "argument-from",
      {name: "budget", least: "1"},
      "budget as a whole number, at least 1",
    ],
    [
      unfit.analyze("nim:3", {play: "odd"}),
      "argument-of",
      {name: "play", choices: ["normal", "misere", "sj", "every", "selective", "conjunctive", "keep-one"]},
      "play to be one of normal, misere, sj, every, selective, conjunctive, keep-one",
    ],
    [unfit.analyze("nim:3", 7), "options-as-object", {}, "options as an object"],
    [unfit.touch("nim:3", [1]), "touch-as-texts", {}, "a touch as an array of decimal texts"],
    [unfit.sequence("nim", {}), "argument-as-number", {name: "to"}, "to as a whole number"],
  ];
  for (const [call, key, facts, expected] of samples)
    await assert.rejects(call, {code: "bad-request", at: null, expected, expects: {key, facts}});
  await assert.rejects(sg.analyze("nim:3", {signal: AbortSignal.abort()}), {
    code: "cancelled",
    expects: {key: "no-abort", facts: {}},
  });
});

test("a certificate's fault is made of its key and facts", async () => {
  const certificate = {game: "take-and-break", rules: "0.77", preperiod: "71", period: "12", saltus: "0"};
  /** @type {[text: string, key: string, facts: Record<string, string>][]} */
  const faults = [
    ["{", "no-json", {}],
    [JSON.stringify(certificate), "missing", {name: "seen"}],
    [JSON.stringify({...certificate, seen: {lag: "12", from: "71", to: "x"}}), "no-number", {name: "to"}],
    [JSON.stringify({...certificate, seen: {lag: "12", from: "71", to: "154"}}), "seen-up-to", {heap: "155"}],
    [
      JSON.stringify({...certificate, period: "6", seen: {lag: "12", from: "71", to: "160"}}),
      "heaps-differ",
      {heap: "71", later: "77"},
    ],
    [JSON.stringify({...certificate, rules: "77", seen: {lag: "12", from: "71", to: "160"}}), "point-missing", {}],
  ];
  for (const [text, key, facts] of faults) {
    const verdict = /** @type {any} */ (await sg.checkCertificate(text));
    assert.deepEqual(verdict.found, {key, facts}, text);
    assert.equal(verdict.fault, inWords(table.found, verdict.found));
  }
});
