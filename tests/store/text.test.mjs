// The words: every language has the same keys and the same facts as English, and words for all that the engine can
// name.
import assert from "node:assert/strict";
import {readdirSync} from "node:fs";
import {before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let langs;
let english;
let otherLanguages;
let facts;
/** All texts of a language, loaded late or not, and its words of each game. */
async function folder(lang) {
  const {dictionary} = await sources.load(`/web/text/${lang}/index.ts`);
  const {late} = await sources.load(`/web/text/${lang}/late.ts`);
  const parts = await Promise.all(Object.values(late).map((load) => load()));
  // Node loads the whole words with a story.
  const games = await Promise.all(
    Object.entries(dictionary.stories).map(async ([id, load]) => [id, (await load()).words]),
  );
  const {kinds: _, ...words} = Object.assign({}, dictionary.words, ...parts);
  return {lang, grammar: dictionary.grammar, words, games: Object.fromEntries(games)};
}

/** The compiler compares the words with English, but does not see a missing game. */
before(async () => {
  sources = await openSources();
  ({langs} = await sources.load("/web/text/languages.ts"));
  ({foundFacts: facts} = await sources.load("/web/text/search-facts.ts"));
  [english, ...otherLanguages] = await Promise.all(langs.map(folder));
});

/** Every text by its path, as the list of its forms; a plural has several. */
function* texts(value, path = "") {
  if (typeof value === "string") yield [path, {always: value}];
  else if (typeof value.other === "string") yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}/${key}`);
}
const textsOf = ({words, games}) => new Map(texts({words, games}));
const factsIn = (forms) =>
  [
    ...new Set(
      Object.values(forms)
        .join()
        .match(/\{\w+\}/g) ?? [],
    ),
  ].sort();

test("a folder of words is a language, and every language one", () => {
  const folders = readdirSync("web/text", {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const folderNames = folders.map(({name}) => name).filter((name) => name !== "games");
  assert.deepEqual(folderNames.sort(), [...langs].sort());
});

test("every sentence is there in every language, with the same facts", () => {
  const englishTexts = textsOf(english);
  assert.ok(englishTexts.size > 1500);
  for (const {lang, games} of [english, ...otherLanguages])
    for (const id of Object.keys(facts)) assert.ok(games[id], `${lang}: no words of ${id}`);
  for (const language of otherLanguages) {
    const theirs = textsOf(language);
    // For these, English has the engine's own words (phrases.test.mjs).
    for (const path of theirs.keys())
      if (/^\/words\/(certificateFaults|faults\/(expected|plays))\//.test(path)) theirs.delete(path);
    assert.deepEqual([...theirs.keys()].sort(), [...englishTexts.keys()].sort(), language.lang);
    for (const [path, forms] of englishTexts) {
      const theirForms = theirs.get(path);
      assert.ok(
        [theirForms, forms].flatMap(Object.values).every((form) => form.trim()),
        `${language.lang}${path}`,
      );
      assert.deepEqual(factsIn(theirForms), factsIn(forms), `${language.lang}${path}`);
    }
  }
});

test("a plural has the forms of its language", () => {
  let plurals = 0;
  for (const {lang, words, grammar} of [english, ...otherLanguages])
    for (const [path, {always, ...forms}] of textsOf({words, games: {}}))
      if (always === undefined) {
        plurals++;
        const {pluralCategories} = grammar.plural.resolvedOptions();
        assert.deepEqual(Object.keys(forms).sort(), [...pluralCategories].sort(), lang + path);
      }
  assert.ok(plurals > 0);
});

test("Chinese is written in Chinese", () => {
  const englishTexts = textsOf({words: {reasons: english.words.reasons}, games: english.games});
  const chinese = textsOf(otherLanguages.find(({lang}) => lang === "zh"));
  for (const [path, {always = ""}] of englishTexts)
    if (/[a-z]{4}/i.test(always.replace(/\{\w+\}/g, "")))
      assert.match(chinese.get(path).always, /\p{Script=Han}/u, path);
});

test("what the pages say of the games and of what is kept is so", async () => {
  const sg = await createEngine();
  const kinds = new Set((await sg.catalog()).map(({kind}) => kind));
  sg.close();
  assert.ok(kinds.has("partizan"));
  const memory = await sources.load("/web/shell/memory.ts");
  assert.deepEqual(Object.keys(memory).sort(), ["levelStorage", "puzzleStorage", "readLastPlace", "storePlace"]);
  for (const {gallery, about} of await sources.languages()) {
    assert.doesNotMatch(gallery.about, /same moves|完全一样/);
    assert.doesNotMatch(about.text, /nothing is stored|不存储/i);
    assert.match(about.text, /settings.*levels.*puzzles.*articles.*offline|设置.*关卡.*题目.*文章.*离线/);
  }
});

test("every game of the catalog has its words and its source, and every game with words is there", async () => {
  const [t] = await sources.languages();
  const sg = await createEngine();
  const catalog = await sg.catalog();
  sg.close();
  for (const {id, alias_of, rules, source} of catalog) {
    const game = t.game(id, rules);
    assert.notEqual(game.name, id, id);
    assert.ok(game.story?.sources[source], `${id}: no citation for ${source}`);
    if (alias_of) assert.ok(facts[alias_of], alias_of);
  }
  // A game outside of the catalogue has no card, and no sample for an editor.
  const listed = new Set(catalog.flatMap(({id, alias_of}) => [id, alias_of]));
  assert.deepEqual(
    Object.keys(facts).filter((id) => !listed.has(id)),
    [],
  );
});
