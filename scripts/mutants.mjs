// Mutation of the engine: small wrong edits of cpp/, drawn by lot, all in one build, each alive in turn. A mutant that is come
// by in a recorded command or in a test of the engine must change the answer or fail the test. Which run comes by which mutant
// is found out first. docs/mutants.md tells of those that no test can kill, and why.
//   node scripts/mutants.mjs [how many] [seed]
import {execFile} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {oracleCases} from "../tests/helpers/oracle-cases.mjs";
import {each} from "./each.mjs";
import {drawn, mutantsOf} from "./mutator.mjs";
import {weavingFlags, woven} from "./schemata.mjs";
import {buildScratch, openScratch, treeFiles} from "./scratch.mjs";
import {testFile} from "./test-files.mjs";

const [count = "150", seed = "1"] = process.argv.slice(2);
/** Of those that are come by; 0.9 is wanted (docs/mutants.md). */
const LEAST_SCORE = 0.8;
const FOLDERS = /^cpp\/(?:(?:core|theory|solve|request|boards|checker)\/.*|contest\/judging)\.[ch]pp$/;
const NOTES = "docs/mutants.md";
/** No run without a mutant comes by so many; what does goes round in circles. */
const STEPS = "1000000000";
/** Threads may wait for each other without a step, in milliseconds. */
const STANDSTILL = 300_000;
/** Of those that come by a mutant. */
const MOST_COMMANDS = 200;

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const files = treeFiles().filter((file) => FOLDERS.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const all = files.flatMap((file) => mutantsOf(file, sources.get(file)));
const lot = drawn(all, Number(count), seed).map((mutant, i) => ({...mutant, id: i + 1}));
console.log(`${all.length} mutants of ${files.length} files, ${lot.length} drawn`);
/** The keys of those that did not compile the last time: they will not now, as long as their places are the same. */
const FAULTY = "build/faulty-mutants.json";
const faulty = new Set(existsSync(FAULTY) ? JSON.parse(readFileSync(FAULTY, "utf8")) : []);
let mutants = lot.filter(({key}) => !faulty.has(key));

const folder = buildWithoutFaulty();
console.log(`one build holds ${mutants.length}, ${lot.length - mutants.length} do not compile: ${seconds()}`);

/** Weaves and builds until all that is left compiles. */
function buildWithoutFaulty() {
  while (true) {
    const changed = files.map((file) => [
      file,
      woven(
        sources.get(file),
        mutants.filter((mutant) => mutant.file === file),
      ),
    ]);
    const folder = openScratch("mutants", new Map(changed));
    const {ok, output} = buildScratch(folder, weavingFlags(resolve(folder), "-O1 -ferror-limit=0"));
    if (ok) return folder;
    const said = (kind) =>
      new Set(
        [...output.matchAll(new RegExp(`(cpp/[\\w/.-]+):(\\d+):\\d+: ${kind}`, "g"))].map(
          ([, file, line]) => `${file}:${line}`,
        ),
      );
    const without = (places) => mutants.filter(({file, line}) => !places.has(`${file}:${line}`));
    const sound = [said("(?:fatal )?error"), said("note")].map(without).find((left) => left.length < mutants.length);
    if (!sound) throw new Error(output.slice(-20_000));
    for (const mutant of mutants) if (!sound.includes(mutant)) faulty.add(mutant.key);
    writeFileSync(FAULTY, JSON.stringify([...faulty]));
    mutants = sound;
  }
}

/** A run: what it says, and what may be awaited of it. */
const cases = readdirSync("tests/engine")
  .filter((file) => file.endsWith(".test.cpp"))
  .flatMap((file) => [...readFileSync(`tests/engine/${file}`, "utf8").matchAll(/^TEST_CASE\("(.*?)"/gm)])
  .map(([, name]) => ({program: "engine-tests", words: [name.replaceAll(",", "\\,"), "--abort"], name}));
const answers = "tests/data/approved/answers";
const commands = readdirSync(answers)
  .flatMap((file) => readFileSync(`${answers}/${file}`, "utf8").trimEnd().split("\n"))
  .map((line) => JSON.parse(line.split("\t")[0]))
  .map((words) => ({program: "sg", words, name: `sg ${words.join(" ")}`}));
/** The positions of an oracle, all under one convention. */
const batches = oracleCases().flatMap(([file, rows]) =>
  [...new Set(rows.map(({play}) => play))].map((play) => {
    const input = rows.flatMap((row) => (row.play === play ? [`${row.address}\n`] : [])).join("");
    return {program: "sg", words: ["batch", "--play", play], input, name: `sg batch --play ${play} < ${file}`};
  }),
);
/** The hash over small positions of every game, and what asks the command and is quick; for what all others let pass. */
const last = [{program: "sg", words: ["signature"], name: "sg signature"}].concat(
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
        timeout: STANDSTILL,
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

/** So many of them, from all over. */
function spread(runs, most) {
  if (runs.length <= most) return runs;
  return Array.from({length: most}, (_, i) => runs[Math.floor((i * runs.length) / most)]);
}

/** By mutant, the runs that come by it, the quickest first. */
const reaching = new Map(mutants.map(({id}) => [id, {cases: [], commands: [], batches: []}]));
const folderOfReached = join(resolve(folder), "build/reached");
rmSync(folderOfReached, {recursive: true, force: true});
mkdirSync(folderOfReached, {recursive: true});
let tooLong = 0;
for (const [kind, runs] of Object.entries({cases, commands, batches}))
  await each(runs, async (run, i) => {
    const file = join(folderOfReached, `${kind}-${i}`);
    run.sound = await execute(run, {SG_REACHED: file});
    if (kind === "cases" && run.sound.code !== 0)
      throw new Error(`fails without a mutant: ${run.name}\n${run.sound.output}`);
    if (run.sound.isLate) tooLong++;
    else for (const id of readFileSync(file, "utf8").trim().split("\n").map(Number)) reaching.get(id)?.[kind].push(run);
    rmSync(file, {force: true});
  });
const bySpeed = (a, b) => a.sound.took - b.sound.took;
for (const runs of reaching.values()) {
  runs.cases.sort(bySpeed);
  runs.commands = spread(runs.commands, MOST_COMMANDS).sort(bySpeed);
  runs.batches.sort(bySpeed);
}
for (const run of last) {
  run.sound = await execute(run, {});
  if (run.sound.code !== 0) throw new Error(`fails without a mutant: ${run.name}\n${run.sound.output.slice(-5000)}`);
}
const reached = mutants.filter(({id}) => Object.values(reaching.get(id)).some(({length}) => length > 0));
console.log(
  `${cases.length} tests and ${commands.length + batches.length - tooLong} commands, ${tooLong} others being too long, come by ${reached.length} of ${mutants.length}: ${seconds()}`,
);

/** The first run that tells the mutant from what it was made of. */
async function fateOf({id}) {
  const runs = reaching.get(id);
  for (const run of [...runs.commands, ...runs.cases, ...runs.batches, ...last]) {
    const {code, output, isLate} = await execute(run, {SG_MUTANT: String(id)});
    if (isLate) return {fate: "timed out", by: run.name};
    if (code !== run.sound.code || (run.program === "sg" && output !== run.sound.output))
      return {fate: "killed", by: run.name};
  }
  return {fate: "survived"};
}

const told = new Map(
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
    console.log(`${what} \`${key}\` ${file}:${line}: ${changed}${told.has(key) ? `  (${told.get(key)})` : ""}`);

const equivalent = survivors.filter(({key}) => told.has(key)).length;
const killed = fates.killed + fates["timed out"];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `mutants: ${killed} of ${reached.length} that are come by are killed (${percent(killed, reached.length)}), ` +
    `${fates["timed out"]} of them by their steps; ${survivors.length} survive, ${equivalent} of them as ${NOTES} tells: ` +
    `${percent(killed, reached.length - equivalent)} of the others; ${mutants.length - reached.length} not come by; ${seconds()}`,
);
console.log(`evidence: mutants ${killed} mutants killed`);
console.log(`evidence: mutants-unnoticed ${reached.length - killed} mutants survive`);
process.exitCode = killed >= LEAST_SCORE * (reached.length - equivalent) && killed > 0 ? 0 : 1;
