// Runs the fuzzers, `node tests/fuzz/run.mjs [FAST [CHECKED]]`: so many executions of the plain build, and beside it so many under
// sanitizers; both share what they find, which `keep` as a last word writes to corpus.txt. A crash, a reply that is no reply, a slow
// or a large one is shown with its request, and ends it with 1.
import {spawn, spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {between, bytesOf, lineOf, readCorpus, separator, writeCorpus} from "./corpus.mjs";
import {seeds} from "./seeds.mjs";
import {openWasm} from "./wasm.mjs";

const [fast = "8000000", checked = "2100000", last] = process.argv.slice(2);
const folder = "build/fuzz/work";
const [found, seeded, least, flaws] = ["found", "seeded", "least", "flaws"].map((name) => join(folder, name));
const dictionary = join(folder, "dictionary");
const SLOW_SECONDS = 30;
/** Of the whole process; sanitizers keep what was freed. */
const LARGE_MB = {"fuzz-fast": 1024, fuzz: 3072};
const LONGEST = 400;
// Of requests that are kept: in a replay nothing stops them but their own steps.
const KEPT_STEPS = 1000n;
const KEPT_MILLISECONDS = 50;
const KEPT_BYTES = 250_000;

rmSync(folder, {recursive: true, force: true});
for (const one of [found, seeded, least, flaws]) mkdirSync(one, {recursive: true});
const {requests, dictionary: words} = seeds();
writeFileSync(dictionary, words);
for (const [i, fields] of [...readCorpus(), ...requests].entries())
  writeFileSync(join(seeded, `${i}`), bytesOf(fields));

const limitsOf = (preset) => [
  `-timeout=${SLOW_SECONDS}`,
  `-report_slow_units=${SLOW_SECONDS}`,
  `-rss_limit_mb=${LARGE_MB[preset]}`,
  "-malloc_limit_mb=1024",
  `-max_len=${LONGEST}`,
];

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

const begun = performance.now();
const [plain, sanitized] = await Promise.all([fuzz("fuzz-fast", fast), fuzz("fuzz", checked)]);
const seconds = Math.round((performance.now() - begun) / 1000);
const broken = readdirSync(flaws);
for (const name of broken)
  console.log(`${name}: ${lineOf(readFileSync(join(flaws, name), "latin1").split(separator))}`);
for (const {status, told} of [plain, sanitized]) if (status !== 0) console.log(told.slice(-6000));
console.log(`evidence: fuzzed ${plain.executions + sanitized.executions} executions of the fuzzers`);
console.log(`evidence: fuzzed-sanitized ${sanitized.executions} of them under sanitizers`);
console.log(`${plain.edges} edges covered, ${broken.length} flaws, ${seconds} s`);
if (last === "keep") await keep();
process.exitCode = broken.length > 0 || plain.status !== 0 || sanitized.status !== 0 ? 1 : 0;

/** As few requests as cover what all of them do, the shortest first. */
async function keep() {
  spawnSync("build/fuzz-fast/sg-fuzz", ["-set_cover_merge=1", ...limitsOf("fuzz-fast"), least, found, seeded], {
    stdio: "inherit",
  });
  const sg = await openWasm();
  const texts = readdirSync(least).map((name) => readFileSync(join(least, name), "latin1"));
  const all = texts
    .filter((bytes) => !bytes.includes(between))
    .map((bytes) => {
      const [verb, ...fields] = bytes.split(separator);
      return [verb, ...sg.parametersOf(verb).flatMap((parameter, i) => bounded(parameter, fields[i]))];
    });
  const quick = all.filter((fields) => {
    const asked = performance.now();
    sg.ask(fields);
    return performance.now() - asked < KEPT_MILLISECONDS;
  });
  let bytes = 0;
  const kept = quick
    .map(lineOf)
    .sort((a, b) => a.length - b.length)
    .filter((line) => {
      bytes += line.length + 1;
      return bytes < KEPT_BYTES;
    });
  writeCorpus(kept);
  console.log(`kept ${kept.length} of ${all.length} requests`);
}

/** A field of a request, with a bound where it counts steps. */
function bounded({name, usual}, field = usual) {
  if (field === undefined || field === null) return [];
  return name === "budget" && /^\d+$/.test(field) && BigInt(field) > KEPT_STEPS ? String(KEPT_STEPS) : field;
}
