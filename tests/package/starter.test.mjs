// The starter engine, which a page loads first: it answers exactly as the whole engine does, or reports that it lacks
// what is needed.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import createEngineModule from "../../web/engine/generated/engine.mjs";

const folder = "tests/data/approved/answers";
const open = (name) => createEngineModule({wasmBinary: readFileSync(`web/engine/generated/${name}.wasm`)});
const [starter, wholeEngine] = await Promise.all([open("starter"), open("engine")]);
const {verbs} = JSON.parse(wholeEngine.ask("verbs", [], true));

/** Names and texts in turn, of a command as it is typed. */
function wordsOf([name, ...typed]) {
  const {parameters} = verbs.find((verb) => verb.name === name);
  const positional = parameters.filter(({named}) => !named).map((parameter) => parameter.name);
  const words = [];
  for (let i = 0; i < typed.length; i++)
    if (typed[i].startsWith("--")) words.push(typed[i].slice(2), typed[++i]);
    else words.push(positional.shift(), typed[i]);
  return words.includes(undefined) ? null : words;
}

test("what the starter answers, of all recorded commands, is what the whole answers", () => {
  const counts = {true: 0, false: 0};
  for (const file of readdirSync(folder))
    for (const line of readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n")) {
      const command = JSON.parse(line.split("\t")[0]);
      const words = verbs.some(({name}) => name === command[0]) && wordsOf(command);
      if (!words) continue;
      const answer = starter.ask(command[0], words, true);
      const lacks = starter.lacks();
      counts[!lacks]++;
      if (!lacks) assert.equal(answer, wholeEngine.ask(command[0], words, true), command.join(" "));
    }
  assert.ok(counts.true > 300 && counts.false > 5000, JSON.stringify(counts));
});

test("a game, an alias or a verb that the starter has not is known to be lacking, also where no error would tell", () => {
  const lacks = (verb, ...words) => {
    starter.ask(verb, words, true);
    return starter.lacks();
  };
  assert.ok(lacks("analyze", "address", "cram:2x2"));
  assert.ok(lacks("analyze", "address", "nim:1 + wythoff:1,2"));
  assert.ok(lacks("outline", "address", "fibonacci-nim:7"));
  assert.ok(lacks("analyze", "address", "-nim:3"));
  assert.ok(lacks("outline", "address", "nim:3 + -nim:3"));
  assert.ok(lacks("touch", "address", "euclid:5,3", "prefix", ""));
  assert.ok(lacks("catalog"));
  assert.ok(lacks("sequence", "game", "kayles", "to", "9"));
  assert.ok(!lacks("analyze", "address", "kayles:7 + nim:3,5 + hackenbush:0-1"));
  assert.ok(!lacks("analyze", "address", "nim:3,-1"));
  assert.ok(!lacks("outline", "address", "nim:3,"));
});

test("a long job of the starter tells as soon as it has read its address", () => {
  starter.start("analyze", ["address", "chomp:4,4,4"], true);
  assert.ok(starter.lacks());
  starter.start("analyze", ["address", "kayles:3,4", "play", "misere"], true);
  assert.ok(!starter.lacks());
  while (!starter.advance(20));
  assert.equal(JSON.parse(starter.result()).outcome, "N");
});

let sources;
before(async () => {
  sources = await openSources();
});

const compiled = (name) => WebAssembly.compile(readFileSync(`web/engine/generated/${name}.wasm`));

/** A runner that begins with the starter; `get` loads the whole engine, and `loadCount` returns the number of its calls. */
async function running(get = () => compiled("engine")) {
  const {Runner} = await sources.load("/web/engine/runner.ts");
  const runner = new Runner();
  let requestCount = 0;
  await runner.boot(await compiled("starter"), null, () => {
    requestCount++;
    return get();
  });
  let id = 0;
  return {
    runner,
    loadCount: () => requestCount,
    analyze: async (address, ...words) =>
      JSON.parse(
        await runner.run(
          {id: ++id, verb: "analyze", encodedArguments: ["address", address, ...words], isExact: true},
          () => {},
        ),
      ),
  };
}

test("a runner asks the whole for what the starter lacks, once, and for nothing else", async () => {
  const {analyze, loadCount, runner} = await running();
  assert.equal((await analyze("nim:3,5,7")).grundy, "1");
  assert.equal(loadCount(), 0);
  assert.equal((await analyze("wythoff:1,2 + nim:3")).grundy, "3");
  assert.equal((await analyze("cram:2x2")).outcome, "P");
  assert.ok(
    JSON.parse(await runner.ask({id: 9, verb: "catalog", encodedArguments: [], isExact: true})).games.length > 80,
  );
  assert.equal(loadCount(), 1);
});

test("what takes the starter long is taken over by the whole", async () => {
  const {analyze, loadCount} = await running();
  const words = ["play", "misere", "moves", "none"];
  const answer = await analyze("take-and-break(0.123):60,61,62,63", ...words);
  assert.equal(loadCount(), 1);
  assert.deepEqual(answer, JSON.parse(wholeEngine.ask("analyze", ["address", answer.address, ...words], true)));
});

test("without the whole a runner says so, or what is asked is given up, and the starter answers on", async () => {
  const {analyze, runner} = await running(() => Promise.reject(new Error("of a test")));
  assert.equal((await analyze("cram:2x2")).error.expects.key, "whole-engine");
  assert.equal((await analyze("kayles:7")).grundy, "2");
  const waiting = await running(() => new Promise(() => {}));
  const lacking = waiting.analyze("cram:2x2");
  const nextAnswer = waiting.analyze("kayles:7");
  await waiting.runner.cancel(1);
  assert.equal((await lacking).error.code, "cancelled");
  assert.equal((await nextAnswer).grundy, "2");
  assert.equal(await runner.ping(), undefined);
});
