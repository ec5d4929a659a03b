// The engine that a page asks first answers what the whole one answers, letter by letter, or knows that it lacks what it takes.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import createEngineModule from "../../web/engine/generated/engine.mjs";

const folder = "tests/approved/answers";
const open = (name) => createEngineModule({wasmBinary: readFileSync(`web/engine/generated/${name}.wasm`)});
const [starter, whole] = await Promise.all([open("starter"), open("engine")]);
const {verbs} = JSON.parse(whole.ask("verbs", []));

/** Names and texts in turn, of a command as it is typed. */
function wordsOf([name, ...typed]) {
  const {parameters} = verbs.find((verb) => verb.name === name);
  const places = parameters.filter(({named}) => !named).map((parameter) => parameter.name);
  const words = [];
  for (let i = 0; i < typed.length; i++)
    if (typed[i].startsWith("--")) words.push(typed[i].slice(2), typed[++i]);
    else words.push(places.shift(), typed[i]);
  return words.includes(undefined) ? null : words;
}

test("what the starter answers, of all recorded commands, is what the whole answers", () => {
  const answered = {true: 0, false: 0};
  for (const file of readdirSync(folder))
    for (const line of readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n")) {
      const command = JSON.parse(line.split("\t")[0]);
      const words = verbs.some(({name}) => name === command[0]) && wordsOf(command);
      if (!words) continue;
      const answer = starter.ask(command[0], words);
      const lacks = starter.lacks();
      answered[!lacks]++;
      if (!lacks) assert.equal(answer, whole.ask(command[0], words), command.join(" "));
    }
  assert.ok(answered.true > 300 && answered.false > 5000, JSON.stringify(answered));
});

test("a game, an alias or a verb that the starter has not is known to be lacking, also where no error would tell", () => {
  const lacks = (verb, ...words) => {
    starter.ask(verb, words);
    return starter.lacks();
  };
  assert.ok(lacks("analyze", "address", "cram:2x2"));
  assert.ok(lacks("analyze", "address", "nim:1 + wythoff:1,2"));
  assert.ok(lacks("outline", "address", "fibonacci-nim:7"));
  assert.ok(lacks("touch", "address", "euclid:5,3", "prefix", ""));
  assert.ok(lacks("catalog"));
  assert.ok(lacks("sequence", "game", "kayles", "to", "9"));
  assert.ok(!lacks("analyze", "address", "kayles:7 + nim:3,5 + hackenbush:0-1"));
  assert.ok(!lacks("analyze", "address", "nim:3,-1"));
  assert.ok(!lacks("outline", "address", "nim:3,"));
});

test("a long job of the starter tells as soon as it has read its address", () => {
  starter.start("analyze", ["address", "chomp:4,4,4"]);
  assert.ok(starter.lacks());
  starter.start("analyze", ["address", "kayles:3,4", "play", "misere"]);
  assert.ok(!starter.lacks());
  while (!starter.advance(20));
  assert.equal(JSON.parse(starter.result()).outcome, "N");
});
