// Runs those of Node's tests that have not passed on the very same files: `node scripts/node-tests.mjs [--again] FILE…`.
// scripts/test-inputs.mjs finds the files that a test reads, scripts/load-record.mjs the modules of the page that it loads, and
// scripts/node-part.mjs chooses the games that it runs with after an edit.
import {spawnSync} from "node:child_process";
import {mkdirSync, readFileSync} from "node:fs";
import {openClosures} from "./import-closure.mjs";
import {loadedBy} from "./load-record.mjs";
import {nodePart, SOURCES} from "./node-part.mjs";
import {builtFolder} from "./sources.mjs";
import {readsOf} from "./test-inputs.mjs";
import {fingerprintOf, openRecord} from "./test-record.mjs";

const RESULTS = "build/node-tests.json";
const args = process.argv.slice(2);
const isForced = args.includes("--again");
const files = args.filter((word) => word !== "--again");
mkdirSync("build", {recursive: true});
const record = openRecord("build/passed-files.json");
const part = isForced ? undefined : nodePart(record.changesOf("node", SOURCES));

const closureOf = openClosures(await builtFolder());

/** Returns the fingerprint of all that a test file may read. */
const wholeFingerprint = (file) => fingerprintOf("node", readsOf([file]));

/** Returns the fingerprint of what a test file reads: of web/, what it has loaded in earlier runs; all of it if none is recorded. */
function fingerprint(file) {
  const loaded = closureOf(loadedBy(file) ?? []);
  return loaded.length > 0
    ? fingerprintOf("node", readsOf([file], {"scripts/sources.mjs": loaded}))
    : wholeFingerprint(file);
}

/** Name in the record; a test file that has passed with all games is recorded under its own name. */
const nameOf = (file, isPart) => (isPart ? `${file}, partly` : file);
const all = files.map((file) => {
  const now = fingerprint(file);
  const isPart = Boolean(part?.isPart(file)) && !record.before(file, now);
  const name = nameOf(file, isPart);
  return {file, isPart, name, before: isForced ? undefined : record.before(name, now)};
});
let [passed, failed, before] = [0, 0, 0];
for (const entry of all) before += entry.before?.passed ?? 0;

/** Runs the files; `env` chooses the games. */
function run(due, env) {
  if (due.length === 0) return;
  const fingerprints = new Map(due.map(({file}) => [file, wholeFingerprint(file)]));
  const {status} = spawnSync(
    process.execPath,
    [
      ...["--test", "--test-timeout=1800000", "--test-concurrency=2", "--test-reporter=spec"],
      ...["--test-reporter-destination=stdout", "--test-reporter=./scripts/by-file.mjs"],
      ...[`--test-reporter-destination=${RESULTS}`, ...due.map(({file}) => file)],
    ],
    {stdio: "inherit", env: {...process.env, ...env}},
  );
  const results = JSON.parse(readFileSync(RESULTS, "utf8"));
  for (const {file, name} of due) {
    // A file that is missing, or has ended in the middle, has failed.
    const result = results[file] ?? {passed: 0, failed: 1};
    passed += result.passed;
    failed += result.failed;
    // By now it has recorded what it loads. After an edit during the run it is run again.
    if (result.failed > 0 || fingerprints.get(file) !== wholeFingerprint(file)) record.forget(name);
    else record.keep(name, fingerprint(file), result);
  }
  if (status !== 0 && failed === 0) failed = 1;
}

const due = all.filter((entry) => !entry.before);
const [parts, wholes] = [due.filter(({isPart}) => isPart), due.filter(({isPart}) => !isPart)];
run(wholes, {});
run(parts, part?.env);
if (failed === 0 && all.every(({isPart}) => !isPart)) record.keepFiles("node", SOURCES);

const inPart = parts.length > 0 ? `, ${parts.length} of them with few games` : "";
console.log(`\nfiles: ${due.length} of ${all.length} run${inPart}`);
if (before > 0) console.log(`before: ${before}`);
console.log(`passed: ${passed + before}\nfailed: ${failed}`);
process.exitCode = failed > 0 ? 1 : 0;
