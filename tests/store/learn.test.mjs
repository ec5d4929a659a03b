// The articles: the engine confirms every claim, both languages make the same claims, every figure is solved, every
// source is known. After an intended change: APPROVE=1 node --test tests/store/learn.test.mjs, and read each sentence
// without a claim as a referee would.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {references} from "../../scripts/learn.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {checkerOf} from "../helpers/claims.mjs";
import {coversAllGames, editedGames} from "../helpers/effort.mjs";

const languages = ["en", "zh"];

let sources;
let articles;
let claims;
let prose;
let figures;
let sg;
let engine;
let holds;
let isSo;
before(async () => {
  sources = await openSources();
  ({articles} = await sources.load("/web/learn/index.ts"));
  ({prose, figures} = await sources.load("/web/learn/article.ts"));
  claims = await sources.load("/web/learn/claims.ts");
  sg = await createEngine();
  ({engine, holds, isSo} = checkerOf(sg, claims));
});
after(() => {
  sg.close();
});

const claimsIn = (text) => [...text.matchAll(claims.claimMark)].map(([, claim]) => claim);
const sentences = () =>
  articles.flatMap((article) => [...prose(article)].map((words) => ({slug: article.slug, words})));
const mottos = () => articles.map(({slug, motto}) => ({slug, words: {en: motto, zh: motto}}));

test("every claim is so", async (t) => {
  const count = {claims: 0, long: 0};
  // Both languages claim the same.
  const checkedClaims = new Set();
  for (const {slug, words} of editedGames([...sentences(), ...mottos()], ({slug}) => slug))
    for (const text of languages.flatMap((lang) => claimsIn(words[lang]))) {
      count.claims++;
      if (checkedClaims.has(claims.withoutLabel(text))) continue;
      checkedClaims.add(claims.withoutLabel(text));
      const verdict = await isSo(claims.parseClaim(text));
      if (verdict === null) count.long++;
      else assert.ok(verdict, `${slug}: ${text}`);
    }
  if (coversAllGames) assert.ok(count.claims > 200 && count.long < 10, JSON.stringify(count));
  t.diagnostic(`${count.claims} claims in two languages, ${count.long} of them left to the long run`);
});

test("every attribute of the element is told of", async () => {
  /** @type {typeof import("../../web/address/element")} */
  const {attributeNames} = await sources.load("/web/address/element.ts");
  const documented =
    readFileSync("docs/notation.md", "utf8").split("## The element")[1]?.split("## The command")[0] ?? "";
  assert.deepEqual(
    [...documented.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name),
    attributeNames,
  );
});

test("a false claim is found", async () => {
  for (const text of [
    "nim:3,5,7 = *2",
    "nim:1,2,3 is N",
    "nim:3,5,7 -> nim:1,5,7 wins",
    "nim:3,5,7 -> nim:9,5,7 loses",
    "nim:3,5,7 has 2 winning",
    "nim:3,5,7 has 3 winning of 16",
    "kayles from 1 has values 1,2,3,2",
    "3 xor 5 = 7",
    "2 by 2 = 4",
    "mex 0,1,3 = 4",
    "mex 0,1 = 0",
    "kayles repeats 12 from 70",
    "kayles repeats 12 from 72",
    "kayles repeats 11 from 71",
    "kayles:5 is tame under misere",
    "kayles:5 equals nim:4 under misere",
    "bash(3):9 lasts 4 under every",
    "domineering:2x3 has value {2|-1/2}",
    "{2|-1/2} has mean 1/2",
    "clobber:xxo has weight 2",
    "{2|-1/2} has temperature 3/4",
    "{2|-1/2} has stops 2 and 1/2",
    "^ > *",
    "^^ || *",
    "clobber:xxo < 0",
  ])
    assert.ok(!(await holds(claims.parseClaim(text))), text);
  assert.throws(() => claims.parseClaim("nim:3,5,7 is easy"));
});

test("both languages are there and claim the same", () => {
  for (const {slug, words} of sentences()) {
    const [en, zh] = languages.map((lang) => claimsIn(words[lang]).map(claims.withoutLabel).sort());
    for (const lang of languages)
      assert.ok(words[lang].trim(), `${slug}: nothing in ${lang} for ${words.en || words.zh}`);
    assert.deepEqual(zh, en, `${slug}: ${words.en}`);
    assert.match(words.zh, /\p{Script=Han}/u, words.zh);
  }
});

test("what the engine can say is said in a claim", () => {
  /** @type {[RegExp, string][]} */
  const loose = [
    [/\*\d/, "a nimber"],
    [/[a-z][a-z0-9-]*(\([^)]*\))?:\d/, "an address"],
    [/\d\s*[⊕⊗]\s*\d/, "a sum or product"],
    [/mex\s*\{/, "a mex"],
    [/\b(worth|value|values)\b( of| is| are)? \d/i, "a value"],
    [/值[^，。；]{0,4}[为是]\s*\d/, "a value"],
    [/\b(is|are) an? [NP]-position/, "an outcome"],
    [/\b(mean|temperature|weight)\b( of| is)? [−-]?\d/i, "a measure"],
    [/(均值|温度|原子量)[^，。；]{0,4}[为是]\s*[−-]?\d/, "a measure"],
    [/[↑↓∗] *[<>‖]|[<>‖] *[↑↓∗]/, "a relation"],
  ];
  for (const {slug, words} of sentences())
    for (const lang of languages) {
      const plain = words[lang].replace(claims.claimMark, (_, text) => text.split(" | ")[1] ?? "");
      for (const [form, description] of loose)
        assert.doesNotMatch(plain, form, `${slug}: ${description} outside a claim`);
    }
});

