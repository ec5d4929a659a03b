// The page of evidence: its figures are those that the runs print, each has its words, and each ground of an answer has
// its figures.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {engineState, figuresIn, PUBLISHED, staleIn, wordsIn} from "../../scripts/evidence.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {suites} from "../../scripts/suites.mjs";
import {answerOf} from "../helpers/command.mjs";

const published = JSON.parse(readFileSync(PUBLISHED, "utf8"));
let sources;
let learn;
before(async () => {
  sources = await openSources();
  learn = await sources.load("/web/learn/evidence-words.ts");
});

test("figures are read from what tests print; of a key that comes twice the sum", () => {
  const output = "ok\nevidence: laws 12 positions compared\nx evidence: no 1 line\nevidence: laws 30 more\n";
  assert.deepEqual([figuresIn(output), wordsIn(output)], [{laws: 42}, ["12 positions compared", "30 more"]]);
});

test("every figure has its words, once: those that were kept, and those that a test prints", () => {
  const explainedKeys = learn.sections.flatMap(({claims}) => Object.keys(claims));
  assert.equal(new Set(explainedKeys).size, explainedKeys.length);
  const tests = readdirSync("tests", {recursive: true, encoding: "utf8"}).filter((file) => /\.(?:cpp|mjs)$/.test(file));
  const printedKeys = tests.flatMap((file) =>
    [...readFileSync(`tests/${file}`, "utf8").matchAll(/(?:printf\("|console\.log\(`)evidence: ([a-z-]+)/g)].map(
      ([, key]) => key,
    ),
  );
  assert.ok(printedKeys.length > 10);
  for (const key of [...printedKeys, ...published.flatMap(({figures}) => Object.keys(figures))])
    assert.ok(explainedKeys.includes(key), key);
});

test("figures are of suites that there are, and are known by the right command", () => {
  const longs = new Map(suites.map(({name, long = false}) => [name, long]));
  for (const {suite, long} of published) assert.equal(longs.get(suite), long, suite);
});

test("figures are stale where there was a verb or a game less, or one more, or where nothing tells", () => {
  const state = engineState();
  assert.deepEqual(
    state.verbs.split(" "),
    answerOf(["verbs"]).verbs.map(({name}) => name),
  );
  assert.deepEqual(new Set(state.games.split(" ")), new Set(answerOf(["catalog"]).games.map(({id}) => id)));
  assert.match(state.date, /^\d{4}-\d\d-\d\d$/);
  assert.match(state.signature, /^[0-9a-f]{16}$/);
  const today = {suite: "fuzz", ...state, figures: {fuzzed: 1}};
  assert.deepEqual(staleIn([today], {...state, date: "2100-01-01", signature: "0123456789abcdef"}), []);
  const laterState = {...state, verbs: `${state.verbs} weigh`, games: state.games.replace(" nim ", " hex ")};
  assert.deepEqual(staleIn([today], laterState), [`fuzz (${state.date}): verbs +weigh; games +hex -nim`]);
  assert.deepEqual(staleIn([{suite: "long", figures: {}}], state), ["long: nothing says of which verbs and games"]);
});

test("each ground of an answer is an anchor of the page, with its figures in it", () => {
  const [, union = ""] = /type Ground = ([^;]+);/.exec(readFileSync("web/engine/documents/terms.d.ts", "utf8")) ?? [];
  const grounds = [...union.matchAll(/"(\w+)"/g)].map(([, ground]) => ground);
  assert.ok(grounds.length >= 4, union);
  for (const lang of ["en", "zh"]) {
    const html = readFileSync(`dist/learn/${lang === "zh" ? "zh/" : ""}evidence.html`, "utf8");
    for (const ground of grounds) {
      const [, section = ""] = html.split(`<section id="${ground}">`);
      assert.match(section.split("</section>")[0], /<td>[\d,]+<\/td>/, `${lang} ${ground}`);
    }
  }
});
