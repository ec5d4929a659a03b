// The words: both languages complete, the same facts in both, and words for all that the engine can name.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let text;
let editing;
let forms;
let sequences;
let nimbers;
let codes;
before(async () => {
  sources = await openSources();
  text = await sources.load("/web/text/index.ts");
  ({editing} = await sources.load("/web/text/editing.ts"));
  ({forms} = await sources.load("/web/text/forms.ts"));
  sequences = await sources.load("/web/text/sequences.ts");
  nimbers = await sources.load("/web/text/nimbers.ts");
  ({codes} = await sources.load("/web/text/codes.ts"));
});
after(() => sources.close());

const isWords = (value) => value !== null && typeof value === "object" && typeof value.en === "string";

function* sentences(value, path = "") {
  if (isWords(value)) yield [path, value];
  else if (value !== null && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) yield* sentences(inner, `${path}/${key}`);
}

const facts = (sentence) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();

test("every sentence is there in English and Chinese, with the same facts", () => {
  let count = 0;
  for (const [path, {en, zh}] of sentences({
    ui: text.ui,
    playing: text.playing,
    puzzles: text.puzzles,
    editing,
    forms,
    sequences: sequences.sequences,
    sequenceExamples: sequences.sequenceExamples,
    ...nimbers,
    codes,
    reasons: text.reasons,
    why: text.why,
    games: text.games,
    problems: text.problemTitles,
  })) {
    count++;
    assert.ok(en.trim() && zh?.trim(), path);
    assert.deepEqual(facts(zh), facts(en), path);
  }
  assert.ok(count > 200);
});

test("Chinese is written in Chinese", () => {
  for (const [path, {en, zh}] of sentences({reasons: text.reasons, games: text.games}))
    if (/[a-z]{4}/i.test(en.replace(/\{\w+\}/g, ""))) assert.match(zh, /\p{Script=Han}/u, path);
});

test("every game of the catalog has its words and its source", async () => {
  const sg = await createEngine();
  const catalog = await sg.catalog();
  sg.close();
  for (const {id, alias_of, rules, source} of catalog) {
    const words = text.wordsOf(id, rules);
    assert.notEqual(words.name.en, id, id);
    assert.ok(words.sources[source], `${id}: no citation for ${source}`);
    if (alias_of) assert.ok(text.games[alias_of], alias_of);
  }
});
