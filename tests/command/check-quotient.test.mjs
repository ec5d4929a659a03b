// The readable checker of quotients, compared with that of the engine.
import assert from "node:assert/strict";
import {test} from "node:test";
import {faultOf, readOf, wordsOf} from "../../docs/check-quotient.mjs";
import {answerOf, verdictOn} from "../helpers/command.mjs";
import {isLong} from "../helpers/effort.mjs";
import {createRandom, forge} from "../helpers/forgeries.mjs";

const certificateOf = (/** @type {string} */ game) =>
  answerOf(["quotient", game, "--to", "200", "--certificate"]).certificate;

const games = [
  "take-and-break(0.123)",
  "subtraction(1,3,4)",
  "kayles",
  "take-and-break(0.75)",
  "take-and-break(0.3[1])",
];

test("genuine certificates of quotients are accepted", () => {
  for (const game of games) assert.equal(faultOf(certificateOf(game)), undefined, game);
  const {certificate} = answerOf(["quotient", "dawsons-kayles", "--to", "30", "--certificate"]);
  assert.equal(certificate.proof, null);
  assert.equal(faultOf(certificate), undefined);
});

const EDITS = isLong ? 2000 : 400;
test("of edited ones, both checkers accept the same", () => {
  const genuine = games.map((game) => JSON.stringify(certificateOf(game)));
  const draw = createRandom(31);
  let accepted = 0;
  for (let edit = 0; edit < EDITS; edit++) {
    const text = forge(genuine[edit % genuine.length], draw);
    const isValid = verdictOn(text).valid === true;
    assert.equal(readOf(text).fault === undefined, isValid, text);
    if (isValid) accepted++;
  }
  assert.ok(accepted > EDITS / 200 && accepted < EDITS / 10, `${accepted} accepted`);
});

test("each fault has its key, its numbers and its words", () => {
  const genuine = certificateOf("take-and-break(0.123)");
  const [first, second] = genuine.generators;
  /** @type {[string, Record<string, unknown>, object][]} */
  const faults = [
    ["fields", {}, {more: "1"}],
    ["game", {}, {game: "nim"}],
    ["images", {}, {generators: [{...first, images: []}]}],
    ["images", {}, {generators: [first, {...second, images: second.images.slice(1)}]}],
    ["commuting", {}, {generators: [first, {...second, images: [...second.images.slice(1), second.images[0]]}]}],
    ["generated", {element: 2}, {generators: [first]}],
    ["element", {}, {lost: [...genuine.lost, "999"]}],
    ["generator", {heap: 0}, {generators: [{...first, heap: "0"}, ...genuine.generators.slice(1)]}],
    ["lost", {}, {lost: genuine.lost.toReversed()}],
    ["alike", {}, {lost: []}],
    ["idle", {heap: 0}, {phi: ["1", ...genuine.phi.slice(1)]}],
    ["window", {}, {proof: {...genuine.proof, window: "0"}}],
    ["missing", {}, {phi: genuine.phi.slice(0, -1)}],
  ];
  for (const [key, numbers, change] of faults) {
    const fault = faultOf({...genuine, ...change});
    assert.deepEqual(fault, {key, ...numbers});
    assert.doesNotMatch(wordsOf(fault), /[{}]|undefined/, key);
  }
  const two = {
    ...{kind: "misere", game: "subtraction", rules: "1", generators: [{heap: "1", images: ["1", "0"]}]},
    ...{phi: ["0", "1", "0", "1"], lost: ["1"], proof: {period: "2", from: "1", window: "2"}},
  };
  assert.equal(faultOf(two), undefined);
  assert.deepEqual(faultOf({...two, lost: ["0"]}), {key: "lost"});
  assert.deepEqual(faultOf({...two, phi: ["0", "1", "1", "1"]}), {key: "lostToLost", heap: 2});
  const kayles = certificateOf("kayles");
  assert.deepEqual(faultOf({...kayles, lost: kayles.lost.slice(1)}), {key: "wonWithoutMove", heap: 1});
  const later = {...two, phi: ["0", "1", "0", "1", "0"], proof: {period: "1", from: "1", window: "3"}};
  assert.deepEqual(faultOf(later), {key: "period", heap: 1, later: 2});
  assert.deepEqual(readOf("{").fault, {key: "json"});
  assert.deepEqual(readOf(JSON.stringify(two).replace("{", '{"kind":"misere",')).fault, {key: "spelling"});
});
