// Runs the fuzzers, `node tests/fuzz/run.mjs [FAST [CHECKED]]`: so many executions of the plain build, and beside it so many under
// sanitizers, none where that is 0; both share what they find, of which `keep` as a last word chooses corpus.txt anew. A crash, a reply
// that is no reply, a slow or a large one is shown with its request, and ends it with 1; a seed that gives one is left out of the run.
// `0 0 keep` chooses without them, of the seeds and of what was kept before.
import {spawn, spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {basename, join} from "node:path";
import {chosenOf} from "./choose.mjs";
import {bytesOf, lineOf, readCorpus, separator, writeCorpus} from "./corpus.mjs";
import {seeds} from "./seeds.mjs";

const [fast = "8000000", checked = "2100000", last] = process.argv.slice(2);
const folder = "build/fuzz/work";
const [found, seeded, least, flaws] = ["found", "seeded", "least", "flaws"].map((name) => join(folder, name));
const dictionary = join(folder, "dictionary");
const SLOW_SECONDS = 30;
/** Of the whole process; sanitizers keep what was freed. */
const LARGE_MB = {"fuzz-fast": 1024, fuzz: 3072};
const LONGEST = 400;
/** Of a seed: the fuzzers ask it for hardly a step. */
const SLOW_SEED_SECONDS = 10;
const LONGEST_SEED = 100_000;
/** Their names are on one command line. */
const SEEDS_AT_ONCE = 5000;

rmSync(folder, {recursive: true, force: true});
for (const one of [found, seeded, least, flaws]) mkdirSync(one, {recursive: true});
const {requests, dictionary: words} = seeds();
writeFileSync(dictionary, words);
for (const [i, fields] of [...readCorpus(), ...requests].entries())
  writeFileSync(join(seeded, `${i}`), bytesOf(fields));

const limitsOf = (preset, slow = SLOW_SECONDS, longest = LONGEST) => [
  `-timeout=${slow}`,
  `-report_slow_units=${slow}`,
  `-rss_limit_mb=${LARGE_MB[preset]}`,
  "-malloc_limit_mb=1024",
  `-max_len=${longest}`,
];

/** Each seed once, whole; one that the engine breaks over becomes a flaw, and the others go on. */
function leaveOutBroken() {
  let files = filesIn(seeded);
  while (files.length > 0) {
    const some = files.slice(0, SEEDS_AT_ONCE);
    const {status, stderr} = spawnSync(
      "build/fuzz-fast/sg-fuzz",
      [...limitsOf("fuzz-fast", SLOW_SEED_SECONDS, LONGEST_SEED), ...some],
      {encoding: "latin1", maxBuffer: 1e9},
    );
    let done = some.length;
    if (status !== 0) {
      const [, broken = ""] = [...(stderr ?? "").matchAll(/^Running: (.*)$/gm)].at(-1) ?? [];
      if (!some.includes(broken)) throw new Error(`no seed was run: ${stderr?.slice(-6000)}`);
      console.log(stderr.slice(stderr.lastIndexOf("Running: ")).split("\n").slice(0, 12).join("\n"));
      renameSync(broken, join(flaws, `seed-${basename(broken)}`));
      done = some.indexOf(broken) + 1;
    }
    files = files.slice(done);
  }
}

const filesIn = (/** @type {string} */ name) => readdirSync(name).map((file) => join(name, file));

/** Executions, edges covered, and whether it came to its end. */
function fuzz(preset, runs) {
  // An entropic schedule spends most of the time on its own sums.
  const sharing = [`-runs=${runs}`, `-dict=${dictionary}`, "-reload=1", "-print_final_stats=1", "-entropic=0"];
  const child = spawn(
    `build/${preset}/sg-fuzz`,
    [...sharing, ...limitsOf(preset), `-artifact_prefix=${flaws}/${preset}-`, "-verbosity=1", found, seeded],
    {stdio: ["ignore", "ignore", "pipe"]},
  );
  let edges = 0;
  let told = "";
  child.stderr.setEncoding("latin1").on("data", (text) => {
    told = (told + text).slice(-100_000);
    for (const [, count] of text.matchAll(/ cov: (\d+) /g)) edges = Math.max(edges, Number(count));
  });
  return new Promise((resolve) =>
    child.on("close", (status) => {
      const counts = [...told.matchAll(/(?:^#|executed_units: +)(\d+)/gm)].map(([, count]) => Number(count));
      resolve({status, edges, executions: Math.max(0, ...counts), told});
    }),
  );
}

if (fast !== "0") await runBoth();
if (last === "keep") await keep();

async function runBoth() {
  const begun = performance.now();
  leaveOutBroken();
  const runs = await Promise.all([fuzz("fuzz-fast", fast), ...(checked === "0" ? [] : [fuzz("fuzz", checked)])]);
  const [plain, sanitized = {executions: 0}] = runs;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const broken = filesIn(flaws);
  for (const file of broken) console.log(`${basename(file)}: ${lineOf(readFileSync(file, "latin1").split(separator))}`);
  for (const {status, told} of runs) if (status !== 0) console.log(told.slice(-6000));
  console.log(`evidence: fuzzed ${plain.executions + sanitized.executions} executions of the fuzzers`);
  console.log(`evidence: fuzzed-sanitized ${sanitized.executions} of them under sanitizers`);
  console.log(`${plain.edges} edges covered, ${broken.length} flaws, ${seconds} s`);
  process.exitCode = broken.length > 0 || runs.some(({status}) => status !== 0) ? 1 : 0;
}

/** As few requests as cover what all of them do, and one for all that there has to be. */
async function keep() {
  const covering = fast === "0" ? readCorpus().map((fields) => bytesOf(fields).toString("latin1")) : leastOf();
  const known = filesIn(seeded).map((file) => readFileSync(file, "latin1"));
  const lines = await chosenOf(covering, known);
  writeCorpus(lines);
  console.log(`kept ${lines.length} requests`);
}

function leastOf() {
  spawnSync("build/fuzz-fast/sg-fuzz", ["-set_cover_merge=1", ...limitsOf("fuzz-fast"), least, found, seeded], {
    stdio: "inherit",
  });
  return filesIn(least).map((file) => readFileSync(file, "latin1"));
}
