// The command's own interface, for queries that otherwise only the package or a person makes.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {runCommand as run} from "../helpers/command.mjs";

const text = (...words) => run([...words, "--format", "text"]).stdout;

test("a judgement with its cases, a stopped one and a plan of a value are those of the package", async () => {
  const sg = await createEngine();
  const input = readFileSync("tests/data/judges/poj-2311.in", "utf8");
  const {output, cases} = await sg.judge("poj-2311", input);
  const judgement = JSON.parse(run(["judge", "poj-2311", "--format", "json"], input).stdout);
  assert.deepEqual([judgement.output, judgement.cases], [output, cases]);
  assert.ok(cases.length > 3);
  const plan = JSON.parse(run(["strategy", "kayles:4", "--claim", "value"]).stdout);
  assert.equal(plan.address, "kayles:4 + nim:1");
  assert.deepEqual(plan, await sg.strategy("kayles:4", "normal", undefined, "value"));
  sg.close();
});

test("a problem that there is not, and an input that is none, are errors with what was expected", () => {
  const unknown = run(["judge", "poj-0"], "");
  assert.equal(unknown.status, 2);
  const {facts} = JSON.parse(unknown.stdout).error.expects;
  assert.ok(facts.ids.includes("poj-2311"));
  const {error} = JSON.parse(run(["judge", "poj-2234", "--format", "json"], "2 x").stdout);
  assert.deepEqual([error.code, error.at], ["bad-request", 2]);
});

test("text for people tells every kind of document", () => {
  assert.match(text("analyze", "red-blue-hackenbush:0-1b"), /\nL: Left wins\. Value 1 /);
  assert.match(text("analyze", "red-blue-hackenbush:0-1r"), /\nR: Right wins\. Value -1 /);
  assert.match(text("analyze", "nim:2,2"), /\nP: the player to move loses\. Value \*0 \(theorem\)/);
  assert.match(text("analyze", "cram:9x9", "--budget", "10"), /\nThe winner is not known[\s\S]*\nStopped: positions/);
  assert.match(text("remoteness", "nim:3"), /\nremoteness: 1\nmoves\n {2}- 1: 3 > 0\n$/);
  assert.match(text("period", "take-and-break(0.6)", "--to", "100"), /101 values made\nno period was found\n/);
  assert.match(text("period", "take-and-break(0.137)", "--to", "3000"), /\nperiod 34 from 52 on, saltus 0, proved;/);
  assert.match(text("check", "nim:3"), /status: solved\n/);
});

test("text of answers and values is the page's own account, in English", async () => {
  const sources = await openSources();
  const sg = (...words) =>
    spawnSync("scripts/sg", [...words, "--format", "text"], {encoding: "utf8", input: "nim:3,,5"});
  const [english] = await sources.languages();
  const {accountText} = await sources.load("/web/explain/account.ts");
  for (const address of ["kayles:5,7 + nim:1", "domineering:.../.#."]) {
    const answer = JSON.parse(run(["analyze", address]).stdout);
    const account = `${address}, ${english.ui.playNormal}\n${accountText(answer, english)}`;
    assert.equal(sg("analyze", address).stdout, account);
  }
  const stopped = sg("analyze", "cram:9x9", "--budget", "10");
  assert.deepEqual([stopped.status, stopped.stdout.split("\n").at(-2)], [3, "A larger --budget looks further."]);
  assert.match(
    sg("value", "{2|-1}").stdout,
    /^\{2\|-1\}\nIf Left moves first, Left wins\. .*\nHot, of temperature 3\/2: /,
  );
  assert.match(sg("relate", "1/2", "*").stdout, /^1\/2 > \*\nThe first is greater: /);
  assert.match(sg("analyze", "-").stdout, /^Expected: a heap size.*, at character 7\n$/);
  assert.match(sg("value", "1+").stdout, /^Expected: a game.*, at character 3\n$/);
});

test("a line that is no command says where, and what was expected", () => {
  for (const words of [
    ["analyse", "nim:3"],
    ["analyze", "nim:3", "--plays", "misere"],
    ["analyze", "nim:3", "--play"],
  ]) {
    const {status, stdout} = run(words);
    assert.deepEqual([status, JSON.parse(stdout).error.code], [2, "bad-request"], words.join(" "));
  }
});

test("a limit is reached, and not before", () => {
  for (const [atLimit, beyondLimit] of [
    [
      ["nimber-table", "sum", "0,0", "--size", "256"],
      ["nimber-table", "sum", "0,0", "--size", "257"],
    ],
    [
      ["analyze", `coins(turtles):${"T".repeat(100_000)}`, "--moves", "none"],
      ["analyze", `coins(turtles):${"T".repeat(100_001)}`, "--moves", "none"],
    ],
  ]) {
    assert.equal(run(atLimit).status, 0, atLimit[0]);
    assert.equal(run(beyondLimit).status, 2, beyondLimit[0]);
  }
});
