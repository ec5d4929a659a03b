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

const languages = /** @type {const} */ (["en", "zh"]);

/** @typedef {import("../../web/learn/article").Article} Article */

let sources;
/** @type {Record<string, Article[]>} */
let articlesBy;
/** @type {Article[]} the English ones; a test compares them with the others */
let articles;
/** @type {typeof import("../../web/learn/article")} */
let reading;
let claims;
let sg;
let engine;
let holds;
let isSo;
before(async () => {
  sources = await openSources();
  reading = await sources.load("/web/learn/article.ts");
  const {articleLangs} = await sources.load("/web/text/languages.ts");
  articlesBy = Object.fromEntries(articleLangs.map((lang) => [lang, reading.articlesIn(lang)]));
  articles = articlesBy.en;
  claims = await sources.load("/web/learn/claims.ts");
  sg = await createEngine();
  ({engine, holds, isSo} = checkerOf(sg, claims));
});
after(() => {
  sg.close();
});

const figuresOf = (article) => reading.figures(article);
const claimsIn = (text) => reading.claimsOf({text, line: 1}).map(({claim}) => claim);
/** Returns a text without what is not shown as it stands: notation of claims, targets of links. */
const readerText = (text) =>
  text.replace(claims.claimMark, (_, claim) => claim.split(" | ")[1] ?? "").replace(/\]\([^)]*\)/g, "]");
/** Returns the texts of an article in each language, side by side. */
const proseOf = (i) => articles[i].prose.map((_, k) => languages.map((lang) => articlesBy[lang][i].prose[k]));

