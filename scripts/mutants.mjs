// Mutation testing of the engine: a random sample of small wrong edits of cpp/, all in one build, each activated in turn. A
// mutant that is reached by a recorded command or by a test of the engine must change the answer or fail the test; the
// first phase finds the runs that reach each mutant. docs/mutants.md lists those that no test can kill, with reasons.
//   node scripts/mutants.mjs [count] [seed]
import {execFile} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {oracleCases} from "../tests/helpers/oracle-cases.mjs";
import {each} from "./concurrently.mjs";
import {drawSample, mutantsOf} from "./mutator.mjs";
import {weave, weavingFlags} from "./schemata.mjs";
import {buildScratch, openScratch, treeFiles} from "./scratch.mjs";
import {testFile} from "./test-files.mjs";

const [count = "150", seed = "1"] = process.argv.slice(2);
/** Least share of the reached mutants to be killed; the goal is 0.9 (docs/mutants.md). */
const MIN_SCORE = 0.8;
const FOLDERS = /^cpp\/(?:(?:core|theory|solve|request|boards|checker)\/.*|contest\/judging)\.[ch]pp$/;
const NOTES = "docs/mutants.md";
/** Steps that no run without a mutant takes; one that does is in an endless loop. */
const STEPS = "1000000000";
/** Milliseconds; needed because threads may wait for each other without a step. */
const TIMEOUT_MS = 300_000;
/** Most commands to run of those that reach a mutant. */
const MAX_COMMANDS = 200;

const startTime = performance.now();
const seconds = () => `${((performance.now() - startTime) / 1000).toFixed(0)} s`;

