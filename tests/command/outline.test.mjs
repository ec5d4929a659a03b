// Structure of an address, given by the engine: in every answer for the address it has read, and by `outline` for any
// other text.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {documentOf as sg} from "../helpers/command.mjs";

const outline = (text) => sg("outline", text).components;
const {games} = sg("catalog");
const parts = ({game, id, rules, position}) => ({game, id, rules, position});

test("of every game an address is the game, a colon and a position, in the catalogue, the answer and the outline", () => {
  for (const {id, alias_of, game, rules, sample} of games) {
    const ownRules = alias_of === null ? rules : null;
    const [typed] = outline(`${game}:${sample}`);
    assert.deepEqual(typed && parts(typed), {game, id, rules: ownRules, position: sample});
    const answer = sg("analyze", `${game}:${sample}`, "--moves", "none", "--budget", "1");
    assert.equal(`${answer.game}:${answer.position}`, answer.address);
    assert.equal(answer.rules === null ? answer.id : `${answer.id}(${answer.rules})`, answer.game);
    // An alias of a game without rules is printed as that game.
    const expectedParts = alias_of !== null && rules === "" ? [alias_of, alias_of, null] : [game, id, ownRules];
    assert.deepEqual([answer.game, answer.id, answer.rules], expectedParts);
    assert.deepEqual(outline(answer.address), [{from: 0, to: answer.address.length, ...parts(answer)}]);
  }
});

test("a sum has its texts in its components", () => {
  const address = "nim:3,5 + take-and-break(0.77):4 + heap-rule(n -> (a,b) where a + b = n-1):9";
  const {components, ...sumParts} = sg("analyze", address, "--moves", "none");
  assert.deepEqual(parts(sumParts), {game: null, id: null, rules: null, position: null});
  assert.deepEqual(components.map(parts), outline(address).map(parts));
  assert.deepEqual(
    components.map(({id, rules, position}) => [id, rules, position]),
    [
      ["nim", null, "3,5"],
      ["kayles", null, "4"],
      ["heap-rule", "n -> (a,b) where a+b=n-1", "9"],
    ],
  );
});

test("a text with faults comes apart in the same places", () => {
  /** @type {[string, [string, string | null, string | null, string | null, string | null][]][]} */
  const cases = [
    ["", [["", null, null, null, null]]],
    ["3,5", [["3,5", null, null, null, null]]],
    ["kayles", [["kayles", "kayles", "kayles", null, null]]],
    [
      "nim:x + NIM:3",
      [
        ["nim:x", "nim", "nim", null, "x"],
        ["NIM:3", null, null, null, "3"],
      ],
    ],
    ["subtraction:3", [["subtraction:3", null, "subtraction", null, "3"]]],
    ["kayles(0.77):3", [["kayles(0.77):3", null, "kayles", "0.77", "3"]]],
    [
      "dag(1>2 2>1):1 + hackenbush:0-1",
      [
        ["dag(1>2 2>1):1", null, "dag", "1>2 2>1", "1"],
        ["hackenbush:0-1", "hackenbush", "hackenbush", null, "0-1"],
      ],
    ],
    ["heap-rule(n -> (a,b + nim:3", [["heap-rule(n -> (a,b + nim:3", null, "heap-rule", "n -> (a,b + nim:3", null]]],
    // Places refer to the text as typed: a letter of two UTF-16 units, and full-width signs.
    [
      "𝒳 + ｎｉｍ：３，５",
      [
        ["𝒳", null, null, null, null],
        ["ｎｉｍ：３，５", "nim", "nim", null, "3,5"],
      ],
    ],
    [
      "madmax(1>2:b 1>3:a):1,2/b",
      [["madmax(1>2:b 1>3:a):1,2/b", "madmax(1>2:b 1>3:a)", "madmax", "1>2:b 1>3:a", "1,2/b"]],
    ],
  ];
  for (const [text, expected] of cases)
    assert.deepEqual(
      outline(text).map(({from, to, game, id, rules, position}) => [text.slice(from, to), game, id, rules, position]),
      expected,
      text,
    );
});

test("what is too long is null, and more components than can be are refused", () => {
  const long = `nim:${Array(40_000).fill("7").join(",")}`;
  const [component] = outline(long);
  assert.deepEqual(component, {from: 0, to: long.length, game: "nim", id: "nim", rules: null, position: null});
  const answer = sg("analyze", long, "--moves", "none");
  assert.deepEqual(parts(answer), {game: "nim", id: "nim", rules: null, position: "7^40000"});
  assert.equal(outline(Array(1000).fill("").join(" + ")).length, 1000);
  assert.equal(sg("outline", Array(1001).fill("?").join(" + ")).error.code, "too-big");
});

/** Code that takes a text apart at the signs of an address. */
const addressSplitting = /\.(?:split|indexOf|lastIndexOf|includes)\((?:":"|" \+ ")\)|\[a-z0-9-\]/;
/**
 * Files in which such texts are not addresses: facts of a formula, a pasted list of neighbours, places in a link.
 */
const files = "explain/figures/formulas explain/reason-facts editor/rows address/pins";
const others = files.split(" ").map((file) => `web/${file}.ts`);

test("no file of the page takes an address apart by its signs", () => {
  for (const line of ['address.split(" + ")', 'c.slice(c.indexOf(":") + 1)', "/^([a-z0-9-]+)(?:\\((.*?)\\))?:/"])
    assert.match(line, addressSplitting);
  const files = readdirSync("web", {recursive: true})
    .map((file) => `web/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/^web\/(?:engine\/generated|text|learn)\//.test(file));
  assert.ok(files.length > 200);
  const wrong = files.filter((file) => !others.includes(file) && addressSplitting.test(readFileSync(file, "utf8")));
  assert.deepEqual(wrong, [], "state.outlines asks the engine");
});
