// Codes in words, as approved text. After an intended change: APPROVE=1 node --test tests/store/codes.test.mjs, and
// read the diff.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {runCommand} from "../helpers/command.mjs";

let sources;
let sg;
let glossText;
let languages;
before(async () => {
  sources = await openSources();
  ({glossText} = await sources.load("/web/say/gloss-text.ts"));
  languages = await sources.languages();
  sg = await createEngine();
});
after(() => {
  sg.close();
});

const approved = {
  digits: [
    "kayles",
    "dawsons-chess",
    "treblecross",
    "grundy",
    "lasker",
    ...[
      "0.3F!",
      "0.77=",
      "0.[30]",
      "0.007[12]",
      "{2+}!.0",
      "{2+}=.0",
      "8?.4=3?",
      "80.0",
      "{4,6}00.V",
      "0.{0,2!,3=}",
      "0.{2!,2=}",
      "0.{1,3+}",
      "0.*",
      "0.{5+}",
      "0.E!6?",
      "0.1234567",
      "0.{12,13}",
    ].map((code) => `take-and-break(${code})`),
  ],
  elements: [
    ...["single", "turtles", "mock-turtles", "motley", "twins", "ruler", "rulerette", "ternups", "grunt", "sym"],
    ...["1-3C(5)", "2-3,6C", "2+EC(7)", "1-4FC", "2F", "2+FS,3E,1", "5S", "12-20C(30)"],
  ].map((code) => `coins(${code})`),
};

for (const [name, games] of Object.entries(approved))
  test(`codes say in words what they allow: ${name}`, async () => {
    const lines = [];
    for (const game of games) {
      const gloss = await sg.gloss(game);
      const {stdout} = runCommand(["gloss", game]);
      assert.deepEqual(JSON.parse(stdout), gloss);
      for (const t of languages) {
        const {title, heads, rows, note} = glossText(t, gloss);
        lines.push(title, ...[heads, ...rows].map((row) => `  ${row.join(" | ")}`), ...(note ? [`  ${note}`] : []), "");
      }
    }
    assertApproved(`codes-${name}.txt`, lines.join("\n"));
  });

test("a game whose rules are no code has no such table", async () => {
  for (const game of ["nim", "subtraction(1,3,4)", "coins-2d(corners)", "wythoff"])
    assert.equal(glossText(languages[0], await sg.gloss(game)), null, game);
  await assert.rejects(sg.gloss("take-and-break(0.9x)"), {code: "bad-rules", at: 18});
  await assert.rejects(sg.gloss("coins(3Q)"), {code: "bad-rules"});
});

test("a code of a thousand digits is no thousand rows where they are equal", async () => {
  assert.equal((await sg.gloss(`take-and-break(0.${"3".repeat(1000)})`)).gloss.length, 2);
});
