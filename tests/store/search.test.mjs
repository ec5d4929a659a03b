// Searches of the gallery as strangers type them: what people say, with typing errors, in the other language, and for
// games that are not here; and what holds for every game of the catalogue.
import assert from "node:assert/strict";
import {before, test} from "node:test";
import fc from "fast-check";
import {openSources} from "../../scripts/sources.mjs";
import {sampleOf} from "../helpers/effort.mjs";
import {text} from "../helpers/hostile.mjs";

const SHOWN = 3;

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
let catalog;
let languages;
let gameSearch;
let findOrMiss;
let searchFacts;
let missingGames;
before(async () => {
  sources = await openSources();
  languages = await sources.languages();
  ({gameSearch} = await sources.load("/web/gallery/search.ts"));
  ({findOrMiss} = await sources.load("/web/gallery/missing.ts"));
  ({searchFacts} = await sources.load("/web/text/search-facts.ts"));
  ({missingGames} = await sources.load("/web/text/missing-games.ts"));
  const sg = await sources.engine();
  catalog = await sg.catalog();
  sg.close();
});

/** Searches for readers of each language, whose own comes first. */
function searches() {
  const cards = catalog.map((entry) => ({entry, address: `${entry.game}:${entry.sample}`}));
  return languages.map((t) => ({
    lang: t.lang,
    find: gameSearch(cards, [t, ...languages.filter((other) => other !== t)]),
  }));
}

const nameOf = ({item: {card, family}}) => card?.entry.game ?? family.id;

/** Searches, and the games of which each is among the first three. */
const said = {
  bowling: ["kayles"],
  skittles: ["kayles"],
  ninepins: ["kayles"],
  matches: ["nim", "bash(3)"],
  matchsticks: ["nim"],
  tree: ["hackenbush"],
  trees: ["hackenbush"],
  "The Tree Game": ["hackenbush"],
  pile: ["nim"],
  "piles of stones": ["nim"],
  "stones in piles": ["nim"],
  "last stone": ["nim"],
  misère: ["nim"],
  misere: ["nim"],
  MISÈRE: ["nim"],
  Marienbad: ["nim"],
  dominoes: ["domineering", "cram", "toppling-dominoes"],
  domino: ["domineering", "cram", "toppling-dominoes"],
  chocolate: ["chomp"],
  frogs: ["toads-and-frogs"],
  "frog game": ["toads-and-frogs"],
  coins: ["coins"],
  graph: ["dag(1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8)", "node-kayles", "arc-kayles"],
  drawing: ["hackenbush", "red-blue-hackenbush"],
  subtraction: ["subtraction"],
  "take away": ["subtraction"],
  "take-away games": ["subtraction"],
  21: ["bash(3)"],
  "game of 21": ["bash(3)"],
  Conway: ["hackenbush"],
  "Winning Ways": ["hackenbush"],
  Gardner: ["cram"],
  "golden ratio": ["wythoff"],
  symmetry: ["cram"],
  octal: ["kayles"],
  "octal code": ["kayles", "grundy"],
  ＫＡＹＬＥＳ: ["kayles"],
  ｃｈｏｍｐ: ["chomp"],
  Moebius: ["coins(moebius)"],
  "color a map": ["col", "snort"],
  cake: ["cutcake", "eatcake", "maundy-cake"],
  stairs: ["staircase-nim"],
  queen: ["wythoff", "amazons"],
  "partisan subtraction": ["partizan-subtraction(1,3;2,3)"],
  "three in a row": ["treblecross-strip"],
};

const saidInChinese = {
  取石子: ["nim"],
  取石子问题: ["nim"],
  石子堆: ["nim"],
  火柴: ["nim", "bash(3)"],
  火柴棍: ["nim"],
  尼姆: ["nim"],
  尼姆游戏: ["nim"],
  反常: ["nim"],
  博弈: ["fibonacci-nim", "bash(3)"],
  巴什博弈: ["bash(3)"],
  抢三十: ["bash(3)"],
  硬币: ["coins"],
  翻硬币问题: ["coins"],
  巧克力: ["chomp"],
  吃巧克力游戏: ["chomp"],
  多米诺: ["cram", "domineering", "toppling-dominoes"],
  骨牌: ["toppling-dominoes", "cram", "domineering"],
  青蛙: ["toads-and-frogs"],
  跳青蛙: ["toads-and-frogs"],
  树: ["hackenbush"],
  砍树: ["hackenbush"],
  图: ["dag(1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8)", "node-kayles", "arc-kayles"],
  有向图: ["dag(1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8)"],
  保龄球: ["kayles"],
  台阶: ["staircase-nim"],
  蛋糕: ["cutcake", "eatcake", "maundy-cake"],
  八进制: ["kayles"],
  黄金分割: ["wythoff"],
  康威: ["hackenbush"],
  三子连线: ["treblecross-strip"],
};

