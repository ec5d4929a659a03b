// Explanations of every game: each reason of the engine has its sentence and its form, and the explanations of a
// winning, a losing and a finished position are approved text. After an intended change: APPROVE=1 node --test
// tests/store/why.test.mjs.
import assert from "node:assert/strict";
import {readdirSync} from "node:fs";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {reasonRows} from "../../scripts/reasons.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {editedGames} from "../helpers/effort.mjs";
import {approvedPlays} from "../helpers/plays.mjs";
import {hotSum, positionsOf} from "../helpers/positions.mjs";
import {formulasInSource, keysInSource} from "../helpers/reason-keys.mjs";

let sources;
let sg;
let figures;
let moduleOf;
let lines;
let reasonText;
let languages;
let english;
let accountText;
let briefOf;
let plainReason;
let marksOf;
before(async () => {
  sources = await openSources();
  languages = await sources.languages();
  [english] = languages;
  [{figures}, {moduleOf}, lines, reasonText, {accountText}, {briefOf}, {plainReason}, {marksOf}] = await Promise.all(
    [
      "explain/figures/index",
      "explain/reasons/index",
      "explain/lines",
      "explain/reason-text",
      "explain/account",
      "explain/brief",
      "explain/plain",
      "explain/reason-facts",
    ].map((name) => sources.load(`/web/${name}.ts`)),
  );
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const sorted = (keys) => [...new Set(keys)].sort();

/** Positions for the reasons that the samples lack. */
const rare = [
  ["hackenbush:0-1 1-2 2-1 1-3 2-3 8-9"],
  ["red-blue-hackenbush:0-1r 1-2g 2-3b"],
  [hotSum()],
  [hotSum(["{9|5||3}", "{15||4|1}", "{21||11|3}", "{22|13||5|-3}"])],
  ["hackenbush:0-1 1-2 2-1 0-3 0-4"],
  ["value:{2|0||0}"],
  ["number-ring:1,2,3"],
  ["number-ring:1,2,0@1"],
  ["number-ring:2,3,2,4"],
  ["number-ring:2,2,3,3"],
  ["cutting:1x3,4x4"],
  ["cutting:1x1!"],
  ["nim:1 + cutting:1x2"],
  ["nim:3,5 + kayles:7 + hackenbush:0-1 1-2 2-0"],
  ["nim:2 + kayles:2"],
  ["wythoff:5000,3000 + wythoff:5000,3000"],
  ["greedy-nim:9,5,4,2,2,2 + nim:1 + greedy-nim:9,5,4,2,2,2 + kayles:7"],
  ["wythoff:5000,3000 + nim:1"],
  ["wythoff:1005,3 + wythoff:1005,2"],
  ["game-of-stones:65/1,3"],
  ["cutting:201x201,4x4"],
  ["kayles:2 + nim:1,2", "misere"],
  ["kayles:5 + nim:1", "misere"],
  ["nim:3 + kayles:5", "sj"],
  ["nim:3 + kayles:5", "every"],
  ["kayles:2,3", "misere"],
  ["kayles:1000000000000000000"],
  ["subtraction(!2,3,7):1000000000000"],
  ["take-and-break(0.156):1000000000000000000"],
  ["chomp:3x3", "misere"],
  ["explored(wild):4", "misere"],
  ["explored(wild):5", "misere"],
  ["nim:", "misere"],
  ["nim:0", "sj"],
  ["nim:3,5", "sj"],
  ["kayles:6,2", "sj"],
  ["kayles:3,4", "every"],
  ["kayles:200,7", "misere"],
  ["kayles:200,200", "misere"],
  ["kayles:20,19", "misere"],
  ["madmax(1>2:b 1>3:a 2>4:c 3>4:b):4,1"],
  ["madmax(1>2:b 1>3:a 2>4:c 3>4:b):1,4"],
  ["madmax(1>2:b 1>3:a 2>4:c 3>4:b):1,1"],
  ["word-game(abc,abd,acb,ba,bcc):1"],
  ["word-game(a,bc):2"],
  ["word-game(abc,abd,acb,ba,bcc):2"],
  ["three-kingdoms:5,28,16,29,27/23,3,20,1/8,32,26/33,11/12;4,5"],
  ["three-kingdoms:5,28,16,29,27/23,3,20,1/8,32,26/33,11/12;6,1,5,4,2,3"],
  ["wythoff:5,8"],
  ["red-blue-hackenbush:0-1r"],
  ["red-blue-hackenbush:0-1b 0-2r 0-3r"],
  ["red-blue-hackenbush:0-1b 0-2r"],
  ["red-blue-hackenbush:0-1g 1-2b"],
  ["red-blue-hackenbush:0-1b 1-2r + nim:3 + kayles:7"],
  ["red-blue-hackenbush:0-1r + nim:3"],
  ["red-blue-hackenbush:0-1b 0-2r + nim:3,5"],
  ["red-blue-hackenbush:0-1b + red-blue-hackenbush:0-1r"],
  ["red-blue-hackenbush:0-1b + cutting:1x2"],
  ["red-blue-hackenbush:0-1b 1-2g + nim:3"],
  ["red-blue-hackenbush:0-1b 0-2b + red-blue-hackenbush:0-1r"],
  ["red-blue-hackenbush:0-1b + red-blue-hackenbush:0-1b 1-2r + red-blue-hackenbush:0-1r 1-2r 2-3b"],
  ["fibonacci-nim:8"],
  ["fibonacci-nim:5/8"],
  ["end-nim:9,3"],
  ["end-nim:4,3,3,4"],
  ["bean-pots:1,0,1,2,3"],
  ["moore-nim(2):3,5"],
  ["moore-nim(2):3,3,3"],
];

function* reasonsOf(list, where) {
  for (const reason of list) {
    yield {reason, where};
    yield* reasonsOf(reason.steps, where);
  }
}
function* allReasons(answer) {
  yield* reasonsOf(answer.why, answer);
  yield* reasonsOf(lines.linesOf(answer), answer);
  for (const part of answer.components ?? []) {
    yield* reasonsOf(part.why, part);
    yield* reasonsOf(lines.componentLines(part, answer.play), part);
  }
}

const givenKeys = new Set();
const usedWords = new Set();
const examples = new Map();
const files = ["rare.txt"];

const factForms = new Map(reasonRows().map(({key, facts}) => [key, facts]));
/** Asserts that the facts are those that a table lists, each of its form. */
function assertFacts(facts, forms, where) {
  const isOpen = forms === null || forms.includes(null);
  const known = new Map((forms ?? []).filter((form) => form !== null).map((form) => [form.name, form]));
  for (const [name, {isOptional}] of known) assert.ok(isOptional || name in facts, `${where}: no ${name}`);
  for (const [name, fact] of Object.entries(facts)) {
    const form = known.get(name);
    assert.ok(form || isOpen, `${where}: ${name} is not in the table`);
    if (!form) continue;
    assert.equal(typeof fact === "string", form.kind === "text", `${where}: ${name}`);
    for (const row of form.kind === "rows" ? fact : []) assertFacts(row, form.fields, `${where}, ${name}`);
    for (const text of form.kind === "texts" ? fact : []) assert.equal(typeof text, "string", `${where}: ${name}`);
  }
}
function* engineReasons(answer) {
  for (const {why} of [answer, ...(answer.components ?? [])]) for (const {reason} of reasonsOf(why)) yield reason;
}

/** Every fact that a sentence uses is among the reason's own, and these are the ones that the engine's table lists. */
function assertExplained(answer) {
  for (const {key, facts} of engineReasons(answer)) {
    const {part: _, ...ownFacts} = facts;
    assertFacts(ownFacts, factForms.get(key), `${answer.address}: ${key}`);
  }
  for (const {reason, where} of allReasons(answer)) {
    givenKeys.add(reason.key);
    usedWords.add(moduleOf(reason).wordsKey?.(reason.facts) || reason.key);
    const {id} = where;
    for (const {value, example} of reason.key === "mex" ? reason.facts.groups : [])
      examples.set(where.game && `${where.game}:${example}`, value === "loony" ? null : value);
    if (reason.key === "misere-theorem")
      assert.ok(english.game(id).story.formulas.misere, `${id}: no words for its misère theorem`);
    for (const t of languages) {
      const sentence = reasonText.sentenceOf(reason, where, t);
      assert.ok(sentence, `${where.address}: ${reason.key} ${reason.facts.id ?? ""}`);
      assert.doesNotMatch(sentence, /\{\w+\}|undefined/, where.address);
    }
  }
  for (const t of languages) assertReasoned(answer, t);
}

/** A sentence that says nothing about the position, or a number twice. */
const empty = [
  /theorem gives the answer|由定理直接得出/,
  /= \d+ ≠ 0|(?<![⊕⊗+−\d.] *)\b(\d+) = \1\b/,
  /\b(because )?by full search of \d|^穷尽搜索 *\d/,
  /undefined|NaN/,
];
/** Words that presuppose the theory. */
const learnedWords = /\b[NP]\b|Grundy|mex|nim-sum|nimber|SG|异或|必败态|必胜态/i;

/** The line beside the verdict is a reason with a fact about the position, and the plain one has no learned word. */
function assertReasoned(answer, t) {
  const description = `${t.lang} ${answer.play} ${answer.address}`;
  const brief = briefOf(answer, t);
  const plain = plainReason(answer)?.(t);
  for (const text of [brief ?? "", plain ?? "", accountText(answer, t)])
    for (const line of text.split("\n")) for (const phrase of empty) assert.doesNotMatch(line, phrase, description);
  assert.doesNotMatch(`${brief} ${plain}`, /\{\w+\}/, description);
  if (answer.outcome === null) assert.equal(plain, undefined, description);
  if (plain !== undefined) assert.doesNotMatch(plain, learnedWords, description);
  // A number is not brought back to 0, as a nim-sum is.
  if (answer.kind === "partizan")
    for (const text of [t.why.noGoal, "n ⊕"]) assert.ok(!accountText(answer, t).includes(text), description);
  if (answer.outcome === null || lines.isOver(answer)) return;
  assert.ok(brief, description);
  assert.match(brief, /\d|“/, description);
  assert.ok(plain || answer.kind === "draft", description);
}

test("every reason in the table is given by some code, and has a figure or none on purpose", () => {
  const engine = reasonRows().map(({key}) => key);
  assert.deepEqual(sorted(keysInSource()), sorted(engine));
  for (const [key, figure] of Object.entries(figures))
    assert.ok(figure === null || figure.pieces || figure.picture, `${key} is drawn, or null`);
  for (const key of engine) assert.ok(key in figures, key);
});

/** Theorems for which the engine gives no facts. */
const ofTheorem = ["misere", "won", "lost"];

test("every formula has the sentence of its game, and every such sentence a formula", () => {
  for (const file of readdirSync("web/text/games")) {
    const game = file.replace(/\.ts$/, "");
    const {ids, words} = formulasInSource(game);
    const formulaKeys = Object.keys(english.game(game).story.formulas);
    for (const id of ids) assert.ok(formulaKeys.includes(id), `${game}: no sentence for ${id}`);
    for (const id of formulaKeys)
      assert.ok(
        words.includes(english.game(game).story.formulas[id].caseOf ?? id) || ofTheorem.includes(id),
        `${game}: nothing gives ${id}`,
      );
  }
});

/** The conventions of a game are stated once, by its first entry in the catalogue. */
async function account(entry, isFirst) {
  const address = `${entry.game}:${entry.sample}`;
  const lines = [];
  const tell = (name, answer) => {
    assertExplained(answer);
    lines.push(`== ${name}: ${answer.address}\n`, ...languages.map((t) => accountText(answer, t)));
  };
  const plays = approvedPlays(entry).filter((play) => play === "normal" || isFirst);
  for (const play of plays) {
    const positions = await positionsOf(sg, samples[`${entry.game} ${play}`] ?? address, play);
    for (const [name, answer] of Object.entries(positions)) {
      const title = `${name}${play === "normal" ? "" : `, ${play}`}`;
      if (answer) tell(title, answer);
      else
        lines.push(
          `== ${title}: none\n${missingReasons[`${entry.game} ${title}`] ?? assert.fail(`${address}: ${title}`)}\n`,
        );
    }
  }
  return lines.join("\n");
}

/** If the sample has the value 0, play under sj is over before it begins. */
const samples = {
  "coin-circle(2) sj": "coin-circle(2):5",
  "hackenbush sj": "hackenbush:0-1 1-2 0-3",
  "pass-nim sj": "pass-nim:3,5,2",
  "welter sj": "welter:2,3,5,9",
};

const atOnce = "Every component can be ended by one move, so whoever has a move ends them all and wins.";
const allWon = "Every heap can be taken whole, so each is won by itself.";
/** The reason why a game has no such position. */
const missingReasons = {
  "loopy-explored(refill) winning, misere": "Until the end every position is a draw: nobody takes the last counter.",
  "loopy-explored(refill) losing, misere": "Until the end every position is a draw: nobody takes the last counter.",
  "coins(motley) losing": "Any set of coins may be turned: where there are heads, turning them all wins at once.",
  "coins(single) winning, sj":
    "A row is one component. It is worth 0, and play has stopped, or 1, and the mover loses.",
  "nim losing, every": atOnce,
  "nimble losing, every": atOnce,
  "northcott losing, every": atOnce,
  "nim losing, selective": allWon,
  "nim losing, keep-one": allWon,
  "nim losing, conjunctive": "Any heap can be taken whole, which ends the game, so whoever has a move wins.",
};

test("every example in the catalogue has a reason in each language", async () => {
  const questions = new Set();
  for (const {id, alias_of, game: name, rules, sample, plays} of await sg.catalog()) {
    const {examples} = english.game(id, alias_of ? null : rules).story;
    for (const {position, play = "normal"} of [
      ...plays.map((play) => ({position: sample, play})),
      ...Object.values(examples),
    ])
      questions.add(`${play} ${name}:${position}`);
  }
  assert.ok(questions.size > 200);
  for (const question of editedGames([...questions], (question) => question.split(/[ :(]/)[1] ?? "")) {
    const [play] = question.split(" ", 1);
    assertExplained(await sg.analyze(question.slice(play.length + 1), {play, budget: 20_000}));
  }
});

test("each kind of reason has its plain sentence", async () => {
  const kinds = [
    ["nim:5,5", "normal", "twinHeaps"],
    ["kayles:5 + kayles:5", "normal", "twins"],
    ["nim:5,5,3,3", "normal", "pairs"],
    ["nim:3,5,6", "normal", "balancedShown"],
    ["nim:3,5,7", "normal", "unbalanced"],
    ["northcott:B..W..../B..W....", "normal", "balancedShown"],
    ["nim:12", "normal", "wonAtOnce"],
    ["bash(3):10", "normal", "remainderWon"],
    ["bash(3):8", "normal", "remainderLost"],
    ["kayles:7", "normal", "movesWon"],
    ["cram:3x3", "normal", "movesLostShown"],
    ["coins(single):HH", "normal", "balancedShown"],
    ["coins(single):H", "normal", "everyWon"],
    ["kiki:4,2", "normal", ["kiki", "both-even", "lost"]],
    ["cram:2x2", "normal", ["cram", "image", "lost"]],
    ["coin-circle(2):ring 9", "normal", ["coin-circle", "mirror", "lost"]],
    ["fibonacci-nim:8", "normal", ["dynamic-nim", "whole-held", "lost"]],
    ["end-nim:9,3", "normal", ["end-nim", "unequal-ends", "won"]],
    ["end-nim:4,3,3,4", "normal", ["end-nim", "equal-ends", "lost"]],
    ["bean-pots:0,0,2,3", "normal", ["bean-pots", "even-pots", "lost"]],
    ["hackenbush:0-1 1-2 1-3 3-4 4-1", "normal", "stalksUnbalanced"],
    ["nim:1,1,1", "misere", "onesLost"],
    ["nim:1,1", "misere", "onesWon"],
    ["nim:3,5", "every", "everyOdd"],
    ["chess-jump:o.oo..o./.oo.o...", "every", "everyOdd"],
    ["kayles:5,4", "conjunctive", "everyOneOdd"],
    ["kayles:5,3", "conjunctive", "everyOneEven"],
    ["nim:3,5", "selective", "selectiveWon"],
    ["kayles:3,3", "selective", "selectiveLost"],
    ["nim:3,5", "keep-one", "keepOneWon"],
    ["kayles:3,3", "keep-one", "keepOneLost"],
    ["nim:3,0", "conjunctive", "finishedComponent"],
    ["cutting:6x4,3x3", "normal", "unbalancedOrEnding"],
    ["cutting:4x4,4x4", "normal", "balancedOrEndingShown"],
    ["treblecross-strip:........ + treblecross-strip:........", "normal", "balancedOrEndingShown"],
    ["red-blue-hackenbush:0-1b", "normal", "left"],
    ["nim:", "normal", "overLost"],
    ["nim:", "misere", "overWon"],
  ];
  const pattern = (text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, ".+");
  const filled = (form) =>
    new RegExp(
      `^(${[form]
        .flatMap((f) => (f.other ? Object.values(f) : f))
        .map(pattern)
        .join("|")})$`,
    );
  const formOf = (t, key) => {
    if (typeof key === "string") return t.plain[key];
    const [game, formula, who] = key;
    return t.game(game).story.formulas[formula].plain[who];
  };
  for (const [address, play, key] of kinds) {
    const answer = await sg.analyze(address, {play});
    for (const t of languages) assert.match(plainReason(answer)(t), filled(formOf(t, key)), `${play} ${address}`);
  }
  // Several heaps may be taken from at once, so single counters are not removed one at a time.
  const moore = await sg.analyze("moore-nim(2):1,1,1", {play: "misere"});
  assert.notEqual(plainReason(moore)(english), english.plain.onesLost);
  assert.notEqual(plainReason(moore)(english), english.plain.onesWon);
});

test("of every game, what is said of a position won, lost and finished is approved", async () => {
  const seenGames = new Set();
  // A user's own game is recorded with its source, and its text with it.
  for (const entry of (await sg.catalog()).filter(({source}) => source !== "own")) {
    const isFirst = !seenGames.has(entry.alias_of ?? entry.id);
    seenGames.add(entry.alias_of ?? entry.id);
    const rules = entry.alias_of || isFirst ? "" : `.${entry.rules.replaceAll(/[^\w]+/g, "-")}`;
    const file = `${entry.id}${rules}.txt`;
    files.push(file);
    assertApproved(`why/${file}`, await account(entry, isFirst));
  }
});

test("every reason that the engine can give is given somewhere, with all its facts", async () => {
  const lines = [];
  await sg.ask("tell", {name: "wild", states: "0\t\n*\t0\n*2\t0 1\nover\t2\nwild\t3 0\nbehind\t4 2\n"});
  for (const [address, play = "normal"] of rare) {
    const answer = await sg.analyze(address, {play, budget: 20_000});
    assertExplained(answer);
    lines.push(`== ${play}: ${address}\n`, ...languages.map((t) => accountText(answer, t)));
  }
  assertApproved("why/rare.txt", lines.join("\n"));
  assert.deepEqual(sorted(readdirSync("tests/data/approved/why")), sorted(files));
  assert.deepEqual(sorted(givenKeys), sorted(Object.keys(figures)));
  for (const key of Object.keys(english.reasons)) assert.ok(usedWords.has(key), `nothing is said by ${key}`);
});

test("a value of a thousand signs fills no sentence", async () => {
  const answer = await sg.analyze("domineering:4x4 + snort:0-1 1-2 2-3 + value:{3|1||-5}");
  assert.ok(answer.value.length > 1000);
  const {formatGameValue} = await sources.load("/web/ui/numbers.ts");
  for (const t of languages) {
    const [verdict, ...otherLines] = accountText(answer, t).split("\n");
    assert.ok(verdict.includes(formatGameValue(answer.value)));
    for (const line of [...otherLines, briefOf(answer, t)]) assert.ok(line.length < 300, line);
  }
});

test("where the player to move has no move in a part, its value is not said to be 0", async () => {
  for (const part of ["turn=R domineering:1x3", "red-blue-hackenbush:0-1r", "domineering:1x1"]) {
    const {components} = await sg.analyze(`${part} + nim:2`);
    assert.deepEqual(
      components[0].why.flatMap((reason) =>
        reason.key === "no-move" ? lines.componentLines(components[0], "normal") : [],
      ),
      [],
      part,
    );
  }
});

test("the example of each value in a mex can be looked into, and has that value", async () => {
  assert.ok(examples.size > 50);
  for (const [address, value] of examples)
    assert.equal((await sg.analyze(address, {moves: "none"})).grundy, value, address);
});

test("the nodes of a trie are told and lit where the wanted can be forced", () => {
  const rows = [
    {prefix: "a", win: "no", lose: "yes"},
    {prefix: "", win: "yes", lose: "no"},
  ];
  const facts = {can_win: "yes", can_lose: "no", begin_win: "yes", begin_lose: "no", rows};
  const reason = {key: "rounds-win", facts, marks: [], steps: []};
  const [, {table}] = figures["rounds-win"].pieces(reason, english, {address: "word-game(a):1"});
  assert.deepEqual(
    table.rows.map((row) => row.map(({text, mark}) => (mark ? `[${text}]` : text)).join(" ")),
    ["a no yes", "(root) [yes] no"],
  );
  assert.deepEqual(marksOf(reason), [""]);
  assert.deepEqual(marksOf({...reason, key: "rounds-lose"}), ["a"]);
});
