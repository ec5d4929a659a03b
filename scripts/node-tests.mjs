// Runs those of Node's tests that have not passed on the very same files: `node scripts/node-tests.mjs [--again] FILE…`. What a file of
// tests reads is told by scripts/reads.mjs; what it goes through after an edit by scripts/node-part.mjs.
import {spawnSync} from "node:child_process";
import {mkdirSync, readFileSync} from "node:fs";
import {nodePart, SOURCES} from "./node-part.mjs";
import {fingerprintOf, openRecord} from "./passed.mjs";
import {readsOf} from "./reads.mjs";

const RESULTS = "build/node-tests.json";
const words = process.argv.slice(2);
const again = words.includes("--again");
const files = words.filter((word) => word !== "--again");
mkdirSync("build", {recursive: true});
const record = openRecord("build/passed-files.json");
const part = again ? undefined : nodePart(record.changesOf("node", SOURCES));

/** Under its own name what has passed whole. */
const nameOf = (file, isPart) => (isPart ? `${file}, partly` : file);
const all = files.map((file) => {
  const fingerprint = fingerprintOf("node", readsOf([file]));
  const isPart = Boolean(part?.isPart(file)) && !record.before(file, fingerprint);
  const name = nameOf(file, isPart);
  return {file, fingerprint, isPart, name, before: again ? undefined : record.before(name, fingerprint)};
});
let [passed, failed, before] = [0, 0, 0];
for (const known of all) before += known.before?.passed ?? 0;

/** Runs those files; `env` says with which games. */
function run(due, env) {
  if (due.length === 0) return;
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
  for (const {file, name, fingerprint} of due) {
    // A file that is not there, or that has ended in the middle, has failed.
    const own = results[file] ?? {passed: 0, failed: 1};
    passed += own.passed;
    failed += own.failed;
    if (own.failed > 0) record.forget(name);
    else record.keep(name, fingerprint, own);
  }
  if (status !== 0 && failed === 0) failed = 1;
}

const due = all.filter((one) => !one.before);
const [parts, wholes] = [due.filter(({isPart}) => isPart), due.filter(({isPart}) => !isPart)];
run(wholes, {});
run(parts, part?.env);
if (failed === 0 && all.every(({isPart}) => !isPart)) record.keepFiles("node", SOURCES);

const inPart = parts.length > 0 ? `, ${parts.length} of them with few games` : "";
console.log(`\nfiles: ${due.length} of ${all.length} run${inPart}`);
if (before > 0) console.log(`before: ${before}`);
console.log(`passed: ${passed + before}\nfailed: ${failed}`);
process.exitCode = failed > 0 ? 1 : 0;