const mistyped = {
  kaylse: ["kayles"],
  kyles: ["kayles"],
  hackenbusch: ["hackenbush"],
  hakenbush: ["hackenbush"],
  domineerring: ["domineering"],
  domineerng: ["domineering"],
  wytof: ["wythoff"],
  whythof: ["wythoff"],
  spraque: ["dag(1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8)"],
  choclate: ["chomp"],
  fibonaci: ["fibonacci-nim"],
  dawsns: ["dawsons-kayles", "dawsons-chess"],
  nmi: ["nim"],
  "toads an frogs": ["toads-and-frogs"],
  "toppeling domino": ["toppling-dominoes"],
  威左夫: ["wythoff"],
  凯而斯: ["kayles"],
  斐波那锲: ["fibonacci-nim"],
};

/** Searches for games that are not here: the English name of each, and games that are offered instead. */
const missing = {
  "dots and boxes": ["Dots and Boxes", "hackenbush"],
  "Dots & Boxes": ["Dots and Boxes", "cram"],
  "dots and boxs": ["Dots and Boxes", "arc-kayles"],
  点格棋: ["Dots and Boxes", "hackenbush"],
  "noughts and crosses": ["Tic-tac-toe", "treblecross-strip"],
  "tic tac toe": ["Tic-tac-toe", "treblecross-strip"],
  TicTacToe: ["Tic-tac-toe", "treblecross-strip"],
  井字棋: ["Tic-tac-toe", "treblecross-strip"],
  chess: ["Chess", "dawsons-chess"],
  国际象棋: ["Chess", "amazons"],
  象棋: ["Xiangqi", "clobber"],
  go: ["Go", "snort"],
  围棋: ["Go", "amazons"],
  checkers: ["Checkers", "konane"],
  draughts: ["Checkers", "konane"],
  hex: ["Hex", "domineering"],
  "connect four": ["Connect Four", "treblecross-strip"],
  "conect for": ["Connect Four", "treblecross-strip"],
  sprouts: ["Sprouts", "node-kayles"],
  "nine men’s morris": ["Nine Men's Morris", "treblecross-strip"],
  五子棋: ["Gomoku", "treblecross-strip"],
  otello: ["Reversi", "coins-2d"],
  mancala: ["Mancala", "bean-pots"],
};

test("what strangers type finds the game among the first three, for a reader of any language", () => {
  const tables = [said, saidInChinese, mistyped];
  const sizes = tables.map((table) => Object.keys(table).length);
  const [, inChinese, typos] = sizes;
  assert.ok(inChinese >= 20 && typos >= 10 && sizes.reduce((a, b) => a + b) >= 60);
  for (const {lang, find} of searches())
    for (const [query, games] of tables.flatMap(Object.entries)) {
      const first = findOrMiss(find, query).results.slice(0, SHOWN).map(nameOf);
      for (const game of games) assert.ok(first.includes(game), `${lang} ${query}: ${first.join(", ")}, not ${game}`);
    }
});

test("a well-known game that is not here is said to be missing, with games that are here", () => {
  assert.ok(Object.keys(missing).length >= 8);
  for (const {lang, find} of searches())
    for (const [query, [name, near]] of Object.entries(missing)) {
      const found = findOrMiss(find, query).missing;
      assert.equal(found?.names.en[0], name, `${lang} ${query}`);
      assert.ok(
        found.near.some(([id]) => id === near),
        `${lang} ${query}: ${found.near}`,
      );
    }
});

test("each missing game has two or three nearest games, and no game of ours has its name", () => {
  const ids = new Set(catalog.flatMap(({id, alias_of}) => [id, alias_of]));
  const ours = new Set(catalog.flatMap(({id, rules}) => languages.map((t) => t.game(id, rules).name.toLowerCase())));
  const seen = new Set();
  for (const {names, near} of missingGames) {
    assert.ok(near.length >= 2 && near.length <= 3, names.en[0]);
    for (const [id, likeness] of near) {
      assert.ok(ids.has(id), id);
      for (const t of languages) assert.ok(t.gallery.likeness[likeness], `${t.lang} ${likeness}`);
    }
    for (const {lang} of languages) assert.ok(names[lang]?.length > 0, `${lang} ${names.en[0]}`);
    for (const name of Object.values(names).flat()) {
      assert.ok(!seen.has(name) && !ours.has(name.toLowerCase()), name);
      seen.add(name);
    }
  }
  const used = new Set(missingGames.flatMap(({near}) => near.map(([, likeness]) => likeness)));
  assert.deepEqual([...used].sort(), Object.keys(languages[0].gallery.likeness).sort());
});

