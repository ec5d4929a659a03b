// What `npm test` runs, in order. A suite is run when all that it `needs` has passed and all that it comes `after` has ended;
// `count` reads the tools' own figures. One that goes `byName` is run only when it is named.
import {readFileSync} from "node:fs";
import {availableParallelism} from "node:os";

const parallel = `--parallel ${availableParallelism()}`;
const cpp = "$(find cpp tests/cpp -name '*.cpp' -o -name '*.hpp')";

const ctest = (preset) => (output) => {
  const [, failed, total] = output.match(/(\d+) tests failed out of (\d+)/) ?? [];
  const log = readFileSync(`build/${preset}/Testing/Temporary/LastTest.log`, "utf8");
  const compared = [...log.matchAll(/^(?:laws|induction): (.*)$/gm)].map(([, figures]) => figures);
  return {passed: total - failed, failed: Number(failed), note: compared.join(", ")};
};

const spec = (output) => {
  const [, passed] = output.match(/^ℹ pass (\d+)$/m) ?? [];
  const [, failed] = output.match(/^ℹ fail (\d+)$/m) ?? [];
  return {passed: Number(passed), failed: Number(failed)};
};

const playwright = (output) => {
  const number = (word) => Number(output.match(new RegExp(`^ +(\\d+) ${word}`, "m"))?.[1] ?? 0);
  return {passed: number("passed"), failed: number("failed")};
};

export const suites = [
  {name: "format", run: `biome ci --colors=off --error-on-warnings . && clang-format --dry-run -Werror ${cpp}`},
  {name: "layers", run: "node scripts/layers.mjs", note: /^\d+ files.*/m},
  {
    name: "native",
    run: `cmake --preset native-release && cmake --build --preset native-release ${parallel} && ctest --preset native-release`,
    count: ctest("native-release"),
  },
  {
    name: "long",
    byName: true,
    run: `cmake --preset native-release && cmake --build --preset native-release ${parallel} && SG_LONG=1 ctest --preset native-release --tests-regex "every game"`,
    count: ctest("native-release"),
  },
  {name: "wasm", run: "scripts/build-wasm"},
  {name: "types", needs: ["wasm"], run: "tsc -p . --pretty false"},
  {name: "web", needs: ["wasm"], run: "node scripts/build-web.mjs"},
  {name: "node", needs: ["web", "native"], run: "node --test --test-reporter=spec tests/web/*.test.mjs", count: spec},
  {name: "page", needs: ["web", "native"], run: "playwright test", count: playwright},
  {name: "clang", run: `cmake --preset clang && cmake --build --preset clang --target sg ${parallel}`},
  {
    name: "asan",
    run: `cmake --preset asan && cmake --build --preset asan ${parallel} && ctest --preset asan`,
    count: ctest("asan"),
  },
  {
    name: "signature",
    needs: ["native", "clang", "asan", "web"],
    run: "node scripts/signature.mjs",
    note: /^equal.*/m,
  },
];
