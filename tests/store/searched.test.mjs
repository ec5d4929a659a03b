// Searches for games and problems: typical input in either language, and the first result expected, by the ranking,
// facts and catalogue of the page.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import {signal} from "@preact/signals";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let catalog;
let problems;
let languages;
let gameSearch;
let problemSearch;
let searchFacts;
before(async () => {
  sources = await openSources();
  languages = await sources.languages();
  ({gameSearch} = await sources.load("/web/gallery/search.ts"));
  ({problemSearch} = await sources.load("/web/contest/search.ts"));
  ({searchFacts} = await sources.load("/web/text/search-facts.ts"));
  const sg = await sources.engine();
  [catalog, problems] = await Promise.all([sg.catalog(), sg.problems()]);
  sg.close();
});

/** The input, and the expected first game or family. */
const games = {
  nim: "nim",
  NIM: "nim",
  ｎｉｍ: "nim",
  取石子: "nim",
  尼姆博弈: "nim",
  反尼姆: "nim",
  小约翰: "nim",
  "luogu p4279": "nim",
  "洛谷 P2197": "nim",
  洛谷P2197: "nim",
  "bash game": "bash(3)",
  巴什博弈: "bash(3)",
  bachet: "bash(3)",
  "hdu 3595": "euclid",
  HDU3595: "euclid",
  "HDU-3595": "euclid",
  Euclid: "euclid",
  欧几里得: "euclid",
  威佐夫: "wythoff",
  "Wythoff's game": "wythoff",
  wythoffs: "wythoff",
  翻硬币: "coins",
  "turning turtles": "coins(turtles)",
  "mock turtles": "coins(mock-turtles)",
  标尺游戏: "coins(ruler)",
  Möbius: "coins(moebius)",
  "poj 2311": "cutting",
  POJ2311: "cutting",
  剪纸: "cutting",
  "acwing 219": "cutting",
  树上删边: "hackenbush",
  hackenbush: "hackenbush",
  AGC017D: "hackenbush",
  chomp: "chomp",
  巧克力: "chomp",
  0.07: "dawsons-kayles",
  "０．０７": "dawsons-kayles",
  "dawsons chess": "dawsons-chess",
  "dawson’s chess": "dawsons-chess",
  道森棋: "dawsons-chess",
  凯尔斯: "kayles",
  Kayles: "kayles",
  0.77: "kayles",
  阶梯: "staircase-nim",
  staircase: "staircase-nim",
  斐波那契: "fibonacci-nim",
  fibonacci: "fibonacci-nim",
  "cf 305e": "dawsons-chess",
  "Codeforces 305E": "dawsons-chess",
  乔治娅和鲍勃: "georgia-bob",
  格鲁吉亚: "georgia-bob",
  "poj 1704": "georgia-bob",
  "S-Nim": "subtraction",
  减法游戏: "subtraction",
  "powers of two": "subtraction(powers-of-2)",
  grundy: "grundy",
  "lasker nim": "lasker",
  "tic-tac-toe": "treblecross-strip",
  井字棋: "treblecross-strip",
  超现实数: "red-blue-hackenbush",
  "leetcode 294": "dawsons-kayles",
  "leetcode 292": "bash(3)",
};

const nameOf = ({item: {card, family}}) => card?.entry.game ?? family.id;

/** The first result for readers of each of these languages. */
const readers = () => languages.map((t) => [t, ...languages.filter((language) => language !== t)]);
const cards = () => catalog.map((entry) => ({entry, address: `${entry.game}:${entry.sample}`, board: signal(null)}));

test("a search of the games finds the right one first, for a reader of any language", () => {
  const sizes = Object.keys(games).length;
  assert.ok(sizes >= 40);
  for (const readerLanguages of readers()) {
    const find = gameSearch(cards(), readerLanguages);
    const wrong = Object.entries(games).flatMap(([query, game]) => {
      const first = find(query).slice(0, 3).map(nameOf);
      return first[0] === game ? [] : [`${readerLanguages[0].lang} ${query}: ${first.join(", ")}, not ${game}`];
    });
    assert.deepEqual(wrong, []);
  }
});

