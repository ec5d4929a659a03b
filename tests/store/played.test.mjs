// Sentences for moves that were made: who took what, in numbers that the position after the move confirms.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
let sayPlayed;
/** @type {import("../../web/text/language").Language[]} */
let languages;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  ({sayPlayed} = await sources.load("/web/play/played-text.ts"));
  languages = await sources.languages();
});
after(() => sg.close());

const numbersOf = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).map(Number);

/** Returns the sentences of every move, in both languages, with the sizes before and after it. */
async function played(/** @type {string} */ address, /** @type {"you" | "engine"} */ by) {
  const {moves} = await sg.analyze(address);
  return moves.listed.map(({parts, to}) => ({
    parts,
    before: numbersOf(address.split(":")[1] ?? ""),
    after: numbersOf((to ?? "").split(":")[1] ?? ""),
    says: languages.map((t) => sayPlayed({by, parts, sayMove: () => "the move"}, t)),
  }));
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);

test("what was taken from a heap or knocked down in a row is what is gone", async () => {
  for (const address of ["nim:3,5,1", "kayles:5,7"])
    for (const {before, after, says} of await played(address, "you"))
      for (const text of says) {
        const count = sum(before) - sum(after);
        assert.match(text, /^(?:You (?:took|knocked down)|你)/);
        assert.ok(numbersOf(text).includes(count) || (count === 1 && /the last/.test(text)), `${address}: ${text}`);
      }
});

test("a split names both parts, and the computer speaks of itself", async () => {
  for (const {after, says} of await played("grundy:7", "engine")) {
    assert.match(says[0] ?? "", /^I split heap 1 into /);
    for (const text of says) assert.deepEqual(numbersOf(text).slice(1).sort(), after.toSorted());
  }
});

test("other moves are said as they are listed", async () => {
  for (const address of ["nim:2 + kayles:3", "domineering:2x2"])
    for (const {says} of await played(address, "engine")) for (const text of says) assert.match(text, /the move/);
});
