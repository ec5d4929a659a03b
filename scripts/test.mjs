// Runs the suites, two at a time, one line each; a suite's output is kept in build/logs and shown when it fails.
// A suite that has passed and reads the very same files again is not run again, unless it is named or `--again` is given:
// `node scripts/test.mjs format types` runs those two alone, `--long` the long programme with what it needs, `--long mutants` that
// suite of it.
import {spawn} from "node:child_process";
import {mkdirSync, writeFileSync} from "node:fs";
import {keepEvidence} from "./evidence.mjs";
import {fingerprintOf, openRecord} from "./passed.mjs";
import {suites} from "./suites.mjs";

const AT_ONCE = 2;
const SHOWN_LINES = 100;

const record = openRecord("build/passed.json");
const given = process.argv.slice(2);
const again = given.length > 0;
const named = given.filter((name) => !name.startsWith("--"));
const known = new Set(["--again", "--long", ...suites.map(({name}) => name)]);
const unknown = given.filter((word) => !known.has(word));
if (unknown.length > 0) throw new Error(`no such suite: ${unknown.join(", ")}`);
const waiting = suites.filter(chosen());

const total = {passed: 0, failed: 0, unchanged: 0, notRun: 0};
const failed = new Set();
const running = new Map();
let alone = false;
const begun = performance.now();
mkdirSync("build/logs", {recursive: true});

function chosen() {
  const isNamed = ({name}) => named.length === 0 || named.includes(name);
  const isUsual = (suite) => !suite.long && (!suite.whenChanged || record.hasChanged(suite));
  if (!given.includes("--long")) return (suite) => (named.length > 0 ? isNamed(suite) : isUsual(suite));
  const isLong = (suite) => suite.long || suite.whenChanged;
  const needed = new Set(suites.flatMap((suite) => (isLong(suite) && isNamed(suite) ? [suite.name] : [])));
  for (const {name, needs = []} of suites.toReversed()) if (needed.has(name)) for (const one of needs) needed.add(one);
  return ({name}) => needed.has(name);
}

const ahead = (name) => running.has(name) || waiting.some((other) => other.name === name);

while (waiting.length > 0 || running.size > 0) {
  const ready = waiting.find(({needs = [], after = []}) => ![...needs, ...after].some(ahead));
  if (ready && running.size < (ready.alone || alone ? 1 : AT_ONCE)) {
    alone = ready.alone;
    waiting.splice(waiting.indexOf(ready), 1);
    start(ready);
  } else {
    await Promise.race(running.values());
  }
}

const unchanged = total.unchanged > 0 ? ` (${total.unchanged} of them before: nothing they read has changed)` : "";
const notRun = total.notRun > 0 ? `, ${total.notRun} suites not run` : "";
console.log(`${total.passed} passed${unchanged}, ${total.failed} failed${notRun} in ${seconds(begun)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function start(suite) {
  const missing = suite.needs?.find((name) => failed.has(name));
  if (missing) {
    failed.add(suite.name);
    total.notRun++;
    line(`${suite.name.padEnd(10)} not run: ${missing} failed`);
  } else {
    running.set(
      suite.name,
      perform(suite).finally(() => running.delete(suite.name)),
    );
    showRunning();
  }
}

async function perform(suite) {
  const started = performance.now();
  const made = suite.build ? await shell(suite.build) : {status: 0, output: ""};
  const fingerprint = suite.reads && made.status === 0 ? fingerprintOf(suite.run, suite.reads) : undefined;
  const partly = `${suite.name}, partly`;
  const passed = again ? undefined : (record.before(suite.name, fingerprint) ?? record.before(partly, fingerprint));
  const part = again || passed ? undefined : partOf(suite);
  const name = part ? partly : suite.name;
  const result = passed ?? (await run({...suite, ...part, isPart: Boolean(part)}, made));
  total.passed += result.passed;
  total.failed += result.failed;
  total.unchanged += passed ? result.passed : (result.unchanged ?? 0);
  if (result.failed > 0) record.forget(name);
  else if (fingerprint && !passed) record.keep(name, fingerprint, result);
  // A part that has passed says nothing of the rest; of a suite for changes it stands for all that they touch.
  if (result.failed === 0 && (suite.whenChanged || (suite.part && !passed && !part)))
    record.keepFiles(suite.name, filesOf(suite));
  const tests = suite.count && result.passed > 0 ? `${result.passed} tests` : "";
  const facts = [tests, result.note, passed && `unchanged since ${passed.when}`].filter(Boolean).join(", ");
  const verdict = result.failed > 0 ? "FAILED" : "ok    ";
  line(`${suite.name.padEnd(10)} ${verdict} ${seconds(started).padStart(8)}  ${facts}`.trimEnd());
  if (result.failed > 0) {
    failed.add(suite.name);
    console.log(`${tail(result.output)}\n(all of it: build/logs/${suite.name}.log)`);
  }
}

/** What stands for a suite that has passed whole here, where so little has changed since. */
function partOf(suite) {
  const changes = suite.part && record.changesOf(suite.name, filesOf(suite));
  return changes && suite.part(changes);
}

/** What an edit changes: what the suite reads, or what that is made of. */
function filesOf({reads, madeOf, whenChanged}) {
  return whenChanged ?? madeOf ?? reads;
}

async function run(suite, made) {
  const own =
    made.status === 0 && suite.run ? await shell(again && suite.again ? `${suite.run} --again` : suite.run) : made;
  const output = own === made ? made.output : made.output + own.output;
  writeFileSync(`build/logs/${suite.name}.log`, output);
  const result = counted(suite, own.status, output);
  // Of tests that ctest has run, the output is in its log.
  // What a part of the tests has shown is less than what all of them had.
  if (result.failed === 0 && !result.unchanged && !result.isPart && !suite.isPart)
    keepEvidence(suite, `${output}\n${result.log ?? ""}`);
  return {...result, output};
}

/** A suite that prints no tests counts as one; one that should have printed some and did not has failed. */
function counted({count, note}, status, output) {
  const clean = status === 0;
  if (!count) return {passed: clean ? 1 : 0, failed: clean ? 0 : 1, note: note && output.match(note)?.[0]};
  const figures = readFigures(count, output);
  const sound = clean ? figures.passed > 0 && figures.failed === 0 : figures.failed > 0;
  return sound ? figures : {passed: figures.passed || 0, failed: 1, note: `exit ${status}`};
}

function readFigures(count, output) {
  try {
    return count(output);
  } catch {
    return {passed: 0, failed: 0};
  }
}

function shell(command) {
  return new Promise((resolve) => {
    const child = spawn("sh", ["-c", `exec 2>&1; ${command}`], {
      env: {...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, NO_COLOR: "1", FORCE_COLOR: undefined},
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("close", (status) => resolve({status, output}));
  });
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function tail(output) {
  return output.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
}

function line(text) {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(text);
}

function showRunning() {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K… ${[...running.keys()].join(", ")}`);
}
