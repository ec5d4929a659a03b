// Suites of `npm test`, in order. A suite runs once all that it `needs` has passed and all that it comes `after` has ended;
// `build` always runs, and `run` unless it has passed on the same contents of all that it `reads`. `count` parses the
// figures of the tools. A suite with a record of its own gets `--again` if everything is to run (`again`). A `long` suite
// belongs to `npm run test:long` alone; one with `whenChanged` to that, and to a run after an edit of such a file. One that
// is `alone` takes all cores, as the page does, whose tests would wait for a core during searches of minutes. `part` gets
// the changed files, since the suite passed here, of those that it reads or is `madeOf`, and returns what runs instead.
import {readdirSync, readFileSync} from "node:fs";
import {availableParallelism} from "node:os";
import {editedGames} from "./edited-games.mjs";
import {wordsIn} from "./evidence.mjs";
import {pagePart} from "./page-part.mjs";
import {nodeTests, pageTests, testFile} from "./test-files.mjs";
import {readsOf} from "./test-inputs.mjs";

const parallel = `--parallel ${availableParallelism()}`;
const cpp = "$(find cpp tests/engine tests/fuzz -name '*.cpp' -o -name '*.hpp')";

const ctest = (preset) => (output) => {
  const [, failed, total] = output.match(/(\d+) tests failed out of (\d+)/) ?? [];
  const log = readFileSync(`build/${preset}/Testing/Temporary/LastTest.log`, "utf8");
  return {passed: total - failed, failed: Number(failed), note: wordsIn(log).join(", "), log};
};

const spec = (output) => {
  const [, passed] = output.match(/^ℹ pass (\d+)$/m) ?? [];
  const [, failed] = output.match(/^ℹ fail (\d+)$/m) ?? [];
  return {passed: Number(passed), failed: Number(failed)};
};

/** Figures of scripts/node-tests.mjs, which itself skips unchanged files that have passed. */
const byFile = (output) => {
  const number = (word) => Number(output.match(new RegExp(`^${word}: (\\d+)$`, "m"))?.[1] ?? 0);
  return {
    passed: number("passed"),
    failed: number("failed"),
    unchanged: number("before"),
    note: output.match(/^files: (.*)$/m)?.[1],
    isPart: /^files: .* with few games$/m.test(output),
  };
};

/** Figures of a part that stands for a suite after an edit. */
const countPart = (what, count) => (output) => {
  const figures = count(output);
  return {...figures, note: [`a part: ${what}`, figures.note].filter(Boolean).join(", ")};
};

const node = (files) => `node --test --test-timeout=1800000 --test-concurrency=2 --test-reporter=spec ${files}`;

const playwright = (output) => {
  const number = (word) => Number(output.match(new RegExp(`^ +(\\d+) ${word}`, "m"))?.[1] ?? 0);
  const flaky = number("flaky");
  return {passed: number("passed") + flaky, failed: number("failed"), note: flaky > 0 ? `${flaky} flaky` : undefined};
};

// Under sanitizers, recording the stacks of allocations takes most of the time.
const shortStacks = "ASAN_OPTIONS=malloc_context_size=1";
// Small boards are allocated by the million, and by default glibc caches only seven blocks of each size.
const longLists = "GLIBC_TUNABLES=glibc.malloc.tcache_count=2000";
const build = (preset, more = "") => `cmake --preset ${preset} && cmake --build --preset ${preset} ${more}${parallel}`;

/** Command line for tests of the command under sanitizers; only a part of them, as the others take minutes there. */
const sanitized = (tests) => `${shortStacks} SG_COMMAND=build/asan/sg ${node(tests.join(" "))}`;
const testsOf = (...names) => names.map(testFile);
const fuzzers = ["fuzz-fast", "fuzz"];
const gameFiles = "cpp/games";
/** Sources of the builds under sanitizers, besides the games. */
const engineFiles = [
  ...readdirSync("cpp").flatMap((name) => (`cpp/${name}` === gameFiles ? [] : `cpp/${name}`)),
  ...["tests/engine", "tests/fuzz", "CMakeLists.txt", "CMakePresets.json"],
];

/** Part after edits of games only: the laws of these games. */
const lawsPart = (preset, run) => (changes) =>
  changes.length > 0 &&
  changes.every((path) => path.startsWith(`${gameFiles}/`)) && {
    run: `SG_EDITED="${editedGames(changes).SG_EDITED}" ${run}`,
    count: countPart("the laws of the games that were edited", ctest(preset)),
  };

