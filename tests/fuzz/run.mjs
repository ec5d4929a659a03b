// Runs the fuzzers, `node tests/fuzz/run.mjs [FAST [CHECKED [keep]]]`: FAST executions of the plain build, and at the
// same time CHECKED ones under sanitizers (none if 0). Both share their findings, from which `keep` then selects a new
// corpus.txt. A crash, an invalid reply, a slow or a large one is printed with its request and leads to exit code 1; a
// seed that causes one is left out of the run. `0 0 keep` selects without fuzzing, from the seeds and the existing
// corpus.
import {spawn, spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {basename, join} from "node:path";
import {chosenOf} from "./choose.mjs";
import {bytesOf, lineOf, readCorpus, separator, writeCorpus} from "./corpus.mjs";
import {seeds} from "./seeds.mjs";

const [fast = "8000000", checked = "2100000", command] = process.argv.slice(2);
const folder = "build/fuzz/work";
const [foundFolder, seedFolder, leastFolder, flawFolder] = ["found", "seeded", "least", "flaws"].map((name) =>
  join(folder, name),
);
const dictionary = join(folder, "dictionary");
const SLOW_SECONDS = 30;
/** Memory of the whole process; sanitizers keep freed memory. */
const LARGE_MB = {"fuzz-fast": 1024, fuzz: 3072};
const LONGEST = 400;
/** Limit for a seed, which the fuzzers run with hardly any steps. */
const SLOW_SEED_SECONDS = 10;
const LONGEST_SEED = 100_000;
/** Their names are on one command line. */
const SEEDS_AT_ONCE = 5000;

rmSync(folder, {recursive: true, force: true});
for (const folderPath of [foundFolder, seedFolder, leastFolder, flawFolder]) mkdirSync(folderPath, {recursive: true});
const {requests, dictionary: words} = seeds();
writeFileSync(dictionary, words);
for (const [i, fields] of [...readCorpus(), ...requests].entries())
  writeFileSync(join(seedFolder, `${i}`), bytesOf(fields));

const limitsOf = (preset, slow = SLOW_SECONDS, longest = LONGEST) => [
  `-timeout=${slow}`,
  `-report_slow_units=${slow}`,
  `-rss_limit_mb=${LARGE_MB[preset]}`,
  "-malloc_limit_mb=1024",
  `-max_len=${longest}`,
];

/** Runs each seed once, unshortened; one that breaks the engine becomes a flaw, and the run goes on with the others. */
function leaveOutBroken() {
  let files = filesIn(seedFolder);
  while (files.length > 0) {
    const batch = files.slice(0, SEEDS_AT_ONCE);
    const {status, stderr} = spawnSync(
      "build/fuzz-fast/sg-fuzz",
      [...limitsOf("fuzz-fast", SLOW_SEED_SECONDS, LONGEST_SEED), ...batch],
      {encoding: "latin1", maxBuffer: 1e9},
    );
    let doneCount = batch.length;
    if (status !== 0) {
      const [, broken = ""] = [...(stderr ?? "").matchAll(/^Running: (.*)$/gm)].at(-1) ?? [];
      if (!batch.includes(broken)) throw new Error(`no seed was run: ${stderr?.slice(-6000)}`);
      console.log(stderr.slice(stderr.lastIndexOf("Running: ")).split("\n").slice(0, 12).join("\n"));
      renameSync(broken, join(flawFolder, `seed-${basename(broken)}`));
      doneCount = batch.indexOf(broken) + 1;
    }
    files = files.slice(doneCount);
  }
}

const filesIn = (/** @type {string} */ name) => readdirSync(name).map((file) => join(name, file));

/** Resolves to the exit status, the number of edges covered, the number of executions and the end of the output. */
function fuzz(preset, runs) {
  // An entropic schedule spends most of the time on its own calculations.
  const sharing = [`-runs=${runs}`, `-dict=${dictionary}`, "-reload=1", "-print_final_stats=1", "-entropic=0"];
  const child = spawn(
    `build/${preset}/sg-fuzz`,
    [
      ...sharing,
      ...limitsOf(preset),
      `-artifact_prefix=${flawFolder}/${preset}-`,
      "-verbosity=1",
      foundFolder,
      seedFolder,
    ],
    {stdio: ["ignore", "ignore", "pipe"]},
  );
  let edges = 0;
  let log = "";
  child.stderr.setEncoding("latin1").on("data", (text) => {
    log = (log + text).slice(-100_000);
    for (const [, count] of text.matchAll(/ cov: (\d+) /g)) edges = Math.max(edges, Number(count));
  });
  return new Promise((resolve) =>
    child.on("close", (status) => {
      const counts = [...log.matchAll(/(?:^#|executed_units: +)(\d+)/gm)].map(([, count]) => Number(count));
      resolve({status, edges, executions: Math.max(0, ...counts), told: log});
    }),
  );
}

if (fast !== "0") await runBoth();
if (command === "keep") await keep();

async function runBoth() {
  const begun = performance.now();
  leaveOutBroken();
  const runs = await Promise.all([fuzz("fuzz-fast", fast), ...(checked === "0" ? [] : [fuzz("fuzz", checked)])]);
  const [plain, sanitized = {executions: 0}] = runs;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const broken = filesIn(flawFolder);
  for (const file of broken) console.log(`${basename(file)}: ${lineOf(readFileSync(file, "latin1").split(separator))}`);
  for (const {status, told: log} of runs) if (status !== 0) console.log(log.slice(-6000));
  console.log(`evidence: fuzzed ${plain.executions + sanitized.executions} executions of the fuzzers`);
  console.log(`evidence: fuzzed-sanitized ${sanitized.executions} of them under sanitizers`);
  console.log(`${plain.edges} edges covered, ${broken.length} flaws, ${seconds} s`);
  process.exitCode = broken.length > 0 || runs.some(({status}) => status !== 0) ? 1 : 0;
}

/** Keeps as few requests as cover what all of them do, and one for each required item. */
async function keep() {
  const covering = fast === "0" ? readCorpus().map((fields) => bytesOf(fields).toString("latin1")) : leastOf();
  const seedTexts = filesIn(seedFolder).map((file) => readFileSync(file, "latin1"));
  const lines = await chosenOf(covering, seedTexts);
  writeCorpus(lines);
  console.log(`kept ${lines.length} requests`);
}

function leastOf() {
  spawnSync(
    "build/fuzz-fast/sg-fuzz",
    ["-set_cover_merge=1", ...limitsOf("fuzz-fast"), leastFolder, foundFolder, seedFolder],
    {
      stdio: "inherit",
    },
  );
  return filesIn(leastFolder).map((file) => readFileSync(file, "latin1"));
}
