// The packed package itself: its files, the verdict of package linters, reproducible builds, and its README's examples.
import assert from "node:assert/strict";
import {readdirSync, readFileSync, statSync} from "node:fs";
import {join} from "node:path";
import {before, test} from "node:test";
import {publint} from "publint";
import {formatMessage} from "publint/utils";
import {linked, notices, FILE as noticesFile} from "../../scripts/notices.mjs";
import {buildPackage} from "../../scripts/package.mjs";
import {assertApproved} from "../helpers/approve.mjs";
import {consumer, pack, run, temporary, writeFiles} from "../helpers/consumer.mjs";

const read = (file) => readFileSync(file, "utf8");
let packed;
let folder;
before(() => {
  packed = pack();
  folder = consumer(packed.tarball);
});

test("what is packed has been approved", () => assertApproved("package.txt", `${packed.files.sort().join("\n")}\n`));

test("publint has nothing to say", async () => {
  const {messages, pkg} = await publint({
    pkgDir: join(folder, "node_modules/sg-playground"),
    strict: true,
    pack: false,
  });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg, {color: false})),
    [],
  );
});

test("two builds are the same, byte by byte", async () => {
  const [firstFolder, two] = [temporary(), temporary()];
  for (const built of [firstFolder, two]) await buildPackage(built);
  const filesOf = (folder) =>
    readdirSync(folder, {recursive: true, encoding: "utf8"})
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort();
  const names = filesOf(firstFolder);
  assert.ok(names.length > 10);
  assert.deepEqual(filesOf(two), names);
  for (const name of names)
    assert.ok(readFileSync(join(firstFolder, name)).equals(readFileSync(join(two, name))), name);
});

test("the notices name what the builds have taken in; node scripts/notices.mjs writes them", () => {
  assert.equal(read(noticesFile), notices());
});

