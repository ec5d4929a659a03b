// Plants the bugs of tests/mutation/seeded-bugs.mjs in a copy of the tree, one at a time, and runs the test that each of them names:
// it must pass without the bug and fail with it. Those of the engine stand in one build, behind a switch. Arguments select bugs by
// parts of their names.
import {execFile} from "node:child_process";
import {readFileSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {rangeOf, seededBugs} from "../tests/mutation/seeded-bugs.mjs";
import {each} from "./concurrently.mjs";
import {weave, weavingFlags} from "./schemata.mjs";
import {buildScratch, openScratch} from "./scratch.mjs";

const STEPS = "4000000000";
/** Exit code of a mutant in an endless loop. */
const STEPS_SPENT = 124;

const words = process.argv.slice(2);
const selected = seededBugs
  .map((bug, i) => ({...bug, id: i + 1, inEngine: bug.file.startsWith("cpp/")}))
  .filter(({name}) => words.length === 0 || words.some((word) => name.includes(word)));

const mutants = new Map(selected.map((bug) => [bug, {id: bug.id, text: bug.new, ...rangeOf(bug)}]));
const inEngine = selected.filter((bug) => bug.inEngine);
const sources = new Map();
for (const file of new Set(inEngine.map((bug) => bug.file)))
  sources.set(
    file,
    weave(
      readFileSync(file, "utf8"),
      inEngine.filter((bug) => bug.file === file).map((bug) => mutants.get(bug)),
    ),
  );

const folder = openScratch("seeded", sources);
const startTime = performance.now();
const built = buildScratch(folder, weavingFlags(resolve(folder), "-O1"));
if (!built.ok) throw new Error(built.output.slice(-20_000));
console.log(`${inEngine.length} bugs in one build: ${seconds(startTime)}`);

const asPattern = (name) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === "*" ? ".*" : `\\${sign}`))}$`;

const commandOf = (by) =>
  by.engine
    ? `build/native-release/engine-tests '${by.engine.replaceAll(",", "\\,")}' --abort`
    : `node --test --test-reporter=spec --test-name-pattern='${asPattern(by.name)}' ${by.node}`;

/** Runs a test: whether it passed, and what failed first. A test that dies without output has not caught the bug. */
function run(by, mutant) {
  const started = performance.now();
  return new Promise((done) =>
    execFile(
      "sh",
      ["-c", `exec ${commandOf(by)}`],
      {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 1e9,
        env: {...process.env, SG_MUTANT: String(mutant), SG_MUTANT_STEPS: STEPS, NO_COLOR: "1", FORCE_COLOR: undefined},
      },
      (error, stdout) => {
        const passed = by.engine ? /All tests passed \([1-9]/.test(stdout) : /^ℹ pass [1-9]/m.test(stdout);
        const failed = by.engine
          ? stdout
              .match(/^(?:\{ )?"(.+ breaks .+)"|^\s+(.+ [=<>]+ .+)$/m)
              ?.slice(1)
              .find(Boolean)
          : stdout.match(/^✖ (?!failing tests)(.*?)(?: \([\d.]+ms\))?$/m)?.[1];
        const caught = Boolean(error) && (failed !== undefined || error.code === STEPS_SPENT);
        done({passed: passed && !error, caught, failed, took: seconds(started), output: stdout});
      },
    ),
  );
}

const survivors = [];
const report = ({name, file, by}, {caught, failed, took}) => {
  if (!caught) survivors.push(name);
  const test = by.engine ?? `${by.node}: ${by.name}`;
  console.log(
    `${caught ? "caught  " : "SURVIVES"} ${took.padStart(7)}  ${name} (${file})\n    ${test}${failed ? `: ${failed.slice(0, 120)}` : ""}`,
  );
};

const tests = [...new Map(selected.map(({by}) => [commandOf(by), by])).values()];
const unsound = [];
await each(tests, async (by) => {
  const {passed, output} = await run(by, 0);
  if (!passed) unsound.push(`${commandOf(by)}\n${output.slice(-2000)}`);
});
if (unsound.length > 0) throw new Error(`without a bug these fail, or run nothing:\n${unsound.join("\n")}`);
console.log(`${tests.length} tests pass without a bug: ${seconds(startTime)}`);
await each(inEngine, async (bug) => report(bug, await run(bug.by, bug.id)));
// Bugs of the page change the one tree that the tests read, so they run one after the other.
for (const bug of selected.filter((bug) => !bug.inEngine)) {
  const path = join(folder, bug.file);
  const source = readFileSync(path, "utf8");
  const {start, end, text} = mutants.get(bug);
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  try {
    report(bug, await run(bug.by, 0));
  } finally {
    writeFileSync(path, source);
  }
}

console.log(
  `seeded-bugs: ${selected.length - survivors.length} of ${selected.length} caught in ${seconds(startTime)}${survivors.length ? `; not ${survivors.join("; ")}` : ""}`,
);
console.log(`evidence: seeded-bugs ${selected.length - survivors.length} planted bugs caught`);
process.exitCode = survivors.length > 0 || selected.length === 0 ? 1 : 0;

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