test("a site finds the games of its problems, and none before them", () => {
  const find = gameSearch(cards(), languages);
  for (const [query, name] of [
    ["hdu", "HDU"],
    ["HDU", "HDU"],
    ["洛谷", "Luogu"],
    ["acwing", "AcWing"],
    ["poj", "POJ"],
    ["codeforces", "Codeforces"],
    ["力扣", "LeetCode"],
  ]) {
    const [first, ...others] = find(query);
    assert.ok(others.length > 0, query);
    const {card, family} = first.item;
    const {problems} = searchFacts(card?.entry.id ?? family.id, card?.entry.rules ?? null, languages[0]);
    assert.ok(
      problems.some((problem) => problem.startsWith(`${name} `)),
      `${query}: ${nameOf(first)}`,
    );
  }
});

test("a member of a family is found by itself, the family by its own name", () => {
  for (const readerLanguages of readers()) {
    const find = gameSearch(cards(), readerLanguages);
    assert.deepEqual(find("rulerette").map(nameOf), ["coins(rulerette)"]);
    const [family] = find("coins");
    assert.equal(family.item.family.cards.length, catalog.filter(({id}) => id === "coins").length);
  }
});

test("an empty search finds every game once, and nonsense none", () => {
  for (const readerLanguages of readers()) {
    const find = gameSearch(cards(), readerLanguages);
    const names = find(" ").map(nameOf);
    assert.equal(new Set(names).size, names.length);
    const members = new Set(find("").flatMap(({item: {card, family}}) => (card ? [card] : family.cards)));
    assert.equal(members.size, catalog.length);
    assert.deepEqual(find("zzzz"), []);
  }
});

/** The input, and the expected first id of a problem. */
const contest = {
  "poj-2311": "poj-2311",
  "POJ 2311": "poj-2311",
  2311: "poj-2311",
  acwing219: "poj-2311",
  "洛谷 P10501": "poj-2311",
  "cutting game": "poj-2311",
  剪纸游戏: "poj-2311",
  "luogu p2197": "luogu-p2197",
  洛谷P2197: "luogu-p2197",
  P2197: "luogu-p2197",
  "HDU 3595": "hdu-3595",
  "gg and mm": "hdu-3595",
  "Georgia and Bob": "poj-1704",
  乔治娅和鲍勃: "poj-1704",
  "codeforces 455b": "cf-455b",
  CF918D: "cf-917b",
  魔法珠: "acwing-235",
  三国游戏: "luogu-p1199",
  "christmas game": "poj-3710",
  "s-nim": "hdu-1536",
};

test("a search of the problems finds the right one first, for a reader of any language", () => {
  for (const readerLanguages of readers()) {
    const find = problemSearch(problems, catalog, readerLanguages);
    assert.equal(find("").length, problems.length);
    const wrong = Object.entries(contest).flatMap(([query, id]) => {
      const first = find(query)[0]?.item.ids[0];
      return first === id ? [] : [`${readerLanguages[0].lang} ${query}: ${first}, not ${id}`];
    });
    assert.deepEqual(wrong, []);
  }
});

test("how an input is laid out is told of every problem", async () => {
  const {inputFormats} = await sources.load("/web/contest/input-formats.ts");
  assert.deepEqual(Object.keys(inputFormats).sort(), problems.map(({ids}) => ids[0]).sort());
  const formatNames = Object.values(inputFormats);
  for (const t of languages) {
    const {frames, shapes} = t.contest;
    assert.deepEqual([...new Set(formatNames.map(([frame]) => frame))].sort(), Object.keys(frames).sort());
    assert.deepEqual([...new Set(formatNames.map(([, shape]) => shape))].sort(), Object.keys(shapes).sort());
  }
});