test("every library that C++ includes has its notice", () => {
  const files = readdirSync("cpp", {recursive: true}).filter((file) => /pp$/.test(String(file)));
  // Symbols that only the command has, and those of the system.
  const notInWasm = ["CLI", "sys"];
  const usedLibraries = new Set(
    files.flatMap((file) => [...read(`cpp/${file}`).matchAll(/#include <(\w+)\//g)].map((match) => match[1])),
  );
  assert.ok(usedLibraries.has("rapidjson"));
  for (const library of usedLibraries) assert.ok(library in linked || notInWasm.includes(library), library);
});

test("one version everywhere", () => {
  const {version, license} = JSON.parse(read("package.json"));
  assert.equal(JSON.parse(read(join(folder, "node_modules/sg-playground/package.json"))).version, version);
  const citation = read("CITATION.cff");
  assert.deepEqual(
    [...citation.matchAll(/^(?:version|license): (.*)$/gm)].map((match) => match[1]),
    [version, license],
  );
});

/** Code blocks of the README in a language, with the output that they promise. */
const blocks = (language) =>
  [...read("docs/package.md").matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, code]) => ({
    code,
    said: [...code.matchAll(/\/\/ (.*)$/gm)].flatMap((match) => match[1].split(" ")),
  }));
const hasRequire = /** @type {{require_module?: boolean}} */ (process.features).require_module ?? false;

for (const [language, ending] of [
  ["js", "mjs"],
  ["cjs", "cjs"],
])
  test(`the README's examples print what they say: ${language}`, async () => {
    const examples = blocks(language);
    assert.ok(examples.length > 0);
    for (const [index, {code, said: expectedOutput}] of examples.entries()) {
      const file = `example-${index}.${ending}`;
      writeFiles(folder, {[file]: code});
      const {stdout, stderr, status} = await run(process.execPath, [file], folder);
      if (language === "cjs" && !hasRequire) assert.match(stderr, /ERR_REQUIRE_ESM/);
      else assert.deepEqual([stdout.split(/\s+/).filter(Boolean), status], [expectedOutput, 0], `${code}\n${stderr}`);
    }
  });

test("the engine works in a thread, and neither it nor a standby keeps a process alive", async () => {
  for (const end of ["", "sg.close();"]) {
    writeFiles(folder, {
      "ends.mjs": `import {createEngine} from "sg-playground";
const sg = await createEngine({standby: true});
let turns = 0;
const turn = () => { turns++; next = setImmediate(turn); };
let next = setImmediate(turn);
const {certificate} = await sg.strategy("nim:9,10,12,13", "normal", 3000000);
clearImmediate(next);
console.log(certificate !== undefined && turns > 1000);
${end}
setImmediate(() => console.log(process.getActiveResourcesInfo().filter((name) => name === "Timeout").length));`,
    });
    const {stdout, stderr, status} = await run(process.execPath, ["ends.mjs"], folder);
    assert.deepEqual([stdout, stderr, status], ["true\n0\n", "", 0]);
  }
});

test("a thread that ends is replaced once, and where none can start the engine works without", async () => {
  writeFiles(folder, {
    // The first message is the start of the engine.
    "dying.mjs": `import {parentPort} from "node:worker_threads";
import "./node_modules/sg-playground/node-worker.js";
let messages = 0;
parentPort.on("message", () => { if (++messages === 2) process.exit(); });`,
    "broken.mjs": "throw new Error();",
    "asking.mjs": `import {createEngine} from "sg-playground";
for (const file of ["dying.mjs", "broken.mjs", "missing.mjs"]) {
  const sg = await createEngine({workerUrl: new URL(file, import.meta.url)});
  console.log(await sg.analyze("nim:3,5,7").then(({grundy}) => grundy, ({code}) => code));
}`,
  });
  const {stdout, stderr, status} = await run(process.execPath, ["asking.mjs"], folder);
  assert.deepEqual([stdout, stderr, status], ["unavailable\n1\n1\n", "", 0]);
});

test("a program given on the command line finds its thread, and the file that needs no other runs in Node", async () => {
  for (const from of ["sg-playground", "sg-playground/inline"]) {
    const program = `import {createEngine} from "${from}";
console.log((await (await createEngine()).analyze("nim:3,5,7")).grundy);`;
    const {stdout, status} = await run(process.execPath, ["--input-type=module", "--eval", program], folder);
    assert.deepEqual([stdout, status], ["1\n", 0], from);
  }
});

test("its types hold, with the types of Node alone and with those of a browser alone", async () => {
  const program = `import {createEngine, EngineError, type Answer, type Engine} from "sg-playground";
import {createEngine as alone} from "sg-playground/inline";
const sg: Engine = await createEngine({wasmBinary: new Uint8Array(), standby: true});
const answer: Answer = await sg.analyze("nim:3", {signal: AbortSignal.abort(), play: "misere"});
const value: string | null = answer.grundy;
// @ts-expect-error there is no such play
await (await alone()).analyze("nim:3", {play: "normale"});
export {value, EngineError};
`;
  writeFiles(folder, {"program.ts": program});
  const common = {strict: true, noEmit: true, skipLibCheck: false, target: "ES2022"};
  const settings = {
    node: {
      module: "NodeNext",
      lib: ["ES2022"],
      types: ["node"],
      typeRoots: [join(process.cwd(), "node_modules/@types")],
    },
    browser: {module: "ESNext", moduleResolution: "Bundler", lib: ["ES2022", "DOM"], types: []},
  };
  for (const [name, ownSettings] of Object.entries(settings)) {
    const compilerOptions = {...common, ...ownSettings};
    writeFiles(folder, {[`${name}.json`]: JSON.stringify({compilerOptions, files: ["program.ts"]})});
    const {stdout, status} = await run(
      "node_modules/.bin/tsc",
      ["-p", join(folder, `${name}.json`), "--pretty", "false"],
      process.cwd(),
    );
    assert.deepEqual([stdout, status], ["", 0], name);
  }
});