/** A sentence about all positions, or with a number, has a claim that the engine checks, or a reader's approval. */
const general = {en: /\d|\b(always|only|every|nobody|never)\b/i, zh: /\d|[总只每]|任何/};

test("a sentence with a number, or of all positions, has a claim or is approved", () => {
  const lines = sentences().flatMap(({slug, words}) =>
    languages.flatMap((lang) =>
      words[lang]
        .replace(claims.claimMark, "[[]]")
        .split(/(?<=[.!?]) |(?<=[。！？])/)
        .filter((sentence) => general[lang].test(sentence) && !sentence.includes("[[]]"))
        .map((sentence) => `${slug} ${lang} ${sentence.trim()}`),
    ),
  );
  assertApproved("learn.txt", `${[...new Set(lines)].join("\n")}\n`);
});

test("every figure is solved, and every table is the engine's", async () => {
  for (const article of articles) {
    const figureList = figures(article);
    assert.ok(figureList.length >= 3 && figureList.length <= 5, `${article.slug}: ${figureList.length} figures`);
    for (const {at, play} of figureList) assert.equal((await engine.brief(at, play)).address, at);
    for (const {kind, game, from, values} of article.body)
      if (kind === "values") assert.deepEqual(await engine.heaps(game, from, values.length), values, article.slug);
  }
});

test("every thermograph is the engine's", async () => {
  const thermographs = articles.flatMap(({body}) => body.filter(({kind}) => kind === "thermograph"));
  assert.ok(thermographs.length > 0);
  for (const {of: expression, left, right} of thermographs)
    assert.deepEqual((await engine.valued(expression)).walls, {left, right}, expression);
});

test("an article asks first, and names nothing before it was played", () => {
  for (const article of articles) {
    const {slug, body} = article;
    assert.ok(body[0].kind === "figure" && body[0].asks, `${slug}: begins by telling`);
    assert.equal(body[1].kind, "text", `${slug}: no sentence leads on from the first figure`);
    const questions = figures(article).filter(({asks}) => asks);
    assert.ok(questions.length >= 3, `${slug}: asks ${questions.length} times`);
    for (const {caption, at} of questions)
      for (const lang of languages) {
        assert.deepEqual(claimsIn(caption[lang]), [], `${slug}: the caption of ${at} gives it away`);
        assert.doesNotMatch(caption[lang], /\*/, `${slug}: the caption of ${at} defines`);
      }
    let questionCount = 0;
    let theorems = 0;
    for (const block of body) {
      if (block.kind === "figure" && block.asks) questionCount++;
      if (block.kind === "statement")
        assert.ok(questionCount >= ++theorems, `${slug}: nothing is asked before ${block.name.en}`);
    }
  }
});

/** Partizan games too. */
async function moverWins(at, play) {
  const outcome = await engine.outcome(at, play);
  return outcome === "N" || outcome === (at.startsWith("turn=R") ? "R" : "L");
}

test("whoever is asked to win a game can win it", async () => {
  for (const article of articles)
    for (const {asks, first, at, play} of figures(article))
      if (asks === "play") assert.equal(await moverWins(at, play), first !== "opponent", at);
});

test("an article leads on to a game and to puzzles that there are", async () => {
  const {isTheme} = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  for (const {slug, next} of articles) {
    assert.equal((await engine.brief(next.at, next.play)).address, next.at, slug);
    assert.ok(isTheme(next.theme), slug);
  }
});

test("an exercise begins where the mover loses, so that its figure gives nothing away", async () => {
  for (const {slug, body} of articles) {
    const exercises = body.filter(({kind}) => kind === "exercise");
    assert.equal(exercises.length, 1, slug);
    const [{figure}] = exercises;
    assert.ok(!(await moverWins(figure.at, figure.play)), slug);
  }
});

test("every source is in the references", () => {
  const referenceKeys = references();
  for (const {slug, sources: keys} of articles) {
    assert.ok(keys.length > 0, slug);
    for (const key of keys) assert.ok(referenceKeys.has(key), `${slug}: ${key}`);
  }
});

test("every article has its length and its name", () => {
  const names = articles.map(({slug}) => slug);
  assert.equal(new Set(names).size, names.length);
  for (const article of articles) {
    const text = (lang) =>
      [...prose(article)].map((words) =>
        words[lang].replace(claims.claimMark, (_, claim) => claim.split(" | ")[1] ?? ""),
      );
    const english = text("en").join(" ").split(/\s+/).length;
    const chinese =
      text("zh")
        .join("")
        .match(/\p{Script=Han}/gu)?.length ?? 0;
    assert.ok(english >= 350 && english <= 700, `${article.slug}: ${english} words`);
    assert.ok(chinese >= 450 && chinese <= 1300, `${article.slug}: ${chinese} characters`);
  }
});
