// Runs those of Node's tests that have not passed on the very same files: `node scripts/node-tests.mjs [--again] FILE…`. What a file of
// tests reads is told by scripts/reads.mjs.
import {spawnSync} from "node:child_process";
import {mkdirSync, readFileSync} from "node:fs";
import {fingerprintOf, openRecord} from "./passed.mjs";
import {readsOf} from "./reads.mjs";

const RESULTS = "build/node-tests.json";
const words = process.argv.slice(2);
const files = words.filter((word) => word !== "--again");
mkdirSync("build", {recursive: true});
const record = openRecord("build/passed-files.json");

const all = files.map((file) => ({file, fingerprint: fingerprintOf("node", readsOf([file]))}));
const due = all.filter(({file, fingerprint}) => words.includes("--again") || !record.before(file, fingerprint));
const known = all.filter((one) => !due.includes(one)).map(({file}) => record.of(file));
let [passed, failed] = [known.reduce((sum, one) => sum + one.passed, 0), 0];
const before = passed;

if (due.length > 0) {
  const {status} = spawnSync(
    process.execPath,
    [
      ...["--test", "--test-timeout=1800000", "--test-concurrency=2", "--test-reporter=spec"],
      ...["--test-reporter-destination=stdout", "--test-reporter=./scripts/by-file.mjs"],
      ...[`--test-reporter-destination=${RESULTS}`, ...due.map(({file}) => file)],
    ],
    {stdio: "inherit"},
  );
  const results = JSON.parse(readFileSync(RESULTS, "utf8"));
  for (const {file, fingerprint} of due) {
    // A file that is not there, or that has ended in the middle, has failed.
    const own = results[file] ?? {passed: 0, failed: 1};
    passed += own.passed;
    failed += own.failed;
    if (own.failed > 0) record.forget(file);
    else record.keep(file, fingerprint, own);
  }
  if (status !== 0 && failed === 0) failed = 1;
}
console.log(`\nfiles: ${due.length} of ${all.length} run`);
if (before > 0) console.log(`before: ${before}`);
console.log(`passed: ${passed}\nfailed: ${failed}`);
process.exitCode = failed > 0 ? 1 : 0;
