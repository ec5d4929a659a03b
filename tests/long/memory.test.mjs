// Memory limits: a request that needs too much memory ends in a limit or in its answer, and the engine goes on,
// natively under a tight limit of the system, and in the wasm.
import assert from "node:assert/strict";
import {spawn, spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {openWasm} from "../fuzz/wasm.mjs";
import {command} from "../helpers/command.mjs";

const MOST_KILOBYTES = 2 ** 21;
const HARDLY_ANY = 100_000;
const BOXES = "stone-boxes:4/11,255/4294967295";
const period = {preperiod: "1", period: "1", saltus: "0"};
const ofTheWhole = JSON.stringify({
  game: "subtraction",
  rules: "!1000000000",
  ...period,
  seen: {lag: "1", from: "1", to: "15000000"},
});
const ofManyParts = JSON.stringify({
  game: "take-and-break",
  rules: "0.{50}",
  ...period,
  seen: {lag: "1", from: "1", to: "19000"},
});

/** Resolves to the document and the peak memory in kilobytes. */
function measured(words) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {stdio: ["ignore", "pipe", "inherit"]});
    let output = "";
    let peak = 0;
    const look = setInterval(() => {
      try {
        peak = Math.max(
          peak,
          Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0),
        );
      } catch {
        // The process has ended.
      }
    }, 5);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("close", (status) => {
      clearInterval(look);
      resolve({status, document: JSON.parse(output), peak});
    });
  });
}

/** Runs a command with a limit on its memory, in kilobytes. */
function within(kilobytes, words, input = "") {
  const line = `ulimit -v ${kilobytes}; exec "$0" "$@"`;
  const {status, stdout} = spawnSync("sh", ["-c", line, command, ...words], {input, encoding: "utf8"});
  return {status, document: JSON.parse(stdout)};
}

const boxes = (play) => ["analyze", BOXES, "--play", play, "--moves", "none", "--budget", "1000000000"];
for (const words of [["check", "kayles:1000000000000000000"], boxes("misere")])
  test(`${words.join(" ")} ends for want of memory`, async () => {
    const {status, document, peak} = await measured(words);
    assert.deepEqual([status, document.status, document.limit], [3, "limit", {...document.limit, kind: "memory"}]);
    assert.ok(peak > 0 && peak < MOST_KILOBYTES, `${peak} KB`);
  });

test("what is known without them takes no such room", () => {
  const {status, document} = within(HARDLY_ANY, boxes("sj"));
  assert.deepEqual([status, document.status, document.outcome], [0, "solved", "N"]);
});

test("a certificate of far heaps is refused, one of heavy ones is a limit", () => {
  const farReply = within(HARDLY_ANY, ["check-certificate", "-"], ofTheWhole);
  assert.deepEqual([farReply.status, farReply.document.valid], [2, false]);
  const heavy = within(MOST_KILOBYTES, ["check-certificate", "-"], ofManyParts);
  assert.deepEqual([heavy.status, heavy.document], [3, {status: "limit", limit: {kind: "positions"}}]);
});

test("brackets without end are refused", () => {
  for (const text of ["[".repeat(1e6), '{"a":'.repeat(1e6)])
    assert.equal(within(HARDLY_ANY, ["check-certificate", "-"], text).status, 2);
});

test("where the system has hardly any memory, every verb ends in a limit", () => {
  assert.equal(within(HARDLY_ANY, ["analyze", "nim:1,2,4"]).document.grundy, "7");
  for (const verb of ["analyze", "check", "remoteness", "strategy"]) {
    const {status, document} = within(HARDLY_ANY, [verb, BOXES, "--play", "misere", "--budget", "1000000000"]);
    assert.deepEqual([status, document.status, document.limit.kind], [3, "limit", "memory"], verb);
  }
});

test("the wasm ends in a limit too, and answers the next question", async () => {
  const sg = await openWasm();
  const farReply = sg.ask(["check", "kayles:1000000000000000000"]);
  const large = sg.ask(["analyze", BOXES, "misere", "none", "1000000000"]);
  for (const document of [farReply, large]) assert.equal(JSON.parse(document).limit.kind, "memory");
  assert.equal(JSON.parse(sg.ask(["analyze", "nim:1,2,4"])).grundy, "7");
  assert.equal(JSON.parse(sg.ask(["check-certificate", ofTheWhole])).valid, false);
});