test("no game is said to be missing by the name of a game that is here", () => {
  for (const {find} of searches())
    for (const {id, rules} of catalog)
      for (const t of languages) {
        const {name} = t.game(id, rules);
        assert.equal(findOrMiss(find, name).missing, null, name);
      }
});

/** Position among the results of a game, or of the family that it is folded into. */
const placeOf = (results, {id, alias_of, game}) =>
  results.findIndex(({item: {card, family}}) =>
    card
      ? card.entry.game === game
      : family.id === (alias_of ?? id) && family.cards.some(({entry}) => entry.game === game),
  );

test("every game is the first result of its exact name in any language, and of its id", () => {
  for (const {lang, find} of searches())
    for (const entry of catalog)
      for (const name of [...languages.map((t) => t.game(entry.id, entry.rules).name), entry.game]) {
        const results = find(name);
        assert.equal(placeOf(results, entry), 0, `${lang} ${name}: ${results.slice(0, SHOWN).map(nameOf)}`);
      }
  for (const {find} of searches())
    for (const id of new Set(catalog.map(({id}) => id))) {
      const [first] = find(id);
      assert.equal(first.item.card?.entry.id ?? first.item.family.id, id);
    }
});

test("every game is among the first results of each of its aliases, with those that share the alias", () => {
  const aliasesOf = ({id, rules}) => searchFacts(id, rules, languages[0]).aliases;
  const counts = new Map();
  for (const entry of catalog) for (const alias of aliasesOf(entry)) counts.set(alias, (counts.get(alias) ?? 0) + 1);
  for (const {lang, find} of searches())
    for (const entry of catalog)
      for (const alias of aliasesOf(entry)) {
        const results = find(alias);
        const place = placeOf(results, entry);
        const most = Math.max(SHOWN, counts.get(alias) + 1);
        assert.ok(place >= 0 && place < most, `${lang} ${alias}: ${nameOf(results[0])}, ${entry.game} at ${place}`);
      }
});

/** Texts with one letter of a name swapped with its neighbour, dropped or doubled. */
function typosOf(name) {
  const letters = [...name];
  return letters.flatMap((letter, i) => {
    if (!/\p{L}/u.test(letter)) return [];
    const [before, after] = [letters.slice(0, i).join(""), letters.slice(i + 1)];
    const [next = "", ...others] = after;
    const swapped = /\p{L}/u.test(next) ? [before + next + letter + others.join("")] : [];
    return [...swapped, before + after.join(""), before + letter + letter + after.join("")];
  });
}

test("a letter swapped, dropped or doubled anywhere in an English name still finds the game", () => {
  const words = new Set(
    catalog.flatMap(({id, rules}) => searchFacts(id, rules, languages[0]).aliases.map((alias) => alias.toLowerCase())),
  );
  const mistypings = catalog.flatMap((entry) => {
    const name = languages[0].game(entry.id, entry.rules).name.replace(/ *\(.*/, "");
    // Two of three letters are too few to know a word by; and "rule" is another word, no mistyped "ruler".
    const typos = typosOf(name).filter((typed) => typed.length >= 3 && !words.has(typed.toLowerCase()));
    return typos.map((typed) => ({entry, name, typed}));
  });
  assert.ok(mistypings.length > 3000);
  for (const {lang, find} of searches())
    for (const {entry, name, typed} of sampleOf(400, mistypings)) {
      const results = find(typed);
      const place = placeOf(results, entry);
      // The games whose names begin with this one stand beside it.
      const sameBeginning = catalog.filter(({id, rules}) => languages[0].game(id, rules).name.startsWith(name));
      assert.ok(
        place >= 0 && place < Math.max(SHOWN, sameBeginning.length),
        `${lang} ${typed}, for ${name}: ${results.slice(0, SHOWN).map(nameOf)}, at ${place}`,
      );
    }
});

test("no search throws or finds a game twice", () => {
  for (const {find} of searches())
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.string({unit: "grapheme", maxLength: 300})), (query) => {
        const {results} = findOrMiss(find, query);
        assert.equal(new Set(results.map(nameOf)).size, results.length);
      }),
    );
});

test("the examples of a search without result do give results", () => {
  for (const [i, {find}] of searches().entries())
    for (const example of Object.values(languages[i].gallery.suggestions)) assert.ok(find(example).length > 0, example);
});
