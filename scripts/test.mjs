// Runs the suites, two at a time, with one line for each; a suite's output is stored in build/logs and shown if it fails.
// A suite that has passed on the very same files is not run again, unless it is named or `--again` is given:
// `node scripts/test.mjs format types` runs only those two, `--long` the long suites with what they need, `--long mutants` that one
// with what it needs.
import {spawn} from "node:child_process";
import {mkdirSync, writeFileSync} from "node:fs";
import {storeEvidence} from "./evidence.mjs";
import {suites} from "./suites.mjs";
import {fingerprintOf, openRecord} from "./test-record.mjs";

const AT_ONCE = 2;
const SHOWN_LINES = 100;

const record = openRecord("build/passed.json");
const args = process.argv.slice(2);
const isForced = args.length > 0;
const named = args.filter((name) => !name.startsWith("--"));
const knownWords = new Set(["--again", "--long", ...suites.map(({name}) => name)]);
const unknown = args.filter((word) => !knownWords.has(word));
if (unknown.length > 0) throw new Error(`no such suite: ${unknown.join(", ")}`);
const waiting = suites.filter(suiteFilter());

const total = {passed: 0, failed: 0, unchanged: 0, notRun: 0};
const failed = new Set();
const running = new Map();
let alone = false;
const startTime = performance.now();
mkdirSync("build/logs", {recursive: true});

function suiteFilter() {
  const isNamed = ({name}) => named.length === 0 || named.includes(name);
  const isUsual = (suite) => !suite.long && (!suite.whenChanged || record.hasChanged(suite));
  if (!args.includes("--long")) return (suite) => (named.length > 0 ? isNamed(suite) : isUsual(suite));
  const isLong = (suite) => suite.long || suite.whenChanged;
  const needed = new Set(suites.flatMap((suite) => (isLong(suite) && isNamed(suite) ? [suite.name] : [])));
  for (const {name, needs = []} of suites.toReversed())
    if (needed.has(name)) for (const need of needs) needed.add(need);
  return ({name}) => needed.has(name);
}

const isPending = (name) => running.has(name) || waiting.some((other) => other.name === name);

while (waiting.length > 0 || running.size > 0) {
  const ready = waiting.find(({needs = [], after = []}) => ![...needs, ...after].some(isPending));
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
console.log(`${total.passed} passed${unchanged}, ${total.failed} failed${notRun} in ${seconds(startTime)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function start(suite) {
  const missing = suite.needs?.find((name) => failed.has(name));
  if (missing) {
    failed.add(suite.name);
    total.notRun++;
    printLine(`${suite.name.padEnd(10)} not run: ${missing} failed`);
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
  const built = suite.build ? await shell(suite.build) : {status: 0, output: ""};
  const fingerprint = suite.reads && built.status === 0 ? fingerprintOf(suite.run, suite.reads) : undefined;
  const partName = `${suite.name}, partly`;
  const passed = isForced
    ? undefined
    : (record.before(suite.name, fingerprint) ?? record.before(partName, fingerprint));
  const part = isForced || passed ? undefined : partOf(suite);
  const name = part ? partName : suite.name;
  const result = passed ?? (await run({...suite, ...part, isPart: Boolean(part)}, built));
  total.passed += result.passed;
  total.failed += result.failed;
  total.unchanged += passed ? result.passed : (result.unchanged ?? 0);
  if (result.failed > 0) record.forget(name);
  else if (fingerprint && !passed) record.keep(name, fingerprint, result);
  // A passed part does not vouch for the rest; but in a suite for changes it stands for all that they touch.
  if (result.failed === 0 && (suite.whenChanged || (suite.part && !passed && !part)))
    record.keepFiles(suite.name, filesOf(suite));
  const tests = suite.count && result.passed > 0 ? `${result.passed} tests` : "";
  const facts = [tests, result.note, passed && `unchanged since ${passed.when}`].filter(Boolean).join(", ");
  const verdict = result.failed > 0 ? "FAILED" : "ok    ";
  printLine(`${suite.name.padEnd(10)} ${verdict} ${seconds(started).padStart(8)}  ${facts}`.trimEnd());
  if (result.failed > 0) {
    failed.add(suite.name);
    console.log(`${tail(result.output)}\n(all of it: build/logs/${suite.name}.log)`);
  }
}

/** Returns the part that stands for a suite that has passed completely here, given the changes since; falsy if there is none. */
function partOf(suite) {
  const changes = suite.part && record.changesOf(suite.name, filesOf(suite));
  return changes && suite.part(changes);
}

/** Returns the files whose edits matter: those that the suite reads, or that these are made of. */
function filesOf({reads, madeOf, whenChanged}) {
  return whenChanged ?? madeOf ?? reads;
}

async function run(suite, built) {
  const ran =
    built.status === 0 && suite.run ? await shell(isForced && suite.again ? `${suite.run} --again` : suite.run) : built;
  const output = ran === built ? built.output : built.output + ran.output;
  writeFileSync(`build/logs/${suite.name}.log`, output);
  const result = counted(suite, ran.status, output);
  // A part of the tests shows less than all of them, so its figures are not kept. The output of tests under ctest is in its log.
  if (result.failed === 0 && !result.unchanged && !result.isPart && !suite.isPart)
    storeEvidence(suite, `${output}\n${result.log ?? ""}`);
  return {...result, output};
}

/** Result of a suite. One without counted tests counts as one test; one that should have printed tests and did not has failed. */
function counted({count, note}, status, output) {
  const hasSucceeded = status === 0;
  if (!count)
    return {passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, note: note && output.match(note)?.[0]};
  const figures = readFigures(count, output);
  const isConsistent = hasSucceeded ? figures.passed > 0 && figures.failed === 0 : figures.failed > 0;
  return isConsistent ? figures : {passed: figures.passed || 0, failed: 1, note: `exit ${status}`};
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

function printLine(text) {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(text);
}

function showRunning() {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K… ${[...running.keys()].join(", ")}`);
}
