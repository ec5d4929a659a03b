// Programs that the page of sequences writes: compiled, run on random heaps, and compared with the engine's winners and
// values.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";
import {editedGames} from "../helpers/effort.mjs";

let sources;
let sg;
const folder = mkdtempSync(join(tmpdir(), "submission-"));
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
});
after(() => {
  rmSync(folder, {recursive: true});
  sg.close();
});

let seed = 7;
const randomBelow = (limit) => {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
};

/** Some tests of a few heaps each; the first is empty if that is a valid line. */
const randomHeaps = (largest) =>
  Array.from({length: 8}, () => Array.from({length: 1 + randomBelow(4)}, () => randomBelow(largest + 1)));

const inputLayouts = {
  line: (tests) => [`${tests[0].join(" ")}\n`, tests.slice(0, 1)],
  tests: (tests) => [`${tests.length}\n${tests.map((heaps) => `${heaps.join(" ")}\n`).join("")}`, tests],
  sized: (tests) => [
    `${tests.length}\n${tests.map((heaps) => `${heaps.length}\n${heaps.join(" ")}\n`).join("")}`,
    tests,
  ],
};

/** Programs as one file, each in a namespace of its own, chosen by its number: g++ reads the headers once. */
function combine(programs) {
  const headers = new Set(programs.flatMap((text) => text.match(/^#include.*$/gm)));
  const bodies = programs.map((text, i) => {
    const body = text.replace(/^#include.*$/gm, "").replace("int main()", "int run()");
    assert.notEqual(body.indexOf("int run()"), -1);
    return `namespace p${i} {\n${body.replace(/\n}\n$/, "\n  return 0;\n}\n")}}\n`;
  });
  const calls = programs.map((_, i) => `    case ${i}: return p${i}::run();\n`).join("");
  return `${[...headers].join("\n")}\n${bodies.join("")}int main(int, char** given) {
  switch (std::atoi(given[1])) {\n${calls}  }\n  return 2;\n}\n`;
}

function compiled(name, text) {
  const [file, binary] = [join(folder, `${name}.cpp`), join(folder, name)];
  writeFileSync(file, text);
  const flags = ["-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror", "-o", binary, file];
  assert.equal(spawnSync("g++", flags, {encoding: "utf8"}).stderr, "", text);
  return binary;
}

/** @param {string[]} command */
const ran = (command, input) => spawnSync(command[0] ?? "", command.slice(1), {input, encoding: "utf8"});

/** @param {{language: string, program: string, input: string, output: string, about?: string}[]} cases */
function holds(cases) {
  const cpp = cases.filter(({language}) => language === "cpp");
  const combinedBinary = compiled("all", combine(cpp.map(({program}) => program)));
  for (const {language, program, input, output, about} of cases) {
    const file = join(folder, "program.py");
    if (language === "py") writeFileSync(file, program);
    const index = cpp.findIndex((cppProgram) => cppProgram.program === program);
    const {stdout, stderr} = ran(language === "py" ? ["python3", file] : [combinedBinary, String(index)], input);
    assert.equal(stdout, output, `${about} ${language}\n${stderr}\n${program}`);
  }
}

/**
 * @type {[game: string, to: number, largest: Record<string, number>][]}
 * Game, how far its table is made, which plans it has, and the largest heap that each plan is asked of.
 */
const games = [
  ["kayles", 300, {period: 1_000_000_000, moves: 400, table: 300}],
  ["subtraction(1,3,4)", 100, {period: 1_000_000_000, moves: 500, table: 100}],
  ["subtraction(!1,3)", 100, {period: 1_000_000_000, table: 100}],
  ["bash(3)", 100, {period: 1_000_000, table: 100}],
  ["nim", 100, {period: 1_000_000, table: 100}],
  ["pass-nim", 100, {period: 1_000_000, table: 100}],
  ["lasker", 100, {period: 100_000, moves: 150, table: 100}],
  ["grundy", 200, {moves: 300, table: 200}],
  ["treblecross", 100, {moves: 200, table: 100}],
  ["dawsons-kayles", 400, {period: 1_000_000, moves: 200, table: 400}],
  ["take-and-break(4.7)", 100, {period: 1_000_000, moves: 100, table: 100}],
];

test("each plan of each game, in both languages, says what the engine says", async () => {
  const {plansOf} = await sources.load("/web/sequences/submission/plan.ts");
  const {programOf} = await sources.load("/web/sequences/submission/program.ts");
  const inputs = Object.keys(inputLayouts);
  const cases = [];
  for (const [game, to, largest] of editedGames(games, ([game]) => game)) {
    const gloss = await sg.ask("gloss", {game});
    const plans = plansOf(await sg.tabulate(game, {to}), gloss);
    assert.deepEqual(
      plans.map(({kind}) => kind),
      Object.keys(largest),
      game,
    );
    for (const plan of plans)
      for (const language of ["cpp", "py"]) {
        const input = inputs[cases.length % inputs.length] ?? "";
        const answer = Math.floor(cases.length / 2) % 2 === 0 ? "winner" : "value";
        const [text, tests] = inputLayouts[input](randomHeaps(largest[plan.kind]));
        const expected = [];
        for (const heaps of tests) {
          let total = 0;
          for (const n of heaps) total ^= Number((await sg.analyze(`${game}:${n}`, {moves: "none"})).grundy);
          expected.push(answer === "value" ? total : total === 0 ? "Second" : "First");
        }
        const program = programOf({game, plan, input, answer}, language);
        const output = `${expected.join("\n")}\n`;
        cases.push({language, program, input: text, output, about: `${game} ${plan.kind} ${input}`});
      }
  }
  holds(cases);
  const singleCase = cases.find(({language}) => language === "cpp");
  assert.equal(ran([compiled("alone", singleCase.program)], singleCase.input).stdout, singleCase.output);
  console.log(`evidence: submissions ${cases.length} programs compiled and run`);
});

test("closed forms are the same in both languages", async () => {
  const {fitsIn} = await sources.load("/web/sequences/patterns/find.ts");
  const {writable} = await sources.load("/web/sequences/submission/plan.ts");
  const {programOf} = await sources.load("/web/sequences/submission/program.ts");
  const two = (n) => (n % 2 === 1 ? 0 : 1 + two(n / 2));
  const ones = (n) => n.toString(2).replaceAll("0", "").length;
  const forms = {
    constant: () => 3,
    identity: (n) => n,
    modulo: (n) => (n + 2) % 5,
    quotient: (n) => Math.floor((n + 1) / 3),
    xor: (n) => n ^ 5,
    and: (n) => n & 6,
    or: (n) => n | 4,
    gray: (n) => (n + 1) ^ ((n + 1) >> 1),
    dividing2: (n) => two(n + 1) + 2,
    lowBit: (n) => 2 ** two(n + 1),
    odd: (n) => (n === 0 ? 9 : n / 2 ** two(n)),
    halfOdd: (n) => ((n + 1) / 2 ** two(n + 1) - 1) / 2,
    ones: (n) => ones(n + 3),
    parity: (n) => ones(n) % 2,
    highBit: (n) => (n + 1).toString(2).length - 1,
  };
  assert.deepEqual(Object.keys(forms), [...writable]);
  const to = 200;
  const input = `${to + 1}\n${Array.from({length: to + 1}, (_, n) => `${n}\n`).join("")}`;
  const cases = [];
  for (const [kind, valueAt] of Object.entries(forms)) {
    const values = Uint32Array.from({length: to + 1}, (_, n) => valueAt(n));
    const fit = fitsIn(values, null).find((fit) => fit.kind === kind);
    const plan = {kind: "form", fit, values: fit.exceptions.map((n) => [n, values[n]])};
    for (const language of ["cpp", "py"]) {
      const program = programOf({game: kind, plan, input: "tests", answer: "value"}, language);
      cases.push({language, program, input, output: [...values].map((value) => `${value}\n`).join(""), about: kind});
    }
  }
  holds(cases);
});

test("a table refuses what is beyond it", async () => {
  const {programOf} = await sources.load("/web/sequences/submission/program.ts");
  const plan = {kind: "table", values: [0, 1, 2], to: 2};
  const programIn = (language) => programOf({game: "g", plan, input: "line", answer: "value"}, language);
  const file = join(folder, "short.py");
  writeFileSync(file, programIn("py"));
  for (const command of [["python3", file], [compiled("short", programIn("cpp"))]]) {
    const {stderr, status, stdout} = ran(command, "3\n");
    assert.deepEqual([stderr, status, stdout], ["the table ends at 2\n", 1, ""]);
  }
});
