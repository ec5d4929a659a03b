// No request takes more memory than there is for it: it ends in a limit or in its answer, and the engine goes on, natively, where the
// system has hardly any, and in the wasm.
import assert from "node:assert/strict";
import {spawn, spawnSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {openWasm} from "../fuzz/wasm.mjs";
import {command} from "./command.mjs";

const MOST_KILOBYTES = 2 ** 21;
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

/** Its document and, in kilobytes, the most that it was seen to hold. */
function measured(words, input = "") {
  return new Promise((resolve) => {
    const child = spawn(command, words, {stdio: ["pipe", "pipe", "inherit"]});
    let output = "";
    let most = 0;
    const look = setInterval(() => {
      try {
        most = Math.max(
          most,
          Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0),
        );
      } catch {
        // It has ended.
      }
    }, 5);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("close", (status) => {
      clearInterval(look);
      resolve({status, document: JSON.parse(output), most});
    });
    child.stdin.end(input);
  });
}

const boxes = (play) => ["analyze", BOXES, "--play", play, "--moves", "none", "--budget", "1000000000"];
for (const words of [["check", "kayles:1000000000000000000"], boxes("misere")])
  test(`${words.join(" ")} ends for want of memory`, async () => {
    const {status, document, most} = await measured(words);
    assert.deepEqual([status, document.status, document.limit], [3, "limit", {...document.limit, kind: "memory"}]);
    assert.ok(most > 0 && most < MOST_KILOBYTES, `${most} KB`);
  });

test("what is known without them takes no such room", async () => {
  const {status, document, most} = await measured(boxes("sj"));
  assert.deepEqual([status, document.status, document.outcome], [0, "solved", "N"]);
  assert.ok(most < MOST_KILOBYTES / 4, `${most} KB`);
});

test("a certificate of far heaps is refused, one of heavy ones is a limit", async () => {
  const far = await measured(["check-certificate", "-"], ofTheWhole);
  assert.deepEqual([far.status, far.document.valid], [2, false]);
  assert.ok(far.most < MOST_KILOBYTES / 4, `${far.most} KB`);
  const heavy = await measured(["check-certificate", "-"], ofManyParts);
  assert.deepEqual([heavy.status, heavy.document], [3, {status: "limit", limit: {kind: "positions"}}]);
});

test("brackets without end are refused", async () => {
  for (const text of ["[".repeat(1e6), '{"a":'.repeat(1e6)])
    assert.deepEqual((await measured(["check-certificate", "-"], text)).status, 2);
});

// A sanitizer needs more room than that for itself.
const skip = command.includes("asan") && "under sanitizers";
test("where the system has hardly any memory, every verb ends in a limit", {skip}, () => {
  const within = (words) => {
    const line = `ulimit -v 100000; exec "$0" "$@"`;
    const {status, stdout} = spawnSync("sh", ["-c", line, command, ...words], {encoding: "utf8"});
    return {status, document: JSON.parse(stdout)};
  };
  assert.equal(within(["analyze", "nim:1,2,4"]).document.grundy, "7");
  for (const verb of ["analyze", "check", "remoteness", "strategy"]) {
    const {status, document} = within([verb, BOXES, "--play", "misere", "--budget", "1000000000"]);
    assert.deepEqual([status, document.status, document.limit.kind], [3, "limit", "memory"], verb);
  }
});

test("the wasm ends in a limit too, and answers the next question", async () => {
  const sg = await openWasm();
  const far = sg.ask(["check", "kayles:1000000000000000000"]);
  const large = sg.ask(["analyze", BOXES, "misere", "none", "1000000000"]);
  for (const document of [far, large]) assert.equal(JSON.parse(document).limit.kind, "memory");
  assert.equal(JSON.parse(sg.ask(["analyze", "nim:1,2,4"])).grundy, "7");
  assert.equal(JSON.parse(sg.ask(["check-certificate", ofTheWhole])).valid, false);
});
