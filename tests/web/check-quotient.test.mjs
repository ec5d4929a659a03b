// The checker of quotients that a reader can go through, beside that of the engine.
import assert from "node:assert/strict";
import {test} from "node:test";
import {faultOf, readOf} from "../../docs/check-quotient.mjs";
import {answerOf, verdictOn} from "./command.mjs";
import {drawing, forgedOf} from "./forgeries.mjs";

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

test("of edited ones, both checkers accept the same", () => {
  const genuine = games.map((game) => JSON.stringify(certificateOf(game)));
  const draw = drawing(31);
  let accepted = 0;
  for (let edit = 0; edit < 2000; edit++) {
    const text = forgedOf(genuine[edit % genuine.length], draw);
    const isValid = verdictOn(text).valid === true;
    assert.equal(readOf(text).fault === undefined, isValid, text);
    if (isValid) accepted++;
  }
  assert.ok(accepted > 10 && accepted < 200, `${accepted} accepted`);
});