export const suites = [
  // Scripts import what is built.
  {
    name: "format",
    needs: ["web"],
    run: `biome ci --colors=off --error-on-warnings . && clang-format --dry-run -Werror ${cpp}`,
  },
  {name: "layers", run: "node scripts/layers.mjs", note: /^\d+ files.*/m},
  {name: "wasm", build: "scripts/build-wasm"},
  {name: "native", build: build("native-release")},
  {name: "web", needs: ["wasm"], build: "node scripts/build-web.mjs"},
  {
    name: "sizes",
    needs: ["web"],
    run: "node scripts/sizes.mjs",
    reads: ["dist", "scripts/sizes.mjs", "scripts/budgets.mjs", "scripts/browser.mjs", "tests/page/serve.mjs"],
    note: /^sizes: .*/m,
  },
  {
    name: "types",
    needs: ["web"],
    run: "tsc -p . --pretty false && tsc -p web/delivery/service-worker --pretty false && tsc -p tests --pretty false",
  },
  {
    name: "page",
    needs: ["web", "native"],
    alone: true,
    run: "playwright test",
    reads: ["dist", "web/public", ...readsOf(["playwright.config.ts", ...pageTests()])],
    count: playwright,
    part(changes) {
      const words = pagePart(changes);
      return (
        words && {
          run: `playwright test ${words}`,
          count: countPart("the first test of each file, all of those that have changed", playwright),
        }
      );
    },
  },
  {
    name: "engine",
    needs: ["native"],
    run: `${longLists} ctest --preset native-release`,
    reads: ["build/native-release/engine-tests"],
    madeOf: [gameFiles, ...engineFiles],
    count: ctest("native-release"),
    part: lawsPart("native-release", `${longLists} ctest --preset native-release`),
  },
  {
    name: "node",
    needs: ["web", "native"],
    run: `node scripts/node-tests.mjs ${nodeTests}`,
    again: true,
    count: byFile,
  },
  {
    name: "asan",
    after: ["native"],
    whenChanged: [gameFiles, ...engineFiles],
    build: build("asan"),
    run: `${shortStacks} ctest --preset asan`,
    reads: ["build/asan/engine-tests"],
    count: ctest("asan"),
    part: lawsPart("asan", `${shortStacks} ctest --preset asan -R "every game|no small position"`),
  },
  {
    name: "sanitized",
    needs: ["web", "native"],
    after: ["asan"],
    // The laws cover the file of a game.
    whenChanged: engineFiles,
    build: build("asan", "--target sg sg-replay "),
    run: `${shortStacks} node scripts/signature.mjs native-release asan && ${sanitized(["tests/fuzz/replay.test.mjs", ...testsOf("approved", "phrases")])}`,
    reads: [".", "dist", "build/asan/sg", "build/asan/sg-replay"],
    count: spec,
  },
  {
    name: "signature",
    needs: ["native", "web"],
    run: "node scripts/signature.mjs native-release",
    reads: ["scripts/signature.mjs", "dist/package", "build/native-release/sg"],
    note: /^equal.*/m,
  },
  {
    name: "long",
    long: true,
    alone: true,
    needs: ["native"],
    run: `SG_LONG=1 ${longLists} ctest --preset native-release`,
    count: ctest("native-release"),
  },
  {
    name: "node-long",
    long: true,
    alone: true,
    needs: ["web", "native"],
    run: `SG_LONG=1 ${node(`${nodeTests} tests/long/*.test.mjs`)}`,
    count: spec,
  },
  {
    name: "page-long",
    long: true,
    alone: true,
    needs: ["web", "native"],
    run: "SG_LONG=1 playwright test",
    count: playwright,
  },
  {
    name: "clang",
    long: true,
    alone: true,
    needs: ["web", "native"],
    build: build("clang", "--target sg "),
    run: "node scripts/signature.mjs native-release clang",
    note: /^equal.*/m,
  },
  {
    name: "fuzz",
    long: true,
    alone: true,
    needs: ["web", "native"],
    build: fuzzers.map((preset) => build(preset, "--target sg-fuzz ")).join(" && "),
    run: "node tests/fuzz/run.mjs",
    note: /^\d+ edges.*/m,
  },
  {
    name: "browsers",
    long: true,
    needs: ["web"],
    run: `SG_LONG=1 ${node("tests/long/browsers/*.test.mjs")}`,
    count: spec,
  },
  {
    name: "hosting",
    long: true,
    needs: ["web"],
    run: node("tests/long/hosting/*.test.mjs"),
    count: spec,
  },
  {
    name: "sanitized-long",
    long: true,
    needs: ["web"],
    build: build("asan", "--target sg "),
    run: sanitized(
      testsOf("tables", "docs", "judges", "codes", "catalog", "check", "outline", "nimbers", "sequence-command"),
    ),
    count: spec,
  },
  {
    name: "consumers",
    long: true,
    needs: ["web"],
    run: node("tests/long/consumers/consumers.test.mjs"),
    count: spec,
  },
  ...["seeded-bugs", "coverage", "mutants"].map((name) => ({
    name,
    long: true,
    alone: true,
    needs: ["web", "native"],
    run: `node scripts/${name}.mjs`,
    note: new RegExp(`^${name}: .*`, "m"),
  })),
  {
    // A separate suite: one that produces figures could not replace old ones if it failed because of them.
    name: "evidence",
    long: true,
    needs: ["web", "native"],
    run: "node scripts/evidence.mjs stale",
    reads: ["docs/evidence.json", "scripts/evidence.mjs", "build/native-release/sg"],
  },
];
