// Captions of figures: a rule names the numbers that its game has in brackets, not letters in their place.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

/** @type {import("../../web/engine/types").Engine} */
let sg;
/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
/** @type {import("../../web/text/language").Language[]} */
let languages;
before(async () => {
  sg = await createEngine();
  sources = await openSources();
  languages = await sources.languages();
});
after(async () => {
  sg.close();
});

const letter = /(?<![A-Za-z0-9'])[knpqsS](?![A-Za-z0-9])/;

test("no caption of a game with rules has a letter for what the rules give", async () => {
  const games = await sg.catalog();
  const others = [
    ["bounded-nim", "1"],
    ["bounded-nim", "12"],
    ["bash", "1"],
    ["coin-circle", "1"],
    ["coin-circle", "7"],
    ["dynamic-nim", "1"],
    ["dynamic-nim", "5"],
    ["interval-subtraction", "4,4"],
    ["lieges", "1"],
    ["lieges", "6"],
    ["moore-nim", "1"],
    ["moore-nim", "3"],
    ["subtraction", "2,7"],
    ["subtraction", "!2,5"],
  ].map(([id = "", rules = ""]) => ({id, rules}));
  const ruled = [...games.filter(({rules, alias_of, id}) => rules !== null && (!alias_of || id === "bash")), ...others];
  assert.ok(ruled.length > 50);
  for (const {id, rules} of ruled)
    for (const t of languages) {
      const {rule} = t.game(id, rules);
      assert.ok(rule.length > 0 && !/[{}]/.test(rule.replace(rules ?? "", "")), `${t.lang} ${id}(${rules}): ${rule}`);
      assert.doesNotMatch(rule.replace(rules ?? "", ""), letter, `${t.lang} ${id}(${rules}): ${rule}`);
    }
});

test("a caption has the numbers of its rules", () => {
  const [en, zh] = ["en", "zh"].map((lang) => languages.find((t) => t.lang === lang));
  if (!en || !zh) assert.fail("a language is missing");
  const rule = (/** @type {string} */ id, /** @type {string | null} */ rules, t = en) => t.game(id, rules).rule;
  assert.equal(rule("bounded-nim", "3"), "Take 1 to 3 counters from one heap.");
  assert.equal(rule("bounded-nim", "1"), "Take one counter from one heap.");
  assert.equal(rule("bash", "4"), "There is one heap. Take 1 to 4 counters.");
  assert.equal(rule("subtraction", "1,3,4"), "Take 1, 3 or 4 counters from one heap.");
  assert.equal(rule("subtraction", "!2,5"), "Take any number of counters from one heap, but not 2 or 5.");
  assert.match(rule("subtraction", Array.from({length: 900}, (_, i) => i + 1).join()), /1, 2, 3, .*12, … counters/);
  assert.match(rule("subtraction", "powers-of-2"), /1, 2, 4, 8/);
  assert.match(rule("interval-subtraction", "2,5"), /Take 2 to 5 .* fewer than 2/);
  assert.match(rule("take-and-break", "0.26"), /the code 0\.26/);
  assert.match(rule("subtraction", "1,3,4", zh), /取走 1、3 或 4 枚。/);
  assert.match(rule("moore-nim", "2", zh), /至多 2 堆/);
  assert.equal(rule("fibonacci-nim", null), en.game("fibonacci-nim").rule);
});
