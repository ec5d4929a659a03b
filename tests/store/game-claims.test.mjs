// Texts of the games: every sentence that states a fact has claims, which mention its numbers, and every claim holds.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {references} from "../../scripts/learn.mjs";
import {openSources} from "../../scripts/sources.mjs";
import * as kinds from "../helpers/claim-kinds.mjs";
import {checkerOf} from "../helpers/claims.mjs";
import {coversAllGames, editedGames} from "../helpers/effort.mjs";
import {
  claimsAt,
  examplesOf,
  isClaim,
  isFactual,
  numbersIn,
  sentences,
  withExample,
  wordsOf,
} from "../helpers/game-claims.mjs";
import * as partizan from "../helpers/partizan-claims.mjs";

const langs = ["en", "zh"];

let sources;
let sg;
let language;
let checker;
let games;
before(async () => {
  sources = await openSources();
  sg = await createEngine();
  language = await sources.load("/web/learn/claims.ts");
  checker = checkerOf(sg, language);
  const catalog = await sg.catalog();
  const {foundFacts} = await sources.load("/web/text/search-facts.ts");
  const files = new Set(readdirSync("tests/claims").map((name) => name.replace(/\.mjs$/, "")));
  games = await Promise.all(
    Object.keys(foundFacts).map(async (id) => {
      const {facts, ...words} = await sources.load(`/web/text/games/${id}.ts`);
      const {claims} = files.delete(id) ? await import(`../claims/${id}.mjs`) : {claims: {}};
      return {id, words, claims, examples: examplesOf(id, facts, catalog)};
    }),
  );
  assert.deepEqual([...files], [], "claims of a game that is not there");
});
after(() => {
  sg.close();
});

/** Checks a claim, which is a string in the language of claims or a function. */
const parsed = (claim, example) =>
  typeof claim === "string" ? language.parseClaim(withExample(claim, example)) : claim;

/** Lists what is missing beside the sentences of a game. */
function problemsIn({words, claims, examples}) {
  const faults = [];
  for (const lang of langs)
    for (const [path, text] of sentences(words[lang])) {
      const list = claimsAt(claims, path);
      if (isFactual(text, lang) && list.length === 0) faults.push(`${path}: no claim for “${text}”`);
      const stated = new Set(list.flatMap((claim) => numbersIn(wordsOf(claim, examples[path]))));
      const loose = list.length === 0 ? [] : numbersIn(text).filter((number) => !stated.has(number));
      if (loose.length > 0) faults.push(`${path}: no claim says ${loose.join(", ")} of “${text}”`);
    }
  const paths = new Set([...sentences(words.en)].map(([path]) => path));
  for (const path of paths) if (path.startsWith("formulas.")) paths.add(path.split(".").slice(0, 2).join("."));
  for (const path of Object.keys(claims)) if (!paths.has(path)) faults.push(`${path}: no such sentence`);
  return faults;
}

test("every sentence that states a fact has claims that say its numbers", () => {
  assert.deepEqual(
    games.flatMap((game) => problemsIn(game).map((fault) => `${game.id} ${fault}`)),
    [],
  );
});

test("every claim of a game is so", async (t) => {
  const count = {claims: 0, long: 0, literature: 0, remark: 0};
  const untrue = [];
  const referenceKeys = references();
  for (const {id, claims, examples} of editedGames(games, ({id}) => id))
    for (const [path, list] of Object.entries(claims))
      for (const claim of list)
        if (isClaim(claim)) {
          count.claims++;
          const verdict = await checker.isSo(parsed(claim, examples[path]), examples[path]);
          if (verdict === null) count.long++;
          else if (!verdict) untrue.push(`${id} ${path}: ${claim.says ?? claim}`);
        } else {
          const kind = "literature" in claim ? "literature" : "remark";
          count[kind]++;
          if (kind === "literature")
            assert.ok(referenceKeys.has(claim.literature), `${id} ${path}: ${claim.literature}`);
          assert.ok(wordsOf(claim).length > 10, `${id} ${path}: no reason`);
        }
  assert.deepEqual(untrue, []);
  t.diagnostic(
    `${count.claims} claims, ${count.long} of them left to the long run; ${count.literature} by the literature, ${count.remark} remarks are no claims`,
  );
  if (coversAllGames) assert.ok(count.claims > 900 && count.long < 30, JSON.stringify(count));
});

test("a sentence without a claim, a number without one and a path without a sentence are found", () => {
  const example = {about: "All six moves lose.", examples: {surprising: "Of 12 moves one wins."}, formulas: {}};
  const chinese = {about: "怎么走都必败。", examples: {surprising: "12 种走法中有一种必胜。"}, formulas: {}};
  const game = (claims) => ({words: {en: example, zh: chinese}, claims, examples: {}});
  const allClaims = {about: ["nim:3,3 is P"], "examples.surprising": ["nim:7,5 has 1 winning of 12"]};
  assert.deepEqual(problemsIn(game(allClaims)), []);
  assert.match(problemsIn(game({...allClaims, about: []})).join("\n"), /^about: no claim.*\nabout: no claim/);
  assert.match(problemsIn(game({...allClaims, "examples.surprising": ["nim:7,5 is N"]})).join(), /no claim says 12/);
  assert.match(
    problemsIn(game({...allClaims, "examples.hard": ["nim:1 is N"]})).join(),
    /examples.hard: no such sentence/,
  );
});

test("what a new game begins with needs no claim yet", () => {
  const template = readFileSync("scripts/new-game.mjs", "utf8");
  const texts = [...template.matchAll(/^ {2}(?:about|says): "([^"{}$]+)"/gm)].map(([, text]) => text);
  assert.equal(texts.length, 4);
  for (const text of texts) for (const lang of langs) assert.ok(!isFactual(text, lang), text);
});

test("a false claim of each kind is found", async () => {
  const example = {address: "nim:3,5,7"};
  const four = (engine, n) => engine.nimber(`nim:${n}`).then((value) => value === 4);
  /** @type {any[]} */
  const wrong = [
    "nim:3,5,7 has 3 winning of 14",
    "it has 2 winning",
    "kayles from 70 has values 2",
    kinds.forAll("every heap is worth 4", [4, 5], four),
    kinds.forAll("nothing is worth 4", [], four),
    kinds.parts([3, 5, 6]),
    kinds.parts([3, 5]),
    kinds.remainders(4, [3, 1, 2]),
    kinds.winners("each leaves two heaps", (to) => kinds.heapsIn(to).length === 2),
    kinds.losers("each leaves 1 in front", (to) => to.startsWith("nim:1,")),
    kinds.position("four heaps", (text) => text.split(",").length === 4),
    kinds.heads(1),
    kinds.coins(1),
    kinds.winningMoves("heap 1: 3 → 1"),
    kinds.turns("the first", "0,1"),
    kinds.isFalse(kinds.forAll("both are 4", [4, 4], four)),
    partizan.areNumbers("all are numbers", ["domineering:2x2", "domineering:1x2"]),
    partizan.areInfinitesimal("all are infinitesimal", ["col:0", "domineering:2x2"]),
    partizan.isSumOf("domineering:2x2", "domineering:1x2", "domineering:1x2"),
  ];
  for (const claim of wrong) assert.ok(!(await checker.holds(parsed(claim, example), example)), claim.says ?? claim);
  const misere = {address: "nim:1,1", play: "misere"};
  assert.ok(await checker.holds(parsed("it is N", misere)));
  assert.ok(!(await checker.holds(parsed("it is P", misere))));
});