test("every claim is so", async (t) => {
  const count = {claims: 0, long: 0};
  const all = editedGames(Object.values(articlesBy).flat(), ({slug}) => slug).flatMap(({path, prose, motto}) =>
    [...prose, {text: motto, line: 1}]
      .flatMap(reading.claimsOf)
      .map(({claim, line}) => ({claim, at: `${path}:${line}`})),
  );
  // Both languages claim the same.
  const checkedClaims = new Set();
  for (const {claim, at} of all) {
    count.claims++;
    if (checkedClaims.has(claims.withoutLabel(claim))) continue;
    checkedClaims.add(claims.withoutLabel(claim));
    const verdict = await isSo(claims.parseClaim(claim));
    if (verdict === null) count.long++;
    else assert.ok(verdict, `${at}: ${claim}`);
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

test("an article has the same blocks, figures and claims in every language", () => {
  for (const [i, article] of articles.entries())
    for (const other of Object.values(articlesBy).map((translated) => translated[i])) {
      for (const key of /** @type {const} */ (["slug", "motto", "sources", "plays"]))
        assert.deepEqual(other[key], article[key], `${other.path}:1: not the ${key} of ${article.path}`);
      for (const [k, {line, tokens, ...facts}] of article.blocks.entries()) {
        const {line: otherLine, tokens: otherTokens, ...otherFacts} = other.blocks[k] ?? {line: "end"};
        const message = `${other.path}:${otherLine}: not the block of ${article.path}:${line}`;
        assert.deepEqual(otherFacts, facts, message);
        const claimed = (/** @type {any[]} */ inTokens) =>
          inTokens.flatMap(({content}) => claimsIn(content).map(claims.withoutLabel)).sort();
        assert.deepEqual(claimed(otherTokens), claimed(tokens), `${message}: other claims`);
      }
      assert.equal(other.blocks.length, article.blocks.length, `${other.path}: more blocks than ${article.path}`);
    }
  for (const {path, prose} of articlesBy.zh)
    for (const {text, line} of prose) assert.match(text, /\p{Script=Han}/u, `${path}:${line}: ${text}`);
});

test("an error in an article names its file and line", () => {
  const head = ["---", "order: 10", "title: T", "lede: L", "motto: $n$", "plays: nim", "sources: ferguson", "---", ""];
  const end = ["```next", "at: nim:1", "theme: sums", "", "Nim", "```"];
  const parse = (/** @type {string[]} */ ...lines) =>
    reading.parseArticle({slug: "a", lang: "en", path: "a.md", text: lines.join("\n")});
  const body = (/** @type {string[]} */ ...lines) => parse(...head, ...lines, "", ...end);
  assert.equal(body("One", "[[nim:1 is N]]").prose[2].line, 10);
  /** @type {[() => Article, string][]} */
  const faults = [
    [() => parse("# T"), "1: does not begin with lines between --- and ---"],
    [() => parse("---", "title: T", "---", ""), "2: lacks order"],
    [() => parse("---", "order: last", ...head.slice(2)), "2: order is a number, not last"],
    [() => parse("---", "order: 10", "title T", "---", ""), '3: not a line "key: value": title T'],
    [() => body("One", "[[nim:1 is easy]]"), "11: not a claim: nim:1 is easy"],
    [() => body("One", "and [[nim:1 is N"), "11: [[ without its other end"],
    [() => body("A *word"), "10: * without its other end"],
    [() => body("```console", "$ sg", "```"), "10: unknown block console; "],
    [() => body("```figure", "at: nim:1", "```"), "10: figure without a text after an empty line"],
    [() => body("```figure", "at: nim:1", "", "[[it]]", "```"), "13: not a claim: it"],
    [() => body("```figure", "asks: play", "", "C", "```"), "11: lacks at"],
    [() => body("```figure", "at: nim:1", "asks: me", "", "C", "```"), "12: asks is one of who-wins, play, not me"],
    [() => body("```figure", "at: nim:1", "at: nim:2", "", "C", "```"), "12: at is given twice"],
    [() => body("```figure", "at: nim:1", "size: 2", "", "C", "```"), "12: unknown key size; "],
    [() => body("```figure", "at: nim:1", "", "C"), "15: the block figure above has no end"],
    [() => body("```exercise", "Q", "```"), "10: an exercise is followed by a figure and an answer"],
    [() => body("```answer", "A", "```"), "10: an answer without an exercise"],
    [() => body(...end), "10: what to play next comes last, and once"],
    [
      () => body("```figure", "at: nim:1", "asks: play", "told: 1", "", "C", "```"),
      "10: what answers the figure is not text",
    ],
  ];
  for (const [read, message] of faults)
    assert.throws(read, (/** @type {Error} */ error) => error.message.startsWith(`a.md:${message}`), message);
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
  for (const {path, prose} of Object.values(articlesBy).flat())
    for (const {text, line} of prose)
      for (const [form, description] of loose)
        assert.doesNotMatch(readerText(text), form, `${path}:${line}: ${description} outside a claim`);
});

/** A sentence about all positions, or with a number, has a claim that the engine checks, or a reader's approval. */
const general = {en: /\d|\b(always|only|every|nobody|never)\b/i, zh: /\d|[总只每]|任何/};

test("a sentence with a number, or of all positions, has a claim or is approved", () => {
  const lines = articles.flatMap(({slug}, i) =>
    proseOf(i).flatMap((inLanguages) =>
      languages.flatMap((lang, k) =>
        inLanguages[k].text
          .replace(claims.claimMark, "[[]]")
          .replaceAll("**", "")
          .replaceAll("&nbsp;", "\u00a0")
          .split(/(?<=[.!?]) |(?<=[。！？])/)
          .filter((sentence) => general[lang].test(sentence) && !sentence.includes("[[]]"))
          .map((sentence) => `${slug} ${lang} ${sentence.trim()}`),
      ),
    ),
  );
  assertApproved("learn.txt", `${[...new Set(lines)].join("\n")}\n`);
});

test("every figure is solved, and every table is the engine's", async () => {
  for (const article of articles) {
    const figureList = figuresOf(article);
    assert.ok(figureList.length >= 3 && figureList.length <= 5, `${article.slug}: ${figureList.length} figures`);
    for (const {at, play} of figureList) assert.equal((await engine.brief(at, play)).address, at);
    for (const block of article.blocks)
      if (block.kind === "values")
        assert.deepEqual(
          await engine.heaps(block.game, block.from, block.values.length),
          block.values,
          `${article.path}:${block.line}`,
        );
  }
});

test("every thermograph is the engine's", async () => {
  const thermographs = articles.flatMap(({blocks}) => blocks.filter((block) => block.kind === "thermograph"));
  assert.ok(thermographs.length > 0);
  for (const {of: expression, left, right} of thermographs)
    assert.deepEqual((await engine.valued(expression)).walls, {left, right}, expression);
});

test("an article asks first, and names nothing before it was played", () => {
  for (const {path, blocks} of Object.values(articlesBy).flat()) {
    const [first, second] = blocks;
    assert.ok(first.kind === "figure" && first.asks, `${path}:${first.line}: begins by telling`);
    assert.ok(
      second.kind === "element" && second.element === "p",
      `${path}:${second.line}: no sentence leads on from the first figure`,
    );
    let questionCount = 0;
    let theorems = 0;
    for (const block of blocks) {
      const at = `${path}:${block.line}`;
      if (block.kind === "figure" && block.asks) {
        questionCount++;
        const caption = block.tokens.map(({content}) => content).join();
        assert.deepEqual(claimsIn(caption), [], `${at}: the caption gives it away`);
        assert.doesNotMatch(caption, /\*/, `${at}: the caption defines`);
      }
      if (block.kind === "element" && block.element === "blockquote")
        assert.ok(questionCount >= ++theorems, `${at}: nothing is asked before the theorem`);
    }
    assert.ok(questionCount >= 3, `${path}: asks ${questionCount} times`);
  }
});

/** Partizan games too. */
async function moverWins(at, play) {
  const outcome = await engine.outcome(at, play);
  return outcome === "N" || outcome === (at.startsWith("turn=R") ? "R" : "L");
}

test("whoever is asked to win a game can win it", async () => {
  for (const article of articles)
    for (const {asks, first, at, play} of figuresOf(article))
      if (asks === "play") assert.equal(await moverWins(at, play), first !== "opponent", at);
});

test("an article leads on to a game and to puzzles that there are", async () => {
  const {isTheme} = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  for (const {path, blocks} of articles) {
    const next = blocks.at(-1);
    assert.ok(next?.kind === "next" && isTheme(next.theme), path);
    assert.equal((await engine.brief(next.at, next.play)).address, next.at, `${path}:${next.line}`);
  }
});

test("an exercise begins where the mover loses, so that its figure gives nothing away", async () => {
  for (const {path, blocks} of articles) {
    const exercises = blocks.flatMap(({kind}, i) => (kind === "exercise" ? [blocks[i + 1]] : []));
    assert.equal(exercises.length, 1, path);
    const [figure] = exercises;
    assert.ok(figure.kind === "figure" && !(await moverWins(figure.at, figure.play)), `${path}:${figure.line}`);
  }
});

test("every source is in the references", () => {
  const referenceKeys = references();
  for (const {path, sources: keys} of articles)
    for (const key of keys) assert.ok(referenceKeys.has(key), `${path}: ${key}`);
});

test("every article has its length", () => {
  const lengths = {
    en: {unit: /\S+/g, least: 350, most: 700},
    zh: {unit: /\p{Script=Han}/gu, least: 450, most: 1300},
  };
  for (const [lang, {unit, least, most}] of Object.entries(lengths))
    for (const {path, prose} of articlesBy[lang]) {
      const text = prose.map(({text}) => readerText(text)).join(" ");
      const length = text.match(unit)?.length ?? 0;
      assert.ok(length >= least && length <= most, `${path}: ${length}`);
    }
});
