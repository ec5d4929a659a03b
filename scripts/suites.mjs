// What `npm test` runs, in order. A suite is run when all that it `needs` has passed and all that it comes `after` has ended; `build` is
// always run, and `run` unless it has passed on the same contents of all that it `reads`. `count` reads the tools' own figures. A suite
// that keeps a record of its own runs all when it is told so, `again`. What is `long` is of `npm run test:long` alone; `whenChanged` of
// that too, and of a run after an edit of such a file. What goes `alone` takes all cores: the page too, whose tests would else wait for
// a core beside searches that take minutes. `part`, given those of the files that the suite reads, or is `madeOf`, which have changed since
// it passed here, says what is run instead.
import {readdirSync, readFileSync} from "node:fs";
import {availableParallelism} from "node:os";
import {editedGames} from "./edited-games.mjs";
import {wordsIn} from "./evidence.mjs";
import {pagePart} from "./page-part.mjs";
import {readsOf} from "./reads.mjs";
import {nodeTests, pageTests, testFile} from "./test-files.mjs";

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

/** Of scripts/node-tests.mjs, which itself leaves out the files that have passed unchanged. */
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

/** Of a part that stands for a suite after an edit. */
const countPart = (what, count) => (output) => {
  const figures = count(output);
  return {...figures, note: [`a part: ${what}`, figures.note].filter(Boolean).join(", ")};
};

const node = (files) => `node --test --test-timeout=1800000 --test-concurrency=2 --test-reporter=spec ${files}`;

const playwright = (output) => {
  const number = (word) => Number(output.match(new RegExp(`^ +(\\d+) ${word}`, "m"))?.[1] ?? 0);
  return {passed: number("passed"), failed: number("failed")};
};

// Under sanitizers most of the time goes into remembering who has allocated what.
const shortStacks = "ASAN_OPTIONS=malloc_context_size=1";
// Small boards come and go by the million: of each size glibc else keeps seven at hand.
const longLists = "GLIBC_TUNABLES=glibc.malloc.tcache_count=2000";
const build = (preset, more = "") => `cmake --preset ${preset} && cmake --build --preset ${preset} ${more}${parallel}`;

/** Of the command under sanitizers: a part of its tests, as the others take minutes there. */
const sanitized = (tests) => `${shortStacks} SG_COMMAND=build/asan/sg ${node(tests.join(" "))}`;
const testsOf = (...names) => names.map(testFile);
const fuzzers = ["fuzz-fast", "fuzz"];
const gameFiles = "cpp/games";
/** What the builds under sanitizers are made of besides. */
const engineFiles = [
  ...readdirSync("cpp").flatMap((name) => (`cpp/${name}` === gameFiles ? [] : `cpp/${name}`)),
  ...["tests/engine", "tests/fuzz", "CMakeLists.txt", "CMakePresets.json"],
];

/** Where only games were edited: of the laws those of these games. */
const lawsPart = (preset, run) => (changes) =>
  changes.length > 0 &&
  changes.every((path) => path.startsWith(`${gameFiles}/`)) && {
    run: `SG_EDITED="${editedGames(changes).SG_EDITED}" ${run}`,
    count: countPart("the laws of the games that were edited", ctest(preset)),
  };

export const suites = [
  {name: "format", run: `biome ci --colors=off --error-on-warnings . && clang-format --dry-run -Werror ${cpp}`},
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
    run: "tsc -p . --pretty false && tsc -p web/delivery/worker --pretty false && tsc -p tests --pretty false",
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
    // A game's own file is gone through by the laws.
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
    // By itself: a suite that leaves figures could never leave new ones if it were red for the old.
    name: "evidence",
    long: true,
    needs: ["web", "native"],
    run: "node scripts/evidence.mjs stale",
    reads: ["docs/evidence.json", "scripts/evidence.mjs", "build/native-release/sg"],
  },
];
