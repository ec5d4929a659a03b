// Which lines of cpp/ the tests run: the tests of the engine and those that ask the command, in a build of their own. A function
// with a line that none of them runs stands in tests/data/uncovered.txt with its reason; one that is missing there fails, as does one
// too many. What only the wasm has, cpp/wasm/wasm.cpp, is not looked at, nor are lines that the compiler does not count.
import {execFileSync, spawnSync} from "node:child_process";
import {mkdirSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {join, resolve} from "node:path";
import {command} from "../tests/helpers/command.mjs";
import {functionOf} from "./demangled.mjs";
import {readsOf} from "./reads.mjs";
import {buildScratch, openScratch} from "./scratch.mjs";
import {longTestFiles, testFiles} from "./test-files.mjs";

const LIST = "tests/data/uncovered.txt";
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const folder = openScratch("coverage");
const built = buildScratch(folder, {
  SG_ONE_BY_ONE: "ON", // a precompiled header has no lines of its own
  CMAKE_CXX_FLAGS_DEBUG: "-O1 -fprofile-instr-generate -fcoverage-mapping",
});
if (!built.ok) throw new Error(built.output.slice(-20_000));
console.log(`built: ${seconds()}`);

const profiles = resolve(folder, "build/profiles");
rmSync(profiles, {recursive: true, force: true});
mkdirSync(profiles);
/** Each process adds to one of a few files when it ends. */
const env = {...process.env, LLVM_PROFILE_FILE: `${profiles}/%4m.profraw`, NO_COLOR: "1", FORCE_COLOR: undefined};

/** What fails is another suite's matter; here it is told, since it may have left lines out. */
function run(command, args) {
  const {status, stdout} = spawnSync(command, args, {cwd: folder, env, encoding: "utf8", maxBuffer: 1e9});
  const failed = stdout.match(/^not ok .*$/gm) ?? [];
  console.log([`${command}: ${status === 0 ? "passed" : `exit code ${status}`}, ${seconds()}`, ...failed].join("\n  "));
}

const asking = [...testFiles(), ...longTestFiles()].filter((file) =>
  readsOf([file]).includes("tests/helpers/command.mjs"),
);
run("build/native-release/engine-tests", []);
run(command, ["signature"]);
run("node", ["--test", "--test-reporter=tap", "--test-concurrency=2", ...asking]);

const binaries = ["engine-tests", "sg"].map((name) => join(folder, "build/native-release", name));
const data = join(profiles, "all.profdata");
const raw = readdirSync(profiles).map((file) => join(profiles, file));
execFileSync("llvm-profdata", ["merge", "-sparse", ...raw, "-o", data]);
const lcov = execFileSync(
  "llvm-cov",
  ["export", "-format=lcov", `-instr-profile=${data}`, binaries[0], "-object", binaries[1]],
  {encoding: "utf8", maxBuffer: 1e9},
);

/** Whether the line above is an `if constexpr` that returns: of a template's copies this one is then counted in any or in none. */
const isElse = (source, at) => /^\s*if constexpr .*\breturn\b.*;$/.test(source[at - 2] ?? "");

/** By "file function", the lines that nobody ran. */
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
      const around = functions.findLast(({line}) => line <= Number(at));
      const key = `${file} ${around ? functionOf(around.name) : "?"}`;
      uncovered.set(key, [...(uncovered.get(key) ?? []), Number(at)]);
    }
  }
}

const listed = new Map(
  readFileSync(LIST, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.match(/^(\S+ \S+) +(\S.*)$/)?.slice(1) ?? [line, ""]),
);
let failed = total.lines === 0;
for (const [key, lines] of [...uncovered].sort()) {
  const reason = listed.get(key);
  failed ||= !reason;
  console.log(
    `${reason ? "  " : "! "}${key}: line${lines.length > 1 ? "s" : ""} ${lines.join(", ")}${reason ? `: ${reason}` : ""}`,
  );
}
for (const [key, reason] of listed)
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
