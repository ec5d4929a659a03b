// Coverage of cpp/ by the tests of the engine and those that call the command, in a build of their own. A function with a
// line that none of them runs stands in tests/data/uncovered.txt with its reason; a missing entry is a failure, and so is a
// superfluous one. Ignores cpp/wasm/wasm.cpp, which only the wasm has, and lines that the compiler does not count.
import {execFileSync, spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {join, resolve} from "node:path";
import {command} from "../tests/helpers/command.mjs";
import {functionOf} from "./demangled.mjs";
import {buildScratch, openScratch} from "./scratch.mjs";
import {longTestFiles, testFiles} from "./test-files.mjs";
import {readsOf} from "./test-inputs.mjs";

const LIST = "tests/data/uncovered.txt";
const startTime = performance.now();
const seconds = () => `${((performance.now() - startTime) / 1000).toFixed(1)} s`;

const folder = openScratch("coverage");
const programs = ["engine-tests", "sg", "sg-sweep"];
const flags = {
  SG_ONE_BY_ONE: "ON", // a precompiled header has no lines of its own
  CMAKE_CXX_FLAGS_DEBUG: "-O1 -fprofile-instr-generate -fcoverage-mapping",
};
const built = buildScratch(folder, flags, programs);
if (!built.ok) throw new Error(built.output.slice(-20_000));
console.log(`built: ${seconds()}`);

const profiles = resolve(folder, "build/profiles");
rmSync(profiles, {recursive: true, force: true});
mkdirSync(profiles);
/** Environment in which each process adds its profile to one of a few files when it ends. */
const env = {...process.env, LLVM_PROFILE_FILE: `${profiles}/%4m.profraw`, NO_COLOR: "1", FORCE_COLOR: undefined};

/** Runs tests and prints failures, which may have left lines out; another suite fails for them. */
function run(command, args) {
  const {status, stdout} = spawnSync(command, args, {cwd: folder, env, encoding: "utf8", maxBuffer: 1e9});
  const failed = stdout.match(/^not ok .*$/gm) ?? [];
  console.log([`${command}: ${status === 0 ? "passed" : `exit code ${status}`}, ${seconds()}`, ...failed].join("\n  "));
}

const commandTests = [...testFiles(), ...longTestFiles()].filter((file) =>
  readsOf([file]).includes("tests/helpers/command.mjs"),
);
run("build/native-release/engine-tests", []);
run(command, ["signature"]);
run("node", ["--test", "--test-reporter=tap", "--test-concurrency=2", ...commandTests]);

const [binary, ...otherBinaries] = programs.map((name) => join(folder, "build/native-release", name));
const data = join(profiles, "all.profdata");
const raw = readdirSync(profiles).map((file) => join(profiles, file));
execFileSync("llvm-profdata", ["merge", "-sparse", ...raw, "-o", data]);
const lcov = execFileSync(
  "llvm-cov",
  ["export", "-format=lcov", `-instr-profile=${data}`, binary, ...otherBinaries.flatMap((file) => ["-object", file])],
  {encoding: "utf8", maxBuffer: 1e9},
);

/** Returns true if the line above is an `if constexpr` that returns: then instances of a template may or may not count this line. */
const isElse = (source, at) => /^\s*if constexpr .*\breturn\b.*;$/.test(source[at - 2] ?? "");

/** Lines that were never run, by "file function". */
const uncovered = new Map();
const total = {lines: 0, run: 0};
for (const record of lcov.split("end_of_record\n")) {
  const file = record.match(/^SF:.*?\/build\/scratch\/coverage\/(cpp\/.*)$/m)?.[1];
  if (!file) continue;
  const functions = [...record.matchAll(/^FN:(\d+),(.*)$/gm)]
    .map(([, line, name]) => ({line: Number(line), name}))
    .sort((a, b) => a.line - b.line);
  const source = readFileSync(join(folder, file), "utf8").split("\n");
  for (const [, at, count] of record.matchAll(/^DA:(\d+),(\d+)$/gm)) {
    if (isElse(source, Number(at))) continue;
    total.lines++;
    if (count !== "0") total.run++;
    else {
      const enclosing = functions.findLast(({line}) => line <= Number(at));
      const key = `${file} ${enclosing ? functionOf(enclosing.name) : "?"}`;
      uncovered.set(key, [...(uncovered.get(key) ?? []), Number(at)]);
    }
  }
}

const reasons = new Map(
  readFileSync(LIST, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.match(/^(\S+ \S+) +(\S.*)$/)?.slice(1) ?? [line, ""]),
);
let failed = total.lines === 0;
for (const [key, lines] of [...uncovered].sort()) {
  const reason = reasons.get(key);
  failed ||= !reason;
  console.log(
    `${reason ? "  " : "! "}${key}: line${lines.length > 1 ? "s" : ""} ${lines.join(", ")}${reason ? `: ${reason}` : ""}`,
  );
}
for (const [key, reason] of reasons)
  if (!uncovered.has(key) && !reason.startsWith("not always")) {
    failed = true;
    console.log(`! ${key}: listed, but every line of it is run`);
  }
const percent = ((100 * total.run) / total.lines).toFixed(2);
console.log(
  `coverage: ${total.run} of ${total.lines} lines of cpp (${percent} %), ${uncovered.size} functions listed with a reason, ${seconds()}`,
);
console.log(`evidence: coverage ${total.run} lines are run`);
process.exitCode = failed ? 1 : 0;