const files = treeFiles().filter((file) => FOLDERS.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const all = files.flatMap((file) => mutantsOf(file, sources.get(file)));
const drawnMutants = drawSample(all, Number(count), seed).map((mutant, i) => ({...mutant, id: i + 1}));
console.log(`${all.length} mutants of ${files.length} files, ${drawnMutants.length} drawn`);
/** Keys of mutants that did not compile before; they will not now, since a key depends on the text around its mutant. */
const FAULTY = "build/faulty-mutants.json";
const faulty = new Set(existsSync(FAULTY) ? JSON.parse(readFileSync(FAULTY, "utf8")) : []);
let mutants = drawnMutants.filter(({key}) => !faulty.has(key));

const folder = buildWithoutFaulty();
console.log(`one build holds ${mutants.length}, ${drawnMutants.length - mutants.length} do not compile: ${seconds()}`);

/** Weaves and builds without the mutants that do not compile, until the remaining ones do. */
function buildWithoutFaulty() {
  while (true) {
    const changed = files.map((file) => [
      file,
      weave(
        sources.get(file),
        mutants.filter((mutant) => mutant.file === file),
      ),
    ]);
    const folder = openScratch("mutants", new Map(changed));
    const {ok, output} = buildScratch(folder, weavingFlags(resolve(folder), "-O1 -ferror-limit=0"));
    if (ok) return folder;
    const placesWith = (kind) =>
      new Set(
        [...output.matchAll(new RegExp(`(cpp/[\\w/.-]+):(\\d+):\\d+: ${kind}`, "g"))].map(
          ([, file, line]) => `${file}:${line}`,
        ),
      );
    const without = (places) => mutants.filter(({file, line}) => !places.has(`${file}:${line}`));
    const compiling = [placesWith("(?:fatal )?error"), placesWith("note")]
      .map(without)
      .find((left) => left.length < mutants.length);
    if (!compiling) throw new Error(output.slice(-20_000));
    for (const mutant of mutants) if (!compiling.includes(mutant)) faulty.add(mutant.key);
    writeFileSync(FAULTY, JSON.stringify([...faulty]));
    mutants = compiling;
  }
}

/** Test cases of the engine, as runs. */
const cases = readdirSync("tests/engine")
  .filter((file) => file.endsWith(".test.cpp"))
  .flatMap((file) => [...readFileSync(`tests/engine/${file}`, "utf8").matchAll(/^TEST_CASE\("(.*?)"/gm)])
  .map(([, name]) => ({program: "engine-tests", words: [name.replaceAll(",", "\\,"), "--abort"], name}));
const answers = "tests/data/approved/answers";
const commands = readdirSync(answers)
  .flatMap((file) => readFileSync(`${answers}/${file}`, "utf8").trimEnd().split("\n"))
  .map((line) => JSON.parse(line.split("\t")[0]))
  .map((words) => ({program: "sg", words, name: `sg ${words.join(" ")}`}));
/** Positions of an oracle, one run for each convention. */
const batches = oracleCases().flatMap(([file, rows]) =>
  [...new Set(rows.map(({play}) => play))].map((play) => {
    const input = rows.flatMap((row) => (row.play === play ? [`${row.address}\n`] : [])).join("");
    return {program: "sg", words: ["batch", "--play", play], input, name: `sg batch --play ${play} < ${file}`};
  }),
);
/** Signature and quick tests that call the command; they run last, on what all others let pass. */
const finalRuns = [{program: "sg", words: ["signature"], name: "sg signature"}].concat(
  ["outline", "judges", "check", "codes", "phrases", "remoteness", "sequence-command", "command", "touch-order"].map(
    (name) => ({
      program: "node",
      words: ["--test", testFile(name)],
      name,
    }),
  ),
);

function execute({program, words, input = ""}, environment) {
  const started = performance.now();
  return new Promise((done) => {
    const child = execFile(
      program === "node" ? program : resolve(folder, "build/native-release", program),
      words,
      {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 1e9,
        env: {...process.env, SG_MUTANT_STEPS: STEPS, ...environment},
        timeout: TIMEOUT_MS,
      },
      (error, output) =>
        done({
          code: error ? (error.code ?? error.signal) : 0,
          output,
          isLate: error?.code === 124 || ["SIGXCPU", "SIGKILL", "SIGTERM"].includes(error?.signal),
          took: performance.now() - started,
        }),
    );
    child.stdin.on("error", () => {}).end(input);
  });
}

/** Returns at most `limit` of the runs, evenly spread. */
function spread(runs, limit) {
  if (runs.length <= limit) return runs;
  return Array.from({length: limit}, (_, i) => runs[Math.floor((i * runs.length) / limit)]);
}

/** Runs that reach each mutant, by its id, the quickest first. */
const runsByMutant = new Map(mutants.map(({id}) => [id, {cases: [], commands: [], batches: []}]));
const folderOfReached = join(resolve(folder), "build/reached");
rmSync(folderOfReached, {recursive: true, force: true});
mkdirSync(folderOfReached, {recursive: true});
let tooLong = 0;
for (const [kind, runs] of Object.entries({cases, commands, batches}))
  await each(runs, async (run, i) => {
    const file = join(folderOfReached, `${kind}-${i}`);
    run.baseline = await execute(run, {SG_REACHED: file});
    if (kind === "cases" && run.baseline.code !== 0)
      throw new Error(`fails without a mutant: ${run.name}\n${run.baseline.output}`);
    if (run.baseline.isLate) tooLong++;
    else
      for (const id of readFileSync(file, "utf8").trim().split("\n").map(Number))
        runsByMutant.get(id)?.[kind].push(run);
    rmSync(file, {force: true});
  });
const bySpeed = (a, b) => a.baseline.took - b.baseline.took;
for (const runs of runsByMutant.values()) {
  runs.cases.sort(bySpeed);
  runs.commands = spread(runs.commands, MAX_COMMANDS).sort(bySpeed);
  runs.batches.sort(bySpeed);
}
for (const run of finalRuns) {
  run.baseline = await execute(run, {});
  if (run.baseline.code !== 0)
    throw new Error(`fails without a mutant: ${run.name}\n${run.baseline.output.slice(-5000)}`);
}
const reached = mutants.filter(({id}) => Object.values(runsByMutant.get(id)).some(({length}) => length > 0));
console.log(
  `${cases.length} tests and ${commands.length + batches.length - tooLong} commands, ${tooLong} others being too long, come by ${reached.length} of ${mutants.length}: ${seconds()}`,
);

/** Returns the fate of a mutant, with the name of the first run that detects it. */
async function fateOf({id}) {
  const runs = runsByMutant.get(id);
  for (const run of [...runs.commands, ...runs.cases, ...runs.batches, ...finalRuns]) {
    const {code, output, isLate} = await execute(run, {SG_MUTANT: String(id)});
    if (isLate) return {fate: "timed out", by: run.name};
    if (code !== run.baseline.code || (run.program === "sg" && output !== run.baseline.output))
      return {fate: "killed", by: run.name};
  }
  return {fate: "survived"};
}

const notes = new Map(
  [...readFileSync(NOTES, "utf8").matchAll(/^- `([0-9a-f]{10})` (.*)$/gm)].map(([, key, note]) => [key, note]),
);
const fates = {killed: 0, "timed out": 0, survived: 0};
const survivors = [];
let done = 0;
await each(reached, async (mutant) => {
  const {fate, by} = await fateOf(mutant);
  fates[fate]++;
  done++;
  if (fate === "survived") survivors.push(mutant);
  if (process.env.SG_FATES)
    console.log(`${fate} ${mutant.key} ${mutant.file}:${mutant.line} ${mutant.changed}   ${by ?? ""}`);
  if (done % 50 === 0) console.log(`${done} of ${reached.length}, ${survivors.length} survive: ${seconds()}`);
});

const places = (list) => list.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
const isReached = new Set(reached);
for (const [what, list] of [
  ["not come by", mutants.filter((mutant) => !isReached.has(mutant))],
  ["survived", survivors],
])
  for (const {key, file, line, changed} of places(list))
    console.log(`${what} \`${key}\` ${file}:${line}: ${changed}${notes.has(key) ? `  (${notes.get(key)})` : ""}`);

const equivalent = survivors.filter(({key}) => notes.has(key)).length;
const killed = fates.killed + fates["timed out"];
const percent = (part, total) => `${((100 * part) / total).toFixed(1)} %`;
console.log(
  `mutants: ${killed} of ${reached.length} that are come by are killed (${percent(killed, reached.length)}), ` +
    `${fates["timed out"]} of them by their steps; ${survivors.length} survive, ${equivalent} of them as ${NOTES} tells: ` +
    `${percent(killed, reached.length - equivalent)} of the others; ${mutants.length - reached.length} not come by; ${seconds()}`,
);
console.log(`evidence: mutants ${killed} mutants killed`);
console.log(`evidence: mutants-unnoticed ${reached.length - killed} mutants survive`);
process.exitCode = killed >= MIN_SCORE * (reached.length - equivalent) && killed > 0 ? 0 : 1;
