// What people type, read by the command and by the package as the same addresses.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {documentOf, runCommand} from "../helpers/command.mjs";
import {missingGames, misspellings, typings} from "../helpers/typings.mjs";

/** @type {import("sg-playground").Engine} */
let engine;
before(async () => {
  engine = await createEngine();
});
after(() => engine.close());

/** Roads by which a text reaches the engine; each returns an answer or an error. */
const roads = {
  command: async (/** @type {string} */ text) => {
    const {error, ...answer} = documentOf("analyze", text, "--moves", "none");
    return error ?? answer;
  },
  package: (/** @type {string} */ text) => engine.analyze(text, {moves: "none"}).catch((error) => error),
};

for (const [road, answerTo] of Object.entries(roads)) {
  test(`the ${road} reads what is typed`, async () => {
    let count = 0;
    for (const [address, texts] of Object.entries(typings))
      for (const text of texts) {
        assert.equal((await answerTo(text)).address, address, text);
        count++;
      }
    assert.ok(count >= 100 && Object.keys(typings).length >= 30, `${count} typings`);
  });

  test(`the ${road} offers what can be read instead of what cannot`, async () => {
    for (const [text, offers] of misspellings) {
      const error = await answerTo(text);
      assert.deepEqual(error.offers?.slice(0, offers.length), offers, text);
      for (const offer of error.offers) assert.ok((await answerTo(offer)).address, offer);
    }
    for (const [text, name, games] of missingGames) {
      const {missing, offers} = await answerTo(text);
      assert.deepEqual([missing, offers.map((offer) => offer.split(":")[0])], [name, games], text);
    }
  });
}

test("the command says in words what to type, and where all games are listed", () => {
  const {stdout} = runCommand(["analyze", "sprouts:3", "--format", "text"]);
  assert.match(stdout, /^Expected: .*\nSprouts is not here\.\nTry: hackenbush:.*\n`sg catalog` lists all games\.\n$/);
});

test("a text may name misere play, and a game of any verb may be named", () => {
  for (const text of ["misere kayles 5", "kayles 5 misère", "反常 凯尔斯 5"]) {
    const {address, play} = documentOf("analyze", text, "--moves", "none");
    assert.deepEqual([address, play], ["kayles:5", "misere"], text);
  }
  assert.equal(documentOf("form", "misere kayles 5").error.code, "unknown-game");
  assert.equal(documentOf("analyze", "misere kayles 5", "--play", "sj").error.code, "unknown-game");
  assert.deepEqual(documentOf("sequence", "Dawson's Kayles", "--to", "9").game, "dawsons-kayles");
  assert.deepEqual(documentOf("check", "凯尔斯 5").grundy, documentOf("check", "kayles:5").grundy);
});

test("the words of a position need no quotes, and no verb", () => {
  for (const words of [
    ["nim", "3", "5", "7", "--moves", "none"],
    ["analyze", "nim", "3", "5", "7", "--moves", "none"],
    ["nim:3,5,7", "--moves", "none"],
  ])
    assert.equal(documentOf(...words).address, "nim:3,5,7", words.join(" "));
  assert.equal(documentOf("sequence", "Dawson's", "Kayles", "--to", "9").game, "dawsons-kayles");
  for (const words of [
    ["analyse", "nim:3"],
    ["analyze", "nim:3", "x"],
    ["touch", "nim:3", "0", "1"],
  ])
    assert.equal(documentOf(...words).error.code, "bad-request", words.join(" "));
});

test("a client may ask for addresses alone", async () => {
  const exact = await createEngine({exact: true});
  await assert.rejects(exact.analyze("Nim 3 5 7"), {code: "unknown-game", offers: [], missing: null});
  assert.equal((await exact.ask("resolve", {text: "Nim 3 5 7"})).text, "nim:3,5,7");
  exact.close();
});

// Regression: the place was that in the address that the text was resolved to.
test("a fault of what a text was resolved to has no place in it", () => {
  const {error} = documentOf("table", "fibonacci1");
  assert.deepEqual([error.code, error.at, error.expects.key], ["bad-request", null, "end-of-game"]);
});
